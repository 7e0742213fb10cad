"""Reduction of income, and what gives points."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from model.systems.age_of_steam.conditions.cases import values_of
from model.systems.age_of_steam.rules.money_rules import Band, Every
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding, Way
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey
from validator.wording.near_names import nearest

TERMS: Final = ("income", "shares", "owned_sections", "cash", "kept_cubes", "turns_lasted")


@check(
    "RUL113",
    "reduction-with-gaps",
    ERROR,
    reads=RULES,
    needs=("rules",),
    rules=("AOS-REDUCE-01", "AOM-MONEY-06"),
    holds=("VAL-AOS-53", "VAL-AOM-20"),
    since="0.6.0",
)
def reduction_with_gaps(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """The table of reduction does not say for every income how much is lost.

    Its bands rise, the last one is for all that is more (`null`), and none takes more than there
    is.

    Why: for some income nobody knows what to take away.
    Repair: write the upper end of each band, in rising order, and `null` at the end.

    Bad:
        rules: {money: {reduction: [[10, 0], [20, 2], [30, 4]]}}

    Good:
        rules: {money: {reduction: [[10, 0], [20, 2], [null, 4]]}}
    """
    route = ("rules", "money", "reduction")
    for reduction in values_of(survey.rules.money.reduction):
        why = "" if isinstance(reduction, Every) else _why_not(reduction)
        if why:
            yield Finding(message=why, route=route)


def _why_not(bands: tuple[Band, ...]) -> str:
    """What is wrong with a table; nothing where it can be used."""
    ends = [up for up, _ in bands[:-1] if up is not None]
    if not bands or bands[-1][0] is not None:
        last = bands[-1][0] if bands else 0
        return tr(
            "the table of reduction ends at {last} and says nothing of more income", last=last
        )
    if len(ends) < len(bands) - 1 or any(low >= high for low, high in pairwise(ends)):
        return tr("the bands of reduction do not rise")
    low = 0
    for up, lost in bands:
        if lost > low:
            return tr("an income of {low} would lose {lost}", low=low, lost=lost)
        low = low if up is None else up + 1
    return ""


@check(
    "RUL114",
    "points-for-nothing-known",
    ERROR,
    reads=("goods", *RULES),
    needs=("rules",),
    rules=("AOM-MONEY-07",),
    holds=("VAL-AOS-46", "VAL-AOS-57"),
    since="0.6.0",
)
def points_for_nothing_known(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Points are given, or ties broken, by something that nobody can count.

    Why: the score of a game could not be told.
    Repair: name income, shares, owned_sections, cash, kept_cubes, turns_lasted, `token.ID` or
    `cubes_left.COLOUR`.

    Bad:
        rules: {scoring: [{term: income, times: 3}, {term: token.suport, times: 3}]}

    Good:
        rules: {scoring: [{term: income, times: 3}, {term: token.support, times: 3}]}
    """
    known = [*TERMS, *(f"token.{key}" for key in survey.rules.tokens)]
    known += [f"cubes_left.{key}" for key in survey.scenario.goods]
    named: list[tuple[str, Way]] = [
        (one.term, ("rules", "scoring", place, "term"))
        for place, one in enumerate(survey.rules.scoring)
    ]
    named += [(term, ("rules", "tie_break", n)) for n, term in enumerate(survey.rules.tie_break)]
    for term, route in named:
        if term not in known:
            near = nearest(term, known)
            yield Finding(
                message=tr("nobody can count {term}", term=term),
                route=route,
                help=tr("did you mean {near}?", near=near) if near else "",
            )


@check(
    "RUL115",
    "income-without-points",
    WARNING,
    reads=RULES,
    needs=("rules",),
    rules=("AOS-END-02",),
    holds=("VAL-AOS-58",),
    since="0.6.0",
)
def income_without_points(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """Income gives no points.

    A game for one player, or one that is about lasting long, may be meant so.

    Why: deliveries are what the game is about, and in the last turns they would be worth nothing.
    Repair: add `{term: income, times: 3}` to `scoring`.

    Bad:
        rules: {scoring: [{term: owned_sections, times: 1}]}

    Good:
        rules: {scoring: [{term: income, times: 2}, {term: owned_sections, times: 1}]}
    """
    terms = {one.term for one in survey.rules.scoring if one.times}
    if not terms & {"income", "turns_lasted"} and survey.rules.money.goal is None:
        yield Finding(message=tr("income gives no points"), route=("rules", "scoring"))

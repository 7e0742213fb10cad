"""Terrain and waters without a price, and prices without terrain or waters."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from model.collection import Things, freeze, thaw
from model.forms.form import Step
from model.scenario.change import Change, difference
from model.scenario.things import Water
from model.systems.crayon.ground.ground import crossed_edges, surcharge_of
from model.systems.crayon.things.effects import Rekind
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding, Repair
from validator.systems.crayon.survey.survey import CrayonSurvey
from validator.wording.listing import counted, listed, name_of
from validator.wording.near_names import nearest, only_near

RULES = ("rules", "variants")
_UNREACHED = (
    "MAP014 NET001 NET002 NET003 NET004 NET005 NET006 NET007 NET008 NET010 NET011 NET012 NET013"
).split()
"""What is found where mileposts cannot be built on, whatever the reason."""


def _own_prices(survey: CrayonSurvey, table: str) -> Mapping[str, Any]:
    """The prices that the scenario itself gives; null takes the price of a preset away."""
    cost = survey.scenario.rules.get("cost")
    prices = cost.get(table) if isinstance(cost, Things) else None
    return prices if isinstance(prices, Things) else {}


@check(
    "RUL001",
    "terrain-without-price",
    ERROR,
    reads=("board", *RULES),
    needs=("ground",),
    implies=("RUL003",),
    implies_anywhere=(*_UNREACHED, "DCK010", "DCK011", "MAP012", "MAP024"),
    spoils=("trade",),
    rules=("CRY-BUILD-04",),
    holds=("VAL-CRY-05",),
)
def terrain_without_price(survey: CrayonSurvey) -> Iterator[Finding]:
    """The board has mileposts of a kind that has no price.

    A kind whose price the scenario takes away with null is meant to be closed, and not told.

    Why: nobody can build to them, though they are drawn like the others.
    Repair: name the price under `rules: cost: terrain`, or correct the legend. The price of
    the dearest land is proposed.

    Bad:
        board: {legend: {"^": moutain}}

    Good:
        board: {legend: {"^": mountain}}
    """
    prices, own = survey.rules.cost.terrain, _own_prices(survey, "terrain")
    board = survey.ground.board
    for kind, number in board.kinds().items():
        if kind in prices or (kind in own and own[kind] is None):
            continue
        sign = next(sign for sign, meant in board.legend.items() if meant == kind)
        near = nearest(kind, prices)
        yield Finding(
            message=(
                tr(
                    "{kind} has no price, and {mileposts} is {kind}",
                    kind=kind,
                    mileposts=counted(number, "milepost"),
                )
                if number == 1
                else tr(
                    "{kind} has no price, and {mileposts} are {kind}",
                    kind=kind,
                    mileposts=counted(number, "milepost"),
                )
            ),
            route=("board", "legend", sign),
            help=tr("did you mean {near}?", near=near)
            if near
            else tr("say rules: cost: terrain: {kind}", kind=kind),
            about=(("rules", "cost"),),
            repair=_called(sign, kind, near, prices) if near else _priced(survey, kind, prices),
        )


def _priced(survey: CrayonSurvey, kind: str, prices: Mapping[str, int]) -> Repair | None:
    """Land of an own kind is mostly harder than what is there."""
    if not prices:
        return None
    like = max(prices, key=lambda one: prices[one])
    rules: dict[str, Any] = thaw(survey.scenario.rules)
    cost = rules.get("cost") or {}
    table = {**(cost.get("terrain") or {}), kind: prices[like]}
    said = {**rules, "cost": {**cost, "terrain": table}}
    words = tr(
        "let {kind} cost {prices}, as {like} does", kind=kind, prices=prices[like], like=like
    )
    changed = replace(survey.scenario, rules=freeze(said))
    return Repair(words, difference(survey.scenario, changed, words))


def _called(sign: str, kind: str, near: str, known: Iterable[str]) -> Repair:
    step = Step(("board", "legend", sign), kind, near)
    is_sure = only_near(kind, known) == near
    return Repair(
        tr("call it {near}", near=near), Change(tr("call it {near}", near=near), (step,)), is_sure
    )


@check(
    "RUL002",
    "crossing-without-price",
    ERROR,
    reads=("board", "waters", *RULES),
    needs=("ground",),
    implies_anywhere=_UNREACHED,
    spoils=("trade",),
    rules=("CRY-BUILD-05",),
    holds=("VAL-CRY-05",),
)
def crossing_without_price(survey: CrayonSurvey) -> Iterator[Finding]:
    """Crossing a kind of water has no price.

    A kind whose price the scenario takes away with null is meant to be closed, and not told; and
    where lakes are crossed at listed places only, one without such places needs no price.

    Why: nobody can build a bridge over it, which no player expects.
    Repair: name the price under `rules: cost: crossing`, or give the water a `surcharge`.

    Bad:
        rules: {preset: empire-builder, cost: {terrain: {alpine: 5, desert: 1}}}
        waters:
        - {id: white-pan, surcharge: 1}

    Good:
        rules:
          preset: empire-builder
          cost: {terrain: {alpine: 5, desert: 1}, crossing: {dry-river: 1}}
        waters:
        - {id: white-pan, surcharge: 1}
    """
    own = _own_prices(survey, "crossing")
    found: dict[str, list[Water]] = {}
    for water in survey.scenario.waters.values():
        is_closed = water.kind in own and own[water.kind] is None
        has_price = is_closed or surcharge_of(survey.rules, water) is not None
        if not has_price and _is_crossed(survey, water):
            found.setdefault(water.kind, []).append(water)
    for kind, waters in found.items():
        yield Finding(
            message=tr(
                "crossing a {kind} has no price: {w} cannot be crossed",
                kind=kind,
                w=listed([name_of(w) for w in waters]),
            ),
            route=("waters", waters[0].id, "kind"),
            also=tuple([Also(("waters", water.id), "") for water in waters[1:10]]),
        )


def _is_crossed(survey: CrayonSurvey, water: Water) -> bool:
    if water.kind == "lake" and survey.rules.build.lakes == "listed":
        return bool(water.crossable)
    has = survey.ground.board.has
    met = crossed_edges(water, survey.ground.waters[water.id])
    return any(has(edge.a) and has(edge.b) for edge in met)


@check(
    "RUL003",
    "idle-price",
    WARNING,
    reads=("board", "waters", "events", *RULES),
    needs=("ground",),
    whole=("board", "waters", "events"),
    holds=("VAL-CRY-07",),
)
def idle_price(survey: CrayonSurvey) -> Iterator[Finding]:
    """The scenario gives a price for terrain or water that does not occur.

    What a preset prices is no matter: it is made for many maps.

    Why: the price was written for something that is missing, or that is spelt in another way.
    Repair: correct the name, or take the price away.

    Bad:
        rules: {cost: {terrain: {swamp: 3}}}

    Good:
        rules: {cost: {terrain: {desert: 1}}}
    """
    kinds = survey.ground.board.kinds()
    without_price = [kind for kind in kinds if kind not in survey.rules.cost.terrain]
    for kind, price in _own_prices(survey, "terrain").items():
        if kind not in kinds and price is not None:
            near = nearest(kind, without_price)
            yield _idle(
                tr("no milepost is {kind}", kind=kind),
                ("rules", "cost", "terrain", kind),
                price,
                near,
            )
    waters = _kinds_of_water(survey)
    for table in ("crossing", "after_rains"):
        for kind, price in _own_prices(survey, table).items():
            if kind not in waters and price is not None:
                yield _idle(
                    tr("no water is a {kind}", kind=kind), ("rules", "cost", table, kind), price, ""
                )


def _kinds_of_water(survey: CrayonSurvey) -> set[str]:
    """The kinds of waters that there are, and those that an event makes of them."""
    events = survey.part.events.values()
    effects = [effect for event in events for effect in event.effects]
    become = {str(one.becomes) for one in effects if isinstance(one, Rekind) and one.becomes}
    return {water.kind for water in survey.scenario.waters.values()} | become


def _idle(why: str, route: tuple[str, ...], price: Any, near: str) -> Finding:
    """A price for nothing; `near` is the kind that it may be meant for."""
    steps = [Step(route, price, None)]
    title = tr("take the price away")
    if near:
        steps.append(Step((*route[:-1], near), None, price))
        title = tr("let it be the price of {near}", near=near)
    return Finding(
        message=tr("{why}, but there is a price for {route}", why=why, route=route[-1]),
        route=route,
        is_about_key=True,
        help=tr("did you mean {near}?", near=near) if near else "",
        repair=Repair(title, Change(tr("correct a price"), tuple(steps))),
    )

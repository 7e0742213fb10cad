"""Variants of a map: whether every allowed combination of them is a sound map."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations, islice, product

from model.scenario.things import OwnVariant
from model.wording.speech import tr
from validator.check import OWN_KEYS, Check, check, checks_of
from validator.finding import ERROR, Finding, Partly
from validator.survey.survey import survey_of
from validator.systems.age_of_steam.survey.survey import LAND, MOST_PLAYERS, AgeOfSteamSurvey
from validator.wording.listing import listed

MOST = 32
"""So many combinations of variants are looked at."""


@check(
    "REF101",
    "unsound-variants",
    ERROR,
    reads=(*LAND, "players", OWN_KEYS),
    needs=("rules",),
    rules=("AOM-SETUP-15",),
    holds=("VAL-AOM-11", "VAL-AOM-06"),
    since="0.6.0",
)
def unsound_variants(survey: AgeOfSteamSurvey) -> Iterator[Finding | Partly]:
    """With some of its own variants switched on, a map has an error that it does not have without.

    All combinations are looked at that are allowed, up to 32 of them.

    Why: who switches these on cannot play.
    Repair: correct what the variant changes, or let the two exclude each other.

    Bad:
        own_variants:
          crowded: {title: Crowded, changes: {start_cubes: [{where: {kind: printed}, draw: 7}]}}

    Good:
        own_variants:
          fuller: {title: Fuller, changes: {start_cubes: [{where: {kind: printed}, draw: 3}]}}
    """
    own = survey.scenario.own_variants
    checks = [one for one in checks_of(survey.scenario.system) if _is_asked(one)] if own else []
    told = {(one.code, one.message) for one in _errors(survey, checks)}
    chosen = list(islice(_allowed(own), MOST + 1)) if own else []
    for names in chosen[:MOST]:
        for error in _errors(_with(survey, names), checks):
            if (error.code, error.message) not in told:
                told.add((error.code, error.message))
                yield Finding(
                    message=tr(
                        "with {names}: {message} ({code})",
                        names=listed(names),
                        message=error.message,
                        code=error.code,
                    ),
                    route=("own_variants", names[-1]),
                )
    if len(chosen) > MOST:
        yield Partly(tr("of the combinations of variants {most} were looked at", most=MOST))


def _is_asked(one: Check) -> bool:
    """Whether a check of the system says what makes a map unplayable."""
    is_own = bool(one.system) and one.code != "REF101"
    return is_own and one.severity is ERROR and not one.subjects and not one.asks_engine


def _with(survey: AgeOfSteamSurvey, names: tuple[str, ...]) -> AgeOfSteamSurvey:
    """The map as it is with some of its variants switched on."""
    from model.rules.variants import as_played

    scenario, own = survey.scenario, survey.scenario.own_variants
    others = [name for name in scenario.variants if name not in own]
    played = as_played(replace(scenario, variants=(*others, *names)))
    for bound in [own[name].players for name in names]:
        if bound is not None:
            least = max(played.players.min, bound.min or 1)
            most = min(played.players.max, bound.max or MOST_PLAYERS)
            played = replace(played, players=replace(played.players, min=least, max=most))
    found = survey_of(played)
    return found if isinstance(found, AgeOfSteamSurvey) else survey


def _errors(survey: AgeOfSteamSurvey, checks: list[Check]) -> Iterator[Finding]:
    for one in checks:
        if survey.broken.isdisjoint(one.whole) and not any(map(survey.why_lacking, one.needs)):
            for finding in one.findings(survey):
                if finding is not None and finding.severity is ERROR:
                    yield finding


def _allowed(own: Mapping[str, OwnVariant]) -> Iterator[tuple[str, ...]]:
    """The combinations of variants that may be switched on, small ones first."""
    groups: dict[str, list[str]] = {}
    for name, variant in own.items():
        if variant.one_of:
            groups.setdefault(variant.one_of, []).append(name)
    free = [name for name, variant in own.items() if not variant.one_of]
    for number in range(len(free) + 1):
        for some in combinations(free, number):
            for ones in product(*groups.values()):
                names = (*some, *ones)
                if names and not any(
                    other in names for one in names for other in own[one].excludes
                ):
                    yield names

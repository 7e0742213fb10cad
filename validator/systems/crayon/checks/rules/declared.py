"""Counts that a scenario declares and does not keep."""

from collections.abc import Iterator
from dataclasses import replace

from model.scenario.change import Change
from model.wording.speech import later, tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding, Repair, Way
from validator.rules.declared_counts import declared_otherwise
from validator.systems.crayon.survey.survey import CrayonSurvey

_CALLED = {
    "cities": later("cities"),
    "majors": later("Major Cities"),
    "demand_cards": later("demand cards"),
    "event_cards": later("event cards"),
    "chips": later("load chips"),
}
"""How messages call what is declared."""


@check(
    "RUL004",
    "declared-cities-differ",
    ERROR,
    reads=("cities", "rules", "variants"),
    needs=("rules",),
    whole=("cities",),
    implies_anywhere=("NET021",),
    spoils=("trade",),
    rules=("CRY-COMP-04",),
    holds=("VAL-CRY-36",),
)
def declared_cities_differ(survey: CrayonSurvey) -> Iterator[Finding]:
    """There are more or fewer cities, or Major Cities, than the scenario declares.

    Why: whoever wrote the number down counted; a city was lost, or added and forgotten.
    Repair: bring the city back, or correct the number under `rules: declared`.

    Bad:
        rules: {declared: {cities: 13}}

    Good:
        rules: {declared: {cities: 12}}
    """
    cities = survey.scenario.cities.values()
    majors = sum(city.kind == "major" for city in cities)
    found = list(_differing(survey, {"cities": len(cities), "majors": majors}))
    if len(found) < 2:
        yield from found
        return
    # One city that is gone makes both numbers wrong.
    declared = survey.rules.declared
    steps = tuple([step for one in found if one.repair for step in one.repair.change.steps])
    yield replace(
        found[0],
        message=f"the scenario declares {declared.cities:,} cities, {declared.majors:,} of them "
        f"Major Cities, and has {len(cities):,} and {majors:,}",
        repair=Repair(f"declare {len(cities):,} and {majors:,}", Change("correct counts", steps)),
    )


@check(
    "RUL005",
    "declared-cards-differ",
    WARNING,
    reads=("demands", "events", "goods", "rules", "variants"),
    needs=("rules",),
    whole=("demands", "events", "goods"),
    rules=("CRY-COMP-01",),
    holds=("VAL-CRY-42", "VAL-CRY-50"),
)
def declared_cards_differ(survey: CrayonSurvey) -> Iterator[Finding]:
    """There are more or fewer cards or load chips than the scenario declares.

    Why: a card or a chip was lost on the way, or added and forgotten.
    Repair: bring it back, or correct the number under `rules: declared`.

    Bad:
        rules: {declared: {demand_cards: 40}}

    Good:
        rules: {declared: {demand_cards: 36}}
    """
    counts = {
        "demand_cards": len(survey.part.demands),
        "event_cards": sum(event.count for event in survey.part.events.values()),
        "chips": sum(good.chips for good in survey.scenario.goods.values()),
    }
    yield from _differing(survey, counts)


def _differing(survey: CrayonSurvey, counts: dict[str, int]) -> Iterator[Finding]:
    for key, number in counts.items():
        declared: int = getattr(survey.rules.declared, key) or 0
        about = _told_at(survey, key, number - declared)
        yield from declared_otherwise(survey, key, number, tr(_CALLED[key]), about)


def _told_at(survey: CrayonSurvey, key: str, surplus: int) -> tuple[Way, ...]:
    """Where it is told why some are missing or too many: of a good and its chips, of the deck."""
    goods = survey.scenario.goods
    if key == "chips":
        few = surplus < 0
        return tuple([("goods", name) for name in goods if few or goods[name].chips == surplus])
    return (("demands", ""),) if key == "demand_cards" and surplus < 0 else ()

"""Counts that a board declares and does not keep."""

from collections.abc import Iterator

from model.wording.speech import later, tr
from validator.check import check
from validator.finding import WARNING, Finding
from validator.rules.declared_counts import declared_otherwise
from validator.systems.santa_fe.survey.survey import RULES, SantaFeSurvey

_CALLED = {
    "cities": later("cities"),
    "city_cards": later("City cards"),
    "majors": later("majors"),
    "short_lines": later("short lines"),
    "pieces": later("pieces of track"),
}
"""How messages call what is declared."""


@check(
    "RUL205",
    "declared-counts-differ",
    WARNING,
    reads=("railroads", "cities", *RULES),
    needs=("rules",),
    whole=("railroads", "cities"),
    rules=("SFR-COMP-02", "SFR-COMP-03"),
    holds=("SFR-CHK-08", "SFR-CHK-20"),
    since="0.6.0",
)
def declared_counts_differ(survey: SantaFeSurvey) -> Iterator[Finding]:
    """There are more or fewer cities, City cards, railroads or pieces than the file declares.

    The printed game has 42 cities, 66 City cards, five majors, four short lines and 160 pieces.
    Who makes a board for its box declares them, and is told when one is lost.

    Why: whoever wrote the number down counted; something was lost, or added and forgotten.
    Repair: bring it back, or correct the number under `rules: declared`.

    Bad:
        rules: {declared: {city_cards: 70}}

    Good:
        rules: {declared: {cities: 42, city_cards: 66, majors: 5, short_lines: 4, pieces: 160}}
    """
    railroads = survey.part.railroads.values()
    counts = {
        "cities": len(survey.scenario.cities),
        "city_cards": sum(survey.city_cards.values()),
        "majors": sum(one.is_major for one in railroads),
        "short_lines": sum(not one.is_major for one in railroads),
        "pieces": sum(one.track for one in railroads),
    }
    for key, number in counts.items():
        yield from declared_otherwise(survey, key, number, tr(_CALLED[key]))

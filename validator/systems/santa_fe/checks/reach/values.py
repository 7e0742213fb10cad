"""Values of cities against their distance from the bases of majors."""

from collections.abc import Iterator
from typing import NamedTuple

from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding
from validator.systems.santa_fe.survey.survey import LAND, WHOLE, SantaFeSurvey
from validator.wording.listing import counted

FEWEST = 8
"""Of fewer cities with a value nothing is said."""
RISING = 0.3
"""From here on values rise with the distance."""
PLAIN = 0.5
"""From here on they rise so plainly that a single city stands out."""
AGAINST = -0.6
"""A city stands out whose value is so much against all others."""


class _Place(NamedTuple):
    city: str
    far: int
    value: int


@check(
    "BAL201",
    "values-against-distance",
    WARNING,
    reads=LAND,
    needs=("land",),
    whole=WHOLE,
    rules=("SFR-SCORE-02",),
    since="0.6.0",
)
def values_against_distance(survey: SantaFeSurvey) -> Iterator[Finding]:
    """Cities near the bases are worth more than far ones, all in all or a single city.

    How far a city is counts in pieces from the nearest home base of a major.

    Why: near cities are reached early and by many railroads. If their cards are worth the most
    besides, nobody builds far, and who is dealt them has won.
    Repair: give higher values to cities that are further away.

    Bad:
        cities:
        - {id: minneapolis, value: 7}
        boom_markers:
        - {id: boom-5, count: 6}

    Good:
        cities:
        - {id: minneapolis, value: 2}
        boom_markers:
        - {id: boom-4, count: 4}
        - {id: boom-5, count: 6}
    """
    far = survey.far_from_bases
    places = [
        _Place(key, far[key], city.value)
        for key, city in survey.valued.items()
        if key in far and city.value is not None and key not in survey.homes
    ]
    if len(places) < FEWEST:
        return
    agreement = {one.city: _agreement(one, places) for one in places}
    ups, downs = (sum(one[n] for one in agreement.values()) for n in (0, 1))
    rising = (ups - downs) / (ups + downs) if ups + downs else 1.0
    if rising < RISING:
        yield Finding(
            message=tr(
                "values do not rise with the distance from the bases: of "
                "{ups:,} comparisons of two cities the nearer is worth more in "
                "{downs:,}",
                ups=ups + downs,
                downs=downs,
            ),
            route=("cities",),
        )
    elif rising > PLAIN:
        yield from (
            _standing_out(survey, one) for one in places if _balance(*agreement[one.city]) < AGAINST
        )


def _agreement(one: _Place, places: list[_Place]) -> tuple[int, int]:
    """How many others are further and worth more or the other way round, and how many are not."""
    signs = [(other.far - one.far) * (other.value - one.value) for other in places]
    return sum(sign > 0 for sign in signs), sum(sign < 0 for sign in signs)


def _balance(ups: int, downs: int) -> float:
    return (ups - downs) / (ups + downs) if ups + downs >= FEWEST else 1.0


def _standing_out(survey: SantaFeSurvey, one: _Place) -> Finding:
    return Finding(
        message=tr(
            "{city} is worth {one}, {pieces} from the nearest base: most "
            "cities so far away have another value",
            city=survey.city(one.city),
            one=one.value,
            pieces=counted(one.far, "piece"),
        ),
        route=("cities", one.city, "value"),
    )

"""Which cubes lie on a place at the beginning after a click: one more, or one less."""

from dataclasses import replace
from typing import Any, Final

from model.forms.hints import form_of
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.places.start_cubes import start_cubes
from model.systems.age_of_steam.things.cubes import Cubes

BAG: Final = "bag"
"""What is in hand where cubes are drawn; else it is a colour."""
MOST: Final = 100


def cubes_at(scenario: Scenario, place: str) -> Cubes:
    """What lies on a place, by what it says of itself or by the list of all places."""
    return start_cubes(scenario).get(place, Cubes())


def with_cube(cubes: Cubes, hand: str) -> Cubes | None:
    """One cube more; None where how many are drawn depends on the situation, or is the most."""
    if hand != BAG:
        return replace(cubes, fixed=tuple(sorted((*cubes.fixed, hand))))
    if not isinstance(cubes.draw, int) or cubes.draw >= MOST:
        return None
    return replace(cubes, draw=cubes.draw + 1)


def without_cube(cubes: Cubes, hand: str) -> Cubes | None:
    """One cube less; None where there is none such."""
    if hand != BAG:
        if hand not in cubes.fixed:
            return None
        left = list(cubes.fixed)
        left.remove(hand)
        return replace(cubes, fixed=tuple(left))
    if not isinstance(cubes.draw, int) or cubes.draw < 1:
        return None
    return replace(cubes, draw=cubes.draw - 1)


def as_said(cubes: Cubes) -> Any:
    """What a file says of it: a number where all of them are drawn."""
    if cubes == Cubes(draw=cubes.draw) and isinstance(cubes.draw, int):
        return cubes.draw
    return form_of(Cubes).write(cubes)

"""Houses and towers behind the places for stations: a city with more room is higher."""

from collections.abc import Iterator, Mapping
from typing import Final

from drawing.shapes.curves import line
from drawing.shapes.symbols import Batch, Ink, Shape, Spot, Symbol, Symbols
from drawing.systems.trains.printed.hex_plan import HexPlan
from drawing.themes.theme import Theme

FLOOR = -4.2
"""How far over the middle of a hex houses begin, in millimetres on a hex of 24."""
House = tuple[float, float, float, float]
"""Where its left and its right side are, how high its eaves are, and how high its top."""
HOUSES: Final[Mapping[int, tuple[House, ...]]] = {
    1: (
        (-8.2, -5.4, 1.7, 3.0), (-5.2, -3.2, 2.6, 2.6), (-3.0, -0.4, 5.4, 6.9),
        (-0.6, 1.6, 6.2, 6.2), (1.8, 3.4, 5.6, 6.8), (3.4, 5.6, 2.9, 2.9), (5.8, 8.4, 1.6, 2.9),
    ),
    2: (
        (-8.6, -6.4, 2.0, 3.2), (-6.2, -4.2, 3.6, 3.6), (-4.4, -2.6, 6.2, 6.2),
        (-2.6, -0.8, 7.2, 7.2), (-0.6, 1.2, 6.0, 8.0), (1.2, 3.0, 6.6, 6.6), (3.0, 4.6, 5.8, 5.8),
        (4.6, 6.4, 3.4, 3.4), (6.6, 8.6, 1.9, 3.0),
    ),
    3: (
        (-9.4, -7.8, 2.2, 2.2), (-7.7, -6.0, 3.6, 4.6), (-5.8, -4.3, 5.5, 5.5),
        (-4.3, -2.7, 5.2, 5.2), (-2.5, -0.9, 7.2, 7.2), (-0.7, 0.7, 7.0, 8.6), (0.7, 2.2, 6.0, 6.0),
        (2.5, 4.1, 6.4, 6.4), (4.1, 5.7, 5.4, 5.4), (6.0, 7.6, 4.2, 4.2), (7.8, 9.4, 2.2, 3.1),
    ),
}  # fmt: skip
"""By the room of a city; one with no room has small houses only."""
VILLAGE: Final = tuple((left, right, 1.7, 2.9) for left, right, _, _ in HOUSES[1])


def skyline(theme: Theme, plan: HexPlan, room: int) -> Iterator[Batch]:
    """The houses of a city."""
    yield Symbols(_symbol(theme.ink("stop-skyline"), room), plan.unit, [plan.hexagon.middle])


def houses_of(room: int) -> tuple[House, ...]:
    """The houses of a city with so much room."""
    return HOUSES.get(min(room, max(HOUSES)), VILLAGE)


def _symbol(ink: Ink, room: int) -> Symbol:
    shapes = (Shape(line(outline(one), closed=True), ink) for one in houses_of(room))
    return Symbol(f"skyline-{min(max(room, 0), max(HOUSES))}", tuple(shapes))


def outline(house: House) -> list[Spot]:
    """The corners of a house on a hex of 24 mm, off its middle."""
    left, right, eaves, top = house
    corners = (
        (left, 0.0), (left, eaves), ((left + right) / 2, top), (right, eaves), (right, 0.0)
    )  # fmt: skip
    return [(across, FLOOR - up) for across, up in corners]

"""The icons of the tools for boards of Trains."""

from collections.abc import Mapping, Sequence
from typing import Final

from editor.systems.trains.city_numbers import LARGEST
from editor.widgets.icons.digits import digits
from editor.widgets.icons.strokes import GOLD, RED, Drawn, Line, area, box, outline, ring

_HEX: Final = ring(12, 12, 10.6)
_PLACES: Final = {
    1: ((12, 12),),
    2: ((8.2, 12), (15.8, 12)),
    3: ((12, 7.8), (8.2, 15), (15.8, 15)),
}
"""Where the rooms of a city stand on its hex."""


def _house(x: float, y: float) -> Line:
    """A house with a roof around a point."""
    return ((x, y - 3.6), (x + 3, y - 1), (x + 3, y + 3), (x - 3, y + 3), (x - 3, y - 1))


def _room(number: int) -> tuple[Drawn, ...]:
    """A city with so many houses; of more than three the number alone."""
    outer = outline(_HEX, width=1.6)
    if number not in _PLACES:
        return outer, digits(number)
    return outer, area(*(_house(*place) for place in _PLACES[number]), colour=RED)


def _remote(number: int) -> tuple[Drawn, ...]:
    return outline(box(2.5, 2.5, 21.5, 21.5), width=1.8, colour=GOLD), digits(number)


ICONS: Mapping[str, Sequence[Drawn]] = {
    **{f"city-room-{number}": _room(number) for number in range(1, LARGEST + 1)},
    **{f"remote-number-{number}": _remote(number) for number in range(1, LARGEST + 1)},
    "city-rooms": _room(3),
}

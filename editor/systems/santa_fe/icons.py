"""The icons of the tools for boards of Santa Fe."""

from collections.abc import Mapping, Sequence
from typing import Final

from editor.widgets.icons.digits import digits
from editor.widgets.icons.strokes import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    Drawn,
    area,
    box,
    dots,
    outline,
    ring,
)

LARGEST: Final = 20
"""The most that a city can be worth."""
_DISC = ring(12, 12, 10.4, 32)


def _number(number: int) -> tuple[Drawn, ...]:
    """A number on a disc, as cities show their value."""
    return outline(_DISC, width=1.6, colour=GOLD), digits(number)


ICONS: Mapping[str, Sequence[Drawn]] = {
    **{f"city-value-{number}": _number(number) for number in range(1, LARGEST + 1)},
    "city-values": (area(_DISC, colour=GOLD), digits(7, width=2.4)),
    "city-squares": (
        outline(ring(12, 9, 6.5, 32), width=1.8),
        area(box(3, 16, 8.5, 21.5), colour=BLUE),
        area(box(9.3, 16, 14.8, 21.5), colour=RED),
        area(box(15.6, 16, 21.1, 21.5), colour=GREEN),
    ),
    "railroad-homes": (
        area(((12, 3), (21.5, 11.5), (2.5, 11.5)), colour=RED),
        outline(box(5, 11.5, 19, 20.5), width=1.8),
        area(box(10, 14.5, 14, 20.5)),
        dots((12, 8.6, 1.3), colour="#ffffff"),
    ),
}

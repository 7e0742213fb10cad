"""The icons of the tools for boards of Santa Fe."""

from collections.abc import Mapping, Sequence
from typing import Final

from editor.widgets.icons.strokes import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    Drawn,
    Line,
    area,
    box,
    dots,
    outline,
    ring,
    stroke,
)

LARGEST: Final = 20
"""The most that a city can be worth."""
_DIGITS: Mapping[str, Line] = {
    "0": ((0, 0), (1, 0), (1, 2), (0, 2), (0, 0)),
    "1": ((0.2, 0.4), (0.6, 0), (0.6, 2)),
    "2": ((0, 0), (1, 0), (1, 1), (0, 1), (0, 2), (1, 2)),
    "3": ((0, 0), (1, 0), (0.45, 0.9), (1, 1.1), (1, 2), (0, 2)),
    "4": ((0.75, 2), (0.75, 0), (0, 1.35), (1, 1.35)),
    "5": ((1, 0), (0, 0), (0, 0.9), (1, 0.9), (1, 2), (0, 2)),
    "6": ((0.9, 0), (0, 0.9), (0, 2), (1, 2), (1, 1), (0, 1)),
    "7": ((0, 0), (1, 0), (0.4, 2)),
    "8": ((0, 0), (1, 0), (1, 2), (0, 2), (0, 0), (0, 1), (1, 1)),
    "9": ((1, 1), (0, 1), (0, 0), (1, 0), (1, 1.1), (0.1, 2)),
}
"""Digits as lines, one wide and two high."""
_DISC = ring(12, 12, 10.4, 32)


def _number(number: int) -> tuple[Drawn, ...]:
    """A number on a disc, as cities show their value."""
    text = str(number)
    wide, high = (5.4, 5.4) if len(text) == 1 else (4.2, 4.6)
    left = 12 - (len(text) * wide + (len(text) - 1) * 1.8) / 2
    lines = [
        [(left + n * (wide + 1.8) + x * wide, 12 + (y - 1) * high) for x, y in _DIGITS[digit]]
        for n, digit in enumerate(text)
    ]
    return outline(_DISC, width=1.6, colour=GOLD), stroke(*lines, width=2.2)


ICONS: Mapping[str, Sequence[Drawn]] = {
    **{f"city-value-{number}": _number(number) for number in range(1, LARGEST + 1)},
    "city-values": (area(_DISC, colour=GOLD), stroke(_number(7)[1].lines[0], width=2.4)),
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

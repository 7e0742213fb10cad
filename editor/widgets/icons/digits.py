"""Numbers as lines, for icons that show one."""

from collections.abc import Mapping
from typing import Final

from editor.widgets.icons.strokes import Drawn, Line, stroke

_DIGITS: Final[Mapping[str, Line]] = {
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


def digits(number: int, width: float = 2.2) -> Drawn:
    """A number in the middle of an icon."""
    text = str(number)
    wide, high = (5.4, 5.4) if len(text) == 1 else (4.2, 4.6)
    left = 12 - (len(text) * wide + (len(text) - 1) * 1.8) / 2
    lines = [
        [(left + n * (wide + 1.8) + x * wide, 12 + (y - 1) * high) for x, y in _DIGITS[digit]]
        for n, digit in enumerate(text)
    ]
    return stroke(*lines, width=width)

"""What icons are drawn with: lines and circles on a field of 24 by 24.

Colours are few and middling, so that they stand out on light and on dark; all else is drawn in
the colour of the window's text.
"""

import math
from collections.abc import Sequence
from typing import Any

from model.forms.frozen import dataclass

Line = Sequence[tuple[float, float]]
BLUE, GREEN, BROWN, RED, GOLD = "#3b8bd1", "#4f9a3d", "#a5763f", "#d1493b", "#d19a1c"


@dataclass(frozen=True, slots=True)
class Drawn:
    """One part of an icon."""

    lines: Sequence[Line] = ()
    circles: Sequence[tuple[float, float, float]] = ()
    width: float = 1.8
    colour: str = ""
    """None means the colour of the window's text."""
    is_filled: bool = False
    is_closed: bool = False
    is_bent: bool = False
    is_dashed: bool = False


def ring(x: float, y: float, radius: float, corners: int = 6, turn: float = 0.0) -> Line:
    """The corners of a regular polygon; a hex stands on its tip."""
    steps = (turn + math.tau * n / corners - math.pi / 2 for n in range(corners))
    return [(x + radius * math.cos(step), y + radius * math.sin(step)) for step in steps]


def box(left: float, top: float, right: float, bottom: float) -> Line:
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def stroke(*lines: Line, **how: Any) -> Drawn:
    return Drawn(lines=lines, **how)


def area(*lines: Line, **how: Any) -> Drawn:
    return Drawn(lines=lines, is_filled=True, is_closed=True, **how)


def outline(*lines: Line, **how: Any) -> Drawn:
    return Drawn(lines=lines, is_closed=True, **how)


def dots(*circles: tuple[float, float, float], **how: Any) -> Drawn:
    return Drawn(circles=circles, is_filled=True, **how)

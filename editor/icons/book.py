"""What the icons look like: lines and circles on a field of 24 by 24."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Line = Sequence[tuple[float, float]]
BLUE, GREEN, BROWN, RED, GOLD = "#2f7fc4", "#4b8f3a", "#8a6337", "#c8392b", "#c99a1a"


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


BOOK: Mapping[str, Sequence[Drawn]] = {
    "ring": (Drawn(circles=((12, 12, 7),)),),
    "select": (
        Drawn(lines=(((4, 4), (20, 4), (20, 20), (4, 20)),), is_closed=True, is_dashed=True),
        Drawn(lines=(((9, 8), (16, 14), (12.5, 14.5), (14.5, 18)),), width=2),
    ),
    "terrain": (
        Drawn(
            lines=(((3, 20), (9, 8), (13, 15), (15.5, 11), (21, 20)),),
            is_closed=True,
            colour=BROWN,
            is_filled=True,
        ),
        Drawn(lines=(((20, 3), (14, 9)),), width=2.4),
        Drawn(lines=(((13, 8), (15, 10), (11, 12)),), is_closed=True, is_filled=True),
    ),
}

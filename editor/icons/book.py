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
    "new": (
        Drawn(lines=(((6, 3), (14, 3), (19, 8), (19, 21), (6, 21)),), is_closed=True),
        Drawn(lines=(((9.5, 14), (15.5, 14)), ((12.5, 11), (12.5, 17)))),
    ),
    "globe": (
        Drawn(circles=((12, 12, 8.5),), colour=BLUE),
        Drawn(lines=(((3.5, 12), (20.5, 12)), ((12, 3.5), (12, 20.5))), width=1.3),
        Drawn(lines=(((12, 3.5), (6.5, 12), (12, 20.5)),), width=1.3, is_bent=True),
        Drawn(lines=(((12, 3.5), (17.5, 12), (12, 20.5)),), width=1.3, is_bent=True),
    ),
    "open": (
        Drawn(lines=(((3, 19), (3, 5), (9, 5), (11, 8), (19, 8), (19, 11)),)),
        Drawn(lines=(((3, 19), (6.5, 11), (22, 11), (18.5, 19)),), is_closed=True, colour=GOLD),
    ),
}

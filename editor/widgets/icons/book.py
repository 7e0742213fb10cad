"""What the icons look like: lines and circles on a field of 24 by 24.

Colours are few and middling, so that they stand out on light and on dark; all else is drawn in
the colour of the window's text.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

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


def _ring(x: float, y: float, radius: float, corners: int = 6, turn: float = 0.0) -> Line:
    """The corners of a regular polygon; a hex stands on its tip."""
    steps = (turn + math.tau * n / corners - math.pi / 2 for n in range(corners))
    return [(x + radius * math.cos(step), y + radius * math.sin(step)) for step in steps]


def _box(left: float, top: float, right: float, bottom: float) -> Line:
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def _stroke(*lines: Line, **how: Any) -> Drawn:
    return Drawn(lines=lines, **how)


def _area(*lines: Line, **how: Any) -> Drawn:
    return Drawn(lines=lines, is_filled=True, is_closed=True, **how)


def _outline(*lines: Line, **how: Any) -> Drawn:
    return Drawn(lines=lines, is_closed=True, **how)


def _dots(*circles: tuple[float, float, float], **how: Any) -> Drawn:
    return Drawn(circles=circles, is_filled=True, **how)


ARROW: Line = ((5, 3), (5, 18), (9, 14.4), (11.6, 20.4), (14.4, 19.2), (11.8, 13.4), (17, 13))
BLOB: Line = ((12, 4), (18, 5.5), (20.5, 11), (17, 18), (10, 20), (4.5, 16), (4, 9), (7.5, 5))

TOOLS: Mapping[str, Sequence[Drawn]] = {
    "cells": (
        _outline(_ring(8, 9, 5)),
        _outline(_ring(16.6, 9, 5)),
        _outline(_ring(12.3, 16.4, 5)),
    ),
    "things": (
        _dots((7.5, 7.5, 4), colour=RED),
        _stroke(((3, 20), (9, 14), (14, 18), (21, 12)), is_bent=True, width=2.6, colour=BLUE),
    ),
    "edge-blocked": (
        _stroke(((2, 12), (22, 12)), width=1.4),
        _stroke(((8, 8), (16, 16)), ((16, 8), (8, 16)), width=2.6, colour=RED),
    ),
    "edge-also": (
        _stroke(((2, 12), (22, 12)), width=1.4),
        _stroke(((12, 3), (12, 21)), width=3, colour=BLUE),
    ),
    "edge-never": (
        _stroke(((2, 12), (22, 12)), width=1.4),
        _stroke(((12, 3), (12, 8.5)), ((12, 15.5), (12, 21)), width=3, colour=BLUE),
    ),
    "edge-crossable": (
        _stroke(((12, 2), (12, 22)), width=4, colour=BLUE),
        _stroke(((4, 9), (20, 9)), ((4, 15), (20, 15)), width=2),
    ),
    "segments": (_stroke(((2, 12), (8, 12)), ((10, 12), (15, 12)), ((17, 12), (22, 12)), width=4),),
    "arrow": (_stroke(((3, 12), (20, 12)), ((14, 6), (20, 12), (14, 18)), width=2.4),),
    "select": (_outline(ARROW, width=1.7),),
    "rectangle": (_outline(_box(4, 6, 20, 18), is_dashed=True, width=2),),
    "lasso": (
        _outline(
            ((12, 3.5), (19, 5), (20.5, 10), (16, 14), (9, 14), (4, 11), (5, 6)),
            is_dashed=True,
            is_bent=True,
            width=2,
        ),
        _stroke(((8, 14), (6.5, 17), (9, 19), (7, 21.5)), is_bent=True),
    ),
    "wand": (
        _stroke(((4, 20), (13, 11)), width=2.6),
        _stroke(
            ((16, 3), (16, 7)),
            ((14, 5), (18, 5)),
            ((20, 9), (20, 12)),
            ((18.5, 10.5), (21.5, 10.5)),
            ((9, 4), (9, 6.4)),
            ((7.8, 5.2), (10.2, 5.2)),
            colour=GOLD,
        ),
    ),
    "same": (
        _area(_ring(7, 7, 4), colour=GREEN),
        _area(_ring(17, 7, 4), colour=GREEN),
        _outline(_ring(7, 17, 3.6)),
        _area(_ring(17, 17, 4), colour=GREEN),
    ),
    "terrain": (
        _area(((2, 21), (8.5, 9), (12, 15), (14, 12), (19, 21)), colour=BROWN),
        _stroke(((21, 2.5), (15.5, 8)), width=2.4),
        _area(((13.6, 7), (16.6, 10), (11.5, 12.2))),
    ),
    "fill": (
        _outline(((10.5, 3.5), (18, 11), (10, 19), (2.5, 11.5))),
        _area(((3.6, 11.5), (17, 11.5), (10, 18.5)), colour=GREEN),
        _area(((20.5, 14), (22.3, 18), (20.5, 20.5), (18.7, 18)), colour=GREEN),
    ),
    "eraser": (
        _outline(((13.5, 4), (20, 10.5), (11, 19.5), (7.5, 19.5), (3.5, 15), (3.5, 14))),
        _stroke(((8.5, 9), (15, 15.5)), ((11, 20), (21, 20))),
    ),
    "pick": (
        _stroke(((13.5, 8), (5, 16.5), (4, 20), (7.5, 19), (16, 10.5))),
        _stroke(((11.5, 6), (18, 12.5)), width=2.4),
        _stroke(((15.5, 8.5), (19, 5)), width=4.2),
    ),
    "city": (
        _area(_ring(12, 12, 10), colour=RED),
        _area(
            ((6.5, 17), (6.5, 11), (9.5, 11), (9.5, 7), (14, 7), (14, 13), (17.5, 13), (17.5, 17)),
            colour="#ffffff",
        ),
    ),
    "goods": (
        _area(((12, 2.5), (21, 7), (12, 11.5), (3, 7)), colour=GOLD),
        _outline(((12, 2.5), (21, 7), (21, 16.5), (12, 21.5), (3, 16.5), (3, 7)), width=1.6),
        _stroke(((3, 7), (12, 11.5), (21, 7)), ((12, 11.5), (12, 21.5)), width=1.6),
    ),
    "river": (
        _stroke(
            ((4, 3), (11, 4), (12, 8), (6, 12), (8, 16), (17, 16), (20, 21)),
            is_bent=True,
            width=3,
            colour=BLUE,
        ),
        _dots((4, 3, 1.8), (20, 21, 1.8)),
    ),
    "dry-river": (
        _stroke(
            ((4, 3), (11, 4), (12, 8), (6, 12), (8, 16), (17, 16), (20, 21)),
            is_bent=True,
            is_dashed=True,
            width=2.4,
            colour=BLUE,
        ),
        _dots((4, 3, 1.8), (20, 21, 1.8)),
    ),
    "dry-lake": (_outline(BLOB, colour=BLUE, is_bent=True, is_dashed=True, width=2.2),),
    "lake": (
        _area(BLOB, colour=BLUE, is_bent=True),
        _stroke(((8, 11), (10, 10), (12, 11), (14, 10), (16, 11)), colour="#ffffff", width=1.5),
    ),
    "inlet": (
        _area(
            ((2, 3), (10, 3), (9, 9), (13, 13), (12, 18), (7, 19), (6, 13), (2, 10)), colour=BLUE
        ),
        _stroke(((10, 2.5), (9, 9), (13, 13), (12, 18), (7, 19), (6, 13), (2, 10)), width=1.8),
        _stroke(((17, 6), (21, 6)), ((16, 12), (21, 12)), ((16, 18), (21, 18)), width=1.4),
    ),
    "edge": (
        _dots((5, 19, 2.6), (19, 5, 2.6)),
        _stroke(((7, 17), (17, 7)), is_dashed=True),
        _stroke(((8.5, 8.5), (15.5, 15.5)), width=3, colour=RED),
    ),
    "ferry": (
        _area(((2.5, 13), (21.5, 13), (18, 18.5), (6, 18.5)), colour=BLUE),
        _outline(_box(7, 8.5, 16, 13), width=1.6),
        _stroke(((13.5, 8), (13.5, 4)), width=2.2),
        _stroke(
            ((2, 21.3), (5.5, 20.5), (9, 21.5), (12.5, 20.5), (16, 21.5), (19.5, 20.5), (22, 21.3)),
            width=1.3,
        ),
    ),
    "link": (
        _area(_box(2.5, 9, 21.5, 19), colour=GREEN),
        _stroke(
            ((6.5, 11), (6.5, 17)),
            ((10, 11), (10, 17)),
            ((14, 11), (14, 17)),
            ((17.5, 11), (17.5, 17)),
            colour="#ffffff",
            width=1.3,
        ),
        _stroke(((4, 9), (12, 3), (20, 9)), width=1.6),
    ),
    "region": (
        _area(((4, 6), (12, 3), (20, 8), (19, 18), (10, 21), (3, 15)), colour="#664f9a3d"),
        _outline(((4, 6), (12, 3), (20, 8), (19, 18), (10, 21), (3, 15)), is_dashed=True, width=2),
    ),
    "label": (_stroke(((5, 19), (12, 4), (19, 19)), ((8, 13.5), (16, 13.5)), width=2.6),),
    "remark": (
        _outline(((3, 4), (21, 4), (21, 16), (12, 16), (7.5, 20.5), (7.5, 16), (3, 16))),
        _stroke(((7, 8.3), (17, 8.3)), ((7, 11.8), (14, 11.8)), width=1.5),
    ),
    "route": (
        _stroke(((6, 17), (10, 8), (18, 6)), width=1.6),
        _dots((5.5, 18, 3.2), (18.5, 5.8, 3.2), colour=RED),
        _area(((9, 14.5), (11.5, 15.6), (13, 12), (10.6, 11))),
        _area(((12.4, 9.4), (13, 12), (16.5, 10.6), (15.8, 8.2))),
    ),
    "measure": (
        _outline(((15.5, 2.5), (21.5, 8.5), (8.5, 21.5), (2.5, 15.5))),
        _stroke(((12.5, 5.5), (15, 8)), ((9.5, 8.5), (11, 10)), ((6.5, 11.5), (9, 14)), width=1.5),
    ),
    "stamp": (
        _outline(
            ((9, 3), (15, 3), (13.8, 11), (19, 12.5), (19, 16), (5, 16), (5, 12.5), (10.2, 11))
        ),
        _stroke(((4, 20), (20, 20)), width=2.6, colour=RED),
    ),
    "pan": (
        _stroke(((12, 3), (12, 21)), ((3, 12), (21, 12))),
        _stroke(
            ((9, 6), (12, 3), (15, 6)),
            ((9, 18), (12, 21), (15, 18)),
            ((6, 9), (3, 12), (6, 15)),
            ((18, 9), (21, 12), (18, 15)),
        ),
    ),
    "pin": (
        _area(((12, 21.5), (6, 11), (18, 11)), colour="#9a4fe0"),
        _dots((12, 8.5, 6.3), colour="#9a4fe0"),
        _dots((12, 8.5, 2.4), colour="#ffffff"),
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

SIGNS: Mapping[str, Sequence[Drawn]] = {
    "milepost": (
        _area(_ring(12, 12, 11), colour="#f4e9cf"),
        _outline(_ring(12, 12, 10.4), colour=BROWN, width=1.6),
        _stroke(((6, 15.5), (12, 12), (18, 8.5)), colour=RED, width=3.4),
        _dots((6, 15.5, 2.6), (18, 8.5, 2.6), colour=RED),
        _dots((6, 8.5, 1.5), (12, 5.4, 1.5), (12, 18.6, 1.5), (18, 15.5, 1.5), colour=BROWN),
    ),
    "ring": (Drawn(circles=((12, 12, 7),)),),
    "error": (
        _area(((12, 1.5), (22.5, 12), (12, 22.5), (1.5, 12)), colour="#d1382c"),
        _stroke(((12, 7), (12, 13)), width=2.4, colour="#ffffff"),
        _dots((12, 16.8, 1.5), colour="#ffffff"),
    ),
    "warning": (
        _area(((12, 2), (22.5, 21), (1.5, 21)), colour="#e08a00"),
        _stroke(((12, 9), (12, 14)), width=2.4, colour="#ffffff"),
        _dots((12, 17.7, 1.5), colour="#ffffff"),
    ),
    "info": (
        _area(_box(3, 3, 21, 21), colour="#3b7fc4"),
        _stroke(((12, 11), (12, 17)), width=2.4, colour="#ffffff"),
        _dots((12, 7.2, 1.5), colour="#ffffff"),
    ),
    "allowed": (_stroke(((4, 13), (9.5, 18.5), (20, 6)), width=2.6, colour=GREEN),),
    "show": (
        _outline(
            ((2, 12), (7, 6.5), (12, 5.5), (17, 6.5), (22, 12), (17, 17.5), (12, 18.5), (7, 17.5)),
            width=1.7,
        ),
        _dots((12, 12, 3.2)),
    ),
    "hide": (
        _outline(
            ((2, 12), (7, 6.5), (12, 5.5), (17, 6.5), (22, 12), (17, 17.5), (12, 18.5), (7, 17.5)),
            width=1.3,
        ),
        _stroke(((4, 21), (20, 3)), width=2),
    ),
    "lock": (
        _area(_box(5, 11, 19, 21)),
        _stroke(((8, 11), (8, 6.5), (10, 3.8), (14, 3.8), (16, 6.5), (16, 11)), width=2.2),
    ),
    "unlock": (
        _outline(_box(5, 11, 19, 21), width=1.5),
        _stroke(((8, 11), (8, 6.5), (10, 3.8), (14, 3.8), (16, 6.5)), width=1.5),
    ),
    "solo": (_dots((12, 12, 3.6)), Drawn(circles=((12, 12, 8.5),), width=1.6)),
    "add": (_stroke(((12, 4), (12, 20)), ((4, 12), (20, 12)), width=2.4),),
    "remove": (_stroke(((4, 12), (20, 12)), width=2.4),),
    "propose": (
        _area(
            ((10, 3), (12, 9), (18, 11), (12, 13), (10, 19), (8, 13), (2, 11), (8, 9)), colour=GOLD
        ),
        _area(
            (
                (18.5, 13.5),
                (19.6, 17),
                (23, 18),
                (19.6, 19),
                (18.5, 22.5),
                (17.4, 19),
                (14, 18),
                (17.4, 17),
            ),
            colour=GOLD,
        ),
    ),
    "reset": (
        _stroke(
            ((6, 6), (12, 3.8), (19, 8), (19.6, 14.5), (13, 20), (6, 18)), is_bent=True, width=2
        ),
        _stroke(((6, 1.8), (5.4, 7), (10.6, 7.6)), width=2),
    ),
}

PANELS: Mapping[str, Sequence[Drawn]] = {
    "problems": SIGNS["warning"],
    "properties": (
        _stroke(((3, 6), (21, 6)), ((3, 12), (21, 12)), ((3, 18), (21, 18)), width=1.6),
        _dots((8, 6, 2.6), (16, 12, 2.6), (6, 18, 2.6)),
    ),
    "cards": (
        _outline(((9, 3), (20, 5), (17.5, 19), (6.5, 17)), width=1.6),
        _stroke(((5.5, 8), (4, 8), (4, 21), (14.5, 21), (14.5, 19)), width=1.6),
        _dots((13.5, 9.5, 2.4), colour=GOLD),
    ),
    "layers": (
        _outline(((12, 3), (21.5, 8), (12, 13), (2.5, 8)), width=1.7),
        _stroke(((2.5, 12), (12, 17), (21.5, 12)), ((2.5, 16), (12, 21), (21.5, 16)), width=1.7),
    ),
    "overview": (
        _outline(_box(3, 5, 21, 19), width=1.7),
        _outline(_box(11, 8, 18, 14), width=1.7, colour=RED),
    ),
    "palette": (
        _outline(BLOB, is_bent=True, width=1.7),
        _dots((9, 8.5, 1.7), colour=RED),
        _dots((15, 9, 1.7), colour=GOLD),
        _dots((8.5, 14.5, 1.7), colour=GREEN),
        _dots((14.5, 14.5, 1.7), colour=BLUE),
    ),
    "history": (
        Drawn(circles=((12.5, 12, 8.5),), width=1.7),
        _stroke(((12.5, 7), (12.5, 12.4), (16.5, 14.5)), width=1.9),
    ),
}

BOOK: Mapping[str, Sequence[Drawn]] = {**SIGNS, **PANELS, **TOOLS}

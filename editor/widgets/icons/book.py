"""What the icons look like, those of the editor itself and those that systems bring along."""

from collections.abc import Mapping, Sequence

from editor.systems.scan import modules_in_systems
from editor.widgets.icons.strokes import (
    BLUE,
    BROWN,
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
)  # fmt: skip

ARROW: Line = ((5, 3), (5, 18), (9, 14.4), (11.6, 20.4), (14.4, 19.2), (11.8, 13.4), (17, 13))
BLOB: Line = ((12, 4), (18, 5.5), (20.5, 11), (17, 18), (10, 20), (4.5, 16), (4, 9), (7.5, 5))

TOOLS: Mapping[str, Sequence[Drawn]] = {
    "cells": (
        outline(ring(8, 9, 5)),
        outline(ring(16.6, 9, 5)),
        outline(ring(12.3, 16.4, 5)),
    ),
    "things": (
        dots((7.5, 7.5, 4), colour=RED),
        stroke(((3, 20), (9, 14), (14, 18), (21, 12)), is_bent=True, width=2.6, colour=BLUE),
    ),
    "edge-blocked": (
        stroke(((2, 12), (22, 12)), width=1.4),
        stroke(((8, 8), (16, 16)), ((16, 8), (8, 16)), width=2.6, colour=RED),
    ),
    "edge-also": (
        stroke(((2, 12), (22, 12)), width=1.4),
        stroke(((12, 3), (12, 21)), width=3, colour=BLUE),
    ),
    "edge-never": (
        stroke(((2, 12), (22, 12)), width=1.4),
        stroke(((12, 3), (12, 8.5)), ((12, 15.5), (12, 21)), width=3, colour=BLUE),
    ),
    "edge-crossable": (
        stroke(((12, 2), (12, 22)), width=4, colour=BLUE),
        stroke(((4, 9), (20, 9)), ((4, 15), (20, 15)), width=2),
    ),
    "segments": (stroke(((2, 12), (8, 12)), ((10, 12), (15, 12)), ((17, 12), (22, 12)), width=4),),
    "twins": (
        stroke(((3, 8.5), (21, 8.5)), width=3.2),
        stroke(((3, 15.5), (21, 15.5)), width=3.2, colour=BLUE),
    ),
    "arrow": (stroke(((3, 12), (20, 12)), ((14, 6), (20, 12), (14, 18)), width=2.4),),
    "back": (stroke(((21, 12), (4, 12)), ((10, 6), (4, 12), (10, 18)), width=2.4),),
    "forward": (stroke(((3, 12), (20, 12)), ((14, 6), (20, 12), (14, 18)), width=2.4),),
    "home": (
        stroke(((3, 12), (12, 4), (21, 12)), width=2.2),
        stroke(((6, 11), (6, 20), (18, 20), (18, 11)), width=2.2),
    ),
    "select": (outline(ARROW, width=1.7),),
    "rectangle": (outline(box(4, 6, 20, 18), is_dashed=True, width=2),),
    "lasso": (
        outline(
            ((12, 3.5), (19, 5), (20.5, 10), (16, 14), (9, 14), (4, 11), (5, 6)),
            is_dashed=True,
            is_bent=True,
            width=2,
        ),
        stroke(((8, 14), (6.5, 17), (9, 19), (7, 21.5)), is_bent=True),
    ),
    "wand": (
        stroke(((4, 20), (13, 11)), width=2.6),
        stroke(
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
        area(ring(7, 7, 4), colour=GREEN),
        area(ring(17, 7, 4), colour=GREEN),
        outline(ring(7, 17, 3.6)),
        area(ring(17, 17, 4), colour=GREEN),
    ),
    "terrain": (
        area(((2, 21), (8.5, 9), (12, 15), (14, 12), (19, 21)), colour=BROWN),
        stroke(((21, 2.5), (15.5, 8)), width=2.4),
        area(((13.6, 7), (16.6, 10), (11.5, 12.2))),
    ),
    "scenery": (
        area(((2, 3), (11, 3), (13, 8), (9.5, 12), (13, 17), (10, 21), (2, 21)), colour=GREEN),
        stroke(((11, 3), (13, 8), (9.5, 12), (13, 17), (10, 21)), width=2),
        stroke(((16, 8), (18, 6.5), (20, 8), (22, 6.5)), is_bent=True, width=1.7, colour=BLUE),
        stroke(((15.5, 14), (17.5, 12.5), (19.5, 14), (21.5, 12.5)), width=1.7, colour=BLUE),
    ),
    "scenery-neighbour": (area(BLOB, colour="#a9a39a"), outline(BLOB, width=1.4)),
    "scenery-own": (area(BLOB, colour=GREEN), outline(BLOB, width=2)),
    "scenery-overseas": (
        area(ring(8, 9, 5.5), colour=GREEN),
        stroke(((12, 15), (15, 13.5), (18, 15), (21, 13.5)), width=1.8, colour=BLUE),
        stroke(((10, 19), (13, 17.5), (16, 19), (19, 17.5)), width=1.8, colour=BLUE),
    ),
    "scenery-sea": (area(BLOB, colour=BLUE), outline(BLOB, width=1.4)),
    "scenery-border": (
        stroke(((3, 19), (8, 12), (14, 14), (21, 4)), is_dashed=True, width=2.4, colour=RED),
    ),
    "art-under": (
        area(box(2.5, 10, 16, 21), colour=GOLD),
        outline(box(8, 3, 21.5, 15), width=2.2),
    ),
    "art-over": (
        outline(box(8, 3, 21.5, 15), width=2.2),
        area(box(2.5, 10, 16, 21), colour=GOLD),
    ),
    "artwork": (
        outline(box(3, 4.5, 21, 19.5), width=1.7),
        area(((5, 17.5), (10, 10), (13.5, 14), (15.5, 12), (19, 17.5)), colour=BROWN),
        dots((15.5, 8.5, 1.9), colour=GOLD),
    ),
    "trace": (
        outline(((3, 7), (19, 3.5), (21.5, 17), (5.5, 20.5)), width=1.5, is_dashed=True),
        stroke(((6.5, 16.5), (10, 10.5), (13, 13.5), (18, 8.5)), is_bent=True, width=2.2),
        dots((6.5, 16.5, 2), (18, 8.5, 2), colour=RED),
    ),
    "trace-hand": (
        outline(((3, 7), (19, 3.5), (21.5, 17), (5.5, 20.5)), width=1.5),
        dots((3, 7, 1.8), (19, 3.5, 1.8), (21.5, 17, 1.8), (5.5, 20.5, 1.8), colour=BLUE),
        stroke(((9, 12), (15.5, 12)), ((12.2, 8.8), (12.2, 15.2)), width=1.8),
    ),
    "fill": (
        outline(((10.5, 3.5), (18, 11), (10, 19), (2.5, 11.5))),
        area(((3.6, 11.5), (17, 11.5), (10, 18.5)), colour=GREEN),
        area(((20.5, 14), (22.3, 18), (20.5, 20.5), (18.7, 18)), colour=GREEN),
    ),
    "eraser": (
        outline(((13.5, 4), (20, 10.5), (11, 19.5), (7.5, 19.5), (3.5, 15), (3.5, 14))),
        stroke(((8.5, 9), (15, 15.5)), ((11, 20), (21, 20))),
    ),
    "pick": (
        stroke(((13.5, 8), (5, 16.5), (4, 20), (7.5, 19), (16, 10.5))),
        stroke(((11.5, 6), (18, 12.5)), width=2.4),
        stroke(((15.5, 8.5), (19, 5)), width=4.2),
    ),
    "city": (
        area(ring(12, 12, 10), colour=RED),
        area(
            ((6.5, 17), (6.5, 11), (9.5, 11), (9.5, 7), (14, 7), (14, 13), (17.5, 13), (17.5, 17)),
            colour="#ffffff",
        ),
    ),
    "goods": (
        area(((12, 2.5), (21, 7), (12, 11.5), (3, 7)), colour=GOLD),
        outline(((12, 2.5), (21, 7), (21, 16.5), (12, 21.5), (3, 16.5), (3, 7)), width=1.6),
        stroke(((3, 7), (12, 11.5), (21, 7)), ((12, 11.5), (12, 21.5)), width=1.6),
    ),
    "river": (
        stroke(
            ((4, 3), (11, 4), (12, 8), (6, 12), (8, 16), (17, 16), (20, 21)),
            is_bent=True,
            width=3,
            colour=BLUE,
        ),
        dots((4, 3, 1.8), (20, 21, 1.8)),
    ),
    "dry-river": (
        stroke(
            ((4, 3), (11, 4), (12, 8), (6, 12), (8, 16), (17, 16), (20, 21)),
            is_bent=True,
            is_dashed=True,
            width=2.4,
            colour=BLUE,
        ),
        dots((4, 3, 1.8), (20, 21, 1.8)),
    ),
    "dry-lake": (outline(BLOB, colour=BLUE, is_bent=True, is_dashed=True, width=2.2),),
    "lake": (
        area(BLOB, colour=BLUE, is_bent=True),
        stroke(((8, 11), (10, 10), (12, 11), (14, 10), (16, 11)), colour="#ffffff", width=1.5),
    ),
    "inlet": (
        area(((2, 3), (10, 3), (9, 9), (13, 13), (12, 18), (7, 19), (6, 13), (2, 10)), colour=BLUE),
        stroke(((10, 2.5), (9, 9), (13, 13), (12, 18), (7, 19), (6, 13), (2, 10)), width=1.8),
        stroke(((17, 6), (21, 6)), ((16, 12), (21, 12)), ((16, 18), (21, 18)), width=1.4),
    ),
    "edge": (
        dots((5, 19, 2.6), (19, 5, 2.6)),
        stroke(((7, 17), (17, 7)), is_dashed=True),
        stroke(((8.5, 8.5), (15.5, 15.5)), width=3, colour=RED),
    ),
    "region": (
        area(((4, 6), (12, 3), (20, 8), (19, 18), (10, 21), (3, 15)), colour="#664f9a3d"),
        outline(((4, 6), (12, 3), (20, 8), (19, 18), (10, 21), (3, 15)), is_dashed=True, width=2),
    ),
    "label": (stroke(((5, 19), (12, 4), (19, 19)), ((8, 13.5), (16, 13.5)), width=2.6),),
    "remark": (
        outline(((3, 4), (21, 4), (21, 16), (12, 16), (7.5, 20.5), (7.5, 16), (3, 16))),
        stroke(((7, 8.3), (17, 8.3)), ((7, 11.8), (14, 11.8)), width=1.5),
    ),
    "route": (
        stroke(((6, 17), (10, 8), (18, 6)), width=1.6),
        dots((5.5, 18, 3.2), (18.5, 5.8, 3.2), colour=RED),
        area(((9, 14.5), (11.5, 15.6), (13, 12), (10.6, 11))),
        area(((12.4, 9.4), (13, 12), (16.5, 10.6), (15.8, 8.2))),
    ),
    "measure": (
        outline(((15.5, 2.5), (21.5, 8.5), (8.5, 21.5), (2.5, 15.5))),
        stroke(((12.5, 5.5), (15, 8)), ((9.5, 8.5), (11, 10)), ((6.5, 11.5), (9, 14)), width=1.5),
    ),
    "stamp": (
        outline(
            ((9, 3), (15, 3), (13.8, 11), (19, 12.5), (19, 16), (5, 16), (5, 12.5), (10.2, 11))
        ),
        stroke(((4, 20), (20, 20)), width=2.6, colour=RED),
    ),
    "pan": (
        stroke(((12, 3), (12, 21)), ((3, 12), (21, 12))),
        stroke(
            ((9, 6), (12, 3), (15, 6)),
            ((9, 18), (12, 21), (15, 18)),
            ((6, 9), (3, 12), (6, 15)),
            ((18, 9), (21, 12), (18, 15)),
        ),
    ),
    "pin": (
        area(((12, 21.5), (6, 11), (18, 11)), colour="#9a4fe0"),
        dots((12, 8.5, 6.3), colour="#9a4fe0"),
        dots((12, 8.5, 2.4), colour="#ffffff"),
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
    "tick": (stroke(((4.5, 12.5), (9.5, 18), (19.5, 6)), width=2.8),),
    "ring": (Drawn(circles=((12, 12, 7),)),),
    "error": (
        area(((12, 1.5), (22.5, 12), (12, 22.5), (1.5, 12)), colour="#d1382c"),
        stroke(((12, 7), (12, 13)), width=2.4, colour="#ffffff"),
        dots((12, 16.8, 1.5), colour="#ffffff"),
    ),
    "warning": (
        area(((12, 2), (22.5, 21), (1.5, 21)), colour="#e08a00"),
        stroke(((12, 9), (12, 14)), width=2.4, colour="#ffffff"),
        dots((12, 17.7, 1.5), colour="#ffffff"),
    ),
    "info": (
        area(box(3, 3, 21, 21), colour="#3b7fc4"),
        stroke(((12, 11), (12, 17)), width=2.4, colour="#ffffff"),
        dots((12, 7.2, 1.5), colour="#ffffff"),
    ),
    "allowed": (stroke(((4, 13), (9.5, 18.5), (20, 6)), width=2.6, colour=GREEN),),
    "show": (
        outline(
            ((2, 12), (7, 6.5), (12, 5.5), (17, 6.5), (22, 12), (17, 17.5), (12, 18.5), (7, 17.5)),
            width=1.7,
        ),
        dots((12, 12, 3.2)),
    ),
    "hide": (
        outline(
            ((2, 12), (7, 6.5), (12, 5.5), (17, 6.5), (22, 12), (17, 17.5), (12, 18.5), (7, 17.5)),
            width=1.3,
        ),
        stroke(((4, 21), (20, 3)), width=2),
    ),
    "lock": (
        area(box(5, 11, 19, 21)),
        stroke(((8, 11), (8, 6.5), (10, 3.8), (14, 3.8), (16, 6.5), (16, 11)), width=2.2),
    ),
    "unlock": (
        outline(box(5, 11, 19, 21), width=1.5),
        stroke(((8, 11), (8, 6.5), (10, 3.8), (14, 3.8), (16, 6.5)), width=1.5),
    ),
    "solo": (dots((12, 12, 3.6)), Drawn(circles=((12, 12, 8.5),), width=1.6)),
    "add": (stroke(((12, 4), (12, 20)), ((4, 12), (20, 12)), width=2.4),),
    "remove": (stroke(((4, 12), (20, 12)), width=2.4),),
    "duplicate": (
        outline(box(4, 8, 15, 21), width=1.6),
        stroke(((8, 8), (8, 3), (20, 3), (20, 17), (15, 17)), width=1.6),
    ),
    "build": (
        outline(box(3, 3, 21, 9), width=1.6),
        outline(box(7, 11, 21, 15), width=1.6),
        outline(box(7, 17, 21, 21), width=1.6),
        stroke(((4, 11), (4, 19), (7, 19)), ((4, 13), (7, 13)), width=1.6),
    ),
    "grip": (dots(*((x, y, 1.7) for x in (9, 15) for y in (6, 12, 18))),),
    "more": (dots((5, 12, 1.9), (12, 12, 1.9), (19, 12, 1.9)),),
    "up": (stroke(((12, 20), (12, 4)), ((5.5, 10.5), (12, 4), (18.5, 10.5)), width=2.4),),
    "down": (stroke(((12, 4), (12, 20)), ((5.5, 13.5), (12, 20), (18.5, 13.5)), width=2.4),),
    "propose": (
        area(
            ((10, 3), (12, 9), (18, 11), (12, 13), (10, 19), (8, 13), (2, 11), (8, 9)), colour=GOLD
        ),
        area(
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
        stroke(
            ((6, 6), (12, 3.8), (19, 8), (19.6, 14.5), (13, 20), (6, 18)), is_bent=True, width=2
        ),
        stroke(((6, 1.8), (5.4, 7), (10.6, 7.6)), width=2),
    ),
}

PANELS: Mapping[str, Sequence[Drawn]] = {
    "problems": SIGNS["warning"],
    "properties": (
        stroke(((3, 6), (21, 6)), ((3, 12), (21, 12)), ((3, 18), (21, 18)), width=1.6),
        dots((8, 6, 2.6), (16, 12, 2.6), (6, 18, 2.6)),
    ),
    "cards": (
        outline(((9, 3), (20, 5), (17.5, 19), (6.5, 17)), width=1.6),
        stroke(((5.5, 8), (4, 8), (4, 21), (14.5, 21), (14.5, 19)), width=1.6),
        dots((13.5, 9.5, 2.4), colour=GOLD),
    ),
    "layers": (
        outline(((12, 3), (21.5, 8), (12, 13), (2.5, 8)), width=1.7),
        stroke(((2.5, 12), (12, 17), (21.5, 12)), ((2.5, 16), (12, 21), (21.5, 16)), width=1.7),
    ),
    "overview": (
        outline(box(3, 5, 21, 19), width=1.7),
        outline(box(11, 8, 18, 14), width=1.7, colour=RED),
    ),
    "palette": (
        outline(BLOB, is_bent=True, width=1.7),
        dots((9, 8.5, 1.7), colour=RED),
        dots((15, 9, 1.7), colour=GOLD),
        dots((8.5, 14.5, 1.7), colour=GREEN),
        dots((14.5, 14.5, 1.7), colour=BLUE),
    ),
    "history": (
        Drawn(circles=((12.5, 12, 8.5),), width=1.7),
        stroke(((12.5, 7), (12.5, 12.4), (16.5, 14.5)), width=1.9),
    ),
}

OF_SYSTEMS: Mapping[str, Sequence[Drawn]] = {
    name: drawn for module in modules_in_systems("icons") for name, drawn in module.ICONS.items()
}
BOOK: Mapping[str, Sequence[Drawn]] = {**OF_SYSTEMS, **SIGNS, **PANELS, **TOOLS}

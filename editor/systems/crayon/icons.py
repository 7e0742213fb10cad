"""The icons of the tools for crayon maps."""

from collections.abc import Mapping, Sequence

from editor.widgets.icons.strokes import BLUE, GREEN, Drawn, area, box, outline, stroke

ICONS: Mapping[str, Sequence[Drawn]] = {
    "ferry": (
        area(((2.5, 13), (21.5, 13), (18, 18.5), (6, 18.5)), colour=BLUE),
        outline(box(7, 8.5, 16, 13), width=1.6),
        stroke(((13.5, 8), (13.5, 4)), width=2.2),
        stroke(
            ((2, 21.3), (5.5, 20.5), (9, 21.5), (12.5, 20.5), (16, 21.5), (19.5, 20.5), (22, 21.3)),
            width=1.3,
        ),
    ),
    "link": (
        area(box(2.5, 9, 21.5, 19), colour=GREEN),
        stroke(
            ((6.5, 11), (6.5, 17)),
            ((10, 11), (10, 17)),
            ((14, 11), (14, 17)),
            ((17.5, 11), (17.5, 17)),
            colour="#ffffff",
            width=1.3,
        ),
        stroke(((4, 9), (12, 3), (20, 9)), width=1.6),
    ),
}

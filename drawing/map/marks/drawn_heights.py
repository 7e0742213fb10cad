"""Mountains and hills as they are drawn into a hex: whole groups of them, no two hexes alike."""

from collections.abc import Sequence
from typing import NamedTuple

from drawing.shapes.curves import line
from drawing.shapes.symbols import Bend, Curve, Ink, Move, Shape, Symbol, To
from drawing.themes.theme import Theme

HEIGHTS = frozenset({"mountain", "alpine", "hills"})
"""The kinds that are drawn so."""
SHADE = 0.34
"""How dark the slope is that lies away from the light."""


class Peak(NamedTuple):
    """A mountain or a hill, in widths of a hex off its middle."""

    x: float
    base: float
    high: float
    left: float
    right: float


MOUNTAINS: Sequence[Sequence[Peak]] = (
    (
        Peak(-0.21, -0.02, 0.27, 0.23, 0.22),
        Peak(0.17, -0.05, 0.33, 0.27, 0.26),
        Peak(-0.07, 0.24, 0.36, 0.32, 0.3),
    ),
    (
        Peak(-0.02, -0.1, 0.3, 0.28, 0.26),
        Peak(-0.22, 0.13, 0.3, 0.22, 0.25),
        Peak(0.16, 0.2, 0.37, 0.28, 0.27),
    ),
    (
        Peak(-0.14, -0.02, 0.38, 0.28, 0.3),
        Peak(0.24, 0.02, 0.24, 0.2, 0.2),
        Peak(0.08, 0.26, 0.28, 0.32, 0.28),
    ),
    (
        Peak(0.1, -0.1, 0.26, 0.25, 0.25),
        Peak(-0.23, 0.04, 0.27, 0.22, 0.22),
        Peak(0.24, 0.1, 0.26, 0.2, 0.2),
        Peak(-0.04, 0.27, 0.36, 0.3, 0.28),
    ),
    (
        Peak(-0.22, -0.06, 0.24, 0.21, 0.21),
        Peak(0.14, -0.07, 0.3, 0.26, 0.26),
        Peak(-0.16, 0.22, 0.3, 0.26, 0.25),
        Peak(0.19, 0.24, 0.26, 0.24, 0.22),
    ),
    (
        Peak(0.14, 0.0, 0.4, 0.3, 0.28),
        Peak(-0.2, 0.02, 0.27, 0.23, 0.23),
        Peak(-0.02, 0.26, 0.25, 0.3, 0.3),
    ),
)
HILLS: Sequence[Sequence[Peak]] = (
    (
        Peak(0.14, -0.12, 0.13, 0.18, 0.18),
        Peak(-0.2, 0.0, 0.15, 0.18, 0.18),
        Peak(0.16, 0.16, 0.16, 0.22, 0.2),
    ),
    (
        Peak(-0.1, -0.14, 0.14, 0.2, 0.2),
        Peak(0.22, 0.02, 0.14, 0.17, 0.17),
        Peak(-0.16, 0.18, 0.16, 0.2, 0.21),
    ),
    (
        Peak(0.04, -0.1, 0.16, 0.21, 0.2),
        Peak(-0.22, 0.1, 0.13, 0.16, 0.16),
        Peak(0.12, 0.2, 0.15, 0.2, 0.2),
        Peak(0.28, 0.02, 0.1, 0.12, 0.12),
    ),
    (
        Peak(-0.24, -0.06, 0.12, 0.15, 0.15),
        Peak(0.1, -0.06, 0.15, 0.2, 0.2),
        Peak(-0.06, 0.18, 0.17, 0.24, 0.22),
    ),
)
LOOKS = 2 * len(MOUNTAINS)
"""How many groups there are of each kind: each is drawn as in a mirror, too."""


def heights(theme: Theme, kind: str, number: int) -> Symbol:
    """A group of mountains or hills that fills a hex, in widths of a hex around its middle."""
    ink, groups = theme.ink(f"mark-{kind}"), HILLS if kind == "hills" else MOUNTAINS
    turn, place = divmod(number, len(groups))
    group = groups[place] if turn % 2 == 0 else [_mirrored(one) for one in groups[place]]
    drawn = {"hills": _hill, "alpine": _snowy}.get(kind, _mountain)
    shapes = [shape for one in sorted(group, key=_from_behind) for shape in drawn(one, ink)]
    return Symbol(f"mark-{kind}-{turn % 2 * len(groups) + place}", tuple(shapes))


def _from_behind(one: Peak) -> float:
    return one.base


def _mirrored(one: Peak) -> Peak:
    return one._replace(x=-one.x, left=one.right, right=one.left)


def _mountain(one: Peak, ink: Ink) -> tuple[Shape, ...]:
    """A mountain with hollow slopes, dark on its right, as if the sun stood on the left."""
    x, base, high, _, right = one
    top = x, base - high
    slope: Curve = (
        Move(top),
        _down(one),
        To((x + 0.34 * right, base)),
        To((x + 0.08 * right, base - 0.3 * high)),
        To((x + 0.2 * right, base - 0.46 * high)),
        To((x - 0.02 * right, base - 0.72 * high)),
        To(top),
    )
    furrow = line(((x - 0.3 * one.left, base), (x - 0.24 * one.left, base - 0.26 * high)))
    return (
        Shape((*_back(one), *furrow), Ink(fill=ink.fill, line=ink.line, width=ink.width)),
        Shape(slope, Ink(fill=ink.line, opacity=SHADE)),
    )


def _snowy(one: Peak, ink: Ink) -> tuple[Shape, ...]:
    """The same, dark and with snow on its top."""
    x, base, high, left, right = one
    dark = Ink(fill=ink.line, line=ink.line, width=ink.width)
    snow = line(
        (
            (x, base - high),
            (x + 0.27 * right, base - 0.6 * high),
            (x + 0.1 * right, base - 0.66 * high),
            (x, base - 0.5 * high),
            (x - 0.12 * left, base - 0.66 * high),
            (x - 0.3 * left, base - 0.58 * high),
        ),
        closed=True,
    )
    return Shape(_back(one), dark), Shape(snow, Ink(fill=ink.fill))


def _hill(one: Peak, ink: Ink) -> tuple[Shape, ...]:
    """A round back with three strokes on its far side."""
    x, base, high, left, right = one
    over = (x - 0.6 * left, base - 1.25 * high), (x + 0.5 * right, base - 1.3 * high)
    back: Curve = (Move((x - left, base)), Bend(*over, (x + right, base)))
    strokes = [
        line(((x + part * right, base - 0.1 * high), (x + (part - 0.1) * right, base - up * high)))
        for part, up in ((0.2, 0.5), (0.45, 0.45), (0.7, 0.32))
    ]
    lines = tuple(step for stroke in strokes for step in stroke)
    return (
        Shape(back, Ink(fill=ink.fill, line=ink.line, width=ink.width)),
        Shape(lines, Ink(line=ink.line, width=ink.width)),
    )


def _back(one: Peak) -> Curve:
    """The two slopes without the foot, where one stands before another."""
    x, base, high, left, _ = one
    up = Bend(
        (x - 0.62 * left, base - 0.34 * high),
        (x - 0.3 * left, base - 0.74 * high),
        (x, base - high),
    )
    return Move((x - left, base)), up, _down(one)


def _down(one: Peak) -> Bend:
    x, base, high, _, right = one
    return Bend(
        (x + 0.26 * right, base - 0.76 * high),
        (x + 0.58 * right, base - 0.36 * high),
        (x + right, base),
    )

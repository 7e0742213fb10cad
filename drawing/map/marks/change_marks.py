"""The marks of what differs between two versions of a map: a frame on a cell, and its badge."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.map.marks.city_marks import scale
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import circle, line, rectangle, shifted
from drawing.shapes.symbols import Box, Curve, Ink, Shape, Spot, Symbol, Symbols
from drawing.themes.theme import Theme
from model.boards.hexes import HexBoard

CHANGES = ("gained", "lost", "changed")
SIZE, ON_HEXES = 7.4, 20.0
"""Of a mark, in millimetres at the usual scale: what has changed is seen within it."""
BADGE, AWAY = 0.4, 0.36
"""The badge that tells what kind of change it is: its size, and how far up and right it stands."""
SIGNS: dict[str, Curve] = {
    "gained": (*line(((-0.28, 0), (0.28, 0))), *line(((0, -0.28), (0, 0.28)))),
    "lost": (*line(((-0.22, -0.22), (0.22, 0.22))), *line(((-0.22, 0.22), (0.22, -0.22)))),
    "changed": (*line(((-0.2, -0.1), (0.2, -0.1))), *line(((-0.2, 0.1), (0.2, 0.1)))),
}
FRAMES: dict[str, Curve] = {
    "gained": circle((0, 0), 0.46),
    "lost": rectangle(Box(-0.42, -0.42, 0.84, 0.84)),
    "changed": line(((0, -0.54), (0.54, 0), (0, 0.54), (-0.54, 0)), closed=True),
}
"""Discs, squares and diamonds: each kind of change has a shape and a sign of its own."""


def change_marks(sheet: Sheet) -> Iterator[Symbols]:
    """The marks of each kind of change."""
    over = sheet.overlay
    usual = ON_HEXES if isinstance(sheet.scenario.board, HexBoard) else SIZE
    size = usual * scale(sheet)
    for name, cells in zip(CHANGES, (over.gained, over.lost, over.changed), strict=True):
        if cells:
            yield Symbols(
                change_mark(sheet.theme, name), size, [sheet.spot(c) for c in sorted(cells)]
            )


def badge_box(spot: Spot, size: float) -> Box:
    """The box of the badge of a mark."""
    x, y = spot
    return Box(x + AWAY * size, y - AWAY * size, 0, 0).grown(BADGE * size / 2)


def change_mark(theme: Theme, name: str) -> Symbol:
    """A frame around what has changed, and its badge in a corner, in units of its size."""
    ink = theme.ink(name)
    bed = Ink(line=ink.fill, width=2 * ink.width, opacity=0.8)
    badge = tuple(
        Shape(shifted(curve, (AWAY, -AWAY), BADGE), replace(one, width=0.8 * one.width))
        for curve, one in change_sign(theme, name).shapes
    )
    frame = FRAMES[name]
    return Symbol(name, (Shape(frame, bed), Shape(frame, replace(ink, fill="")), *badge))


def change_sign(theme: Theme, name: str) -> Symbol:
    """The badge alone."""
    ink = theme.ink(name)
    sign = Shape(SIGNS[name], replace(ink, fill=""))
    return Symbol(f"sign of {name}", (Shape(FRAMES[name], replace(ink, width=ink.width / 2)), sign))

"""What differs between two versions of a map: marks on cells gained, lost and changed, a legend."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.city_marks import scale
from drawing.curves import circle, line, rectangle
from drawing.layers.heat import legend_of_heat
from drawing.legends import legend_batches
from drawing.overlay_legends import CHANGES, overlay_legends
from drawing.sheet import Sheet
from drawing.symbols import Batch, Box, Curve, Shape, Symbol, Symbols
from drawing.theme import Theme
from model.boards.hexes import HexBoard

SIZE, ON_HEXES = 5.0, 9.0
"""Of a mark, in millimetres at the usual scale."""
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


def batches(sheet: Sheet) -> Iterator[Batch]:
    over = sheet.overlay
    usual = ON_HEXES if isinstance(sheet.scenario.board, HexBoard) else SIZE
    size = usual * scale(sheet)
    for name, cells in zip(CHANGES, (over.gained, over.lost, over.changed), strict=True):
        if cells:
            yield Symbols(
                change_mark(sheet.theme, name), size, [sheet.spot(c) for c in sorted(cells)]
            )
    yield from _legend(sheet)
    yield from legend_of_heat(sheet)


def change_mark(theme: Theme, name: str) -> Symbol:
    """The mark of a change, in units of its size."""
    ink = theme.ink(name)
    sign = Shape(SIGNS[name], replace(ink, fill=""))
    return Symbol(name, (Shape(FRAMES[name], replace(ink, width=ink.width / 2)), sign))


def _legend(sheet: Sheet) -> Iterator[Batch]:
    shown = overlay_legends(sheet).get("changes")
    if shown is not None:
        yield from legend_batches(sheet, shown)
        for row, name in enumerate(CHANGES):
            yield Symbols(change_mark(sheet.theme, name), 3.4, (shown.sample(row),))

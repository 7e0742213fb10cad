"""The designer's artwork, brought to the exact place on the board that the scenario names."""

from collections.abc import Iterator
from typing import Literal

from drawing.files.art_files import art_or_none
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch, Box, Image
from model.boards.hexes import HexBoard
from model.notation import Point
from model.scenario.things import Art


def images(sheet: Sheet, layer: Literal["under", "over"]) -> Iterator[Batch]:
    """The pictures of a layer, the lowest first; those that cannot be shown are left out."""
    for art in sorted(sheet.scenario.art.values(), key=lambda one: one.level):
        found = art_or_none(sheet.folder, art.file) if art.layer == layer else None
        if found is not None and art.opacity > 0:
            opacity = min(art.opacity, 100) / 100
            yield Image(found.path, art_box(sheet, art), float(art.angle), opacity)


def art_box(sheet: Sheet, art: Art) -> Box:
    """Where a picture lies: its sides are in thousandths of a column and of a row."""
    x, y = sheet.spot(art.at)
    right, bottom = sheet.spot(Point(art.at.x + art.width, art.at.y + art.height))
    board = sheet.scenario.board
    if isinstance(board, HexBoard) and board.orientation == "flat":
        # The board is turned, the picture is not: it keeps its corner and its size.
        return Box(x, y, abs(bottom - y), abs(right - x))
    return Box(x, y, right - x, bottom - y)

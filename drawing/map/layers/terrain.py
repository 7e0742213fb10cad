"""The hexes of a board of hexes: a fill and marks for every kind of terrain, and the sides."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from drawing.map.ground.areas import areas_of
from drawing.map.ground.ground import cells_by_kind, land_pieces
from drawing.map.ground.hex_areas import tint_of
from drawing.map.ground.scenery import pieces_of
from drawing.map.ground.strewn_signs import strewn_signs
from drawing.map.marks.terrain_marks import looks
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import line, polygons
from drawing.shapes.symbols import Batch, Curve, Curves, Ink, Move, Shape, Spot, Symbol, Symbols, To
from model.boards import grid
from model.boards.hexes import HexBoard
from model.notation import Cell

if TYPE_CHECKING:
    import shapely

START = Cell(0, 0)
AS_LAND_AND_SEA = frozenset({"clear", "sea"})
"""Kinds that look as the land and the sea do, which are drawn already."""
MOST_AROUND = 20_000
"""Hexes of a board on which those of a kind are drawn as one area."""


def batches(sheet: Sheet) -> Iterator[Batch]:
    board = sheet.scenario.board
    if not isinstance(board, HexBoard):
        return
    kinds = cells_by_kind(sheet)
    if sum(map(len, kinds.values())) > MOST_AROUND:
        yield from _hexes(sheet, kinds)
    else:
        yield from _areas(sheet, board, kinds)
    yield from strewn_signs(sheet)


def _areas(sheet: Sheet, board: HexBoard, kinds: Mapping[str, list[Cell]]) -> Iterator[Batch]:
    """A tint for each kind that is not plain land or water, and the sides of all hexes."""
    land = _land(sheet)
    for kind, cells in kinds.items():
        if looks(kind) not in AS_LAND_AND_SEA:
            ink = sheet.theme.ink(f"terrain-{looks(kind)}")
            tint = [polygons(rings) for rings in tint_of(sheet, cells, land)]
            yield Curves(_fill(ink), tint, key=f"terrain {kind}")
    if kinds:
        yield Curves(sheet.theme.ink("hex-side"), [_sides(sheet, board)])


def _land(sheet: Sheet) -> "shapely.Geometry | None":
    """The land where its coast runs through hexes; None where all hexes of land are on it."""
    if not pieces_of(sheet, "own", "overseas"):
        return None
    import shapely

    return shapely.union_all(areas_of(land_pieces(sheet)))


def _hexes(sheet: Sheet, kinds: Mapping[str, list[Cell]]) -> Iterator[Batch]:
    """The same as one symbol a kind, with its sides: what many thousands are drawn with."""
    rim, side = line(_corners(sheet), closed=True), sheet.theme.ink("hex-side")
    for kind, cells in kinds.items():
        fill = _fill(sheet.theme.ink(f"terrain-{looks(kind)}"))
        ink = replace(fill, line=side.line, width=side.width)
        yield Symbols(Symbol(f"hex {kind}", (Shape(rim, ink),)), 1.0, sheet.cell_spots(cells))


def _corners(sheet: Sheet) -> list[Spot]:
    """Where the corners of a hex lie, off its middle."""
    middle = sheet.spot(START)
    return [(x - middle[0], y - middle[1]) for x, y in map(sheet.spot, grid.corners(START))]


def _fill(ink: Ink) -> Ink:
    return Ink(fill=ink.fill, pattern=ink.pattern, pattern_line=ink.pattern_line)


def _sides(sheet: Sheet, board: HexBoard) -> Curve:
    """Every side once: a hex draws those on its right and below, the others where nobody does."""
    away = _corners(sheet)
    cells = set(board.cells())
    steps: list[Move | To] = []
    for cell in sorted(cells):
        x, y = sheet.spot(cell)
        around = [(x + right, y + down) for right, down in away]
        steps += (Move(around[1]), To(around[2]), To(around[3]), To(around[4]))
        for side in (grid.WEST, grid.NORTH_WEST, grid.NORTH_EAST):
            if grid.neighbour(cell, side) not in cells:
                steps += (Move(around[(side + 1) % 6]), To(around[(side + 2) % 6]))
    return tuple(steps)

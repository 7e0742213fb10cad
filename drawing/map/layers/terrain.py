"""The hexes of a board of hexes: a fill and marks for every kind of terrain, and the sides."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from drawing.map.ground.ground import cells_by_kind
from drawing.map.ground.strewn_signs import strewn_signs
from drawing.map.marks.terrain_marks import looks
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import line, polygons
from drawing.shapes.symbols import Batch, Curve, Curves, Ink, Move, Shape, Spot, Symbol, Symbols, To
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.rims import rims
from model.notation import Cell

START = Cell(0, 0)
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
    """The hexes of each kind as one area, and the sides of them all."""
    for kind, cells in kinds.items():
        ink = sheet.theme.ink(f"terrain-{looks(kind)}")
        hexes = polygons(sheet.spots(rim) for rim in rims(cells))
        yield Curves(_fill(ink), [hexes], key=f"terrain {kind}")
    if kinds:
        yield Curves(sheet.theme.ink("hex-side"), [_sides(sheet, board)])


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

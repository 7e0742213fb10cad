"""The land that is played on, with its coast."""

from collections.abc import Iterator

from drawing.map.ground.areas import Ring
from drawing.map.ground.ground import MOST_COAST, coast_cells, land_kinds, land_pieces
from drawing.map.ground.soft_patches import patches
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import polygons, rectangle, smooth
from drawing.shapes.symbols import Batch, Curve, Curves, Ink
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.routes import RouteBoard


def batches(sheet: Sheet) -> Iterator[Batch]:
    board = sheet.scenario.board
    if isinstance(board, MilepostBoard) and len(coast_cells(sheet)) > MOST_COAST:
        fill = Ink(fill=sheet.theme.ink("land").fill)
        yield from patches(sheet, board, land_kinds(sheet), fill, "land")
        return
    drawn = [_curve(sheet, rings) for rings in land_pieces(sheet)]
    if isinstance(sheet.scenario.board, RouteBoard) and not drawn:
        drawn = [rectangle(sheet.box)]
    if not drawn:
        return
    ink = sheet.theme.ink("land")
    # Under hexes pieces of land are islands: they join nowhere.
    if len(drawn) == 1 or isinstance(board, HexBoard):
        yield Curves(ink, drawn, key="land")
        return
    # The coast is drawn first and its inner half covered, so that no line shows where pieces join.
    yield Curves(Ink(line=ink.line, width=ink.width), drawn)
    yield Curves(Ink(fill=ink.fill), drawn, key="land")


def _curve(sheet: Sheet, rings: list[Ring]) -> Curve:
    if isinstance(sheet.scenario.board, RouteBoard):
        return polygons(rings)
    return tuple(step for ring in rings for step in smooth(ring, closed=True, tension=0.9))

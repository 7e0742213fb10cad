"""The sea: all of the sheet, paler along the coasts, as old maps have it."""

from collections.abc import Iterator

from drawing.map.ground.areas import Ring, areas_of, rings_of
from drawing.map.ground.ground import cells_by_kind, land_pieces
from drawing.map.ground.scenery import pieces_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import polygons, rectangle
from drawing.shapes.symbols import Batch, Curves
from model.boards.routes import RouteBoard

SHALLOWS = ("shallow", "shore")
"""Bands along every coast, the outermost first; how wide each is, its ink says."""

MOST_POINTS, MOST_CELLS = 20_000, 20_000
"""Of coasts that are made simpler, and of their board; more take longer than they are worth."""


def batches(sheet: Sheet) -> Iterator[Batch]:
    shores = [*pieces_of(sheet, "neighbour"), *land_pieces(sheet)]
    if isinstance(sheet.scenario.board, RouteBoard) and not shores:
        return
    yield Curves(sheet.theme.ink("sea"), [rectangle(sheet.box)], key="sea")
    coarse = _coarse(sheet, shores)
    for name in SHALLOWS:
        if coarse and sheet.theme.ink(name).width:
            yield Curves(sheet.theme.ink(name), [polygons(rings) for rings in coarse])


def _coarse(sheet: Sheet, pieces: list[list[Ring]]) -> list[list[Ring]]:
    """The coasts without their small bays, which a broad band would only blot."""
    cells = sum(map(len, cells_by_kind(sheet).values()))
    if cells > MOST_CELLS or sum(len(ring) for rings in pieces for ring in rings) > MOST_POINTS:
        return pieces
    if not pieces:
        return []
    import shapely

    land = shapely.union_all(areas_of(pieces))
    return rings_of(land.simplify(0.06 * sheet.mm))

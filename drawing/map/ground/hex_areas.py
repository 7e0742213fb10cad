"""Hexes as land, water and tints: their areas without the teeth of a honeycomb."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from drawing.map.ground.areas import Ring, areas_of, rings_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.flowing_lines import flowing
from model.boards.rims import rims
from model.notation import Cell

if TYPE_CHECKING:
    import shapely

MOST = 10_000
"""Hexes of an area that is drawn as nature has it; with more that takes longer than it is worth."""
CLOSED, BACK = 0.34, 0.2
"""How far a coast goes out over the notches between hexes, and comes back, in cells."""
STEP = 0.34
"""How close the bends of a coast lie, in cells."""
ROUND = 0.1
"""How round the corners of a tint are, in cells."""


def hex_area(sheet: Sheet, cells: Collection[Cell]) -> "shapely.Geometry":
    """All that hexes cover, to the last corner."""
    import shapely

    return shapely.union_all(areas_of([[sheet.spots(rim) for rim in rims(cells)]]))


def natural_coast(
    sheet: Sheet, cells: Collection[Cell], outermost: Collection[Cell] | None = None
) -> list[list[Ring]]:
    """Land around hexes: a strand outside of them with bays and points, no straight side."""
    rings = [sheet.spots(rim) for rim in rims(cells, outermost)]
    if not rings or len(cells) > MOST:
        return [rings] if rings else []
    import shapely

    mm = sheet.mm
    land = shapely.union_all(areas_of([rings]))
    land = land.buffer(CLOSED * mm, quad_segs=3).buffer(-BACK * mm, quad_segs=3)
    land = shapely.segmentize(land.simplify(0.03 * mm), STEP * mm)
    return [
        [flowing(ring, mm, closed=True, passes=1) for ring in rings] for rings in rings_of(land)
    ]


def tint_of(
    sheet: Sheet, cells: Collection[Cell], land: "shapely.Geometry | None"
) -> list[list[Ring]]:
    """The ground of a kind of terrain, its corners rounded, as far as there is land."""
    if len(cells) > MOST:
        return [[sheet.spots(rim) for rim in rims(cells)]]
    import shapely

    soft = hex_area(sheet, cells)
    for by in (-ROUND, 2 * ROUND, -ROUND):
        soft = shapely.buffer(soft, by * sheet.mm, quad_segs=4)
    soft = shapely.simplify(soft, 0.006 * sheet.mm)
    return rings_of(soft if land is None else shapely.intersection(soft, land))

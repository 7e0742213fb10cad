"""Scenery of a map: its coast as it is drawn, and the lands and lakes around."""

import json
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from model.boards import Board, grid
from model.boards.hexes import HexBoard
from model.imports.geo.globe.globe import KEY
from model.imports.geo.ground.frame import LEFT, PIXELS, TOP, Frame
from model.imports.geo.ground.ground import Ground
from model.imports.geo.ground.painting import traced
from model.imports.geo.hex_coast import hex_land, polygons_in, true_land
from model.imports.geo.making import MadeMap, system_of
from model.imports.geo.rasters.arrays import Flags, Line
from model.imports.geo.rasters.raster import blurred, closed
from model.imports.geo.waters.passages import Passages
from model.imports.geo.waters.waters import discs
from model.imports.ranks import word_of_terrain
from model.notation import Cell, Edge

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry as Geometry

UNDER, SURELY = 0.36, 0.28
"""Steps around a milepost that are land, before and after straits are cut."""
GAP: Final = 0.3
ISLET: Final = 0.01
"""Square steps of the least piece of land that is drawn beside hexes."""
COARSE: Final = 0.05
"""Steps by which coasts under routes may be off: they are a backdrop."""
SPECK: Final = 0.15
"""Square steps of the least piece of own land that is drawn; of others it is more."""


def scenery_text(made: MadeMap, board: Board | None = None) -> str:
    """A GeoJSON file in columns and rows of the board, and where on the globe that is.

    The board is the map's as it came out, where hexes of it were painted by hand.
    """
    features = list(_features(made, board))
    whole = {"type": "FeatureCollection", KEY: made.frame.globe.to_plain(), "features": features}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n"


def _features(made: MadeMap, board: Board | None) -> Iterator[dict[str, Any]]:
    if made.is_hexes:
        return _of_hexes(made, board)
    return _of_routes(made) if made.is_routes else _of_mileposts(made)


def _of_mileposts(made: MadeMap) -> Iterator[dict[str, Any]]:
    ground = made.ground
    coast = coast_of(made.frame, ground, made.settled.land, made.passages)
    masks = (
        ("neighbour", ground.neighbour, 4 * SPECK),
        ("lake", (ground.lake > 0) & ground.neighbour, 2 * SPECK),
        ("overseas", ground.overseas, SPECK),
        ("own", coast, SPECK),
    )
    for kind, mask, least in masks:
        for rings in traced(mask, least):
            yield _feature(kind, [_ring(ring) for ring in rings])


def _of_routes(made: MadeMap) -> Iterator[dict[str, Any]]:
    """True coasts, and the relief under the lines."""
    lands = made.sources.lands
    own = true_land(made.frame, lands.own)
    around = (*lands.neighbour, *lands.overseas)
    for kind, whole in (("neighbour", true_land(made.frame, around).difference(own)), ("own", own)):
        yield from _polygons(kind, whole.simplify(COARSE), 4 * ISLET)
    if made.net.terrain is not None:
        for rings in traced(made.net.terrain.mountain, SPECK):
            yield _feature("relief", [_ring(ring) for ring in rings])


def _of_hexes(made: MadeMap, board: Board | None) -> Iterator[dict[str, Any]]:
    lands = made.sources.lands
    own = hex_land(made.frame, lands.own, *_land_and_sea(made, board))
    for kind, whole in (
        ("neighbour", true_land(made.frame, lands.neighbour).difference(own)),
        ("overseas", true_land(made.frame, lands.overseas).difference(own)),
        ("own", own),
    ):
        yield from _polygons(kind, whole)


def _polygons(kind: str, whole: "Geometry", least: float = ISLET) -> Iterator[dict[str, Any]]:
    for polygon in polygons_in(whole):
        if polygon.area >= least:
            rings = (polygon.exterior, *polygon.interiors)
            yield _feature(kind, [_ring(np.array(ring.coords), 3) for ring in rings])


def _land_and_sea(made: MadeMap, board: Board | None) -> tuple[set[Cell], set[Cell]]:
    """The hexes under which there must be ground, and those under which there must be none."""
    if not isinstance(board, HexBoard):
        return {*made.settled.land}, set()
    wet = word_of_terrain(system_of(made.recipe), "sea")
    sea = {cell for cell in board.cells() if board.kind_at(cell) == wet}
    return {*made.settled.land, *board.cells()} - sea, sea


def coast_of(frame: Frame, ground: Ground, land: Collection[Cell], passages: Passages) -> Flags:
    """The true coast and a disc under every milepost; what parts mileposts is cut open again."""
    whole = closed(ground.own | discs(frame, land, UNDER), GAP * PIXELS)
    whole &= ~ground.neighbour
    cut = _cuts(frame, passages.inlets, 0.3, 0.16) | _cuts(frame, passages.blocked, 0.5, 0.45)
    whole &= ~(cut & ~((ground.lake > 0) & ground.own))
    whole |= discs(frame, land, SURELY)
    return blurred(whole.astype(np.float64), 0.11 * PIXELS) > 0.5


def _cuts(frame: Frame, edges: Collection[Edge], reach: float, width: float) -> Flags:
    """Short bars across edges, half as long as `reach` says in steps."""
    from PIL import Image, ImageDraw

    rows, cols = frame.raster
    image = Image.new("1", (cols, rows), 0)
    pen = ImageDraw.Draw(image)
    for edge in edges:
        start, end = np.array(grid.position(edge.a)), np.array(grid.position(edge.b))
        along = end - start
        aside = np.array([-along[1], along[0]]) * reach
        ends = [((start + end) / 2 + sign * aside - (LEFT, TOP)) * PIXELS for sign in (-1, 1)]
        spots = [(float(x), float(y)) for x, y in ends]
        pen.line(spots, fill=1, width=max(2, int(width * PIXELS)))
    return np.array(image, dtype=np.bool_)


def _feature(kind: str, rings: list[list[list[float]]]) -> dict[str, Any]:
    geometry = {"type": "Polygon", "coordinates": rings}
    return {"type": "Feature", "properties": {"kind": kind}, "geometry": geometry}


def _ring(ring: Line, places: int = 2) -> list[list[float]]:
    rows = ring / (1.0, grid.ROW_HEIGHT)
    return [[float(x), float(y)] for x, y in np.round(rows, places)]

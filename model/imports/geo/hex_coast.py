"""The coast of a board of hexes: the true one, with ground under every hex that is played on.

A hex is large on paper, so its coast is taken from the layer itself, and not from the raster on
which mileposts find theirs.
"""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

import numpy as np

from model.boards import grid
from model.imports.geo.ground.frame import LEFT, PIXELS, TOP, Frame
from model.imports.geo.ground.painting import bent
from model.imports.geo.layers.features import Feature
from model.imports.geo.rasters.arrays import Line
from model.notation import Cell

if TYPE_CHECKING:
    from shapely import Polygon
    from shapely.geometry.base import BaseGeometry as Geometry

WITHIN: Final = 0.05
"""Steps from the sides of a hex to the ground under it."""
ROUND: Final = 0.12
"""Steps: corners of that ground are rounder, narrower water between it and a true coast is land."""
FINE, RAGGED = 0.05, 0.022
"""Steps between points of its outline, and about how far each is moved."""
OFF: Final = 0.012
"""Steps by which an outline may be off: below half a millimetre on paper."""


def hex_land(
    frame: Frame,
    features: Sequence[Feature],
    land: Collection[Cell],
    sea: Collection[Cell] = (),
) -> "Geometry":
    """The land of some features on the board and that under its hexes, but none where it is sea."""
    from shapely import simplify, unary_union

    seen = _window(frame)
    whole = unary_union([_true_land(frame, features, seen.buffer(1)), _under(land)])
    if sea:
        whole = whole.difference(_under(sea))
    smooth = whole.buffer(ROUND / 2).buffer(-ROUND).buffer(ROUND / 2)
    return simplify(smooth.intersection(seen), OFF)


def true_land(frame: Frame, features: Sequence[Feature]) -> "Geometry":
    """The land of some features as far as the board shows it."""
    return _true_land(frame, features, _window(frame))


def _window(frame: Frame) -> "Polygon":
    from shapely import box

    rows, cols = frame.raster
    return box(LEFT, TOP, LEFT + cols / PIXELS, TOP + rows / PIXELS)


def _true_land(frame: Frame, features: Sequence[Feature], seen: "Geometry") -> "Geometry":
    from shapely import Polygon, make_valid, simplify, unary_union

    outlines = [
        [_on_board(frame, ring) for ring in polygon if len(ring) > 3]
        for feature in features
        for polygon in feature.polygons
    ]
    shapes = [make_valid(Polygon(rings[0], rings[1:])) for rings in outlines if rings]
    near = [shape.intersection(seen) for shape in shapes if shape.intersects(seen)]
    return simplify(unary_union(near), OFF)


def _under(land: Collection[Cell]) -> "Geometry":
    """Ground under hexes: without corners, and with a rim as ragged as a coast is."""
    from shapely import Polygon, segmentize, transform, unary_union

    angles = np.radians(np.arange(30, 390, 60))
    corners = np.stack((np.cos(angles), np.sin(angles)), axis=1) / np.sqrt(3)
    hexes = unary_union([Polygon(corners + grid.position(cell)) for cell in land])
    rounder = hexes.buffer(-WITHIN - ROUND).buffer(ROUND)
    return transform(segmentize(rounder, FINE), _moved)


def _moved(points: Line) -> Line:
    """Points moved a little, neighbours alike: waves that no step of a board repeats."""
    x, y = points.T
    aside = np.sin(9.1 * x + 4.3 * y) + np.sin(23.7 * y - 11.9 * x)
    along = np.sin(8.3 * y - 5.1 * x) + np.sin(21.1 * x + 13.3 * y)
    return points + RAGGED * np.stack((aside, along), axis=1)


def polygons_in(whole: "Geometry") -> list["Polygon"]:
    """The polygons that a geometry is made of; lines and points are none."""
    from shapely import get_parts

    return [part for part in get_parts(whole).tolist() if part.geom_type == "Polygon"]


def _on_board(frame: Frame, ring: Line) -> list[tuple[float, float]]:
    places = np.clip(frame.on_board(bent(ring)), -30_000, 30_000)
    return [(float(x), float(y)) for x, y in places]

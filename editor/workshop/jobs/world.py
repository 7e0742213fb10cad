"""The globe to draw a box on: lands, lakes and names, laid flat, coarse for far and fine for near.

Outlines come as Qt keeps them, since a window could not read 200,000 points from numbers in time.
"""

import math
from base64 import b64encode
from collections.abc import Iterable, Iterator
from typing import Any, Final

import numpy as np
from PySide6.QtCore import QByteArray, QDataStream, QIODevice, QPointF
from PySide6.QtGui import QPainterPath, QPolygonF
from shapely import Polygon, simplify
from shapely.ops import polylabel

from editor.new_map.geography.flat import BENT
from editor.workshop.bench import Bench
from model.imports.geo.layers.features import Feature
from model.imports.geo.layers.features import Polygon as Rings
from model.imports.geo.rasters.arrays import Line
from model.imports.geo.sources import world_layer

TOLERANCES: Final = {"far": 0.12, "near": 0.015}
"""Degrees by which outlines may be off."""
LEAST_LAKE: Final = 0.03
"""Degrees across which a lake is worth drawing."""
LARGEST_CITIES: Final = 1500
LEAST_COUNTRY: Final = 0.6
"""Square degrees of land below which a country's name is not written."""


def run(said: dict[str, Any], _bench: Bench) -> Iterator[dict[str, Any]]:
    """One level of detail, or the names."""
    lands = world_layer("countries.json.gz")
    if said["part"] == "names":
        yield {"countries": list(_countries(lands)), "cities": _cities()}
        return
    tolerance = TOLERANCES[said["part"]]
    lakes = world_layer("lakes.geojson.gz")
    yield {
        "lands": _packed(_outlines(lands, tolerance)),
        "lakes": _packed(_outlines(lakes, max(tolerance, LEAST_LAKE))),
    }


def _outlines(features: Iterable[Feature], tolerance: float) -> Iterator[list[Line]]:
    """The polygons of a layer as rings on the flat globe; what is too small to be seen is left."""
    for feature in features:
        for shape in _simplified(feature, tolerance):
            yield [_flat(np.array(ring.coords)) for ring in (shape.exterior, *shape.interiors)]


def _simplified(feature: Feature, tolerance: float) -> Iterator[Polygon]:
    for polygon in (copy for one in feature.polygons for copy in _unrolled(one)):
        whole = Polygon(polygon[0], polygon[1:])
        rough = simplify(whole, tolerance, preserve_topology=False)
        for shape in getattr(rough, "geoms", [rough]):
            if isinstance(shape, Polygon) and shape.area >= tolerance**2:
                yield shape


def _unrolled(polygon: Rings) -> Iterator[Rings]:
    """The polygon; one that runs over the line of dates twice, beyond both ends of the map."""
    steps = np.diff(polygon[0][:, 0])
    if np.abs(steps).max() < 180:
        yield polygon
        return
    if abs(((steps + 180) % 360 - 180).sum()) > 180:
        yield (_down_to_the_pole(polygon[0], int(np.abs(steps).argmax())),)
        return
    beyond = [ring + np.where(ring[:, :1] < 0, (360.0, 0.0), (0.0, 0.0)) for ring in polygon]
    yield tuple(beyond)
    yield tuple(ring - (360.0, 0.0) for ring in beyond)


def _down_to_the_pole(ring: Line, jump: int) -> Line:
    """A coast around a pole, from one end of the map to the other, and back along its rim."""
    coast = np.roll(ring[:-1], -(jump + 1), axis=0)
    pole = 90.0 if coast[:, 1].mean() > 0 else -90.0
    ends = [math.copysign(180.0, lon) for lon in (coast[-1, 0], coast[0, 0])]
    rim = [(ends[0], coast[-1, 1]), (ends[0], pole), (ends[1], pole), (ends[1], coast[0, 1])]
    return np.vstack((coast, rim, coast[:1]))


def _flat(ring: Line) -> Line:
    angle = np.radians(np.clip(ring[:, 1], -90, 90))
    down = -np.degrees(np.arcsinh(np.tan(BENT * angle)) / BENT)
    return np.column_stack((ring[:, 0], down))


def _packed(outlines: Iterable[list[Line]]) -> str:
    paths = [_path(rings) for rings in outlines]
    packed = QByteArray()
    stream = QDataStream(packed, QIODevice.OpenModeFlag.WriteOnly)
    stream.writeInt32(len(paths))
    for path in paths:
        stream << path
    return b64encode(packed.data()).decode()


def _path(rings: list[Line]) -> QPainterPath:
    path = QPainterPath()
    for ring in rings:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring.tolist()]))
        path.closeSubpath()
    return path


def _countries(lands: Iterable[Feature]) -> Iterator[list[Any]]:
    """Every country of some size: its name, where to write it, and how many degrees wide it is."""
    for feature in lands:
        shapes = _simplified(feature, TOLERANCES["far"])
        largest = max(shapes, key=lambda shape: shape.area, default=None)
        if largest is None or largest.area < LEAST_COUNTRY:
            continue
        at = polylabel(largest, 0.5) if largest.is_valid else largest.centroid
        west, _, east, _ = largest.bounds
        lon = (at.x + 180) % 360 - 180
        yield [feature.text("name"), round(lon, 2), round(at.y, 2), round(east - west, 2)]


def _cities() -> list[list[Any]]:
    """The most populous cities, the largest first: name, longitude, latitude."""
    found = []
    for feature in world_layer("places.geojson.gz"):
        people = feature.facts.get("population")
        if isinstance(people, int) and feature.points:
            lon, lat = feature.points[0][0].tolist()
            found.append((-people, feature.text("name"), round(lon, 3), round(lat, 3)))
    return [[name, lon, lat] for _, name, lon, lat in sorted(found)[:LARGEST_CITIES]]

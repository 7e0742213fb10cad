"""Features of a layer: polygons, lines or points on the globe, and what is said of them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np

from model.imports.cannot import CannotImport
from model.imports.geo.rasters.arrays import Line
from model.imports.geo.recipes.amounts import Box

MOST_POINTS = 3_000_000
_GROUPS = {"Polygon": 2, "MultiPolygon": 3, "LineString": 1, "MultiLineString": 2}

Polygon = tuple[Line, ...]
"""Rings, the outer one first."""


class Feature(NamedTuple):
    """One thing of a layer; most have only one sort of geometry."""

    facts: Mapping[str, Any]
    polygons: tuple[Polygon, ...] = ()
    lines: tuple[Line, ...] = ()
    points: tuple[Line, ...] = ()

    def text(self, key: str) -> str:
        """What the layer says under a key, as a text; nothing where it says nothing."""
        said = self.facts.get(key)
        return "" if said is None else str(said).strip()

    def everything(self) -> Iterator[Line]:
        for polygon in self.polygons:
            yield from polygon
        yield from self.lines
        yield from self.points


def feature_of(facts: Any, geometry: Any, name: str) -> Feature | None:
    """A feature from the words of GeoJSON; None where it has nothing to draw."""
    said = facts if isinstance(facts, dict) else {}
    if not isinstance(geometry, dict):
        return None
    kind, places = geometry.get("type"), geometry.get("coordinates")
    if kind == "Point":
        return Feature(said, points=(line_of([places], name),))
    depth = _GROUPS.get(str(kind))
    if depth is None or not isinstance(places, list):
        return None
    if kind in ("Polygon", "MultiPolygon"):
        groups = places if depth == 3 else [places]
        found = tuple(_polygon(group, name) for group in groups)
        return Feature(said, polygons=tuple(polygon for polygon in found if polygon))
    runs = places if depth == 2 else [places]
    lines = [line_of(run, name) for run in runs]
    return Feature(said, lines=tuple(line for line in lines if len(line) > 1))


def _polygon(rings: Any, name: str) -> Polygon:
    if not isinstance(rings, list):
        return ()
    found = [line_of(ring, name) for ring in rings]
    return tuple(ring for ring in found if len(ring) > 3) if found and len(found[0]) > 3 else ()


def line_of(places: Any, name: str) -> Line:
    """Places as an array of longitude and latitude; heights and measures are left out."""
    if isinstance(places, list) and not places:
        return np.empty((0, 2))
    try:
        line = np.array([place[:2] for place in places], dtype=np.float64)
    except (TypeError, ValueError, OverflowError):
        raise CannotImport(f"{name}: it has coordinates that are no numbers") from None
    if line.ndim != 2 or line.shape[1] != 2 or not np.isfinite(line).all():
        raise CannotImport(f"{name}: it has coordinates that are no pairs of numbers")
    return line


def checked(features: Iterable[Feature], name: str) -> tuple[Feature, ...]:
    """The features, after a look at how many points they have and whether they are on the globe."""
    found, points = [], 0
    for feature in features:
        for line in feature.everything():
            points += len(line)
            if points > MOST_POINTS:
                raise CannotImport(f"{name}: it has more than {MOST_POINTS:,} points")
            if len(line) and (np.abs(line) > (360.001, 90.001)).any():
                raise CannotImport(
                    f"{name}: its coordinates are no longitudes and latitudes; "
                    "ogr2ogr -t_srs EPSG:4326 NEW OLD makes them so"
                )
        found.append(feature._replace(polygons=tuple(map(_once_each, feature.polygons))))
    return tuple(found)


def _once_each(polygon: Polygon) -> Polygon:
    """A polygon without rings that repeat another one: a short file may name one very often."""
    if len(polygon) < 2:
        return polygon
    return tuple({ring.tobytes(): ring for ring in polygon}.values())


def near(features: Iterable[Feature], box: Box) -> tuple[Feature, ...]:
    """The features of which something lies in a box, cut off at it."""
    found = (
        Feature(
            feature.facts,
            tuple(piece for polygon in feature.polygons for piece in _cut_polygon(polygon, box)),
            tuple(piece for line in feature.lines for piece in _cut_line(line, box)),
            tuple(point for point in feature.points if len(point) and box.holds(*point[0])),
        )
        for feature in features
    )
    return tuple(one for one in found if one.polygons or one.lines or one.points)


def _cut_polygon(polygon: Polygon, box: Box) -> Iterator[Polygon]:
    from shapely import Polygon as Shape
    from shapely import clip_by_rect

    for rings, turns in _unrolled(polygon):
        moved = Box(box.west + turns, box.south, box.east + turns, box.north)
        if not _meets(rings[0], moved):
            continue
        part = clip_by_rect(Shape(rings[0], rings[1:]), *moved)
        for piece in getattr(part, "geoms", [part]):
            if piece.geom_type == "Polygon" and not piece.is_empty:
                around = (piece.exterior, *piece.interiors)
                yield tuple(np.array(ring.coords) - (turns, 0.0) for ring in around)


def _unrolled(polygon: Polygon) -> Iterator[tuple[Polygon, float]]:
    """The polygon, and how far a box must be turned to meet it.

    One that runs over the line of dates jumps from 180 to -180; it is laid out beyond 180.
    """
    if np.abs(np.diff(polygon[0][:, 0])).max() < 180:
        yield polygon, 0.0
        return
    rings = tuple(ring + np.where(ring[:, :1] < 0, (360.0, 0.0), (0.0, 0.0)) for ring in polygon)
    yield rings, 0.0
    yield rings, 360.0


def _cut_line(line: Line, box: Box) -> Iterator[Line]:
    from shapely import LineString, clip_by_rect

    if _meets(line, box) and np.abs(np.diff(line[:, 0])).max() < 180:
        part = clip_by_rect(LineString(line), *box)
        for piece in getattr(part, "geoms", [part]):
            if piece.geom_type == "LineString" and not piece.is_empty:
                yield np.array(piece.coords)


def _meets(line: Line, box: Box) -> bool:
    """Whether the bounds of a line overlap a box."""
    low, high = line.min(axis=0), line.max(axis=0)
    west, south, east, north = box
    return bool(low[0] < east and high[0] > west and low[1] < north and high[1] > south)

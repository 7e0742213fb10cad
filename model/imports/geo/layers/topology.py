"""TopoJSON: features whose borders are shared arcs, often rounded to a grid."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from model.imports.cannot import CannotImport
from model.imports.geo.layers.features import MOST_POINTS, Feature, line_of
from model.imports.geo.rasters.arrays import Line


def features_in(topology: dict[str, Any], chosen: str, name: str) -> Iterator[Feature]:
    """The features of one object of a file; `chosen` may be empty where there is only one."""
    objects = topology.get("objects")
    if not isinstance(objects, dict) or not objects:
        raise CannotImport(f"{name}: it is TopoJSON without objects")
    if not chosen and len(objects) > 1:
        known = ", ".join(sorted(map(str, objects))[:8])
        raise CannotImport(f"{name}: say which object you mean, such as {name}#NAME: {known}")
    found = objects.get(chosen) if chosen else next(iter(objects.values()))
    if not isinstance(found, dict):
        raise CannotImport(f'{name}: it has no object "{chosen}"')
    arcs = Arcs(topology, name)
    geometries = found.get("geometries") if found.get("type") == "GeometryCollection" else [found]
    for geometry in geometries if isinstance(geometries, list) else []:
        if isinstance(geometry, dict):
            yield _feature(geometry, arcs)


class Arcs:
    """The arcs of a file, decoded; how much is made of them is counted."""

    def __init__(self, topology: dict[str, Any], name: str) -> None:
        arcs = topology.get("arcs")
        self._name = name
        self._scale, self._shift, deltas = self._transform(topology.get("transform"))
        lines = [line_of(arc, name) for arc in arcs] if isinstance(arcs, list) else []
        if deltas:
            lines = [np.cumsum(line, axis=0) for line in lines]
        self._arcs = [line * self._scale + self._shift for line in lines]
        self._points = 0

    def _transform(self, said: Any) -> tuple[Line, Line, bool]:
        if not isinstance(said, dict):
            return np.ones((1, 2)), np.zeros((1, 2)), False
        scale, shift = (line_of([said.get(key)], self._name) for key in ("scale", "translate"))
        return scale, shift, True

    def line(self, numbers: Any) -> Line:
        """Arcs joined end to end; a negative number is an arc taken backwards."""
        parts = [self._arc(number) for number in numbers] if isinstance(numbers, list) else []
        if not parts:
            return np.empty((0, 2))
        # Counted before they are joined: a short file may name a long arc very often.
        self._points += sum(map(len, parts))
        if self._points > MOST_POINTS:
            raise CannotImport(f"{self._name}: it has more than {MOST_POINTS:,} points")
        return np.concatenate([parts[0], *(part[1:] for part in parts[1:])])

    def point(self, place: Any) -> Line:
        return line_of([place], self._name) * self._scale + self._shift

    def _arc(self, number: Any) -> Line:
        at = ~number if isinstance(number, int) and number < 0 else number
        if not isinstance(at, int) or isinstance(at, bool) or at >= len(self._arcs):
            raise CannotImport(f"{self._name}: it names an arc that is not there")
        return self._arcs[at] if at == number else self._arcs[at][::-1]


def _feature(geometry: dict[str, Any], arcs: Arcs) -> Feature:
    facts = geometry.get("properties")
    said = facts if isinstance(facts, dict) else {}
    kind, parts = geometry.get("type"), geometry.get("arcs")
    listed = parts if isinstance(parts, list) else []
    if kind == "Point":
        return Feature(said, points=(arcs.point(geometry.get("coordinates")),))
    if kind in ("LineString", "MultiLineString"):
        runs = listed if kind == "MultiLineString" else [listed]
        return Feature(said, lines=tuple(filter(_is_line, map(arcs.line, runs))))
    if kind in ("Polygon", "MultiPolygon"):
        groups = listed if kind == "MultiPolygon" else [listed]
        polygons = [
            tuple(filter(_is_ring, map(arcs.line, group)))
            for group in groups
            if isinstance(group, list)
        ]
        return Feature(said, polygons=tuple(filter(None, polygons)))
    return Feature(said)


def _is_line(line: Line) -> bool:
    return len(line) > 1


def _is_ring(line: Line) -> bool:
    return len(line) > 3

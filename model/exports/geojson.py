"""A map as GeoJSON (RFC 7946): mileposts or hexes, cities, waters, regions, and what a system has.

A system says how its things are drawn in its part `geography.geojson`, as `SHAPES` by collection,
and in `DRAWN` which of their fields the shape says. Other things of it are drawn by the fields that
things usually have.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.terrain import TerrainBoard
from model.collection import Things
from model.exports.places import Places, Spot
from model.notation import Cell, Corner, Edge, Path, Point
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import part_record, write_scenario
from model.scenario.things import City, Region, Water
from model.scenario.watercourses import met_by
from model.systems import part_of

PLANE: Final = (
    "No longitudes and latitudes: x to the right and y upwards in steps of the board, "
    "which are 1 from one cell to the next; cell 0,0 lies at 0,0."
)
GLOBE: Final = "Longitude and latitude (WGS 84)."
_DRAWN: Final = ("at", "xy", "path", "paths", "outline", "cells")
"""Fields that the geometry says."""

Geometry = dict[str, Any]
Feature = dict[str, Any]
Place = Cell | Corner | Point
Shaped = Callable[[Any], Geometry | None]
"""How things of a collection are drawn."""


def geojson_text(
    scenario: Scenario, places: Places, *, cells: bool = True, edges: bool = False
) -> str:
    """The file; a line for each feature, so that two versions can be compared."""
    features = [*Atlas(scenario, places).features(cells=cells, edges=edges)]
    head = {
        "type": "FeatureCollection",
        "milepost": {
            "id": scenario.id,
            "title": scenario.title,
            "system": scenario.system,
            "credits": scenario.credits,
            "coordinates": GLOBE if places.is_globe else PLANE,
        },
        **_box(features),
    }
    begun = json.dumps(head, ensure_ascii=False)[:-1]
    rows = ",\n".join(json.dumps(one, ensure_ascii=False) for one in features)
    return f'{begun}, "features": [\n{rows}\n]}}\n'


def drawn_collections(scenario: Scenario, places: Places) -> set[str]:
    """The collections whose things are features."""
    own = {name for name, *_ in Atlas(scenario, places).own_collections()}
    return {"regions", "waters", "cities", "labels"} | own


class Atlas:
    """Makes features, each with its properties."""

    def __init__(self, scenario: Scenario, places: Places) -> None:
        self.scenario = scenario
        self._places = places
        part = part_of("model", scenario.system, "geography.geojson")
        self._own_shapes: Mapping[str, Shape] = {} if part is None else part.SHAPES
        self._own_drawn: Mapping[str, Sequence[str]] = {} if part is None else part.DRAWN
        self._plain = {
            (collection, str(thing["id"])): thing
            for collection, things in write_scenario(scenario).items()
            if isinstance(things, list)
            for thing in things
            if isinstance(thing, dict) and "id" in thing
        }

    def features(self, *, cells: bool, edges: bool) -> Iterator[Feature]:
        """What lies below first, as it is drawn."""
        board = self.scenario.board
        if isinstance(board, TerrainBoard):
            yield from self._cells(board) if cells else ()
            yield from self._edges(board) if edges else ()
        collections: tuple[tuple[str, Mapping[str, Any], Shaped], ...] = (
            ("regions", self.scenario.regions, self._region),
            ("waters", self.scenario.waters, self._water),
            *self.own_collections(),
            ("cities", self.scenario.cities, self._city),
            ("labels", self.scenario.labels, self._label),
        )
        for collection, things, geometry in collections:
            for thing in things.values():
                yield self._feature(collection, thing.id, geometry(thing))

    def own_collections(self) -> Iterator[tuple[str, Mapping[str, Any], Shaped]]:
        """The things with an id and a place that only the system of the scenario has."""
        record = part_record(self.scenario.system)
        for name in record.slots if record is not None and self.scenario.part is not None else ():
            things = getattr(self.scenario.part, name)
            if name in self._own_shapes or (isinstance(things, Things) and _have_places(things)):
                yield name, things, partial(self._own_shapes.get(name, Atlas.usual), self)

    def usual(self, thing: Any) -> Geometry | None:
        """The shape of a thing by fields such as `outline`, `path` and `at`; None without any."""
        if getattr(thing, "outline", None) is not None:
            return self._outline(thing.outline)
        if getattr(thing, "path", None) is not None:
            return self.line(thing.path)
        if getattr(thing, "cells", None):
            return self._area(thing.cells)
        place = getattr(thing, "at", None) or getattr(thing, "xy", None)
        return self.point(place) if isinstance(place, Cell | Corner | Point) else None

    def point(self, place: Place) -> Geometry:
        return _point(self._places.of([place])[0])

    def line(self, places: Iterable[Place]) -> Geometry | None:
        return _line(self._places.of(places))

    def lines(self, lines: Iterable[Iterable[Place]]) -> Geometry:
        drawn = [self._places.of(places) for places in lines]
        return {"type": "MultiLineString", "coordinates": drawn}

    def _feature(self, collection: str, identity: str, geometry: Geometry | None) -> Feature:
        said = self._plain.get((collection, identity), {})
        drawn = (*_DRAWN, *self._own_drawn.get(collection, ()))
        facts = {key: value for key, value in said.items() if key not in drawn}
        return _feature(f"{collection}/{identity}", geometry, {"layer": collection, **facts})

    def _cells(self, board: TerrainBoard) -> Iterator[Feature]:
        found = list(board.cells())
        is_hexes = isinstance(board, HexBoard)
        spots = [] if is_hexes else self._places.of(found)
        for number, cell in enumerate(found):
            facts = {"layer": "hexes" if is_hexes else "mileposts", "cell": str(cell)}
            if is_hexes:
                shape = _polygon([self._places.of(grid.corners(cell))])
            else:
                shape = {"type": "Point", "coordinates": spots[number]}
            yield _feature(f"cells/{cell}", shape, {**facts, "terrain": board.kind_at(cell)})

    def _edges(self, board: TerrainBoard) -> Iterator[Feature]:
        wet = self._crossings(board)
        blocked = set(self.scenario.blocked)
        edges = list(board.edges())
        spots = self._places.of(cell for edge in edges for cell in edge)
        for number, edge in enumerate(edges):
            facts: dict[str, Any] = {"layer": "edges", "crosses": wet.get(edge, [])}
            if edge in blocked:
                facts["blocked"] = True
            yield _feature(f"edges/{edge}", _line(spots[2 * number : 2 * number + 2]), facts)

    def _crossings(self, board: TerrainBoard) -> dict[Edge, list[str]]:
        """The waters that each edge crosses."""
        found: dict[Edge, list[str]] = {}
        for water in self.scenario.waters.values():
            met = met_by(water, board.has, board.extent()).edges
            for edge in ({*met} | {*water.also_crosses}) - {*water.never_crosses}:
                found.setdefault(edge, []).append(water.id)
        return found

    def _city(self, city: City) -> Geometry | None:
        place = city.at or city.xy
        return None if place is None else self.point(place)

    def _label(self, label: Any) -> Geometry:
        return self.point(label.at)

    def _water(self, water: Water) -> Geometry | None:
        if water.paths:
            return self._arms(water.paths)
        if water.path is not None:
            return self.line(water.path)
        if water.outline is not None:
            return self._outline(water.outline)
        return self.line(water.cells)

    def _arms(self, paths: Iterable[Path]) -> Geometry | None:
        """Several courses as lines together; a single point is no line."""
        lines = [path for path in paths if len(path) > 1]
        return self.lines(lines) if lines else None

    def _region(self, region: Region) -> Geometry | None:
        """An outline, or the hexes of its cells; one by its cities or by words has no shape."""
        if region.outline is not None:
            return self._outline(region.outline)
        return self._area(region.cells) if region.cells else None

    def _outline(self, outline: Path) -> Geometry | None:
        spots = self._places.of(outline)
        if spots and spots[0] == spots[-1]:
            spots.pop()
        return _polygon([spots]) if len(spots) > 2 else _line(spots)

    def _area(self, cells: Sequence[Cell]) -> Geometry:
        from model.boards.geometry import area_of_cells

        polygons = []
        for part in getattr(area_of_cells(cells), "geoms", ()):
            rings = [self._ring(ring.coords[:-1]) for ring in (part.exterior, *part.interiors)]
            polygons.append(_polygon(rings)["coordinates"])
        return {"type": "MultiPolygon", "coordinates": polygons}

    def _ring(self, units: Iterable[Sequence[float]]) -> list[Spot]:
        """A ring of corners in units of the grid."""
        spots = [(x / grid.COLUMN, y / grid.ROW * grid.ROW_HEIGHT) for x, y, *_ in units]
        board = self.scenario.board
        if isinstance(board, HexBoard) and board.orientation == "flat":
            across = (max(board.size.rows, 1) - 1) * grid.ROW_HEIGHT
            spots = [(across - y, x) for x, y in spots]
        return self._places.written(spots)


Shape = Callable[[Atlas, Any], Geometry | None]
"""How a system draws the things of one of its collections."""


def _have_places(things: Mapping[str, Any]) -> bool:
    """Whether the things of a collection could be drawn by their fields."""
    first = next(iter(things.values()), None)
    return hasattr(first, "id") and any(hasattr(first, field) for field in _DRAWN)


def _feature(identity: str, geometry: Geometry | None, facts: Mapping[str, Any]) -> Feature:
    return {"type": "Feature", "id": identity, "properties": facts, "geometry": geometry}


def _point(spot: Spot) -> Geometry:
    return {"type": "Point", "coordinates": spot}


def _line(spots: Sequence[Spot]) -> Geometry | None:
    """A line, or a point where it would have but one."""
    if len(spots) < 2:
        return _point(spots[0]) if spots else None
    return {"type": "LineString", "coordinates": spots}


def _polygon(rings: Sequence[Sequence[Spot]]) -> Geometry:
    """Rings closed, the outer one against the clock and holes with it."""
    turned = [_turned(ring, is_hole=number > 0) for number, ring in enumerate(rings)]
    return {"type": "Polygon", "coordinates": [[*ring, ring[0]] for ring in turned]}


def _turned(ring: Sequence[Spot], *, is_hole: bool) -> list[Spot]:
    following = [*ring[1:], ring[0]]
    area = sum(x * b - a * y for (x, y), (a, b) in zip(ring, following, strict=True))
    return list(ring)[::-1] if (area < 0) != is_hole else list(ring)


def _box(features: Iterable[Feature]) -> dict[str, list[float]]:
    """West, south, east and north of everything."""
    spots = [spot for one in features if one["geometry"] for spot in _spots(one["geometry"])]
    if not spots:
        return {}
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return {"bbox": [min(xs), min(ys), max(xs), max(ys)]}


def _spots(geometry: Geometry) -> Iterator[Spot]:
    waiting = [geometry["coordinates"]]
    while waiting:
        one = waiting.pop()
        if isinstance(one, tuple):
            yield one
        else:
            waiting.extend(one)

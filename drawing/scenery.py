"""Scenery: coasts, neighbouring lands and borders, from the scenario and from a file beside it."""

import json
import pathlib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import isfinite
from typing import Any, Final, NamedTuple

from drawing.sheet import Sheet
from drawing.symbols import Box, Spot
from model.boards import grid
from model.files import beside
from model.notation import LARGEST, Path, Point
from model.scenario import Scenario
from model.unreadable import quoted

LARGEST_FILE: Final = 8_000_000
"""Bytes."""
MOST_POINTS: Final = 200_000
KINDS: Final = ("own", "overseas", "neighbour", "sea", "lake", "border", "mountain")
"""What scenery may be; of mountains the name is written and nothing is drawn."""
NEAR: Final = 0.16
"""How far from the outermost scenery a point may lie and still be cut off there, in cells."""

Ring = tuple[Point, ...]


class Piece(NamedTuple):
    """A piece of land or sea with its holes, a border, or where mountains are."""

    kind: str
    rings: tuple[Ring, ...]
    """The outline first, holes after it; the line itself for a border, one spot for a summit."""
    name: str = ""
    """As the file beside the scenario has it; what the scenario itself names is no scenery."""


class Scenery(NamedTuple):
    """All of it, and what was wrong with its file."""

    pieces: tuple[Piece, ...] = ()
    trouble: str = ""
    """A sentence for the designer, or nothing."""


class _Broken(ValueError):
    """A file that is no scenery; the message is a clause."""


def scenery_of(scenario: Scenario, folder: str) -> Scenery:
    """What there is to draw around the map; never an exception, whatever the file holds."""
    drawn = tuple(
        Piece(shape.kind, (_as_points(shape.outline),))
        for shape in scenario.shapes.values()
        if len(shape.outline) > 1
    )
    if not scenario.scenery:
        return Scenery(drawn)
    try:
        return Scenery((*_in_file(folder, scenario.scenery), *drawn))
    except _Broken as problem:
        return Scenery(drawn, f"The scenery {quoted(scenario.scenery)} is not drawn: {problem}.")


def pieces_of(sheet: Sheet, *kinds: str) -> list[list[list[Spot]]]:
    """The pieces of some kinds on the sheet, each as its rings; cut ends run off the sheet."""
    everything = scenery_of(sheet.scenario, sheet.folder).pieces
    spots = [sheet.spot(point) for one in everything for ring in one.rings for point in ring]
    if not spots:
        return []
    ends = _Ends.of(sheet, spots)
    return [
        [[ends.moved(sheet.spot(point)) for point in ring] for ring in one.rings]
        for one in everything
        if one.kind in kinds
    ]


class _Ends(NamedTuple):
    """Where scenery was cut off at the rim of the board, and how far it is drawn instead."""

    outermost: Box
    cells: Box
    sheet: Box
    near: float

    @classmethod
    def of(cls, sheet: Sheet, spots: Sequence[Spot]) -> "_Ends":
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        outermost = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        board = sheet.box._replace(height=sheet.height - sheet.below)
        return cls(outermost, board.grown(-sheet.mm), sheet.box, NEAR * sheet.mm)

    def moved(self, spot: Spot) -> Spot:
        x, y = spot
        if x < self.cells.x and x < self.outermost.x + self.near:
            x = min(x, -1.0)
        if x > self.cells.right and x > self.outermost.right - self.near:
            x = max(x, self.sheet.right + 1.0)
        if y < self.cells.y and y < self.outermost.y + self.near:
            y = min(y, -1.0)
        if y > self.cells.bottom and y > self.outermost.bottom - self.near:
            y = max(y, self.sheet.bottom + 1.0)
        return x, y


def _as_points(outline: Path) -> Ring:
    places = (grid.units(place) for place in outline)
    return tuple(Point(round(x / 6), round(y / 3)) for x, y in places)


# -- the file


def _in_file(folder: str, named: str) -> tuple[Piece, ...]:
    path = beside(pathlib.Path(folder), named, ".geojson") if folder else None
    if path is None:
        raise _Broken("it is not a .geojson file in the folder of the scenario")
    try:
        facts = path.stat()
        if not path.is_file():
            raise _Broken("it is not a file")
    except (OSError, ValueError) as error:
        raise _Broken("it is not there") from error
    if facts.st_size > LARGEST_FILE:
        raise _Broken(f"it is larger than {LARGEST_FILE // 1_000_000} MB")
    return _read(path, facts.st_mtime_ns, facts.st_size)


@lru_cache(maxsize=8)
def _read(path: pathlib.Path, _changed: int, _size: int) -> tuple[Piece, ...]:
    """What a file says; asked once as long as the file stays the same."""
    try:
        data = json.loads(path.read_bytes())
    except OSError as error:
        raise _Broken("it cannot be read") from error
    except (ValueError, RecursionError) as error:
        raise _Broken("it is not JSON") from error
    features = data.get("features") if isinstance(data, dict) else None
    if not isinstance(features, list):
        raise _Broken("it is not a collection of GeoJSON features")
    pieces = tuple(piece for feature in features for piece in _pieces(feature))
    if sum(len(ring) for piece in pieces for ring in piece.rings) > MOST_POINTS:
        raise _Broken(f"it has more than {MOST_POINTS} points")
    return pieces


def _pieces(feature: Any) -> Iterator[Piece]:
    """The pieces of a feature; those that cannot be drawn are left out."""
    properties = _mapping(feature, "properties")
    geometry = _mapping(feature, "geometry")
    kind, places = properties.get("kind"), geometry.get("coordinates")
    name = properties.get("name")
    if kind not in KINDS or not isinstance(places, list):
        return
    groups: list[Any] = {
        "Polygon": [places],
        "MultiPolygon": places,
        "LineString": [[places]],
        "MultiLineString": [[one] for one in places],
        "Point": [[[places]]],
    }.get(str(geometry.get("type")), [])
    for group in groups:
        rings = tuple(map(_ring, group)) if isinstance(group, list) else ()
        if rings and len(rings[0]) > (0 if kind == "mountain" else 1):
            yield Piece(kind, rings, name if isinstance(name, str) else "")


def _mapping(thing: Any, key: str) -> Mapping[str, Any]:
    found = thing.get(key) if isinstance(thing, dict) else None
    return found if isinstance(found, dict) else {}


def _ring(places: Any) -> Ring:
    if not isinstance(places, list):
        return ()
    points = [point for place in places if (point := _point(place)) is not None]
    if len(points) > 2 and points[0] == points[-1]:
        points.pop()
    return tuple(points)


def _point(place: Any) -> Point | None:
    if not isinstance(place, list) or len(place) < 2:
        return None
    x, y = place[:2]
    for value in (x, y):
        if isinstance(value, bool) or not isinstance(value, int | float):
            return None
        if not (isfinite(value) and abs(value) <= LARGEST):
            return None
    return Point(round(x * 1000), round(y * 1000))

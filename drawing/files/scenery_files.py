"""The file of scenery beside a scenario: GeoJSON from strangers, read with care."""

import pathlib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from model.bounded_files import json_of, read_file
from model.files.scenario_files import beside
from model.notation import LARGEST, Point
from model.unreadable import Unreadable

LARGEST_FILE: Final = 8_000_000
"""Bytes."""
MOST_POINTS: Final = 200_000
KINDS: Final = ("own", "overseas", "neighbour", "sea", "lake", "border", "relief", "mountain")
"""What scenery may be; relief is tinted, of mountains the name is written and nothing is drawn."""

Ring = tuple[Point, ...]


class Piece(NamedTuple):
    """A piece of land or sea with its holes, a border, or where mountains are."""

    kind: str
    rings: tuple[Ring, ...]
    """The outline first, holes after it; the line itself for a border, one spot for a summit."""
    name: str = ""
    """As the file beside the scenario has it; what the scenario itself names is no scenery."""


class NoScenery(ValueError):
    """A file that is no scenery; the message is a clause."""


def pieces_in(folder: str, named: str) -> tuple[Piece, ...]:
    """What the file of this name in a folder shows; NoScenery says why there is nothing."""
    path = beside(pathlib.Path(folder), named, ".geojson") if folder else None
    if path is None:
        raise NoScenery("it is not a .geojson file in the folder of the scenario")
    try:
        facts, is_file = path.stat(), path.is_file()
    except (OSError, ValueError) as error:
        raise NoScenery("it is not there") from error
    if not is_file:
        raise NoScenery("it is not a file")
    if facts.st_size > LARGEST_FILE:
        raise NoScenery(f"it is larger than {LARGEST_FILE // 1_000_000} MB")
    return _read(path, facts.st_mtime_ns, facts.st_size)


@lru_cache(maxsize=8)
def _read(path: pathlib.Path, _changed: int, _size: int) -> tuple[Piece, ...]:
    """What a file says; asked once as long as the file stays the same."""
    try:
        data = json_of(read_file(path, LARGEST_FILE))
    except Unreadable as error:
        raise NoScenery("it cannot be read") from error
    except (ValueError, RecursionError) as error:
        raise NoScenery("it is not JSON") from error
    features = data.get("features") if isinstance(data, dict) else None
    if not isinstance(features, list):
        raise NoScenery("it is not a collection of GeoJSON features")
    pieces = tuple(piece for feature in features for piece in _pieces(feature))
    if sum(len(ring) for piece in pieces for ring in piece.rings) > MOST_POINTS:
        raise NoScenery(f"it has more than {MOST_POINTS} points")
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
        if not abs(value) <= LARGEST:  # neither a number is, nor one that has too many digits
            return None
    return Point(round(x * 1000), round(y * 1000))

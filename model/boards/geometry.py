"""Areas as shapes: lakes, regions and islands, for what needs more than counting crossings.

Shapes are shapely's, in the grid's exact units (see `model.boards.grid`): whole numbers, so that
touching is told from crossing; `drawn` brings them to true proportions. shapely takes long to load:
import this module where it is needed, not on top of another.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

import shapely
from shapely import LineString, MultiPolygon, Polygon, STRtree
from shapely.affinity import scale

from model.boards import grid
from model.boards.rims import pieces, rims
from model.boards.terrain import TerrainBoard
from model.notation import Cell, Path, Point

Area = Polygon | MultiPolygon
CELL_AREA = grid.COLUMN * grid.ROW
"""A hex in square units."""
MOST_POINTS = 500
"""Areas with more points are not laid over each other."""


class Fault(NamedTuple):
    """What is wrong with an outline, as a clause, and where."""

    why: str
    at: Point | None


class Island(NamedTuple):
    """A piece of land: its cells, and the area their hexes cover."""

    cells: frozenset[Cell]
    area: Polygon


class Overlap(NamedTuple):
    """Two areas that share ground, and how much of it, in hexes."""

    one: str
    other: str
    hexes: float


def line_of(path: Path) -> LineString:
    """A river as a line; empty if it has fewer than two points."""
    return LineString([grid.units(place) for place in path] if len(path) > 1 else [])


def polygon_of(outline: Path) -> Polygon:
    """The polygon as drawn, faults and all; empty if the outline has fewer than three points."""
    places = [grid.units(place) for place in outline]
    if places and places[0] == places[-1]:
        places.pop()
    return Polygon(places if len(places) > 2 else [])


def fault_of(outline: Path) -> Fault | None:
    """Why the outline bounds no proper area, or None if it does."""
    polygon = polygon_of(outline)
    if polygon.is_empty:
        return Fault("it has fewer than three points", None)
    if polygon.is_valid:
        return None
    reason, _, place = shapely.is_valid_reason(polygon).partition("[")
    at = _point(*map(float, place.rstrip("]").split())) if place else None
    return Fault(_FAULTS.get(reason, "it bounds no area"), at)


def area_of_cells(cells: Collection[Cell]) -> Area:
    """What the hexes of a set of cells cover, holes left out."""
    return MultiPolygon([_area_of_piece(piece) for piece in pieces(cells)])


def islands(board: TerrainBoard) -> tuple[Island, ...]:
    """The pieces of land of a board, the largest first."""
    return tuple([Island(piece, _area_of_piece(piece)) for piece in pieces(board.cells())])


def overlaps(areas: Mapping[str, Area]) -> Iterator[Overlap]:
    """Every two areas that share ground; touching along a rim is not sharing.

    Faulty areas are left out (see `fault_of`), and so are those with very many points: two combs
    laid across each other meet in more places than there is time to count.
    """
    sound = {name: area for name, area in areas.items() if _is_sound(area)}
    names = sorted(sound)
    if len(names) < 2:
        return
    shapes = [sound[name] for name in names]
    pairs = STRtree(shapes).query(shapes, predicate="intersects").T.tolist()
    for one, other in sorted((one, other) for one, other in pairs if one < other):
        if shapely.relate_pattern(shapes[one], shapes[other], "T********"):
            shared = shapely.intersection(shapes[one], shapes[other])
            yield Overlap(names[one], names[other], hexes_in(shared))


def _is_sound(area: Area) -> bool:
    return area.is_valid and int(shapely.get_num_coordinates(area)) <= MOST_POINTS


def hexes_in(area: shapely.Geometry) -> float:
    """How large an area is, counted in hexes."""
    return float(shapely.area(area)) / CELL_AREA


def drawn(shape: shapely.Geometry) -> shapely.Geometry:
    """The shape in true proportions: x in columns, y in true distance."""
    return scale(shape, 1 / grid.COLUMN, grid.ROW_HEIGHT / grid.ROW, origin=(0, 0))


_FAULTS = {
    "Self-intersection": "it crosses itself",
    "Ring Self-intersection": "it touches itself",
    "Too few points in geometry component": "it has fewer than three different points",
}


def _area_of_piece(piece: Iterable[Cell]) -> Polygon:
    """A connected piece has one rim around it, which is the longest of its rims in extent."""
    rings = [polygon_of(rim) for rim in rims(frozenset(piece))]
    rings.sort(key=lambda ring: ring.area, reverse=True)
    return Polygon(rings[0].exterior, [ring.exterior for ring in rings[1:]])


def _point(x: float, y: float) -> Point:
    return Point(round(x / 6), round(y / 3))

"""Where places of a board lie on a sheet: a spot for a point, several along a way."""

from collections.abc import Sequence
from itertools import pairwise
from math import dist

from drawing.map.marks.crossing_signs import along, crossings
from drawing.map.marks.route_lines import Laid, inner, laid_lines
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Spot
from model.boards import grid
from model.boards.routes import MOST_SEGMENTS
from model.notation import Cell, Corner, Edge, Side
from model.pieces.places import AtCity, AtLine, Place, Segment


def spots_of(sheet: Sheet, place: Place) -> tuple[Spot, ...]:
    """The spots of a place, one of a point and at least two of a way; none where it has none."""
    match place:
        case Cell() | Corner():
            return (sheet.spot(place),)
        case Edge(a, b):
            return sheet.spot(a), sheet.spot(b)
        case Side(cell, side):
            return tuple(sheet.spot(end) for end in grid.ends_of_side(cell, side))
        case AtCity(id):
            city = sheet.scenario.cities.get(id)
            spot = None if city is None else sheet.city_spot(city)
            return () if spot is None else (spot,)
        case AtLine(id):
            ways = ways_of(sheet, id)
            return ways[0] if ways else ()
        case Segment(line, number):
            laid = lines_laid(sheet).get(line)
            return () if laid is None else _segment(sheet, laid, number)


def spot_of(sheet: Sheet, place: Place) -> Spot | None:
    """The middle of a place."""
    spots = spots_of(sheet, place)
    return along(spots, 0.5) if spots else None


def ways_of(sheet: Sheet, line: str) -> list[tuple[Spot, ...]]:
    """Every way that a line takes: one of a board of routes one, a crossing perhaps several."""
    laid = lines_laid(sheet).get(line)
    own = [] if laid is None else [laid.spots]
    return [*own, *(one.spots for one in crossings(sheet) if one.id == line)]


@once
def lines_laid(sheet: Sheet) -> dict[str, Laid]:
    """The lines of a board of routes by their ids."""
    return {laid.line.id: laid for laid in laid_lines(sheet)}


def _segment(sheet: Sheet, laid: Laid, number: int) -> tuple[Spot, ...]:
    count = laid.line.segments
    if not 0 <= number < count <= MOST_SEGMENTS:
        return ()
    start, end = inner(sheet, laid)
    first, last = (start + (end - start) * (number + step) / count for step in (0, 1))
    return laid.stretch(first, last)


def apart(spot: Spot, spots: Sequence[Spot]) -> float:
    """How far a spot is from the nearest point of a way."""
    if len(spots) == 1:
        return dist(spot, spots[0])
    return min(_off(spot, here, there) for here, there in pairwise(spots))


def _off(spot: Spot, here: Spot, there: Spot) -> float:
    (x, y), (to_x, to_y) = here, there
    length = dist(here, there) ** 2
    if not length:
        return dist(spot, here)
    part = ((spot[0] - x) * (to_x - x) + (spot[1] - y) * (to_y - y)) / length
    part = min(max(part, 0.0), 1.0)
    return dist(spot, (x + (to_x - x) * part, y + (to_y - y) * part))

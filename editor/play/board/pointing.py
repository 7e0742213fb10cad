"""What lies under a pointer: a cell, edge, side, corner, city, line or segment of any board.

Of the places at which something can be done, the nearest one within reach; where there is none,
the cell, or on a board of routes the city or the segment.
"""

from collections.abc import Collection, Iterable, Iterator
from math import dist

from drawing.map.marks.city_marks import half_width, placed_cities, scale
from drawing.map.marks.place_spots import apart, lines_laid, spot_of, spots_of, ways_of
from drawing.map.marks.route_lines import WIDE
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Spot
from model.boards import grid
from model.boards.routes import MOST_SEGMENTS, RouteBoard
from model.notation import Cell, Corner, Edge, Side
from model.pieces.places import AtCity, AtLine, Place, Segment, are_neighbours, order_of

REACH = {Corner: 0.2, Side: 0.2, Edge: 0.25}
"""How far a pointer may be from a place, in cells; the centre of a cell has its own room."""
BESIDE = 0.8
"""How far it may be from the mark of a city or from a line, in millimetres at the usual scale."""
FINEST_FIRST = (Corner, Side, AtCity, Segment, AtLine, Edge)
"""Of places under the pointer, the one that is harder to hit or lies above."""


def place_under(sheet: Sheet, spot: Spot, offered: Collection[Place] = ()) -> Place | None:
    """The place that a pointer means."""
    found = _nearest(sheet, spot, [one for one in offered if not isinstance(one, Cell)])
    if found is not None:
        return found
    if not isinstance(sheet.scenario.board, RouteBoard):
        return grid.nearest_cell(*sheet.position(spot))
    return _nearest(sheet, spot, [p for p in route_places(sheet) if not isinstance(p, AtLine)])


def _nearest(sheet: Sheet, spot: Spot, places: Iterable[Place]) -> Place | None:
    """The place within reach whose own extent is nearest; of those under the pointer the finest."""
    best: tuple[float, int, float] | None = None
    found: Place | None = None
    for place in places:
        away, (extent, reach) = _distance(sheet, spot, place), _reach(sheet, place)
        rank = max(0.0, away - extent), FINEST_FIRST.index(type(place)), away
        if away <= reach and (best is None or rank < best):
            best, found = rank, place
    return found


def _distance(sheet: Sheet, spot: Spot, place: Place) -> float:
    ways = ways_of(sheet, place.id) if isinstance(place, AtLine) else [spots_of(sheet, place)]
    return min((apart(spot, way) for way in ways if way), default=float("inf"))


def _reach(sheet: Sheet, place: Place) -> tuple[float, float]:
    """How far a place extends, and how near a pointer has to be, in millimetres on the sheet."""
    if isinstance(place, AtLine | Segment | AtCity):
        extent = WIDE / 2 * scale(sheet)
        if isinstance(place, AtCity):
            city = sheet.scenario.cities.get(place.id)
            extent = 0.0 if city is None else half_width(sheet, city)
        return extent, extent + BESIDE * scale(sheet)
    reach = REACH[type(place)] * sheet.mm
    return reach, reach


def route_places(sheet: Sheet) -> Iterator[Place]:
    """Every city, line and segment that is drawn on a board of routes."""
    yield from (AtCity(city.id) for city, _ in placed_cities(sheet))
    for line, laid in lines_laid(sheet).items():
        yield AtLine(line)
        if laid.line.segments <= MOST_SEGMENTS:
            yield from (Segment(line, number) for number in range(laid.line.segments))


def neighbour_towards(sheet: Sheet, spot: Spot, cell: Cell) -> Cell | None:
    """The neighbour towards which a spot lies, if it is not in the middle of its cell."""
    near = min(grid.neighbours(cell), key=lambda one: dist(spot, sheet.spot(one)))
    is_off = dist(spot, sheet.spot(cell)) > 0.2 * sheet.mm
    return near if is_off and dist(spot, sheet.spot(near)) < 0.85 * sheet.mm else None


def leads_on(start: Cell, goals: Collection[Place]) -> bool:
    """Whether all that a drag may lead to is next to where it begins: then it goes on from there.

    Others are dropped where they lead to, whatever lies between.
    """
    return all(are_neighbours(start, goal) for goal in goals)


def next_place(sheet: Sheet, here: Place | None, side: tuple[int, int]) -> Place | None:
    """Where an arrow key leads on a board of routes: the nearest place in that direction."""
    spots = {place: spot_of(sheet, place) for place in route_places(sheet)}
    start = None if here is None else spot_of(sheet, here)
    if start is None:
        return next(iter(spots), None)
    best: tuple[float, Place] | None = None
    for place, spot in spots.items():
        if spot is not None and place != here and not isinstance(place, AtLine):
            right, down = spot[0] - start[0], spot[1] - start[1]
            ahead, aside = right * side[0] + down * side[1], abs(right * side[1] - down * side[0])
            if ahead > aside and (best is None or ahead + aside < best[0]):
                best = ahead + aside, place
    return None if best is None else best[1]


def nearest_first(sheet: Sheet, offered: Iterable[Place], here: Place | None) -> list[Place]:
    """The places at which something can be done, from here outwards: keys reach all of them."""
    start = (None if here is None else spot_of(sheet, here)) or (0.0, 0.0)
    spots = {place: spot_of(sheet, place) for place in offered}
    away = {place: dist(start, spot) for place, spot in spots.items() if spot is not None}
    return sorted(away, key=lambda place: (place != here, away[place], order_of(place)))

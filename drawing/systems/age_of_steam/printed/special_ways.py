"""The way of a special link over the map: a bow from rim to rim, over water if it can be."""

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, dist, pi

from drawing.map.marks.city_marks import half_width
from drawing.map.marks.hexes import hexagon_of
from drawing.map.marks.terrain_marks import looks
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Spot
from drawing.systems.age_of_steam.tiles.city_faces import PART
from model.boards import grid
from model.boards.hexes import HexBoard
from model.notation import Cell
from model.scenario.things import City
from model.systems.age_of_steam.places.spots import cells_of
from model.systems.age_of_steam.things.city import CITY, AgeOfSteamCity
from model.systems.age_of_steam.things.part import AgeOfSteamPart

BOWS = (0.62, 0.85, 1.15, 1.5)
"""How far the middle of a way may keep off the straight line, in cells, the best first."""
NEIGHBOURS = 1.2
"""Ends no farther apart than this are neighbours, in cells: their way is a plain bow."""
PARTS = 3
"""Every piece of a way is looked at in so many places."""
MANY = 200
"""Of more links only the nearest bows are tried."""
ROOM = 11.0
"""How much room a sign needs to the rim of the sheet, in millimetres."""
CITY_COST, TOWN_COST, PRICE_COST, LAND_COST, WATER_COST, OFF_COST = 6.0, 3.0, 4.0, 1.0, 0.3, 40.0
"""What it costs to pass over each of these, and to leave the sheet."""
SIGN_WIDE, SIGN_HIGH = 0.72, 0.36
"""How near the middle of a sign covers what is printed on a hex, in cells."""
SIGN, SIGN_COST = 0.6, 5.0
"""How far ways keep from the signs of others, in cells, and what it costs if they do not."""
APART_WIDE, APART_HIGH = 1.3, 0.7
"""How far the middles of two signs keep from each other across or down, in cells."""
NEAR = 0.36
"""How near the middle of a hex what is printed there is covered, in cells."""


def way_between(sheet: Sheet, ends: Sequence[str]) -> tuple[Spot, ...]:
    """The spots of a way between two stops; none where one of them has no place."""
    cities = [city for end in ends if (city := sheet.scenario.cities.get(end)) is not None]
    spots = [spot for city in cities if (spot := sheet.city_spot(city)) is not None]
    if len(cities) != 2 or len(spots) != 2 or dist(*spots) == 0:
        return ()
    known = _printed_ways(sheet)
    named = tuple(sorted(ends))
    return known[named] if named in known else _best(sheet, cities, spots, ())


@once
def _printed_ways(sheet: Sheet) -> dict[tuple[str, ...], tuple[Spot, ...]]:
    """The ways of all links of the map, each off the signs of those before it."""
    found: dict[tuple[str, ...], tuple[Spot, ...]] = {}
    signs: list[Spot] = []
    for link in sheet.scenario.part_as(AgeOfSteamPart).special_links.values():
        cities = [city for end in link.ends if (city := sheet.scenario.cities.get(end)) is not None]
        spots = [spot for city in cities if (spot := sheet.city_spot(city)) is not None]
        if len(spots) == 2 and len(cities) == 2 and dist(*spots):
            way = _best(sheet, cities, spots, signs[:MANY])
            found[tuple(sorted(link.ends))] = way
            signs.append(way[len(way) // 2])
    return found


def _best(
    sheet: Sheet, cities: Sequence[City], spots: Sequence[Spot], signs: Sequence[Spot]
) -> tuple[Spot, ...]:
    ways = [_way(sheet, cities, spots, off) for off in _offs(sheet)]
    return min(ways, key=lambda way: _cost(sheet, way, cities) + _crowds(sheet, way, signs))


def _crowds(sheet: Sheet, way: Sequence[Spot], signs: Sequence[Spot]) -> float:
    """What it costs that a way comes near the signs of others, or its own sign does."""
    passed = sum(min(dist(sign, spot) for spot in way) < SIGN * sheet.mm for sign in signs)
    x, y = way[len(way) // 2]
    beside = sum(
        abs(sign[0] - x) < APART_WIDE * sheet.mm and abs(sign[1] - y) < APART_HIGH * sheet.mm
        for sign in signs
    )
    return SIGN_COST * (passed + beside)


def _offs(sheet: Sheet) -> list[float]:
    """How far to either side ways may bow."""
    links = sheet.scenario.part_as(AgeOfSteamPart).special_links
    tried = BOWS if len(links) <= MANY else BOWS[:1]
    return [turn * part * sheet.mm for part in tried for turn in (1, -1)]


def _way(
    sheet: Sheet, cities: Sequence[City], spots: Sequence[Spot], off: float
) -> tuple[Spot, ...]:
    """A bow that begins and ends at the rims of its stops."""
    one, other = spots
    long = dist(one, other)
    across = (other[1] - one[1]) / long, (one[0] - other[0]) / long
    middle = (
        (one[0] + other[0]) / 2 + across[0] * off,
        (one[1] + other[1]) / 2 + across[1] * off,
    )
    start, end = (_rim(sheet, city, middle) for city in cities)
    if long < NEIGHBOURS * sheet.mm:
        return start, middle, end
    return (*_bent(start, middle, end, one, other),)


def _bent(start: Spot, middle: Spot, end: Spot, one: Spot, other: Spot) -> list[Spot]:
    """Through the middle, running there as the straight line does."""
    quarter = (other[0] - one[0]) * 0.16, (other[1] - one[1]) * 0.16
    before = middle[0] - quarter[0], middle[1] - quarter[1]
    after = middle[0] + quarter[0], middle[1] + quarter[1]
    return [start, before, middle, after, end]


def _rim(sheet: Sheet, city: City, towards: Spot) -> Spot:
    """Where a way leaves a city's hex, or a town's disc."""
    spot = sheet.city_spot(city)
    if spot is None:
        return towards
    angle = atan2(towards[1] - spot[1], towards[0] - spot[0]) % (2 * pi)
    if city.at is not None and city.kind == CITY:
        return hexagon_of(sheet, city.at).rim(angle, PART)
    part = half_width(sheet, city) / max(dist(spot, towards), 0.1)
    return spot[0] + (towards[0] - spot[0]) * part, spot[1] + (towards[1] - spot[1]) * part


# -- what lies under a way


def _cost(sheet: Sheet, way: Sequence[Spot], ends: Sequence[City]) -> float:
    own = {city.at for city in ends}
    total = sum(map(dist, way, way[1:])) / sheet.mm
    for here, there in pairwise(way):
        for number in range(PARTS):
            part = number / PARTS
            spot = here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part
            total += _cost_at(sheet, spot, own)
    return total + _cost_of_sign(sheet, way[len(way) // 2])


def _cost_of_sign(sheet: Sheet, middle: Spot) -> float:
    """What the sign of a link would cover in the middle of its way."""
    board = sheet.scenario.board
    if not isinstance(board, HexBoard):
        return 0.0
    under, printed = board.cell_under(*_unscaled(sheet, board, middle)), _printed_on(sheet)
    total = 3 * _cost_at(sheet, middle, set())
    for cell in (under, *grid.neighbours(under)):
        x, y = sheet.spot(cell)
        across, down = abs(x - middle[0]) / sheet.mm, abs(y - middle[1]) / sheet.mm
        if cell in printed and across < SIGN_WIDE and down < SIGN_HIGH:
            total += 2 * SIGN_COST + printed[cell]
    return total


def _cost_at(sheet: Sheet, spot: Spot, own: set[Cell | None]) -> float:
    board, (x, y) = sheet.scenario.board, spot
    is_on = ROOM < x < sheet.width - ROOM and ROOM < y < sheet.height - ROOM
    if not isinstance(board, HexBoard) or not is_on:
        return OFF_COST
    cell = board.cell_under(*_unscaled(sheet, board, spot))
    kind = board.kind_at(cell)
    ground = WATER_COST if kind is None or looks(kind) == "sea" else LAND_COST
    printed = _printed_on(sheet).get(cell, 0.0)
    is_hit = printed == CITY_COST or dist(sheet.spot(cell), spot) < NEAR * sheet.mm
    return ground + (printed if is_hit and cell not in own else 0.0)


def _unscaled(sheet: Sheet, board: HexBoard, spot: Spot) -> Spot:
    """A spot as the board counts."""
    origin, first = sheet.spot(Cell(0, 0)), board.spot(Cell(0, 0))
    return (spot[0] - origin[0]) / sheet.mm + first[0], (spot[1] - origin[1]) / sheet.mm + first[1]


@once
def _printed_on(sheet: Sheet) -> dict[Cell, float]:
    """What it costs to cover what is printed on each hex."""
    part = sheet.scenario.part_as(AgeOfSteamPart)
    found = {
        Cell.parse(key): PRICE_COST
        for key, data in part.cells.items()
        if data.price or data.first_tile
    }
    for city in sheet.scenario.cities.values():
        cost = CITY_COST if city.kind == CITY else TOWN_COST
        cells = cells_of(city) if isinstance(city, AgeOfSteamCity) else (city.at,)
        found |= {cell: cost for cell in cells if cell is not None}
    return found

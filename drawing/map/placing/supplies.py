"""Where the icons of the goods that a city supplies lie: beside its mark, off mileposts and edges.

On a lattice they lie in the triangles around a city, where neither mileposts nor track ever are; on
hexes towards the corners; beside a city that stands free, in rows.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from drawing.map.marks.city_marks import half_width, placed_cities, red_cells, scale
from drawing.map.marks.crossing_signs import line_boxes
from drawing.map.marks.piece_tokens import token_boxes
from drawing.map.marks.route_lines import route_boxes
from drawing.map.placing.fixed_marks import boxes_near_cities, signs_of, written_boxes
from drawing.map.placing.title_and_margin import neat_box
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.boxes import Net
from drawing.shapes.symbols import Box, Spot
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.notation import Cell, Corner
from model.scenario.things import City, Good

SIZE, ON_HEXES, ON_ROUTES = 4.4, 5.2, 4.4
"""The width of an icon in millimetres, at the usual scale of each board."""
MOST = 12
"""So many places there are beside a city; the last one says how many more goods there are."""
ROW = 6
TOWARDS_CORNER = 0.66
"""Where on a hex an icon lies, as a part of the way from its middle to a corner."""
ARCS = (
    (3, 4, 2, 0, 5, 1),
    (3, 2, 4, 5, 0, 1),
    (2, 3, 1, 4, 0, 5),
    (2, 1, 5, 4, 3, 0),
    (2, 1, 3),
    (0,),
)
"""Which of the six corners an arc of one, two, … icons begins with, the best first."""

WAYS = ((0, 0), (0, 1), (3, 2), (4, 2), (1, 0), (2, 0), (1, 1), (2, 1))
"""How rows lie beside a free city: under, over, right, left of it, and off its four corners."""


class Supply(NamedTuple):
    """An icon beside a city; without a good it says how many more there are."""

    city: str
    spot: Spot
    good: Good | None
    more: int = 0


class Way(NamedTuple):
    """A way to lay the icons of a city."""

    spots: list[Spot]
    cost: float = 0.0


def icon_size(sheet: Sheet) -> float:
    """The width of the icons on a map, in millimetres."""
    board = sheet.scenario.board
    usual = SIZE if isinstance(board, MilepostBoard) else ON_ROUTES
    return (ON_HEXES if isinstance(board, HexBoard) else usual) * scale(sheet)


@once
def supplies_of(sheet: Sheet) -> list[Supply]:
    """Every icon of the map, and where it lies; cities with the most goods choose first."""
    if not any(city.supplies for city, _ in placed_cities(sheet)):
        return []
    signs = [signed.box for signed in signs_of(sheet)]
    taken = [*boxes_near_cities(sheet), *written_boxes(sheet), *signs, *token_boxes(sheet)]
    net, half, page = Net(taken), icon_size(sheet) / 2, neat_box(sheet)
    found: list[Supply] = []
    cities = sorted(placed_cities(sheet), key=lambda one: -len(one[0].supplies))
    lines = Net([*line_boxes(sheet), *route_boxes(sheet)])
    rivers, red = _river_spots(sheet), red_cells(sheet)

    def cost(way: Way) -> float:
        return way.cost + sum(
            50 * _is_off(box, page)
            + 10 * net.meeting(box)
            + 3 * (lines.meeting(box) > 0)
            + (rivers.meeting(box) > 0)
            for box in (Box(*spot, 0, 0).grown(half) for spot in way.spots)
        )

    for city, at in cities:
        icons = list(_icons(sheet, city))
        if icons:
            ways = list(_ways(sheet, red, city, at, len(icons)))
            spots = min(ways, key=cost).spots
            net.add(Box(*spot, 0, 0).grown(half) for spot in spots)
            found += [one._replace(spot=spot) for one, spot in zip(icons, spots, strict=False)]
    return found


def supply_boxes(sheet: Sheet) -> list[Box]:
    """The boxes of the icons."""
    half = icon_size(sheet) / 2
    return [Box(*one.spot, 0, 0).grown(half) for one in supplies_of(sheet)]


def _icons(sheet: Sheet, city: City) -> Iterator[Supply]:
    goods = sheet.scenario.goods
    names, room = city.supplies, ROW if _on_hex(sheet, city) else MOST
    shown = names if len(names) <= room else names[: room - 1]
    for name in shown:
        yield Supply(city.id, (0, 0), goods.get(name) or Good(id=name))
    if len(names) > len(shown):
        yield Supply(city.id, (0, 0), None, len(names) - len(shown))


def _on_hex(sheet: Sheet, city: City) -> bool:
    return city.at is not None and isinstance(sheet.scenario.board, HexBoard)


def _river_spots(sheet: Sheet) -> Net:
    waters = sheet.scenario.waters.values()
    courses = [course for water in waters for course in water.courses]
    corners = {place for course in courses for place in course if isinstance(place, Corner)}
    return Net(Box(*sheet.spot(corner), 0.1, 0.1) for corner in corners)


def _is_off(box: Box, page: Box) -> bool:
    return box.x < page.x or box.y < page.y or box.right > page.right or box.bottom > page.bottom


# -- the ways to lay them


def _ways(
    sheet: Sheet, red: Mapping[str, tuple[Cell, ...]], city: City, at: Spot, count: int
) -> Iterator[Way]:
    """The ways to lay so many icons beside a city, the best first."""
    board = sheet.scenario.board
    if city.at is not None and isinstance(board, MilepostBoard | HexBoard):
        own = set(red.get(city.id, ()))
        foreign = {cell for name, cells in red.items() if name != city.id for cell in cells}
        for corners in _arcs(city.at, count):
            cost = sum(_cost_of_corner(corner, own, foreign) for corner in corners)
            yield Way(_spots(sheet, corners, at, isinstance(board, HexBoard)), cost)
    else:
        yield from (Way(spots) for spots in _rows(sheet, city, at, count))


def _arcs(cell: Cell, count: int) -> Iterator[list[Corner]]:
    """The triangles around a city, or the corners of its hex, in a row."""
    around = grid.corners(cell)
    for first in ARCS[min(count, 6) - 1]:
        arc = [around[(first + step) % 6] for step in range(min(count, 6))]
        yield [*arc, *(_further(around)[: count - 6] if count > 6 else ())]


def _cost_of_corner(corner: Corner, own: set[Cell], foreign: set[Cell]) -> float:
    """A city that is an area keeps its goods there, and everybody keeps off that of another."""
    cells = set(grid.cells_at(corner))
    return 2.0 * bool(own and not cells <= own) + 5.0 * (cells <= foreign)


def _spots(sheet: Sheet, corners: Sequence[Corner], at: Spot, on_hex: bool) -> list[Spot]:
    part = TOWARDS_CORNER if on_hex else 1.0
    spots = (sheet.spot(corner) for corner in corners)
    return [(at[0] + (x - at[0]) * part, at[1] + (y - at[1]) * part) for x, y in spots]


def _further(corners: Sequence[Corner]) -> list[Corner]:
    """The triangles next to those around a city."""
    around = chain.from_iterable(grid.corner_neighbours(corner) for corner in corners)
    return [corner for corner in dict.fromkeys(around) if corner not in set(corners)]


def _rows(sheet: Sheet, city: City, at: Spot, count: int) -> Iterator[list[Spot]]:
    """Rows under, over and beside a city's mark."""
    step = icon_size(sheet) * 1.06
    half, x, y = half_width(sheet, city) + step * 0.56, at[0], at[1]
    wide, rows = min(count, ROW), -(-count // ROW)
    span = (wide - 1) * step
    block = [(n % ROW * step, n // ROW * step) for n in range(count)]
    deep = (rows - 1) * step
    columns = (x - span / 2, x + half * 0.7, x - half * 0.7 - span, x + half, x - half - span)
    levels = (y + half, y - half - deep, y - deep / 2)
    for column, level in WAYS:
        yield [(columns[column] + right, levels[level] + down) for right, down in block]

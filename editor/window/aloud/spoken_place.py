"""What is at the cursor in words that are spoken: ground, things, sides, the next city, price."""

from collections.abc import Iterator, Mapping

from editor.desk.desk import Desk
from editor.edits.last_asked import last_asked
from editor.edits.thing_names import called, name_of, no_cell
from editor.gestures.under_pointer import city_under, line_under, things_on, things_under
from editor.pointing.pointer import at
from editor.window.aloud.spoken_sides import meant, on_side
from editor.words import tr, trn
from model.boards import grid
from model.boards.terrain import TerrainBoard
from model.collection import Things
from model.notation import Cell, Edge, Point
from model.rules.terrain_prices import terrain_prices
from model.scenario.collections import LINES
from model.scenario.things import Water
from model.scenario.watercourses import met_by


def spoken_place(desk: Desk) -> str:
    """What is at the cursor, or else under the pointer."""
    place = desk.cursor if desk.cursor is not None else _pointed(desk)
    board = desk.scenario.board
    if place is None:
        return ""
    if isinstance(place, Cell) and isinstance(board, TerrainBoard):
        words = _of_cell(desk, board, place)
    else:
        words = _of_point(desk, place)
    return ", ".join(word for word in words if word)


def _pointed(desk: Desk) -> Cell | Point | None:
    if desk.pointer is None:
        return None
    is_cells = isinstance(desk.scenario.board, TerrainBoard)
    return desk.pointer.cell if is_cells else desk.pointer.point


def _of_cell(desk: Desk, board: TerrainBoard, cell: Cell) -> Iterator[str]:
    if board.in_bounds(cell):
        yield board.kind_at(cell) or no_cell(board)
    else:
        yield tr("beside the map")
    yield meant(desk)
    yield from (called(desk.scenario, *one) for one in things_on(desk, cell))
    yield from _on_sides(desk, board, cell)
    yield _next_city(desk, cell)
    yield _price(desk, board.kind_at(cell) if board.in_bounds(cell) else None, cell)
    yield tr("selected") if cell in desk.selection.cells else ""
    yield str(cell)


def _on_sides(desk: Desk, board: TerrainBoard, cell: Cell) -> Iterator[str]:
    """Rivers that track would have to cross, and edges that are closed to it."""
    wet = _crossed(desk.scenario.waters, board)
    for edge in grid.edges_of(cell):
        for key in wet.get(edge, ()):
            yield on_side(desk, cell, edge, called(desk.scenario, "waters", key))
        if edge in desk.scenario.blocked:
            yield on_side(desk, cell, edge, tr("closed"))


@last_asked
def _crossed(waters: Things[Water], board: TerrainBoard) -> Mapping[Edge, list[str]]:
    """The waters that each edge crosses."""
    found: dict[Edge, list[str]] = {}
    for key, water in waters.items():
        met = met_by(water, board.has, board.extent()).edges
        for edge in ({*met} | {*water.also_crosses}) - {*water.never_crosses}:
            found.setdefault(edge, []).append(key)
    return found


def _next_city(desk: Desk, cell: Cell) -> str:
    """How far the nearest city is; nothing in a city."""
    far = {
        key: grid.distance(cell, city.at)
        for key, city in desk.scenario.cities.items()
        if city.at is not None
    }
    key = min(far, key=lambda one: (far[one], one), default=None)
    if key is None or not far[key]:
        return ""
    steps = trn("{n} step", "{n} steps", far[key])
    city = name_of(desk.scenario.cities[key], key)
    return tr("{steps} from {city}").format(steps=steps, city=city)


def _price(desk: Desk, kind: str | None, cell: Cell) -> str:
    """What building here costs, as far as it is known; not while the map changes all the time."""
    if desk.is_busy:
        return ""
    prices = terrain_prices(desk.scenario) or {}
    price = prices.get(kind) if kind is not None else None
    return desk.lines.here(cell) or ("" if price is None else tr("price {n}").format(n=price))


def _of_point(desk: Desk, place: Cell | Point) -> Iterator[str]:
    """What lies at a place of a board without cells, or beside the board."""
    there, scenario = at(place, "move"), desk.scenario
    things = [one for one in things_under(desk, there) if one[0] != LINES]
    yield from (called(scenario, *one) for one in things)
    found = line_under(scenario, there)
    if found is not None and city_under(scenario, there) is None:
        line, segment = found
        yield called(scenario, LINES, line.id)
        yield tr("segment {n} of {count}").format(n=segment + 1, count=line.segments)
        yield from line.terrain_of(segment)
    elif not things:
        yield tr("nothing here")
    if any(one in desk.selection.things for one in things):
        yield tr("selected")
    yield str(place)

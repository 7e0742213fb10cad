"""What lies on a map where the scenario says: marks of mileposts, cities and ports, and writing."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from drawing.map.marks.city_marks import half_width, is_crowded, placed_cities
from drawing.map.marks.crossing_signs import PORT, Signed, crossings, ports, sign_boxes
from drawing.map.marks.terrain_marks import MILEPOST, mark, strange_kinds
from drawing.map.placing.label_names import fixed_name_boxes
from drawing.map.placing.map_key import key_of
from drawing.map.placing.title_and_margin import title_of
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Box, Close, Symbol
from model.boards import grid
from model.boards.lattice import MilepostBoard
from model.notation import Cell
from model.scenario.things import City
from model.systems import part_of

NEAR, FREE = 3, 6
"""How many cells around a city are near it: more around one that stands free, with its rows."""


@once
def fixed_boxes(sheet: Sheet) -> list[Box]:
    """The boxes of what lies where the scenario says: mileposts, cities, ports."""
    return [*milepost_boxes(sheet), *_others(sheet)]


def boxes_near_cities(sheet: Sheet) -> list[Box]:
    """The same, without the mileposts that are far from every city: most of a large map."""
    board = sheet.scenario.board
    if not isinstance(board, MilepostBoard):
        return _others(sheet)
    near = {cell for city, _ in placed_cities(sheet) for cell in _around(city) if board.has(cell)}
    return [*_milepost_boxes(sheet, board, sorted(near)), *_others(sheet)]


def _around(city: City) -> tuple[Cell, ...]:
    if city.at is not None:
        return grid.disc(city.at, NEAR)
    return () if city.xy is None else grid.disc(grid.nearest_cell(*grid.position(city.xy)), FREE)


def _others(sheet: Sheet) -> list[Box]:
    boxes = [Box(*spot, 0, 0).grown(PORT / 2 * sheet.mm) for spot in ports(sheet).values()]
    return [*city_boxes(sheet).values(), *boxes, *_of_system(sheet)]


@once
def _of_system(sheet: Sheet) -> list[Box]:
    """What else a system prints on the board, as `boxes(sheet)` of its module `marks` says."""
    module = part_of("drawing", sheet.scenario.system, "marks")
    return [] if module is None else list(module.boxes(sheet))


def covered_by_cities(sheet: Sheet) -> dict[str, Box]:
    """What cities cover that are more than marks: `covered(sheet)` of a system's module `marks`."""
    module = part_of("drawing", sheet.scenario.system, "marks")
    found: Callable[[Sheet], dict[str, Box]] | None = getattr(module, "covered", None)
    return {} if found is None else found(sheet)


@once
def written_boxes(sheet: Sheet) -> list[Box]:
    """The boxes of the title, of the key, and of the names that have their place."""
    framed = (one.box for one in (title_of(sheet), key_of(sheet)) if one is not None)
    return [*fixed_name_boxes(sheet), *framed]


@once
def signs_of(sheet: Sheet) -> list[Signed]:
    """The signs of crossings, and where they stand."""
    if not crossings(sheet):
        return []
    return sign_boxes(sheet, [*fixed_boxes(sheet), *written_boxes(sheet)])


def milepost_boxes(sheet: Sheet) -> Iterator[Box]:
    """The boxes of milepost marks as they are drawn, each as large as its kind."""
    board = sheet.scenario.board
    if isinstance(board, MilepostBoard):
        yield from _milepost_boxes(sheet, board, board.cells())


def _milepost_boxes(sheet: Sheet, board: MilepostBoard, cells: Iterable[Cell]) -> Iterator[Box]:
    kinds = board.kinds()
    strange = strange_kinds(kinds)
    around = {kind: bounds(mark(sheet.theme, kind, strange), MILEPOST * sheet.mm) for kind in kinds}
    for cell in cells:
        left, top, width, height = around[board.kind_at(cell) or ""]
        x, y = sheet.spot(cell)
        yield Box(x + left, y + top, width, height)


def city_boxes(sheet: Sheet) -> dict[str, Box]:
    """The box of each city's mark; of one that is an area, without it.

    On a crowded map names stand beside all that cities cover.
    """
    marks = {
        city.id: Box(*spot, 0, 0).grown(half_width(sheet, city))
        for city, spot in placed_cities(sheet)
    }
    return marks | covered_by_cities(sheet) if is_crowded(sheet) else marks


@cache
def bounds(symbol: Symbol, size: float) -> Box:
    """The box around a symbol's curves, lines included."""
    boxes = []
    for shape in symbol.shapes:
        spots = [spot for step in shape.curve if not isinstance(step, Close) for spot in step]
        reach = shape.ink.width / 2 if shape.ink.line else 0.0
        left, top = (min(spot[axis] for spot in spots) * size - reach for axis in (0, 1))
        right, bottom = (max(spot[axis] for spot in spots) * size + reach for axis in (0, 1))
        boxes.append((left, top, right, bottom))
    left, top = min(one[0] for one in boxes), min(one[1] for one in boxes)
    right, bottom = max(one[2] for one in boxes), max(one[3] for one in boxes)
    return Box(left, top, right - left, bottom - top)

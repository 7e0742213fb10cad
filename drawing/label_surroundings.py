"""What labels keep away from: marks they may not cover, lines they had better not."""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from drawing.cartouche import neat_box
from drawing.city_marks import red_area, red_cells
from drawing.fixed_marks import city_boxes, written_boxes
from drawing.layers import terrain
from drawing.metrics import Tilted
from drawing.occupied import occupied
from drawing.placement import Mark, Taken
from drawing.sheet import Sheet
from drawing.symbols import Bend, Box, Move, Spot, Symbols, To
from drawing.water_lines import course
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.notation import Cell

STEP = 2.0
"""How close the points lie by which a line is known, in millimetres."""
MOST = 20_000
"""So many points of lines are looked at; a board with more is beyond help."""
RIVER, ROUTE, RIM, SIGN, FOREIGN, SEA = 0.35, 4.0, 0.35, 0.8, 1.4, 0.5
"""What it costs to cover a point of a river, of a line or of a rim, or a sign of terrain, to stand
near another city, and off the land."""
LINE = 0.25
"""What the line around a city's mark adds to it, in millimetres."""
IN_CITY = 0.09
"""Half of a milepost in the area of a major city, in cells."""
NEAR = 5.0
"""A label nearer to another city than this, in millimetres, may seem to be its name."""


def taken_places(sheet: Sheet) -> Taken:
    """Everything that is on the map before its labels."""
    marks = [Mark(box) for box in (*occupied(sheet), *written_boxes(sheet), *_in_cities(sheet))]
    better_seen = (*_lines(sheet), *_cities(sheet), *_signs(sheet))
    return Taken(neat_box(sheet), [*marks, *better_seen], _off_land(sheet))


def _in_cities(sheet: Sheet) -> Iterator[Box]:
    """Cities with the lines around them, and the mileposts of major ones, larger than others."""
    for box in city_boxes(sheet).values():
        yield box.grown(LINE)
    for cells in red_cells(sheet).values():
        for cell in cells:
            yield Box(*sheet.spot(cell), 0, 0).grown(IN_CITY * sheet.mm)


def _signs(sheet: Sheet) -> Iterator[Mark]:
    """The signs of terrain in hexes: many, so that one of them may be covered."""
    for batch in terrain.batches(sheet):
        if isinstance(batch, Symbols):
            for spot in batch.spots:
                yield Mark(Box(*spot, 0, 0).grown(batch.size / 2), SIGN)


def _cities(sheet: Sheet) -> Iterator[Mark]:
    """Where a label would seem to be the name of a city, unless it is."""
    for city in sheet.scenario.cities.values():
        spot = sheet.city_spot(city)
        if spot is not None:
            yield Mark(Box(*spot, 0, 0).grown(NEAR), FOREIGN, f"city {city.id}")


def _lines(sheet: Sheet) -> Iterator[Mark]:
    points = 0
    for cost, key, line in (*_rivers(sheet), *_routes(sheet), *_rims(sheet)):
        for x, y in _steps(line):
            points += 1
            if points < MOST:
                yield Mark(Box(x - 0.2, y - 0.2, 0.4, 0.4), cost, key)


def _rivers(sheet: Sheet) -> Iterator[tuple[float, str, Sequence[Spot]]]:
    for water in sheet.scenario.waters.values():
        yield RIVER, f"water {water.id}", course(sheet, water)


def _routes(sheet: Sheet) -> Iterator[tuple[float, str, Sequence[Spot]]]:
    board, cities = sheet.scenario.board, sheet.scenario.cities
    if isinstance(board, RouteBoard):
        for line in board.lines.values():
            ends = [cities.get(line.a), cities.get(line.b)]
            spots = [sheet.city_spot(city) for city in ends if city is not None]
            yield ROUTE, "", [spot for spot in spots if spot is not None]


def _rims(sheet: Sheet) -> Iterator[tuple[float, str, Sequence[Spot]]]:
    """The rims of the areas of major cities, which a name had better not cut."""
    for cells in red_cells(sheet).values():
        steps = [step for step in red_area(sheet, cells) if isinstance(step, Move | To | Bend)]
        corners = [step.to for step in steps]
        yield RIM, "", [*corners, *corners[:1]]


def _steps(line: Sequence[Spot]) -> Iterator[Spot]:
    for (x, y), (to_x, to_y) in pairwise(line):
        count = min(max(round(math.dist((x, y), (to_x, to_y)) / STEP), 1), 1000)
        for n in range(count):
            yield x + (to_x - x) * n / count, y + (to_y - y) * n / count


def _off_land(sheet: Sheet) -> Callable[[Tilted], float]:
    """What it costs to stand on water: little, but more than to stand elsewhere beside a city."""
    board = sheet.scenario.board
    if not isinstance(board, TerrainBoard):
        return lambda _: 0.0
    cells = set(board.cells())
    start = sheet.spot(Cell(0, 0))
    first = board.spot(Cell(0, 0)) if isinstance(board, HexBoard) else (0.0, 0.0)
    under = board.cell_under if isinstance(board, HexBoard) else grid.nearest_cell

    def cost(where: Tilted) -> float:
        turn = math.radians(where.angle)
        off = 0
        for part in (-0.8, 0.0, 0.8):
            x = where.x + part * where.half_width * math.cos(turn)
            y = where.y + part * where.half_width * math.sin(turn)
            cell = under((x - start[0]) / sheet.mm + first[0], (y - start[1]) / sheet.mm + first[1])
            off += cell not in cells
        return SEA * off

    return cost

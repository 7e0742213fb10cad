"""What labels keep away from: marks they may not cover, lines they had better not."""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from drawing.map.ground.strewn_signs import strewn_signs
from drawing.map.ground.water_lines import courses
from drawing.map.labels.placement import NEVER, Mark, Taken
from drawing.map.marks.change_marks import badge_box, change_marks
from drawing.map.marks.city_marks import (
    half_width,
    is_crowded,
    placed_cities,
    red_area,
    red_cells,
    scale,
)
from drawing.map.marks.crossing_signs import line_boxes
from drawing.map.marks.route_spaces import space_boxes
from drawing.map.placing.fixed_marks import city_boxes, written_boxes
from drawing.map.placing.occupied import occupied
from drawing.map.placing.overlay_legends import overlay_legends
from drawing.map.placing.title_and_margin import neat_box
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Bend, Box, Move, Spot, To
from drawing.text.metrics import Tilted
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.notation import Cell

STEP = 2.0
"""How close the points lie by which a line is known, in millimetres."""
MOST = 20_000
"""So many points of lines are looked at; a board with more is beyond help."""
RIVER, CROSSING, RIM, SIGN, FOREIGN, SEA = 0.35, 0.6, 0.35, 0.8, 1.4, 0.5
"""What it costs to cover a point of a river, of a crossing or of a rim, or a sign of terrain, to
stand near another city, and off the land."""
RED = 1.0
"""What it costs to stand on a part of a city's area."""
FRAME, BADGE = 0.8, 1.6
"""What it costs to cover a part of a frame around a change, or the badge that tells its kind."""
GROUND = 0.3
"""What it costs to stand on land where that means to cover mileposts."""
LINE = 0.25
"""What the line around a city's mark adds to it, in millimetres."""
IN_CITY = 0.09
"""Half of a milepost in the area of a city, in cells."""
NEAR = 5.0
"""A label nearer to another city than this, in millimetres, may seem to be its name."""
BESIDE = 3.6
"""The same from the rim of the mark of a city on a board of routes."""
NEARER = 1.6
"""The same on a crowded map."""


def taken_places(sheet: Sheet) -> Taken:
    """Everything that is on the map before its labels."""
    legends = [shown.box for shown in overlay_legends(sheet).values()]
    writing = [Mark(box, NEVER) for box in (*written_boxes(sheet), *legends)]
    marks = [Mark(box) for box in (*occupied(sheet), *_in_cities(sheet), *space_boxes(sheet))]
    better_seen = (
        *_lines(sheet),
        *_cities(sheet),
        *_red(sheet),
        *_signs(sheet),
        *_changes(sheet),
    )
    return Taken(neat_box(sheet), [*writing, *marks, *better_seen], _ground(sheet))


def _in_cities(sheet: Sheet) -> Iterator[Box]:
    """Cities with the lines around them, and the mileposts of areas, larger than others."""
    for box in city_boxes(sheet).values():
        yield box.grown(LINE)
    for cells in () if is_crowded(sheet) else red_cells(sheet).values():
        for cell in cells:
            yield Box(*sheet.spot(cell), 0, 0).grown(IN_CITY * sheet.mm)


def _signs(sheet: Sheet) -> Iterator[Mark]:
    """The signs of terrain in hexes: many, so that one of them may be covered."""
    for batch in strewn_signs(sheet):
        for spot in batch.spots:
            yield Mark(Box(*spot, 0, 0).grown(batch.size / 2), SIGN)


def _changes(sheet: Sheet) -> Iterator[Mark]:
    """The frames around what has changed, and their badges, which tell how."""
    for batch in change_marks(sheet):
        for spot in batch.spots:
            yield Mark(Box(*spot, 0, 0).grown(batch.size / 2), FRAME)
            yield Mark(badge_box(spot, batch.size), BADGE)


def _cities(sheet: Sheet) -> Iterator[Mark]:
    """Where a label would seem to be the name of a city, unless it is."""
    near = NEARER if is_crowded(sheet) else NEAR
    on_routes = isinstance(sheet.scenario.board, RouteBoard)
    for city, spot in placed_cities(sheet):
        # Marks that are written on are large, and so is what lies beside them.
        far = half_width(sheet, city) + BESIDE * scale(sheet) if on_routes else 0.0
        yield Mark(Box(*spot, 0, 0).grown(max(near, far)), FOREIGN, f"city {city.id}")


def _red(sheet: Sheet) -> Iterator[Mark]:
    """The areas of cities: no ground for any other name."""
    for city, cells in red_cells(sheet).items():
        for cell in cells:
            yield Mark(Box(*sheet.spot(cell), 0, 0).grown(0.5 * sheet.mm), RED, f"city {city}")


def _lines(sheet: Sheet) -> Iterator[Mark]:
    yield from (Mark(box, CROSSING) for box in line_boxes(sheet))
    points = 0
    for cost, key, line in (*_rivers(sheet), *_rims(sheet)):
        for x, y in steps(line):
            points += 1
            if points < MOST:
                yield Mark(Box(x - 0.2, y - 0.2, 0.4, 0.4), cost, key)


def _rivers(sheet: Sheet) -> Iterator[tuple[float, str, Sequence[Spot]]]:
    for water in sheet.scenario.waters.values():
        for line in courses(sheet, water):
            yield RIVER, f"water {water.id}", line


def _rims(sheet: Sheet) -> Iterator[tuple[float, str, Sequence[Spot]]]:
    """The rims of the areas of cities, which a name had better not cut."""
    for cells in red_cells(sheet).values():
        steps = [step for step in red_area(sheet, cells) if isinstance(step, Move | To | Bend)]
        corners = [step.to for step in steps]
        yield RIM, "", [*corners, *corners[:1]]


def steps(line: Sequence[Spot]) -> Iterator[Spot]:
    """Points close to each other along a line, but for its end."""
    for (x, y), (to_x, to_y) in pairwise(line):
        count = min(max(round(math.dist((x, y), (to_x, to_y)) / STEP), 1), 1000)
        for n in range(count):
            yield x + (to_x - x) * n / count, y + (to_y - y) * n / count


def _ground(sheet: Sheet) -> Callable[[Tilted], float]:
    """What it costs to stand on water: little, but more than to stand elsewhere beside a city.

    On a crowded map it costs something to stand on land, and hide mileposts, instead.
    """
    board = sheet.scenario.board
    if not isinstance(board, TerrainBoard):
        return lambda _: 0.0
    cells, crowded = set(board.cells()), is_crowded(sheet)
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
        return GROUND * (3 - off) if crowded else SEA * off

    return cost

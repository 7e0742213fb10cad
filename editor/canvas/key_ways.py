"""Where the cursor goes by a key: six directions, ends of rows, the next thing, sides, corners."""

import math
from collections.abc import Iterable

from editor.edits.line_positions import laid
from editor.edits.thing_places import places_of
from editor.gestures.choosing import everything_placed
from editor.pointing.paper import on_paper
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.notation import Cell, Corner, Point
from model.scenario.collections import LINES
from model.scenario.scenario import Scenario

Way = tuple[int, int]
"""So far to the right and down, as it is seen: -1, 0 or 1 each."""
LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT = (-1, -1), (1, -1), (-1, 1), (1, 1)
SIDES: dict[Way, tuple[int, int]] = {
    LEFT: (grid.WEST, grid.WEST),
    RIGHT: (grid.EAST, grid.EAST),
    UP: (grid.NORTH_EAST, grid.NORTH_WEST),
    DOWN: (grid.SOUTH_EAST, grid.SOUTH_WEST),
    UP_LEFT: (grid.NORTH_WEST, grid.NORTH_WEST),
    UP_RIGHT: (grid.NORTH_EAST, grid.NORTH_EAST),
    DOWN_LEFT: (grid.SOUTH_WEST, grid.SOUTH_WEST),
    DOWN_RIGHT: (grid.SOUTH_EAST, grid.SOUTH_EAST),
}
"""The side by which a cell is left, from an even row and from an odd one."""
BESIDE = 1
"""So many cells beside the board the cursor may go: cities overseas lie there."""
HALF = 500
"""Thousandths of a column, or of a row, that the cursor goes where there are no cells."""
HOURS = 12
AROUND = (0, HOURS, *range(1, HOURS))
"""The middle of a cell, then its corners and sides with the clock, from the top."""
TO_SIDE, TO_CORNER = 0.4, 0.5
"""How far from the middle of a cell one means a side or a corner of it, in columns."""
WIDE = ("waters", "regions", "shapes", "art")
EDGEWAYS = 2
"""What lies aside of a direction counts so many times as far as what lies ahead."""


def is_turned(board: object) -> bool:
    """Whether the board lies on its side: hexes with a flat top."""
    return isinstance(board, HexBoard) and board.orientation == "flat"


def near_board(board: TerrainBoard, cell: Cell) -> bool:
    """Whether the cursor may be there: on the board, or right beside it."""
    cols, rows = board.size
    return -BESIDE <= cell.col < cols + BESIDE and -BESIDE <= cell.row < rows + BESIDE


def beside(board: TerrainBoard, here: Cell, way: Way) -> Cell:
    """The next cell that way; the same where the board ends."""
    seen = _on_board(board, way)
    there = grid.neighbour(here, SIDES[seen][here.row & 1])
    return there if near_board(board, there) else here


def end_of_row(board: TerrainBoard, here: Cell, way: Way) -> Cell:
    """The last cell to the left or to the right."""
    right, down = _on_board(board, way)
    cols, rows = board.size
    if right:
        return Cell(cols - 1 if right > 0 else 0, max(0, min(here.row, rows - 1)))
    return Cell(max(0, min(here.col, cols - 1)), rows - 1 if down > 0 else 0)


def corner_of_board(board: TerrainBoard, way: Way) -> Cell:
    """The first cell of all, or the last, as they are seen."""
    right, down = _on_board(board, way)
    cols, rows = board.size
    return Cell(cols - 1 if right > 0 else 0, rows - 1 if down > 0 else 0)


def a_little(board: RouteBoard, here: Point, way: Way) -> Point:
    """Half a column that way, where there are no cells."""
    return board.on_sheet(Point(here.x + HALF * way[0], here.y + HALF * way[1]))


def nearest(spots: Iterable[Cell | Point], to: tuple[float, float]) -> Cell | Point | None:
    return min(spots, key=lambda spot: math.dist(grid.position(spot), to), default=None)


def next_city(scenario: Scenario, here: Cell | Point, way: Way) -> Cell | Point | None:
    """The next city that way on a board of routes."""
    spots = [city.xy for city in scenario.cities.values() if city.xy is not None]
    return _ahead(scenario, here, way, spots)


def next_thing(scenario: Scenario, here: Cell | Point, way: Way) -> Cell | Point | None:
    """Where the next thing that way lies: a city, a name, a line, whatever there is."""
    return _ahead(scenario, here, way, list(things_at(scenario)))


def things_at(scenario: Scenario) -> Iterable[Cell | Point]:
    """Where things lie; what stretches over the map, such as a river, is nowhere."""
    ways = laid(scenario) if isinstance(scenario.board, RouteBoard) else {}
    for room, key in sorted(everything_placed(scenario)):
        if room not in WIDE:
            places = [ways[key].halfway] if room == LINES else places_of(scenario, room, key)
            ends = places[:1] if room == "cities" else places[:: max(1, len(places) - 1)]
            yield from (_where(scenario.board, place) for place in ends)


def _where(board: object, place: Cell | Corner | Point) -> Cell | Point:
    """The cell of a place, as far as the cursor goes; a free point elsewhere."""
    if isinstance(board, TerrainBoard):
        cell = grid.nearest_cell(*grid.position(place))
        if near_board(board, cell):
            return cell
    x, y = grid.position(place)
    free = Point(round(x * 1000), round(y / grid.ROW_HEIGHT * 1000))
    return place if isinstance(place, Point) else free


def _ahead(
    scenario: Scenario, here: Cell | Point, way: Way, spots: Iterable[Cell | Point]
) -> Cell | Point | None:
    far = {spot: _how_far(scenario.board, here, spot, way) for spot in spots if spot != here}
    near = [spot for spot, steps in far.items() if steps < math.inf]
    return min(near, key=lambda spot: far[spot], default=None)


def _how_far(board: object, start: Cell | Point, goal: Cell | Point, way: Way) -> float:
    """How far it is to a place in a direction; what lies aside is farther, behind is nowhere."""
    (x, y), (there_x, there_y) = (on_paper(board, grid.position(one)) for one in (start, goal))
    length = math.hypot(*way)
    right, down = there_x - x, there_y - y
    ahead = (right * way[0] + down * way[1]) / length
    aside = abs(right * way[1] - down * way[0]) / length
    near = ahead > 0 and aside <= 2 * ahead
    return ahead + EDGEWAYS * aside if near else math.inf


def spot_at(board: object, place: Cell | Point, hour: int) -> tuple[float, float]:
    """The position that is meant: the middle of a place, or a side or corner of a cell.

    Sides and corners are told as on a clock, from 1 to 12 as they are seen; 0 is the middle.
    """
    x, y = grid.position(place)
    if not isinstance(place, Cell) or not hour:
        return x, y
    if is_turned(board):
        hour -= HOURS // 4
    angle = math.radians(30 * hour - 90)
    far = TO_SIDE if is_side(hour) else TO_CORNER
    return x + far * math.cos(angle), y + far * math.sin(angle)


def is_side(hour: int) -> bool:
    """Whether an hour means a side of a hex with a point at the top, and no corner."""
    return hour % 2 == 1


def _on_board(board: object, way: Way) -> Way:
    """A direction that is seen, in the terms of the board."""
    right, down = way
    return (down, -right) if is_turned(board) else way

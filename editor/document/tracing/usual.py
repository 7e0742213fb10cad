"""How a tracing picture lies before anybody has said anything: as large as fits onto the board."""

from collections.abc import Iterator

from editor.document.tracing.fit import Fit, Spot, similar
from editor.pointing.paper import on_board, on_paper
from model.boards import grid
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.notation import Cell, Point
from model.scenario.scenario import Scenario

ROUTES_AT_FIRST = Point(24_000, 14_000)
"""How far a board of routes reaches that has no size and no cities yet."""
RIM = 0.6
"""What belongs to the board around the middles of its outermost cells, in columns."""


def usual_fit(scenario: Scenario, size: tuple[int, int]) -> Fit:
    """The whole picture of so many pixels in the middle of the board, upright as it is drawn."""
    board = scenario.board
    spots = [on_paper(board, spot) for spot in _outermost(scenario)] or [(0.0, 0.0)]
    left, top = min(x for x, _ in spots) - RIM, min(y for _, y in spots) - RIM
    right, bottom = max(x for x, _ in spots) + RIM, max(y for _, y in spots) + RIM
    scale = min((right - left) / size[0], (bottom - top) / size[1])
    middle = size[0] / 2, size[1] / 2
    paper = similar(scale, 0.0, middle, ((left + right) / 2, (top + bottom) / 2))
    start, one_right, one_down = (on_board(board, paper.at(p)) for p in ((0, 0), (1, 0), (0, 1)))
    return Fit(_between(start, one_right), _between(start, one_down), start)


def _between(start: Spot, end: Spot) -> Spot:
    return end[0] - start[0], end[1] - start[1]


def _outermost(scenario: Scenario) -> Iterator[Spot]:
    board = scenario.board
    if isinstance(board, TerrainBoard):
        cols, rows = board.size
        for col in (0, max(cols, 1) - 1):
            for row in (0, 1, max(rows, 1) - 1):
                yield grid.position(Cell(col, row))
        return
    size = board.size if isinstance(board, RouteBoard) else None
    if size is not None:
        yield from ((0.0, 0.0), grid.position(Point(1000 * size.cols, 1000 * size.rows)))
        return
    places = [city.xy for city in scenario.cities.values() if city.xy is not None]
    if len(set(places)) < 2:
        places += [Point(0, 0), ROUTES_AT_FIRST]
    yield from map(grid.position, places)

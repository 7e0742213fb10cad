"""A map in plain text, as large as a terminal allows: the whole of it, or the part around a place.

Control characters never come out of it but for colours, and no line is wider than was asked for.
"""

from collections.abc import Iterator
from itertools import pairwise

from drawing.map.sheet.overlay import Overlay
from drawing.terminal.cell_map import TextMap
from drawing.terminal.legend import COLUMN, below, beside, legend_of
from drawing.terminal.route_map import route_picture
from drawing.terminal.scales import (
    Blocks,
    FlatHexes,
    Hexes,
    Rows,
    Scale,
    TurnedBlocks,
    TurnedRows,
    Window,
)
from drawing.terminal.text import Room
from drawing.terminal.text import width as columns_of
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.routes import RouteBoard
from model.boards.terrain import Size
from model.notation import Cell
from model.pieces.cities_in_play import with_cities
from model.scenario.scenario import Scenario

RULER = 1
"""Lines above a map for the numbers of its columns."""
LEGEND_LINES = 3
"""Lines that a legend needs below a map."""
APART = 2
NARROW, LOW = 12, 4
"""The least columns and lines of a terminal that has room for rulers."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)


def terminal_picture(
    scenario: Scenario,
    overlay: Overlay,
    room: Room,
    *,
    around: Cell | None = None,
    viewer: int | None = None,
) -> list[str]:
    """The lines of a picture: the whole map, or the part around a cell with all its track.

    The track of the `viewer` is drawn as lines; that of others carries their numbers.
    """
    scenario, board = with_cities(scenario, overlay.cities), scenario.board
    room = room._replace(width=max(room.width, 1), height=max(room.height, 1))
    if isinstance(board, RouteBoard):
        return route_picture(scenario, board, overlay, room)
    if board is None or not all(board.extent()):
        return ["there is no board to show"[: room.width]]
    scale, window = _view(board, room, around)
    drawn = TextMap(
        scenario, board, overlay, scale, window, room, _margin(scale, room), viewer, around
    )
    return _with_legend(_ruled(drawn), drawn)


def height_of_whole(scenario: Scenario, width: int) -> int | None:
    """The lines that the whole map takes at the largest scale; None where it is too wide."""
    board = scenario.board
    if not isinstance(board, MilepostBoard | HexBoard) or not all(board.extent()):
        return None
    size = board.extent()
    scale = _scales(board, size)[0]
    columns, lines = scale.room(Window(0, 0, *size))
    is_wide = columns + _margin(scale, Room(width, lines + RULER)) > width
    return None if is_wide else lines + RULER


# -- how much is shown, and how large


def _scales(board: MilepostBoard | HexBoard, size: Size) -> list[Scale]:
    """The scales at which single cells can be seen, the largest first."""
    if not isinstance(board, HexBoard):
        return [Scale(size)]
    if board.orientation == "flat":
        return [FlatHexes(size)]
    return [Hexes(size, times=2), Hexes(size, times=1)]


def _overviews(board: MilepostBoard | HexBoard, size: Size) -> Iterator[Scale]:
    """Ever smaller scales."""
    is_turned = isinstance(board, HexBoard) and board.orientation == "flat"
    yield TurnedRows(size) if is_turned else Rows(size)
    for block in range(1, max(size) + 1):
        yield TurnedBlocks(size, block=block) if is_turned else Blocks(size, block=block)


def _view(board: MilepostBoard | HexBoard, room: Room, around: Cell | None) -> tuple[Scale, Window]:
    size = board.extent()
    whole = Window(0, 0, *size)
    if around is not None:
        scale = _scales(board, size)[0]
        return scale, _window(scale, room, around)
    scale = Rows(size)
    for scale in (*_scales(board, size), *_overviews(board, size)):
        if _fits(scale, whole, room):
            break
    return scale, whole


def _fits(scale: Scale, window: Window, room: Room) -> bool:
    columns, lines = scale.room(window)
    columns, lines = columns + _margin(scale, room), lines + RULER
    is_beside = columns + APART + COLUMN <= room.width
    legend = 0 if is_beside else min(LEGEND_LINES, room.height // 3)
    return columns <= room.width and lines + legend <= room.height


def _window(scale: Scale, room: Room, around: Cell) -> Window:
    size, columns = scale.size, room.width - _margin(scale, room)
    most = scale.fitting(columns, room.height - RULER - LEGEND_LINES)
    cols, rows = max(1, min(most.cols, size.cols)), max(1, min(most.rows, size.rows))
    left = max(0, min(around.col - cols // 2, size.cols - cols))
    top = max(0, min(around.row - rows // 2, size.rows - rows))
    return Window(left, top, cols, rows)


def _margin(scale: Scale, room: Room) -> int:
    """Columns at the left for the numbers of the rows."""
    has_rulers = room.width >= NARROW and room.height >= LOW
    return len(str(max(scale.size))) + 1 if has_rulers else 0


# -- the rulers


def _ruled(drawn: TextMap) -> list[str]:
    """The map with the numbers of columns and rows."""
    lines = drawn.draw().lines(colours=drawn.room.colours)
    margin = drawn.margin
    if not margin:
        return lines
    across, down = _numbers(drawn)
    head = ""
    for column, number in _spaced(across):
        if column + len(number) <= drawn.paper.columns:
            head = head.ljust(column) + number
    numbered = [f"{down.get(n, ''):>{margin - 1}} {line}".rstrip() for n, line in enumerate(lines)]
    return [(" " * margin + head).rstrip(), *numbered]


def _numbers(drawn: TextMap) -> tuple[list[tuple[int, int]], dict[int, int]]:
    """The numbers above the map by their columns, and those beside it by their lines."""
    scale, (left, top, cols, rows) = drawn.scale, drawn.window
    start_x, start_y = scale.origin(drawn.window)
    by_col = [(scale.spot(Cell(col, 0)), col) for col in range(left, left + cols)]
    by_row = [(scale.spot(Cell(0, row)), row) for row in range(top, top + rows)]
    above, beside = (by_row, by_col) if scale.is_turned else (by_col, by_row)
    across = sorted((x - start_x, number) for (x, _), number in above)
    return across, {y - start_y: number for (_, y), number in reversed(beside)}


def _spaced(numbers: list[tuple[int, int]]) -> list[tuple[int, str]]:
    """The numbers of a ruler that find room: all of them, every second, every fifth ..."""
    for step in STEPS:
        shown = [(at, str(number)) for at, number in numbers if number % step == 0]
        if all(at + len(text) < after for (at, text), (after, _) in pairwise(shown)):
            return shown
    return []


# -- the legend


def _with_legend(lines: list[str], drawn: TextMap) -> list[str]:
    entries, room = legend_of(drawn), drawn.room
    columns = drawn.paper.columns + drawn.margin + APART
    if room.width - columns < COLUMN:
        rest = room._replace(height=room.height - len(lines))
        return [*lines, *below(entries, rest)]
    rest = room._replace(width=room.width - columns)
    legend = beside(entries, rest)
    lines += [""] * (len(legend) - len(lines))
    for number, text in enumerate(legend):
        lines[number] += " " * (columns - _shown_columns(lines[number])) + text
    return lines


def _shown_columns(line: str) -> int:
    """How wide a line is without its colours."""
    pieces = line.split("\x1b[")
    return columns_of(pieces[0] + "".join(piece.partition("m")[2] for piece in pieces[1:]))

"""Rivers through hexes: which hexes a course runs through, one after the other, and its ends.

Rivers that the file names run as it says. Hexes of the kind `river` that none of them touches get a
course as well: from each piece of them a way leads down to the nearest water, river or rim.
"""

from collections import Counter, deque
from collections.abc import Collection, Iterator, Mapping

from drawing.map.ground.ground import cells_by_kind, terrain_board
from drawing.map.marks.terrain_marks import looks
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.chance import choice
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.rims import pieces
from model.boards.terrain import TerrainBoard
from model.forms.frozen import dataclass
from model.notation import Cell

MOST = 10_000
"""Hexes of rivers that get a course; on a board with more, signs tell them."""
WET = frozenset({"sea", "lake"})


@dataclass(frozen=True, slots=True)
class Run:
    """A course through neighbouring hexes."""

    cells: tuple[Cell, ...]
    water: str = ""
    """The id of the river; nothing where the file has hexes alone."""
    first: int | None = None
    """The side by which it leaves its first hex into other water or off the board, if it does."""
    last: int | None = None
    """The same of its last hex."""


@once
def river_runs(sheet: Sheet) -> list[Run]:
    """All courses of a board of hexes."""
    board = terrain_board(sheet)
    if not isinstance(board, HexBoard):
        return []
    named = list(_named(sheet, board))
    known = {cell for run in named for cell in run.cells}
    kinds = cells_by_kind(sheet).items()
    loose = {one for kind, cells in kinds if looks(kind) == "river" for one in cells} - known
    if len(loose) > MOST:
        return named
    return [*named, *(run for piece in pieces(loose) for run in _through(board, piece, known))]


@once
def has_course(sheet: Sheet) -> frozenset[Cell]:
    """The hexes through which a river is drawn."""
    return frozenset(cell for run in river_runs(sheet) for cell in run.cells)


# -- rivers of the file


def _named(sheet: Sheet, board: TerrainBoard) -> Iterator[Run]:
    """The rivers that are given by hexes, in pieces where hexes of theirs are no neighbours."""
    waters = [water for water in sheet.scenario.waters.values() if len(water.cells) > 0]
    times = Counter(cell for water in waters for cell in set(water.cells))
    for water in waters:
        for cells in _in_pieces(water.cells):
            if len(cells) == 1:
                yield _alone(board, cells[0], water.id)
                continue
            last = _end(board, cells, times)
            cells.reverse()
            first = _end(board, cells, times)
            cells.reverse()
            yield Run(tuple(cells), water.id, first, last)


def _end(board: TerrainBoard, cells: list[Cell], times: Mapping[Cell, int]) -> int | None:
    """The side by which a course leaves its last hex; one beyond the rim is taken off for it."""
    if len(cells) > 1 and not board.has(cells[-1]):
        beyond = cells.pop()
        return grid.side_of(cells[-1], beyond)
    return None if times[cells[-1]] > 1 else _way_out(board, cells[-1], cells[-2:-1])


def _in_pieces(cells: Collection[Cell]) -> list[list[Cell]]:
    found: list[list[Cell]] = []
    for cell in cells:
        if found and grid.side_of(found[-1][-1], cell) is not None:
            found[-1].append(cell)
        else:
            found.append([cell])
    return found


# -- hexes of rivers that have no name


def _through(
    board: TerrainBoard, piece: Collection[Cell], known: Collection[Cell]
) -> Iterator[Run]:
    """Courses through every hex of a piece: the longest first, the others flow into it."""
    mouth = min(piece, key=lambda cell: (_rank(board, cell, known), cell.row, cell.col))
    down, steps = _downstream(piece, mouth)
    joined = next((near for near in grid.neighbours(mouth) if near in known), None)
    used: set[Cell] = set()
    for source in sorted(piece, key=lambda cell: (-steps[cell], cell.row, cell.col)):
        if source in used:
            continue
        cells = [source]
        while cells[-1] not in used and cells[-1] in down:
            used.add(cells[-1])
            cells.append(down[cells[-1]])
        ends_at_mouth = cells[-1] == mouth and mouth not in used
        used.add(cells[-1])
        yield _loose_run(board, cells, joined if ends_at_mouth else None, ends_at_mouth)


def _loose_run(
    board: TerrainBoard, cells: list[Cell], joined: Cell | None, ends_at_mouth: bool
) -> Run:
    """A course from its source down; at the mouth it goes on into what is there."""
    first = _way_out(board, cells[0], cells[1:2])
    if joined is not None:
        return Run((*cells, joined), "", first)
    if len(cells) == 1:
        return _alone(board, cells[0])
    last = _way_out(board, cells[-1], cells[-2:-1]) if ends_at_mouth else None
    return Run(tuple(cells), "", first, last)


def _rank(board: TerrainBoard, cell: Cell, known: Collection[Cell]) -> int:
    """How likely a river ends here: in water, in another river, off the board, nowhere."""
    near = grid.neighbours(cell)
    kinds = [board.kind_at(one) for one in near]
    if any(kind is not None and looks(kind) in WET for kind in kinds):
        return 0
    if any(one in known for one in near):
        return 1
    return 2 if None in kinds else 3


def _downstream(
    piece: Collection[Cell], mouth: Cell
) -> tuple[Mapping[Cell, Cell], Mapping[Cell, int]]:
    """For every hex the next one on the shortest way to the mouth, and how far that is."""
    down: dict[Cell, Cell] = {}
    steps = {mouth: 0}
    waiting = deque([mouth])
    while waiting:
        here = waiting.popleft()
        for near in grid.neighbours(here):
            if near in piece and near not in steps:
                steps[near], down[near] = steps[here] + 1, here
                waiting.append(near)
    return down, steps


# -- the ends of a course


def _way_out(board: TerrainBoard, end: Cell, before: Collection[Cell]) -> int | None:
    """The side by which a course leaves its last hex: into water or off the board, if it can.

    It goes as straight on as possible, and rather into water.
    """
    if is_wet(board.kind_at(end)):
        return None
    came = next((grid.side_of(end, cell) for cell in before), None)
    sides = []
    for side, near in enumerate(grid.neighbours(end)):
        kind = board.kind_at(near)
        bent = 0 if came is None else 3 - min((side - came) % 6, (came - side) % 6)
        if (kind is None or is_wet(kind)) and bent < 2:
            sides.append((kind is None, bent, side))
    return min(sides)[2] if sides else None


def _alone(board: TerrainBoard, cell: Cell, water: str = "") -> Run:
    """A river of a single hex: right through it, and out where there is water or the rim."""
    way = _way_out(board, cell, ())
    last = choice(6, cell.col, cell.row, 3) if way is None else way
    return Run((cell,), water, (last + 3) % 6, last)


def is_wet(kind: str | None) -> bool:
    """Whether a kind of terrain is water as a whole."""
    return kind is not None and looks(kind) in WET

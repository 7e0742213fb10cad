"""Rows of terrain that are not as many or as long as they must be, or are not read as meant."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from model.boards.terrain import NO_CELL, TerrainBoard
from model.forms.form import Step
from model.notation import Cell
from model.scenario.board_form import text_of
from model.scenario.change import Change
from model.wording.speech import tr
from validator.check import check
from validator.checks.terrain import ROWS
from validator.finding import ERROR, WARNING, Finding, Repair
from validator.survey.survey import Survey
from validator.wording.listing import counted


@check(
    "MAP002",
    "rows-do-not-fit",
    ERROR,
    reads=("board", "cities", "regions"),
    whole=("board",),
    implies=("MAP001",),
    spoils=("board", "ground"),
    holds=("VAL-CRY-04",),
)
def rows_do_not_fit(survey: Survey) -> Iterator[Finding]:
    """The rows of the terrain are not as many, or not as long, as the size of the board says.

    Cells beyond the size are lost, which is an error, and so is a row that is shorter than the
    others, or a terrain that has fewer rows: everything behind what was lost has moved. Where most
    rows leave their end out it is a warning. A size whose columns and rows are swapped is
    recognised, and so are rows that begin in another column than the others, or that are read as
    one since no `|` stands before them.

    Why: what lies beyond the size is not on the board, and a short row hides a slip of the pen that
    moves all cells behind it.
    Repair: correct the size, or the rows.

    Bad:
        format: 1
        id: example
        title: Four hexes
        system: trains
        players: {min: 2, max: 4}
        rules: {}
        board: {kind: hexes, size: [4, 1], legend: {".": clear}, terrain: ".....\\n"}

    Good:
        format: 1
        id: example
        title: Four hexes
        system: trains
        players: {min: 2, max: 4}
        rules: {}
        board: {kind: hexes, size: [4, 1], legend: {".": clear}, terrain: "....\\n"}
    """
    board = survey.scenario.board
    if not isinstance(board, TerrainBoard) or not board.terrain:
        return
    cols, rows = board.size
    wide, high = max(map(len, board.terrain)), len(board.terrain)
    misread = _read_as_one(board) or _pushed_aside(board)
    if misread is not None:
        yield misread
    elif (wide, high) == (rows, cols) and cols != rows:
        yield Finding(
            message=tr(
                "the terrain has {columns} and {rows}, the size {cols} and "
                "{rows2}: they are swapped",
                columns=counted(wide, "column"),
                rows=counted(high, "row"),
                cols=cols,
                rows2=rows,
            ),
            route=("board", "size"),
            repair=_resized(board, wide, high),
        )
    elif wide > cols or high > rows:
        yield _beyond(board, wide, high)
    elif high < rows:
        is_lost = any(cell.row >= high for cell in _cells_named(survey))
        yield Finding(
            message=tr(
                "the size has {rows} and the terrain {high}", rows=counted(rows, "row"), high=high
            ),
            route=("board", "size"),
            help=tr("put the row back that the terrain lost") if is_lost else "",
            repair=None if is_lost else _resized(board, cols, high),
        )
    elif short := [row for row, text in enumerate(board.terrain) if len(text) < cols]:
        yield _too_short(board, short)


def _read_as_one(board: TerrainBoard) -> Finding | None:
    """Rows without the `|` that keeps them apart."""
    rows = board.terrain[0].split(" ")
    if len(board.terrain) > 1 or len(rows) != board.size.rows or len(rows) == 1:
        return None
    if any(len(row) > board.size.cols for row in rows):
        return None
    return Finding(
        message=tr("the {rows} of the terrain are read as one", rows=counted(len(rows), "row")),
        route=("board", "terrain"),
        is_about_key=True,
        about=(ROWS,),
        help=tr("write | after terrain: it keeps the rows apart"),
        repair=_redrawn(board, rows, tr("write | before the rows")),
    )


def _pushed_aside(board: TerrainBoard) -> Finding | None:
    """Rows that begin in another column than the others, and else are as long as they must be."""
    begins = [len(row) - len(row.lstrip(" ")) for row in board.terrain]
    bare = [row.lstrip(" ") for row in board.terrain]
    is_pushed = all(len(row) == board.size.cols for row, by in zip(bare, begins, strict=True) if by)
    if not any(begins) or " " in board.legend or not is_pushed:
        return None
    usual = Counter(begins).most_common(1)[0][0]
    row = next(number for number, by in enumerate(begins) if by != usual)
    by = begins[row] - usual
    side = (
        tr("{columns} further right", columns=counted(abs(by), "column"))
        if by > 0
        else tr("{columns} further left", columns=counted(abs(by), "column"))
    )
    return Finding(
        message=tr("row {row} of the terrain begins {side} than others", row=row, side=side),
        route=("board", "terrain", str(Cell(0, row))),
        about=(ROWS,),
        help=tr("begin all rows in the same column"),
        repair=_redrawn(board, bare, tr("begin all rows in the same column")),
    )


def _redrawn(board: TerrainBoard, rows: list[str], title: str) -> Repair:
    step = Step(("board", "terrain"), text_of(board.terrain), text_of(tuple(rows)))
    return Repair(title, Change(tr("draw the rows anew"), (step,)), safe=True)


def _cells_named(survey: Survey) -> Iterator[Cell]:
    """The cells on which cities and regions lie, as they are written."""
    for city in survey.scenario.cities.values():
        yield from (city.at, *city.members) if city.at is not None else city.members
    for region in survey.scenario.regions.values():
        yield from region.cells


def _beyond(board: TerrainBoard, wide: int, high: int) -> Finding:
    """Cells that lie beyond the size; where only signs for nothing do, it matters less."""
    cols, rows = board.size
    lost = [text[cols:] for text in board.terrain[:rows]] + list(board.terrain[rows:])
    number = sum(sign in board.legend for sign in chain.from_iterable(lost))
    row = next((n for n, text in enumerate(board.terrain) if len(text) > cols), rows)
    fits = wide <= cols or _are_mostly(board, wide)
    message = (
        tr(
            "the terrain has {columns} and {rows}, the size {cols} and "
            "{rows2}: {cells} of it is lost",
            columns=counted(wide, "column"),
            rows=counted(high, "row"),
            cols=cols,
            rows2=rows,
            cells=counted(number, "cell"),
        )
        if number == 1
        else tr(
            "the terrain has {columns} and {rows}, the size {cols} and "
            "{rows2}: {cells} of it are lost",
            columns=counted(wide, "column"),
            rows=counted(high, "row"),
            cols=cols,
            rows2=rows,
            cells=counted(number, "cell"),
        )
    )
    if not fits and high == rows:
        message = tr(
            "row {row} of the terrain has {terrain} columns, the size {cols}",
            row=row,
            terrain=len(board.terrain[row]),
            cols=cols,
        )
    return Finding(
        message=message,
        route=("board", "terrain", str(Cell(min(cols, len(board.terrain[row]) - 1), row))),
        help="" if fits else tr("take the sign out that the row has too many"),
        repair=_resized(board, max(wide, cols), max(high, rows)) if fits else None,
        weight=ERROR if number or not fits else WARNING,
    )


def _are_mostly(board: TerrainBoard, wide: int) -> bool:
    """Whether most rows are so wide; if not, a few of them have a sign too many."""
    return 2 * sum(len(text) == wide for text in board.terrain) > len(board.terrain)


def _resized(board: TerrainBoard, cols: int, rows: int) -> Repair:
    step = Step(("board", "size"), list(board.size), [cols, rows])
    return Repair(
        tr("make the size {cols} by {rows}", cols=cols, rows=rows),
        Change(tr("fit the size"), (step,)),
    )


def _too_short(board: TerrainBoard, short: list[int]) -> Finding:
    cols = board.size.cols
    first = board.terrain[short[0]]
    is_usual = 2 * len(short) > len(board.terrain)
    filled = tuple([text.ljust(cols, NO_CELL) for text in board.terrain])
    step = Step(("board", "terrain"), text_of(board.terrain), text_of(filled))
    more = tr(", and {short} more are too short", short=len(short) - 1) if len(short) > 1 else ""
    return Finding(
        message=tr(
            "row {short} of the terrain has {first} of {cols} columns{more}",
            short=short[0],
            first=len(first),
            cols=cols,
            more=more,
        ),
        route=("board", "terrain", str(Cell(max(len(first) - 1, 0), short[0]))),
        help=""
        if is_usual
        else tr("put the sign back that it lost, or {no_cell} where nothing is", no_cell=NO_CELL),
        repair=Repair(tr("fill the rows with _"), Change(tr("fill rows"), (step,)), safe=True)
        if is_usual
        else None,
        weight=WARNING if is_usual else ERROR,
    )

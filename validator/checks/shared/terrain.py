"""Boards whose rows, signs and size do not fit together, and things that stand beside them."""

from collections.abc import Iterator, Mapping
from itertools import chain

from model.board_form import text_of
from model.boards.lattice import MilepostBoard
from model.boards.terrain import CUSTOMARY_SIGNS, NO_CELL, TerrainBoard
from model.change import Change
from model.forms import Step
from model.notation import Cell
from model.things import City, Region
from validator.centres import centred
from validator.check import check
from validator.finding import ERROR, WARNING, Finding, Repair
from validator.listing import counted, listed, name_of
from validator.survey import Survey


@check(
    "MAP001", "unknown-sign", ERROR, reads=("board",), whole=("board",), spoils=("board", "ground")
)
def unknown_sign(survey: Survey) -> Iterator[Finding]:
    """The terrain uses a sign that the legend does not explain.

    It is told once for a sign.

    Why: what cannot be read is no cell, so the map has holes that nobody meant.
    Repair: add the sign to the legend, or write one that is there; `_` stands for no cell.

    Bad:
        format: 1
        id: example
        title: Four hexes
        system: trains
        players: {min: 2, max: 4}
        rules: {}
        board: {kind: hexes, size: [4, 1], legend: {".": clear}, terrain: "..^.\\n"}

    Good:
        format: 1
        id: example
        title: Four hexes
        system: trains
        players: {min: 2, max: 4}
        rules: {}
        board: {kind: hexes, size: [4, 1], legend: {".": clear, "^": mountain}, terrain: "..^.\\n"}
    """
    board = survey.scenario.board
    if not isinstance(board, TerrainBoard):
        return
    rows = board.rows()
    for sign in sorted(set(chain.from_iterable(rows)).difference(board.legend, NO_CELL)):
        row = next(n for n, text in enumerate(rows) if sign in text)
        first = Cell(rows[row].index(sign), row)
        kind = next((k for k, usual in CUSTOMARY_SIGNS.items() if usual == sign), "")
        number = sum(text.count(sign) for text in rows)
        shown = "a blank" if sign.isspace() else f'"{sign}"'
        yield Finding(
            message=f"the legend does not explain {shown}, which stands for "
            f"{counted(number, 'cell')}, first at {first}",
            route=("board", "terrain", str(first)),
            cells=(first,),
            repair=_explained(sign, kind) if _can_be(board, kind) else None,
        )


def _can_be(board: TerrainBoard, kind: str) -> bool:
    """Whether a sign may be meant for a kind: none that another sign has, no milepost at sea."""
    is_at_sea = kind == "sea" and isinstance(board, MilepostBoard)
    return bool(kind) and kind not in board.legend.values() and not is_at_sea


def _explained(sign: str, kind: str) -> Repair:
    step = Step(("board", "legend", sign), None, kind)
    return Repair(f"let {sign} stand for {kind}", Change("Explain a sign", (step,)))


@check(
    "MAP002",
    "rows-do-not-fit",
    ERROR,
    reads=("board", "cities", "regions"),
    whole=("board",),
    spoils=("board", "ground"),
    holds=("VAL-CRY-04",),
)
def rows_do_not_fit(survey: Survey) -> Iterator[Finding]:
    """The rows of the terrain are not as many, or not as long, as the size of the board says.

    Cells beyond the size are lost, which is an error, and so is a row that is shorter than the
    others, or a terrain that has fewer rows: everything behind what was lost has moved. Where most
    rows leave their end out it is a warning. A size whose columns and rows are swapped is
    recognised.

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
    if (wide, high) == (rows, cols) and cols != rows:
        yield Finding(
            message=f"the terrain has {counted(wide, 'column')} and {counted(high, 'row')}, "
            f"the size {cols} and {rows}: they are swapped",
            route=("board", "size"),
            repair=_resized(board, wide, high),
        )
    elif wide > cols or high > rows:
        yield _beyond(board, wide, high)
    elif high < rows:
        is_lost = any(cell.row >= high for cell in _cells_named(survey))
        yield Finding(
            message=f"the size has {counted(rows, 'row')} and the terrain {high}",
            route=("board", "size"),
            help="put the row back that the terrain lost" if is_lost else "",
            repair=None if is_lost else _resized(board, cols, high),
        )
    elif short := [row for row, text in enumerate(board.terrain) if len(text) < cols]:
        yield _too_short(board, short)


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
        f"the terrain has {counted(wide, 'column')} and {counted(high, 'row')}, the size {cols} "
        f"and {rows}: {counted(number, 'cell')} of it {'is' if number == 1 else 'are'} lost"
    )
    if not fits and high == rows:
        message = f"row {row} of the terrain has {len(board.terrain[row])} columns, the size {cols}"
    return Finding(
        message=message,
        route=("board", "terrain", str(Cell(min(cols, len(board.terrain[row]) - 1), row))),
        help="" if fits else "take the sign out that the row has too many",
        repair=_resized(board, max(wide, cols), max(high, rows)) if fits else None,
        weight=ERROR if number or not fits else WARNING,
    )


def _are_mostly(board: TerrainBoard, wide: int) -> bool:
    """Whether most rows are so wide; if not, a few of them have a sign too many."""
    return 2 * sum(len(text) == wide for text in board.terrain) > len(board.terrain)


def _resized(board: TerrainBoard, cols: int, rows: int) -> Repair:
    step = Step(("board", "size"), list(board.size), [cols, rows])
    return Repair(f"make the size {cols} by {rows}", Change("Fit the size", (step,)))


def _too_short(board: TerrainBoard, short: list[int]) -> Finding:
    cols = board.size.cols
    first = board.terrain[short[0]]
    is_usual = 2 * len(short) > len(board.terrain)
    filled = tuple([text.ljust(cols, NO_CELL) for text in board.terrain])
    step = Step(("board", "terrain"), text_of(board.terrain), text_of(filled))
    more = f", and {len(short) - 1} more are too short" if len(short) > 1 else ""
    return Finding(
        message=f"row {short[0]} of the terrain has {len(first)} of {cols} columns{more}",
        route=("board", "terrain", str(Cell(max(len(first) - 1, 0), short[0]))),
        help="" if is_usual else f"put the sign back that it lost, or {NO_CELL} where nothing is",
        repair=Repair("fill the rows with _", Change("Fill rows", (step,)), safe=True)
        if is_usual
        else None,
        weight=WARNING if is_usual else ERROR,
    )


@check(
    "MAP003",
    "cell-off-the-map",
    ERROR,
    reads=("board", "cities", "regions"),
    whole=("board",),
    implies=("MAP025",),
    holds=("VAL-CRY-04",),
)
def cell_off_the_map(survey: Survey) -> Iterator[Finding]:
    """A city or a region lists a cell that the board does not have.

    For a region it is a warning: it is only smaller than it seems.

    Why: the cell counts for nothing, so another one was meant.
    Repair: write the cell that was meant, or take it off the list.

    Bad:
        cities:
        - {id: larkhaven, members: "13,8 14,8 12,9 13,9 13,10 15,9"}

    Good:
        cities:
        - {id: larkhaven, members: "13,8 14,8 12,9 13,9 13,10"}
    """
    board = survey.scenario.board
    if not isinstance(board, TerrainBoard):
        return
    for name, city in survey.scenario.cities.items():
        around = tuple([cell for cell in city.members if cell != city.at])
        yield from _off(board, city, ("cities", name, "members"), around)
    for name, region in survey.scenario.regions.items():
        yield from _off(board, region, ("regions", name, "cells"), region.cells)


def _off(
    board: TerrainBoard, thing: City | Region, route: tuple[str, ...], cells: tuple[Cell, ...]
) -> Iterator[Finding]:
    missing = [cell for cell in cells if not board.has(cell)]
    if missing:
        steps = tuple([Step((*route, str(cell)), True, None) for cell in missing])
        shown = listed([str(cell) for cell in missing])
        yield Finding(
            message=f"{name_of(thing)} lists {shown}, where the board has no cell",
            route=route,
            word=str(missing[0]),
            cells=tuple(missing),
            repair=Repair(f"take {shown} off", Change("Drop cells", steps)),
            weight=WARNING if isinstance(thing, Region) else ERROR,
        )


@check(
    "MAP004",
    "city-off-the-map",
    ERROR,
    reads=("board", "cities"),
    subjects="cities",
    reach=0,
    whole=("board",),
    implies=("DCK011", "MAP020"),
    implies_anywhere=("MAP024", "MAP026", "NET009", "NET021"),
    spoils=("trade",),
    holds=("VAL-CRY-04", "VAL-CRY-17"),
)
def city_off_the_map(survey: Survey, cities: Mapping[str, City]) -> Iterator[Finding]:
    """A city stands where the board has no cell, or nowhere at all.

    Why: nobody can come to the city, and every card that names it is dead.
    Repair: say with `at` on which cell it stands, or call it `overseas`.

    Bad:
        cities:
        - {id: vinehall, at: "7,9"}

    Good:
        cities:
        - {id: vinehall, at: "10,8"}
    """
    board = survey.scenario.board
    if not isinstance(board, TerrainBoard):
        return
    for name, city in cities.items():
        if city.overseas or not survey.can_read("cities", name):
            continue
        if city.at is None:
            yield Finding(
                message=f"{name_of(city)} stands on no cell of the board",
                route=("cities", name),
                help="say at which cell it stands, or call it overseas",
            )
        elif not board.has(city.at):
            yield Finding(
                message=f"{name_of(city)} stands at {city.at}, where the board has no cell",
                route=("cities", name, "at"),
                cells=(city.at,),
                repair=centred(survey.scenario, city) if city.kind == "major" else None,
            )

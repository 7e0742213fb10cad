"""A table as a file of comma-separated values, and such a file put into a table."""

import csv
import io
from collections import Counter
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

from editor.panels.sheets.blocks.block import Block, put
from editor.panels.sheets.blocks.grid import Grid, column_called
from editor.panels.sheets.blocks.tabbed import MOST_ROWS, refuse_too_many
from editor.panels.sheets.spelling import LONGEST
from editor.words import tr, trn
from model.forms.form import DoesNotFit
from model.imports.cannot import CannotImport
from model.imports.sheets.columns import language_of
from model.imports.sheets.reading import Row, read_sheet
from model.imports.sheets.reading import Sheet as File
from model.imports.sheets.values import guarded
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.unreadable import Unreadable, quoted

KEY: Final = "Id"
"""What stands over the ids of things: a row is known by its own whatever it is called."""
HEAD: Final = "Row"
"""What stands over the titles of rows, in tables that show them beside the columns."""
NEAR: Final = 0.75


class Taken(NamedTuple):
    """What comes of a file, and what there is to say about it."""

    change: Change
    told: str


def csv_bytes(grid: Grid, scenario: Scenario, rows: Sequence[Any]) -> bytes:
    """Rows of a table with their header, in letters that every spreadsheet knows by a mark."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    columns = grid.columns(scenario)
    head = _head(grid, scenario)
    writer.writerow([*([head] if head else []), *(one.title or one.tip for one in columns)])
    for row in rows:
        own = [guarded(_known_by(grid, scenario, row, head))] if head else []
        writer.writerow([*own, *(grid.cell(scenario, row, n) for n in range(len(columns)))])
    return text.getvalue().encode("utf-8-sig", "replace")


def read_csv(grid: Grid, scenario: Scenario, path: Path) -> Taken:
    """What a file changes and adds; rows that it leaves out stay as they are.

    DoesNotFit says what is wrong with it: line and column, where there are such.
    """
    try:
        file = read_sheet(path, most_rows=MOST_ROWS + 1, longest_cell=LONGEST)
    except (CannotImport, Unreadable) as trouble:
        raise DoesNotFit(str(trouble).replace(str(path), path.name)) from None
    refuse_too_many(len(file.rows), len(file.header))
    grid.ask_for(_languages(grid, scenario, file.header))
    known, others = _columns(grid, scenario, file.header)
    rows = _rows_of(grid, scenario, file, known)
    cells = tuple(tuple(_cell(row, n) for n in known) for row in file.rows)
    names = tuple(tr("Line {line}").format(line=row.line) for row in file.rows)
    label = tr("read {file}").format(file=path.name)
    block = Block(rows, tuple(known.values()), cells, names)
    return Taken(put(grid, scenario, block, label), _told(file, rows, others))


def _head(grid: Grid, scenario: Scenario) -> str:
    """What stands over a first column that tells which row is which; nothing where none does."""
    if grid.sheet.COLLECTION:
        return "" if grid.columns(scenario)[0].title == KEY else KEY
    return "" if grid.sheet.CAN_ADD else HEAD


def _known_by(grid: Grid, scenario: Scenario, row: Any, head: str) -> str:
    """By what a file knows a row: its id, its title, or what stands in its first column."""
    if head == KEY:
        return str(row)
    return grid.sheet.row_title(scenario, row) if head else grid.cell(scenario, row, 0)


def _languages(grid: Grid, scenario: Scenario, header: Sequence[str]) -> list[str]:
    """Languages of names that a file has; a table of such things gets a column for each."""
    found = (language_of(" ".join(said.casefold().split())) for said in header)
    return [one for one in found if one] if grid.has_names(scenario) else []


def _columns(
    grid: Grid, scenario: Scenario, header: Sequence[str]
) -> tuple[Mapping[int, int], list[str]]:
    """By its number in the file each column of the table that is there, and headers of others."""
    columns = grid.columns(scenario)
    titles = [one.title or one.tip for one in columns]
    known: dict[int, int] = {}
    others = []
    for number, said in enumerate(header):
        column = column_called(columns, said, known.values())
        if column is None and column_called(columns, said) is not None:
            raise DoesNotFit(tr("Two columns are called {title}.").format(title=quoted(said)))
        if column is not None:
            known[number] = column
        elif said and said not in (KEY, HEAD):
            _refuse_slips(said, titles)
            others.append(said)
    if not known:
        raise DoesNotFit(
            tr("No column of the file is one of this table: {titles}.").format(
                titles=", ".join(titles)
            )
        )
    return known, others


def _refuse_slips(said: str, titles: Sequence[str]) -> None:
    near = get_close_matches(said.casefold(), [one.casefold() for one in titles], 1, NEAR)
    if near:
        title = next(one for one in titles if one.casefold() == near[0])
        raise DoesNotFit(
            tr("Column {said} is not known: did you mean {title}?").format(
                said=quoted(said), title=title
            )
        )


def _rows_of(
    grid: Grid, scenario: Scenario, file: File, known: Mapping[int, int]
) -> tuple[Any, ...]:
    """The row that each line is about; None for a new one.

    Where several rows are called alike, the first line is about the first of them, and so on.
    """
    head = _head(grid, scenario)
    place = file.header.index(head) if head in file.header and head else _first(known)
    is_by_head = bool(head) and file.header[place] == head
    there: dict[tuple[str, int], Any] = {}
    counted: Counter[str] = Counter()
    for row in grid.sheet.rows(scenario):
        word = _known_by(grid, scenario, row, head if is_by_head else "").casefold()
        there[word, counted[word]] = row
        counted[word] += 1
    counted.clear()
    found = []
    for line in file.rows:
        word = _cell(line, place).casefold()
        word = word.removeprefix("'") if is_by_head else word
        found.append(there.get((word, counted[word])))
        counted[word] += 1
    return tuple(found)


def _first(known: Mapping[int, int]) -> int:
    """The place in the file of the first column of the table, by which rows are known."""
    for place, column in known.items():
        if column == 0:
            return place
    raise DoesNotFit(tr("The file does not say which row is which: its first column is missing."))


def _cell(row: Row, number: int) -> str:
    return row.cells[number].replace("\r\n", "\n").replace("\r", "\n")


def _told(file: File, rows: Sequence[Any], others: Sequence[str]) -> str:
    """How many rows there were, and what else a designer should know."""
    new = sum(row is None for row in rows)
    told = [
        trn("{n} line read", "{n} lines read", len(rows))
        + trn(", {n} of them new.", ", {n} of them new.", new)
    ]
    if others:
        told.append(tr("Left out: {columns}.").format(columns=", ".join(others)))
    if file.remarks:
        words = tr("It is not UTF-8 and was read as {encoding}: if names look wrong, save it as ")
        told.append(words.format(encoding=file.encoding) + tr("UTF-8 and read it once more."))
    return " ".join(told)

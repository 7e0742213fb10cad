"""A block of cells put into a table as one Change, or not at all."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from editor.edits.things import said
from editor.panels.sheets.blocks.cells import value_of
from editor.panels.sheets.blocks.grid import Grid
from editor.words import tr
from model.forms.form import DoesNotFit, Route
from model.forms.frozen import dataclass
from model.imports.sheets.values import unguarded
from model.scenario.change import Change, apply, difference
from model.scenario.scenario import Scenario
from model.schema.fields import why_not
from model.unreadable import quoted

MOST_CELLS = 30_000
MOST_SLOW = 1_500
"""Cells of which each is a change of its own."""
MOST_NEW = 1_000
"""Rows that are added at once."""


@dataclass(frozen=True, slots=True)
class Block:
    """Cells for some rows and columns of a table."""

    rows: tuple[Any, ...]
    """By their keys; None for one that is still to be added."""
    columns: tuple[int, ...]
    cells: tuple[tuple[str, ...], ...]
    names: tuple[str, ...]
    """What each row is called where something does not fit: `Row 7`."""


def put(grid: Grid, scenario: Scenario, block: Block, label: str) -> Change:
    """The change by which a table says what a block says.

    DoesNotFit names the row and the column that cannot say so; nothing is done then.
    """
    if len(block.rows) * len(block.columns) > MOST_CELLS:
        most = f"{MOST_CELLS:,}"
        raise DoesNotFit(tr("A table takes at most {most} cells at once.").format(most=most))
    filling = _Filling(grid, scenario, block)
    return difference(scenario, filling.filled(), label)


class _Filling:
    """A scenario that gets one cell after the other; what can be done at once is."""

    def __init__(self, grid: Grid, scenario: Scenario, block: Block) -> None:
        self._grid, self._now, self._block = grid, scenario, block
        self._titles = [column.title or column.tip for column in grid.columns(scenario)]
        self._follows = {n for n, one in enumerate(grid.columns(scenario)) if one.follows}
        self._waiting: dict[Route, Any] = {}
        self._inside: set[Route] = set()
        """The routes that wait, and all that they lie in."""
        self._slow = 0

    def filled(self) -> Scenario:
        rows = self._with_new_rows()
        wanted = [column for column in self._block.columns if column not in self._follows]
        if not wanted:
            title = self._titles[self._block.columns[0]]
            raise DoesNotFit(
                tr("{column} follows from the rest: nothing is put there.").format(column=title)
            )
        for number, (row, cells) in enumerate(zip(rows, self._block.cells, strict=True)):
            for column, cell in zip(self._block.columns, cells, strict=True):
                if column not in self._follows:
                    row = self._put(number, row, column, cell)  # noqa: PLW2901 (it has another id)
        self._do()
        return self._now

    def _with_new_rows(self) -> Sequence[Any]:
        block = self._block
        missing = [number for number, row in enumerate(block.rows) if row is None]
        if not missing:
            return block.rows
        name = block.names[missing[0]]
        if not self._grid.sheet.CAN_ADD:
            why = tr("{row} is beyond the end, and this table cannot have more rows.")
            raise DoesNotFit(why.format(row=name))
        if len(missing) > MOST_NEW:
            why = tr("These are {n} new rows; at most {most} are added at once.")
            raise DoesNotFit(why.format(n=f"{len(missing):,}", most=f"{MOST_NEW:,}"))
        said = [dict(zip(block.columns, block.cells[number], strict=True)) for number in missing]
        try:
            grown = self._grid.sheet.grown(self._now, said)
        except DoesNotFit as trouble:
            raise DoesNotFit(f"{name}: {trouble.why}") from None
        self._now = apply(self._now, grown.change)
        new = dict(zip(missing, grown.rows, strict=True))
        return [new.get(number, row) for number, row in enumerate(block.rows)]

    def _put(self, number: int, row: Any, column: int, cell: str) -> Any:
        """Puts a cell into its place; the key of its row, which may be another one then."""
        try:
            return self._put_cell(row, column, cell)
        except DoesNotFit as trouble:
            where = tr("{row}, column {column}: {why}")
            name, title = self._block.names[number], self._titles[column]
            raise DoesNotFit(where.format(row=name, column=title, why=trouble.why)) from None

    def _put_cell(self, row: Any, column: int, cell: str) -> Any:
        grid = self._grid
        if grid.cell(self._now, row, column) == cell:
            return row
        value = self._value(row, column, cell)
        values = grid.values(self._now, row, column, value)
        if values is None:
            return self._put_alone(row, column, value)
        if self._clashes(values):
            self._do()
            values = grid.values(self._now, row, column, value) or {}
        for route, plain in values.items():
            if why := "" if plain is True else why_not(self._now.system, route, plain):
                raise DoesNotFit(why)
        self._waiting.update(values)
        self._inside.update(one for route in values for one in (*_around(route), route))
        return row

    def _value(self, row: Any, column: int, cell: str) -> Any:
        """What a cell means in its place."""
        if self._grid.whole(self._now, row, column) is not None:
            return unguarded(cell)
        entry = self._grid.entry(self._now, row, column)
        if entry.is_fixed:
            raise DoesNotFit(
                tr("{text} stands here, and cannot be changed in this table").format(
                    text=quoted(entry.text)
                )
            )
        return value_of(entry, cell)

    def _put_alone(self, row: Any, column: int, value: Any) -> Any:
        """A change that only the sheet can make; it may give the row another key."""
        self._do()
        self._slow += 1
        if self._slow > MOST_SLOW:
            raise DoesNotFit(tr("this is too much for this table at once"))
        sheet, before = self._grid.sheet, self._now
        if self._grid.whole(before, row, column) is not None:
            change = sheet.respelt(before, row, column, value)
        else:
            change = self._grid.edited(before, row, column, value)
        self._now = apply(before, change)
        after = sheet.rows(self._now)
        if row in after:
            return row
        return next((one for one in after if one not in set(sheet.rows(before))), row)

    # -- what waits to be done

    def _clashes(self, values: Mapping[Route, Any]) -> bool:
        """Whether something waits at one of these places, around it or inside it."""
        return any(
            route in self._inside or any(one in self._waiting for one in _around(route))
            for route in values
        )

    def _do(self) -> None:
        if self._waiting:
            self._now = apply(self._now, said(self._now, self._waiting, ""))
            self._waiting, self._inside = {}, set()


def _around(route: Route) -> Iterator[Route]:
    return (route[:length] for length in range(1, len(route)))

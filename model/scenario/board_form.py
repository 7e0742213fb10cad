"""How a board is written: terrain as rows of text, altered cell by cell."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.routes import RouteBoard
from model.boards.terrain import NO_CELL, Size, TerrainBoard
from model.collection import Things
from model.forms.form import (
    REFUSE,
    ByKey,
    DoesNotFit,
    Form,
    Leaf,
    Order,
    Route,
    Step,
    grouped,
    whole,
)
from model.forms.hints import a_size, a_text, slots_of, written
from model.forms.records import OneOf, Record
from model.notation import Cell


def rows_of(plain: Any) -> tuple[str, ...]:
    """The rows of a terrain text."""
    return tuple(a_text(plain).removesuffix("\n").split("\n"))


def text_of(rows: tuple[str, ...]) -> str:
    return "".join(f"{row}\n" for row in rows)


def a_sign(key: Any) -> str:
    if isinstance(key, str) and len(key) == 1 and key != NO_CELL and not key.isspace():
        return key
    raise DoesNotFit("a sign of the legend is one character, and not _")


_FORMS: dict[str, Form] = {
    "size": Leaf(a_size(Size), list),
    "legend": ByKey(Leaf(a_text), a_sign),
    "terrain": Leaf(rows_of, text_of),
}


a_cell = written(Cell)
_MOST_CELLS = 4_000_000
"""About what a file can hold; rows are not made to fit a size beyond."""


class TerrainRecord(Record):
    """A board of rows; a painted cell is a step of its own, in kinds and not in signs.

    A step of the size alone makes the rows fit: they gain empty places or lose what is outside.
    """

    def differ(self, old: TerrainBoard, new: TerrainBoard, route: Route) -> Iterator[Step]:
        by_cells = old.terrain is not new.terrain and _differ_by_cells(old, new)
        painted = list(_painted_steps(old, new, route)) if by_cells else []
        if painted:
            yield from super().differ(old, replace(new, terrain=old.terrain), route)
            yield from painted
        elif old.size != new.size:
            # Rows that do not follow their size as the step of a size has it: all is said anew.
            yield Step(route, BOARD.write(old), BOARD.write(new))
        else:
            yield from super().differ(old, new, route)

    def alter(self, value: TerrainBoard, orders: Sequence[Order]) -> Any:
        if (order := whole(orders)) is not None:
            return self.read(order[1], (), REFUSE)
        groups = grouped(orders)
        terrain = groups.pop("terrain", [])
        legend = groups.pop("legend", [])
        rest = [((name, *route), plain) for name, inner in groups.items() for route, plain in inner]
        board: TerrainBoard = super().alter(value, rest) if rest else value
        old_signs = Things(board.legend)
        new_signs = _FORMS["legend"].alter(old_signs, legend) if legend else old_signs
        # Signs that go are needed until the cells that bore them are painted over.
        board = replace(board, legend=Things({**old_signs, **new_signs}))
        board = _resized_and_painted(value.size, board, terrain)
        gone = [sign for sign in old_signs if sign not in new_signs]
        return replace(board, legend=_without(board.legend, gone))

    def look(self, value: TerrainBoard, route: Route) -> Any:
        if len(route) == 2 and route[0] == "terrain":
            return value.kind_at(a_cell(route[1]))
        return super().look(value, route)


def _painted_steps(old: TerrainBoard, new: TerrainBoard, route: Route) -> Iterator[Step]:
    for row, before, after in _other_rows(old, new):
        for col, (was, is_now) in enumerate(zip_longest(before, after, fillvalue=NO_CELL)):
            if was != is_now:
                cell = str(Cell(col, row))
                yield Step((*route, "terrain", cell), old.legend.get(was), new.legend.get(is_now))


def _other_rows(old: TerrainBoard, new: TerrainBoard) -> list[tuple[int, str, str]]:
    """The rows that are not the same, with their numbers; a stroke shares nearly all of them."""
    pairs = enumerate(zip_longest(old.terrain, new.terrain, fillvalue=""))
    return [(row, was, now) for row, (was, now) in pairs if was is not now and was != now]


def _differ_by_cells(old: TerrainBoard, new: TerrainBoard) -> bool:
    """Whether painting cells turns the one into the other, sign for sign."""
    kinds = list(new.legend.values())
    if len(set(kinds)) < len(kinds):
        return False
    if any(new.legend.get(sign) != kind for sign, kind in old.legend.items()):
        return False
    return _keep_their_rows(old, new) if old.size == new.size else _grew(old, new)


def _keep_their_rows(old: TerrainBoard, new: TerrainBoard) -> bool:
    if len(old.terrain) != len(new.terrain):
        return False
    known, known_now = {NO_CELL, *old.legend}, {NO_CELL, *new.legend}
    cols, rows = new.size
    return all(
        number < rows
        and len(before) == len(after) == cols
        and known.issuperset(before)
        and known_now.issuperset(after)
        for number, before, after in _other_rows(old, new)
    )


def _grew(old: TerrainBoard, new: TerrainBoard) -> bool:
    """Whether columns came on the right or rows below, and the old cells are where they were."""
    cols, rows = old.size
    if new.size.cols < cols or new.size.rows < rows or not (_fills(old) and _fills(new)):
        return False
    known, known_now = {NO_CELL, *old.legend}, {NO_CELL, *new.legend}
    return all(map(known.issuperset, old.terrain)) and all(map(known_now.issuperset, new.terrain))


def _fills(board: TerrainBoard) -> bool:
    """Whether there are exactly as many rows, and as long ones, as the size says."""
    cols, rows = board.size
    if len(board.terrain) != rows or cols * rows > _MOST_CELLS:
        return False
    return all(len(row) == cols for row in board.terrain)


def _resized_and_painted(old: Size, board: TerrainBoard, orders: Sequence[Order]) -> TerrainBoard:
    """A board with its new size and its old rows, once rows and cells are as they are ordered."""
    new = board.size
    around = Size(max(old.cols, new.cols, 1), max(old.rows, new.rows, 1))
    if old == new or whole(orders) is not None or around.cols * around.rows > _MOST_CELLS:
        return _painted(board, orders)
    if not _fills(replace(board, size=old)):
        return _painted(board, orders)
    # Cells that come need their place before they are painted, cells that go need it until then.
    board = _painted(replace(board, size=around, terrain=_cut(board.terrain, around)), orders)
    return replace(board, size=new, terrain=_cut(board.terrain, new))


def _cut(terrain: tuple[str, ...], size: Size) -> tuple[str, ...]:
    """Rows of exactly this size: empty places where there was nothing."""
    cols, rows = max(size.cols, 0), max(size.rows, 0)
    kept = [row[:cols].ljust(cols, NO_CELL) for row in terrain[:rows]]
    return (*kept, *[NO_CELL * cols] * (rows - len(kept)))


def _painted(board: TerrainBoard, orders: Sequence[Order]) -> TerrainBoard:
    if (order := whole(orders)) is not None:
        board = replace(board, terrain=rows_of(order[1]))
        orders = orders[list(orders).index(order) + 1 :]
    if not orders:
        return board
    painted = {_painted_cell(route): None if k is None else a_text(k) for route, k in orders}
    try:
        return board.with_painted(painted)
    except ValueError as trouble:
        raise DoesNotFit(str(trouble)) from None


def _painted_cell(route: Route) -> Cell:
    if len(route) > 1:
        raise DoesNotFit(f"{'/'.join(route)}: there is nothing below a cell")
    cell: Cell = a_cell(route[0])
    return cell


def _without(legend: Any, signs: list[str]) -> Things[str]:
    return Things({sign: kind for sign, kind in legend.items() if sign not in signs})


BOARD = OneOf(
    "kind",
    {
        "mileposts": TerrainRecord(MilepostBoard, slots_of(MilepostBoard, _FORMS)),
        "hexes": TerrainRecord(HexBoard, slots_of(HexBoard, _FORMS)),
        "routes": Record(RouteBoard, slots_of(RouteBoard, _FORMS)),
    },
)

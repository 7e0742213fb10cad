"""How a board is written: terrain as rows of text, altered cell by cell."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.routes import RouteBoard
from model.boards.terrain import NO_CELL, Size, TerrainBoard
from model.collection import Things
from model.forms import REFUSE, ByKey, DoesNotFit, Form, Leaf, Order, Route, Step, grouped, whole
from model.hints import a_size, a_text, record_of, slots_of, written
from model.notation import Cell
from model.records import OneOf, Record


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


class TerrainRecord(Record):
    """A board of rows; a painted cell is a step of its own, in kinds and not in signs."""

    def differ(self, old: TerrainBoard, new: TerrainBoard, route: Route) -> Iterator[Step]:
        if old.terrain is new.terrain or not _differ_by_cells(old, new):
            yield from super().differ(old, new, route)
            return
        yield from super().differ(old, replace(new, terrain=old.terrain), route)
        for row, (before, after) in enumerate(zip(old.terrain, new.terrain, strict=True)):
            if before == after:
                continue
            for col, (was, is_now) in enumerate(zip(before, after, strict=True)):
                if was != is_now:
                    cell = str(Cell(col, row))
                    yield Step(
                        (*route, "terrain", cell), old.legend.get(was), new.legend.get(is_now)
                    )

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
        board = _painted(board, terrain)
        gone = [sign for sign in old_signs if sign not in new_signs]
        return replace(board, legend=_without(board.legend, gone))

    def look(self, value: TerrainBoard, route: Route) -> Any:
        if len(route) == 2 and route[0] == "terrain":
            return value.kind_at(a_cell(route[1]))
        return super().look(value, route)


def _differ_by_cells(old: TerrainBoard, new: TerrainBoard) -> bool:
    """Whether painting cells turns the one into the other, sign for sign."""
    kinds = list(new.legend.values())
    if old.size != new.size or len(old.terrain) != len(new.terrain) or len(set(kinds)) < len(kinds):
        return False
    if any(new.legend.get(sign) != kind for sign, kind in old.legend.items()):
        return False
    known = {NO_CELL, *new.legend}
    cols, rows = new.size
    return all(
        number < rows and len(before) == len(after) == cols and known.issuperset(before + after)
        for number, (before, after) in enumerate(zip(old.terrain, new.terrain, strict=True))
        if before != after
    )


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
        "routes": record_of(RouteBoard),
    },
)

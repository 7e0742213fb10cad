"""Mileposts as tables speak of them: by an id, by column and row, or by the name of a city."""

import re
from typing import Final

from model.imports.cannot import CannotImport
from model.imports.mileposts.lattices import Frame, Spot
from model.imports.mileposts.tables import Record
from model.imports.sheets.values import whole
from model.notation import LARGEST, Cell
from model.unreadable import quoted

_SPOT: Final = re.compile(r"\(?\s*(-?[0-9]{1,4})\s*[,;:/_ ]\s*(-?[0-9]{1,4})\s*\)?")
_BETWEEN: Final = re.compile(r"\s*(?:\||;|->|→|<->|–| to )\s*")


def spot_in(text: str) -> Spot | None:
    """The two numbers of a text such as `12,7`, `(12, 7)` or `12:7`."""
    found = _SPOT.fullmatch(text) if len(text) <= 40 else None
    return None if found is None else (int(found[1]), int(found[2]))


def spot_of(record: Record) -> Spot | None:
    """Where a row puts its milepost; None where it does not say."""
    col, row = record.text("col"), record.text("row")
    if bool(col) != bool(row):
        raise CannotImport("column and row: a place needs both")
    if col:
        return _number(col), _number(row)
    at = record.text("at")
    if at and spot_in(at) is None:
        raise CannotImport(f"{quoted(at)} is not a place: write column and row such as 12,7")
    return spot_in(at or record.text("id"))


def ends_of(record: Record) -> tuple[str, str]:
    """The two mileposts that a row joins, in the words of the table."""
    numbers = [record.text(column) for column in ("col1", "row1", "col2", "row2")]
    if all(numbers):
        col1, row1, col2, row2 = map(_number, numbers)
        return f"{col1},{row1}", f"{col2},{row2}"
    if record.text("from") and record.text("to"):
        return record.text("from"), record.text("to")
    edge = record.text("edge")
    parts = _BETWEEN.split(edge)
    if len(parts) != 2:
        # A lone pair of numbers can only be two ids.
        parts = edge.split(",") if spot_in(edge) else edge.split()
    if len(parts) != 2:
        said = quoted(edge) if edge else "it"
        raise CannotImport(f"{said} does not name two mileposts, such as 12,7|13,7")
    return parts[0], parts[1]


def _number(text: str) -> int:
    # Nearly all are plain, and a board has a hundred thousand of them.
    found = int(text) if text.isdecimal() and len(text) < 5 else whole(text)
    if abs(found) > LARGEST:
        raise CannotImport(f"no board has more than {LARGEST} columns or rows")
    return found


class Places:
    """Where every milepost of the tables is."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self._by_id: dict[str, Spot] = {}
        self._by_city: dict[str, Cell] = {}

    def know_id(self, identity: str, spot: Spot) -> bool:
        """Keeps an id; False where it is that of another milepost already."""
        return not identity or self._by_id.setdefault(identity, spot) == spot

    def know_city(self, name: str, cell: Cell) -> None:
        self._by_city.setdefault(" ".join(name.split()).casefold(), cell)

    def city(self, name: str) -> Cell | None:
        """Where the city of a name stands, the first of several."""
        return self._by_city.get(" ".join(name.split()).casefold())

    def spot(self, said: str) -> Spot | None:
        """The numbers of a milepost by its id, or as they are written."""
        return self._by_id.get(said) or spot_in(said)

    def cell(self, said: str) -> Cell:
        """The cell that is meant; CannotImport where nobody knows."""
        spot = self.spot(said)
        if spot is not None:
            return self._frame.cell(spot)
        found = self.city(said)
        if found is None:
            raise CannotImport(f"there is no milepost {quoted(said)}")
        return found

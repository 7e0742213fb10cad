"""The rows of a sheet as cities: what each says, and what it leaves open."""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import field
from typing import Any, Final, NamedTuple

from model.forms.frozen import dataclass
from model.imports.cannot import CannotImport
from model.imports.sheets import values
from model.imports.sheets.columns import Columns, columns_of
from model.imports.sheets.own_fields import own_fields, value_in
from model.imports.sheets.reading import Row, Sheet
from model.imports.sheets.row_cells import RowCells
from model.notation import LARGEST, Cell, Point
from model.unreadable import quoted

MOST_CITIES: Final = 1_000
_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+){0,15}")
_NO_NAME: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


@dataclass(frozen=True, slots=True, kw_only=True)
class CityRow:
    """What a row says of a city; None where it says nothing."""

    line: int
    id: str = ""
    name: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    kind: str | None = None
    """In the words of the system that the cities are read for."""
    at: Cell | None = None
    xy: Point | None = None
    globe: tuple[float, float] | None = None
    """Longitude and latitude."""
    supplies: tuple[str, ...] | None = None
    tags: tuple[str, ...] | None = None
    overseas: bool | None = None
    people: float | None = None
    own: Mapping[str, Any] = field(default_factory=dict)
    """What it says of fields that only cities of the system have."""
    apart: Mapping[str, str] = field(default_factory=dict)
    """What it says in columns that are no fields of cities."""


class Cities(NamedTuple):
    """The cities of a sheet, and the headers of columns that say nothing of them."""

    rows: tuple[CityRow, ...]
    others: tuple[str, ...]


def cities_in(sheet: Sheet, name: str, system: str = "", apart: Collection[str] = ()) -> Cities:
    """The cities of a system; CannotImport names the line that cannot be understood.

    Columns that are to be kept `apart` say something else than fields of cities.
    """
    columns = columns_of(sheet.header, name, (*own_fields(system), *apart))
    if not columns.has("name") and not columns.has("id"):
        raise CannotImport(f"{name}: no column is called name (or id), so no city is named")
    if len(sheet.rows) > MOST_CITIES:
        raise CannotImport(f"{name}: it has more than {MOST_CITIES:,} cities")
    return Cities(tuple(_rows(sheet, columns, name, system, apart)), columns.others)


def _rows(
    sheet: Sheet, columns: Columns, name: str, system: str, apart: Collection[str]
) -> Iterator[CityRow]:
    seen: dict[str, int] = {}
    for row in sheet.rows:
        try:
            city = _Reader(row, columns, system).city(apart)
        except CannotImport as trouble:
            raise CannotImport(f"{name}:{row.line}: {trouble}") from None
        word = city.id or city.name
        if word in seen:
            raise CannotImport(
                f"{name}:{row.line}: {quoted(word)} stands in line {seen[word]} already"
            )
        seen[word] = row.line
        yield city


class _Reader(RowCells):
    """A row of a city."""

    def __init__(self, row: Row, columns: Columns, system: str) -> None:
        super().__init__(row, columns)
        self._system = system

    def city(self, apart: Collection[str] = ()) -> CityRow:
        said = self.said("id", id_in) or ""
        name = self.said("name", _name) or ""
        if not said and not name:
            raise CannotImport("the city has neither a name nor an id")
        overseas = self.said("overseas", values.truth)
        place = self._place()
        return CityRow(
            line=self.row.line,
            id=said,
            name=name,
            names={word: _name(text) for word, text in self._names()},
            kind=self.said("kind", lambda text: values.kind(text, self._system)),
            at=place if isinstance(place, Cell) else None,
            xy=place if isinstance(place, Point) else None,
            globe=self._globe(),
            supplies=self.said("supplies", values.words),
            tags=self.said("tags", values.words),
            overseas=overseas,
            people=self.said("population", values.people),
            own=dict(self._own()),
            apart={one: text for one in apart if (text := self.said(one, str))},
        )

    def _own(self) -> Iterator[tuple[str, Any]]:
        for name, slot in own_fields(self._system).items():
            value = self.said(name, lambda text, slot=slot: value_in(slot, text))  # type: ignore[misc]
            if value is not None:
                yield name, value

    def _names(self) -> Iterator[tuple[str, str]]:
        for language, number in self.columns.names.items():
            if text := self.row.cells[number].strip():
                yield language, text

    def _place(self) -> Cell | Point | None:
        """A cell of the board; with decimals a free point."""
        at = self.said("at", values.cell)
        x, y = self.said("col", values.number), self.said("row", values.number)
        if (x is None) != (y is None):
            raise CannotImport("col and row: a place needs both")
        if at is not None or x is None or y is None:
            return at
        if max(abs(x), abs(y)) > LARGEST:
            raise CannotImport(f"col and row: no board has more than {LARGEST} of either")
        if x == int(x) and y == int(y) and min(x, y) >= 0:
            return Cell(int(x), int(y))
        return Point(round(x * 1000), round(y * 1000))

    def _globe(self) -> tuple[float, float] | None:
        lon = self.said("lon", lambda text: values.degrees(text, 180))
        lat = self.said("lat", lambda text: values.degrees(text, 90))
        if (lon is None) != (lat is None):
            raise CannotImport("lon and lat: a place on the globe needs both")
        return None if lon is None or lat is None else (lon, lat)


def id_in(text: str) -> str:
    if len(text) > 64 or not _ID.fullmatch(text):
        raise CannotImport(
            f"{quoted(text)} is not an id: write small letters, digits and single hyphens"
        )
    return text


def _name(text: str) -> str:
    plain = " ".join(values.unguarded(text).split())
    if len(plain) > 200 or _NO_NAME.search(plain):
        raise CannotImport(f"{quoted(text)} is no name: it is one line of at most 200 characters")
    return plain

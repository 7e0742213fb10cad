"""The tables of a transcribed board, whether they are saved as CSV or as JSON."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from model.bounded_files import json_of, read_file
from model.imports.cannot import CannotImport
from model.imports.mileposts.plain_records import records_in
from model.imports.mileposts.words import COLUMNS, TABLES, TableName, plain_word
from model.imports.notes import Notes
from model.imports.sheets.reading import read_sheet
from model.imports.sheets.values import unguarded
from model.unreadable import quoted

MOST_RECORDS: Final = 120_000
"""Of one table: the largest board has 320 by 320 mileposts."""


LONGEST_NAME: Final = 100


class Record(NamedTuple):
    """A row of a table: where it stands, and what it says by the meaning of its columns."""

    place: str
    said: Mapping[str, str]

    def text(self, column: str) -> str:
        return self.said.get(column, "")

    def name(self, column: str = "name") -> str:
        """A text on one line, as names are."""
        return plain_name(self.text(column))


def plain_name(text: str) -> str:
    """A text on one line, without signs that nobody can see."""
    plain = " ".join(unguarded(text).split())
    return "".join(sign for sign in plain if sign.isprintable())[:LONGEST_NAME].strip()


Tables = dict[TableName, list[Record]]


def read_board(path: Path, notes: Notes) -> Tables:
    """The tables of the file of a board: mileposts alone in CSV, any of them in JSON."""
    data = _json(path)
    if data is None:
        return {"mileposts": _sheet(path, "mileposts", notes)}
    if not isinstance(data, dict):
        return {"mileposts": _records(data, "mileposts", path, notes)}
    found: Tables = {}
    for key, value in data.items():
        table = _table(key)
        if table is None or not isinstance(value, list | dict):
            notes.add(path.name, f"what stands under {quoted(key)} is left out")
        else:
            found.setdefault(table, []).extend(_records(value, table, path, notes))
    return found


def read_table(path: Path, table: TableName, notes: Notes) -> list[Record]:
    """One table of a file of its own."""
    data = _json(path)
    if data is None:
        return _sheet(path, table, notes)
    if isinstance(data, dict):
        named = [value for key, value in data.items() if _table(key) == table]
        data = named[0] if len(named) == 1 and len(data) == 1 else data
    return _records(data, table, path, notes)


def _table(key: str) -> TableName | None:
    word = plain_word(key)
    return next((table for table, words in TABLES.items() if word in words), None)


def _json(path: Path) -> Any:
    """What a file of JSON says; None for every other file."""
    data = read_file(path)
    if data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] not in (b"{", b"["):
        return None
    try:
        found = json_of(data.removeprefix(b"\xef\xbb\xbf"))
    except (ValueError, RecursionError):
        raise CannotImport(f"{path}: it begins as JSON does, and is none") from None
    return found


def _sheet(path: Path, table: TableName, notes: Notes) -> list[Record]:
    sheet = read_sheet(path, most_rows=MOST_RECORDS)
    for remark in sheet.remarks:
        notes.add(path.name, remark)
    columns = [*_columns(sheet.header, table, path.name, notes)]
    return [
        Record(
            f"{path.name}:{row.line}",
            {word: said for word, number in columns if (said := row.cells[number].strip())},
        )
        for row in sheet.rows
    ]


def _columns(
    header: tuple[str, ...], table: TableName, name: str, notes: Notes
) -> Iterator[tuple[str, int]]:
    """What each column means; the first of several that mean the same counts."""
    seen: set[str] = set()
    for number, said in enumerate(header):
        word = meaning_of(said, table)
        if not word or word in seen:
            why = "another column says the same" if word else "it is not known"
            notes.add(name, f"the column {quoted(said)} is left out: {why}")
        else:
            seen.add(word)
            yield word, number


@lru_cache(maxsize=1_000)
def meaning_of(said: str, table: TableName) -> str:
    """What a column or key of a table is about; nothing where nobody knows."""
    word = plain_word(said)
    return next((one for one, words in COLUMNS[table].items() if word in words), "")


def _records(data: Any, table: TableName, path: Path, notes: Notes) -> list[Record]:
    found = []
    for number, fields in enumerate(records_in(data, table), start=1):
        if number > MOST_RECORDS:
            raise CannotImport(f"{path}: it has more than {MOST_RECORDS:,} {table}")
        place = f"{path.name}, {table} {number}"
        found.append(Record(place, dict(_said(fields, table, place, notes))))
    return found


def _said(
    fields: Mapping[str, str], table: TableName, place: str, notes: Notes
) -> Iterator[tuple[str, str]]:
    """What an entry says by the meaning of its keys; the first of several that mean the same."""
    seen: set[str] = set()
    for key, text in fields.items():
        word = meaning_of(key, table)
        if not text:
            continue
        if not word or word in seen:
            why = "another key says the same" if word else "it is not known"
            notes.add(place, f"the key {quoted(key)} is left out: {why}")
        else:
            seen.add(word)
            yield word, text

"""A spreadsheet saved as text: which letters, which separator, which rows."""

import codecs
import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from model.bounded_files import read_file
from model.imports.cannot import CannotImport
from model.unreadable import quoted

MOST_ROWS: Final = 5_000
MOST_COLUMNS: Final = 200
LONGEST_CELL: Final = 4_096
SEPARATORS: Final = {"comma": ",", "semicolon": ";", "tab": "\t", "bar": "|"}
OLD_WINDOWS: Final = "cp1252"
CHINESE: Final = "gb18030"
MOSTLY: Final = 0.9
MOST_LOOKED_AT: Final = 100_000
"""Bytes by which is judged in what a file is written."""
_BEYOND_PLAIN: Final = re.compile(rb"[\x80-\xff]+")
_COMMON_CHINESE: Final = re.compile(rb"[\xa1-\xa3\xb0-\xf7][\xa1-\xfe]")
_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_SAID: Final = re.compile(r"sep=(.)\r?\n", re.IGNORECASE)
_NOTES: Final = re.compile(r"(?:# [^\n]*\n)+")
"""Lines above the header that are remarks of whoever wrote the sheet."""


class _Limits(NamedTuple):
    """How much of a file is borne."""

    rows: int
    cell: int


class Row(NamedTuple):
    """A row of the sheet, and the line of the file where it stands."""

    line: int
    cells: tuple[str, ...]


class Sheet(NamedTuple):
    """What a file says: a header and rows of the same width."""

    header: tuple[str, ...]
    rows: tuple[Row, ...]
    encoding: str
    separator: str
    remarks: tuple[str, ...]


def read_sheet(
    path: Path,
    encoding: str = "",
    separator: str = "",
    most_rows: int = MOST_ROWS,
    longest_cell: int = LONGEST_CELL,
) -> Sheet:
    """The rows of a file; what nobody says is found out, and doubts are told."""
    text, found, remarks = _decoded(read_file(path), encoding, str(path))
    said = _SAID.match(text)
    # Programs that tell the separator in a first line of its own mean that line by it.
    above = said or _NOTES.match(text)
    body = text[above.end() :] if above else text
    sign = _separator(separator, said[1] if said else "", body)
    skipped = above[0].count("\n") if above else 0
    limits = _Limits(most_rows, longest_cell)
    rows = list(_rows(body, sign, str(path), skipped, limits))
    if not rows:
        raise CannotImport(f"{path}: it has no rows; the first names the columns, such as name,at")
    header = tuple(cell.strip() for cell in rows[0].cells)
    return Sheet(header, tuple(_even(rows[1:], len(header), str(path))), found, sign, remarks)


def _decoded(data: bytes, encoding: str, name: str) -> tuple[str, str, tuple[str, ...]]:
    """The text of a file, what it is written in, and a remark where that is a guess."""
    if encoding:
        return _text(data, _known(encoding), name), encoding, ()
    marked = next((word for mark, word in _MARKS if data.startswith(mark)), "") or _wide(data)
    if marked:
        return _text(data, marked, name), marked.removesuffix("-sig"), ()
    try:
        return _clean(data.decode(), name), "utf-8", ()
    except UnicodeDecodeError:
        word, otherwise = (CHINESE, OLD_WINDOWS) if _is_chinese(data) else (OLD_WINDOWS, "gbk")
        remark = (
            f"{name} is not UTF-8; it was read as {word}, as older programs on Windows "
            f"write. If names look wrong, say what it is: --encoding {otherwise}"
        )
        return _text(data, word, name), word, (remark,)


def _is_chinese(data: bytes) -> bool:
    """Whether letters beyond the plain ones are mostly common Chinese ones, two bytes each.

    Accented letters of Europe stand alone between plain ones, and make no such pairs.
    """
    try:
        data.decode(CHINESE)
    except UnicodeDecodeError:
        return False
    strange = [run for run in _BEYOND_PLAIN.findall(data[:MOST_LOOKED_AT]) if run]
    pairs = [run[n : n + 2] for run in strange for n in range(0, len(run), 2)]
    common = sum(bool(_COMMON_CHINESE.fullmatch(pair)) for pair in pairs)
    return common >= len(pairs) * MOSTLY


def _wide(data: bytes) -> str:
    """UTF-16 without a mark shows by the zeros beside every plain letter of the header."""
    first = data[:16]
    if len(first) == 16 and not any(first[1::2]) and all(first[::2]):
        return "utf-16-le"
    return "utf-16-be" if len(first) == 16 and not any(first[::2]) and all(first[1::2]) else ""


def _known(encoding: str) -> str:
    try:
        "".encode(encoding)
        b"".decode(encoding)
    except (LookupError, ValueError):
        raise CannotImport(f"--encoding: there is no encoding {quoted(encoding)}") from None
    return encoding


def _text(data: bytes, encoding: str, name: str) -> str:
    try:
        return _clean(data.decode(encoding), name)
    except (UnicodeError, ValueError):
        raise CannotImport(f"{name}: it is not written in {encoding}") from None


def _clean(text: str, name: str) -> str:
    if "\0" in text:
        raise CannotImport(f"{name}: it is no text; save the sheet as CSV")
    return text.removeprefix("\ufeff")


def _separator(asked: str, said: str, text: str) -> str:
    """The sign between cells: as asked, as the file says, or the commonest in its header."""
    if asked:
        sign = SEPARATORS.get(asked, asked)
        if sign not in SEPARATORS.values():
            known = ", ".join(SEPARATORS)
            raise CannotImport(f"--separator: {quoted(asked)} is none of {known}")
        return sign
    if said in SEPARATORS.values() and said:
        return said
    header = re.sub(r'"[^"]*"', "", text[: LONGEST_CELL * 4].lstrip().split("\n", 1)[0])
    return max(SEPARATORS.values(), key=header.count)


def _rows(text: str, separator: str, name: str, skipped: int, limits: _Limits) -> Iterator[Row]:
    """The rows that are not empty."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    first = 1
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                yield _bearable(Row(first + skipped, tuple(cells)), name, limits.cell)
            first = reader.line_num + 1
            if first > limits.rows:
                raise CannotImport(f"{name}: it has more than {limits.rows:,} lines")
    except csv.Error as trouble:
        line = reader.line_num + skipped
        if "limit" in str(trouble):
            raise CannotImport(
                f"{name}:{line}: a cell has more than {limits.cell:,} characters"
            ) from None
        raise CannotImport(f"{name}:{line}: a quotation mark is not closed, or stray") from None


def _bearable(row: Row, name: str, longest: int) -> Row:
    if len(row.cells) > MOST_COLUMNS or any(len(cell) > longest for cell in row.cells):
        raise CannotImport(
            f"{name}:{row.line}: a row has at most {MOST_COLUMNS} cells "
            f"of at most {longest:,} characters"
        )
    return row


def _even(rows: list[Row], width: int, name: str) -> Iterator[Row]:
    """Rows as wide as the header; empty cells at the end may be missing or too many."""
    for row in rows:
        if any(cell.strip() for cell in row.cells[width:]):
            raise CannotImport(
                f"{name}:{row.line}: the row has {len(row.cells)} cells, the header {width}; "
                "a text that holds the separator stands in quotation marks"
            )
        yield Row(row.line, (*row.cells[:width], *[""] * (width - len(row.cells))))

"""What lies on the clipboard between a table and a spreadsheet: rows of cells with tabs between."""

import csv
import io
from collections.abc import Sequence

from editor.words import tr, trn
from model.forms.form import DoesNotFit

MOST_ROWS = 5_000
MOST_COLUMNS = 200
MOST_LETTERS = 4_000_000
_NEEDS_MARKS = ("\t", "\n", "\r", '"')

Cells = tuple[tuple[str, ...], ...]


def tabbed(rows: Sequence[Sequence[str]]) -> str:
    """Cells as spreadsheets copy them; those with breaks stand in quotation marks."""
    return "".join("\t".join(map(_marked, row)) + "\n" for row in rows)


def cells_in(text: str) -> Cells:
    """The cells of a text from the clipboard, all rows equally wide; DoesNotFit says what is wrong.

    Nothing is worked out: what looks like a formula is a text.
    """
    if not text.strip("\r\n"):
        raise DoesNotFit(tr("There is nothing to paste."))
    if len(text) > MOST_LETTERS:
        raise DoesNotFit(tr("This is far too much text for a table."))
    rows = _rows(text.replace("\0", ""))
    refuse_too_many(len(rows), max(map(len, rows)))
    wide = max(map(len, rows))
    return tuple((*row, *[""] * (wide - len(row))) for row in rows)


def refuse_too_many(rows: int, columns: int) -> None:
    """A table takes what a designer can look through, and answers soon."""
    if rows > MOST_ROWS:
        told = trn("This has {n} row", "This has {n} rows", rows)
        raise DoesNotFit(
            tr("{told}; a table takes {most} at once.").format(told=told, most=f"{MOST_ROWS:,}")
        )
    if columns > MOST_COLUMNS:
        told = trn("This has {n} column", "This has {n} columns", columns)
        raise DoesNotFit(tr("{told}; no table has so many.").format(told=told))


def _rows(text: str) -> list[list[str]]:
    found: list[list[str]] = []
    reader = csv.reader(io.StringIO(text, newline=""), delimiter="\t", strict=True)
    try:
        # An empty line is a row of one empty cell; the reader tells it as none.
        found.extend([_with_breaks(cell) for cell in cells] or [""] for cells in reader)
    except csv.Error:
        if "\t" not in text and "\n" not in text.strip("\n"):
            return [[text.strip("\n")]]  # one cell, as somebody wrote it and no spreadsheet
        why = tr("Row {row}: a quotation mark is not closed, or stray.")
        raise DoesNotFit(why.format(row=len(found) + 1)) from None
    return found


def _with_breaks(cell: str) -> str:
    return cell.replace("\r\n", "\n").replace("\r", "\n")


def _marked(cell: str) -> str:
    if not any(sign in cell for sign in _NEEDS_MARKS):
        return cell
    return '"' + cell.replace('"', '""') + '"'

"""The rows of a table of lines: two places, segments, an arrow, terrain, bends."""

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from model.boards.routes import MOST_SEGMENTS, Arrow
from model.imports.cannot import CannotImport
from model.imports.sheets import values
from model.imports.sheets.cities import id_in
from model.imports.sheets.columns import Columns, columns_of
from model.imports.sheets.reading import Row, Sheet
from model.imports.sheets.row_cells import RowCells
from model.notation import LARGEST, NotationError, Path, Point
from model.unreadable import quoted

WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "id": ("id", "key", "line"),
    "a": ("a", "from", "start", "origin", "city 1", "city1", "place 1", "von", "de", "desde"),
    "b": ("b", "to", "end", "destination", "city 2", "city2", "place 2", "nach", "vers", "hasta"),
    "segments": ("segments", "length", "spaces", "cars", "länge", "felder", "longueur"),
    "arrow": ("arrow", "direction", "one way", "one-way", "pfeil", "richtung"),
    "terrain": ("terrain", "ground", "gelände"),
    "bends": ("bends", "via", "waypoints", "knicke"),
}
"""What a column means, and what it may be called; the first word is the one we write."""
MOST_LINES: Final = 2_000
KINDS, ROWS = "+", "|"
"""What stands between two kinds of a segment, and between two segments."""
_FORWARD: Final = ("a>b", "a->b", ">", "->", "→", "forward", "yes", "x", "1", "ja", "oui")
_BACKWARD: Final = ("b>a", "b->a", "<", "<-", "←", "backward", "back", "-1")
_NEITHER: Final = ("no", "none", "both", "0", "nein", "non", values.EMPTY)
_KIND: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+){0,15}")
MOST_BENDS: Final = 100


class LineRow(NamedTuple):
    """What a row says of a line; None where it says nothing."""

    line: int
    a: str
    b: str
    id: str = ""
    segments: int | None = None
    arrow: Arrow | None = None
    has_arrow: bool = False
    """Whether it says anything of an arrow: also that there is none."""
    terrain: tuple[tuple[str, ...], ...] | None = None
    is_whole: bool = False
    """Whether the terrain is of every segment."""
    bends: Path | None = None


class Lines(NamedTuple):
    """The lines of a table, and the headers of columns that say nothing of them."""

    rows: tuple[LineRow, ...]
    others: tuple[str, ...]


def lines_in(sheet: Sheet, name: str) -> Lines:
    """The lines of a table; CannotImport names the line that cannot be understood."""
    columns = columns_of(sheet.header, name, (), WORDS)
    if not columns.has("a", "b"):
        lacking = "a (or from)" if not columns.has("a") else "b (or to)"
        raise CannotImport(f"{name}: no column is called {lacking}, so no line has two ends")
    if len(sheet.rows) > MOST_LINES:
        raise CannotImport(f"{name}: it has more than {MOST_LINES:,} lines")
    return Lines(tuple(_rows(sheet, columns, name)), columns.others)


def _rows(sheet: Sheet, columns: Columns, name: str) -> Iterator[LineRow]:
    seen: dict[str, int] = {}
    for row in sheet.rows:
        try:
            line = _line(row, columns)
        except CannotImport as trouble:
            raise CannotImport(f"{name}:{row.line}: {trouble}") from None
        if line.id and line.id in seen:
            raise CannotImport(
                f"{name}:{row.line}: {quoted(line.id)} stands in line {seen[line.id]} already"
            )
        seen[line.id] = row.line
        yield line


def _line(row: Row, columns: Columns) -> LineRow:
    cells = RowCells(row, columns)
    a, b = cells.said("a", values.unguarded), cells.said("b", values.unguarded)
    if a is None or b is None:
        raise CannotImport("a line leads from one place to another, and one of them is missing")
    terrain, arrow = cells.said("terrain", _terrain), cells.said("arrow", _arrow)
    return LineRow(
        row.line,
        a,
        b,
        cells.said("id", id_in) or "",
        cells.said("segments", _segments),
        arrow[0] if arrow else None,
        arrow is not None,
        terrain,
        terrain is not None
        and len(terrain) == 1
        and ROWS not in (cells.said("terrain", str) or ""),
        cells.said("bends", _bends),
    )


def _segments(text: str) -> int:
    number = values.whole(text)
    if not 1 <= number <= MOST_SEGMENTS:
        raise CannotImport(f"a line has from 1 to {MOST_SEGMENTS:,} segments")
    return number


def _arrow(text: str) -> tuple[Arrow | None]:
    """An arrow, or that there is none."""
    word = "".join(text.casefold().split())
    if word in _FORWARD:
        return ("a>b",)
    if word in _BACKWARD:
        return ("b>a",)
    if word in _NEITHER:
        return (None,)
    raise CannotImport(f"{quoted(text)} is no arrow: write a>b, b>a, or nothing")


def _terrain(text: str) -> tuple[tuple[str, ...], ...]:
    """`mountain` for the whole line, or segment by segment: `mountain|mountain+river|`."""
    if text == values.EMPTY:
        return ()
    rows = tuple(_kinds(part) for part in text.split(ROWS))
    if len(rows) > MOST_SEGMENTS:
        raise CannotImport(f"a line has at most {MOST_SEGMENTS:,} segments")
    return rows


def _kinds(text: str) -> tuple[str, ...]:
    words = [word for word in re.split(r"[\s+,;/]+", text.casefold().strip()) if word]
    for word in words:
        if len(word) > 64 or not _KIND.fullmatch(word):
            raise CannotImport(
                f"{quoted(word)} is no kind of terrain: write mountain, river or lake, with "
                f"{KINDS} between two of a segment and {ROWS} between segments"
            )
    return tuple(dict.fromkeys(words))


def _bends(text: str) -> Path:
    """`4.5,2.0 5.0,3.25`; or with decimal commas `4,5 2,0; 5,0 3,25`."""
    if text == values.EMPTY:
        return Path()
    try:
        return Path.parse(text)
    except NotationError as trouble:
        pairs = [_pair(part) for part in text.split(";") if part.strip()]
        if len(pairs) > MOST_BENDS or any(len(pair) != 2 for pair in pairs):
            raise CannotImport(str(trouble)) from None
    return Path([_point(*pair) for pair in pairs])


def _pair(text: str) -> list[str]:
    """The two numbers of a point, with a blank or a comma between them."""
    bare = text.strip(" ()")
    words = [word.strip(",") for word in bare.split()]
    return words if len(words) > 1 else bare.split(",")


def _point(x: str, y: str) -> Point:
    numbers = values.number(x), values.number(y)
    if max(map(abs, numbers)) > LARGEST:
        raise CannotImport(f"no sheet has more than {LARGEST} columns or rows")
    return Point(*(round(number * 1000) for number in numbers))

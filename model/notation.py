"""How places on a board are written: cells, edges, sides, corners, free points, paths.

Each type reads its text with `parse` and prints the canonical spelling with `str`. Reading is
strict: what does not parse raises `NotationError`, a sentence that says what to write instead.
"""

import re
from typing import Final, NamedTuple, Self

LARGEST: Final = 9999
"""No coordinate has more digits than this; a free point may add three decimals."""
LONGEST_LIST: Final = 10_000
"""A path or list of cells holds at most so many places."""

_LONGEST_PLACE = len("-9999.999,-9999.999")
_SHOWN = 40
_CELL = re.compile(r"(0|[1-9][0-9]{0,3}),(0|[1-9][0-9]{0,3})")
_SIDE = re.compile(r"(0|[1-9][0-9]{0,3}),(0|[1-9][0-9]{0,3})/([0-5])")
_CORNER = re.compile(r"(0|-?[1-9][0-9]{0,3}),(0|-?[1-9][0-9]{0,3})([ns])")
_POINT = re.compile(r"(-?)(0|[1-9][0-9]{0,3})\.([0-9]{1,3}),(-?)(0|[1-9][0-9]{0,3})\.([0-9]{1,3})")


class NotationError(ValueError):
    """A text is not what it should be; the message is one sentence for the author of the file."""


class Cell(NamedTuple):
    """A milepost or hex, `12,7`: column and row, odd rows half a cell to the right.

    Cells beside the board can be computed (and then be negative) but not be written.
    """

    col: int
    row: int

    @classmethod
    def parse(cls, text: str) -> Self:
        found = _CELL.fullmatch(text) if len(text) <= _LONGEST_PLACE else None
        if found is None:
            raise NotationError(f"{_shown(text)} is not a cell: write column,row such as 12,7")
        return cls(int(found[1]), int(found[2]))

    def __str__(self) -> str:
        return f"{self.col},{self.row}"


class Edge(NamedTuple):
    """Two neighbouring cells, `12,7 13,7`: the upper one first, or the left one of the same row.

    Both orders are read; only this one is written.
    """

    a: Cell
    b: Cell

    @classmethod
    def of(cls, one: Cell, other: Cell) -> Self:
        """The edge between two cells, in whichever order they come."""
        if not _are_neighbours(one, other):
            raise NotationError(f"{one} and {other} are not neighbours, so no edge joins them")
        if (one.row, one.col) < (other.row, other.col):
            return cls(one, other)
        return cls(other, one)

    @classmethod
    def parse(cls, text: str) -> Self:
        words = _words(text) if len(text) <= 3 * _LONGEST_PLACE else []
        if len(words) != 2:
            raise NotationError(
                f"{_shown(text)} is not an edge: write two neighbouring cells such as 12,7 13,7"
            )
        return cls.of(Cell.parse(words[0]), Cell.parse(words[1]))

    def __str__(self) -> str:
        return f"{self.a} {self.b}"


class Side(NamedTuple):
    """One of the six sides of a cell, `12,7/1`: 0 is east, then clockwise to 5."""

    cell: Cell
    side: int

    @classmethod
    def parse(cls, text: str) -> Self:
        found = _SIDE.fullmatch(text) if len(text) <= _LONGEST_PLACE else None
        if found is None:
            raise NotationError(
                f"{_shown(text)} is not a side of a cell: write column,row/side such as 12,7/1, "
                "with side 0 (east) to 5 clockwise"
            )
        return cls(Cell(int(found[1]), int(found[2])), int(found[3]))

    def __str__(self) -> str:
        return f"{self.cell}/{self.side}"


class Corner(NamedTuple):
    """A corner of the hexes, `12,7n` or `12,7s`: the top (north) or bottom (south) of a cell."""

    col: int
    row: int
    end: str

    @classmethod
    def parse(cls, text: str) -> Self:
        found = _CORNER.fullmatch(text) if len(text) <= _LONGEST_PLACE else None
        if found is None:
            raise NotationError(
                f"{_shown(text)} is not a corner: write column,row and n or s such as 12,7n"
            )
        return cls(int(found[1]), int(found[2]), found[3])

    def __str__(self) -> str:
        return f"{self.col},{self.row}{self.end}"


class Point(NamedTuple):
    """A free point, `12.25,7.4`, in thousandths: x in columns, y in rows.

    The half-cell shift of odd rows is part of x: cell 3,1 lies at 3.5,1.0.
    """

    x: int
    y: int

    @classmethod
    def parse(cls, text: str) -> Self:
        found = _POINT.fullmatch(text) if len(text) <= _LONGEST_PLACE else None
        if found is None:
            raise NotationError(
                f"{_shown(text)} is not a free point: write x,y such as 12.25,7.4, "
                "both with a decimal point and at most three decimals"
            )
        return cls(_thousandths(*found.group(1, 2, 3)), _thousandths(*found.group(4, 5, 6)))

    def __str__(self) -> str:
        return f"{_decimal(self.x)},{_decimal(self.y)}"


class Path(tuple[Corner | Point, ...]):
    """Corners and free points in order, `4,1s 4,3n 5,2s`: a river, or the outline of an area."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        words = _words(text)
        if not words:
            raise NotationError("a path needs points: write corners such as 4,1s 4,3n 5,2s")
        return cls(map(_corner_or_point, words))

    def __str__(self) -> str:
        return " ".join(map(str, self))


class Cells(tuple[Cell, ...]):
    """Cells in the order they were written, `0,6 0,7 1,8`."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        words = _words(text)
        if not words:
            raise NotationError("a list of cells needs cells: write them such as 0,6 0,7 1,8")
        return cls(map(Cell.parse, words))

    def __str__(self) -> str:
        return " ".join(map(str, self))


def _corner_or_point(word: str) -> Corner | Point:
    if word[-1] in "ns":
        return Corner.parse(word)
    if "." in word:
        return Point.parse(word)
    raise NotationError(
        f"{_shown(word)} is no point of a path: "
        "write a corner such as 4,1s or a free point such as 12.25,7.4"
    )


def _words(text: str) -> list[str]:
    """The words of a text, after its length was looked at: hostile texts are not even split."""
    if len(text) > LONGEST_LIST * (_LONGEST_PLACE + 1):
        raise NotationError(f"{_shown(text)} is too long: list at most {LONGEST_LIST} places")
    if not text.isascii():
        raise NotationError(f"{_shown(text)} has signs that no coordinate has")
    words = text.split()
    if len(words) > LONGEST_LIST:
        raise NotationError(f"{len(words)} places are too many: list at most {LONGEST_LIST}")
    return words


def _are_neighbours(one: Cell, other: Cell) -> bool:
    halves = 2 * (other.col - one.col) + (other.row & 1) - (one.row & 1)
    return (abs(halves), abs(other.row - one.row)) in ((2, 0), (1, 1))


def _thousandths(sign: str, whole: str, decimals: str) -> int:
    size = int(whole) * 1000 + int(decimals.ljust(3, "0"))
    return -size if sign else size


def _decimal(thousandths: int) -> str:
    whole, rest = divmod(abs(thousandths), 1000)
    sign = "-" if thousandths < 0 else ""
    return f"{sign}{whole}.{f'{rest:03}'.rstrip('0') or '0'}"


def _shown(text: str) -> str:
    """The text in quotes, short and free of control signs, so that it can stand in any message."""
    short = text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."
    return f'"{short.encode("unicode_escape").decode("ascii")}"'

"""What lies beside a board: the money of a turn as a sum, and a display of goods in columns."""

from typing import NamedTuple


class Ledger(NamedTuple):
    """What somebody will have to pay and will get, as things stand."""

    title: str
    entries: tuple[tuple[str, str], ...]
    """What each part is called, and how much it is; the last is what comes of it."""
    lines: tuple[str, ...] = ()
    """What follows from it."""
    is_short: bool = False
    """Whether something cannot be paid; the first line says what then."""


class Column(NamedTuple):
    """Squares one above the other, on which goods lie."""

    name: str
    label: str
    squares: tuple[str, ...]
    """Goods from the top; an empty square is an empty text."""
    about: str = ""


class Columns(NamedTuple):
    """Columns side by side under a title."""

    title: str
    columns: tuple[Column, ...]


class Display(NamedTuple):
    """A display of goods beside the board."""

    title: str
    rows: tuple[tuple[Columns, ...], ...]
    stock_title: str = ""
    stock: tuple[tuple[str, int], ...] = ()
    """How many of each good are left to be drawn."""

    def names(self) -> frozenset[str]:
        """The names of all columns."""
        return frozenset(one.name for row in self.rows for some in row for one in some.columns)

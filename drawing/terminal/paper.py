"""A sheet of characters: signs in styles, and what may still be written over."""

from enum import IntEnum
from itertools import groupby
from typing import NamedTuple

from drawing.terminal.text import letters, width

SEAT_COLOURS = ("31", "34", "32", "33", "35", "36")
"""The colours of the seats, as terminals number them."""


class Rank(IntEnum):
    """What lies at a place; the higher may cover the lower."""

    BLANK = 0
    GROUND = 1
    WATER = 2
    MARK = 3


class Sign(NamedTuple):
    """What stands in one column; nothing in the second half of a wide letter."""

    text: str = " "
    style: str = ""
    rank: Rank = Rank.BLANK


BLANK = Sign()


def styled(text: str, style: str) -> str:
    """A text in a style of the terminal, such as `1;31`."""
    return f"\x1b[{style}m{text}\x1b[0m" if style and text.strip() else text


def seat_style(seat: int) -> str:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


class Paper:
    """Signs in rows. Places are counted from an origin; what lies beside the paper is left out."""

    def __init__(self, columns: int, lines: int, origin: tuple[int, int] = (0, 0)) -> None:
        self.columns, self.origin = columns, origin
        self.rows: list[list[Sign]] = [[BLANK] * columns for _ in range(lines)]

    def sign_at(self, x: int, y: int) -> Sign | None:
        """What stands at a place; None beside the paper."""
        column, line = x - self.origin[0], y - self.origin[1]
        is_on = 0 <= line < len(self.rows) and 0 <= column < self.columns
        return self.rows[line][column] if is_on else None

    def put(self, x: int, y: int, text: str, style: str = "", rank: Rank = Rank.MARK) -> None:
        """One sign of one column."""
        if self.sign_at(x, y) is not None:
            self.rows[y - self.origin[1]][x - self.origin[0]] = Sign(text, style, rank)

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """A text; a letter that does not fit on the paper as a whole is left out."""
        for letter, wide in letters(text):
            if wide == 1:
                self.put(x, y, letter, style)
            elif self.sign_at(x + 1, y) is not None:
                self.put(x, y, letter, style)
                self.put(x + 1, y, "", style)
            x += wide

    def is_free(
        self, at: tuple[int, int], text: str, most: Rank, touching: tuple[int, int] | None = None
    ) -> bool:
        """Whether a text covers nothing that matters more, and touches only what it names."""
        x, y = at
        end = x + width(text)
        covered = [self.sign_at(column, y) for column in range(x, end)]
        if any(sign is None or sign.rank > most for sign in covered):
            return False
        beside = [self.sign_at(*spot) for spot in ((x - 1, y), (end, y)) if spot != touching]
        return all(sign is None or sign.rank < Rank.MARK for sign in beside)

    def lines(self, *, colours: bool) -> list[str]:
        """The rows as text."""
        return [_line(row, colours=colours) for row in self.rows]


def _line(row: list[Sign], *, colours: bool) -> str:
    if not colours:
        return "".join(sign.text for sign in row).rstrip()
    while row and row[-1].text == " ":
        row = row[:-1]
    pieces = groupby(row, lambda sign: sign.style)
    return "".join(styled("".join(one.text for one in signs), style) for style, signs in pieces)

"""Text for terminals: how wide it is, how it is cut, and what is left of it in plain ASCII."""

import unicodedata
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from model.wording.plain_text import plain

MOST_MARKS = 2
"""Accents on one letter; those who pile up more want to paint over the lines above."""
GAP = "   "
"""What stands between the entries of a list."""


class Room(NamedTuple):
    """What a terminal has room for, and what it can show."""

    width: int
    height: int
    colours: bool = False
    unicode: bool = True


def letters(text: str) -> Iterator[tuple[str, int]]:
    """The letters of a text with their accents, each with the columns that it takes."""
    if text.isascii():
        yield from ((sign, 1) for sign in text)
        return
    letter, columns, marks = "", 0, 0
    for sign in text:
        if unicodedata.category(sign) in ("Mn", "Me"):
            marks += 1
            letter += sign if letter and marks <= MOST_MARKS else ""
            continue
        if letter:
            yield letter, columns
        letter, marks = sign, 0
        columns = 2 if unicodedata.east_asian_width(sign) in "WF" else 1
    if letter:
        yield letter, columns


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return len(text) if text.isascii() else sum(columns for _, columns in letters(text))


def written(text: str, *, unicode: bool) -> str:
    """A stranger's text in one line for a terminal, in the letters that it can show."""
    text = plain(text)
    if unicode:
        return "".join(letter for letter, _ in letters(text))
    bare = unicodedata.normalize("NFKD", text.replace("…", "..."))
    kept = (sign for sign in bare if unicodedata.category(sign) not in ("Mn", "Me"))
    return plain("".join(sign if " " <= sign <= "~" else "?" for sign in kept), len(bare))


def cut(text: str, columns: int, *, unicode: bool) -> str:
    """As much of a text as finds room, with dots where something is missing."""
    if width(text) <= columns:
        return text
    dots = "…" if unicode else ".."
    kept, room = "", columns - len(dots)
    for letter, wide in letters(text):
        if wide > room:
            break
        kept, room = kept + letter, room - wide
    return (kept.rstrip() + dots)[: max(columns, 0)]


def in_rows(entries: Iterable[str], columns: int) -> list[str]:
    """Entries side by side, in as many lines as they need; none is broken."""
    rows: list[str] = []
    for entry in entries:
        longer = f"{rows[-1]}{GAP}{entry}" if rows else entry
        if rows and width(longer) <= columns:
            rows[-1] = longer
        else:
            rows.append(entry)
    return rows

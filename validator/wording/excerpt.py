"""A line of a file with a mark under a piece of it, cut to the columns of a terminal."""

import unicodedata
from typing import NamedTuple

from drawing.terminal.text import MOST_MARKS
from validator.wording.visible import spelled, visible

TAB = 4
FEWEST = 8
"""Columns that a line has at least, however narrow the terminal."""


class Excerpt(NamedTuple):
    """A line as it is shown, and where in it the mark stands, in columns from 0."""

    line: str
    at: int
    width: int


class _Sign(NamedTuple):
    """A character as it is shown."""

    shown: str
    columns: int


def excerpt(text: str, start: int, end: int, room: int, *, unicode: bool = True) -> Excerpt:
    """The line around the characters from start to end (from 0), in a room of so many columns."""
    signs = _signs(text, unicode=unicode)
    start = max(0, min(start, len(signs)))
    end = max(start, min(end, len(signs)))
    dots = "…" if unicode else "..."
    first, last = _window(signs, start, end, max(room, FEWEST), len(dots))
    before, after = dots if first else "", dots if last < len(signs) else ""
    at = len(before) + _columns(signs[first:start])
    width = _columns(signs[start : min(end, last)])
    shown = "".join(sign.shown for sign in signs[first:last])
    return Excerpt((before + shown + after).rstrip(), at, max(width, 1))


def _signs(text: str, *, unicode: bool) -> list[_Sign]:
    """Each character as it is shown: tabs as blanks, what cannot be seen spelled out."""
    signs: list[_Sign] = []
    at = marks = 0
    for character in text:
        sign = _sign(character, at, unicode=unicode)
        marks = 0 if sign.columns else marks + 1
        at += sign.columns
        signs.append(sign if marks <= MOST_MARKS else _Sign("", 0))
    return signs


def _sign(character: str, at: int, *, unicode: bool) -> _Sign:
    if " " <= character <= "~":
        return _Sign(character, 1)
    if character == "\t":
        blanks = TAB - at % TAB
        return _Sign(" " * blanks, blanks)
    shown = visible(character) if unicode else spelled(character)
    if shown != character:
        return _Sign(shown, len(shown))
    if unicodedata.category(character) in ("Mn", "Me"):
        return _Sign(character, 0)
    return _Sign(character, 2 if unicodedata.east_asian_width(character) in "WF" else 1)


def _columns(signs: list[_Sign]) -> int:
    return sum(sign.columns for sign in signs)


def _window(signs: list[_Sign], start: int, end: int, room: int, dots: int) -> tuple[int, int]:
    """From which character to which there is room, so that the marked ones can be seen."""
    if _columns(signs) <= room:
        return 0, len(signs)
    marked = min(_columns(signs[start:end]), room)
    first = start
    left = min((room - marked) // 2, room - marked - dots)
    while first and left - signs[first - 1].columns >= dots:
        first -= 1
        left -= signs[first].columns
    used = dots if first else 0
    last = first
    while last < len(signs) and used + signs[last].columns <= room - dots:
        used += signs[last].columns
        last += 1
    return first, last

"""Slips at the beginning of a line: a '-' without its blank, and the lines of a text after '|' that
do not begin in one column.

Each takes a text that could not be read and the index where reading stopped, and looks at the lines
around it.
"""

import re
from typing import NamedTuple

from model.unreadable import Mistake, quoted

MOST_LINES = 400
"""A map has 320 rows at most."""

_DASH = re.compile(r" *-(?=[{\[]|[A-Za-z_][\w-]*:(?:\s|$))")
_HEADER = re.compile(
    r"(?<![\w.-])([\w.-]{1,80}\"? {0,9}: {0,9}[|>][-+0-9]{0,2})\s{0,9}(?:#.*)?$", re.DOTALL
)
_ENTRY = re.compile(r" *(?:- |[\w\"'.^-]+ *:(?: |$))")


class _Line(NamedTuple):
    """A line that is not blank."""

    start: int
    text: str

    @property
    def indent(self) -> int:
        return len(self.text) - len(self.text.lstrip(" "))


def missing_blank_after_dash(text: str, index: int) -> Mistake | None:
    """A list item without the blank after its '-', in the line of an index or in the one above."""
    here = _line_at(text, index)
    for line in (here, *_above(text, here.start, 1)):
        found = _DASH.match(line.text)
        if found:
            return dash_alone(text, line.start + found.end() - 1)
    return None


def dash_key(text: str, index: int) -> Mistake | None:
    """The same for what was read as a key."""
    line = _line_at(text, index)
    found = _DASH.match(line.text) if not text[line.start : index].strip(" ") else None
    return dash_alone(text, index) if found else None


def dash_alone(text: str, dash: int) -> Mistake:
    line = _line_at(text, dash)
    written = "- " + line.text[dash - line.start + 1 :].rstrip()
    return Mistake(
        dash,
        "The '-' of this list item lacks the blank after it.",
        help=f"write {quoted(written)[1:-1]}",
        repair="put a blank after the '-'",
        edits=((dash + 1, dash + 1, " "),),
    )


def uneven_line(text: str, index: int) -> Mistake | None:
    """A line of a text after '|' or '>' that begins in another column than those around it."""
    here = _line_at(text, index)
    above = _above(text, here.start, MOST_LINES)
    for number, line in enumerate(above):
        header = _HEADER.search(line.text)
        if header is not None:
            return _among(here, above[:number][::-1], line, header[1], _below(text, here))
        if not line.indent:
            break
    return None


def _among(
    here: _Line, before: list[_Line], header: _Line, written: str, below: list[_Line]
) -> Mistake | None:
    """A line, those of its text that stand before it, and all that stand below it."""
    after = [line for line in below if line.indent > header.indent]
    if not before:
        return _outside(here, header, written, below)
    first = before[0]
    if not header.indent < here.indent < first.indent:
        return None
    alike = sum(line.indent == here.indent for line in (here, *after))
    if alike > sum(line.indent == first.indent for line in (*before, *after)):
        edits = [(x.start, x.start + x.indent - here.indent, "") for x in before]
        return _uneven(first, first.indent - here.indent, "right than those below", edits)
    missing = first.indent - here.indent
    return _uneven(
        here, missing, "left than those above", [(here.start, here.start, " " * missing)]
    )


def _outside(here: _Line, header: _Line, written: str, below: list[_Line]) -> Mistake | None:
    """The first line of a text, which is not indented while the second is."""
    second = below[0].indent if below else 0
    if here.indent > header.indent or second <= header.indent or _ENTRY.match(here.text):
        return None
    return Mistake(
        here.start + here.indent,
        f"This line is no further right than the {quoted(written)} that it is for.",
        help="begin it in the same column as the lines below",
        repair="begin it in the same column as the lines below",
        edits=((here.start, here.start + here.indent, " " * second),),
    )


def _uneven(line: _Line, by: int, where: str, edits: list[tuple[int, int, str]]) -> Mistake:
    columns = "1 column" if by == 1 else f"{by} columns"
    return Mistake(
        line.start + line.indent,
        f"This line begins {columns} further {where} it.",
        help="begin all lines of the text in the same column",
        repair="begin it in the same column as the others",
        edits=tuple(edits),
    )


def _line_at(text: str, index: int) -> _Line:
    start, end = text.rfind("\n", 0, index) + 1, text.find("\n", index)
    return _Line(start, text[start : len(text) if end < 0 else end])


def _above(text: str, start: int, most: int) -> list[_Line]:
    """The lines that are not blank above one, from there upwards."""
    found: list[_Line] = []
    while start and len(found) < most:
        line = _line_at(text, start - 1)
        start = line.start
        if line.text.strip():
            found.append(line)
    return found


def _below(text: str, line: _Line) -> list[_Line]:
    """The lines that are not blank below one, downwards, as far as they may belong with it."""
    found: list[_Line] = []
    end = line.start + len(line.text) + 1
    while end < len(text) and len(found) < MOST_LINES:
        line = _line_at(text, end)
        end = line.start + len(line.text) + 1
        if line.text.strip():
            found.append(line)
            if not line.indent:
                break
    return found

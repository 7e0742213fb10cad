"""Slips of typing that YAML's own complaint does not name: odd blanks, curly quotes, marks of a
merge, texts with a comma.

Each takes a text that could not be read and the index where reading stopped, and looks at few lines
around it.
"""

import re

from model.unreadable import Mistake, quoted
from model.yaml.indentation_slips import missing_blank_after_dash, uneven_line
from model.yaml.node_tree import Scalar
from model.yaml.odd_blanks import ODD, as_ordinary, first_odd, named

_LINES_ABOVE = 40
"""An entry that is indented by something odd breaks the file only where the next one comes."""

_CONFLICT = re.compile(r"^<{7}(?: |$)", re.MULTILINE)
_MIDDLE = re.compile(r"^={7}\r?$", re.MULTILINE)
_CONFLICT_END = re.compile(r"^>{7}(?: |\r?$)", re.MULTILINE)
_ODD_INDENT = re.compile(rf"^[ \t]*([{ODD}][{ODD} \t]*)(?=- |[\w\"'.^-]+ ?:)", re.MULTILINE)
_ODD_AFTER_SIGN = re.compile(rf"[:,-]([{ODD}]+)")
_CURLY = (
    (re.compile(r"(?<=[:\[{,-] )[“”„‟«»]([^“”„‟«»\"\\]*)[“”„‟«»\"](?= *(?:[,\]}#]|$))"), '"'),
    (re.compile(r"(?<=[:\[{,-] )[‘’‚‛‹›]([^‘’‚‛‹›']*)[‘’‚‛‹›'](?= *(?:[,\]}#]|$))"), "'"),
)
_PLACES = re.compile(r"[-0-9][-0-9.ns, ]*[0-9ns]\"?(?= *[,}\]\r\n])")
_NO_BLANK = re.compile(r"[A-Za-z_][\w-]*:(?=[^\s:/])")


def typing_slip(text: str, index: int) -> Mistake | None:
    """The slip that a text cannot be read for at an index, where it is one of these."""
    return (
        conflict(text)
        or odd_blank(text, index)
        or curly_quote(text, index)
        or missing_blank_after_dash(text, index)
        or uneven_line(text, index)
    )


def conflict(text: str) -> Mistake | None:
    """Two versions of some lines that a merge left for somebody to choose from."""
    begin = _CONFLICT.search(text)
    end = _CONFLICT_END.search(text, begin.end()) if begin else None
    if begin is None or end is None:
        return None
    last = text.count("\n", 0, end.start()) + 1
    middle = _MIDDLE.search(text, begin.end(), end.start())
    other = ((middle.start(), "the other version begins here"),) if middle else ()
    return Mistake(
        begin.start(),
        f"A merge left two versions of the lines from here to line {last}.",
        "conflict",
        "keep the right lines of both versions and delete the lines that begin with <<<<<<<, "
        "======= and >>>>>>>; milepost merge puts versions of a map together by itself",
        (*other, (end.start(), "and ends here")),
    )


def odd_blank(text: str, index: int) -> Mistake | None:
    """An odd blank in the indentation of a line nearby, or where YAML wants an ordinary one."""
    if text.isascii():
        return None
    start, end = _line_around(text, index)
    after = _ODD_AFTER_SIGN.search(text, start, end)
    for _ in range(_LINES_ABOVE):
        found = _ODD_INDENT.match(text[start:end])
        if found:
            return odd_indent(text, start + found.start(1), start + found.end(1))
        if not start:
            break
        start, end = _line_around(text, start - 1)
    return _odd_at(text, *after.span(1), "after a sign") if after else None


def odd_indents(text: str) -> list[tuple[int, int]]:
    """Where lines of a text are indented by something odd, entries and texts alike."""
    return [found.span(1) for found in _ODD_INDENT.finditer(text)]


def odd_indent(text: str, start: int, end: int) -> Mistake:
    """An odd blank in front of the entry of a line."""
    return _odd_at(text, start, end, "in the indentation of this line")


def _odd_at(text: str, start: int, end: int, where: str) -> Mistake:
    odd = text[start:end]
    what = named(first_odd(odd))
    return Mistake(
        start,
        f"{what[:1].upper()}{what[1:]} stands {where}, where only an ordinary blank counts.",
        help="put ordinary blanks there, as in the lines around it",
        repair="put ordinary blanks there",
        edits=((start, end, as_ordinary(odd) or " " * (where == "after a sign")),),
    )


def curly_quote(text: str, index: int) -> Mistake | None:
    """A value in quotes that a word processor made round."""
    start, end = _line_around(text, index)
    line = text[start:end]
    for pattern, straight in _CURLY:
        for found in pattern.finditer(line):
            inside = f"{straight}{found[1]}{straight}"
            begin, stop = (start + place for place in found.span())
            if begin <= index:
                return Mistake(
                    begin,
                    f"The quotes around {quoted(found[1])} are curly ones, which quote nothing.",
                    help=f"write straight quotes: {quoted(inside)[1:-1]}",
                    repair="write straight quotes",
                    edits=((begin, stop, inside),),
                )
    return None


def no_value(text: str, key: Scalar, before: int | None) -> Mistake:
    """What a word in braces is that has no value; `before` is where the value before it begins."""
    slip = typing_slip(text, key.start)
    if slip is not None:
        return slip
    blank = _NO_BLANK.match(text, key.start, key.end)
    if blank:
        return missing_blank(blank.end(), key.written)
    places = _PLACES.match(text, before) if before is not None else None
    if before is not None and places and places.end() >= key.end:
        return _unquoted(before, places.group())
    return Mistake(
        key.start,
        f"{quoted(key.written)} has no value: ': ' and a value are missing after it.",
        help="a text with a comma in it needs quotes, and several values need [ ] around them",
    )


def _unquoted(start: int, written: str) -> Mistake:
    inside = f'"{written.removesuffix(chr(34)).rstrip(", ")}"'
    return Mistake(
        start,
        f"{quoted(written)} has a comma in it and so needs quotes.",
        help=f"write {quoted(inside)[1:-1]}",
        repair="put it in quotes",
        edits=((start, start + len(written), inside),),
    )


def missing_blank(index: int, written: str) -> Mistake:
    """A key whose ':' is not followed by a blank."""
    shown = written.replace(":", ": ", 1)
    return Mistake(
        index - 1,
        f"{quoted(written)} lacks a blank after its ':'.",
        help=f"write {quoted(shown)[1:-1]}",
        repair="put a blank there",
        edits=((index, index, " "),),
    )


def missing_blank_in_line(text: str, start: int) -> Mistake | None:
    """The same for a line that has no entry in it, from the index where its text begins."""
    blank = _NO_BLANK.match(text, start)
    if blank is None:
        return None
    return missing_blank(blank.end(), text[start : _line_around(text, start)[1]].rstrip())


def quote_too_far(text: str, start: int, end: int) -> Mistake:
    """A quote that is closed only in a later line, where another text in quotes begins."""
    sign, last = text[start], text.count("\n", 0, end) + 1
    return Mistake(
        start,
        f"The quote that opens here is not closed in this line, but by the one in line {last}.",
        help=f"put a {sign} where the text ends",
        also=((end - 1, "which should open another text"),),
    )


def quote_too_soon(start: int, end: int, sign: str) -> Mistake:
    """A quote inside a text in quotes, which ends it."""
    inside = "''" if sign == "'" else '\\"'
    return Mistake(
        end - 1,
        "This quote ends the text that is in quotes, and more text follows.",
        help=f"write {inside} for a {sign} inside such a text",
        also=((start, "the text begins here"),),
    )


def _line_around(text: str, index: int) -> tuple[int, int]:
    """Where the line of a character begins and ends."""
    end = text.find("\n", index)
    return text.rfind("\n", 0, index) + 1, len(text) if end < 0 else end

"""The things of a text as one sees them at a glance, be it readable or not: ids under keys."""

import re
from collections.abc import Iterator
from typing import NamedTuple

MOST_LINES = 100_000
_ROOM = re.compile(r"([A-Za-z_][\w-]*)[ \t]*:")
_ITEM = re.compile(r"[ ]{0,40}(?:-[ ]{1,9})?\{?[ ]{0,9}id:[ ]{1,9}[\"']?([a-z0-9][a-z0-9-]{0,63})")
_NAME = re.compile(r"(?:^|[{, ])name:[ ]{1,9}(?:\"([^\"]{0,200})\"|([^,}\"]{0,200}))")


class Entry(NamedTuple):
    """A thing: the key of its collection, its id, its name, and its lines, counted from 0."""

    room: str
    key: str
    name: str
    line: int
    end: int


def sketched(text: str) -> list[Entry]:
    """The things of a text in their order."""
    return list(_closed(text.split("\n")[:MOST_LINES]))


def _closed(lines: list[str]) -> Iterator[Entry]:
    room, entry = "", None
    for number, line in enumerate(lines):
        top, item = _ROOM.match(line), _ITEM.match(line)
        if entry is not None and (top or item):
            yield entry
            entry = None
        if top:
            room = top[1]
        elif item and room:
            entry = Entry(room, item[1], _name(line), number, number)
        elif entry is not None and line.strip():
            entry = entry._replace(name=entry.name or _name(line), end=number)
    if entry is not None:
        yield entry


def _name(line: str) -> str:
    found = _NAME.search(line[:2000])
    return (found[1] or found[2] or "").strip() if found else ""

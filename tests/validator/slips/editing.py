"""Edits of a text as somebody's hand makes them: something is replaced, taken out or repeated."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from model.yaml.canonical import flow_text
from model.yaml.node_tree import Mapping, Node, Sequence


class Edit(NamedTuple):
    """From `start` to `end` another text stands."""

    start: int
    end: int
    text: str = ""


def edited(text: str, edits: Iterable[Edit]) -> str:
    """A text after some edits that do not overlap."""
    for edit in sorted(edits, reverse=True):
        text = text[: edit.start] + edit.text + text[edit.end :]
    return text


def line_after(text: str, edits: Iterable[Edit], index: int) -> int:
    """The line, from 1, on which something of the old text stands after some edits."""
    moved = index
    for edit in edits:
        if edit.start < index:
            moved += len(edit.text) - (min(edit.end, index) - edit.start)
    return edited(text, edits).count("\n", 0, moved) + 1


def said_as(node: Node, value: Any, key: Node | None = None) -> Edit:
    """A value in the place of another, on one line: that of its key, if it has one."""
    if key is None:
        return Edit(node.start, _end(node), flow_text(value))
    return Edit(key.end, _end(node), f": {flow_text(value)}")


def without(holder: Mapping | Sequence, name: str | int) -> Edit:
    """An entry or an item less."""
    spans = _spans(holder)
    place = list(holder.entries).index(str(name)) if isinstance(holder, Mapping) else int(name)
    start, end = spans[place]
    if place + 1 < len(spans):
        return Edit(start, spans[place + 1][0])
    return Edit(spans[place - 1][1] if place else start, end)


def copied(holder: Mapping | Sequence, name: str | int, text: str = "") -> Edit:
    """An entry or an item once more behind the first, as it is or with another text."""
    place = list(holder.entries).index(str(name)) if isinstance(holder, Mapping) else int(name)
    start, end = _spans(holder)[place]
    source = holder.source.text
    again = text or source[start:end]
    if holder.flow:
        return Edit(end, end, f", {again}")
    line = source.rfind("\n", 0, start) + 1
    before = source[line:start]
    # The first entry of a thing stands behind the dash of the thing.
    lead = before if isinstance(holder, Sequence) else " " * len(before)
    return Edit(end, end, f"\n{lead}{again}")


def _spans(holder: Mapping | Sequence) -> list[tuple[int, int]]:
    if isinstance(holder, Mapping):
        return [(key.start, _end(value)) for key, value in holder.entries.values()]
    return [(item.start, _end(item)) for item in holder.items]


def _end(node: Node) -> int:
    """The end of a node without the line end that a block of text has."""
    return node.start + len(node.source.text[node.start : node.end].rstrip())

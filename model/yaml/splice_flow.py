"""Edits inside braces and brackets: entries that stay keep their bytes, breaks and comments."""

from collections.abc import Sequence as Items
from itertools import groupby
from typing import Any, NamedTuple

from model.collection import same
from model.yaml.canonical import flow_text
from model.yaml.node_tree import Mapping, Node, Scalar, Sequence, to_plain
from model.yaml.scalars import in_quotes, key_spelled, spelled
from model.yaml.splice_lists import by_key, list_key, replaced_values
from model.yaml.text_edits import CannotSplice, TextEdits


class _Part(NamedTuple):
    """An entry or item between commas, and whether it stays."""

    start: int
    end: int
    stays: bool


def splice_flow(edits: TextEdits, node: Node, old: Any, new: Any) -> None:
    """Makes a value between brackets say `new`."""
    if isinstance(node, Mapping) and isinstance(old, dict) and isinstance(new, dict) and new:
        _mapping(edits, node, old, new)
    elif isinstance(node, Sequence) and isinstance(old, list) and isinstance(new, list) and new:
        _sequence(edits, node, old, new)
    else:
        edits.refuse_comments(node.start, node.end)
        text = in_style(node, new, flow=True)
        edits.replace(node.start, node.end, f" {text}" if node.start == node.end else text)


def in_style(node: Node, value: Any, *, flow: bool) -> str:
    """A new value in the quotes that the author gave the old one."""
    if isinstance(value, (dict, list)):
        return flow_text(value)
    style = node.style if isinstance(node, Scalar) and isinstance(value, str) else ""
    if style == "single" and in_quotes(value) == f'"{value}"' and "'" not in value:
        return f"'{value}'"
    return in_quotes(value) if style in ("single", "double") else spelled(value, flow=flow)


def _mapping(edits: TextEdits, node: Mapping, old: dict[str, Any], new: dict[str, Any]) -> None:
    stays = {key: key in new or key not in old for key in node.entries}
    parts = [_Part(n.start, v.end, stays[key]) for key, (n, v) in node.entries.items()]
    _delete_parts(edits, parts)
    last: Node | None = None
    first = next(name.start for key, (name, _) in node.entries.items() if stays[key])
    for key, value in new.items():
        if key in node:
            last = node[key]
            if key not in old or not same(old[key], value):
                splice_flow(edits, node[key], old.get(key), value)
        elif key not in old or not same(old[key], value):
            _insert(edits, last, first, f"{key_spelled(key)}: {flow_text(value)}")


def _sequence(edits: TextEdits, node: Sequence, old: list[Any], new: list[Any]) -> None:
    values = replaced_values(node, old, new)
    if values is not None:
        for value, text in values:
            edits.replace(value.start, value.end, in_style(value, text, flow=True))
        return
    nodes = {list_key(to_plain(item)): item for item in node.items}
    before, after = by_key(old), by_key(new)
    if len(nodes) < len(node.items) or not (before.keys() - after.keys()) <= nodes.keys():
        raise CannotSplice
    stays = {key: key in after or key not in before for key in nodes}
    parts = [_Part(item.start, item.end, stays[key]) for key, item in nodes.items()]
    _delete_parts(edits, parts)
    last: Node | None = None
    first = next(part.start for part in parts if part.stays)
    for key, item in after.items():
        if key in nodes:
            last = nodes[key]
            if not same(before.get(key), item):
                splice_flow(edits, nodes[key], before.get(key), item)
        elif key not in before:
            _insert(edits, last, first, flow_text(item))


def _insert(edits: TextEdits, last: Node | None, first: int, text: str) -> None:
    if last is None:
        edits.replace(first, first, f"{text}, ")
    else:
        edits.replace(last.end, last.end, f", {text}")


def _delete_parts(edits: TextEdits, parts: Items[_Part]) -> None:
    """Takes runs of parts away, each with the commas that are then too many."""
    runs = [list(run) for _, run in groupby(parts, key=lambda part: part.stays)]
    if not any(part.stays for part in parts):
        raise CannotSplice
    for number, run in enumerate(runs):
        if not run[0].stays and number + 1 < len(runs):
            edits.delete(run[0].start, runs[number + 1][0].start)
        elif not run[0].stays:
            edits.delete(runs[number - 1][-1].end, run[-1].end)

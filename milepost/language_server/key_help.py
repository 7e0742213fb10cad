"""What a key of a scenario means: the way to it from a place in the text, and its description."""

import re
from collections.abc import Iterator
from typing import Any

from model.schema.held_keys import keys_to_hold
from model.schema.schema import marked_schema
from model.yaml.node_tree import Mapping, Node, Scalar, Sequence
from validator.finding import Way
from validator.wording.visible import clean

Schema = dict[str, Any]
MOST_VALUES = 12
DEEPEST = 8
_MARKUP = re.compile(r"([\\`*_\[\]<>|~])")


def way_to(root: Node | None, index: int) -> Way:
    """The names from the top of a text to the key or the value at an index."""
    way: list[str | int] = []
    node = root
    while node is not None:
        step = _step(node, index)
        if step is None:
            break
        name, node = step
        way.append(name)
    return tuple(way)


def _step(node: Node, index: int) -> tuple[str | int, Node | None] | None:
    """One name further in; no node where the index is in the name itself."""
    if isinstance(node, Mapping):
        for name, (key, value) in node.entries.items():
            if key.start <= index <= key.end:
                return name, None
            if value.start <= index <= value.end:
                return name, value
    if isinstance(node, Sequence):
        for place, item in enumerate(node.items):
            # What a list of plain values is for, the list itself says best.
            if item.start <= index <= item.end and not isinstance(item, Scalar):
                return place, item
    return None


def key_help(root: Node | None, way: Way, system: str, *, is_layer: bool) -> str:
    """What stands at a way in a scenario, as Markdown; nothing where the format knows no such."""
    top, node = marked_schema(system, is_layer, keys_to_hold(system)), root
    found = list(_alternatives(top, top, node))
    for name in way:
        node = node.at(name) if node is not None else None
        found = [one for schema in found for one in _inner(schema, name, top, node)]
    described = next((one for one in found if "description" in one or "title" in one), None)
    return _said(way, described) if described and way else ""


def _inner(schema: Schema, name: str | int, top: Schema, node: Node | None) -> Iterator[Schema]:
    """What a schema says of an entry or an item."""
    if isinstance(name, int):
        inner = [schema["items"]] if isinstance(schema.get("items"), dict) else []
    elif name in schema.get("properties", {}):
        inner = [schema["properties"][name]]
    else:
        inner = list(_by_pattern(schema, name))
    for one in inner:
        yield from _alternatives(one, top, node)


def _by_pattern(schema: Schema, name: str) -> Iterator[Schema]:
    for pattern, inner in schema.get("patternProperties", {}).items():
        if isinstance(inner, dict) and re.search(pattern, name[:200]):
            yield inner
    more = schema.get("additionalProperties")
    if isinstance(more, dict):
        yield more


def _alternatives(
    schema: Schema, top: Schema, node: Node | None, depth: int = 0
) -> Iterator[Schema]:
    """A schema with what it refers to; where there are several kinds, the one of the node."""
    if "$ref" in schema and depth < DEEPEST:
        target = top["$defs"][schema["$ref"].rpartition("/")[2]]
        own = {key: said for key, said in schema.items() if key != "$ref"}
        yield from _alternatives({**target, **own}, top, node, depth + 1)
        return
    yield schema
    for one in schema.get("allOf", ()) if depth < DEEPEST else ():
        if "if" not in one:
            yield from _alternatives(one, top, node, depth + 1)
        elif "then" in one and _is_such(node, one["if"]):
            yield from _alternatives(one["then"], top, node, depth + 1)


def _is_such(node: Node | None, condition: Schema) -> bool:
    """Whether a node says the constants that a condition asks for."""
    asked = condition.get("properties", {}).items()
    constants = [(name, one["const"]) for name, one in asked if "const" in one]
    return isinstance(node, Mapping) and all(_value(node, n) == said for n, said in constants)


def _value(node: Mapping, name: str) -> object:
    inner = node.get(name)
    return inner.value if isinstance(inner, Scalar) else None


def _said(way: Way, schema: Schema) -> str:
    names = " / ".join(str(name) for name in way if not isinstance(name, int))
    lines = [f"**{plain(names)}**"]
    lines += [plain(schema.get("description") or schema.get("title", ""))]
    lines += ["\n".join(_values(schema))]
    if "default" in schema:
        lines.append(f"If it is left out: `{_code(schema['default'])}`")
    return "\n\n".join(filter(None, lines))


def _values(schema: Schema) -> Iterator[str]:
    values = schema.get("enum", ())[:MOST_VALUES]
    about = [*schema.get("enumDescriptions", ()), *[""] * len(values)]
    for value, said in zip(values, about, strict=False):
        yield f"* `{_code(value)}`" + (f": {plain(said)}" if said else "")


def plain(text: str) -> str:
    """A text of which nothing is taken for markup."""
    return _MARKUP.sub(r"\\\1", clean(text))


def _code(value: object) -> str:
    import json

    return clean(json.dumps(value, ensure_ascii=False)).replace("`", "'").strip('"')

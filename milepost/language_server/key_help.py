"""What a key of a scenario means: the way to it from a place in the text, and its description."""

import re
from collections.abc import Iterator

from milepost.language_server.schema_at import Schema, schema_of, schemas_at
from model.yaml.node_tree import Mapping, Node, Scalar, Sequence
from validator.finding import Way
from validator.wording.visible import clean

MOST_VALUES = 12
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
    found = schemas_at(root, way, schema_of(system, is_layer=is_layer))
    described = next((one for one in found if "description" in one or "title" in one), None)
    return _said(way, described) if described and way else ""


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

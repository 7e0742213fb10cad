"""What the format says of a place in a text: the parts of the schema that the way leads to."""

import re
from collections.abc import Iterator
from typing import Any

from model.schema.held_keys import keys_to_hold
from model.schema.schema import marked_schema
from model.yaml.node_tree import Mapping, Node, Scalar
from validator.finding import Way

Schema = dict[str, Any]
DEEPEST = 8


def schema_of(system: str, *, is_layer: bool) -> Schema:
    """The schema by which a scenario of a system is explained."""
    return marked_schema(system, is_layer, keys_to_hold(system))


def schemas_at(root: Node | None, way: Way, top: Schema) -> list[Schema]:
    """All that a schema says of a place; nothing where the format knows no such."""
    node = root
    found = list(_alternatives(top, top, node))
    for name in way:
        node = node.at(name) if node is not None else None
        found = [one for schema in found for one in _inner(schema, name, top, node)]
    return found


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
    conditions = [*schema.get("allOf", ()), *([_condition(schema)] if "if" in schema else [])]
    for one in conditions if depth < DEEPEST else ():
        if "if" not in one:
            yield from _alternatives(one, top, node, depth + 1)
        elif "then" in one and _is_such(node, one["if"]):
            yield from _alternatives(one["then"], top, node, depth + 1)
    for word in ("anyOf", "oneOf") if depth < DEEPEST else ():
        for one in schema.get(word, ()):
            yield from _alternatives(one, top, node, depth + 1)


def _condition(schema: Schema) -> Schema:
    """What a schema says of values of one type beside others."""
    return {key: schema[key] for key in ("if", "then") if key in schema}


def _is_such(node: Node | None, condition: Schema) -> bool:
    """Whether a node is of the type and says the constants that a condition asks for."""
    asked = condition.get("properties", {}).items()
    if condition.get("type") == "string":
        return node is None or isinstance(node, Scalar)
    constants = [(name, one["const"]) for name, one in asked if "const" in one]
    return isinstance(node, Mapping) and all(_value(node, n) == said for n, said in constants)


def _value(node: Mapping, name: str) -> object:
    inner = node.get(name)
    return inner.value if isinstance(inner, Scalar) else None

"""Other values for every leaf of a document, as the schema allows them."""

import copy
from collections.abc import Iterator
from typing import Any

from model.schema.schema import marked_schema
from model.schema.schema_files import Schema, meaning

Way = tuple[str | int, ...]
HEAD = ("format", "system", "board", "regions", "own_variants")
"""What has tests of its own."""


def with_other_leaves(
    plain: dict[str, Any], held: tuple[str, ...]
) -> Iterator[tuple[Way, dict[str, Any]]]:
    """The document with one leaf changed, for each leaf that can be another.

    Under the keys `held` its preset holds things already.
    """
    schema = marked_schema(plain["system"], False, held)
    for key, value in plain.items():
        if key not in HEAD:
            for way, other in _others(value, schema["properties"][key], (key,), schema["$defs"]):
                yield way, _put(plain, way, other)


def _others(value: Any, bare: Schema, way: Way, defs: Schema) -> Iterator[tuple[Way, Any]]:
    part = meaning(bare, defs)
    if isinstance(value, dict) and not part.get("x-whole"):
        for key, inner in value.items():
            by_key = list(part.get("patternProperties", {}).values())
            below: Schema = part.get("properties", {}).get(key) or by_key[0]
            yield from _others(inner, below, (*way, key), defs)
    elif isinstance(value, list) and not part.get("x-whole") and "items" in part:
        for number, inner in enumerate(value):
            yield from _others(inner, part["items"], (*way, number), defs)
    elif way[-1] not in ("id", "preset", "removed"):
        found = [one for one in _offers(value, part) if one != value]
        yield from ((way, one) for one in found[:1])


def _offers(value: Any, part: Schema) -> Iterator[Any]:
    """What else may stand there; ids and names get another letter."""
    if part.get("x-whole"):
        yield from part["examples"]
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1 if value < part.get("maximum", 0) else value - 1
    elif isinstance(value, str) and "enum" in part:
        yield from (word for word in part["enum"] if word is not None)
    elif isinstance(value, str) and "pattern" in part and not value.islower():
        return
    elif isinstance(value, str):
        yield f"{value}x"


def _put(plain: Any, way: Way, other: Any) -> Any:
    changed = copy.deepcopy(plain)
    inner = changed
    for step in way[:-1]:
        inner = inner[step]
    inner[way[-1]] = other
    return changed

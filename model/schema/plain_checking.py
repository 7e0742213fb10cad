"""What does not fit a schema, found with the standard library alone: for whoever plays games.

Scenarios are checked by validators that were made for it and are faster. A game must also be read
where they are not installed, and the shape of its log needs but a few words of JSON Schema.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from model.schema.schema_files import Schema, meaning
from model.schema.sentences import Route, Trouble


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


_TYPES: Final[dict[str, Callable[[Any], bool]]] = {
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: (
        isinstance(value, int | float) and not isinstance(value, bool) and value % 1 == 0
    ),
    "boolean": lambda value: isinstance(value, bool),
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
}
_LIMITS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "enum": lambda value, wanted: value in wanted,
    "const": lambda value, wanted: bool(value == wanted),
    "minimum": lambda value, wanted: bool(value >= wanted),
    "maximum": lambda value, wanted: bool(value <= wanted),
    "minLength": lambda value, wanted: len(value) >= wanted,
    "maxLength": lambda value, wanted: len(value) <= wanted,
    "pattern": lambda value, wanted: _compiled(wanted).search(value) is not None,
    "minItems": lambda value, wanted: len(value) >= wanted,
    "maxItems": lambda value, wanted: len(value) <= wanted,
    "maxProperties": lambda value, wanted: len(value) <= wanted,
    "required": lambda value, wanted: all(key in value for key in wanted),
}
INSIDE: Final = ("$ref", "items", "properties", "patternProperties", "additionalProperties")
KNOWN: Final = frozenset({"type", *_LIMITS, *INSIDE})
"""The words of JSON Schema that are understood here; others only tell what something is."""


def misfits(plain: Any, schema: Schema) -> Iterator[Trouble]:
    """What does not fit, from the top down; inside of what does not fit nobody looks."""
    yield from _misfits(plain, schema, schema.get("$defs", {}), ())


def _misfits(value: Any, bare: Schema, defs: Schema, route: Route) -> Iterator[Trouble]:
    part = meaning(bare, defs)
    if isinstance(value, str):
        value.encode()  # Half of a character is a text to Python, and to nobody else.
    failed = _failed(value, part)
    if failed:
        yield Trouble(route, failed, part, value)
    elif isinstance(value, list) and "items" in part:
        for place, inner in enumerate(value):
            yield from _misfits(inner, part["items"], defs, (*route, place))
    elif isinstance(value, dict):
        yield from _misfits_in_keys(value, part, defs, route)


def _failed(value: Any, part: Schema) -> str:
    """The first word of a schema that a value fails by itself, empty where it fails none."""
    if "type" in part and not _TYPES[part["type"]](value):
        return "type"
    return next((word for word, fits in _LIMITS.items() if not _fits(value, part, word, fits)), "")


def _fits(value: Any, part: Schema, word: str, fits: Callable[[Any, Any], bool]) -> bool:
    return word not in part or fits(value, part[word])


def _misfits_in_keys(
    value: dict[str, Any], part: Schema, defs: Schema, route: Route
) -> Iterator[Trouble]:
    for key, inner in value.items():
        key.encode()
        found = _part_for(key, part)
        if found is False:
            yield Trouble(route, "additionalProperties", part, value)
            return
        if isinstance(found, dict):
            yield from _misfits(inner, found, defs, (*route, key))


def _part_for(key: str, part: Schema) -> Schema | bool:
    """What a schema says of the value under a key; False where the key may not be there."""
    if key in part.get("properties", {}):
        own: Schema = part["properties"][key]
        return own
    for pattern, by_pattern in part.get("patternProperties", {}).items():
        if _compiled(pattern).search(key):
            return dict(by_pattern)
    other: Schema | bool = part.get("additionalProperties", True)
    return other

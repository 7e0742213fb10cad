"""What the schema says of a place in a program: a list of parts, one part, or something in it.

A way leads from the list inwards: `(0, "choose_one", 1, 0)` is the first part of the second option.
"""

import re
from typing import Any, Final, Literal

from model.forms.form import Route
from model.schema.fields import part_at
from model.schema.schema import marked_schema
from model.schema.schema_files import Schema, meaning, words_of

Way = tuple[str | int, ...]
Shape = Literal["part", "parts", "options", "fields", "value"]
"""A part of a vocabulary, a list of them, several lists to choose from, a group of fields."""
NEW: Final = "new"
"""Stands for the id of a thing in a route to what every thing of a collection has."""
_IDS: Final = re.compile(
    r"\s*\(?\b[A-Z]{2,4}-[A-Z]+-[\w-]+(?:(?:,| to) (?:[A-Z]{2,4}-[A-Z]+)?-[\w-]+)*\)?\.?$"
)


def schema_at(system: str, route: Route, way: Way = ()) -> Schema:
    """What may stand at a way in the list at a route; nothing where nothing can."""
    return part_at(system, (*route, *map(str, way))) or {}


def followed(system: str, part: Schema) -> Schema:
    """A part of a schema with its reference followed."""
    return meaning(part, marked_schema(system)["$defs"])


def is_vocabulary(part: Schema) -> bool:
    """Whether something is said by one of many keys, or by a word that tells what else is said."""
    return bool(words_of(part)) or ("properties" in part and part.get("minProperties") == 1)


def shape_of(system: str, part: Schema) -> Shape:
    """Of what shape a value is."""
    if is_vocabulary(part):
        return "part"
    if part.get("type") == "array":
        items = followed(system, part.get("items", {}))
        inner = shape_of(system, items)
        return {"part": "parts", "parts": "options"}.get(inner, "value")  # type: ignore[return-value]
    return "fields" if "properties" in part and not part.get("x-whole") else "value"


def about(part: Schema) -> str:
    """What something means, without the numbers of rules and the marks of manuals."""
    text = str(part.get("description", ""))
    while (shorter := _IDS.sub("", text)) != text:
        text = shorter
    return text.replace("; always `true`", "").replace("`", "").strip()


def fewest(part: Schema) -> int:
    """How few entries a list may have."""
    return int(part.get("minItems", 0))


def most(part: Schema) -> int | None:
    """How many entries a list may have."""
    found: Any = part.get("maxItems")
    return found if isinstance(found, int) else None

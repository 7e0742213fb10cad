"""What the schema says of a place in a program: a list of parts, one part, or something in it.

A way leads from the list inwards: `(0, "choose_one", 1, 0)` is the first part of the second option.
"""

import re
from functools import cache
from typing import Any, Final, Literal

from model.forms.form import Route
from model.schema.fields import part_at
from model.schema.schema import marked_schema
from model.schema.schema_files import Schema, meaning, words_of

Way = tuple[str | int, ...]
Shape = Literal["part", "parts", "options", "fields", "some", "varying", "value"]
"""A part of a vocabulary, a list of them or of groups, several lists to choose from, a group of
fields, one group or a list of them, what depends on the situation, or a plain value."""
NEW: Final = "new"
"""Stands for the id of a thing in a route to what every thing of a collection has."""
_IDS: Final = re.compile(
    r"\s*\(?\b[A-Z]{2,4}-(?:[A-Z]+-)?[\w-]+"
    r"(?:(?:,| to| and) (?:[A-Z]{2,4}-[A-Z]+)?-[\w-]+|, [A-Z]{2,4}-(?:[A-Z]+-)?[\w-]+)*\)?\.?$"
)


def schema_at(system: str, route: Route, way: Way = ()) -> Schema:
    """What may stand at a way in the list at a route; nothing where nothing can."""
    return _schema_at(system, route, any_numbers(way))


def any_numbers(way: Way) -> Way:
    """The same way for every entry of a list, so that what is known of it is kept once."""
    return tuple(0 if isinstance(step, int) else step for step in way)


@cache
def _schema_at(system: str, route: Route, way: Way) -> Schema:
    part = part_at(system, route) or {}
    for step in way:
        part = _into(system, part, step)
    return part


def _into(system: str, part: Schema, step: str | int) -> Schema:
    """Into an entry of a list, or to what stands under a key."""
    if isinstance(step, int):
        return followed(system, part.get("items", {}))
    found = _under(system, part, step)
    if found is None and is_some(system, part):
        found = _under(system, followed(system, part["then"]), step)
    return {} if found is None else followed(system, found)


def _under(system: str, part: Schema, name: str) -> Schema | None:
    branches = [one for words in words_of(part).values() for one in words.values()]
    for one in (part, *(followed(system, branch) for branch in branches)):
        found: Schema | None = one.get("properties", {}).get(name)
        if found is not None:
            return found
    for pattern, inner in part.get("patternProperties", {}).items():
        if re.search(pattern, name):
            each: Schema = inner
            return each
    return None


def followed(system: str, part: Schema) -> Schema:
    """A part of a schema with its reference followed."""
    return meaning(part, marked_schema(system)["$defs"])


# -- what is it


def is_vocabulary(part: Schema) -> bool:
    """Whether something is said by one of many keys, or by a word that tells what else is said."""
    if part.get("x-whole"):
        return False
    return bool(words_of(part)) or ("properties" in part and part.get("minProperties") == 1)


def is_some(system: str, part: Schema) -> bool:
    """Whether one group is meant, or a list of them."""
    if not part.get("x-whole") or "then" not in part or "items" not in part:
        return False
    return "properties" in followed(system, part["then"])


def is_varying(part: Schema) -> bool:
    """Whether a value can say what it is in which situation."""
    return bool(part.get("x-whole")) and {"cases", "else"} <= part.get("properties", {}).keys()


def shape_of(system: str, part: Schema) -> Shape:
    """Of what shape a value is."""
    if is_vocabulary(part):
        return "part"
    if is_varying(part):
        return "varying"
    if is_some(system, part):
        return "some"
    if part.get("type") == "array":
        items = followed(system, part.get("items", {}))
        inner = shape_of(system, items)
        shapes: dict[Shape, Shape] = {"part": "parts", "fields": "parts", "parts": "options"}
        return shapes.get(inner, "value")
    if "properties" not in part:
        return "value"
    types = part.get("type", "object")
    kinds = [types] if isinstance(types, str) else [one for one in types if one != "null"]
    return "fields" if kinds == ["object"] else "value"


# -- what does it say


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

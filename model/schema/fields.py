"""Fields: what a form can ask for, as the schemas describe it; and why a value does not fit."""

import json
import re
from functools import cache
from typing import Any, Literal

from model.forms.form import Route
from model.forms.frozen import dataclass
from model.schema.schema import marked_schema
from model.schema.schema_files import Schema, meaning, words_of
from model.schema.sentences import told
from model.wording.speech import tr

Kind = Literal[
    "text", "paragraphs", "number", "yes-no", "choice", "ids", "words", "names", "texts", "rows",
    "group", "written",
]  # fmt: skip
"""`ids` are those of things that there are, `words` any ids; `texts` a list of sentences; `rows`
a list of words for each part of something, such as the terrain of each segment of a line; a `group`
has fields of its own, or is of one of several sorts; a `written` value has none, though files may
write it as a number, a list or a group of keys."""
LONG = 400
"""A text that may have more letters than this has room for paragraphs."""


@dataclass(frozen=True, slots=True)
class Field:
    """One thing that can be said about something: how it is called, what it may be."""

    name: str
    kind: Kind
    about: str = ""
    """What it means, in the words of the format's manual."""
    choices: tuple[tuple[str, str], ...] = ()
    """The words it can be, each with what it means."""
    least: int | None = None
    most: int | None = None
    unit: str = ""
    """What a number counts: money, degrees, percent."""
    refers: str = ""
    """The collection whose ids it names; `things` for any."""
    notation: str = ""
    """How a text is written that has a notation of its own: cell, path, colour."""
    usual: Any = None
    """What it is where nothing is said."""
    is_required: bool = False
    may_be_null: bool = False
    """Whether nothing at all is a value of its own, as it is in rules."""
    inside: "tuple[Field, ...]" = ()
    """The fields of a group."""
    is_effects: bool = False
    """Whether it is a list of what something does, such as an event card."""

    @property
    def title(self) -> str:
        """Its name as a word of a form."""
        words = self.name.replace("_", " ").replace("-", " ")
        return tr(words[:1].upper() + words[1:])


def fields_of(system: str, *route: str) -> tuple[Field, ...]:
    """The fields at a route of a scenario: of the scenario, of `cities`' things, of `rules`."""
    part = part_at(system, (*route, "any") if route and _is_collection(system, route) else route)
    return () if part is None else _inside(part, system)


@cache
def part_at(system: str, route: Route) -> Schema | None:
    """The part of the schema that speaks of a place; None where nothing can stand there."""
    schema = marked_schema(system)
    part: Schema | None = schema
    for name in route:
        part = (
            None if part is None else _step(meaning(part, schema["$defs"]), name, schema["$defs"])
        )
    return None if part is None else meaning(part, schema["$defs"])


def why_not(system: str, route: Route, plain: Any) -> str:
    """Why a value cannot stand at a place; nothing where it can. None takes away what is there."""
    from model.schema.checking import in_detail

    part = part_at(system, route)
    if part is None:
        above = part_at(system, route[:-1]) or {}
        return str(above.get("x-keys") or f"nothing can be said at {'/'.join(route)}")
    if plain is None:
        above = part_at(system, route[:-1]) or {}
        missing = route[-1] in above.get("required", ())
        return f"{field_of(route[-1], part, system).title} cannot be empty" if missing else ""
    try:
        json.dumps(plain, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return "this text holds half of a character, which cannot be written"
    found = next(in_detail(plain, {**part, "$defs": marked_schema(system)["$defs"]}), None)
    return next((one.message for one in told(found)), "") if found is not None else ""


def field_of(name: str, part: Schema, system: str, *, is_required: bool = False) -> Field:
    """A field from what the schema says of it."""
    defs = marked_schema(system)["$defs"]
    whole = meaning(part, defs)
    types = whole.get("type", "")
    words = whole.get("enum", ())
    abouts = whole.get("enumDescriptions") or [""] * len(words)
    return Field(
        name,
        _kind(whole, part, defs),
        about=tr(whole.get("description", "")),
        choices=tuple(zip(words, map(tr, abouts), strict=True)),
        least=whole.get("minimum"),
        most=whole.get("maximum"),
        unit=whole.get("x-unit", ""),
        refers=whole.get("x-refers", ""),
        notation=_notation(part) if "pattern" in whole else "",
        usual=whole.get("default"),
        is_required=is_required,
        may_be_null="null" in types if isinstance(types, list) else False,
        inside=_inside(whole, system) if "properties" in whole and not _is_whole(whole) else (),
        is_effects=bool(whole.get("x-effects")),
    )


def _inside(part: Schema, system: str) -> tuple[Field, ...]:
    needed = part.get("required", ())
    return tuple(
        field_of(name, inner, system, is_required=name in needed)
        for name, inner in part.get("properties", {}).items()
    )


def _is_collection(system: str, route: Route) -> bool:
    part = part_at(system, route)
    return part is not None and ("items" in part or "patternProperties" in part)


def _step(part: Schema, name: str, defs: Schema) -> Schema | None:
    """Into a group by a key, into a list by an id."""
    found: Schema | None = part.get("properties", {}).get(name)
    if found is not None:
        return found
    for branches in words_of(part).values():
        for one in branches.values():
            found = meaning(one, defs).get("properties", {}).get(name)
            if found is not None:
                return found
    for pattern, inner in part.get("patternProperties", {}).items():
        if re.search(pattern, name):
            each: Schema = inner
            return each
    items: Schema | None = part.get("items")
    return items


def _is_whole(part: Schema) -> bool:
    """Whether a value has no fields though it may be written as a group of keys."""
    return bool(part.get("x-whole"))


def _kind(whole: Schema, part: Schema, defs: Schema) -> Kind:
    types = whole.get("type", ())
    types = [types] if isinstance(types, str) else [one for one in types if one != "null"]
    if _is_whole(whole):
        return "written"
    if "properties" in whole or "anyOf" in whole:
        return "group"
    if "patternProperties" in whole:
        is_names = _notation(part) == "names"
        return "names" if is_names else "group"
    if "enum" in whole:
        return "choice"
    if "array" in types and "string" not in types:
        return _kind_of_list(whole, defs)
    if "boolean" in types or "integer" in types:
        return "yes-no" if "boolean" in types else "number"
    return "paragraphs" if whole.get("maxLength", 0) > LONG and "pattern" not in whole else "text"


def _kind_of_list(whole: Schema, defs: Schema) -> Kind:
    items = whole.get("items", {})
    if whole.get("x-refers"):
        return "ids"
    if _notation(items) == "id" or items.get("$ref", "").endswith("_id"):
        return "words"
    kind = meaning(items, defs).get("type")
    if kind == "array":
        return "rows"
    return "texts" if kind == "string" else "group"


def _notation(part: Schema) -> str:
    """The name of the definition that a part refers to: `cell` of core_cell."""
    return str(part.get("$ref", "")).rpartition("/")[2].partition("_")[2]

"""What a word of a vocabulary asks for: its fields, each with the input that suits it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, Literal

from editor.builder.parts.schemas import Shape, about, followed, shape_of
from model.forms.frozen import dataclass
from model.schema.fields import Field, field_of
from model.schema.schema_files import Schema

Asks = Literal["field", "several", "amount", "varying", "numbers", "written"]
"""A field of any form, some of several words, a number or one of some words, what may depend on
the situation, one number or several, a value as text."""
_PLAIN = frozenset(("number", "choice", "yes-no", "text", "paragraphs", "words"))
LEFT_OUT: Final = frozenset(("names", "removed"))
"""Keys of groups that other places of the editor ask for, or layers of rules alone."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One thing that a part says behind its word."""

    way: tuple[str, ...]
    """Where it stands in the part."""
    field: Field
    asks: Asks
    form: str = ""
    """The name of its definition in the schema: area, cell; nothing where it has none."""

    @property
    def key(self) -> str:
        """By what its input is known in a row."""
        return "/".join(self.way)


@dataclass(frozen=True, slots=True)
class Inner:
    """Something that a part can say which has parts or fields of its own."""

    way: tuple[str, ...]
    """Where it stands in the part."""
    shape: Shape
    field: Field


def slots_of(system: str, word: str, said: Mapping[str, Any]) -> tuple[Slot, ...]:
    """What is asked for behind a word; nothing where the word alone says all."""
    part = followed(system, dict(said))
    shape = shape_of(system, part)
    if shape == "fields":
        return tuple(slots_inside(system, (word,), part))
    if part.get("enum") == [True]:
        return ()
    found = _slot(system, (word,), dict(said), is_required=True) if _is_leaf(system, part) else None
    return () if found is None else (found,)


def slots_inside(system: str, way: tuple[str, ...], part: Schema) -> Iterator[Slot]:
    """The fields of a group that are plain values."""
    for name, inner, is_required in _said_in(part):
        if _is_leaf(system, followed(system, inner)):
            yield _slot(system, (*way, name), inner, is_required=is_required)


def inner_of(system: str, word: str, said: Mapping[str, Any]) -> tuple[Inner, ...]:
    """What stands behind a word, or in it, and has parts or fields of its own."""
    part = followed(system, dict(said))
    shape = shape_of(system, part)
    if shape == "fields":
        return tuple(inner_inside(system, (word,), part))
    if shape != "varying":
        return ()
    return (_inner(system, (word,), dict(said), is_required=True),)


def inner_inside(system: str, way: tuple[str, ...], part: Schema) -> Iterator[Inner]:
    """What is in a group and has parts or fields of its own."""
    for name, inner, is_required in _said_in(part):
        if shape_of(system, followed(system, inner)) != "value":
            yield _inner(system, (*way, name), inner, is_required=is_required)


def _said_in(part: Schema) -> Iterator[tuple[str, Schema, bool]]:
    needed = part.get("required", ())
    for name, inner in part.get("properties", {}).items():
        if name not in LEFT_OUT and not inner.get("x-removes"):
            yield name, inner, name in needed


def _is_leaf(system: str, part: Schema) -> bool:
    """Whether one input is enough for a value, at least where it depends on nothing."""
    shape = shape_of(system, part)
    if shape == "varying":
        return shape_of(system, _otherwise(system, part)) == "value"
    return shape == "value"


def _otherwise(system: str, part: Schema) -> Schema:
    """What a value is that depends on the situation, where it does not."""
    return followed(system, part["properties"]["else"])


def _inner(system: str, way: tuple[str, ...], said: Schema, *, is_required: bool) -> Inner:
    part = followed(system, said)
    field = field_of(way[-1], said, system, is_required=is_required)
    return Inner(way, shape_of(system, part), replace(field, about=about(part)))


def _slot(system: str, way: tuple[str, ...], said: Schema, *, is_required: bool) -> Slot:
    part = followed(system, said)
    field = field_of(way[-1], said, system, is_required=is_required)
    field = replace(field, about=about(part))
    form = _name_of(system, str(said.get("$ref", "")))
    asks, field = _asked(system, field, part)
    return Slot(way, field, asks, form)


def _name_of(system: str, reference: str) -> str:
    """`area` of `core_area`, `place` of `age_of_steam_rules_place`."""
    name, own = reference.rpartition("/")[2], system.replace("-", "_")
    return name.removeprefix("core_").removeprefix(f"{own}_").removeprefix("rules_")


def _asked(system: str, field: Field, part: Schema) -> tuple[Asks, Field]:
    if shape_of(system, part) == "varying":
        return "varying", _of_value(system, field, _otherwise(system, part))
    if part.get("type") == "array":
        return _of_list(system, field, part)
    if part.get("x-whole"):
        return _of_whole(system, field, part)
    return ("field" if field.kind in _PLAIN else "written"), field


def _of_value(system: str, field: Field, part: Schema) -> Field:
    """A field as it is where its value does not depend on anything."""
    plain = field_of(field.name, part, system, is_required=field.is_required)
    return replace(plain, about=field.about, usual=field.usual)


def _of_whole(system: str, field: Field, part: Schema) -> tuple[Asks, Field]:
    """A value that can be written in several ways: the one that most people mean."""
    types, words = part.get("type", ()), _words_of(part.get("then", {}), system)
    items = followed(system, part.get("items", {}))
    if "integer" in types and words and "array" not in types:
        return "amount", replace(field, choices=words)
    if "array" in types and "string" in types:
        if field.refers or (words and "enum" in items):
            return "several", replace(field, choices=words)
        return ("field", replace(field, kind="words")) if not words else ("written", field)
    if "array" in types and "integer" in types and "then" not in part:
        return "numbers", field
    return "written", field


def _words_of(part: Schema, system: str) -> tuple[tuple[str, str], ...]:
    whole = followed(system, part)
    words = whole.get("enum", ())
    return tuple(zip(words, whole.get("enumDescriptions") or [""] * len(words), strict=True))


def _of_list(system: str, field: Field, part: Schema) -> tuple[Asks, Field]:
    """Some of the words of a list, or of the things of a collection; else a value as text."""
    words = _words_of(part.get("items", {}), system)
    if words:
        return "several", replace(field, choices=words)
    asks: dict[str, Asks] = {"ids": "several", "words": "field"}
    return asks.get(field.kind, "written"), field

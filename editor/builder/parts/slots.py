"""What a word of a vocabulary asks for: its fields, each with the input that suits it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Literal

from editor.builder.parts.schemas import about, followed, shape_of
from model.forms.frozen import dataclass
from model.schema.fields import Field, field_of
from model.schema.schema_files import Schema

Asks = Literal["field", "several", "amount", "written"]
"""A field of any form, some of several words, a number or one of some words, a value as text."""
_PLAIN = frozenset(("number", "choice", "yes-no", "text", "paragraphs", "words"))


@dataclass(frozen=True, slots=True)
class Slot:
    """One thing that a part says behind its word."""

    way: tuple[str, ...]
    """Where it stands in the part."""
    field: Field
    asks: Asks

    @property
    def key(self) -> str:
        """By what its input is known in a row."""
        return "/".join(self.way)


def slots_of(system: str, word: str, said: Mapping[str, Any]) -> tuple[Slot, ...]:
    """What is asked for behind a word; nothing where the word alone says all."""
    part = followed(system, dict(said))
    shape = shape_of(system, part)
    if shape == "fields":
        return tuple(_inside(system, word, part))
    if shape != "value" or part.get("enum") == [True]:
        return ()
    return (_slot(system, (word,), part, is_required=True),)


def _inside(system: str, word: str, part: Schema) -> Iterator[Slot]:
    needed = part.get("required", ())
    for name, inner in part["properties"].items():
        yield _slot(system, (word, name), inner, is_required=name in needed)


def _slot(system: str, way: tuple[str, ...], said: Schema, *, is_required: bool) -> Slot:
    part = followed(system, said)
    field = field_of(way[-1], said, system, is_required=is_required)
    field = replace(field, about=about(part))
    if part.get("type") == "array" and shape_of(system, part) == "value":
        return _of_list(system, way, field, part)
    words = part.get("then", {}).get("enum", ())
    if part.get("x-whole") and words and "integer" in part.get("type", ()):
        return Slot(way, replace(field, choices=tuple((word, "") for word in words)), "amount")
    is_plain = field.kind in _PLAIN and shape_of(system, part) == "value"
    return Slot(way, field, "field") if is_plain else Slot(way, field, "written")


def _of_list(system: str, way: tuple[str, ...], field: Field, part: Schema) -> Slot:
    """Some of the words of a list, or of the things of a collection; else a value as text."""
    items = followed(system, part.get("items", {}))
    words, abouts = items.get("enum", ()), items.get("enumDescriptions")
    if words:
        told = tuple(zip(words, abouts or [""] * len(words), strict=True))
        return Slot(way, replace(field, choices=told), "several")
    asks: dict[str, Asks] = {"ids": "several", "words": "field"}
    return Slot(way, field, asks.get(field.kind, "written"))

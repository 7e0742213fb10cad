"""The words that the parts of a list can be made of, as the schema says them."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from editor.builder.parts.schemas import (
    Shape,
    about,
    followed,
    is_vocabulary,
    schema_at,
    shape_of,
)
from editor.builder.parts.slots import Slot, slots_of
from model.forms.form import Route
from model.forms.frozen import dataclass
from model.schema.fields import Field
from model.schema.schema_files import Schema, words_of

Things = Callable[[str], Sequence[str]]
"""The ids that there are of a collection."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a vocabulary: what a part does that begins with it, and what it asks for."""

    name: str
    title: str
    about: str
    shape: Shape
    slots: tuple[Slot, ...]
    part: Mapping[str, Any]
    """What the schema says of what stands behind the word."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of one list of parts, in the order of the schema."""

    system: str
    words: Mapping[str, Word]
    tells: str = ""
    """The key whose value is the word; where there is none, the word is the key."""

    def word_in(self, plain: Any) -> Word | None:
        """The word of a part; None where it says none that there is, or says it otherwise."""
        if not isinstance(plain, dict):
            return None
        if self.tells:
            named = plain.get(self.tells)
            return self.words.get(named) if isinstance(named, str) else None
        return self.words.get(next(iter(plain))) if len(plain) == 1 else None

    def value_in(self, plain: Any) -> Any:
        """What stands behind the word of a part."""
        return plain if self.tells else next(iter(plain.values()))

    def way_in(self, word: Word) -> tuple[str, ...]:
        """Where in a part that stands."""
        return () if self.tells else (word.name,)

    def blank(self, word: Word, things: Things) -> dict[str, Any]:
        """A part with a word, as plain as it can be."""
        value = blank_value(self.system, word.part, things)
        if not self.tells:
            return {word.name: value}
        return {self.tells: word.name, **(value if isinstance(value, dict) else {})}

    def changed(self, plain: Any, word: Word, things: Things) -> dict[str, Any]:
        """A part that has another word; what fits behind that one too stays."""
        new, old = self.blank(word, things), self.word_in(plain)
        if old is None:
            return new
        if self.tells:
            names = {slot.way[-1] for slot in word.slots}
            kept = {key: one for key, one in plain.items() if key in names}
            return {**new, **kept}
        value = self.value_in(plain)
        if old.shape == word.shape == "value" and _alike(old.slots, word.slots, value):
            return {word.name: value}
        if (old.shape, word.shape) == ("parts", "options"):
            return {word.name: [value, *new[word.name][1:]]}
        if (old.shape, word.shape) == ("options", "parts"):
            return {word.name: value[0] if value else new[word.name]}
        return new


@cache
def vocabulary_at(system: str, route: Route, way: tuple[str | int, ...]) -> Vocabulary | None:
    """The words that a part at a way in a list can have; None where no part stands there."""
    part = schema_at(system, route, way)
    if not is_vocabulary(part):
        return None
    branches = words_of(part)
    if branches:
        tells, found = next(iter(branches.items()))
        words = [_branch(system, tells, name, one) for name, one in found.items()]
        return Vocabulary(system, {word.name: word for word in words}, tells)
    each = [(name, one) for name, one in part["properties"].items() if not _is_beside(one)]
    return Vocabulary(system, {name: _key(system, name, one) for name, one in each})


def _is_beside(said: Schema) -> bool:
    """Whether a key says something more of a part that another key tells."""
    return said.get("type") == "boolean" and "default" in said


def _key(system: str, name: str, said: Schema) -> Word:
    part = followed(system, said)
    shape, slots = shape_of(system, part), slots_of(system, name, said)
    title = str(said.get("title") or Field(name, "text").title)
    return Word(name, title, about(part), shape, slots, part)


def _branch(system: str, tells: str, name: str, said: Schema) -> Word:
    whole = followed(system, said)
    properties = {key: one for key, one in whole.get("properties", {}).items() if key != tells}
    needed = [key for key in whole.get("required", ()) if key != tells]
    part = {**whole, "type": "object", "properties": properties, "required": needed}
    slots = slots_of(system, name, part)
    inner = tuple(Slot(slot.way[1:], slot.field, slot.asks) for slot in slots)
    title = Field(name, "text").title
    return Word(name, title, about(whole), "fields", inner, part)


def _alike(old: tuple[Slot, ...], new: tuple[Slot, ...], value: Any) -> bool:
    """Whether a value behind one word can stand behind another."""
    if len(old) != 1 or len(new) != 1 or old[0].asks != new[0].asks:
        return False
    one, other = old[0].field, new[0].field
    if one.kind == other.kind == "number" and isinstance(value, int):
        return (other.least or 0) <= value <= (value if other.most is None else other.most)
    return one.choices == other.choices and one.refers == other.refers and one.kind == other.kind


# -- plain values


def blank_value(system: str, part: Mapping[str, Any], things: Things) -> Any:
    """The plainest value of a form: one that the manual shows, or no more than must be said."""
    part = followed(system, dict(part))
    if part.get("x-refers") and part.get("type") == "string":
        return next(iter(things(part["x-refers"])), (part.get("examples") or [""])[0])
    if part.get("properties") and not part.get("x-whole"):
        return _blank_group(system, part, things)
    if part.get("x-refers"):
        return list(things(part["x-refers"]))[: part.get("minItems", 0)]
    for offer in (part.get("examples"), part.get("enum")):
        if offer:
            return offer[0]
    if "default" in part:
        return part["default"]
    plain = {"integer": part.get("minimum", 0), "boolean": False, "array": []}
    kind = part.get("type", "string")
    return plain.get(kind if isinstance(kind, str) else "string", "")


def _blank_group(system: str, part: Schema, things: Things) -> dict[str, Any]:
    inner = part["properties"]
    needed = list(part.get("required", ()))
    if is_vocabulary(part) and not needed:
        needed = [next(iter(inner))]
    return {name: blank_value(system, inner[name], things) for name in needed if name in inner}

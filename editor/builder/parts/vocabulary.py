"""The words that the parts of a list can be made of, as the schema says them."""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from functools import cache
from typing import Any

from editor.builder.parts.blanks import Things, blank_value, unusual_value
from editor.builder.parts.keys import can_say, told_apart
from editor.builder.parts.schemas import (
    Shape,
    about,
    any_numbers,
    followed,
    is_some,
    is_vocabulary,
    schema_at,
    shape_of,
)
from editor.builder.parts.slots import Inner, Slot, inner_inside, inner_of, slots_inside, slots_of
from model.forms.form import Route
from model.forms.frozen import dataclass
from model.schema.fields import Field
from model.schema.schema_files import Schema, words_of

ENTRY = ""
"""The only word of a list whose entries are groups of fields."""


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
    inner: tuple[Inner, ...] = ()
    """What has parts or fields of its own there."""
    beside: tuple[str, ...] = ()
    """Keys that can stand beside the one of the word."""
    needs: tuple[str, ...] = ()
    """Those of them that must."""
    whole: Mapping[str, Any] = field(default_factory=dict)
    """What the schema says of a part whose keys are words."""

    @property
    def ways(self) -> list[tuple[str, ...]]:
        """Where in a part something of it stands."""
        return [*(one.way for one in self.slots), *(one.way for one in self.inner)]


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of one list of parts, in the order of the schema."""

    system: str
    words: Mapping[str, Word]
    tells: str = ""
    """The key whose value is the word; where there is none, the word is the key."""
    is_bare: bool = False
    """Whether a part is the word and nothing else."""
    is_of_keys: bool = False
    """Whether the words are the keys of one thing, of which the usual values are left out."""

    @property
    def is_of_groups(self) -> bool:
        """Whether parts are groups of fields without any word."""
        return ENTRY in self.words

    def word_in(self, plain: Any) -> Word | None:
        """The word of a part; None where it says none that there is, or says it otherwise."""
        if self.is_bare:
            return self.words.get(plain) if isinstance(plain, str) else None
        if not isinstance(plain, dict):
            return None
        if self.is_of_groups:
            return self.words[ENTRY]
        if self.tells:
            named = plain.get(self.tells)
            return self.words.get(named) if isinstance(named, str) else None
        return self._by_key(plain)

    def _by_key(self, plain: Mapping[str, Any]) -> Word | None:
        found = [self.words[key] for key in plain if key in self.words]
        if len(found) != 1 or not plain.keys() - {found[0].name} <= set(found[0].beside):
            return None
        return found[0]

    def value_in(self, plain: Any) -> Any:
        """What stands behind the word of a part."""
        if self.tells or self.is_bare or self.is_of_groups:
            return plain
        word = self._by_key(plain)
        return None if word is None else plain[word.name]

    def way_in(self, word: Word) -> tuple[str, ...]:
        """Where in a part that stands."""
        return () if self.tells or self.is_bare or self.is_of_groups else (word.name,)

    def blank(self, word: Word, things: Things) -> Any:
        """A part with a word, as plain as it can be."""
        if self.is_bare:
            return word.name
        make = unusual_value if self.is_of_keys else blank_value
        value = make(self.system, word.part, things)
        if self.is_of_groups:
            return value
        if not self.tells:
            more = {key: self._beside(word, key, things) for key in word.needs}
            return {word.name: value, **more}
        return {self.tells: word.name, **(value if isinstance(value, dict) else {})}

    def _beside(self, word: Word, key: str, things: Things) -> Any:
        return blank_value(self.system, word.whole["properties"][key], things)

    def changed(self, plain: Any, word: Word, things: Things) -> Any:
        """A part that has another word; what fits behind that one too stays."""
        new, old = self.blank(word, things), self.word_in(plain)
        if old is None or self.is_bare:
            return new
        if self.tells or self.is_of_groups:
            names = {way[-1] for way in word.ways}
            kept = {key: one for key, one in plain.items() if key in names}
            return {**new, **kept}
        kept = {key: one for key, one in plain.items() if key in word.beside}
        value = self._kept(old, word, self.value_in(plain), new[word.name])
        return {**new, word.name: value, **kept}

    def _kept(self, old: Word, word: Word, value: Any, new: Any) -> Any:
        """What stands behind another word: what stood there, as far as it can."""
        if old.shape == word.shape == "value" and _alike(old.slots, word.slots, value):
            return value
        if (old.shape, word.shape) == ("parts", "options"):
            return [value, *new[1:]]
        if (old.shape, word.shape) == ("options", "parts"):
            return value[0] if value else new
        return new


@cache
def vocabulary_at(system: str, route: Route, way: tuple[str | int, ...]) -> Vocabulary | None:
    """The words that a part at a way in a list can have; None where no part stands there."""
    part = schema_at(system, route, any_numbers(way))
    if is_some(system, part):
        part = followed(system, part["then"])
    if is_vocabulary(part):
        return _of_words(system, part)
    if shape_of(system, part) in ("fields", "varying"):
        return Vocabulary(system, {ENTRY: _entry(system, part)})
    if "enum" in part and part.get("type") == "string":
        return _of_bare_words(system, part)
    return None


@cache
def vocabulary_of_keys(system: str, route: Route, left_out: frozenset[str]) -> Vocabulary:
    """The keys of one thing as words, each of which can be said once."""
    properties = schema_at(system, route).get("properties", {})
    each = [(name, one) for name, one in properties.items() if name not in left_out]
    words = {name: _key(system, name, one) for name, one in each}
    return Vocabulary(system, words, is_of_keys=True)


def _of_words(system: str, part: Schema) -> Vocabulary:
    branches = words_of(part)
    if branches:
        tells, found = next(iter(branches.items()))
        told = [_branch(system, tells, name, one) for name, one in found.items()]
        return Vocabulary(system, {word.name: word for word in told}, tells)
    alone, beside = told_apart(system, part)
    words = [_key(system, name, part["properties"][name]) for name in alone]
    whole = [_beside(system, part, word, beside[word.name]) for word in words]
    return Vocabulary(system, {word.name: word for word in whole})


def _of_bare_words(system: str, part: Schema) -> Vocabulary:
    abouts = part.get("enumDescriptions") or [""] * len(part["enum"])
    words = {
        name: Word(name, Field(name, "text").title, _plain_about(told), "value", (), part)
        for name, told in zip(part["enum"], abouts, strict=True)
    }
    return Vocabulary(system, words, is_bare=True)


def _plain_about(told: str) -> str:
    return about({"description": told})


def _entry(system: str, part: Schema) -> Word:
    slots, inner = tuple(slots_inside(system, (), part)), tuple(inner_inside(system, (), part))
    return Word(ENTRY, str(part.get("title", "")), about(part), "fields", slots, part, inner)


def _key(system: str, name: str, said: Schema) -> Word:
    part = followed(system, said)
    title = str(said.get("title") or Field(name, "text").title)
    inner = inner_of(system, name, said)
    slots = slots_of(system, name, said)
    shape = shape_of(system, part)
    shape = "value" if shape == "varying" else shape
    return Word(name, title, about(part), shape, slots, part, inner)


def _beside(system: str, part: Schema, word: Word, keys: Sequence[str]) -> Word:
    """A word with those keys that can stand beside it, each a field."""
    needs = () if not keys or can_say(system, part, (word.name,)) else (keys[0],)
    said = {"properties": {key: part["properties"][key] for key in keys}, "required": needs}
    return replace(
        word,
        slots=(*word.slots, *slots_inside(system, (), said)),
        inner=(*word.inner, *inner_inside(system, (), said)),
        beside=tuple(keys),
        needs=needs,
        whole=part,
    )


def _branch(system: str, tells: str, name: str, said: Schema) -> Word:
    whole = followed(system, said)
    properties = {key: one for key, one in whole.get("properties", {}).items() if key != tells}
    needed = [key for key in whole.get("required", ()) if key != tells]
    part = {**whole, "type": "object", "properties": properties, "required": needed}
    slots, inner = tuple(slots_inside(system, (), part)), tuple(inner_inside(system, (), part))
    title = Field(name, "text").title
    return Word(name, title, about(whole), "fields", slots, part, inner)


def _alike(old: tuple[Slot, ...], new: tuple[Slot, ...], value: Any) -> bool:
    """Whether a value behind one word can stand behind another."""
    if not old or not new or old[0].asks != new[0].asks:
        return False
    one, other = old[0].field, new[0].field
    if one.kind == other.kind == "number" and isinstance(value, int):
        return (other.least or 0) <= value <= (value if other.most is None else other.most)
    return one.choices == other.choices and one.refers == other.refers and one.kind == other.kind

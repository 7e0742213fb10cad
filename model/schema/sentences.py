"""Says in sentences what does not fit a schema, one for each place."""

import json
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple

from model.forms.records import unknown_key
from model.schema.schema_files import Schema, schema_file, systems_described

Route = tuple[str | int, ...]


class Told(NamedTuple):
    """A place and the sentence about it; `keyword` is what fails, `key` the key it is about."""

    route: Route
    message: str
    keyword: str
    key: str = ""
    wanted: tuple[str, ...] = ()
    """The words that are possible there, or the types, by their names in schemas."""


UNKNOWN_KEY = "unknown-key"
SPELLING_OF_KEY = "spelling-of-key"
ONLY_IN_LAYERS = "only-in-layers"
OTHER_SYSTEM = "other-system"
OTHER_KIND = "other-kind"
DECIMAL = "decimal"
IN_NO_WAY = "in-no-way"
"""Kinds of trouble that no keyword of a schema tells apart."""

ONLY_SOME_KINDS = "can be said only of a city whose kind is"
LAYERS_ONLY = {
    "paint": "can be said only in a scenario that extends another",
    "removed": "can be said only of what a scenario or a preset below holds",
}
"""What is told of keys that mean something only where something lies below."""
_LONGEST = 60
_TYPES = {
    "string": "a text",
    "integer": "a whole number",
    "boolean": "true or false",
    "array": "a list",
    "object": "a group of keys",
}


class Trouble(NamedTuple):
    """What a validator found: at this place this keyword of this part of the schema fails."""

    route: Route
    keyword: str
    part: Schema
    value: Any

    @property
    def wanted(self) -> Any:
        return self.part[self.keyword]


def told(trouble: Trouble) -> Iterator[Told]:
    """The places that a trouble is about, each with a sentence."""
    if trouble.keyword == "additionalProperties":
        for key in _extra_keys(trouble):
            sentence, kind = _unexpected(key, trouble)
            yield Told((*trouble.route, key), sentence, kind, key)
    elif trouble.keyword == "enum" and "x-has" in trouble.part:
        key = str(trouble.part["x-has"])
        sentence = f'"{key}" {ONLY_SOME_KINDS} {" and ".join(trouble.wanted)}'
        yield Told((*trouble.route[:-1], key), sentence, OTHER_KIND, key)
    elif trouble.keyword == "required":
        for key in trouble.wanted:
            if key not in trouble.value:
                yield Told(trouble.route, f'"{key}" is missing', "required", key)
    else:
        say = _SENTENCES.get(trouble.keyword, _misfit)
        wanted = _words(trouble) if trouble.keyword in ("enum", "type") else ()
        keyword = trouble.keyword if trouble.keyword in _SENTENCES else IN_NO_WAY
        yield Told(trouble.route, say(trouble), keyword, wanted=wanted)


def said(value: Any) -> str:
    """A value as a sentence names it: cut short, and without line breaks."""
    if isinstance(value, str):
        short = value if len(value) <= _LONGEST else value[: _LONGEST - 3] + "..."
        return json.dumps(short, ensure_ascii=False)
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | dict):
        return _TYPES["array" if isinstance(value, list) else "object"]
    return str(value)[:_LONGEST]


def _extra_keys(trouble: Trouble) -> Iterator[str]:
    import re

    known = trouble.part.get("properties", {})
    patterns = [re.compile(pattern) for pattern in trouble.part.get("patternProperties", ())]
    for key in trouble.value:
        if key not in known and not any(pattern.search(key) for pattern in patterns):
            yield key


def _unexpected(key: str, trouble: Trouble) -> tuple[str, str]:
    if "patternProperties" in trouble.part:
        notation = _notation(trouble.part.get("x-keys", ""))
        return f"{said(key)} does not fit as a key{notation}", SPELLING_OF_KEY
    if key in LAYERS_ONLY:
        return f'"{key}" {LAYERS_ONLY[key]}', ONLY_IN_LAYERS
    if not trouble.route:
        found = [one for one in systems_described() if key in _own_keys(one)]
        if found:
            return f'"{key}" is a key of {" and ".join(found)} scenarios only', OTHER_SYSTEM
    return unknown_key(key, list(trouble.part.get("properties", ()))), UNKNOWN_KEY


def _own_keys(system: str) -> Schema:
    keys: Schema = schema_file(system).get("properties", {})
    return keys


def _notation(description: str) -> str:
    """How it is written, from the first sentence of a description."""
    first, _, _ = description.partition(". ")
    return f": {first[:1].lower()}{first[1:].removesuffix('.')}" if first else ""


def _wrong_type(trouble: Trouble) -> str:
    types = trouble.wanted if isinstance(trouble.wanted, list) else [trouble.wanted]
    needed = " or ".join(_TYPES[name] for name in types if name in _TYPES)
    notation = _notation(trouble.part["description"]) if "pattern" in trouble.part else ""
    if types == ["object"] and not isinstance(trouble.value, dict):
        keys = list(trouble.part.get("required") or trouble.part.get("properties", ()))[:3]
        notation = f", such as {' and '.join(keys)}" if keys else ""
    return f"{said(trouble.value)} stands where {needed} is needed{notation}"


def _words(trouble: Trouble) -> tuple[str, ...]:
    wanted = trouble.wanted if isinstance(trouble.wanted, list) else [trouble.wanted]
    return tuple([str(word) for word in wanted if word is not None])


def _wrong_word(trouble: Trouble) -> str:
    words = _words(trouble)
    near = get_close_matches(str(trouble.value)[:64], words, 1, 0.6)
    if near:
        return f'{said(trouble.value)} is not known here, did you mean "{near[0]}"?'
    return f"{said(trouble.value)} is none of {', '.join(words)}"


def _wrong_spelling(trouble: Trouble) -> str:
    return f"{said(trouble.value)} does not fit{_notation(trouble.part.get('description', ''))}"


def _length(entries: Sequence[Any]) -> str:
    """How many entries a list has; one alone is named, since others may have been the same."""
    if len(entries) == 1:
        return f"the list names {said(entries[0])} alone"
    return f"the list has {len(entries)} entries"


def _misfit(trouble: Trouble) -> str:
    return f"{said(trouble.value)} does not fit here"


_SENTENCES: dict[str, Callable[[Trouble], str]] = {
    "type": _wrong_type,
    "enum": _wrong_word,
    "const": lambda t: f"{said(t.value)} stands where only {said(t.wanted)} is possible",
    "pattern": _wrong_spelling,
    "minimum": lambda t: f"{said(t.value)} is too small: at least {t.wanted}",
    "maximum": lambda t: f"{said(t.value)} is too large: at most {t.wanted}",
    "minLength": lambda t: "there is no text" if not t.value else "the text is too short",
    "maxLength": lambda t: f"the text has {len(t.value)} characters: at most {t.wanted}",
    "minItems": lambda t: f"{_length(t.value)}: at least {t.wanted}",
    "maxItems": lambda t: f"{_length(t.value)}: at most {t.wanted}",
    "minProperties": lambda t: f"nothing is said here: at least {t.wanted} key is needed",
    "maxProperties": lambda t: f"there are {len(t.value)} keys: at most {t.wanted}",
}

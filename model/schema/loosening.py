"""Loosens a schema for what lies over something else: it says only what is different.

Such are scenarios that extend another, presets that stand on another, and what scenarios say of
things that their presets hold.

Things in lists need no more than the fields by which they are matched, and go away with
`removed: true`; a key goes away with null. Lists without such fields are replaced as a whole.
In rules null is a value of its own, so there it is no more welcome than in a whole scenario.
"""

from collections.abc import Collection, Mapping
from typing import Any

from model.schema.schema_files import Schema, meaning, words_of

REMOVED: Schema = {
    "description": "Takes the thing away that the scenario or the preset below holds.",
    "const": True,
}
_DEFS = "#/$defs/"


def without_layers(part: Any) -> Any:
    """The schema for a scenario that stands alone: what only a layer may say is left out."""
    if isinstance(part, list):
        return [without_layers(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    return {
        key: without_layers(inner)
        for key, inner in part.items()
        if not (isinstance(inner, dict) and inner.get("x-layer-only"))
    }


def _without_needs(condition: Schema) -> Schema:
    """A condition of a layer: what it asks for may stand below."""
    loose = {name: part for name, part in condition.items() if name not in ("then", "else")}
    for name in ("then", "else"):
        if isinstance(condition.get(name), dict):
            loose[name] = {k: v for k, v in condition[name].items() if k != "required"}
    return loose


class Loosening:
    """Makes loose twins of definitions; those that come out the same keep their name."""

    def __init__(self, defs: Schema) -> None:
        self.defs = defs

    def top(self, schema: Schema, required: list[str]) -> Schema:
        """The schema of a whole scenario, of which only some keys must be there."""
        properties = self._properties(schema["properties"], required)
        loose = {**schema, "required": required, "properties": properties}
        if "allOf" in schema:
            loose["allOf"] = [self._branch(branch) for branch in schema["allOf"]]
        return loose

    def over_things(self, schema: Schema, held: Mapping[str, Collection[str]]) -> Schema:
        """The schema of a whole scenario over a preset, which holds things of each system."""
        every = {key for keys in held.values() for key in keys}
        branches = [
            {**branch, "then": {**branch["then"], "properties": self._over(parts, held[system])}}
            for branch in schema["allOf"]
            for system in (branch["if"]["properties"]["system"]["const"],)
            for parts in (branch["then"]["properties"],)
        ]
        properties = self._over(schema["properties"], every)
        return {**schema, "properties": properties, "allOf": branches}

    def _over(self, properties: Schema, keys: Collection[str]) -> Schema:
        return {
            name: self.as_change(part) if name in keys else part
            for name, part in properties.items()
        }

    def _branch(self, branch: Schema) -> Schema:
        then = branch["then"]
        return {**branch, "then": {**then, "properties": self._properties(then["properties"], [])}}

    def _properties(self, properties: Schema, keys: list[str]) -> Schema:
        return {
            name: part if name in keys or part.get("x-layer-only") else self.as_change(part)
            for name, part in properties.items()
        }

    def as_change(self, part: Schema) -> Schema:
        """What may be said where something below says this already."""
        return self._or_null(self._loose(part))

    def _loose(self, part: Schema) -> Schema:
        """What a layer may say where the whole scenario says this."""
        if part.get("x-whole"):
            return part
        if part.get("x-null-is-data"):
            whole = meaning(part, self.defs)
            return {key: inner for key, inner in whole.items() if key != "required"}
        if "$ref" in part:
            return {**part, "$ref": self._twin(part["$ref"], "changed")}
        if "items" in part:
            is_listed = "x-key" in meaning(part["items"], self.defs)
            return {**part, "items": self._loose(part["items"])} if is_listed else part
        if "properties" in part:
            return self._loose_object(part)
        if "patternProperties" in part:
            return {**part, "patternProperties": self._properties(part["patternProperties"], [])}
        return part

    def _loose_object(self, part: Schema) -> Schema:
        keys = [name for name in part.get("x-key", ()) if name in part["required"]]
        branches = words_of(part)
        loose = {**part, "properties": self._properties(part["properties"], [*keys, *branches])}
        loose.pop("required", None)
        if keys:
            loose["required"] = keys
            loose["properties"]["removed"] = REMOVED
        if branches:
            loose["allOf"] = [{**b, "then": self._loose(b["then"])} for b in part["allOf"]]
            loose["allOf"] += [self._without_word(*found) for found in branches.items()]
        elif "allOf" in part:
            loose["allOf"] = [_without_needs(condition) for condition in part["allOf"]]
        return loose

    def _without_word(self, word: str, branches: dict[str, Schema]) -> Schema:
        """Where the word is left to the scenario below, what any branch knows can be said."""
        known: Schema = {}
        for branch in branches.values():
            known = {**meaning(self._loose(branch), self.defs)["properties"], **known}
        known.pop(word)
        return {
            "if": {"type": "object", "not": {"required": [word]}},
            "then": {"properties": known, "additionalProperties": False},
        }

    def _or_null(self, part: Schema) -> Schema:
        if "$ref" in part:
            return {**part, "$ref": self._twin(part["$ref"], "or_null")}
        if "anyOf" in part and "type" not in part:
            return {**part, "anyOf": [*part["anyOf"], {"type": "null"}]}
        if "type" not in part:
            return part
        types = part["type"] if isinstance(part["type"], list) else [part["type"]]
        loose = {**part, "type": [*types, *(["null"] if "null" not in types else [])]}
        if "enum" in part:
            loose["enum"] = [*part["enum"], None]
        if "const" in part:
            loose["enum"] = [loose.pop("const"), None]
        return loose

    def _twin(self, reference: str, how: str) -> str:
        name = reference.removeprefix(_DEFS)
        label = f"{name}_{how}"
        if label not in self.defs:
            change = self._loose if how == "changed" else self._or_null
            twin = change(self.defs[name])
            if twin == self.defs[name]:
                return reference
            self.defs[label] = twin
        return _DEFS + label

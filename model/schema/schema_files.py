"""Reads the hand-written schema files and joins those that refer to each other into one schema."""

import json
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import schemas
from model.data_files import files_of_systems, folder_of
from model.systems import described, system_names

if TYPE_CHECKING:
    from model.data_files import Folder

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
_ENDING = ".schema.json"
_DEFS = "#/$defs/"


@cache
def schema_file(name: str) -> Schema:
    """The file `NAME.schema.json` as it is written."""
    file = _of_systems().get(name) or folder_of(schemas).joinpath(name + _ENDING)
    schema: Schema = json.loads(file.read_bytes())
    schema.setdefault("$defs", {})
    if name == "core":
        schema["$defs"]["system"] |= _systems_found()
    elif has_schema_file(name):
        schema.setdefault("properties", {})
    return schema


def has_schema_file(name: str) -> bool:
    """Whether a system has a file of that name."""
    return name in _of_systems()


def _of_systems() -> "dict[str, Folder]":
    """The files that lie in the folders of systems, by their names."""
    return files_of_systems(schemas, _ENDING)


def _systems_found() -> Schema:
    """What the key `system` can be: the systems that there are."""
    found = systems()
    return {"enum": list(found), "enumDescriptions": [described(name).about for name in found]}


def systems() -> tuple[str, ...]:
    """The names that `system` can have, in the order of lists."""
    return system_names()


@cache
def systems_described() -> tuple[str, ...]:
    """Those systems that have a schema file of their own."""
    return tuple(name for name in systems() if has_schema_file(name))


class Gathering:
    """Collects definitions from several files, so that every reference stays inside one schema."""

    def __init__(self) -> None:
        self.defs: Schema = {}

    def whole(self, name: str) -> Schema:
        """The schema of a file without its definitions; its references lead to those gathered."""
        top = {key: part for key, part in schema_file(name).items() if key != "$defs"}
        gathered: Schema = self.turned(top, name)
        return gathered

    def turned(self, part: Any, home: str) -> Any:
        """A part of a file with references to what is gathered here."""
        if isinstance(part, list):
            return [self.turned(inner, home) for inner in part]
        if not isinstance(part, dict):
            return part
        turned = {key: self.turned(inner, home) for key, inner in part.items()}
        if isinstance(part.get("$ref"), str):
            turned["$ref"] = self.gathered(part["$ref"], home)
        if isinstance(part.get("propertyNames"), dict):
            self._say_keys(turned)
        if "allOf" in part:
            self._describe_words(turned)
        return turned

    def gathered(self, reference: str, home: str) -> str:
        """A reference to a definition of a file, gathered here with all it refers to."""
        file, _, name = reference.partition(_DEFS)
        file = file.rpartition("/")[2].removesuffix(_ENDING) or home
        label = f"{file}-{name}".replace("-", "_")
        if label not in self.defs:
            self.defs[label] = {}
            self.defs[label] = self.turned(schema_file(file)["$defs"][name], file)
        return _DEFS + label

    def meaning(self, part: Schema) -> Schema:
        return meaning(part, self.defs)

    def _say_keys(self, part: Schema) -> None:
        """Says which keys a mapping may have without the word propertyNames.

        Validators report every wrong name together with the whole mapping: with as many wrong
        names as a hostile file can hold that takes all memory. An unexpected key is one report.
        """
        names = self.meaning(part.pop("propertyNames"))
        each = part["additionalProperties"]
        part["additionalProperties"] = False
        if "enum" in names:
            told = {"description": part.get("description", ""), **each}
            part["properties"] = dict.fromkeys(names["enum"], told)
            return
        no_longer = rf"(?![\s\S]{{{names['maxLength'] + 1}}})"
        pattern = "^" + no_longer + names["pattern"].removeprefix("^")
        part["patternProperties"] = {pattern: each}
        part["x-keys"] = names.get("description", "")

    def _describe_words(self, part: Schema) -> None:
        """Describes the words that tell branches apart (`kind`, `effect`) as the branches do."""
        for word, branches in words_of(part).items():
            choice = part.get("properties", {}).get(word)
            if choice is None:
                continue  # a condition on what another file describes
            choice["enumDescriptions"] = [
                self.meaning(branches[name])["description"] for name in choice["enum"]
            ]


def meaning(part: Schema, defs: Mapping[str, Any]) -> Schema:
    """A part of a schema with its reference followed; what stands beside the reference wins."""
    while "$ref" in part:
        beside = {key: inner for key, inner in part.items() if key != "$ref"}
        part = {**defs[part["$ref"].removeprefix(_DEFS)], **beside}
    return part


def words_of(part: Schema) -> dict[str, dict[str, Schema]]:
    """The branches of a schema by the word that tells them apart: {"kind": {"hexes": ...}}.

    A thing that lists all its keys itself has none: what it says besides are conditions.
    """
    found: dict[str, dict[str, Schema]] = {}
    for branch in part.get("allOf", ()) if "additionalProperties" not in part else ():
        for word, choice in branch.get("if", {}).get("properties", {}).items():
            if "const" in choice:
                found.setdefault(word, {})[choice["const"]] = branch["then"]
    return found


def self_contained(name: str) -> Schema:
    """The schema of a file together with everything it refers to."""
    gathering = Gathering()
    return {**gathering.whole(name), "$defs": gathering.defs}


def reachable(schema: Schema) -> Schema:
    """The schema with only those definitions that something in it refers to, in order of name."""
    defs, needed = schema["$defs"], set[str]()
    open_parts: list[Any] = [{key: part for key, part in schema.items() if key != "$defs"}]
    while open_parts:
        part = open_parts.pop()
        if isinstance(part, list):
            open_parts.extend(part)
        elif isinstance(part, dict):
            open_parts.extend(part.values())
            name = str(part.get("$ref", "")).removeprefix(_DEFS)
            if name and name not in needed:
                needed.add(name)
                open_parts.append(defs[name])
    return {**schema, "$defs": {name: defs[name] for name in sorted(needed)}}


def without_marks(part: Any) -> Any:
    """The schema without our own marks (`x-key` and the like), as it is published."""
    if isinstance(part, list):
        return [without_marks(inner) for inner in part]
    if isinstance(part, dict):
        return {k: without_marks(inner) for k, inner in part.items() if not k.startswith("x-")}
    return part

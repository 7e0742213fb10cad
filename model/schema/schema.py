"""The shape of scenario, preset and log files: their schemas, and what does not fit in a file."""

from functools import cache
from typing import Any, NamedTuple

from model.schema.loosening import Loosening, without_layers
from model.schema.schema_files import (
    DIALECT,
    Gathering,
    Schema,
    meaning,
    reachable,
    self_contained,
    systems,
    systems_described,
    without_marks,
)

LAYER_NEEDS = ["format", "id", "extends"]
"""The keys without which not even a scenario that extends another can be told what it is."""
_ABOUT = {
    "title": "Milepost scenario",
    "description": "A scenario of a railway board game, NAME.milepost.yaml.",
}


class ShapeError(NamedTuple):
    """What does not fit: the way to it from the top of the document, and a sentence."""

    route: tuple[str | int, ...]
    message: str


def schema_for(system: str, layer: bool = False) -> Schema:
    """The schema of a scenario of one system; `layer` for a scenario that extends another."""
    schema: Schema = without_marks(marked_schema(system, layer))
    return schema


@cache
def marked_schema(system: str, layer: bool = False) -> Schema:
    """The same with our own marks, which help to explain and to compare. Look, do not touch.

    `x-key` are the fields by which a thing in a list is known, `x-keys` says how keys are written,
    `x-refers` of what a value is the id, `x-unit` what a number counts, `x-effects` marks a list of
    what a card or rule does.
    """
    gathering = Gathering()
    schema = {**gathering.whole("core"), **_ABOUT}
    if system in systems_described():
        own = gathering.whole(system)["properties"]
        schema["properties"] = {**schema["properties"], **own}
    if layer:
        schema = Loosening(gathering.defs).top(schema, LAYER_NEEDS)
        return reachable({**schema, "$defs": gathering.defs})
    return reachable(without_layers({**schema, "$defs": gathering.defs}))


@cache
def most_entries(system: str) -> dict[str, int]:
    """How many things may stand under the keys of a scenario; keys without a limit are left out."""
    schema = marked_schema(system)
    parts = {key: meaning(part, schema["$defs"]) for key, part in schema["properties"].items()}
    limits = {key: part.get("maxItems", part.get("maxProperties")) for key, part in parts.items()}
    return {key: limit for key, limit in limits.items() if limit is not None}


def scenario_schema() -> Schema:
    """The schema for text editors: scenarios of every system, extending another or not."""
    gathering = Gathering()
    whole = _all_systems(gathering)
    layer = Loosening(gathering.defs).top(whole, LAYER_NEEDS)
    whole = reachable(without_layers({**whole, "$defs": gathering.defs}))
    layer = reachable({**layer, "$defs": gathering.defs})
    defs = {**layer.pop("$defs"), **whole.pop("$defs")}
    defs["layer"] = {**layer, "title": "Scenario that extends another"}
    defs["whole"] = {**whole, "title": "Scenario"}
    schema = {
        "$schema": DIALECT,
        **_ABOUT,
        "type": "object",
        "if": {"type": "object", "required": ["extends"]},
        "then": {"$ref": "#/$defs/layer"},
        "else": {"$ref": "#/$defs/whole"},
        "$defs": dict(sorted(defs.items())),
    }
    public: Schema = without_marks(schema)
    return public


def preset_schema() -> Schema:
    """The schema of preset files, NAME.preset.yaml."""
    schema: Schema = without_marks(self_contained("preset"))
    return schema


def log_schema() -> Schema:
    """The schema of a game's log in JSON form."""
    schema: Schema = without_marks(self_contained("log"))
    return schema


def findings_schema() -> Schema:
    """The schema of what `milepost validate --format json` writes."""
    schema: Schema = without_marks(self_contained("findings"))
    return schema


def _all_systems(gathering: Gathering) -> Schema:
    """Keys of the core and of every system side by side, and which of them go with which system."""
    core = gathering.whole("core")
    del core["$schema"]
    own = {name: gathering.whole(name)["properties"] for name in systems_described()}
    found = [*core["properties"], *(key for keys in own.values() for key in keys)]
    shared = {key for key in found if found.count(key) > 1}
    alone = {k: part for keys in own.values() for k, part in keys.items() if k not in shared}
    branches = [
        _branch(name, {**core["properties"], **own.get(name, {})}, shared) for name in systems()
    ]
    return {**core, "properties": {**core["properties"], **alone}, "allOf": branches}


def _branch(system: str, properties: Schema, shared: set[str]) -> Schema:
    return {
        "if": {
            "type": "object",
            "properties": {"system": {"const": system}},
            "required": ["system"],
        },
        "then": {
            "propertyNames": {"enum": list(properties)},
            "properties": {key: part for key, part in properties.items() if key in shared},
        },
    }


def shape_findings(plain: Any, system: str, layer: bool = False) -> list[ShapeError]:
    """What does not fit in a document, in the order of its places, at most 200 sentences."""
    from model.schema.checking import findings

    return findings(plain, system, layer)

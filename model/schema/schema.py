"""The shape of scenario, preset and log files: their schemas, and what does not fit in a file."""

from functools import cache

from model.schema.any_system import of_any_system, where_none_is_named
from model.schema.loosening import Loosening, without_layers
from model.schema.own_keys import own_keys, own_rules, own_variant
from model.schema.schema_files import (
    DIALECT,
    Gathering,
    Schema,
    meaning,
    reachable,
    self_contained,
    systems,
    without_marks,
)
from model.systems import described

LAYER_NEEDS = ["format", "id", "extends"]
"""The keys without which not even a scenario that extends another can be told what it is."""
_ABOUT = {
    "title": "Milepost scenario",
    "description": "A scenario of a railway board game, NAME.milepost.yaml.",
}


def schema_for(system: str, layer: bool = False) -> Schema:
    """The schema of a scenario of one system; `layer` for a scenario that extends another."""
    from model.schema.held_keys import held_by_bundled

    schema: Schema = without_marks(marked_schema(system, layer, held_by_bundled(system)))
    return schema


@cache
def marked_schema(system: str, layer: bool = False, held: tuple[str, ...] = ()) -> Schema:
    """The same with our own marks, which help to explain and to compare. Look, do not touch.

    Under the keys `held` a preset holds things already, and a scenario may say what is different.

    `x-key` are the fields by which a thing in a list is known, `x-keys` says how keys are written,
    `x-refers` of what a value is the id, `x-unit` what a number counts, `x-effects` marks a list of
    what a card or rule does, `x-whole` a value that is replaced as a whole though it may be written
    as a group of keys, `x-removes` the key by which rules take away what lies below, `x-rows` of
    which table of the rules, such as `trains`, a list or the keys of a table name rows.
    """
    gathering = Gathering()
    schema = {**gathering.whole("core"), **_ABOUT}
    schema["properties"] = {**schema["properties"], **own_keys(gathering, system)}
    loosening = Loosening(gathering.defs)
    if layer:
        schema = loosening.top(schema, LAYER_NEEDS)
        return reachable({**schema, "$defs": gathering.defs})
    for key in held:
        schema["properties"][key] = loosening.as_change(schema["properties"][key])
    return reachable(without_layers({**schema, "$defs": gathering.defs}))


@cache
def most_entries(system: str) -> dict[str, int]:
    """How many things may stand under the keys of a scenario; keys without a limit are left out."""
    schema = marked_schema(system)
    parts = {key: meaning(part, schema["$defs"]) for key, part in schema["properties"].items()}
    limits = {key: part.get("maxItems", part.get("maxProperties")) for key, part in parts.items()}
    return {key: limit for key, limit in limits.items() if limit is not None}


def scenario_schema() -> Schema:
    """The schema for text editors: scenarios of every system, whatever they stand on."""
    from model.schema.held_keys import keys_to_hold, stands_on_things

    gathering = Gathering()
    whole = _all_systems(gathering)
    loosening = Loosening(gathering.defs)
    layer = loosening.top(whole, LAYER_NEEDS)
    in_any = {key: loosening.as_change(part) for key, part in of_any_system(gathering).items()}
    layer["allOf"] = [*layer["allOf"], where_none_is_named(in_any)]
    above = loosening.over_things(whole, {name: keys_to_hold(name) for name in systems()})
    whole = reachable(without_layers({**whole, "$defs": gathering.defs}))
    above = reachable(without_layers({**above, "$defs": gathering.defs}))
    layer = reachable({**layer, "$defs": gathering.defs})
    defs = {**layer.pop("$defs"), **above.pop("$defs"), **whole.pop("$defs")}
    defs["layer"] = {**layer, "title": "Scenario that extends another"}
    defs["over_things"] = {**above, "title": "Scenario whose preset may hold things"}
    defs["whole"] = {**whole, "title": "Scenario"}
    schema = {
        "$schema": DIALECT,
        **_ABOUT,
        "type": "object",
        "if": {"type": "object", "required": ["extends"]},
        "then": {"$ref": "#/$defs/layer"},
        "else": {
            "if": stands_on_things(),
            "then": {"$ref": "#/$defs/over_things"},
            "else": {"$ref": "#/$defs/whole"},
        },
        "$defs": dict(sorted(defs.items())),
    }
    public: Schema = without_marks(schema)
    return public


@cache
def marked_preset(system: str, layer: bool = False) -> Schema:
    """The schema of the presets of a system; `layer` for one that stands on another."""
    gathering = Gathering()
    schema = _any_preset(gathering)
    schema["properties"] |= _preset_keys(gathering, system, layer=layer)
    if layer:
        schema["required"] = _needed_over_another(schema)
    return reachable({**schema, "$defs": gathering.defs})


def _needed_over_another(preset: Schema) -> list[str]:
    """What even a preset needs that stands on another: the rules may be all of the other's."""
    return [key for key in preset["required"] if key != "rules"]


def _any_preset(gathering: Gathering) -> Schema:
    """What presets of all systems share."""
    schema = gathering.whole("preset-core")
    schema["properties"]["system"]["enum"] = list(systems_with_presets())
    return schema


@cache
def systems_with_presets() -> tuple[str, ...]:
    """The systems that have rules for a preset to give."""
    models = [described(name) for name in systems()]
    return tuple(model.name for model in models if model.rules is not None)


def _preset_keys(gathering: Gathering, system: str, *, layer: bool) -> Schema:
    """The keys of a preset that its system decides on: rules, variants, and things it holds."""
    from model.schema.held_keys import keys_to_hold

    found: Schema = {}
    rules, variant = own_rules(gathering, system), own_variant(gathering, system)
    if rules is not None and variant is not None:
        variants = gathering.whole("preset-core")["properties"]["variants"]
        (pattern,) = variants["patternProperties"]
        found = {"rules": rules, "variants": {**variants, "patternProperties": {pattern: variant}}}
    keys = gathering.whole("core")["properties"] | own_keys(gathering, system)
    keys = {key: keys[key] for key in keys_to_hold(system) if key in keys}
    changed = {key: Loosening(gathering.defs).as_change(part) for key, part in keys.items()}
    if "variants" in found:
        ((pattern, variant),) = found["variants"]["patternProperties"].items()
        variant = gathering.meaning(variant)
        variant = {**variant, "properties": {**variant["properties"], **changed}}
        found["variants"] = {**found["variants"], "patternProperties": {pattern: variant}}
    return found | (changed if layer else keys)


def preset_schema() -> Schema:
    """The schema of preset files, NAME.preset.yaml, for text editors: of every system."""
    gathering = Gathering()
    schema = _any_preset(gathering)
    own = {name: _preset_keys(gathering, name, layer=True) for name in systems_with_presets()}
    keys = {key for found in own.values() for key in found}
    schema["properties"] |= {key: {} for key in sorted(keys) if key not in schema["properties"]}
    # A variant may also change the things of its system, which the core does not know.
    schema["properties"]["variants"] = _in_any_way(schema["properties"]["variants"], "variants")
    schema["allOf"] = [_branch(name, {**schema["properties"], **own[name]}, keys) for name in own]
    stands_on_another = {"type": "object", "required": ["extends"]}
    schema["allOf"].append({"if": stands_on_another, "else": {"required": ["rules"]}})
    schema["required"] = _needed_over_another(schema)
    schema["title"] = "Rule preset"
    public: Schema = without_marks(reachable({**schema, "$defs": gathering.defs}))
    return public


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
    own = {name: own_keys(gathering, name) for name in systems()}
    found = [*core["properties"], *(key for keys in own.values() for key in keys)]
    shared = {key for key in found if found.count(key) > 1}
    alone = {k: part for keys in own.values() for k, part in keys.items() if k not in shared}
    branches = [_branch(name, {**core["properties"], **own[name]}, shared) for name in systems()]
    in_one = {k: gathering.meaning(part) for keys in own.values() for k, part in keys.items()}
    top = {key: _in_any_way({**in_one, **core["properties"]}[key], key) for key in sorted(shared)}
    return {**core, "properties": {**core["properties"], **alone, **top}, "allOf": branches}


def _in_any_way(part: Schema, key: str) -> Schema:
    """What can be said of a key that systems have in ways of their own."""
    return part if key == "rules" else {"description": part.get("description", "")}


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

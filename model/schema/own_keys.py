"""What a system says of its keys: its own, and those of all scenarios that are other for it."""

from copy import deepcopy
from functools import cache

from model.schema.schema_files import Gathering, Schema, has_schema_file, schema_file
from model.systems import described
from model.systems.system import SIZES

_DEFS = "#/$defs/"
_OF_THE_CORE = {"city": "cities", "good": "goods"}
"""Things of the core that a system may give fields of its own, and their collections."""


def own_keys(gathering: Gathering, system: str) -> Schema:
    """The keys that scenarios of a system have besides those of the core, or in its own way."""
    core = gathering.whole("core")["properties"]
    found: Schema = {}
    for thing, key in _OF_THE_CORE.items():
        if _is_own(thing, system):
            items = {"$ref": _gathered(gathering, thing, system)}
            found[key] = {**core[key], "items": items}
    if has_schema_file(_rules_file(system)):
        found["rules"] = _rules(gathering, system, core["rules"])
    if has_schema_file(system):
        found |= gathering.whole(system)["properties"]
    return found


def own_rules(gathering: Gathering, system: str) -> Schema | None:
    """The rules of a system as presets give them; None where it has none."""
    file = _rules_file(system)
    if not has_schema_file(file):
        return None
    return {"$ref": gathering.gathered(f"{_DEFS}rules", file)}


def own_variant(gathering: Gathering, system: str) -> Schema | None:
    """A variant of a preset, whose changes are rules of the system."""
    rules = own_rules(gathering, system)
    if rules is None:
        return None
    if "variant" in schema_file(_rules_file(system))["$defs"]:
        return {"$ref": gathering.gathered(f"{_DEFS}variant", _rules_file(system))}
    reference = {"$ref": gathering.gathered(f"{_DEFS}variant", "preset-core")}
    shared = deepcopy(gathering.meaning(reference))
    shared["properties"]["changes"] = rules
    return shared


def _rules_file(system: str) -> str:
    return f"{system}-rules"


def _rules(gathering: Gathering, system: str, core: Schema) -> Schema:
    """The rules of a scenario: a preset, and whatever the scenario changes in it."""
    rules = own_rules(gathering, system)
    whole = gathering.meaning(rules or {})
    together = {**core, "properties": {**core["properties"], **whole["properties"]}}
    return {**together, "additionalProperties": False}


@cache
def _is_own(thing: str, system: str) -> bool:
    model = described(system)
    is_described = has_schema_file(system) and thing in schema_file(system)["$defs"]
    is_other = thing == "city" and model.kinds != SIZES
    return is_described or is_other or _OF_THE_CORE[thing] in model.without


def _gathered(gathering: Gathering, thing: str, system: str) -> str:
    """The definition of a thing of the core with what is the system's own."""
    label = f"{system}_{thing}".replace("-", "_")
    if label not in gathering.defs:
        own = schema_file(system)["$defs"].get(thing, {}) if has_schema_file(system) else {}
        whole = deepcopy(gathering.meaning({"$ref": gathering.gathered(f"{_DEFS}{thing}", "core")}))
        for name in described(system).without.get(_OF_THE_CORE[thing], ()):
            del whole["properties"][name]
        whole = _together(whole, gathering.turned(own, system))
        if thing == "city":
            _put_kinds(whole, system)
        gathering.defs[label] = whole
    return _DEFS + label


def _together(core: Schema, own: Schema) -> Schema:
    """What the core and a system say of a thing: keys, needs and conditions of both."""
    joined = {
        "properties": {**core["properties"], **own.get("properties", {})},
        "required": list(dict.fromkeys([*core["required"], *own.get("required", ())])),
        "allOf": [*core.get("allOf", ()), *own.get("allOf", ())],
    }
    return {**core, **own, **{key: part for key, part in joined.items() if part}}


def _put_kinds(city: Schema, system: str) -> None:
    """The kinds of cities are those of the description."""
    kinds = described(system).kinds
    if not kinds:
        del city["properties"]["kind"]
        city["required"].remove("kind")
        return
    abouts = [kind.about or f"A {kind.title}." for kind in kinds]
    city["properties"]["kind"] |= {
        "enum": [kind.word for kind in kinds],
        "enumDescriptions": abouts,
    }
    for name in dict.fromkeys(name for kind in kinds for name in kind.own):
        having = [kind.word for kind in kinds if name in kind.own]
        of_those = {"description": "A kind that has it.", "enum": having, "x-has": name}
        only = {"if": {"required": [name]}, "then": {"properties": {"kind": of_those}}}
        city.setdefault("allOf", []).append(only)

"""What a scenario may say of things whose fields are a system's own, where it names no system.

A scenario that extends another leaves the system to the one below, which text editors do not read.
"""

from model.schema.own_keys import own_keys
from model.schema.schema_files import Gathering, Schema, systems

SYSTEM = "system"


def of_any_system(gathering: Gathering) -> Schema:
    """Lists of the core whose things have other fields in some systems, with the fields of all."""
    core = gathering.whole("core")["properties"]
    own = [own_keys(gathering, name) for name in systems()]
    keys = [key for key in core if "items" in core[key] and any(key in one for one in own)]
    return {
        key: {
            **core[key],
            "items": _of_all([core[key], *(one[key] for one in own if key in one)], gathering),
        }
        for key in keys
    }


def where_none_is_named(properties: Schema) -> Schema:
    """The condition under which these keys are as they are in any system."""
    names_none = {"type": "object", "not": {"required": [SYSTEM]}}
    return {"if": names_none, "then": {"properties": properties}}


def _of_all(lists: list[Schema], gathering: Gathering) -> Schema:
    first, *others = (gathering.meaning(one["items"]) for one in lists)
    fields: Schema = dict(first["properties"])
    for thing in others:
        for name, field in thing["properties"].items():
            fields[name] = _either(fields[name], field) if name in fields else field
    needed = [name for name in first["required"] if all(name in t["required"] for t in others)]
    without_conditions = {key: said for key, said in first.items() if key != "allOf"}
    return {**without_conditions, "properties": fields, "required": needed}


def _either(one: Schema, other: Schema) -> Schema:
    """A field that may be as two systems have it: any of their words, or whatever it may be."""
    if one == other:
        return one
    if "enum" in one and "enum" in other:
        words = dict(zip(one["enum"], one["enumDescriptions"], strict=True))
        words |= dict(zip(other["enum"], other["enumDescriptions"], strict=True))
        return {**one, "enum": list(words), "enumDescriptions": list(words.values())}
    return {"description": one.get("description", "")}

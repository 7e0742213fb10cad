"""Which keys of scenarios may stand over things that a preset holds, and when they do."""

from functools import cache

from model.collection import Things
from model.layering.held_things import held_things
from model.layering.presets import bundled_names
from model.scenario.preset_things import form_to_hold
from model.schema.schema_files import Schema, systems
from model.systems import described


def keys_to_hold(system: str) -> tuple[str, ...]:
    """The keys under which presets of a system can hold things."""
    return tuple(form_to_hold(system).slots)


@cache
def held_by_bundled(system: str) -> tuple[str, ...]:
    """The keys under which some bundled preset of a system does."""
    held = {key for name in bundled_names(system) for key in _held(system, name)}
    return tuple(key for key in keys_to_hold(system) if key in held)


def _held(system: str, preset: str) -> tuple[str, ...]:
    return tuple(held_things(system, form_to_hold(system), preset, Things()))


def stands_on_things() -> Schema:
    """What a scenario says whose preset holds things, or may: a designer's own is not known."""
    holding = [name for one in systems() for name in bundled_names(one) if _held(one, name)]
    usual = [name for name in systems() if described(name).preset in holding]
    named: list[Schema] = [
        {"pattern": r"^\./[^\n]{1,200}$(?!\n)"},
        *([{"enum": holding}] if holding else []),
    ]
    rules = {"type": "object", "properties": {"preset": {"anyOf": named}}, "required": ["preset"]}
    names_one = {"properties": {"rules": rules}, "required": ["rules"]}
    if not usual:
        return {"type": "object", **names_one}
    names_none = {
        "properties": {"system": {"enum": usual}, "rules": {"not": {"required": ["preset"]}}},
        "required": ["system"],
    }
    return {"type": "object", "anyOf": [names_one, names_none]}

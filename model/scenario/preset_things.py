"""Scenarios over what their presets hold: a file says only what is different from it."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

from model.collection import Things
from model.forms.form import ByKey
from model.forms.records import Listed, Record
from model.layering.held_things import held_things
from model.layering.trees import Tree, key_of, layer_between, merged
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import (
    keys_in_order,
    part_record,
    read_scenario,
    whole_record,
    write_scenario,
)
from model.systems import described

_IN_THE_BOX: Final = ("goods",)
"""The shared collections that a preset can hold; the others belong to a map."""


def preset_named(system: str, rules: Any) -> str:
    """The preset that rules name, or the usual one of the system."""
    named = rules.get("preset") if isinstance(rules, dict | Things) else None
    return named if isinstance(named, str) else described(system).preset


@cache
def form_to_hold(system: str) -> Record:
    """The keys under which presets of a system can hold things, with their forms."""
    part = part_record(system)
    keys = (*_IN_THE_BOX, *(part.slots if part else ()))
    slots = [whole_record(system).slots[key] for key in keys]
    return Record(Scenario, [slot for slot in slots if isinstance(slot.form, Listed | ByKey)])


def held_below(system: str, rules: Any, presets: Things[Any]) -> Tree:
    """The collections that the preset of these rules holds."""
    return held_things(system, form_to_hold(system), preset_named(system, rules), presets)


def held_by(scenario: Scenario) -> Tree:
    """The collections that the preset of a scenario holds, by their keys."""
    return held_below(scenario.system, scenario.rules, scenario.presets)


def is_only_held(scenario: Scenario, said: Tree, route: Sequence[str | int]) -> bool:
    """Whether a place lies in a thing that the preset holds and of which the file says nothing."""
    if len(route) < 2:
        return False
    key, name = str(route[0]), str(route[1])
    form = form_to_hold(scenario.system)
    held = held_by(scenario).get(key)
    return name in _names(held, form, key) and name not in _names(said.get(key), form, key)


def _names(things: Any, form: Record, key: str) -> Collection[str | None]:
    """The keys of things that are written in a list or as a mapping."""
    listed = form.slots[key].form if key in form.slots else None
    if isinstance(things, list) and isinstance(listed, Listed):
        return [key_of(item, listed) for item in things]
    return things if isinstance(things, dict) else ()


def over_preset(plain: Tree, presets: Things[Any]) -> Tree:
    """What a file says, laid over what its preset holds."""
    system = plain.get("system")
    if not isinstance(system, str):
        return plain
    held = held_below(system, plain.get("rules"), presets)
    if not held:
        return plain
    said = {key: things for key, things in plain.items() if key in held}
    rest = {key: value for key, value in plain.items() if key not in held}
    return {**rest, **merged(held, said, form_to_hold(system))}


def read_over_preset(plain: Tree, presets: Things[Any]) -> Scenario:
    """The scenario that a file says over what its preset holds."""
    return replace(read_scenario(over_preset(plain, presets)), presets=presets)


def own_plain(scenario: Scenario, held: Tree | None = None) -> Tree:
    """What a scenario says itself, over what its preset holds: the inverse of `over_preset`."""
    written = write_scenario(scenario)
    held = held_by(scenario) if held is None else held
    if not held:
        return written
    things = {key: value for key, value in written.items() if key in held}
    rest = {key: value for key, value in written.items() if key not in held}
    own = {**rest, **layer_between(held, things, form_to_hold(scenario.system))}
    in_order = {key: own.pop(key) for key in keys_in_order(scenario.system) if key in own}
    return {**in_order, **own}


def is_on_another(scenario: Scenario, rules: Any) -> bool:
    """Whether rules name another preset than a scenario has."""
    system = scenario.system
    return preset_named(system, scenario.rules) != preset_named(system, rules)


def on_preset_of(scenario: Scenario, rules: Any, presets: Things[Any]) -> Scenario:
    """The scenario on the preset that other rules name."""
    known = replace(scenario, presets=Things({**scenario.presets, **presets}))
    return with_preset(known, preset_named(scenario.system, rules))


def with_preset(scenario: Scenario, preset: str) -> Scenario:
    """The scenario on another preset: its own changes stay, what the old one holds goes."""
    rules = scenario.rules.put("preset", preset) if preset else scenario.rules.drop("preset")
    return rebased(scenario, replace(scenario, rules=rules))


def rebased(before: Scenario, after: Scenario) -> Scenario:
    """A scenario whose preset changed, with what the new one holds instead of the old.

    What the scenario says itself, over what the old preset holds, it says over the new one.
    """
    if before.system != after.system or not is_on_another(before, after.rules):
        return after
    own = own_plain(after, held_by(before))
    return read_over_preset(own, after.presets)

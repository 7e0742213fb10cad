"""Scenarios over what their presets hold: a file says only what is different from it."""

from dataclasses import replace
from typing import Any

from model.collection import Things, thaw
from model.layering.held_things import held_things
from model.layering.trees import Tree, layer_mapping, merged_mapping
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import (
    keys_in_order,
    part_record,
    read_scenario,
    write_scenario,
)
from model.systems import described


def preset_named(system: str, rules: Any) -> str:
    """The preset that rules name, or the usual one of the system."""
    named = rules.get("preset") if isinstance(rules, dict | Things) else None
    return named if isinstance(named, str) else described(system).preset


def held_below(system: str, rules: Any, presets: Things[Any]) -> Tree:
    """The collections of a system that the preset of these rules holds."""
    part = part_record(system)
    return {} if part is None else held_things(part, preset_named(system, rules), presets)


def held_keys(scenario: Scenario) -> tuple[str, ...]:
    """The collections of a scenario of which its preset holds something."""
    return tuple(held_below(scenario.system, scenario.rules, scenario.presets))


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
    return {**rest, **merged_mapping(held, said)}


def with_held_things(scenario: Scenario) -> Scenario:
    """A scenario that says nothing of its own about what its preset holds, with all of that."""
    held = held_below(scenario.system, scenario.rules, scenario.presets)
    if not held:
        return scenario
    return replace(read_scenario({**write_scenario(scenario), **held}), presets=scenario.presets)


def own_plain(scenario: Scenario) -> Tree:
    """What a scenario says itself, over what its preset holds: the inverse of `over_preset`."""
    written = write_scenario(scenario)
    held = held_below(scenario.system, scenario.rules, scenario.presets)
    if not held:
        return written
    things = {key: value for key, value in written.items() if key in held}
    rest = {key: value for key, value in written.items() if key not in held}
    own = {**rest, **layer_mapping(held, things)}
    in_order = {key: own.pop(key) for key in keys_in_order(scenario.system) if key in own}
    return {**in_order, **own}


def with_preset(scenario: Scenario, preset: str) -> Scenario:
    """The scenario on another preset: its own changes stay, what the old one holds goes."""
    plain = own_plain(scenario)
    plain["rules"] = {**thaw(scenario.rules), "preset": preset}
    if not preset:
        del plain["rules"]["preset"]
    read = read_scenario(over_preset(plain, scenario.presets))
    return replace(read, presets=scenario.presets)

"""A scenario as it is played: with what the variants that are switched on change in its things."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from model.collection import Things, thaw
from model.files.layers import layered
from model.layering.trees import Tree
from model.rules.resolving import resolve_rules, switched_on
from model.scenario.preset_things import form_to_hold
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario, write_scenario

NOT_VARIED: Final = ("format", "id", "system", "extends", "variants", "own_variants")
"""What a scenario is; no variant changes that."""
SETTLED: Final = "rules"
"""What variants change in the rules is seen to where rules are settled."""


def as_played(scenario: Scenario) -> Scenario:
    """The scenario with the things of its variants laid over it; itself where they change none.

    First those that the preset offers, then those of its own, each in the order of their ids.
    """
    layers = list(_layers(scenario))
    if not layers:
        return scenario
    plain = write_scenario(scenario)
    for layer in layers:
        plain = layered(plain, layer)
    return replace(read_scenario(plain), presets=scenario.presets)


def _layers(scenario: Scenario) -> Iterator[Tree]:
    on, own = switched_on(scenario.variants, scenario.own_variants), scenario.own_variants
    printed = [name for name in on if name not in own]
    offered = resolve_rules(scenario).variants if printed else Things[Any]()
    held = form_to_hold(scenario.system).slots
    for name in printed:
        variant = offered.get(name)
        said: Things[Any] = variant if isinstance(variant, Things) else Things()
        things = {key: thaw(said[key]) for key in held if key in said}
        if things:
            yield things
    for name in sorted(set(on) & set(own)):
        changes = thaw(own[name].changes)
        layer = {key: changes[key] for key in changes if key not in (*NOT_VARIED, SETTLED)}
        if layer:
            yield layer


def at_odds(scenario: Scenario) -> tuple[str, str] | None:
    """Two variants that are switched on and do not go together; None where all do."""
    offered = resolve_rules(scenario).variants
    groups: dict[str, str] = {}
    for name in scenario.variants:
        variant = offered.get(name)
        if not isinstance(variant, Things):
            continue
        excluded = variant.get("excludes")
        for other in excluded if isinstance(excluded, tuple) else ():
            if other in scenario.variants:
                return name, str(other)
        group = variant.get("one_of")
        if isinstance(group, str) and groups.setdefault(group, name) != name:
            return groups[group], name
    return None

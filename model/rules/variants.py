"""A scenario as it is played: with what the variants that are switched on change in its things."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from typing import Any, Final, NamedTuple

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
    return next(odds(chosen_variants(scenario)), None)


class Numbers(NamedTuple):
    """For how many players a variant is; None where it sets no limit."""

    least: int | None
    most: int | None


def chosen_variants(scenario: Scenario) -> Mapping[str, Things[Any]]:
    """The variants that a scenario switches on, those that its preset does not offer left out."""
    offered = resolve_rules(scenario).variants
    named = {name: offered.get(name) for name in scenario.variants}
    return {name: one for name, one in named.items() if isinstance(one, Things)}


def numbers_of(variant: Things[Any]) -> Numbers:
    """For how many players a variant says that it is."""
    limits = variant.get("players")
    ends = [limits.get(end) if isinstance(limits, Things) else None for end in ("min", "max")]
    return Numbers(*(end if isinstance(end, int) else None for end in ends))


def odds(chosen: Mapping[str, Things[Any]]) -> Iterator[tuple[str, str]]:
    """The pairs of variants that do not go together."""
    for one, other in combinations(chosen, 2):
        if is_at_odds(chosen, one, other):
            yield one, other


def is_at_odds(offered: Mapping[str, Things[Any]], one: str, other: str) -> bool:
    """Whether one of two excludes the other, or both are of a group of which exactly one is on."""
    first, second = offered[one], offered[other]
    if other in _excluded_by(first) or one in _excluded_by(second):
        return True
    return bool(first.get("one_of")) and first.get("one_of") == second.get("one_of")


def _excluded_by(variant: Things[Any]) -> tuple[Any, ...]:
    excluded = variant.get("excludes")
    return excluded if isinstance(excluded, tuple) else ()

"""The rules a scenario is played by: a preset, changed by variants and by the scenario itself."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from model.collection import Things, freeze, thaw
from model.forms.form import DoesNotFit, Misfit, Order, Route, shown
from model.forms.hints import record_of
from model.forms.records import Record
from model.layering.chain import merged, preset_chain
from model.scenario.preset_things import preset_named
from model.scenario.scenario import Scenario
from model.systems import described

Rules = TypeVar("Rules")


@dataclass(frozen=True, slots=True)
class ResolvedRules:
    """The typed rules, what the preset offers as variants, and what could not be understood."""

    preset: str
    values: Any
    variants: Things[Any]
    troubles: tuple[Misfit, ...]


class NoRules(ValueError):
    """A scenario has no rules to play by; the text says why."""


def rules_of(scenario: Scenario, kind: type[Rules]) -> Rules:
    """The rules of a scenario as the typed tree of its system."""
    resolved = resolve_rules(scenario)
    if not isinstance(resolved.values, kind):
        raise NoRules(resolved.troubles[0].why if resolved.troubles else "there are no rules")
    return resolved.values


def resolve_rules(scenario: Scenario) -> ResolvedRules:
    """The rules of a scenario; an order that does not fit is a trouble, and the preset stands."""
    return _resolve(scenario.system, scenario.rules, scenario.variants, scenario.presets)


@lru_cache(maxsize=64)
def _resolve(
    system: str, changes: Things[Any], variants: tuple[str, ...], presets: Things[Any]
) -> ResolvedRules:
    model = described(system)
    named, name = changes.get("preset"), preset_named(system, changes)
    if model.rules is None:
        return _nothing(name, f'the rules of system "{system}" cannot be read')
    try:
        chain = preset_chain(name, presets)
        form = record_of(model.rules())
        values, offered = _from_presets(form, chain)
    except DoesNotFit as trouble:
        return _nothing(name, trouble.why)
    troubles: list[Misfit] = []
    if named is not name and "preset" in changes:
        why = f"{shown(thaw(named))} stands where the name of a preset is needed"
        troubles.append(Misfit(("rules", "preset"), named, why))
    for variant in variants:
        values = _varied(form, values, variant, offered.get(variant), troubles)
    values = _ordered(form, values, changes.drop("preset"), troubles)
    return ResolvedRules(name, values, offered, tuple(troubles))


def _varied(form: Record, values: Any, name: str, variant: Any, troubles: list[Misfit]) -> Any:
    """The rules with a variant switched on; whatever is wrong with it is told by its name."""
    if not isinstance(variant, Things):
        troubles.append(Misfit(("variants", name), name, "the preset has no such variant"))
        return values
    inside: list[Misfit] = []
    values = _ordered(form, values, variant.get("changes"), inside)
    for trouble in inside:
        why = f"{' / '.join(trouble.route)}: {trouble.why}"
        troubles.append(Misfit(("variants", name), trouble.plain, why))
    return values


def _nothing(name: str, why: str) -> ResolvedRules:
    return ResolvedRules(name, None, Things(), (Misfit(("rules", "preset"), name, why),))


def _from_presets(form: Record, chain: Sequence[Things[Any]]) -> tuple[Any, Things[Any]]:
    rules: Any = Things()
    offered: Any = Things()
    for preset in chain:
        rules = merged(rules, _mapping(preset, "rules"))
        offered = merged(offered, _mapping(preset, "variants"))
    return form.read(thaw(rules), ("rules",), _Strict()), offered


def _mapping(preset: Things[Any], key: str) -> Things[Any]:
    inner = preset.get(key)
    if inner is not None and not isinstance(inner, Things):
        raise DoesNotFit(f"{key} of the preset: {shown(thaw(inner))} stands for a group of keys")
    return inner or Things()


class _Strict:
    """A preset must fit as a whole: it is not one designer's slip but the ground of many maps."""

    def misfit(self, route: Route, plain: Any, why: str) -> None:
        raise DoesNotFit(f"{' / '.join(route)}: {why}")


def _ordered(form: Record, values: Any, changes: Any, troubles: list[Misfit]) -> Any:
    """The rules after changes, one at a time, so that one slip does not spoil the others."""
    for order in _orders(form, values, changes, ()):
        try:
            values = form.alter(values, [order])
        except DoesNotFit as trouble:
            troubles.append(Misfit(("rules", *order[0]), freeze(order[1]), trouble.why))
    return values


def _orders(form: Record, values: Any, changes: Any, route: Route) -> Iterator[Order]:
    if not isinstance(changes, Things):
        if route:
            yield route, changes
        return
    for key, change in changes.items():
        inner = (*route, key)
        if isinstance(change, Things) and isinstance(_said(form, values, inner), dict):
            yield from _orders(form, values, change, inner)
        else:
            yield inner, thaw(change)


def _said(form: Record, values: Any, route: Route) -> Any:
    try:
        return form.look(values, route)
    except DoesNotFit:
        return None

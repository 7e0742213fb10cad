"""The rules a scenario is played by: a preset, changed by variants and by the scenario itself."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from model.collection import Things, freeze, thaw
from model.forms.form import DoesNotFit, Form, Misfit, Order, Route, shown
from model.forms.frozen import dataclass
from model.forms.hints import record_of
from model.forms.records import REMOVED, Listed, Record
from model.layering.chain import preset_chain
from model.layering.trees import Tree, by_key, form_below, is_replaced, joined, merged
from model.scenario.preset_things import preset_named
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import rules_record
from model.scenario.things import OwnVariant

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
    changes = scenario.rules, scenario.variants, scenario.own_variants
    return _resolve(scenario.system, *changes, scenario.presets)


@lru_cache(maxsize=64)
def _resolve(
    system: str,
    changes: Things[Any],
    variants: tuple[str, ...],
    own: Things[OwnVariant],
    presets: Things[Any],
) -> ResolvedRules:
    name, form, named = preset_named(system, changes), rules_record(system), changes.get("preset")
    if form is None:
        return _nothing(name, own, f'the rules of system "{system}" cannot be read')
    try:
        values, offered = _of_preset(form, system, name, presets)
    except DoesNotFit as trouble:
        return _nothing(name, own, trouble.why)
    troubles: list[Misfit] = []
    if named is not name and "preset" in changes:
        why = f"{shown(thaw(named))} stands where the name of a preset is needed"
        troubles.append(Misfit(("rules", "preset"), named, why))
    on = switched_on(variants, own)
    for variant in on:
        if variant not in own:
            values = _varied(form, values, variant, offered.get(variant), troubles)
    values = _ordered(form, values, changes.drop("preset"), troubles)
    for variant in on:
        if variant in own:
            rules, inside = own[variant].changes.get("rules"), list[Misfit]()
            values = _ordered(form, values, rules, inside)
            way = ("own_variants", variant, "changes")
            troubles += [one._replace(route=(*way, *one.route)) for one in inside]
    return ResolvedRules(name, values, _offered(offered, own), tuple(troubles))


def switched_on(variants: tuple[str, ...], own: Things[OwnVariant]) -> tuple[str, ...]:
    """The variants that are on: those that are named, and the first of a group of which none is."""
    chosen = {own[name].one_of for name in variants if name in own}
    first = {one.one_of: name for name, one in reversed(list(own.items())) if one.one_of}
    return (*variants, *(name for group, name in sorted(first.items()) if group not in chosen))


def _offered(offered: Things[Any], own: Things[OwnVariant]) -> Things[Any]:
    """What a preset offers, and what the scenario offers itself, as plain data."""
    form = record_of(OwnVariant)
    return Things({**offered, **{name: freeze(form.write(one)) for name, one in own.items()}})


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


def _nothing(name: str, own: Things[OwnVariant], why: str) -> ResolvedRules:
    trouble = Misfit(("rules", "preset"), name, why)
    return ResolvedRules(name, None, _offered(Things(), own), (trouble,))


@lru_cache(maxsize=16)
def _of_preset(
    form: Record, system: str, name: str, presets: Things[Any]
) -> tuple[Any, Things[Any]]:
    """The rules of a preset and the variants that it offers; many scenarios change a little."""
    return _from_presets(form, preset_chain(system, name, presets))


def _from_presets(form: Record, chain: Sequence[Things[Any]]) -> tuple[Any, Things[Any]]:
    rules: Tree = {}
    offered: Tree = {}
    for preset in chain:
        rules = merged(rules, _mapping(preset, "rules"), form)
        # What a variant takes out of the rules is one of its changes; null withdraws a whole one.
        offered = joined(offered, _mapping(preset, "variants"), None)
    offered = {name: variant for name, variant in offered.items() if variant is not None}
    return form.read(rules, ("rules",), _Strict()), freeze(offered)


def _mapping(preset: Things[Any], key: str) -> Tree:
    inner = preset.get(key)
    if inner is not None and not isinstance(inner, Things):
        raise DoesNotFit(f"{key} of the preset: {shown(thaw(inner))} stands for a group of keys")
    return thaw(inner) if inner else {}


class _Strict:
    """A preset must fit as a whole: it is not one designer's slip but the ground of many maps."""

    def misfit(self, route: Route, plain: Any, why: str) -> None:
        raise DoesNotFit(f"{' / '.join(route)}: {why}")


def _ordered(form: Record, values: Any, changes: Any, troubles: list[Misfit]) -> Any:
    """The rules after changes, one at a time, so that one slip does not spoil the others."""
    for order in _Orders(form, values).of(changes, form, {}, ()):
        try:
            values = form.alter(values, [order])
        except DoesNotFit as trouble:
            troubles.append(Misfit(("rules", *order[0]), freeze(order[1]), trouble.why))
    return values


class _Orders:
    """Finds what must be said where, so that changes are made: key by key, and thing by thing."""

    def __init__(self, form: Record, values: Any) -> None:
        self._form = form
        self._values = values

    def of(self, changes: Any, form: Form | None, said: Tree, route: Route) -> Iterator[Order]:
        """The orders for changes below a route, where `said` is what the rules say there."""
        for key, change in changes.items() if isinstance(changes, Things) else ():
            inner, within = (*route, key), form_below(form, key, said)
            here = self._said(inner)
            is_whole = is_replaced(within, thaw(change))
            if isinstance(change, Things) and isinstance(here, dict) and not is_whole:
                yield from self.of(change, within, here, inner)
            elif isinstance(within, Listed) and isinstance(change, tuple):
                yield from self._of_things(thaw(change), within, inner)
            else:
                yield inner, thaw(change)

    def _of_things(self, items: list[Any], form: Listed, route: Route) -> Iterator[Order]:
        things, rest = by_key(items, form)
        for key, thing in things.items():
            inner = (*route, key)
            here = self._said(inner)
            if here is None:
                is_there_none = thing.get(REMOVED) is True
                yield (route, [thing]) if is_there_none else (inner, thing)
            elif thing.get(REMOVED) is True:
                yield inner, None
            else:
                yield from self.of(freeze(thing), form.item, here, inner)
        if rest:
            yield route, items  # which cannot be read, and says why

    def _said(self, route: Route) -> Any:
        try:
            return self._form.look(self._values, route)
        except DoesNotFit:
            return None

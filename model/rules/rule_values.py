"""Values of the rules as plain data: what is so, what is usual, what a map says itself."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from model.collection import Things, freeze, thaw
from model.forms.form import DoesNotFit, Route
from model.forms.hints import record_of
from model.rules.resolving import resolve_rules
from model.scenario.change import Change, difference
from model.scenario.scenario import Scenario
from model.systems import described


def plain_rules(scenario: Scenario) -> dict[str, Any] | None:
    """All rules of a map as files write them; None where they cannot be read."""
    values, rules = resolve_rules(scenario).values, described(scenario.system).rules
    if values is None or rules is None:
        return None
    return record_of(rules()).write(values)


def usual_rules(scenario: Scenario) -> dict[str, Any]:
    """The same without what the map says itself."""
    return plain_rules(replace(scenario, rules=only_preset(scenario))) or {}


def only_preset(scenario: Scenario) -> Things[Any]:
    preset = scenario.rules.get("preset")
    rules: Things[Any] = freeze({} if preset is None else {"preset": thaw(preset)})
    return rules


def value_at(tree: Any, route: Route) -> Any:
    for name in route:
        tree = tree.get(name) if isinstance(tree, Mapping) else None
    return tree


def rules_said(scenario: Scenario, values: Mapping[Route, Any], label: str = "") -> Change:
    """The change by which a map says some rules itself; as usual, it says nothing of them."""
    rules, usual = thaw(scenario.rules), usual_rules(scenario)
    for route, plain in values.items():
        if value_at(usual, route) == plain:
            rules = _without(rules, route)
        else:
            rules = _put(rules, route, plain)
    return difference(scenario, replace(scenario, rules=freeze(rules)), label)


def rule_as_usual(scenario: Scenario, route: Route, label: str = "") -> Change:
    """The change by which this map says nothing of its own about a rule."""
    rules = _without(thaw(scenario.rules), route)
    return difference(scenario, replace(scenario, rules=freeze(rules)), label)


def look_at_rules(before: Scenario, after: Scenario) -> None:
    """DoesNotFit where the rules have a trouble that they did not have before."""
    old = {trouble.why for trouble in resolve_rules(before).troubles}
    for trouble in resolve_rules(after).troubles:
        if trouble.why not in old:
            raise DoesNotFit(trouble.why[:1].upper() + trouble.why[1:])


def _put(tree: dict[str, Any], route: Route, plain: Any) -> dict[str, Any]:
    name, *rest = route
    if not rest:
        return {**tree, name: plain}
    inner = tree.get(name)
    return {**tree, name: _put(inner if isinstance(inner, dict) else {}, tuple(rest), plain)}


def _without(tree: dict[str, Any], route: Route) -> dict[str, Any]:
    """The tree without what stands at a route, and without what is empty after that."""
    name, *rest = route
    inner = tree.get(name)
    kept = {key: value for key, value in tree.items() if key != name}
    if not rest or not isinstance(inner, dict):
        return kept
    left = _without(inner, tuple(rest))
    return {key: left if key == name else value for key, value in tree.items()} if left else kept

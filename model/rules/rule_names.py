"""Things that rules name, such as the cards of a starting deck: told, and named otherwise."""

from typing import Any

from model.collection import thaw
from model.forms.form import Route
from model.rules.rule_rows import Named, named_things
from model.rules.rule_values import plain_rules, rules_said, value_at
from model.scenario.change import apply
from model.scenario.scenario import Scenario


def rules_naming(scenario: Scenario, room: str, key: str) -> list[Route]:
    """The rules that name a thing although the map itself does not say them."""
    said = thaw(scenario.rules)
    found = [one for one in _named(scenario, room) if one.name == key]
    return [one.route for one in found if not _is_said(said, one)]


def with_other_in_rules(scenario: Scenario, room: str, old: str, new: str) -> Scenario:
    """The scenario whose rules name another thing wherever they named one, the preset's too."""
    rules = plain_rules(scenario) or {}
    values: dict[Route, Any] = {}
    for one in _named(scenario, room):
        if one.name == old:
            values |= _with_other(rules, one, new)
    return apply(scenario, rules_said(scenario, values, "")) if values else scenario


def _named(scenario: Scenario, room: str) -> list[Named]:
    return named_things(scenario.system, plain_rules(scenario) or {}, room)


def _is_said(said: Any, one: Named) -> bool:
    found = value_at(said, one.route)
    return found is not None and (not one.is_key or one.name in found)


def _with_other(rules: Any, one: Named, new: str) -> dict[Route, Any]:
    there = value_at(rules, one.route)
    if one.is_key:
        kept = there.get(new)
        value = there[one.name] if kept is None else kept
        return {(*one.route, new): value, (*one.route, one.name): None}
    if isinstance(there, list):
        others = [new if name == one.name else name for name in there]
        return {one.route: list(dict.fromkeys(others))}
    return {one.route: new}

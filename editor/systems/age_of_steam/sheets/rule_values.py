"""Rules of a map that sheets show and alter: what holds now, and the change of one of them."""

from dataclasses import replace
from typing import Any, Final

from editor.panels.properties.rules import rule_said
from model.forms.form import Route
from model.forms.hints import record_of
from model.rules.resolving import resolve_rules
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules

READS: Final = ("rules", "variants", "own_variants", "presets")
"""What the rules of a scenario hang on."""


def rules_now(scenario: Scenario) -> AgeOfSteamRules | None:
    """The rules as far as they can be read."""
    found = resolve_rules(scenario).values
    return found if isinstance(found, AgeOfSteamRules) else None


def plain_at(scenario: Scenario, *route: str) -> Any:
    """What a file would say of a rule that holds now; None where it says nothing."""
    rules = rules_now(scenario)
    found: Any = None if rules is None else record_of(AgeOfSteamRules).write(rules)
    for name in route:
        found = found.get(name) if isinstance(found, dict) else None
    return found


def with_rule(scenario: Scenario, route: Route, plain: Any, label: str) -> Change:
    """The change by which a rule is so; DoesNotFit where it cannot be."""
    return replace(rule_said(scenario, route, plain), label=label)

"""Rules resolved from a few changes, as tests ask for them."""

from typing import Any

from model.collection import freeze
from model.rules.resolving import ResolvedRules, resolve_rules
from model.scenario.scenario import Scenario
from tests.generate.own_classes import rules_class


def resolved(rules: Any = None, *variants: str, **presets: Any) -> ResolvedRules:
    named = {f"./{name}.preset.yaml": preset for name, preset in presets.items()}
    return resolve_rules(
        Scenario(
            system="crayon",
            rules=freeze(rules or {}),
            variants=variants,
            presets=freeze(named),
        )
    )


def sound(rules: Any = None, *variants: str, **presets: Any) -> Any:
    found = resolved(rules, *variants, **presets)
    assert found.troubles == ()
    assert isinstance(found.values, rules_class("crayon"))
    return found.values


def slipped(rules: Any = None, *variants: str, **presets: Any) -> tuple[Any, list[str]]:
    """The rules in spite of slips, and the ways of the slips."""
    found = resolved(rules, *variants, **presets)
    assert isinstance(found.values, rules_class("crayon"))
    return found.values, ["/".join(trouble.route) for trouble in found.troubles]

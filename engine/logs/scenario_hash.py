"""What a scenario means to a game, as a hash: spelling, comments and decoration do not matter."""

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any

from engine.protocol import NotPlayable
from model.forms.hints import record_of
from model.rules.resolving import resolve_rules
from model.rules.variants import as_played, at_odds
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.systems import described
from model.unreadable import quoted
from model.yaml.canonical import canonical_text

FOR_SHOW = ("title", "credits", "license", "notes", "labels", "scenery", "shapes", "art")
WORKED_IN = ("extends", "rules", "variants", "own_variants")
"""What is settled before a game begins: only what came of it matters."""
NOT_PLAYED = ("payouts",)
"""Rules by which cards are proposed and judged, and no game is played."""
NAMED = ("format", "id", "system")
"""What a log says in words."""
BESIDE_THE_GAME = (*FOR_SHOW, "picture", "allow", "remarks", *WORKED_IN)


def with_variants(scenario: Scenario, variants: tuple[str, ...]) -> Scenario:
    """A scenario as it is played with these variants switched on, beside those it has."""
    if not variants:
        return as_played(scenario)
    resolved = resolve_rules(scenario)
    for variant in variants:
        if variant not in resolved.variants:
            known = ", ".join(resolved.variants) or "none"
            raise NotPlayable(f"the preset has no variant {quoted(variant)}; it has {known}")
    played = replace(scenario, variants=tuple(sorted({*scenario.variants, *variants})))
    if (odd := at_odds(played)) is not None:
        raise NotPlayable(f"the variants {odd[0]} and {odd[1]} do not go together")
    return as_played(played)


def parts_of(scenario: Scenario) -> dict[str, Any]:
    """Everything that matters to a game on a scenario, as plain data by the keys of its file."""
    written = write_scenario(scenario)
    parts = {key: value for key, value in written.items() if key not in BESIDE_THE_GAME}
    return {**parts, "rules": _rules(scenario)}


def _rules(scenario: Scenario) -> Any:
    """The rules as they are settled, whichever way the file comes to them."""
    rules, values = described(scenario.system).rules, resolve_rules(scenario).values
    if rules is None or values is None:
        return {}
    written: dict[str, Any] = record_of(rules()).write(values)
    return {key: value for key, value in written.items() if key not in NOT_PLAYED}


def scenario_hash(scenario: Scenario) -> str:
    """The hash of everything that matters to a game."""
    return _hash(parts_of(scenario))


def part_digests(scenario: Scenario) -> dict[str, str]:
    """The beginning of the hash of each part, so that a difference can be named."""
    parts = {key: part for key, part in parts_of(scenario).items() if key not in NAMED}
    return {key: _hash({key: part})[:8] for key, part in parts.items()}


def _hash(plain: Mapping[str, Any]) -> str:
    return sha256(canonical_text(plain).encode()).hexdigest()

"""Variants that a game cannot be played with: too many or too few players, or each other."""

from collections.abc import Iterator, Mapping
from itertools import chain, combinations
from typing import Any

from model.collection import Things
from model.rules import resolve_rules
from model.scenario import Scenario

ENDS = ("min", "max")


def why_not_variants(scenario: Scenario, players: int) -> str | None:
    """The first thing wrong with the variants of a scenario, as a sentence (CRY-GEN-02)."""
    offered = resolve_rules(scenario).variants
    named = {name: offered.get(name) for name in scenario.variants}
    chosen = {name: one for name, one in named.items() if isinstance(one, Things)}
    return next(chain(_wrong_numbers(chosen, players), _at_odds(chosen)), None)


def _wrong_numbers(chosen: Mapping[str, Things[Any]], players: int) -> Iterator[str]:
    for name, variant in chosen.items():
        limits = variant.get("players")
        least, most = (limits.get(end) if isinstance(limits, Things) else None for end in ENDS)
        if isinstance(least, int) and players < least:
            yield f"the variant {name} is for {least} players or more, not for {players}"
        if isinstance(most, int) and players > most:
            yield f"the variant {name} is for {most} players at most, not for {players}"


def _at_odds(chosen: Mapping[str, Things[Any]]) -> Iterator[str]:
    for one, other in combinations(chosen, 2):
        excluded = chosen[one].get("excludes")
        if isinstance(excluded, tuple) and other in excluded:
            yield f"the variants {one} and {other} exclude each other"

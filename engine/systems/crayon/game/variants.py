"""Variants that a game cannot be played with: too many or too few players, or each other."""

from collections.abc import Iterator, Mapping
from itertools import chain, combinations
from typing import Any, NamedTuple

from model.collection import Things
from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario


class Numbers(NamedTuple):
    """For how many players a variant is; None where it sets no limit."""

    least: int | None
    most: int | None


def chosen_variants(scenario: Scenario) -> Mapping[str, Things[Any]]:
    """The variants that a scenario switches on, those that its preset does not offer left out."""
    offered = resolve_rules(scenario).variants
    named = {name: offered.get(name) for name in scenario.variants}
    return {name: one for name, one in named.items() if isinstance(one, Things)}


def why_not_variants(scenario: Scenario, players: int) -> str | None:
    """The first thing wrong with the variants of a scenario, as a sentence (CRY-GEN-02)."""
    chosen = chosen_variants(scenario)
    at_odds = (f"the variants {one} and {other} exclude each other" for one, other in odds(chosen))
    return next(chain(_wrong_numbers(chosen, players), at_odds), None)


def _wrong_numbers(chosen: Mapping[str, Things[Any]], players: int) -> Iterator[str]:
    for name, variant in chosen.items():
        least, most = numbers_of(variant)
        if least is not None and players < least:
            yield f"the variant {name} is for {least} players or more, not for {players}"
        if most is not None and players > most:
            yield f"the variant {name} is for {most} players at most, not for {players}"


def numbers_of(variant: Things[Any]) -> Numbers:
    """For how many players a variant says that it is."""
    limits = variant.get("players")
    ends = [limits.get(end) if isinstance(limits, Things) else None for end in ("min", "max")]
    return Numbers(*(end if isinstance(end, int) else None for end in ends))


def odds(chosen: Mapping[str, Things[Any]]) -> Iterator[tuple[str, str]]:
    """The pairs of variants of which one says that it excludes the other."""
    for one, other in combinations(chosen, 2):
        if other in _excluded_by(chosen[one]) or one in _excluded_by(chosen[other]):
            yield one, other


def _excluded_by(variant: Things[Any]) -> tuple[Any, ...]:
    excluded = variant.get("excludes")
    return excluded if isinstance(excluded, tuple) else ()

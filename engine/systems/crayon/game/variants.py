"""Variants that a game cannot be played with: too many or too few players, or each other."""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from model.collection import Things
from model.rules.variants import chosen_variants, numbers_of, odds
from model.scenario.scenario import Scenario
from model.wording.speech import tr


def why_not_variants(scenario: Scenario, players: int) -> str | None:
    """The first thing wrong with the variants of a scenario, as a sentence (CRY-GEN-02)."""
    chosen = chosen_variants(scenario)
    at_odds = (
        tr("the variants {one} and {other} exclude each other", one=one, other=other)
        for one, other in odds(chosen)
    )
    return next(chain(_wrong_numbers(chosen, players), at_odds), None)


def _wrong_numbers(chosen: Mapping[str, Things[Any]], players: int) -> Iterator[str]:
    for name, variant in chosen.items():
        least, most = numbers_of(variant)
        if least is not None and players < least:
            yield tr(
                "the variant {name} is for {least} players or more, not for {players}",
                name=name,
                least=least,
                players=players,
            )
        if most is not None and players > most:
            yield tr(
                "the variant {name} is for {most} players at most, not for {players}",
                name=name,
                most=most,
                players=players,
            )

"""Every two variants that can be played together, with a scenario and players for them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Any

import scenarios
from model.collection import Things
from model.files.scenario_files import load
from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario

PRESETS = ("china-rails", "empire-builder")
TUTORIAL = Path(scenarios.__file__).parent / "tutorial.milepost.yaml"
SEATS = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


@dataclass(frozen=True, slots=True)
class Pair:
    """Two variants of a preset that go together, and the fewest and most players for both."""

    preset: str
    one: str
    other: str
    least: int
    most: int

    def __str__(self) -> str:
        return f"{self.preset}: {self.one}, {self.other}"


def tutorial_by(preset: str) -> Scenario:
    """The bundled tutorial by the bare rules of a preset, for up to six, with a home for a Circus.

    What a scenario says itself stands above its variants, and would undo some of them.
    """
    scenario = load(TUTORIAL)
    rules = Things({"preset": preset, "circus": Things({"home": "dunmarrow"})})
    return replace(scenario, players=replace(scenario.players, max=6), rules=rules)


def offered_by(preset: str) -> dict[str, Any]:
    """The variants that a preset offers; one that it takes away again is not among them."""
    variants = resolve_rules(tutorial_by(preset)).variants
    return {name: variant for name, variant in variants.items() if variant is not None}


def players_of(*variants: Any) -> tuple[int, int]:
    limits = [variant.get("players") or {} for variant in variants]
    least = max(2, *(one.get("min") or 2 for one in limits))
    return least, min(6, *(one.get("max") or 6 for one in limits))


def pairs_of(preset: str) -> Iterator[Pair]:
    """Every two variants that neither exclude each other nor need different numbers of players."""
    offered = offered_by(preset)
    for one, other in combinations(sorted(offered), 2):
        least, most = players_of(offered[one], offered[other])
        if other not in (offered[one].get("excludes") or ()) and least <= most:
            yield Pair(preset, one, other, least, most)


def with_variants(scenario: Scenario, *names: str) -> Scenario:
    return replace(scenario, variants=tuple(sorted(names)))

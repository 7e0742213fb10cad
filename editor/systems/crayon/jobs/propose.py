"""Proposes goods, cards or payouts for a scenario: the change that a designer may take."""

import json
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from editor.workshop.bench import Bench, CannotDo
from model.collection import freeze
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario, write_scenario
from model.systems.crayon.economy import proposing


def _deck_anew(scenario: Scenario) -> Change:
    """Other cards than those that are there; the same ones for the same map."""
    there = write_scenario(scenario).get("demands")
    seed = zlib.crc32(json.dumps(there, sort_keys=True).encode()) if there else 1
    return proposing.deck_proposed(scenario, seed=seed, anew=True)


WHAT: Final[Mapping[str, Callable[[Scenario], Change]]] = {
    "goods": proposing.goods_proposed,
    "deck": proposing.deck_proposed,
    "deck-anew": _deck_anew,
    "payouts": proposing.payouts_balanced,
    "events": proposing.events_proposed,
}


def run(said: dict[str, Any], bench: Bench) -> Iterator[dict[str, Any]]:
    bench.at_stage("propose")
    try:
        yield _proposed(scenario_in(said), said["what"])
    except proposing.CannotPropose as trouble:
        raise CannotDo(str(trouble)) from None


def _proposed(scenario: Scenario, what: str) -> dict[str, Any]:
    if what == "fair":
        found = proposing.payouts_proposed(scenario)
        return {"fair": [[*place, *fair] for place, fair in found.items()]}
    return {"change": WHAT[what](scenario).to_plain()}


def scenario_in(said: dict[str, Any]) -> Scenario:
    """The scenario that a wish is about."""
    presets = freeze(said["presets"])
    return replace(read_scenario(said["scenario"]), presets=presets)

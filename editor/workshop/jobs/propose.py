"""Proposes goods, cards or payouts for a scenario: the change that a designer may take."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from editor.workshop.bench import Bench
from model import proposing
from model.change import Change
from model.collection import freeze
from model.scenario import Scenario
from model.scenario_form import read_scenario

WHAT: Final[Mapping[str, Callable[[Scenario], Change]]] = {
    "goods": proposing.goods_proposed,
    "deck": proposing.deck_proposed,
    "deck-anew": lambda scenario: proposing.deck_proposed(scenario, anew=True),
    "payouts": proposing.payouts_balanced,
    "events": proposing.events_proposed,
}


def run(said: dict[str, Any], bench: Bench) -> Iterator[dict[str, Any]]:
    bench.at_stage("propose")
    scenario = scenario_in(said)
    if said["what"] == "fair":
        found = proposing.payouts_proposed(scenario)
        yield {"fair": [[*place, *fair] for place, fair in found.items()]}
    else:
        yield {"change": WHAT[said["what"]](scenario).to_plain()}


def scenario_in(said: dict[str, Any]) -> Scenario:
    """The scenario that a wish is about."""
    presets = freeze(said["presets"])
    return replace(read_scenario(said["scenario"]), presets=presets)

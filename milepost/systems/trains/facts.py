"""The facts of a Trains board: hexes, cities, remote places, piles, kits, and how it can end."""

from collections import Counter
from typing import Any

from milepost.showing.facts import GameFacts
from milepost.showing.left_open import left_open_facts
from milepost.systems.trains.card_facts import defaults, kits, purchases, supply
from milepost.systems.trains.fact_lines import trains_lines
from model.boards.hexes import HexBoard
from model.rules.resolving import resolve_rules
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.systems.trains.building.land import Land
from model.systems.trains.rules.trains_rules import TrainsRules


class TrainsFacts(GameFacts):
    """What there is to know of a board before it is played."""

    def facts(self, scenario: Scenario) -> dict[str, Any]:
        return _facts(scenario)

    def lines(self, facts: dict[str, Any], scenario: Scenario) -> list[str]:
        return trains_lines(facts, scenario)


FACTS = TrainsFacts()


def _facts(scenario: Scenario) -> dict[str, Any]:
    """Everything that only Trains boards have; what its gaps do not allow is left out."""
    resolved, played = resolve_rules(scenario), as_played(scenario)
    facts: dict[str, Any] = {"preset": resolved.preset}
    rules = resolved.values
    if not isinstance(rules, TrainsRules):
        return {**facts, "rules": next((one.why for one in resolved.troubles), "it has no rules")}
    facts["kits"] = kits(played, rules)
    facts["supply"] = supply(played, rules)
    facts["purchases"] = purchases(played, rules)
    facts["numbers"] = defaults(scenario)
    facts["markers"] = {"track": rules.markers.track, "stations": rules.markers.stations}
    if isinstance(played.board, HexBoard):
        facts |= _land(Land(played, rules))
    facts["left_open"] = left_open_facts(scenario)
    return facts


def _land(land: Land) -> dict[str, Any]:
    """What the board is made of: a city or remote place counts instead of its terrain."""
    ground = land.ground
    mix = Counter(_kind(land, cell) for cell in ground)
    rooms = Counter(one.room for one in ground.values() if one.room)
    numbers = sorted((one.number for one in ground.values() if one.number), reverse=True)
    on_board = [one for one in land.blocked if all(cell in ground for cell in one)]
    return {
        "hexes": dict(mix.most_common()),
        "to_build_on": len(land.open),
        "to_begin_on": sum(map(land.may_start, ground)),
        "rooms": {str(room): rooms[room] for room in sorted(rooms)},
        "room": sum(one.room for one in ground.values()),
        "remote": numbers,
        "blocked": len(on_board),
    }


def _kind(land: Land, cell: Any) -> str:
    one = land.ground[cell]
    if not one.city:
        return one.terrain
    return "city" if one.room else "remote"

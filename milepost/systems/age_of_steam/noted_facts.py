"""What is good to know of an Age of Steam map: what it leaves open, and what bans nothing."""

from typing import Any

from milepost.showing.left_open import left_open_facts
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.places.spots import Spots
from model.systems.age_of_steam.things.city import TOWN


def noted(scenario: Scenario) -> dict[str, Any]:
    """Questions that are left to us, edges blocked between cities, and whether one can play."""
    return {
        "left_open": left_open_facts(scenario),
        "blocked_between_cities": _between_cities(scenario),
        "without_order": scenario.players.min == 1,
    }


def _between_cities(scenario: Scenario) -> list[dict[str, str]]:
    """Blocked edges at which no tile could lie, since both hexes are cities."""
    stops, cities = Spots(scenario).stop_at, scenario.cities
    found = [(stops.get(edge.a, ""), stops.get(edge.b, "")) for edge in scenario.blocked]
    return [
        {"from": one, "to": other}
        for one, other in found
        if one and other and TOWN not in (cities[one].kind, cities[other].kind)
    ]

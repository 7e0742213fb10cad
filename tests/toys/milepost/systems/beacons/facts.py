"""The facts of a scenario of beacons, for `milepost info`."""

from typing import Any

from model.systems.beacons.things import BeaconsPart

from milepost.showing.facts import GameFacts
from milepost.terminal.say import count
from model.scenario.scenario import Scenario


class BeaconFacts(GameFacts):
    """Lamps, fog, and oil that lies about."""

    def facts(self, scenario: Scenario) -> dict[str, Any]:
        part = scenario.part_as(BeaconsPart)
        oil = sum(getattr(city, "oil", 0) for city in scenario.cities.values())
        cards = sum(lamp.count for lamp in part.lamps.values())
        return {"lamps": cards, "fog": len(part.fog), "oil": oil}

    def lines(self, facts: dict[str, Any], scenario: Scenario) -> list[str]:
        lamps, fog = count(facts["lamps"], "lamp"), count(facts["fog"], "cell")
        return [f"  beacons: {lamps}, {fog} of fog, {count(facts['oil'], 'barrel')} in cities"]


FACTS = BeaconFacts()

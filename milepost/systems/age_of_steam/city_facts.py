"""City by city: what it takes, what begins there, and what grows there."""

from collections.abc import Iterator
from typing import Any

from milepost.systems.age_of_steam.goods_facts import cities_of
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.places.start_cubes import start_cubes
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.rules.money_rules import Extra
from model.systems.age_of_steam.things.city import AgeOfSteamCity
from model.systems.age_of_steam.things.cubes import Cubes


def cities(scenario: Scenario, rules: AgeOfSteamRules) -> list[dict[str, Any]]:
    """The printed cities, in the order of the file."""
    begins = start_cubes(scenario)
    return [
        {
            "id": city.id,
            "takes": sorted(city.colours.among(scenario.goods)),
            "by": _by(city, rules),
            "begins": _begins(scenario, begins.get(city.id, Cubes())),
            "slots": list(city.slots),
            "extras": [*_extras(city.id, rules)],
        }
        for city in cities_of(scenario)
    ]


def other_places(scenario: Scenario) -> list[dict[str, Any]]:
    """Towns and bare hexes on which cubes begin."""
    printed = {city.id for city in cities_of(scenario)}
    return [
        {"place": place, "begins": _begins(scenario, cubes)}
        for place, cubes in start_cubes(scenario).items()
        if place not in printed
    ]


def _by(city: AgeOfSteamCity, rules: AgeOfSteamRules) -> str:
    """What decides which colours a city takes: the print, the lot, or what lies there."""
    if (city.accepts or rules.delivery.accepts) == "lying":
        return "lying"
    return "lot" if city.colours.kind == "random" else "print"


def _begins(scenario: Scenario, cubes: Cubes) -> dict[str, Any]:
    """Cubes of fixed colours, and how many are drawn by the number of players."""
    players = scenario.players
    drawn = {}
    for number in range(players.min, players.max + 1):
        then = Situation(players=number)
        drawn[str(number)] = now(cubes.draw, then) + number * now(cubes.per_player, then)
    return {"fixed": list(cubes.fixed), "drawn": drawn}


def _extras(city: str, rules: AgeOfSteamRules) -> Iterator[dict[str, Any]]:
    """What comes to a city besides the dice: each turn, by a die, or when it is empty."""
    growth = rules.growth
    for extra in growth.extras:
        if city in (extra.to, *extra.die.values()):
            yield {"count": extra.count, "colour": extra.colour, "when": _when(extra)}
    for refill in growth.refill:
        if refill.city == city:
            yield {"count": refill.draw, "colours": list(refill.set), "when": "empty"}


def _when(extra: Extra) -> str:
    if extra.die:
        return "by a die"
    return "every turn" if extra.turns is None else "in some turns"

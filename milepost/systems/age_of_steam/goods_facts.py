"""Where colours start, grow and are wanted: the facts about cubes, display and dice."""

from typing import Any

from model.scenario.scenario import Scenario
from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.places.start_cubes import start_cubes
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.rules.money_rules import PerPlayer
from model.systems.age_of_steam.things.city import CITY, SLOTS, AgeOfSteamCity, AgeOfSteamGood
from model.systems.age_of_steam.things.part import AgeOfSteamPart


def cities_of(scenario: Scenario) -> list[AgeOfSteamCity]:
    """The printed cities."""
    found = scenario.cities.values()
    return [one for one in found if isinstance(one, AgeOfSteamCity) and one.kind == CITY]


def colours(scenario: Scenario) -> dict[str, dict[str, Any]]:
    """By colour its cubes, those that lie somewhere for certain, and who takes it."""
    part, known = scenario.part_as(AgeOfSteamPart), scenario.goods
    begins = start_cubes(scenario).items()
    return {
        good.id: {
            "cubes": good.chips,
            "bag": good.in_bag if isinstance(good, AgeOfSteamGood) else good.chips,
            "starts": [place for place, cubes in begins if good.id in cubes.fixed],
            "wanted": [
                city.id for city in cities_of(scenario) if good.id in city.colours.among(known)
            ],
            "new_cities": [
                tile.id for tile in part.new_cities.values() if good.id in tile.colours.among(known)
            ],
        }
        for good in known.values()
    }


def start(scenario: Scenario) -> dict[str, Any]:
    """How many cubes there are and begin where, for each number of players."""
    part, players = scenario.part_as(AgeOfSteamPart), scenario.players
    goods = scenario.goods.values()
    bag = sum(one.in_bag if isinstance(one, AgeOfSteamGood) else one.chips for one in goods)
    waiting = sum(tile.cubes for tile in part.new_cities.values())
    on_map: dict[str, int] = {}
    for number in range(players.min, players.max + 1):
        now_ = Situation(players=number)
        on_map[str(number)] = sum(
            len(cubes.fixed) + now(cubes.draw, now_) + number * now(cubes.per_player, now_)
            for cubes in start_cubes(scenario).values()
        )
    return {"bag": bag, "map": on_map, "new_cities": waiting}


def growth(scenario: Scenario, rules: AgeOfSteamRules) -> dict[str, Any]:
    """What the display can bring: its columns with their cities, and the dice of a turn."""
    part, players = scenario.part_as(AgeOfSteamPart), scenario.players
    display, first = part.display, Situation(players=players.min)
    printed = [now(value, first) for value in (display.printed, display.fill.printed)]
    new = [now(value, first) for value in (display.new_city, display.fill.new_city)]
    fed = {slot: [city.id for city in cities_of(scenario) if slot in city.slots] for slot in SLOTS}
    columns = {slot: cities for slot, cities in fed.items() if cities}
    return {
        "columns": columns,
        "idle": _idle(part, fed, rules, players.max),
        "squares": printed[0],
        "cubes": min(*printed) * len(columns),
        "new_city_columns": len(part.new_cities) if new[0] else 0,
        "new_city_cubes": min(*new) * len(part.new_cities),
        "dice": {
            str(number): {
                "light": _dice(rules.growth.dice.light, number),
                "dark": _dice(rules.growth.dice.dark, number),
            }
            for number in range(players.min, players.max + 1)
        },
    }


def _idle(
    part: AgeOfSteamPart, fed: dict[str, list[str]], rules: AgeOfSteamRules, players: int
) -> list[str]:
    """The numbers that are rolled, and that neither a printed city nor a New City has."""
    dice = {"light": rules.growth.dice.light, "dark": rules.growth.dice.dark}
    rolled = {side for side, number in dice.items() if _dice(number, players)}
    new = {slot for tile in part.new_cities.values() for slot in tile.slots}
    return [
        slot
        for slot, cities in fed.items()
        if not cities and slot not in new and slot.partition("-")[0] in rolled
    ]


def _dice(dice: Any, players: int) -> int:
    said = now(dice, Situation(players=players))
    if isinstance(said, PerPlayer):
        return said.per_player * players
    return players if said == "players" else int(said)

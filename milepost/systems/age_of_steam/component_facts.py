"""What a game needs on the table: tiles, cubes, discs, New Cities and tokens."""

from collections import Counter
from typing import Any

from model.scenario.scenario import Scenario
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.things.city import TOWN
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from model.systems.age_of_steam.track.shapes import SHAPES


def components(scenario: Scenario, rules: AgeOfSteamRules) -> dict[str, Any]:
    """Everything that a box for the largest number of players holds."""
    part = scenario.part_as(AgeOfSteamPart)
    tiles = {tile: rules.tiles.get(tile, 0) for tile in SHAPES}
    towns = sum(city.kind == TOWN for city in scenario.cities.values())
    classes: Counter[str] = Counter()
    for tile, number in tiles.items():
        classes[SHAPES[tile].kind] += number
    return {
        "tiles": {tile: number for tile, number in tiles.items() if number},
        "classes": {kind: number for kind, number in classes.items() if number},
        "town_discs": rules.town_discs,
        "towns": towns,
        "discs_per_player": rules.discs.per_player,
        "new_cities": len(part.new_cities),
        "cubes": {good.id: good.chips for good in scenario.goods.values()},
        "tokens": {token.id: token.supply for token in rules.tokens.values()},
    }

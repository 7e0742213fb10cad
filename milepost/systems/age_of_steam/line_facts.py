"""Distances between cities in money, tiles and links, and deliveries by the links they need."""

from collections import Counter
from typing import Any

from milepost.systems.age_of_steam.goods_facts import cities_of
from model.systems.age_of_steam.lines.cheapest import cheapest_lines
from model.systems.age_of_steam.lines.first_tiles import FirstTiles
from model.systems.age_of_steam.lines.reach import links_to, most_builds, neighbours_in_links
from model.systems.age_of_steam.track.land import Land


def lines(land: Land) -> list[dict[str, Any]]:
    """The cheapest line between every two printed cities that track can join, in that order."""
    tiles, names = FirstTiles(land), {city.id for city in cities_of(land.scenario)}
    found = []
    for start in sorted(names & land.number.keys()):
        for end, line in cheapest_lines(tiles, start).items():
            if end in names and start < end:
                cost = {"money": line.money, "tiles": line.tiles, "links": line.links}
                found.append({"from": start, "to": end, **cost})
    return sorted(found, key=lambda one: (one["money"], one["tiles"], one["from"], one["to"]))


def deliveries(land: Land) -> dict[str, Any]:
    """For each number of links how many deliveries need no more, if one-build links are built.

    A delivery here is a printed city that cubes may leave, and a colour.
    """
    scenario, limit = land.scenario, most_builds(land.rules)
    near, known = neighbours_in_links(land, limit), scenario.goods
    cities = [city for city in cities_of(scenario) if city.id in near]
    needs: Counter[int] = Counter()
    without = []
    for colour in known:
        homes = {city.id for city in cities if colour in city.colours.among(known)}
        for city in cities:
            links = links_to(near, city.id, homes) if city.start != "never" else 0
            if links:
                needs[links] += 1
            elif links is None:
                without.append({"from": city.id, "colour": colour})
    ladder = land.rules.engine.ladder
    return {
        "in_a_build": limit,
        "pairs": sum(needs.values()) + len(without),
        "by_engine": {
            str(rung): sum(number for links, number in needs.items() if links <= rung)
            for rung in ladder
        },
        "without_a_home": without,
    }

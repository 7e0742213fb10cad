"""Distances between cities in money, tiles and links, and deliveries by the links they need."""

from collections.abc import Iterator, Mapping
from typing import Any

from milepost.systems.age_of_steam.goods_facts import cities_of
from model.systems.age_of_steam.lines.cheapest import MOST_HEXES, cheapest_lines
from model.systems.age_of_steam.lines.first_tiles import FirstTiles
from model.systems.age_of_steam.lines.reach import links_to, most_builds, neighbours_in_links
from model.systems.age_of_steam.lines.turns_of_building import turns_of_building
from model.systems.age_of_steam.track.land import Land

MOST_WORK = 60_000
"""So many hexes are looked at, once from each city: five times what the largest maps need."""


def can_be_told(land: Land) -> bool:
    """Whether a board is small enough to look for all its lines."""
    hexes = len(land.cells)
    return hexes <= MOST_HEXES and hexes * len(land.stops) <= MOST_WORK


def lines(land: Land) -> list[dict[str, Any]]:
    """The cheapest line between every two printed cities that can be joined, in that order.

    It goes through towns and over special links, and through no other city.
    """
    tiles, names = FirstTiles(land), {city.id for city in cities_of(land.scenario)}
    found = []
    for start in sorted(names & land.number.keys()):
        for end, line in cheapest_lines(tiles, start).items():
            if end in names and start < end:
                turns = [*turns_of_building(land, line).values()]
                cost = {"money": line.money, "tiles": line.tiles, "links": line.links}
                turn = max((one for one in turns if one is not None), default=None)
                more = {"turns": turn, "special_links": list(line.claims)}
                found.append({"from": start, "to": end, **cost, **more})
    return sorted(found, key=lambda one: (one["money"], one["tiles"], one["from"], one["to"]))


def deliveries(land: Land) -> dict[str, Any]:
    """Over how many links each colour comes home from each city, if one-build links are built.

    A delivery here is a printed city that cubes may leave, and a colour.
    """
    limit = most_builds(land.rules)
    needs = dict(_links_needed(land, limit))
    known = {pair: links for pair, links in needs.items() if links is not None}
    rungs = [*map(str, land.rules.engine.ladder)]
    colours = list(land.scenario.goods)
    by_colour = {
        colour: {rung: _served(known, int(rung), colour) for rung in rungs} for colour in colours
    }
    return {
        "in_a_build": limit,
        "pairs": len(needs),
        "starts": len({city for city, _ in needs}),
        "by_engine": {rung: sum(one[rung] for one in by_colour.values()) for rung in rungs},
        "by_colour": by_colour,
        "links": [
            {"from": city, "colour": colour, "links": links}
            for (city, colour), links in known.items()
        ],
        "without_a_home": [
            {"from": city, "colour": colour}
            for (city, colour), links in needs.items()
            if links is None
        ],
    }


def _links_needed(land: Land, limit: int) -> Iterator[tuple[tuple[str, str], int | None]]:
    """By city and colour how many links it is to the nearest home; None where there is none."""
    near, known = neighbours_in_links(land, limit), land.scenario.goods
    cities = [city for city in cities_of(land.scenario) if city.id in near]
    for colour in known:
        homes = {city.id for city in cities if colour in city.colours.among(known)}
        for city in cities:
            if city.start != "never":
                yield (city.id, colour), links_to(near, city.id, homes)


def _served(known: Mapping[tuple[str, str], int], rung: int, colour: str) -> int:
    return sum(links <= rung and one == colour for (_, one), links in known.items())

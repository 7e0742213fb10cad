"""Distances and deliveries of an Age of Steam map in lines for people."""

from collections.abc import Iterator
from typing import Any

from milepost.systems.age_of_steam.city_lines import names
from milepost.terminal.say import clean, count, listed, table
from model.scenario.scenario import Scenario

MOST_LINES = 12
"""Lines between cities that are told; the others are for programs."""


def distance_lines(lines: list[dict[str, Any]], scenario: Scenario) -> list[str]:
    """The cheapest lines from city to city."""
    if not lines:
        return ["  lines: no two cities can be joined"]
    rows: list[tuple[object, ...]] = [("", "", "money", "tiles", "turns", "links", "")]
    for one in lines[:MOST_LINES]:
        ends = names(scenario, [one["from"], one["to"]])
        claims = listed(one["special_links"])
        turns = "never" if one["turns"] is None else one["turns"]
        rows.append((*ends, one["money"], one["tiles"], turns, one["links"], claims))
    more = len(lines) - MOST_LINES
    rest = f" (the cheapest of {len(lines)}; --json lists all)" if more > 0 else ""
    return [f"  from city to city on an empty board{rest}:", *table(rows, "    ")]


def delivery_lines(deliveries: dict[str, Any], scenario: Scenario) -> Iterator[str]:
    """From how many cities each colour comes home, by the engine that it takes."""
    tiles = count(deliveries["in_a_build"], "tile")
    rungs = list(deliveries["by_engine"])
    yield (
        f"  deliveries by engine, over links of up to {tiles} and special links "
        f"(of {count(deliveries['pairs'], 'pair')} of a city and a colour):"
    )
    rows: list[tuple[object, ...]] = [("engine", *map(int, rungs))]
    for colour, served in deliveries["by_colour"].items():
        rows.append((clean(colour), *(served[rung] for rung in rungs)))
    rows.append(("all", *deliveries["by_engine"].values()))
    yield from table(rows, "    ")
    without: dict[str, list[str]] = {}
    for one in deliveries["without_a_home"]:
        without.setdefault(one["colour"], []).append(one["from"])
    starts = deliveries["starts"]
    said = [
        f"{colour} from {'anywhere' if len(some) == starts else listed(names(scenario, some))}"
        for colour, some in without.items()
    ]
    if said:
        yield f"  no home in reach: {'; '.join(said)}"

"""The cheapest track between two cities: its price by terrain and crossing, and its way.

On a board of routes it is the way with the fewest pieces.
"""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from model.abilities.ways import WayBetween
    from model.scenario.scenario import Scenario

EXAMPLE = "milepost cost china kunming nanning"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a scenario of a game in which track is paid")
    parser.add_argument("origin", metavar="FROM", help="a city by id or name, or a cell: 12,7")
    parser.add_argument("goal", metavar="TO", help="a city by id or name, or a cell")
    parser.add_argument("--preset", metavar="P", help="ask by the prices of another preset")
    parser.add_argument("--json", action="store_true", help="machine-readable")


def run(arguments: argparse.Namespace) -> int:
    from milepost.files.open_ground import ground_in, open_scenario, place_named
    from milepost.showing.priced_line import as_data, as_lines
    from milepost.terminal.say import Refusal
    from model.abilities.ways import ways_on

    scenario = open_scenario(arguments.file, arguments.preset)
    if ways := ways_on(scenario.system):
        return _along_lines(arguments, scenario, ways)
    ground = ground_in(scenario, arguments.file)
    here = place_named(ground, arguments.origin)
    there = place_named(ground, arguments.goal)
    if set(here.cells) & set(there.cells):
        raise Refusal(f"{here.name} and {there.name} are the same place")
    line = ground.cheapest(here.cells, there.cells)
    if line is None:
        print(f"no track can join {here.name} and {there.name}")
        return 1
    if arguments.json:
        import json

        print(json.dumps(as_data(line), ensure_ascii=False))
    else:
        print("\n".join(as_lines(line, ground.unit, here.name, there.name)))
    return 0


def _along_lines(
    arguments: argparse.Namespace, scenario: "Scenario", way_between: "WayBetween"
) -> int:
    """The way with the fewest pieces on a board of routes."""
    from milepost.files.open_ground import city_named
    from milepost.showing.route_ways import way_as_data, way_as_lines
    from milepost.terminal.say import Refusal, clean
    from model.abilities.ground import NoGround

    here, there = (city_named(scenario, text) for text in (arguments.origin, arguments.goal))
    names = [clean(scenario.cities[city].name or city) for city in (here, there)]
    if here == there:
        raise Refusal(f"{names[0]} and {names[1]} are the same place")
    try:
        way = way_between(scenario, here, there)
    except NoGround as trouble:
        raise Refusal(f"{arguments.file}: {trouble}") from None
    if way is None:
        print(f"no lines lead from {names[0]} to {names[1]}")
        return 1
    if arguments.json:
        import json

        print(json.dumps(way_as_data(way), ensure_ascii=False))
    else:
        print("\n".join(way_as_lines(way, scenario, here, there)))
    return 0

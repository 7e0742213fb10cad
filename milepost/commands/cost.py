"""The cheapest track between two cities: its price by terrain and crossing, and its way."""

import argparse

EXAMPLE = "milepost cost china.milepost.yaml kunming nanning"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a crayon scenario")
    parser.add_argument("origin", metavar="FROM", help="a city by id or name, or a milepost: 12,7")
    parser.add_argument("goal", metavar="TO", help="a city by id or name, or a milepost")
    parser.add_argument("--preset", metavar="P", help="ask by the prices of another preset")
    parser.add_argument("--json", action="store_true", help="machine-readable")


def run(arguments: argparse.Namespace) -> int:
    from milepost.files.open_ground import open_ground, place_named
    from milepost.showing.priced_line import as_data, as_lines
    from milepost.terminal.say import Refusal
    from model.systems.crayon.network.track import cheapest

    ground = open_ground(arguments.file, arguments.preset)
    here = place_named(ground, arguments.origin)
    there = place_named(ground, arguments.goal)
    if set(here.numbers) & set(there.numbers):
        raise Refusal(f"{here.name} and {there.name} are the same place")
    route = cheapest(ground.network, here.numbers, there.numbers)
    if route is None:
        print(f"no track can join {here.name} and {there.name}")
        return 1
    if arguments.json:
        import json

        print(json.dumps(as_data(ground, route), ensure_ascii=False))
    else:
        print("\n".join(as_lines(ground, route, here.name, there.name)))
    return 0

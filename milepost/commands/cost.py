"""The cheapest track between two cities: its price by terrain and crossing, and its way."""

import argparse

EXAMPLE = "milepost cost china kunming nanning"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a scenario of a game in which track is paid")
    parser.add_argument("origin", metavar="FROM", help="a city by id or name, or a cell: 12,7")
    parser.add_argument("goal", metavar="TO", help="a city by id or name, or a cell")
    parser.add_argument("--preset", metavar="P", help="ask by the prices of another preset")
    parser.add_argument("--json", action="store_true", help="machine-readable")


def run(arguments: argparse.Namespace) -> int:
    from milepost.files.open_ground import open_ground, place_named
    from milepost.showing.priced_line import as_data, as_lines
    from milepost.terminal.say import Refusal

    ground = open_ground(arguments.file, arguments.preset)
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

"""A map of 18xx-maker: hexes with their terrain, cities, towns and labels."""

import argparse
from pathlib import Path

from milepost.importing import imported

NAME = "18xx"
EXAMPLE = "milepost import 18xx 1889.json -o 1889.milepost.yaml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game of 18xx-maker, GAME.json")
    imported.add_arguments(parser)
    imported.add_head_arguments(parser)
    on_hexes = imported.systems_on("hexes")
    choice = f"{imported.in_words(on_hexes)} ({on_hexes[0]})"
    parser.add_argument("--system", default="", metavar="S", help=choice)
    parser.add_argument(
        "--map", default="", metavar="M", help="which of several maps, by name or number (1)"
    )


def run(arguments: argparse.Namespace) -> int:
    from dataclasses import replace

    from milepost.terminal.say import named
    from model.imports.eighteen.making import made
    from model.imports.eighteen.reading import read_game
    from model.imports.fitting_rules import fitting_rules

    path = Path(named(arguments.game, "GAME"))
    out = imported.target(arguments, "game")
    head = imported.head_of(arguments, out)
    with imported.in_sentences():
        found = made(read_game(path, arguments.map), head, path.name)
        scenario = replace(found.scenario, rules=fitting_rules(found.scenario))
    imported.keep(scenario, out)
    return imported.say(arguments, out, imported.facts_of(scenario), found.remarks)

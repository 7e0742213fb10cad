"""A hex map drawn with Tiled: terrain from its tiles, cities, rivers and lakes from its objects."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from milepost.importing import imported

if TYPE_CHECKING:
    from model.imports.tiled.terrain import Legend
    from model.imports.tiled.untrusted_values import Plain

EXAMPLE = "milepost import tiled valley.tmj -o tiled.milepost.yaml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("map", metavar="MAP", help="a map of Tiled, MAP.tmj or MAP.tmx")
    parser.add_argument("--into", metavar="FILE", help="put its map into this scenario instead")
    imported.add_arguments(parser)
    imported.add_head_arguments(parser)
    systems = imported.in_words(imported.systems_on("mileposts", "hexes"))
    parser.add_argument("--system", default="", metavar="S", help=systems)
    parser.add_argument(
        "--legend", metavar="LEGEND", help="which tile is which terrain, LEGEND.yaml"
    )


def run(arguments: argparse.Namespace) -> int:
    from milepost.terminal.say import named
    from model.imports.tiled.reading import read_map
    from model.imports.tiled.terrain import read_legend

    path = Path(named(arguments.map, "MAP"))
    with imported.in_sentences():
        legend = read_legend(Path(arguments.legend) if arguments.legend is not None else None)
        plain = read_map(path)
        if arguments.into is None:
            return _new(arguments, plain, legend)
        return _into(arguments, plain, legend)


def _new(arguments: argparse.Namespace, plain: "Plain", legend: "Legend") -> int:
    from dataclasses import replace

    from model.imports.fitting_rules import fitting_rules
    from model.imports.tiled.making import made

    out = imported.target(arguments, "valley")
    found = made(plain, legend, imported.head_of(arguments, out))
    file = Path(arguments.map).name
    thanks = found.scenario.credits or f"Map: {file}, drawn with Tiled."
    scenario = replace(found.scenario, credits=thanks, rules=fitting_rules(found.scenario))
    imported.keep(scenario, out)
    return imported.say(arguments, out, imported.facts_of(scenario), found.remarks)


def _into(arguments: argparse.Namespace, plain: "Plain", legend: "Legend") -> int:
    from milepost.terminal.say import named
    from model.files.scenario_files import open_file
    from model.imports.tiled.making import made

    into = Path(named(arguments.into, "--into"))
    out = into if arguments.out is None else imported.target(arguments, "")
    file = open_file(into)
    found = made(plain, legend, imported.head_of(arguments, out), file.scenario)
    imported.put_in(file, found.scenario, out, f"map of {Path(arguments.map).name}")
    return imported.say(arguments, out, imported.facts_of(found.scenario), found.remarks)

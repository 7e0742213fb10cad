"""A map for Tiled: terrain to paint on, cities, waters and regions as objects to move."""

import argparse

from milepost.exporting import exported
from milepost.importing import imported

EXAMPLE = "milepost export tmj tutorial -o valley.tmj"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    exported.add_arguments(parser, ".tmj")
    parser.add_argument(
        "--theme", default="classic", metavar="T", help="the colours of its tiles (classic)"
    )


def run(arguments: argparse.Namespace) -> int:
    from drawing.exporting.other_programs import tiled_files

    scenario, _ = exported.opened(arguments)
    out = imported.file_to_write(arguments)
    with imported.in_sentences():
        files = tiled_files(scenario, out, arguments.theme)
    exported.keep(files)
    return 0

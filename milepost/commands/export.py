"""Write a map for other programs: for Tiled, as GeoJSON, or its cities as a spreadsheet."""

import argparse

EXAMPLE = "milepost export tmj tutorial -o valley.tmj"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from milepost.arguments.subcommands import add_parsers_in
    from milepost.exporting import formats

    below = parser.add_subparsers(metavar="FORMAT", required=True, help="what it is to become")
    add_parsers_in(below, formats)


def run(arguments: argparse.Namespace) -> int:
    return int(arguments.run_below(arguments))

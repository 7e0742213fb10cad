"""Write a map for other programs: for Tiled, as GeoJSON, or its cities as a spreadsheet."""

import argparse

EXAMPLE = "milepost export tmj tutorial -o valley.tmj"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from milepost.exporting.to_format import add_formats

    add_formats(parser.add_subparsers(metavar="FORMAT", required=True, help="what it is to become"))


def run(arguments: argparse.Namespace) -> int:
    return int(arguments.run_below(arguments))

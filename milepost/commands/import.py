"""Make a scenario from geography, or from another program's file."""

import argparse

EXAMPLE = "milepost import geo --box 13,39,30,47 --goods --deck -o balkans.milepost.yaml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from milepost import importing
    from milepost.subcommands import add_parsers_in

    below = parser.add_subparsers(metavar="SOURCE", required=True, help="where it comes from")
    add_parsers_in(below, importing)


def run(arguments: argparse.Namespace) -> int:
    return int(arguments.run_below(arguments))

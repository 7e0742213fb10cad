"""Make a scenario from geography, or from another program's file."""

import argparse

EXAMPLE = "milepost import geo --box 13,39,30,47 --goods --deck -o balkans.milepost.yaml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from milepost.importing.from_source import add_sources

    add_sources(parser.add_subparsers(metavar="SOURCE", required=True, help="where it comes from"))


def run(arguments: argparse.Namespace) -> int:
    return int(arguments.run_below(arguments))

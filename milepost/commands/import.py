"""Make a scenario from geography, or from another program's file."""

import argparse

EXAMPLE = "milepost import geo --box 13,39,30,47 --cells 1500 -o balkans.milepost.yaml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from importlib import import_module
    from pkgutil import iter_modules

    from milepost import importing
    from milepost.command_line import add_parser

    below = parser.add_subparsers(metavar="SOURCE", required=True, help="where it comes from")
    for name in sorted(module.name for module in iter_modules(importing.__path__)):
        module = import_module(f"{importing.__name__}.{name}")
        add_parser(below, name, module).set_defaults(run_import=module.run)


def run(arguments: argparse.Namespace) -> int:
    return int(arguments.run_import(arguments))

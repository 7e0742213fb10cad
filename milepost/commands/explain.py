"""Explain a check by its code or name, or a rule, an open question or an invariant by its ID."""

import argparse

EXAMPLE = "milepost explain CRY-BUILD-08"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "code",
        metavar="CODE",
        help="the code or name of a check, or the ID of a rule, question or invariant",
    )
    parser.add_argument("--json", action="store_true", help="machine-readable")


def run(arguments: argparse.Namespace) -> int:
    from milepost.explaining.codes import data_of, explained

    if arguments.json:
        import json

        print(json.dumps(data_of(arguments.code), ensure_ascii=False, indent=2))
    else:
        from milepost.terminal.say import screen_columns

        print("\n".join(explained(arguments.code, screen_columns() - 1)))
    return 0

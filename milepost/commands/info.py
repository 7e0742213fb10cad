"""What a scenario holds: counts, land and networks, the cheapest victory, supply and demand."""

import argparse

EXAMPLE = "milepost info tutorial.milepost.yaml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a scenario")
    parser.add_argument("--json", action="store_true", help="machine-readable")


def run(arguments: argparse.Namespace) -> int:
    from milepost.facts import facts_of, lines_of
    from model.files import load

    facts = facts_of(load(arguments.file))
    if arguments.json:
        import json

        print(json.dumps(facts, ensure_ascii=False, indent=2))
    else:
        print("\n".join(lines_of(facts)))
    return 0

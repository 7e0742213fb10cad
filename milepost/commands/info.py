"""What a scenario holds: counts, land and networks, the cheapest victory, supply and demand."""

import argparse

EXAMPLE = "milepost info tutorial.milepost.yaml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a scenario")
    parser.add_argument("--json", action="store_true", help="machine-readable")


def run(arguments: argparse.Namespace) -> int:
    from milepost.facts import facts_of, lines_of
    from milepost.troubles import troubles_of
    from model.files import open_file

    file = open_file(arguments.file)
    facts = facts_of(file.scenario)
    troubles = troubles_of(file)
    if arguments.json:
        import json

        print(json.dumps({**facts, "troubles": troubles}, ensure_ascii=False, indent=2))
    else:
        print("\n".join([*lines_of(facts), *troubles]))
    return 1 if troubles else 0

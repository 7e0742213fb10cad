"""What a scenario holds: land, networks, the cheapest victory, trade, deck, what is left open."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from model.scenario.scenario import Scenario

EXAMPLE = "milepost info tutorial"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="a scenario, or the name of one that comes along"
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="machine-readable")
    how.add_argument("--map", action="store_true", help="a picture of the map in text as well")


def run(arguments: argparse.Namespace) -> int:
    from milepost.files.troubles import troubles_of
    from milepost.showing.facts import facts_of, lines_of
    from model.bundled import file_named
    from model.files.scenario_files import open_file

    file = open_file(file_named(arguments.file))
    facts = facts_of(file.scenario)
    troubles = troubles_of(file)
    if arguments.json:
        import json

        print(json.dumps({**facts, "troubles": troubles}, ensure_ascii=False, indent=2))
    else:
        drawn = _picture(file.scenario) if arguments.map else []
        print("\n".join([*drawn, *lines_of(facts, file.scenario), *troubles]))
    return 1 if troubles else 0


def _picture(scenario: "Scenario") -> list[str]:
    """The map, as large as the terminal allows."""
    from drawing.map.sheet.overlay import Overlay
    from drawing.terminal.picture import terminal_picture
    from milepost.terminal.say import screen_room

    return [*terminal_picture(scenario, Overlay(), screen_room()), ""]

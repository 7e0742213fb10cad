"""The cities of a map as a spreadsheet, to edit them there and put them in again."""

import argparse

from milepost.exporting import exported
from milepost.importing import imported

EXAMPLE = "milepost export csv tutorial -o cities.csv"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    exported.add_arguments(parser, ".csv")
    parser.add_argument(
        "--separator",
        default="comma",
        metavar="S",
        help="between cells: comma, semicolon, tab, bar",
    )


def run(arguments: argparse.Namespace) -> int:
    from drawing.exporting.other_programs import sheet_file
    from milepost.terminal.say import Refusal
    from model.imports.sheets.reading import SEPARATORS

    scenario, folder = exported.opened(arguments)
    out = imported.file_to_write(arguments)
    sign = SEPARATORS.get(arguments.separator)
    if sign is None:
        raise Refusal(f"--separator: {arguments.separator} is none of {', '.join(SEPARATORS)}")
    exported.keep({out: sheet_file(scenario, folder, sign)})
    return 0

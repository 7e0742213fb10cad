"""The cities of a map as a spreadsheet, to edit them there and put them in again."""

import argparse

from milepost import exported, imported

EXAMPLE = "milepost export csv china.milepost.yaml -o cities.csv"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    exported.add_arguments(parser, ".csv")
    parser.add_argument(
        "--separator",
        default="comma",
        metavar="S",
        help="between cells: comma, semicolon, tab, bar",
    )


def run(arguments: argparse.Namespace) -> int:
    from milepost.say import Refusal
    from model.exports.places import places_of
    from model.exports.sheet import sheet_text
    from model.imports.sheets.reading import SEPARATORS

    scenario, folder = exported.opened(arguments)
    out = imported.file_to_write(arguments)
    sign = SEPARATORS.get(arguments.separator)
    if sign is None:
        raise Refusal(f"--separator: {arguments.separator} is none of {', '.join(SEPARATORS)}")
    text = sheet_text(scenario, places_of(scenario, folder), sign)
    # The mark tells spreadsheet programs that letters are UTF-8.
    exported.keep({out: f"\ufeff{text}".encode()})
    return 0

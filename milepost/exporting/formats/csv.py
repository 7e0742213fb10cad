"""The cities of a map as a spreadsheet, to edit them there and put them in again."""

import argparse

from milepost.exporting import exported
from milepost.importing import imported

EXAMPLE = "milepost export csv tutorial -o cities.csv"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    exported.add_arguments(parser, ".csv")
    exported.add_separator(parser)


def run(arguments: argparse.Namespace) -> int:
    from drawing.exporting.other_programs import sheet_file

    scenario, folder = exported.opened(arguments)
    out = imported.file_to_write(arguments)
    exported.keep({out: sheet_file(scenario, folder, exported.separator(arguments))})
    return 0

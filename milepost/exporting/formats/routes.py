"""A board of routes as two tables of a spreadsheet, to edit them there and put them in again."""

import argparse

from milepost.exporting import exported
from milepost.importing import imported

EXAMPLE = "milepost export routes western-usa -o west"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="a scenario, or the name of one that comes along"
    )
    parser.add_argument(
        "-o",
        dest="out",
        required=True,
        metavar="OUT",
        help="the files to write are OUT-places.csv and OUT-lines.csv",
    )
    parser.add_argument("--force", action="store_true", help="replace files that are there")
    exported.add_separator(parser)


def run(arguments: argparse.Namespace) -> int:
    from drawing.exporting.other_programs import route_files

    scenario, folder = exported.opened(arguments)
    sign = exported.separator(arguments)
    with imported.in_sentences():
        files = route_files(scenario, folder, exported.stem(arguments), sign)
    exported.keep({imported.free(path, arguments): data for path, data in files.items()})
    return 0

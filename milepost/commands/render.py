"""Draw a map at its exact size, as SVG, PNG or PDF."""

import argparse
from typing import TYPE_CHECKING

from milepost.arguments.looks import add_look
from milepost.arguments.numbers import number_from

if TYPE_CHECKING:
    from pathlib import Path

    from drawing.shapes.symbols import Picture
    from model.scenario.scenario import Scenario

EXAMPLE = "milepost render tutorial -o tutorial.svg"
MOST_MOVES = 10_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="a scenario, or the name of one that comes along"
    )
    parser.add_argument(
        "-o", dest="out", metavar="OUT", required=True, help="OUT.svg, OUT.png or OUT.pdf"
    )
    add_look(parser)
    parser.add_argument("--log", metavar="LOG", help="the game of this log on the map")
    parser.add_argument(
        "--at",
        metavar="N",
        type=number_from(0, MOST_MOVES),
        help="the game after so many moves; if left out at the end of the log",
    )
    parser.add_argument(
        "--heat",
        metavar="USE",
        help="how much is used, from the JSON of milepost playtest or from a log",
    )
    parser.add_argument("--without", metavar="LAYER,...", default="", help="layers to leave out")


def run(arguments: argparse.Namespace) -> int:
    from drawing.exporting.map_files import kind_of, write_picture
    from drawing.map.empty_map import why_empty
    from drawing.map.left_out import left_out
    from milepost.files.troubles import troubles_of
    from milepost.terminal.say import Refusal, clean, named, tell
    from model.bundled import file_named
    from model.files.scenario_files import open_file

    kind_of(named(arguments.out, "-o"))
    if arguments.at is not None and arguments.log is None:
        raise Refusal("--at counts the moves of a log: name it with --log")
    path = file_named(arguments.file)
    file = open_file(path)
    empty = why_empty(file.scenario)
    if empty:
        tell(troubles_of(file))
        raise Refusal(f"{path}: {empty}, so no picture was drawn")
    picture = _picture(arguments, file.scenario, path)
    first, *more = write_picture(picture, arguments.out, arguments.dpi)
    print(clean(first))
    tell([*more, *left_out(file.scenario, str(path.parent)), *troubles_of(file)])
    return 0


def _picture(arguments: argparse.Namespace, scenario: "Scenario", path: "Path") -> "Picture":
    """The map as it was asked for, with the game in its title."""
    from drawing.exporting.map_files import Look
    from milepost.terminal.say import named
    from validator.pictures.game_pictures import PictureWanted, picture_with_games

    without = tuple(name.strip() for name in arguments.without.split(",") if name.strip())
    wanted = PictureWanted(
        out=arguments.out,
        look=Look(arguments.theme, arguments.mm_per_cell, without, arguments.language),
        dpi=arguments.dpi,
        log=None if arguments.log is None else named(arguments.log, "--log"),
        at=arguments.at,
        heat=None if arguments.heat is None else named(arguments.heat, "--heat"),
    )
    return picture_with_games(scenario, path.parent, wanted)

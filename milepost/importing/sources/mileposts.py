"""A board that was transcribed milepost by milepost: tables with crossings, ferries and loads."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from milepost.importing import imported

if TYPE_CHECKING:
    from model.imports.mileposts.making import Transcript

EXAMPLE = "milepost import mileposts board.csv --crossings rivers.csv -o board.milepost.yaml"

LATTICE_HELP = (
    "which rows or columns stand half a milepost further: odd-rows (usual), even-rows, "
    "odd-columns, even-columns; or slanting axes: axial-rows, axial-columns"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("board", metavar="BOARD", help="its mileposts, BOARD.csv or BOARD.json")
    parser.add_argument("--cities", metavar="FILE", help="cities in a table of their own")
    parser.add_argument("--crossings", metavar="FILE", help="edges that cross water, CSV or JSON")
    parser.add_argument("--ferries", metavar="FILE", help="ferries from port to port, CSV or JSON")
    parser.add_argument("--loads", metavar="FILE", help="which city supplies what, CSV or JSON")
    parser.add_argument("--lattice", default="odd-rows", metavar="L", help=LATTICE_HELP)
    imported.add_arguments(parser)
    imported.add_head_arguments(parser)
    choice = imported.in_words(imported.systems_on("mileposts"))
    parser.add_argument("--system", default="", metavar="S", help=choice)


def run(arguments: argparse.Namespace) -> int:
    from model.imports.mileposts.making import made

    out = imported.target(arguments, "board")
    with imported.in_sentences():
        found = made(_files(arguments), imported.head_of(arguments, out))
        imported.keep(found.scenario, out)
    return imported.say(arguments, out, imported.facts_of(found.scenario), found.remarks)


def _files(arguments: argparse.Namespace) -> "Transcript":
    """The files that are named, each table by the option of its name."""
    from milepost.terminal.say import named
    from model.imports.mileposts.making import OWN_FILES, Transcript

    asked = {table: getattr(arguments, table) for table in OWN_FILES}
    besides = {one: Path(named(said, f"--{one}")) for one, said in asked.items() if said}
    return Transcript(Path(named(arguments.board, "BOARD")), besides, arguments.lattice)

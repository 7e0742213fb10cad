"""A board that was transcribed milepost by milepost: tables with crossings, ferries and loads."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from model.amounts_in_words import alternatives
from model.wording.speech import later
from validator.exchange.described.headers import header_in
from validator.exchange.described.option import Option, head, system, systems_on
from validator.exchange.described.source import Brought, Listed, Order, facts_of, nothing_missing

NAME: Final = "mileposts"
TITLE: Final = "Transcribed board of mileposts"
EXAMPLE: Final = "milepost import mileposts board.csv --crossings rivers.csv -o board.milepost.yaml"
SUCH_AS: Final = "board"
INTO: Final = ""
ENDINGS: Final = (".csv", ".tsv", ".txt", ".json")
LISTS: Final[Listed] = {}
LATTICE_HELP: Final = later(
    "which rows or columns stand half a milepost further: odd-rows (usual), even-rows, "
    "odd-columns, even-columns; or slanting axes: axial-rows, axial-columns"
)
ORDER: Final = 1
missing = nothing_missing


def options() -> Sequence[Option]:
    from model.imports.mileposts.lattices import LATTICES

    return (
        Option(
            "board",
            "File",
            "BOARD",
            "its mileposts, BOARD.csv or BOARD.json",
            kind="file",
            is_first=True,
            is_needed=True,
        ),
        Option("cities", "Cities", "FILE", "cities in a table of their own", kind="file"),
        Option(
            "crossings", "Crossings", "FILE", "edges that cross water, CSV or JSON", kind="file"
        ),
        Option("ferries", "Ferries", "FILE", "ferries from port to port, CSV or JSON", kind="file"),
        Option("loads", "Loads", "FILE", "which city supplies what, CSV or JSON", kind="file"),
        Option(
            "lattice", "Lattice", "L", LATTICE_HELP, "choice", usual=LATTICES[0], among=LATTICES
        ),
        system("mileposts", tip=alternatives(systems_on("mileposts"))),
        *head(),
    )


def recognised(path: Path, start: str) -> Mapping[str, str]:
    """A table with terrain and a place, or JSON that has mileposts."""
    from model.imports.mileposts.words import TABLES, plain_word

    if start.lstrip()[:1] in ("{", "["):
        is_one = any(f'"{word}"' in start.lower() for word in ("mileposts", "terrain", "milepost"))
        return {"board": str(path)} if is_one and '"layers"' not in start else {}
    words = {plain_word(one) for one in header_in(start)}
    for table in ("crossings", "ferries", "loads"):
        if plain_word(path.stem) in TABLES[table]:
            return {}
    return {"board": str(path)} if words & {"terrain", "ground", "milepost"} else {}


def brought(order: Order) -> Brought:
    from model.imports.mileposts.making import OWN_FILES, Transcript, made

    said = order.said
    besides = {table: path for table in OWN_FILES if (path := said.path(table)) is not None}
    files = Transcript(said.file("board"), besides, said.text("lattice"))
    found = made(files, order.head())
    return Brought(found.scenario, found.remarks, facts_of(found.scenario))

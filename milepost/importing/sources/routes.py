"""A board of routes from two tables of a spreadsheet: places, and the lines between them."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from milepost.importing import imported

if TYPE_CHECKING:
    from model.imports.routes.lines import Lines
    from model.imports.routes.placing import Placed
    from model.imports.routes.tables import Taken
    from model.imports.sheets.cities import Cities
    from model.imports.sheets.reading import Sheet
    from model.scenario.scenario import Scenario

EXAMPLE = "milepost import routes west-places.csv west-lines.csv -o plains.milepost.yaml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("places", metavar="PLACES", help="the table of places, PLACES.csv")
    parser.add_argument("lines", metavar="LINES", help="the table of lines, LINES.csv")
    parser.add_argument("--into", metavar="BOARD", help="put them into this scenario")
    imported.add_arguments(parser)
    imported.add_head_arguments(parser)
    systems = imported.systems_on("routes")
    parser.add_argument(
        "--system", default=systems[0], metavar="S", help=f"of a new board ({systems[0]})"
    )
    parser.add_argument(
        "--encoding", default="", metavar="E", help="how letters are written: utf-8, cp1252, gbk"
    )
    parser.add_argument(
        "--separator", default="", metavar="S", help="between cells: comma, semicolon, tab or bar"
    )


def run(arguments: argparse.Namespace) -> int:
    from milepost.terminal.say import named
    from model.imports.routes.lines import lines_in
    from model.imports.routes.tables import own_columns
    from model.imports.sheets.cities import cities_in
    from model.imports.sheets.reading import read_sheet

    files = Path(named(arguments.places, "PLACES")), Path(named(arguments.lines, "LINES"))
    with imported.in_sentences():
        system = _system(arguments)
        own = own_columns(system)
        sheets = [read_sheet(one, arguments.encoding, arguments.separator) for one in files]
        apart = own.COLUMNS if own is not None else ()
        cities = cities_in(sheets[0], str(files[0]), system, apart)
        lines = lines_in(sheets[1], str(files[1]))
        new = arguments.into is None
        out, taken, remarks = (_new if new else _into)(arguments, cities, lines, files)
    remarks = [*sheets[0].remarks, *sheets[1].remarks, *remarks, *taken.places.remarks]
    return imported.say(arguments, out, _facts(sheets, cities, lines, taken), remarks)


def _system(arguments: argparse.Namespace) -> str:
    """The system of the scenario that the tables go into, or of a new one."""
    from milepost.terminal.say import Refusal, named
    from model.files.scenario_files import load

    into, known = arguments.into, imported.systems_on("routes")
    system: str = arguments.system if into is None else load(Path(named(into, "--into"))).system
    if system not in known:
        raise Refusal(f"{system} is not played on a board of routes, as {', '.join(known)} is")
    return system


Files = tuple[Path, Path]
Done = tuple[Path, "Taken", list[str]]


def _into(arguments: argparse.Namespace, cities: "Cities", lines: "Lines", files: Files) -> Done:
    """The rows put into a scenario; bytes of other things stay as they are."""
    from milepost.terminal.say import named
    from model.files.scenario_files import open_file
    from model.imports.routes.tables import with_tables

    into = Path(named(arguments.into, "--into"))
    out = into if arguments.out is None else imported.target(arguments, "")
    file = open_file(into)
    taken = with_tables(file.scenario, cities.rows, lines.rows, _names(files))
    imported.put_in(file, taken.scenario, out, f"routes of {files[1].name}")
    return out, taken, []


def _new(arguments: argparse.Namespace, cities: "Cities", lines: "Lines", files: Files) -> Done:
    """A new board of the places and lines."""
    from model.imports.routes.placing import placed
    from model.imports.routes.tables import own_columns, with_tables

    out = imported.target(arguments, "plains")
    found = placed(cities.rows)
    board = _empty(arguments, found, files, out)
    rows = [one._replace(bends=found.course(one.bends)) for one in lines.rows]
    taken = with_tables(board, found.rows, rows, _names(files))
    own = own_columns(board.system)
    if own is not None:
        taken = taken._replace(scenario=own.begun(taken.scenario))
    imported.keep(taken.scenario, out)
    return out, taken, list(found.remarks)


def _empty(arguments: argparse.Namespace, found: "Placed", files: Files, out: Path) -> "Scenario":
    """A board of the right size with nothing on it."""
    from dataclasses import replace

    from milepost.terminal.say import Refusal
    from model.boards.routes import RouteBoard
    from model.rules.new_scenario import CannotBegin, new_scenario

    name = out.name.split(".")[0]
    try:
        plain = new_scenario(name, arguments.system, "", arguments.preset, arguments.title)
    except CannotBegin as trouble:
        raise Refusal(str(trouble)) from None
    told = arguments.credits or f"Places and lines: {files[0].name}, {files[1].name}."
    return replace(plain, board=RouteBoard(size=found.size), credits=told)


def _names(files: Files) -> tuple[str, str]:
    return str(files[0]), str(files[1])


def _facts(
    sheets: "list[Sheet]", cities: "Cities", lines: "Lines", taken: "Taken"
) -> imported.Facts:
    from milepost.terminal.say import count, listed
    from model.boards.routes import RouteBoard
    from model.imports.sheets.reading import SEPARATORS

    words = {sign: word for word, sign in SEPARATORS.items()}
    read = [f"{one.encoding}, cells apart by {words[one.separator]}" for one in sheets]
    places, board = taken.places, taken.scenario.board
    all_lines = board.lines if isinstance(board, RouteBoard) else {}
    segments = sum(line.segments for line in all_lines.values())
    facts = [
        ("read as", "; ".join(dict.fromkeys(read))),
        ("places", _became(places.added, places.changed, places.same)),
        ("lines", _became(taken.added, taken.changed, taken.same)),
        ("board", f"{count(len(all_lines), 'line')}, {count(segments, 'segment')}"),
    ]
    for name, others in (("places", cities.others), ("lines", lines.others)):
        if others:
            what = count(len(others), "column")
            facts.append((f"left out of {name}", f"{what}: {listed(others)}"))
    return facts


def _became(added: tuple[str, ...], changed: tuple[str, ...], same: int) -> str:
    return f"{len(added)} added, {len(changed)} changed, {same} as they were"

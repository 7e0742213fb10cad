"""A board of routes from two tables of a spreadsheet: places, and the lines between them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from model.imports.cannot import CannotImport
from validator.exchange.described.headers import casefolded
from validator.exchange.described.option import Option, head, letters, system, systems_on
from validator.exchange.described.source import Brought, Facts, Listed, Order, nothing_missing

if TYPE_CHECKING:
    from model.imports.routes.lines import Lines
    from model.imports.routes.placing import Placed
    from model.imports.routes.tables import Taken
    from model.imports.sheets.cities import Cities
    from model.imports.sheets.reading import Sheet
    from model.scenario.scenario import Scenario

NAME: Final = "routes"
TITLE: Final = "Places and lines of a spreadsheet"
EXAMPLE: Final = "milepost import routes west-places.csv west-lines.csv -o plains.milepost.yaml"
SUCH_AS: Final = "plains"
INTO: Final = "put them into this scenario"
ENDINGS: Final = (".csv", ".tsv", ".txt")
LISTS: Final[Listed] = {}
ORDER: Final = 1
missing = nothing_missing
PARTNERS: Final = {"places": "lines", "lines": "places"}


def options() -> Sequence[Option]:
    usual = systems_on("routes")[0]
    return (
        Option(
            "places",
            "Places",
            "PLACES",
            "the table of places, PLACES.csv",
            kind="file",
            is_first=True,
            is_needed=True,
        ),
        Option(
            "lines",
            "Lines",
            "LINES",
            "the table of lines, LINES.csv",
            kind="file",
            is_first=True,
            is_needed=True,
        ),
        system("routes", usual=usual, tip=f"of a new board ({usual})"),
        *head(),
        *letters(),
    )


def recognised(path: Path, start: str) -> Mapping[str, str]:
    """The table of lines, or that of places beside one; the other is looked for by its name."""
    from model.imports.routes.lines import WORDS

    if path.suffix.lower() not in ENDINGS:
        return {}
    said = casefolded(start)
    is_of_lines = all(said & {*WORDS[word]} for word in ("a", "b")) and bool(
        said & {*WORDS["segments"], *WORDS["bends"], *WORDS["arrow"]}
    )
    mine = "lines" if is_of_lines else "places"
    other = path.with_name(path.name.replace(mine, PARTNERS[mine]))
    is_there = other != path and other.is_file()
    if not is_of_lines:
        return {"places": str(path), "lines": str(other)} if is_there else {}
    return {"lines": str(path), **({"places": str(other)} if is_there else {})}


def brought(order: Order) -> Brought:
    from model.imports.routes.lines import lines_in
    from model.imports.routes.tables import own_columns
    from model.imports.sheets.cities import cities_in
    from model.imports.sheets.reading import read_sheet

    said, played = order.said, _system(order)
    files = said.file("places"), said.file("lines")
    own = own_columns(played)
    sheets = [read_sheet(one, said.text("encoding"), said.text("separator")) for one in files]
    cities = cities_in(sheets[0], str(files[0]), played, own.COLUMNS if own is not None else ())
    lines = lines_in(sheets[1], str(files[1]))
    taken, remarks = (_new if order.into is None else _into)(order, cities, lines, files)
    remarks = [*sheets[0].remarks, *sheets[1].remarks, *remarks, *taken.places.remarks]
    facts, label = _facts(sheets, cities, lines, taken), f"routes of {files[1].name}"
    return Brought(taken.scenario, remarks, facts, label=label)


def _system(order: Order) -> str:
    """The system of the scenario that the tables go into, or of a new one."""
    known = systems_on("routes")
    into = order.into
    system = order.said.text("system") or known[0] if into is None else into.scenario.system
    if system not in known:
        raise CannotImport(f"{system} is not played on a board of routes, as {', '.join(known)} is")
    return system


Files = tuple[Path, Path]
Done = tuple["Taken", Sequence[str]]


def _into(order: Order, cities: "Cities", lines: "Lines", files: Files) -> Done:
    """The rows put into a scenario."""
    from model.imports.routes.tables import with_tables

    if order.into is None:
        raise LookupError("there is no scenario to put tables into")
    return with_tables(order.into.scenario, cities.rows, lines.rows, _names(files)), ()


def _new(order: Order, cities: "Cities", lines: "Lines", files: Files) -> Done:
    """A new board of the places and lines."""
    from model.imports.routes.placing import placed
    from model.imports.routes.tables import own_columns, with_tables

    found = placed(cities.rows)
    board = _empty(order, found, files)
    rows = [one._replace(bends=found.course(one.bends)) for one in lines.rows]
    taken = with_tables(board, found.rows, rows, _names(files))
    own = own_columns(board.system)
    if own is not None:
        taken = taken._replace(scenario=own.begun(taken.scenario))
    return taken, found.remarks


def _empty(order: Order, found: "Placed", files: Files) -> "Scenario":
    """A board of the right size with nothing on it."""
    from dataclasses import replace

    from model.boards.routes import RouteBoard
    from model.rules.new_scenario import CannotBegin, new_scenario

    said, system = order.said, _system(order)
    try:
        plain = new_scenario(order.word, system, "", said.text("preset"), said.text("title"))
    except CannotBegin as trouble:
        raise CannotImport(str(trouble)) from None
    told = said.text("credits") or f"Places and lines: {files[0].name}, {files[1].name}."
    return replace(plain, board=RouteBoard(size=found.size), credits=told)


def _names(files: Files) -> tuple[str, str]:
    return str(files[0]), str(files[1])


def _facts(sheets: "list[Sheet]", cities: "Cities", lines: "Lines", taken: "Taken") -> Facts:
    from model.amounts_in_words import counted, listed
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
        ("board", f"{counted(len(all_lines), 'line')}, {counted(segments, 'segment')}"),
    ]
    for name, others in (("places", cities.others), ("lines", lines.others)):
        if others:
            what = counted(len(others), "column")
            facts.append((f"left out of {name}", f"{what}: {listed(others)}"))
    return facts


def _became(added: tuple[str, ...], changed: tuple[str, ...], same: int) -> str:
    return f"{len(added)} added, {len(changed)} changed, {same} as they were"

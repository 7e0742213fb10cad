"""From the tables of a transcribed board to a scenario on mileposts.

What only one system has it makes itself, in its part `geography.transcribing`: `crossing_prices`,
what crossing each kind of water adds; `with_ferries`, the scenario with ferries; `with_prices`,
the scenario with prices of terrain that its rules do not have.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from model.boards import grid
from model.boards.lattice import MilepostBoard
from model.boards.terrain import NO_CELL
from model.collection import Things
from model.imports.cannot import CannotImport
from model.imports.fitting_rules import fitting_rules
from model.imports.head import Head, Imported
from model.imports.mileposts.crossings import better_lattice, crossings_of, made_of
from model.imports.mileposts.ground import Land, Town, land_of
from model.imports.mileposts.hauling import FerryLine, ferries_of, supply
from model.imports.mileposts.lattices import LATTICES, size_for
from model.imports.mileposts.tables import Record, Tables, read_board, read_table
from model.imports.mileposts.words import TableName
from model.imports.naming import Ids, id_of
from model.imports.notes import Notes
from model.imports.ranks import kind_of_rank
from model.imports.sheets.cities import CityRow
from model.imports.sheets.merging import merged
from model.rules.terrain_prices import terrain_prices
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems import described, part_of, system_names

MOST_CITIES: Final = 2_000
MOST_GOODS: Final = 200
OWN_FILES: Final[tuple[TableName, ...]] = ("cities", "crossings", "ferries", "loads")


class Transcript(NamedTuple):
    """The files of a board: that of its mileposts, and tables in files of their own."""

    board: Path
    besides: Mapping[TableName, Path]
    lattice: str = LATTICES[0]


def made(files: Transcript, head: Head) -> Imported:
    """The scenario of a transcribed board."""
    begun, notes = _begun(head), Notes()
    tables = _tables(files, notes)
    land = land_of(tables["mileposts"], tables.get("cities", []), files.lattice, notes)
    loads = supply(tables.get("loads", []), land.towns, land.places, notes)
    scenario = replace(
        begun,
        board=_board(begun, land),
        credits=head.credits or f"Map: {files.board.name}, a transcribed board.",
    )
    scenario = _with_cities(scenario, land.towns, loads.chips)
    scenario = _with_crossings(scenario, tables.get("crossings", []), land, notes)
    lines = [*ferries_of(tables.get("ferries", []), land.places, land.kinds, notes)]
    scenario = _with_own(scenario, lines, land, notes)
    if land.frame.is_turned:
        notes.add(
            "the board", "its columns are shifted, not its rows, so it is turned by a quarter"
        )
    return Imported(replace(scenario, rules=fitting_rules(scenario)), notes.sentences())


def _begun(head: Head) -> Scenario:
    on_mileposts = [name for name in system_names() if described(name).board == "mileposts"]
    begun = head.begun(on_mileposts[0], "")
    if not isinstance(begun.board, MilepostBoard):
        known = " or ".join(on_mileposts)
        raise CannotImport(f"{begun.system} is not played on mileposts: say {known}")
    return begun


def _tables(files: Transcript, notes: Notes) -> Tables:
    tables = read_board(files.board, notes)
    for table, path in files.besides.items():
        tables.setdefault(table, []).extend(read_table(path, table, notes))
    if not tables.get("mileposts"):
        raise CannotImport(f"{files.board}: it has no table of mileposts")
    return tables


def _board(begun: Scenario, land: Land) -> MilepostBoard:
    size = size_for(land.kinds)
    legend = Things(described(begun.system).legend)
    empty = MilepostBoard(size, legend, (NO_CELL * size.cols,) * size.rows)
    return empty.with_painted(land.kinds)


def _with_cities(scenario: Scenario, towns: list[Town], chips: Mapping[str, int]) -> Scenario:
    if len(towns) > MOST_CITIES:
        raise CannotImport(f"it has more than {MOST_CITIES:,} cities")
    ids = Ids()
    ordered = sorted(towns, key=lambda town: (town.at.row, town.at.col))
    named = {ids.fresh(town.name, "city"): town for town in ordered}
    rows = [
        CityRow(
            line=number,
            id=identity,
            name=town.name,
            kind=kind_of_rank(scenario.system, town.rank or "small"),
            at=town.at,
            supplies=tuple(town.supplies),
        )
        for number, (identity, town) in enumerate(named.items(), start=1)
    ]
    found = merged(scenario, rows, "cities").scenario
    if len(found.goods) > MOST_GOODS:
        raise CannotImport(f"it has more than {MOST_GOODS:,} loads")
    cities = {one: _with_area(city, named[one], found) for one, city in found.cities.items()}
    counts = {id_of(good, "good"): many for good, many in chips.items()}
    goods = {
        one: replace(good, chips=counts.get(one, good.chips)) for one, good in found.goods.items()
    }
    return replace(found, cities=Things(cities), goods=Things(goods))


def _with_area(city: City, town: Town, scenario: Scenario) -> City:
    """The city with its red area, where that is not the usual ring."""
    board = scenario.board
    ring = {
        one
        for one in grid.neighbours(town.at)
        if isinstance(board, MilepostBoard) and board.has(one)
    }
    if not town.members or town.members == {town.at, *ring}:
        return city
    return replace(city, members=tuple(town.members))


def _with_crossings(
    scenario: Scenario, records: list[Record], land: Land, notes: Notes
) -> Scenario:
    found = [*crossings_of(records, land.places, land.kinds, notes)]
    if len(found) < len(records):
        better = better_lattice(records, land.places, land.spots, land.frame.lattice)
        if better:
            notes.add("the crossings", f"more of them join neighbours with --lattice {better}")
    part = _own_part(scenario)
    prices: Mapping[str, int | None] = {} if part is None else part.crossing_prices(scenario)
    result = made_of(found, prices, lambda cell: land.kinds.get(cell) is not None, notes)
    waters = Things({water.id: water for water in result.waters})
    return replace(scenario, waters=waters, blocked=result.blocked)


def _with_own(
    scenario: Scenario, ferries: Sequence[FerryLine], land: Land, notes: Notes
) -> Scenario:
    """The scenario with what only its system knows: ferries, and prices of terrain."""
    part = _own_part(scenario)
    if part is None:
        if ferries:
            notes.add("ferries", f"they are left out: {scenario.system} has none")
        return scenario
    known = terrain_prices(scenario) or {}
    used = {kind for kind in land.kinds.values() if kind}
    told = {kind: price for kind, price in land.prices.items() if known.get(kind) != price}
    for kind in sorted(used - known.keys() - told.keys()):
        first = min(cell for cell, one in land.kinds.items() if one == kind)
        notes.add(str(first), f"the rules have no price for the terrain {kind!r}")
    found: Scenario = part.with_ferries(part.with_prices(scenario, told), ferries)
    return found


def _own_part(scenario: Scenario) -> Any:
    return part_of("model", scenario.system, "geography.transcribing")

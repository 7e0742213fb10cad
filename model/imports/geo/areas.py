"""Regions for event cards: coasts, sea by sea, deserts, and borders between countries.

Coasts and deserts have ids and no names: what they are called on the map is for the designer.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from model.boards.rims import pieces
from model.imports.geo.cells import Cells
from model.imports.geo.naming import Ids
from model.imports.geo.recipe import RegionsAsked
from model.notation import Cell
from model.things import Region

SHORTEST: Final = 8
"""Mileposts of a coast or a border that is worth a region."""
MOST: Final = 12
"""Regions of one sort."""


def regions_of(
    cells: Cells, kinds: Mapping[Cell, str], countries: Sequence[str], asked: RegionsAsked, ids: Ids
) -> list[Region]:
    found: list[Region] = []
    if asked.coast:
        found += _coasts(cells, kinds, ids)
    if asked.deserts:
        found += _deserts(kinds, int(asked.deserts), ids)
    if asked.borders:
        found += _borders(cells, kinds, countries, ids)
    return found


def _coasts(cells: Cells, land: Collection[Cell], ids: Ids) -> Iterator[Region]:
    """The mileposts at each sea, the longest coast first."""
    by_sea: dict[int, set[Cell]] = {}
    for cell in land:
        for near in cells.around(cell):
            at = cells.at(near)
            if near not in land and cells.sea[at] >= 0.5:
                by_sea.setdefault(int(cells.waters[at]), set()).add(cell)
    longest = sorted(by_sea.items(), key=lambda pair: (-len(pair[1]), pair[0]))
    for sea, shore in longest[:MOST]:
        if sea and len(shore) >= SHORTEST:
            fresh = ids.fresh("coast", "coast")
            yield Region(id=fresh, kind="coast", cells=tuple(shore))


def _deserts(kinds: Mapping[Cell, str], least: int, ids: Ids) -> Iterator[Region]:
    dry = [cell for cell, kind in kinds.items() if kind == "desert"]
    for piece in pieces(dry)[:MOST]:
        if len(piece) >= least:
            fresh = ids.fresh("desert", "desert")
            yield Region(id=fresh, kind="desert", cells=tuple(piece))


def _borders(
    cells: Cells, land: Collection[Cell], countries: Sequence[str], ids: Ids
) -> Iterator[Region]:
    """The mileposts on both sides of each border."""
    found: dict[tuple[str, str], set[Cell]] = {}
    for cell in land:
        mine = _country(cells, countries, cell)
        for near in cells.around(cell):
            other = _country(cells, countries, near) if near in land else mine
            if mine and other and mine != other:
                found.setdefault((min(mine, other), max(mine, other)), set()).add(cell)
    longest = sorted(found.items(), key=lambda pair: (-len(pair[1]), pair[0]))
    for (one, other), along in longest[:MOST]:
        if len(along) >= SHORTEST:
            name = f"{one}–{other}"
            fresh = ids.fresh(f"border {name}", "border")
            yield Region(id=fresh, name=name, kind="border", cells=tuple(along))


def _country(cells: Cells, countries: Sequence[str], cell: Cell) -> str:
    number = int(cells.country[cells.at(cell)])
    return countries[number - 1] if number else ""

"""Regions for event cards: coasts, deserts, and borders between countries.

Coasts and deserts have ids and no names: what they are called on the map is for the designer.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from model.boards.rims import pieces
from model.imports.geo.cells import Cells
from model.imports.geo.recipe import RegionsAsked
from model.imports.naming import Ids
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
    """The mileposts beside the sea, piece by piece, the longest coast first."""

    def is_sea(cell: Cell) -> bool:
        return cell not in land and bool(cells.sea[cells.at(cell)] >= 0.5)

    beside = [cell for cell in land if any(map(is_sea, cells.around(cell)))]
    for shore in pieces(beside)[:MOST]:
        if len(shore) >= SHORTEST:
            yield Region(id=ids.fresh("coast", "coast"), kind="coast", cells=tuple(shore))


def _deserts(kinds: Mapping[Cell, str], least: int, ids: Ids) -> Iterator[Region]:
    dry = [cell for cell, kind in kinds.items() if kind == "desert"]
    for piece in pieces(dry)[:MOST]:
        if len(piece) >= least:
            yield Region(id=ids.fresh("desert", "desert"), kind="desert", cells=tuple(piece))


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

"""Regions for event cards: coasts, deserts, borders between countries, and those with a name.

Coasts and deserts that are found have ids and no names: what they are called on the map is for
the designer, or for the recipe, which names regions by points around them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from model.boards import grid
from model.boards.rims import pieces
from model.collection import Things
from model.imports.cannot import CannotImport
from model.imports.geo.ground.cells import Cells
from model.imports.geo.ground.frame import Frame
from model.imports.geo.recipes.recipe import NamedRegion, RegionsAsked
from model.imports.naming import Ids
from model.notation import Cell
from model.scenario.things import Region

SHORTEST: Final = 8
"""Mileposts of a coast or a border that is worth a region."""
MOST: Final = 12
"""Regions of one sort."""


class Land(NamedTuple):
    """The land that regions are made of: its kinds of terrain, and whose it is."""

    frame: Frame
    cells: Cells
    kinds: Mapping[Cell, str]
    countries: Sequence[str]


def regions_of(land: Land, asked: RegionsAsked, ids: Ids) -> list[Region]:
    found = [_named(land, region, ids) for region in asked.named]
    if asked.coast:
        found += _coasts(land, ids)
    if asked.deserts:
        found += _deserts(land.kinds, int(asked.deserts), ids)
    if asked.borders:
        found += _borders(land, ids)
    return found


def _named(land: Land, asked: NamedRegion, ids: Ids) -> Region:
    if len(asked.around) < 3 or any(len(point) != 2 for point in asked.around):
        raise CannotImport(f"regions.named: {asked.name} wants points (longitude, latitude) around")
    outline = land.frame.on_board(np.array(asked.around, float)).tolist()
    members = [cell for cell in _members(land, asked) if _is_within(outline, cell)]
    return Region(
        id=ids.fresh(asked.name, "region"),
        name=asked.name,
        names=Things(asked.names),
        kind=asked.kind,
        cells=tuple(members),
    )


def _members(land: Land, asked: NamedRegion) -> Iterable[Cell]:
    """The cells that a region of its kind can have."""
    if asked.kind == "coast":
        return _beside_sea(land)
    if asked.kind == "desert":
        return _dry(land.kinds)
    if asked.kind == "border":
        return {cell for along in _along_borders(land).values() for cell in along}
    return land.kinds


def _is_within(outline: Sequence[Sequence[float]], cell: Cell) -> bool:
    """Whether a line from the cell to the right meets the outline an odd number of times."""
    x, y = grid.position(cell)
    inside = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def _coasts(land: Land, ids: Ids) -> Iterator[Region]:
    """The mileposts beside the sea, piece by piece, the longest coast first."""
    for shore in pieces(_beside_sea(land))[:MOST]:
        if len(shore) >= SHORTEST:
            yield Region(id=ids.fresh("coast", "coast"), kind="coast", cells=tuple(shore))


def _beside_sea(land: Land) -> list[Cell]:
    cells = land.cells

    def is_sea(cell: Cell) -> bool:
        return cell not in land.kinds and bool(cells.sea[cells.at(cell)] >= 0.5)

    return [cell for cell in land.kinds if any(map(is_sea, cells.around(cell)))]


def _deserts(kinds: Mapping[Cell, str], least: int, ids: Ids) -> Iterator[Region]:
    for piece in pieces(_dry(kinds))[:MOST]:
        if len(piece) >= least:
            yield Region(id=ids.fresh("desert", "desert"), kind="desert", cells=tuple(piece))


def _dry(kinds: Mapping[Cell, str]) -> list[Cell]:
    return [cell for cell, kind in kinds.items() if kind == "desert"]


def _borders(land: Land, ids: Ids) -> Iterator[Region]:
    found = _along_borders(land)
    longest = sorted(found.items(), key=lambda pair: (-len(pair[1]), pair[0]))
    for (one, other), along in longest[:MOST]:
        if len(along) >= SHORTEST:
            name = f"{one}–{other}"
            fresh = ids.fresh(f"border {name}", "border")
            yield Region(id=fresh, name=name, kind="border", cells=tuple(along))


def _along_borders(land: Land) -> dict[tuple[str, str], set[Cell]]:
    """The mileposts on both sides of each border, by the two countries."""
    found: dict[tuple[str, str], set[Cell]] = {}
    for cell in land.kinds:
        mine = _country(land, cell)
        for near in land.cells.around(cell):
            other = _country(land, near) if near in land.kinds else mine
            if mine and other and mine != other:
                found.setdefault((min(mine, other), max(mine, other)), set()).add(cell)
    return found


def _country(land: Land, cell: Cell) -> str:
    number = int(land.cells.country[land.cells.at(cell)])
    return land.countries[number - 1] if number else ""

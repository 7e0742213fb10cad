"""Which cells a region holds, however it is given: by cells, by cities, by an area expression.

What an area means is told by the system, whose rules may count distances in their own way: in its
module `region_cells`, `cells_in(scenario)` gives what finds the cells of an area, or None where the
scenario is too broken for that. Without it steps from cell to cell are counted.
"""

from collections.abc import Callable, Iterable

from drawing.map.ground.ground import terrain_board
from drawing.map.marks.city_marks import half_width, red_cells
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Spot
from model.boards import grid
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario.areas import (
    All,
    Area,
    AreaNode,
    CitiesNamed,
    Combined,
    RegionNamed,
    TerrainNamed,
    Within,
)
from model.scenario.things import Region
from model.systems import part_of

Finder = Callable[[Area], frozenset[Cell]]

DEEPEST = 8
"""Regions that are explained by each other are followed so far."""
AROUND = 2.6
"""How far around the mark of a city that stands on no cell its region is drawn, in millimetres."""
FARTHEST = 60
"""So many steps an area may reach around something."""


def listed_cells(sheet: Sheet, region: Region) -> frozenset[Cell]:
    """The cells of a region without its outline, as far as the board has them."""
    board = terrain_board(sheet)
    return frozenset() if board is None else _Cells(sheet, board).of_region(region)


@once
def _by_the_rules(sheet: Sheet) -> Finder | None:
    """What finds the cells of areas as the system's rules count; None where none can."""
    module = part_of("drawing", sheet.scenario.system, "region_cells")
    found: Finder | None = None if module is None else module.cells_in(sheet.scenario)
    return found


class _Cells:
    """Works out regions and area expressions; names that mean nothing here add nothing."""

    def __init__(self, sheet: Sheet, board: TerrainBoard) -> None:
        self._sheet = sheet
        self._board = board
        self._red = red_cells(sheet)
        self._deep = 0

    def of_region(self, region: Region) -> frozenset[Cell]:
        listed = self._known(region.cells) | self._cities(region.cities)
        if region.area is None:
            return listed
        found = _by_the_rules(self._sheet)
        if found is not None:
            return listed | found(region.area)
        return listed | self._of(region.area.node)

    def _of(self, node: AreaNode) -> frozenset[Cell]:
        match node:
            case All():
                return frozenset(self._board.cells())
            case RegionNamed(name):
                return self._named(name)
            case CitiesNamed(names):
                return self._cities(names)
            case TerrainNamed(kinds):
                kind_at = self._board.kind_at
                return frozenset(cell for cell in self._board.cells() if kind_at(cell) in kinds)
            case Within(steps, of):
                return self._around(self._of(of), steps)
            case Combined(left, word, right):
                return _combined(self._of(left), word, self._of(right))

    def _named(self, name: str) -> frozenset[Cell]:
        region = self._sheet.scenario.regions.get(name)
        if region is None or self._deep == DEEPEST:
            return frozenset()
        self._deep += 1
        cells = self.of_region(region)
        self._deep -= 1
        return cells

    def _cities(self, names: Iterable[str]) -> frozenset[Cell]:
        cities = self._sheet.scenario.cities
        known = [city for name in names if (city := cities.get(name)) is not None]
        middles = self._known(city.at for city in known if city.at is not None)
        return middles | {cell for city in known for cell in self._red.get(city.id, ())}

    def _around(self, cells: frozenset[Cell], steps: int) -> frozenset[Cell]:
        found, rim = set(cells), set(cells)
        for _ in range(min(steps, FARTHEST)):
            rim = {
                near
                for cell in rim
                for near in grid.neighbours(cell)
                if near not in found and self._board.has(near)
            }
            found |= rim
        return frozenset(found)

    def _known(self, cells: Iterable[Cell]) -> frozenset[Cell]:
        return frozenset(cell for cell in cells if self._board.has(cell))


def _combined(one: frozenset[Cell], word: str, other: frozenset[Cell]) -> frozenset[Cell]:
    if word == "and":
        return one & other
    return one | other if word == "or" else one - other


def free_cities(sheet: Sheet, region: Region) -> list[tuple[Spot, float]]:
    """The cities of a region that stand on no cell, and how far around each the region reaches."""
    cities, board = sheet.scenario.cities, terrain_board(sheet)
    found = []
    for name in (*region.cities, *_only_cities(region)):
        city = cities.get(name)
        spot = sheet.city_spot(city) if city is not None else None
        if city is not None and spot is not None and (board is None or city.at is None):
            found.append((spot, half_width(sheet, city) + AROUND))
    return list(dict.fromkeys(found))


def _only_cities(region: Region) -> tuple[str, ...]:
    """The cities of an area that is nothing but cities."""
    node = region.area.node if region.area is not None else None
    return node.cities if isinstance(node, CitiesNamed) else ()

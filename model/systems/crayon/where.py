"""Which mileposts and cities an area expression means on the ground of a scenario."""

from typing import NamedTuple

from model.areas import (
    All,
    Area,
    AreaNode,
    CitiesNamed,
    Combined,
    RegionNamed,
    TerrainNamed,
    Within,
)
from model.boards.terrain import NO_CELL
from model.crossings import crossed_by_outline
from model.notation import Cell
from model.search import reach
from model.systems.crayon.ground import MOST_WATER, CrayonGround, span
from model.things import Region


class Where(NamedTuple):
    """A part of the map: mileposts, and the cities that count as lying in it."""

    cells: frozenset[Cell]
    cities: frozenset[str]


MOST_PARTS = 1_000
"""So many parts of an expression and of the regions in it are worked out."""
NOWHERE_AT_ALL = Where(frozenset(), frozenset())


def where(ground: CrayonGround, area: Area) -> Where:
    """What an area means; names that mean nothing here add nothing."""
    return _Search(ground).of(area.node)


def where_region(ground: CrayonGround, region: Region) -> Where:
    """What a region holds: its cells, those in its outline, its cities, its expression."""
    return _Search(ground).region(region)


class _Search:
    """Works out one expression; a region that is explained by itself means nothing more.

    What was worked out is kept, since regions can name each other many times over; whoever
    explains them in circles to make it endless is left alone after so many parts.
    """

    def __init__(self, ground: CrayonGround) -> None:
        self.ground = ground
        self.open: list[str] = []
        self.left = MOST_PARTS
        self.cut = 0
        self.known: dict[AreaNode, Where] = {}

    def of(self, node: AreaNode) -> Where:
        if node in self.known:
            return self.known[node]
        self.left -= 1
        if self.left < 0:
            return NOWHERE_AT_ALL
        cut = self.cut
        found = self._worked_out(node)
        if self.cut == cut:
            self.known[node] = found
        return found

    def _worked_out(self, node: AreaNode) -> Where:
        match node:
            case All():
                cells = frozenset(self.ground.board.cells())
                return Where(cells, frozenset(self.ground.scenario.cities))
            case RegionNamed(name):
                region = self.ground.scenario.regions.get(name)
                return NOWHERE_AT_ALL if region is None else self.region(region)
            case CitiesNamed(names):
                return self._cities(names)
            case TerrainNamed(kinds):
                return self._with_cities(self._of_kinds(kinds))
            case Within(mileposts, of):
                return self._within(mileposts, of)
            case Combined(left, word, right):
                return _combined(self.of(left), word, self.of(right))

    def _of_kinds(self, kinds: tuple[str, ...]) -> frozenset[Cell]:
        board = self.ground.board
        signs = {s for s, kind in board.legend.items() if kind in kinds and s != NO_CELL}
        return frozenset(
            Cell(col, row)
            for row, text in enumerate(board.rows())
            for col, sign in enumerate(text)
            if sign in signs
        )

    def region(self, region: Region) -> Where:
        if region.id in self.open:
            self.cut += 1
            return NOWHERE_AT_ALL
        self.open.append(region.id)
        cells = {cell for cell in region.cells if self.ground.board.has(cell)}
        outline = region.outline
        if outline is not None and len(outline) > 2 and span(outline) <= MOST_WATER:
            board = self.ground.board
            cells |= crossed_by_outline(outline, board.has, board.extent()).inside
        found = _combined(self._with_cities(frozenset(cells)), "or", self._cities(region.cities))
        if region.area is not None:
            found = _combined(found, "or", self.of(region.area.node))
        self.open.pop()
        return found

    def _cities(self, names: tuple[str, ...]) -> Where:
        known = [name for name in names if name in self.ground.scenario.cities]
        cells = (cell for name in known for cell in self.ground.cells_of(name))
        return Where(frozenset(cells), frozenset(known))

    def _with_cities(self, cells: frozenset[Cell]) -> Where:
        """Cells, and the cities whose own milepost (a Major City's centre) is one of them."""
        cities = self.ground.scenario.cities.values()
        return Where(cells, frozenset(city.id for city in cities if city.at in cells))

    def _within(self, mileposts: int, of: AreaNode) -> Where:
        network = self.ground.network
        sources = [network.index(cell) for cell in self._counted_from(of)]
        if self._is_coast(of):
            mileposts -= self.ground.rules.event.coast_origin
        if mileposts < 0:
            return NOWHERE_AT_ALL
        near = reach(network, sources, mileposts)
        return self._with_cities(frozenset(network.cell(number) for number in near))

    def _counted_from(self, of: AreaNode) -> list[Cell]:
        """Where counting begins: at a city's own milepost, or at every milepost of an area."""
        if isinstance(of, CitiesNamed):
            cities = self.ground.scenario.cities
            places = (cities[name].at for name in of.cities if name in cities)
            return [cell for cell in places if cell is not None]
        return sorted(self.of(of).cells)

    def _is_coast(self, of: AreaNode) -> bool:
        if not isinstance(of, RegionNamed):
            return False
        region = self.ground.scenario.regions.get(of.region)
        return region is not None and region.kind == "coast"


def _combined(left: Where, word: str, right: Where) -> Where:
    if word == "and":
        return Where(left.cells & right.cells, left.cities & right.cities)
    if word == "or":
        return Where(left.cells | right.cells, left.cities | right.cities)
    return Where(left.cells - right.cells, left.cities - right.cities)

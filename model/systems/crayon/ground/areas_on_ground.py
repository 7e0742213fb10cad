"""Which mileposts and cities an area expression means on the ground of a scenario."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import NamedTuple

from model.boards.crossings import inside_of
from model.boards.terrain import NO_CELL
from model.notation import Cell, Path
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
from model.systems.crayon.ground.ground import CrayonGround, span
from model.systems.crayon.network.bits import bits_of, numbers_in
from model.systems.crayon.network.bitset_search import Waves
from model.systems.crayon.network.search import reach


class Where(NamedTuple):
    """A part of the map: mileposts, and the cities that count as lying in it."""

    cells: frozenset[Cell]
    cities: frozenset[str]


class Part(NamedTuple):
    """The same with the numbers of the cells, as the bits of one number."""

    bits: int
    cities: frozenset[str]


MOST_PARTS = 1_000
"""So many parts of an expression and of the regions in it are worked out."""
DEEPEST = 50
"""So many regions may be explained one by another."""
LONGEST_OUTLINE = 100_000
"""The outline of a region that passes over more rows and columns than this holds nothing."""
NOTHING = Part(0, frozenset())


def where(ground: CrayonGround, area: Area) -> Where:
    """What an area means; names that mean nothing here add nothing."""
    return _spelt(ground, Places(ground).area(area))


def _spelt(ground: CrayonGround, part: Part) -> Where:
    return Where(frozenset(map(ground.network.cell, numbers_in(part.bits))), part.cities)


class Places:
    """Works out expressions; a region that is explained by itself means nothing more.

    What was worked out is kept, since regions can name each other many times over; whoever
    explains them in circles to make it endless is left alone after so many parts.
    """

    def __init__(self, ground: CrayonGround, waves: Waves | None = None) -> None:
        self.ground = ground
        self.left_out = False
        """Whether the last answer lacks something that would have taken too long."""
        self._waves = waves
        self._open: list[str] = []
        self._left = MOST_PARTS
        self._cut = 0
        self._known: dict[AreaNode, Part] = {}

    def area(self, area: Area) -> Part:
        """What an area means."""
        self._left, self.left_out = MOST_PARTS, False
        return self._of(area.node)

    def region(self, region: Region) -> Part:
        """What a region holds."""
        self._left, self.left_out = MOST_PARTS, False
        return self._held(region)

    def _of(self, node: AreaNode) -> Part:
        if node in self._known:
            return self._known[node]
        self._left -= 1
        if self._left < 0:
            return self._without_more()
        cut = self._cut
        found = self._worked_out(node)
        if self._cut == cut:
            self._known[node] = found
        return found

    def _without_more(self) -> Part:
        self.left_out = True
        self._cut += 1
        return NOTHING

    def _worked_out(self, node: AreaNode) -> Part:
        self._takes(50)
        match node:
            case All():
                return Part(self._board, frozenset(self.ground.scenario.cities))
            case RegionNamed(name):
                region = self.ground.scenario.regions.get(name)
                return NOTHING if region is None else self._held(region)
            case CitiesNamed(names):
                return self._cities(names)
            case TerrainNamed(kinds):
                return self._with_cities(self._of_kinds(kinds))
            case Within(mileposts, of):
                return self._within(mileposts, of)
            case Combined(left, word, right):
                return _combined(self._of(left), word, self._of(right))

    def _takes(self, moves: int) -> None:
        """Counts work that is no search as so many moves of a front."""
        if self._waves is not None:
            self._waves.work += moves * self._waves.weight

    @cached_property
    def _board(self) -> int:
        return self._bits(self.ground.board.cells())

    def _bits(self, cells: Iterable[Cell]) -> int:
        return bits_of(map(self.ground.network.index, cells)) & ~1

    def _of_kinds(self, kinds: tuple[str, ...]) -> int:
        board = self.ground.board
        self._takes(5_000)
        signs = {s for s, kind in board.legend.items() if kind in kinds and s != NO_CELL}
        return self._bits(
            Cell(col, row)
            for row, text in enumerate(board.rows())
            for col, sign in enumerate(text)
            if sign in signs
        )

    def _held(self, region: Region) -> Part:
        if region.id in self._open:
            self._cut += 1
            return NOTHING
        if len(self._open) >= DEEPEST:
            return self._without_more()
        self._open.append(region.id)
        bits = self._bits(cell for cell in region.cells if self.ground.board.has(cell))
        found = _combined(self._with_cities(bits), "or", self._cities(region.cities))
        if region.outline is not None and len(region.outline) > 2:
            found = _combined(found, "or", self._outlined(region.outline))
        if region.area is not None:
            found = _combined(found, "or", self._of(region.area.node))
        self._open.pop()
        return found

    def _outlined(self, outline: Path) -> Part:
        board = self.ground.board
        if span(outline) > LONGEST_OUTLINE:
            return self._without_more()
        bits, width, found = 0, self.ground.network.width, 0
        for row, columns in inside_of(outline, board.extent()):
            bits |= bits_of(columns) << (row + 1) * width + 1
            found += len(columns)
        self._takes(20 * (span(outline) + len(outline)) + found // 4)
        return self._with_cities(bits & self._board)

    def _cities(self, names: tuple[str, ...]) -> Part:
        known = [name for name in names if name in self.ground.scenario.cities]
        cells = (cell for name in known for cell in self.ground.cells_of(name))
        return Part(self._bits(cells), frozenset(known))

    def _with_cities(self, bits: int) -> Part:
        """Cells, and the cities whose own milepost (a Major City's centre) is one of them."""
        hit = bits & self._centres
        names = (name for number in numbers_in(hit) for name in self._cities_at[number])
        return Part(bits, frozenset(names))

    @cached_property
    def _centres(self) -> int:
        return bits_of(self._cities_at)

    @cached_property
    def _cities_at(self) -> Mapping[int, list[str]]:
        """The cities that stand on each milepost."""
        found: dict[int, list[str]] = {}
        for name, city in self.ground.scenario.cities.items():
            if city.at is not None and (number := self.ground.network.index(city.at)):
                found.setdefault(number, []).append(name)
        return found

    def _within(self, mileposts: int, of: AreaNode) -> Part:
        sources = self._counted_from(of)
        if self._is_coast(of):
            mileposts -= self.ground.rules.event.coast_origin
        if mileposts < 0:
            return NOTHING
        if self._waves is not None:
            return self._with_cities(self._waves.within(mileposts, sources))
        near = reach(self.ground.network, numbers_in(sources), mileposts)
        return self._with_cities(bits_of(near))

    def _counted_from(self, of: AreaNode) -> int:
        """Where counting begins: at a city's own milepost, or at every milepost of an area."""
        if isinstance(of, CitiesNamed):
            cities = self.ground.scenario.cities
            places = (cities[name].at for name in of.cities if name in cities)
            return self._bits(cell for cell in places if cell is not None)
        return self._of(of).bits

    def _is_coast(self, of: AreaNode) -> bool:
        if not isinstance(of, RegionNamed):
            return False
        region = self.ground.scenario.regions.get(of.region)
        return region is not None and region.kind == "coast"


def _combined(left: Part, word: str, right: Part) -> Part:
    if word == "and":
        return Part(left.bits & right.bits, left.cities & right.cities)
    if word == "or":
        return Part(left.bits | right.bits, left.cities | right.cities)
    return Part(left.bits & ~right.bits, left.cities - right.cities)

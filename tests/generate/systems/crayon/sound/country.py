"""The country of a sound scenario: wide land, a ragged coast, an island, rivers and lakes."""

from collections.abc import Iterable
from random import Random

from model.boards import grid
from model.boards.crossings import Crossed
from model.boards.lattice import MilepostBoard
from model.boards.terrain import NO_CELL, Size
from model.collection import Things
from model.notation import Cell, Corner, Edge, Path
from model.scenario.things import Water, WaterKind
from model.scenario.watercourses import met_by
from tests.generate.waters import around, course
from tests.generate.words import Words

LEGEND = {".": "clear", "^": "mountain", "A": "alpine", "d": "desert"}
STRAIT = 8
"""Columns of sea in the east, in which the island lies."""

TRIES = 20
"""So often an arm of a river is looked for."""


class Country:
    """Land from rim to rim: no narrow place, so that lines of all players can run side by side."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.cols, self.rows = rng.randint(26, 34), rng.randint(14, 20)
        self.signs = [["."] * self.cols for _ in range(self.rows)]
        self.cities: dict[Cell, int] = {}
        """The cells where cities stand, with the radius that is kept free around them."""
        self._blobs()
        self._coast()
        self.island = self._raise_island()
        self.desert = self._desert()

    def _blobs(self) -> None:
        for sign in "^^^A":
            centre = self._inland(3)
            for cell in grid.disc(centre, 1 if sign == "A" else 2):
                if self.rng.random() < 0.8:
                    self.signs[cell.row][cell.col] = sign

    def _desert(self) -> tuple[Cell, ...]:
        """One desert, all of which hangs together."""
        cells = [cell for cell in grid.disc(self._inland(4), 2) if self.has(cell)]
        for cell in cells:
            self.signs[cell.row][cell.col] = "d"
        return tuple(cells)

    def _inland(self, far: int) -> Cell:
        cols = range(far, self.cols - STRAIT - far)
        return Cell(self.rng.choice(cols), self.rng.choice(range(far, self.rows - far)))

    def _coast(self) -> None:
        """Sea in the east, and a bite of it here and there along the other rims."""
        for row in range(self.rows):
            shore = self.cols - STRAIT - self.rng.randint(0, 1)
            self.signs[row][shore:] = [NO_CELL] * (self.cols - shore)
        for col in self.rng.sample(range(self.cols - STRAIT), 5):
            self.signs[self.rng.choice((0, self.rows - 1))][col] = NO_CELL
        # Not even the corners of the map may hang on a single edge.
        for row in (0, self.rows - 1):
            for col in (0, 1, self.cols - STRAIT - 2, self.cols - STRAIT - 1):
                self.signs[row][col] = NO_CELL

    def _raise_island(self) -> tuple[Cell, ...]:
        centre = Cell(self.cols - 4, self.rng.randint(3, self.rows - 4))
        island = grid.disc(centre, 2)
        for cell in island:
            self.signs[cell.row][cell.col] = "."
        return tuple(island)

    def has(self, cell: Cell) -> bool:
        is_within = 0 <= cell.col < self.cols and 0 <= cell.row < self.rows
        return is_within and self.signs[cell.row][cell.col] != NO_CELL

    @property
    def mainland(self) -> list[Cell]:
        cols = range(self.cols - STRAIT)
        cells = [Cell(col, row) for row in range(self.rows) for col in cols]
        return [cell for cell in cells if self.has(cell)]

    def shore(self) -> list[Cell]:
        """Cells by the strait from which track can go in several directions."""
        return [
            cell
            for cell in self.mainland
            if cell.col > self.cols - STRAIT - 3 and 2 < cell.row < self.rows - 3
            if 4 <= sum(map(self.has, grid.neighbours(cell))) < 6
            if not self.is_near_city(cell, 2)
        ]

    def is_near_city(self, cell: Cell, far: int) -> bool:
        return any(grid.distance(cell, at) < far + free for at, free in self.cities.items())

    def settle(self, at: Cell, free: int) -> Cell:
        """A city stands here from now on; the ground under it is clear."""
        self.cities[at] = free
        self.signs[at.row][at.col] = "."
        return at

    def is_open(self, cell: Cell, radius: int) -> bool:
        return all(map(self.has, grid.disc(cell, radius)))

    def board(self) -> MilepostBoard:
        rows = tuple("".join(signs) for signs in self.signs)
        used = {sign: kind for sign, kind in LEGEND.items() if any(sign in row for row in rows)}
        return MilepostBoard(Size(self.cols, self.rows), Things(used), rows)

    # -- waters

    def waters(self, words: Words) -> Things[Water]:
        """Rivers to the sea and lakes, of which no two lie on one edge or a few steps apart."""
        found: dict[str, Water] = {}
        wet: set[Edge] = set()
        springs: set[Cell] = set()
        kinds: list[WaterKind] = ["river", "river", "dry-river", "lake", "lake"]
        for kind in kinds:
            water = self._river(words, kind) if "river" in kind else self._lake(words, kind)
            met = self._met(water)
            spring = _around_springs(water)
            is_apart = _cells(wet).isdisjoint(spring) and _cells(met.edges).isdisjoint(springs)
            is_between = met.edges.isdisjoint(wet) and not met.hit and not met.inside
            if met.edges and is_between and is_apart:
                water = self._forked(water, wet, springs) if kind == "river" else water
                wet |= self._met(water).edges
                springs |= _around_springs(water)
                found[water.id] = water
        return Things(found)

    def _forked(self, water: Water, wet: set[Edge], springs: set[Cell]) -> Water:
        """A river with an arm that flows into it, where there is one that comes near nothing else.

        Chance of its own decides, so that the rest of the country is the same with arms or without.
        """
        rng, beside = Random(f"arm {water.courses}"), wet | self._met(water).edges
        for main in water.courses * TRIES:
            col, row = rng.randrange(3, self.cols - STRAIT - 3), rng.randrange(3, self.rows - 3)
            goal = {place for place in main if isinstance(place, Corner)}
            path = course(rng, self.has, Corner(col, row, rng.choice("ns")), goal)
            arm = water.with_courses([Path(path)])
            edges = self._met(arm).edges
            is_apart = (
                edges.isdisjoint(beside)
                and _around_springs(arm).isdisjoint(_cells(beside))
                and _cells(edges).isdisjoint(springs | _around_springs(water))
            )
            if is_apart and len(path) > 3 and path[-1] in main[1:-1]:
                return water.with_courses([main, Path(path)])
        return water

    def _river(self, words: Words, kind: WaterKind) -> Water:
        source = Corner(*self._inland(4), self.rng.choice("ns"))
        path = course(self.rng, self.has, source, set())
        return _water(words, kind, path=Path(path)) if len(path) > 3 else self._lake(words, "lake")

    def _lake(self, words: Words, kind: WaterKind) -> Water:
        at = Corner(*self._inland(3), self.rng.choice("ns"))
        return _water(words, kind, outline=around(self.rng, at))

    def _met(self, water: Water) -> Crossed:
        return met_by(water, self.has, Size(self.cols, self.rows))


def _water(words: Words, kind: WaterKind, **course_of: Path) -> Water:
    name, names = words.name(), Things(words.names())
    key = words.fresh_id("water")
    return Water(id=key, name=name, names=names, kind=kind, **course_of)  # type: ignore[arg-type]


def _around_springs(water: Water) -> set[Cell]:
    """The cells around the beginnings of a river, where a gap between two waters would be."""
    sources = [path[0] for path in water.courses if path] if water.kind == "river" else []
    corners = [source for source in sources if isinstance(source, Corner)]
    return {cell for one in corners for cell in grid.disc(Cell(one.col, one.row), 2)}


def _cells(edges: Iterable[Edge]) -> set[Cell]:
    return {cell for edge in edges for cell in edge}

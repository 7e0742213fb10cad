"""The cheapest lines from the places that are asked about, searched while the designer goes on."""

from collections.abc import Callable, Mapping

from editor.desk.prices import BuildingPrices, Way
from editor.document.document import Document
from editor.systems.crayon.track_prices.pricing import cheapest_between, numbers_at, price_words
from model.notation import Cell
from model.systems.crayon.ground.ground import CrayonGround
from model.systems.crayon.network.price_tree import PriceTree
from model.systems.crayon.network.search import FAR
from model.systems.crayon.network.track import Route

SMALL = 8_000
"""A board of so many places is searched at once, for every goal anew, until all is known."""
MOST = 2
"""Beginnings that are remembered: the pin, and where somebody measures from."""


class CheapestLines(BuildingPrices):
    """Answers at once what is known, or can soon be; on large maps the rest comes by and by."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._ground: CrayonGround | None = None
        self._trees: dict[Cell, PriceTree] = {}
        self._in_vain: dict[Cell, Cell] = {}
        """The last goal from each place of which nothing was known yet."""

    @property
    def are_there(self) -> bool:
        self._look_around()
        return self._ground is not None

    def knows(self, start: Cell, goal: Cell) -> bool:
        tree = self._tree(start)
        if tree is None or self._ground is None or self._is_small:
            return True
        there = numbers_at(self._ground, goal)
        if not there or tree.knows(there):
            return True
        self._in_vain[start] = goal
        return False

    def between(self, start: Cell, goal: Cell) -> Way | None:
        route, ground = self._route(start, goal), self._ground
        if route is None or ground is None:
            return None
        cells = tuple(ground.network.cell(number) for number in route.cells)
        return Way(cells, route.total, price_words(ground, route))

    def _route(self, start: Cell, goal: Cell) -> Route | None:
        tree = self._tree(start)
        if tree is None or self._ground is None:
            return None
        here, there = numbers_at(self._ground, start), numbers_at(self._ground, goal)
        if not there or set(here) & set(there):
            return None
        if tree.knows(there):
            return tree.route(there)
        return cheapest_between(self._ground, start, goal) if self._is_small else None

    def by_cell(self, start: Cell) -> Mapping[Cell, int] | None:
        tree = self._tree(start)
        if tree is None or self._ground is None or not tree.is_done:
            return None
        network = self._ground.network
        return {
            network.cell(number): cost
            for number, cost in enumerate(tree.prices())
            if cost < FAR and network.has(number)
        }

    # -- searching

    def has_work(self) -> bool:
        if self._trees:
            self._look_around()
        return any(not tree.is_done for tree in self._trees.values())

    def work(self, is_time_up: Callable[[], bool]) -> bool:
        self._look_around()
        return any(tree.work(is_time_up) for tree in self._trees.values())

    def has_news(self) -> bool:
        asked, self._in_vain = self._in_vain, {}
        known = [self.knows(start, goal) for start, goal in asked.items()]
        return any(known)

    # -- inside

    @property
    def _is_small(self) -> bool:
        return self._ground is not None and len(self._ground.network.price) <= SMALL

    def _look_around(self) -> None:
        """After a change everything is searched anew, when it is asked for."""
        found = self._document.ground
        ground = found if isinstance(found, CrayonGround) else None
        if ground is not self._ground:
            self._ground = ground
            self._trees.clear()
            self._in_vain.clear()

    def _tree(self, start: Cell) -> PriceTree | None:
        self._look_around()
        if self._ground is None:
            return None
        tree = self._trees.get(start)
        if tree is None:
            while len(self._trees) >= MOST:
                del self._trees[next(iter(self._trees))]
            network = self._ground.network
            tree = self._trees[start] = PriceTree(network, numbers_at(self._ground, start))
        return tree

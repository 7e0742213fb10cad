"""The cheapest lines from the places that are asked about, searched while the designer goes on."""

from collections.abc import Callable
from typing import Any

from editor.document.document import Document
from editor.systems.crayon.track_prices.pricing import cheapest_between, numbers_at
from model.notation import Cell
from model.systems.crayon.network.price_tree import PriceTree
from model.systems.crayon.network.track import Route

SMALL = 8_000
"""A board of so many places is searched at once, for every goal anew, until all is known."""
MOST = 2
"""Beginnings that are remembered: the pin, and where somebody measures from."""


class CheapestLines:
    """Answers at once what is known, or can soon be; on large maps the rest comes by and by."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._ground: Any = None
        self._trees: dict[Cell, PriceTree] = {}
        self._in_vain: dict[Cell, Cell] = {}
        """The last goal from each place of which nothing was known yet."""

    def knows(self, start: Cell, goal: Cell) -> bool:
        """Whether `between` can tell; what cannot be told yet is news once it can."""
        tree = self._tree(start)
        if tree is None or self._is_small:
            return True
        there = numbers_at(self._ground, goal)
        if not there or tree.knows(there):
            return True
        self._in_vain[start] = goal
        return False

    def between(self, start: Cell, goal: Cell) -> Route | None:
        """The cheapest line; None where no track leads there, or both are one place."""
        tree = self._tree(start)
        if tree is None:
            return None
        here, there = numbers_at(self._ground, start), numbers_at(self._ground, goal)
        if not there or set(here) & set(there):
            return None
        if tree.knows(there):
            return tree.route(there)
        return cheapest_between(self._ground, start, goal) if self._is_small else None

    def prices(self, start: Cell) -> list[int] | None:
        """What it costs to come to each milepost; None as long as it is not known of all."""
        tree = self._tree(start)
        return tree.prices() if tree is not None and tree.is_done else None

    # -- searching

    def has_work(self) -> bool:
        """Whether something of what was asked about is not known yet."""
        if self._trees:
            self._look_around()
        return any(not tree.is_done for tree in self._trees.values())

    def work(self, is_time_up: Callable[[], bool]) -> bool:
        """Searches on until the time is up; False once everything is known."""
        self._look_around()
        return any(tree.work(is_time_up) for tree in self._trees.values())

    def has_news(self) -> bool:
        """Whether something is known now that was asked in vain; it is told once."""
        asked, self._in_vain = self._in_vain, {}
        known = [self.knows(start, goal) for start, goal in asked.items()]
        return any(known)

    # -- inside

    @property
    def _is_small(self) -> bool:
        return self._ground is not None and len(self._ground.network.price) <= SMALL

    def _look_around(self) -> None:
        """After a change everything is searched anew, when it is asked for."""
        ground = self._document.ground
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

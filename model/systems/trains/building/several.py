"""Whether several rails can be laid one after the other and paid for, found in bounded time."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final

from model.notation import Cell
from model.systems.trains.building.rails import Builder, affordable, price

MOST_TRIES: Final = 2000
"""So many ways are tried to lay them; rails that need more are not laid."""


def can_lay(builder: Builder, rails: int) -> bool:
    """Whether so many rails can be laid one after the other."""
    if rails <= 1:
        return rails <= 0 or bool(affordable(builder))
    prices = _within(builder, rails)
    cheapest = [0, *accumulate(sorted(prices.values()))]
    if len(prices) < rails or cheapest[rails] > builder.coin:
        return False
    edge = {cell for own in builder.own for cell in builder.land.around[own] if cell in prices}
    return _Search(builder, prices, cheapest).leads_on(frozenset(), edge, rails, builder.coin)


def _within(builder: Builder, rails: int) -> dict[Cell, int]:
    """The prices of the hexes to which so many rails could come, if coin were no matter."""
    found: dict[Cell, int] = {}
    edge = set(builder.own)
    for _ in range(rails):
        near = {one for cell in edge for one in builder.land.around[cell]}
        edge = near - builder.own - found.keys()
        found |= {cell: price(builder, cell).coin for cell in edge}
    return {cell: coin for cell, coin in found.items() if coin <= builder.coin}


@dataclass(slots=True)
class _Search:
    """Looks for hexes that hang together: what a hex costs does not change while rails are laid."""

    builder: Builder
    prices: dict[Cell, int]
    cheapest: list[int]
    """What so many rails cost at least."""
    seen: set[frozenset[Cell]] = field(default_factory=set)

    def leads_on(
        self, laid: frozenset[Cell], edge: AbstractSet[Cell], left: int, coin: int
    ) -> bool:
        """Whether so many more can be laid at this edge, the cheapest first."""
        if left == 1:
            return any(self.prices[cell] <= coin for cell in edge)
        if self.cheapest[left] > coin or laid in self.seen or len(self.seen) >= MOST_TRIES:
            return False
        self.seen.add(laid)
        return any(
            self._goes_on(laid | {cell}, edge, cell, left, coin)
            for cell in sorted(edge, key=lambda one: (self.prices[one], one))
            if self.prices[cell] <= coin
        )

    def _goes_on(
        self, laid: frozenset[Cell], edge: AbstractSet[Cell], cell: Cell, left: int, coin: int
    ) -> bool:
        """The same behind another rail."""
        beyond = {one for one in self.builder.land.around[cell] if one in self.prices}
        return self.leads_on(laid, (edge | beyond) - laid, left - 1, coin - self.prices[cell])

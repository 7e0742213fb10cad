"""How far hexes are from cities and remote places: rails to lay, dear ones counting more."""

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from engine.systems.trains.state.table import Table
from model.notation import Cell
from model.systems.trains.building.rails import Builder, price

FAR: Final = 7.0
"""Farther than so many rails nobody plans."""
DEAR: Final = 0.3
"""What a coin of the ground counts, against a rail."""
Field = Mapping[Cell, float]


@lru_cache(maxsize=8)
def fields(table: Table) -> dict[Cell, Field]:
    """By city or remote place how far every hex around it is."""
    land = table.land
    places = [cell for cell, one in land.ground.items() if cell in land.open and one.city]
    return {cell: _field(table, cell) for cell in places}


def _field(table: Table, goal: Cell) -> Field:
    bare = Builder(table.land, frozenset(), {}, {})
    found: dict[Cell, float] = {}
    waiting = [(0.0, goal)]
    while waiting:
        away, cell = heappop(waiting)
        if cell in found:
            continue
        found[cell] = away
        on = away + 1 + DEAR * price(bare, cell).coin
        if on <= FAR:
            for near in table.land.around[cell]:
                if near not in found:
                    heappush(waiting, (on, near))
    return found

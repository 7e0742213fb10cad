"""What searches over a player's lines go by: where track leads, and the steps from each place."""

from collections.abc import Callable

from engine.systems.crayon.planning.atlas import MILLION, STEP
from model.systems.crayon.network.search import Arcs

RENTED = STEP + 3 * (MILLION >> 1)
"""A milepost on another's track: dearer than clear land, cheaper than mountains."""


class Reach:
    """How far it is over own track from a place, in efforts."""

    def __init__(self, cost: dict[int, int], back: dict[int, int]) -> None:
        self.cost = cost
        """For everything that is reached, the nearest first."""
        self.back = back

    def way_to(self, cell: int) -> list[int]:
        way = [cell]
        while (cell := self.back[cell]) >= 0:
            way.append(cell)
        return way[::-1]


class Open(dict[int, Arcs]):
    """The steps of searches that go around what is taken, worked out where one comes."""

    def __init__(self, steps: Callable[[int], Arcs]) -> None:
        self.steps = steps

    def __missing__(self, state: int) -> Arcs:
        arcs = self[state] = self.steps(state)
        return arcs


class Unrented(dict[int, Arcs]):
    """The same without the track of others."""

    def __init__(self, steps: Open) -> None:
        self.steps = steps

    def __missing__(self, state: int) -> Arcs:
        return [arc for arc in self.steps[state] if arc[1] != RENTED]


class From(dict[int, Arcs]):
    """The same for a train that cannot go everywhere at first."""

    def __init__(self, steps: Open, first: int, onward: Arcs) -> None:
        super().__init__({first: onward})
        self.steps = steps

    def __missing__(self, state: int) -> Arcs:
        return self.steps[state]

"""Who moves goods: how far, past which cities, in spite of which filters, over which hops."""

from typing import NamedTuple

from model.systems.age_of_steam.rules.module_rules import Teleportation


class Mover(NamedTuple):
    """A player who moves a cube, as he is at the moment."""

    seat: int
    links: int
    """How many links the move may count."""
    cash: int = 0
    passes: tuple[int, ...] = ()
    """For each city taking the cube that may be passed all the same its price, the lowest first."""
    lifts: frozenset[str] = frozenset()
    """The filters that do not hold for him."""
    hops: tuple[Teleportation, ...] = ()
    """The hops that he can still use."""

    @property
    def affordable_passes(self) -> int:
        """How many cities that take the cube he can pay to pass (AOM-ACTION-12)."""
        return sum(self.price_of_passing(n) <= self.cash for n in range(1, len(self.passes) + 1))

    def price_of_passing(self, cities: int) -> int:
        return sum(self.passes[:cities])

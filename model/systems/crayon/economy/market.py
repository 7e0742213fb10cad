"""The market of a map: every demand that a card could make on it, with what it should pay."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final, NamedTuple

from model.rules.resolving import NoRules
from model.scenario.scenario import Scenario
from model.systems.crayon.economy.hauls import Hauls
from model.systems.crayon.economy.open_ways import OpenWays
from model.systems.crayon.economy.payouts import Fair, fair_payout
from model.systems.crayon.economy.proposing import CannotPropose
from model.systems.crayon.ground.ground import CrayonGround, NoMileposts, ground_of
from model.systems.crayon.network.bitset_search import Waves
from model.systems.crayon.rules.card_rules import Payouts
from model.systems.crayon.things.part import Demand

THIRDS: Final = ("near", "middle", "far")
NEAREST: Final = 2
"""A good that is to be had nearer than this is hardly worth a card."""
ENOUGH: Final = 5
"""A city for which everybody can bring so many goods asks for nothing else."""
MOST_SEARCHED: Final = 12_000_000
"""So many mileposts are searched, for all goods together: sixty goods on the largest map."""


class Wish(NamedTuple):
    """A demand that a card could make, and what it should pay."""

    city: str
    good: str
    fair: Fair

    @property
    def demand(self) -> Demand:
        return Demand(self.city, self.good, self.fair.amount)


class Market:
    """What can be asked for on a map. Making it costs nothing; the answers are kept."""

    def __init__(self, ground: CrayonGround, band: int | None = None) -> None:
        self._band = band
        self.ground = ground
        self.scenario = ground.scenario

    @cached_property
    def hauls(self) -> Hauls:
        return Hauls(self.ground, Waves(self.ground.network))

    @cached_property
    def formula(self) -> Payouts:
        formula = self.ground.rules.payouts
        if formula is None:
            raise CannotPropose("the rules do not say what demands should pay: give them payouts")
        return formula if self._band is None else replace(formula, band=self._band)

    @cached_property
    def goods(self) -> tuple[str, ...]:
        """The goods that can be on cards: they have chips, and some city supplies them."""
        known, supplied = self.scenario.goods, self.hauls.supplies
        found = [name for name, good in known.items() if good.chips > 0 and name in supplied]
        if len(found) * len(self.ground.network.price) > MOST_SEARCHED:
            raise CannotPropose(f"{len(found)} goods are too many for a map of this size")
        return tuple(found)

    @cached_property
    def fair(self) -> dict[tuple[str, str], Fair]:
        """What each good should fetch in each city that it can come to, by city and good."""
        found = {}
        hauls, cities = self.hauls, self.scenario.cities
        for good in self.goods:
            tracks = hauls.exact_tracks(good, cities)
            for city, haul in hauls.of(good, cities).items():
                exact = haul._replace(track=tracks.get(city, haul.track))
                found[city, good] = fair_payout(self.formula, exact, hauls.remoteness[city])
        return found

    @cached_property
    def wishes(self) -> tuple[Wish, ...]:
        """The demands that cards may make: no city asks for what it has, or has next door."""
        cities = self.scenario.cities
        found = [
            Wish(city, good, fair)
            for (city, good), fair in self.fair.items()
            if good not in cities[city].supplies and fair.haul.mileposts >= NEAREST
        ]
        return tuple(self._open(sorted(found)))

    def _open(self, wishes: Sequence[Wish]) -> Sequence[Wish]:
        """Those that everybody can meet; a city for which there are hardly any keeps the others."""
        ways, supplies = OpenWays(self.ground), self.hauls.supplies
        if not ways.limited:
            return wishes
        are_open = {wish for wish in wishes if ways.is_open(wish.city, supplies[wish.good])}
        served = Counter(wish.city for wish in are_open)
        return [wish for wish in wishes if wish in are_open or served[wish.city] < ENOUGH]

    @cached_property
    def limits(self) -> tuple[int, int]:
        """The most mileposts of a near and of a middle haul: a third of all demands each."""
        ways = sorted(wish.fair.haul.mileposts for wish in self.wishes)
        if not ways:
            return 0, 0
        return ways[(len(ways) - 1) // 3], ways[(len(ways) - 1) * 2 // 3]

    def third(self, fair: Fair) -> int:
        """0 for a near haul, 1 for one of middle length, 2 for a far one."""
        near, middle = self.limits
        return (fair.haul.mileposts > near) + (fair.haul.mileposts > middle)

    def count_thirds(self, fairs: Sequence[Fair]) -> dict[str, int]:
        """How many hauls are near, middle and far."""
        counted = Counter(self.third(fair) for fair in fairs)
        return {name: counted[place] for place, name in enumerate(THIRDS)}


def market_of(scenario: Scenario, band: int | None = None) -> Market:
    """The market of a scenario, with a band of its own where one is given.

    CannotPropose where the scenario has no board or rules to reckon by.
    """
    try:
        return Market(ground_of(scenario), band)
    except (NoRules, NoMileposts) as trouble:
        raise CannotPropose(str(trouble)) from None

"""A map as event cards see it: its cities, regions and what lies around them."""

from collections.abc import Collection

from model.chance import shuffle
from model.scenario.areas import Area
from model.systems.crayon.economy.market import Market
from model.systems.crayon.economy.surroundings import surroundings
from model.systems.crayon.ground.areas_on_ground import where
from model.systems.crayon.things.part import CrayonPart


class Land:
    """A map as event cards see it; chance has put its cities in an order of their own."""

    def __init__(self, market: Market, seed: int) -> None:
        self.market = market
        self.ground = market.ground
        self.scenario = market.scenario
        self.part = self.scenario.part_as(CrayonPart)
        self.around = surroundings(self.ground)
        on_map = [name for name in self.scenario.cities if not self.around[name]["overseas"]]
        self.cities = shuffle(seed, {}, "events", on_map)
        self.goods = shuffle(seed, {}, "bonus", list(market.goods))
        demands = [demand for card in self.part.demands.values() for demand in card]
        self.asking = {demand.city for demand in demands}
        self.asked = {demand.good for demand in demands}

    def most(self, feature: str, least: int = 30) -> list[str]:
        """The cities with most of something around them."""
        found = [city for city in self.cities if self.around[city][feature] >= least]
        return sorted(found, key=lambda city: -self.around[city][feature])

    def spares_a_major(self, area: str) -> bool:
        """Whether building stays possible at some Major City."""
        cells = where(self.ground, Area.parse(area)).cells
        return any(cells.isdisjoint(red) for red in self.ground.red.values())

    def regions(self, kind: str) -> list[str]:
        """The regions of a kind that have a name or a city beside them, the largest first."""
        found = [one for one in self.scenario.regions.values() if one.kind == kind]
        sizes = {one.id: where(self.ground, Area.parse(f"region({one.id})")) for one in found}
        found.sort(key=lambda one: (-len(sizes[one.id].cells), one.id))
        return [one.id for one in found if one.name or self._beside(one.id)]

    def _beside(self, region: str) -> Collection[str]:
        """The cities in a region or beside it."""
        return where(self.ground, Area.parse(f"within(1, region({region}))")).cities

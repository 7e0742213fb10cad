"""What single tiles of a line cost on a board without track, worked out when they are asked for."""

from functools import cache
from itertools import combinations

from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.plans import Plan
from model.systems.age_of_steam.track.prices import Price, price_of
from model.systems.age_of_steam.track.shapes import (
    SIDES,
    Sections,
    bits,
    needs_disc,
    tile_of_sections,
    tiles_of_exits,
)
from model.systems.age_of_steam.track.tile_choices import spokes
from model.systems.age_of_steam.track.track import Tile


class FirstTiles:
    """The prices of first tiles on a land."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.priced = cache(self._priced)

    def price(self, hex_: int, exits: int) -> int | None:
        """What the first tile with these one or two exits costs; None where none can lie."""
        found = self.priced(hex_, exits)
        return None if found is None else found.total

    def least(self, hex_: int) -> int | None:
        """What the cheapest first tile on a hex costs; None where none fits."""
        sides, is_town = SIDES[self.land.usable[hex_]], self.land.stop[hex_] != NONE
        exits = [bits(one) for one in sides] if is_town else [*map(sum, _pairs(sides))]
        prices = [self.price(hex_, some) for some in exits]
        return min((price for price in prices if price is not None), default=None)

    def _priced(self, hex_: int, exits: int) -> Price | None:
        if not self.land.buildable[hex_] or exits & ~self.land.usable[hex_]:
            return None
        is_town = self.land.stop[hex_] != NONE
        tiles = tiles_of_exits().get(exits, ()) if is_town else (tile_of_sections()[exits,],)
        fitting = [tile for tile in tiles if self._may_lie(hex_, exits, tile)]
        sections = spokes(exits) if is_town else (exits,)
        return min((self._of(hex_, tile, sections) for tile in fitting), default=None)

    def _may_lie(self, hex_: int, exits: int, tile: str) -> bool:
        land = self.land
        if land.rules.tiles.get(tile, 0) < 1:
            return False
        if land.stop[hex_] != NONE:
            return not needs_disc(exits) or land.rules.town_discs > 0
        terrain = land.price[hex_]
        water = bits(*land.data[hex_].water_sides) if terrain.sides is not None else 0
        return (not terrain.tiles or tile in terrain.tiles) and bool(exits & ~water)

    def _of(self, hex_: int, tile: str, sections: Sections) -> Price:
        plan = Plan(hex_, Tile(tile, sections), None, sections, (), ())
        return price_of(self.land, plan)


def _pairs(sides: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(bits(one), bits(other)) for one, other in combinations(sides, 2)]

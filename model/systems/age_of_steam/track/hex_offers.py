"""What a hex offers a builder: tiles with their price, and what else decides about them."""

from typing import Any, Final, NamedTuple

from model.systems.age_of_steam.track.shapes import SHAPES
from model.systems.age_of_steam.track.track import Tile

TILE_BITS: Final = {tile: 1 << place for place, tile in enumerate(SHAPES)}
DISC_BIT: Final = 1 << len(TILE_BITS)
"""What a tile takes from the supply, as bits: itself, and a town disc."""


class Offer(NamedTuple):
    """A tile that may be laid, what it costs, and what else decides whether it may."""

    hex: int
    tile: Tile
    price: int
    """Before surcharges and discounts."""
    joins: tuple[tuple[str, str], ...]
    """The stops between which it makes links of the builder."""
    discs: int
    """How many discs more its builder needs."""
    cities: tuple[str, ...]
    """The cities that new sections lead to, one for each."""
    needs: int
    """What it takes from the supply, as bits: a tile, a town disc."""


class HexOffers:
    """What one hex offers a builder; who lists it may keep something of his own with it."""

    __slots__ = ("_fewer", "hex", "kept", "needs", "offers")

    def __init__(self, hex_: int, offers: tuple[Offer, ...]) -> None:
        self.hex = hex_
        self.offers = offers
        self.needs = 0
        for offer in offers:
            self.needs |= offer.needs
        self.kept: Any = None
        self._fewer: dict[int, HexOffers] = {}

    def without(self, missing: int) -> "HexOffers":
        """What is left of it while the supply lacks some tiles, or town discs."""
        lacking = self.needs & missing
        if not lacking:
            return self
        found = self._fewer.get(lacking)
        if found is None:
            rest = tuple(offer for offer in self.offers if not offer.needs & lacking)
            found = self._fewer[lacking] = HexOffers(self.hex, rest)
        return found

"""All tiles that a builder may lay, kept by hex and worked out again only where track changed.

What a hex offers follows from what its six sides meet, so equal hexes in equal surroundings share
one answer. `laying.why_not_lay` says the same tile by tile, and tests hold the two together.
"""

from collections.abc import Iterator

from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.track.builder import Builder
from model.systems.age_of_steam.track.connection import Footing
from model.systems.age_of_steam.track.hex_offers import DISC_BIT, TILE_BITS, HexOffers, Offer
from model.systems.age_of_steam.track.kept_offers import KeptOffers
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.laying import lay, why_no_tile_here, why_not_lay
from model.systems.age_of_steam.track.links import link_of
from model.systems.age_of_steam.track.making_offers import made_for
from model.systems.age_of_steam.track.plans import planned
from model.systems.age_of_steam.track.prices import price_of
from model.systems.age_of_steam.track.shapes import MOST_EXITS, tile_of_sections, tiles_of_exits
from model.systems.age_of_steam.track.surroundings import is_loose, surroundings_of
from model.systems.age_of_steam.track.tile_choices import spokes
from model.systems.age_of_steam.track.track import Tile, Track

_BARE = "bare"
_MOST_KEPT = 8_000
"""So many answers are kept for a land before all are forgotten."""


def offers(track: Track, builder: Builder) -> list[HexOffers]:
    """What each hex offers a builder, in the order of hexes, but for what the law forbids."""
    kept = _refreshed(track, builder)
    shut = builder.built if not track.land.rules.build.same_hex_twice else frozenset[int]()
    missing = _missing(track)
    found = [kept[hex_].without(missing) for hex_ in sorted(kept) if hex_ not in shut]
    if track.land.opening:
        found = [one for one in found if is_open(track.land, builder, one.hex)]
    return found


def offers_at(track: Track, builder: Builder, hex_: int) -> HexOffers | None:
    """What one hex offers a builder, but for what the law forbids."""
    found = _refreshed(track, builder).get(hex_)
    twice = hex_ in builder.built and not track.land.rules.build.same_hex_twice
    if found is None or twice or not is_open(track.land, builder, hex_):
        return None
    return found.without(_missing(track))


def is_open(land: Land, builder: Builder, hex_: int) -> bool:
    """Whether the hex is open to track by now."""
    opens = now(land.data[hex_].open_from, builder.now)
    return opens is None or builder.now.turn >= opens


class Law:
    """What else decides about offers at a moment: duplicates, limits of cities, discs."""

    __slots__ = ("_cities", "_pairs", "free")

    def __init__(self, track: Track, builder: Builder) -> None:
        build, discs = track.land.rules.build, track.land.rules.discs
        anybody, seat = build.no_duplicates == "anybody", builder.seat
        self._pairs: set[tuple[str, str]] | None = None
        if build.no_duplicates != "none":
            self._pairs = {one.ends for one in track.links() if anybody or one.owner == seat}
        self._cities = [
            (limit.city, limit.new_links - builder.to_cities.get(limit.city, 0))
            for limit in build.city_limits
        ]
        self.free: int | None = None
        if discs.per_player is not None and discs.overflow == "refuse":
            self.free = discs.per_player - track.discs_used(seat)

    @property
    def allows_all(self) -> bool:
        """Whether no offer need be looked at."""
        roomy = self.free is None or self.free >= MOST_EXITS
        return self._pairs is None and not self._cities and roomy

    def allows(self, offer: Offer) -> bool:
        """Whether what a hex offers is lawful."""
        if self._pairs is not None and offer.joins:
            joins = set(offer.joins)
            if len(joins) < len(offer.joins) or not self._pairs.isdisjoint(joins):
                return False
        for city, left in self._cities:
            more = offer.cities.count(city)
            if more and more > left:
                return False
        return self.free is None or offer.discs <= 0 or offer.discs <= self.free


def lawful_offers(track: Track, builder: Builder) -> Iterator[Offer]:
    """Every tile that a builder may lay, money and the number of builds aside."""
    law = Law(track, builder)
    for there in offers(track, builder):
        for offer in there.offers:
            if law.allows(offer):
                yield offer


# -- keeping


def _refreshed(track: Track, builder: Builder) -> dict[int, HexOffers]:
    """The offers of all hexes that have any; those that became stale are worked out again."""
    kept = track.offers_of(builder.seat, lambda: _bare(track.land))
    if kept.loose and (kept.stale or kept.asker != builder):
        kept.stale.update(kept.loose)
    if not kept.stale and track.land.rules.build.contiguous.mode == "none":
        return kept.by_hex
    footing, loose = Footing(track, builder.seat), set[int]()
    if kept.footing != (footing.mode, footing.cities()):
        kept.footing = footing.mode, footing.cities()
        kept.stale.update(range(len(track.land.cells)))
    look = footing.anywhere and any(not chain.stops for chain in track.chains.values())
    for hex_ in kept.stale:
        found: HexOffers | None
        if look and is_loose(track, hex_):
            loose.add(hex_)
            found = HexOffers(hex_, tuple(_looked_at(track, builder, hex_)))
        else:
            found = _offered(track, footing, hex_)
        if found is None or not found.offers:
            kept.by_hex.pop(hex_, None)
        else:
            kept.by_hex[hex_] = found
    kept.stale.clear()
    kept.loose = frozenset(loose)
    kept.asker = builder._replace(to_cities=dict(builder.to_cities)) if loose else None
    return kept.by_hex


def _bare(land: Land) -> KeptOffers:
    """What hexes offer whoever builds first: the same in every game on this land."""
    found: KeptOffers | None = land.memo.get(_BARE)
    if found is None:
        track = Track(land)
        found = track.offers_of(0, lambda: KeptOffers(range(len(land.cells))))
        _refreshed(track, Builder(0))
        land.memo[_BARE] = found
    return found


def _missing(track: Track) -> int:
    """The tiles that are used up, and the town disc, as bits."""
    found = DISC_BIT if track.discs_left < 1 else 0
    for tile, number in track.left.items():
        if number < 1:
            found |= TILE_BITS[tile]
    return found


def _offered(track: Track, footing: Footing, hex_: int) -> HexOffers | None:
    if not track.land.buildable[hex_] or track.city_at[hex_] != NONE:
        return None
    around = surroundings_of(track, footing, hex_)
    if around is None:
        return None
    memo = track.land.memo
    found: HexOffers | None = memo.get(around)
    if found is None:
        if len(memo) > _MOST_KEPT:
            memo.clear()
        memo[around] = found = HexOffers(hex_, tuple(made_for(track, around)))
    return found if found.offers else None


# -- looking tile by tile, where chains hang on to nothing yet


def _looked_at(track: Track, builder: Builder, hex_: int) -> Iterator[Offer]:
    land = track.land
    if why_no_tile_here(track, builder, hex_) is not None:
        return
    for tile in every_tile(land, hex_):
        if why_not_lay(track, builder, hex_, tile) is None:
            plan = planned(track, hex_, tile)
            made = lay(track.copy(), builder.seat, plan)
            joins = tuple(link_of(land, chain).ends for chain in made if chain.is_link)
            yield Offer(hex_, tile, price_of(land, plan).total, joins, 0, (), 0)


def every_tile(land: Land, hex_: int) -> Iterator[Tile]:
    """Every tile in every turn that could lie on a hex of this sort."""
    if land.stop[hex_] == NONE:
        yield from (Tile(tile, sections) for sections, tile in tile_of_sections().items())
        return
    for exits, tiles in tiles_of_exits().items():
        yield from (Tile(tile, spokes(exits)) for tile in tiles)

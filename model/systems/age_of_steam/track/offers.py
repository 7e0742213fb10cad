"""All tiles that a builder may lay, kept by hex and worked out again only where track changed.

What a hex offers follows from what its six sides meet, so equal hexes in equal surroundings share
one answer. `laying.why_not_lay` says the same tile by tile, and tests hold the two together.
"""

from collections.abc import Iterator

from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.track.builder import Builder
from model.systems.age_of_steam.track.connection import Footing
from model.systems.age_of_steam.track.hex_offers import DISC_BIT, TILE_BITS, HexOffers, Offer
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.laying import lay, why_not_lay
from model.systems.age_of_steam.track.links import link_of
from model.systems.age_of_steam.track.making_offers import made_for
from model.systems.age_of_steam.track.plans import planned
from model.systems.age_of_steam.track.prices import price_of
from model.systems.age_of_steam.track.shapes import MOST_EXITS, tile_of_sections, tiles_of_exits
from model.systems.age_of_steam.track.surroundings import is_loose, surroundings_of
from model.systems.age_of_steam.track.tile_choices import spokes
from model.systems.age_of_steam.track.track import Tile, Track

_MOST_KEPT = 8_000
"""So many answers are kept for a land before all are forgotten."""


def offers(track: Track, builder: Builder) -> list[HexOffers]:
    """What each hex offers a builder, in the order of hexes, but for what `is_lawful` tells."""
    kept = _refreshed(track, builder)
    shut = builder.built if not track.land.rules.build.same_hex_twice else frozenset[int]()
    missing = _missing(track)
    found = [kept[hex_].without(missing) for hex_ in sorted(kept) if hex_ not in shut]
    if track.land.opening:
        found = [one for one in found if is_open(track.land, builder, one.hex)]
    return found


def offers_at(track: Track, builder: Builder, hex_: int) -> HexOffers | None:
    """What one hex offers a builder, but for what `is_lawful` tells."""
    found = _refreshed(track, builder).get(hex_)
    twice = hex_ in builder.built and not track.land.rules.build.same_hex_twice
    if found is None or twice or not is_open(track.land, builder, hex_):
        return None
    return found.without(_missing(track))


def is_open(land: Land, builder: Builder, hex_: int) -> bool:
    """Whether the hex is open to track by now."""
    opens = now(land.data[hex_].open_from, builder.now)
    return opens is None or builder.now.turn >= opens


def needs_a_look(track: Track, builder: Builder) -> bool:
    """Whether some offers may be unlawful for what other track there is, and must be looked at."""
    rules = track.land.rules
    if rules.build.no_duplicates != "none" or rules.build.city_limits:
        return True
    most = _discs_free(track, builder.seat)
    return most is not None and most < MOST_EXITS


def _discs_free(track: Track, seat: int) -> int | None:
    discs = track.land.rules.discs
    if discs.per_player is None or discs.overflow != "refuse":
        return None
    return discs.per_player - track.discs_used(seat)


def is_lawful(track: Track, builder: Builder, offer: Offer) -> bool:
    """Whether duplicates, limits of cities and discs allow what a hex offers."""
    build = track.land.rules.build
    if offer.joins and build.no_duplicates != "none" and _doubles(track, builder.seat, offer):
        return False
    for limit in build.city_limits:
        more = offer.cities.count(limit.city)
        if more and builder.to_cities.get(limit.city, 0) + more > limit.new_links:
            return False
    free = _discs_free(track, builder.seat)
    return free is None or offer.discs <= 0 or offer.discs <= free


def _doubles(track: Track, seat: int, offer: Offer) -> bool:
    anybody = track.land.rules.build.no_duplicates == "anybody"
    pairs = {link.ends for link in track.links() if anybody or link.owner == seat}
    return len(set(offer.joins)) < len(offer.joins) or not pairs.isdisjoint(offer.joins)


def lawful_offers(track: Track, builder: Builder) -> Iterator[Offer]:
    """Every tile that a builder may lay, money and the number of builds aside."""
    look = needs_a_look(track, builder)
    for there in offers(track, builder):
        for offer in there.offers:
            if not look or is_lawful(track, builder, offer):
                yield offer


# -- keeping


def _refreshed(track: Track, builder: Builder) -> dict[int, HexOffers]:
    """The offers of all hexes that have any; those that became stale are worked out again."""
    kept = track.offers_of(builder.seat)
    if kept.loose and (kept.stale or kept.asker != builder):
        kept.stale.update(kept.loose)
    if not kept.stale and track.land.rules.build.contiguous.mode == "none":
        return kept.by_hex
    footing, loose = Footing(track, builder.seat), set[int]()
    if kept.footing != (footing.mode, footing.cities()):
        kept.footing = footing.mode, footing.cities()
        kept.stale.update(range(len(track.land.cells)))
    for hex_ in kept.stale:
        found: HexOffers | None
        if footing.anywhere and is_loose(track, hex_):
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

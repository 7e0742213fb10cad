"""All tiles that a builder may lay, kept by hex and worked out again only where track changed.

What a hex offers follows from what its six sides meet, so equal hexes in equal surroundings share
one answer. `laying.why_not_lay` says the same tile by tile, and tests hold the two together.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.track.builder import Builder
from model.systems.age_of_steam.track.chains import open_end
from model.systems.age_of_steam.track.connection import Footing
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.laying import why_not_in_supply, why_not_lay
from model.systems.age_of_steam.track.owners import NOBODY
from model.systems.age_of_steam.track.plans import planned
from model.systems.age_of_steam.track.prices import price_of
from model.systems.age_of_steam.track.shapes import (
    MOST_EXITS,
    SHAPES,
    SIDES,
    bits,
    exits_of,
    needs_disc,
    tile_of_sections,
    tiles_of_exits,
)
from model.systems.age_of_steam.track.tile_choices import (
    Choice,
    first_choices,
    further_choices,
    spokes,
    town_choices,
)
from model.systems.age_of_steam.track.track import Tile, Track

_MOST_KEPT = 8_000
"""So many answers are kept for a land before all are forgotten."""


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


class Surroundings(NamedTuple):
    """What decides what a hex offers: what lies there, and what its sides meet."""

    hex: int
    before: Tile | None
    allowed: int
    connected: int
    """The sides at which a section hangs on to something."""
    own: int
    """The sides at which own chains are open."""
    cities: int
    """The sides at which there is a city."""
    far: tuple[int, ...]
    """For each side the stop at the far end of what it meets, or NONE."""
    moves: tuple[tuple[int, int, int], ...]
    """For each section that may be redirected: its open side, its far stop, and how it counts."""
    present: bool


_OWN, _NOBODYS_HELD, _NOBODYS = range(3)
_TILES = {tile: 1 << place for place, tile in enumerate(SHAPES)}
_DISC = 1 << len(_TILES)


def offers(track: Track, builder: Builder) -> list[HexOffers]:
    """What each hex offers a builder, in the order of hexes, but for what `is_lawful` tells."""
    if track.land.rules.build.connectivity_check == "end-of-build":
        return _looked_for(track, builder)
    kept = _refreshed(track, builder.seat)
    shut = builder.built if not track.land.rules.build.same_hex_twice else frozenset[int]()
    missing = _missing(track)
    found = [kept[hex_].without(missing) for hex_ in sorted(kept) if hex_ not in shut]
    if track.land.opening:
        found = [one for one in found if is_open(track.land, builder, one.hex)]
    return found


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


def _refreshed(track: Track, seat: int) -> dict[int, HexOffers]:
    """The offers of all hexes that have any; those that became stale are worked out again."""
    kept = track.offers_of(seat)
    if not kept.stale:
        return kept.by_hex
    footing = Footing(track, seat)
    for hex_ in kept.stale:
        found = _offered(track, footing, hex_)
        if found is None:
            kept.by_hex.pop(hex_, None)
        else:
            kept.by_hex[hex_] = found
    kept.stale.clear()
    return kept.by_hex


def _missing(track: Track) -> int:
    """The tiles that are used up, and the town disc, as bits."""
    found = _DISC if track.discs_left < 1 else 0
    for tile, number in track.left.items():
        if number < 1:
            found |= _TILES[tile]
    return found


def _offered(track: Track, footing: Footing, hex_: int) -> HexOffers | None:
    if not track.land.buildable[hex_] or track.city_at[hex_] != NONE:
        return None
    around = _surroundings(track, footing, hex_)
    if around is None:
        return None
    memo = track.land.memo
    found: HexOffers | None = memo.get(around)
    if found is None:
        if len(memo) > _MOST_KEPT:
            memo.clear()
        memo[around] = found = HexOffers(hex_, tuple(_made(track, around)))
    return found if found.offers else None


def _surroundings(track: Track, footing: Footing, hex_: int) -> Surroundings | None:
    """What the sides of a hex meet; None where nothing can hang on to anything."""
    land, before = track.land, track.tiles.get(hex_)
    used = 0 if before is None else exits_of(before.sections)
    allowed = connected = own = cities = 0
    far = [NONE] * 6
    for side in SIDES[land.usable[hex_] & ~used]:
        stop, kinds = _met(track, footing, hex_, side)
        bit = 1 << side
        far[side] = stop
        if kinds & _ALLOWED:
            allowed |= bit
        if kinds & _CONNECTED:
            connected |= bit
            if kinds & _OWNED:
                own |= bit
        if kinds & _CITY:
            cities |= bit
    moves, present = ((), False) if before is None else _more(track, footing, hex_, before)
    if not connected and not present and not moves:
        return None
    for side, _, _ in moves:
        allowed |= _freed(track, hex_, side)
    allowed |= land.dead[hex_] & ~used
    return Surroundings(hex_, before, allowed, connected, own, cities, tuple(far), moves, present)


_ALLOWED, _CONNECTED, _OWNED, _CITY = 1, 2, 4, 8


def _met(track: Track, footing: Footing, hex_: int, side: int) -> tuple[int, int]:
    """What a side meets: the stop at its far end, and what it counts as."""
    near = track.land.across[hex_][side]
    city = track.city_at[near]
    if city != NONE:
        return city, _ALLOWED | _CITY | (_CONNECTED if footing.is_from_city(city) else 0)
    key = track.chain_at.get(near * 6 + (side + 3) % 6)
    if key is None:
        blank = near not in track.tiles or track.land.rules.build.may_face_blank_edge
        return NONE, _ALLOWED if blank else 0
    chain = track.chains[key]
    if chain.owner == footing.seat:
        return chain.ends[1], _ALLOWED | _CONNECTED | _OWNED
    if chain.owner != NOBODY:
        return NONE, 0
    return chain.ends[1], _ALLOWED | (_CONNECTED if footing.is_from_chain(chain) else 0)


def _more(
    track: Track, footing: Footing, hex_: int, before: Tile
) -> tuple[tuple[tuple[int, int, int], ...], bool]:
    """Which sections of a hex may be redirected, and whether its town may have exits anyway."""
    land = track.land
    if land.stop[hex_] == NONE:
        return (_moves(track, footing, hex_, before) if land.price[hex_].redirect else ()), False
    free = not land.rules.build.town_replace_needs_presence
    return (), free or footing.is_present(land.stop[hex_])


def _freed(track: Track, hex_: int, side: int) -> int:
    """The side that a redirected section leaves: another section may lead there."""
    land = track.land
    blank = land.rules.build.may_face_blank_edge or land.across[hex_][side] not in track.tiles
    return 1 << side if blank and land.usable[hex_] >> side & 1 else 0


def _moves(
    track: Track, footing: Footing, hex_: int, before: Tile
) -> tuple[tuple[int, int, int], ...]:
    """The sections of a hex that the builder may redirect, by their open sides."""
    found = []
    for section in before.sections:
        chain = track.chain_on(hex_, section)
        if chain is None or chain.owner not in (footing.seat, NOBODY):
            continue
        for side in SIDES[section]:
            if open_end(hex_, side) in chain.ends:
                kind = _OWN if chain.owner == footing.seat else _NOBODYS
                if kind == _NOBODYS and footing.is_from_chain(chain):
                    kind = _NOBODYS_HELD
                found.append((side, chain.ends[1], kind))
    return tuple(found)


# -- making


def _made(track: Track, around: Surroundings) -> Iterator[Offer]:
    """What a hex offers in such surroundings."""
    land, stop = track.land, track.land.stop[around.hex]
    choices = _in_town(around, stop) if stop != NONE else _on_land(land, around)
    figures = dict[tuple[str, int], tuple[int, int]]()
    for choice in choices:
        outcome = _outcome(land, around, choice)
        if outcome is not None:
            kind = choice.tile.id, len(choice.moves)
            known = None if land.price[around.hex].sides else figures.get(kind)
            if known is None:
                price = price_of(land, planned(track, around.hex, choice.tile)).total
                known = figures[kind] = price, _needs(land, around, choice.tile)
            joins, discs, cities = outcome
            yield Offer(around.hex, choice.tile, known[0], joins, discs, cities, known[1])


def _in_town(around: Surroundings, stop: int) -> tuple[Choice, ...]:
    round_trips = bits(*(side for side in range(6) if around.far[side] == stop))
    allowed = around.allowed & ~round_trips
    old = exits_of(around.before.sections) if around.before else 0
    return town_choices(old, allowed, allowed if around.present else around.connected & allowed)


def _on_land(land: Land, around: Surroundings) -> Iterator[Choice]:
    price, before = land.price[around.hex], around.before
    if before is None:
        simple = "simple" in (price.first_tile, land.data[around.hex].first_tile)
        choices = first_choices(around.allowed, around.connected, simple=simple)
    else:
        movable = bits(*(side for side, _, _ in around.moves))
        choices = further_choices(before.sections, movable, around.allowed)
    water = bits(*land.data[around.hex].water_sides)
    for choice in choices:
        if price.tiles and choice.tile.id not in price.tiles:
            continue
        if price.sides is not None and not _fits_sides(choice, water):
            continue
        if all(section & around.connected for section in choice.added):
            yield choice


def _fits_sides(choice: Choice, water: int) -> bool:
    new = [*choice.added, *(after for _, after, _, _ in choice.moves)]
    return len(new) == 1 and new[0] & water != new[0]


def _needs(land: Land, around: Surroundings, tile: Tile) -> int:
    """What a tile takes from the supply; what is lifted for it may come back first."""
    before = around.before if land.rules.build.return_tile_first else None
    needs = 0 if before is not None and before.id == tile.id else _TILES[tile.id]
    if land.stop[around.hex] == NONE or not needs_disc(exits_of(tile.sections)):
        return needs
    had = before is not None and needs_disc(exits_of(before.sections))
    return needs if had else needs | _DISC


_Outcome = tuple[tuple[tuple[str, str], ...], int, tuple[str, ...]]


def _outcome(land: Land, around: Surroundings, choice: Choice) -> _Outcome | None:
    """Links made, discs needed, cities reached; None where track would run back to its stop."""
    far, joins, discs, exits = around.far, list[tuple[str, str]](), 0, list[int]()
    for section in choice.added:
        one, other = ends = _ends(land, around, section)
        if NONE not in ends:
            if one == other:
                return None
            joins += _pair(land, ends)
        exits += SIDES[section]
        if not _is_dead(land, around, section):
            discs += 1 - len(SIDES[section & around.own])
    for move in choice.moves:
        found = _moved(land, around, move)
        if found is None:
            return None
        discs += found[1]
        joins += found[0]
        exits.append(move[3])
    cities = [land.stops[far[side]] for side in exits if around.cities >> side & 1]
    return tuple(joins), discs, tuple(cities)


def _moved(
    land: Land, around: Surroundings, move: tuple[int, int, int, int]
) -> tuple[list[tuple[str, str]], int] | None:
    """The link that a redirected section makes, and the discs it needs; None if it may not be."""
    before, _, fixed, moved = move
    side = SIDES[before & ~(1 << fixed)][0]
    _, end, kind = next(one for one in around.moves if one[0] == side)
    far = around.far[moved]
    if end == far or (kind == _NOBODYS and not around.connected >> moved & 1):
        return None
    pair, joined = _pair(land, (end, far)), around.own >> moved & 1
    if kind == _OWN:
        return pair, -joined
    mine = pair or joined or land.rules.build.redirect_claims
    return pair, 1 - joined if mine else 0


def _ends(land: Land, around: Surroundings, section: int) -> tuple[int, int]:
    """The stops at the two ends of what a new section makes."""
    sides = SIDES[section]
    if len(sides) == 1:
        return land.stop[around.hex], around.far[sides[0]]
    return around.far[sides[0]], around.far[sides[1]]


def _is_dead(land: Land, around: Surroundings, section: int) -> bool:
    return len(SIDES[section]) == 1 and bool(section & land.dead[around.hex])


def _pair(land: Land, ends: tuple[int, int]) -> list[tuple[str, str]]:
    if NONE in ends:
        return []
    one, other = sorted(land.stops[end] for end in ends)
    return [(one, other)]


# -- looking hex by hex, where track may be laid in any order


def _looked_for(track: Track, builder: Builder) -> list[HexOffers]:
    found = []
    for hex_ in range(len(track.land.cells)):
        several = tuple(_looked_at(track, builder, hex_))
        if several:
            found.append(HexOffers(hex_, several))
    return found


def _looked_at(track: Track, builder: Builder, hex_: int) -> Iterator[Offer]:
    land = track.land
    for tile in every_tile(land, hex_):
        if why_not_lay(track, builder, hex_, tile) is None:
            price = price_of(land, planned(track, hex_, tile)).total
            yield Offer(hex_, tile, price, (), 0, (), 0)


def every_tile(land: Land, hex_: int) -> Iterator[Tile]:
    """Every tile in every turn that could lie on a hex of this sort."""
    if land.stop[hex_] == NONE:
        yield from (Tile(tile, sections) for sections, tile in tile_of_sections().items())
        return
    for exits, tiles in tiles_of_exits().items():
        yield from (Tile(tile, spokes(exits)) for tile in tiles)


def several_fit(track: Track, hex_: int, exits: int) -> bool:
    """Whether more than one tile of the supply shows these exits, so that it must be named."""
    tiles = tiles_of_exits().get(exits, ())
    here = [Tile(tile, spokes(exits)) for tile in tiles]
    return sum(why_not_in_supply(track, hex_, tile) is None for tile in here) > 1

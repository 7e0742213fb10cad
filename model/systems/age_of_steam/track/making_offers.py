"""Making what a hex offers of what its sides meet: every tile that fits, and what it brings."""

from collections.abc import Iterator

from model.systems.age_of_steam.track.hex_offers import DISC_BIT, TILE_BITS, Offer
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.plans import planned
from model.systems.age_of_steam.track.prices import price_of
from model.systems.age_of_steam.track.shapes import SIDES, bits, exits_of, needs_disc
from model.systems.age_of_steam.track.surroundings import NOBODYS, OWN, Surroundings
from model.systems.age_of_steam.track.tile_choices import (
    Choice,
    first_choices,
    further_choices,
    town_choices,
)
from model.systems.age_of_steam.track.track import Tile, Track


def made_for(track: Track, around: Surroundings) -> Iterator[Offer]:
    """What a hex offers in such surroundings."""
    land, stop = track.land, track.land.stop[around.hex]
    choices = _in_town(around, stop) if stop != NONE else _on_land(land, around)
    figures = _figures(land, around)
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


def _figures(land: Land, around: Surroundings) -> dict[tuple[str, int], tuple[int, int]]:
    """By a tile and how much it redirects its price and needs, in place of what lies there."""
    found: dict[tuple[str, int], tuple[int, int]]
    found = land.memo.setdefault(("figures", around.hex, around.before), {})
    return found


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
        choices = further_choices(before.sections, movable, around.allowed, around.connected)
    water = bits(*land.data[around.hex].water_sides)
    for choice in choices:
        if price.tiles and choice.tile.id not in price.tiles:
            continue
        if price.sides is None or _fits_sides(choice, water):
            yield choice


def _fits_sides(choice: Choice, water: int) -> bool:
    new = [*choice.added, *(after for _, after, _, _ in choice.moves)]
    return len(new) == 1 and new[0] & water != new[0]


def _needs(land: Land, around: Surroundings, tile: Tile) -> int:
    """What a tile takes from the supply; what is lifted for it may come back first."""
    before = around.before if land.rules.build.return_tile_first else None
    needs = 0 if before is not None and before.id == tile.id else TILE_BITS[tile.id]
    if land.stop[around.hex] == NONE or not needs_disc(exits_of(tile.sections)):
        return needs
    had = before is not None and needs_disc(exits_of(before.sections))
    return needs if had else needs | DISC_BIT


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
    if end == far != NONE or (kind == NOBODYS and not around.connected >> moved & 1):
        return None
    pair, joined = _pair(land, (end, far)), around.own >> moved & 1
    if kind == OWN:
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

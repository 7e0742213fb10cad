"""Urbanization: a town becomes a city, with what that does to the track (AOS-BUILD-24 to -28)."""

from collections.abc import Iterator
from typing import NamedTuple

from model.systems.age_of_steam.conditions.place import is_one_of
from model.systems.age_of_steam.track.builder import Builder
from model.systems.age_of_steam.track.chains import Chain
from model.systems.age_of_steam.track.land import NONE
from model.systems.age_of_steam.track.laying import set_free, why_duplicate, why_no_disc
from model.systems.age_of_steam.track.owners import NOBODY
from model.systems.age_of_steam.track.refusals import Refusal
from model.systems.age_of_steam.track.shapes import SIDES, exits_of
from model.systems.age_of_steam.track.spoke_links import spoke_link_between
from model.systems.age_of_steam.track.track import Track

no = Refusal


class Urbanized(NamedTuple):
    """What urbanization did to the track."""

    made: list[Chain]
    """The chains that are different."""
    completed: list[Chain]
    """Those of them that have become links."""
    claimed: list[tuple[str, int]]
    """Special links that spokes have become, with their owners."""


def why_not_urbanize(track: Track, builder: Builder, town: str, new_city: str) -> Refusal | None:
    """Why a New City may not be placed on a town, as far as map and track are concerned."""
    refusal = _why_not_there(track, builder, town) or why_not_on(track, town, new_city)
    if refusal is not None:
        return refusal
    if is_apart(track, town):
        return None
    facing = open_to(track, town)
    if any(track.land.number[town] in chain.ends for chain in facing):
        return no("AOS-BUILD-17", "track would run from a stop back to itself")
    if not _needs_a_try(track, builder.seat, len(facing)):
        return None
    after = track.copy()
    done = urbanize(after, builder.seat, town, new_city)
    if any(chain.is_link and chain.ends[0] == chain.ends[1] for chain in done.made):
        return no("AOS-BUILD-17", "track would run from a stop back to itself")
    return why_duplicate(after, done.made) or why_no_disc(track, after, builder.seat)


def open_to(track: Track, town: str) -> list[Chain]:
    """The chains that lead to a town from outside and are open there."""
    hex_ = track.land.hexes_of[track.land.number[town]][0]
    tile = track.tiles.get(hex_)
    used = exits_of(tile.sections) if tile else 0
    found = (track.chain_facing(hex_, side) for side in SIDES[63 & ~used])
    return [chain for chain in found if chain is not None]


def _needs_a_try(track: Track, seat: int, facing: int) -> bool:
    """Whether duplicates, discs or loose chains could forbid it."""
    rules = track.land.rules
    if rules.build.no_duplicates != "none" or rules.build.connectivity_check == "end-of-build":
        return True
    most = rules.discs.per_player
    if most is None or rules.discs.overflow != "refuse":
        return False
    return track.discs_used(seat) + facing > most


def is_apart(track: Track, town: str) -> bool:
    """Whether no track lies in a town or leads to it, so that urbanization changes none."""
    hex_ = track.land.hexes_of[track.land.number[town]][0]
    if hex_ in track.tiles:
        return False
    return not any(track.chain_facing(hex_, side) for side in range(6))


def _why_not_there(track: Track, builder: Builder, town: str) -> Refusal | None:
    land, rules = track.land, track.land.rules.urbanization
    number = land.number.get(town, NONE)
    if number == NONE or not land.hexes_of[number]:
        return no("AOS-BUILD-24", f"there is no town {town}")
    name = land.stop_name(number)
    if track.is_city(town):
        return no("AOS-BUILD-28", f"{name} is a city already")
    if not is_one_of(rules.where, land.spots.of(town)):
        return no("AOM-URBAN-02", f"no New City may be placed on {name}")
    hex_ = land.hexes_of[number][0]
    if rules.needs_track == "any" and hex_ not in track.tiles:
        return no("AOM-URBAN-02", f"{name} has no track")
    if rules.needs_track == "own" and not track.presence(builder.seat, town):
        return no("AOM-URBAN-02", f"{name} has no track of yours")
    if hex_ in builder.built and not rules.same_hex_as_build:
        return no("AOS-BUILD-24", f"you have built on {name} in this build")
    return None


def why_not_on(track: Track, town: str, new_city: str) -> Refusal | None:
    """Why a New City may not be placed on a town where others may."""
    land = track.land
    if new_city not in land.spots.new_cities:
        return no("AOS-BUILD-28", f"there is no New City {new_city}")
    if new_city in track.urbanized.values():
        return no("AOS-BUILD-28", f"New City {new_city} is on the board already")
    for rule in land.rules.urbanization.tiles_for:
        if new_city in rule.new_city and not is_one_of(rule.where, land.spots.of(town)):
            return no("AOM-URBAN-02", f"New City {new_city} may not be placed here")
    return None


def urbanize(track: Track, seat: int, town: str, new_city: str) -> Urbanized:
    """Turns a town into a city.

    Chains keep their owner; an unowned one that was open goes to whoever urbanizes.
    """
    land = track.land
    hex_ = land.hexes_of[land.number[town]][0]
    spokes = list(_spokes_to_cities(track, hex_))
    chains = track.chains.values()
    were_open = {one for chain in chains if not chain.is_link for one in chain.sections}
    free = _has_disc(track, seat)

    def is_completed(chain: Chain) -> bool:
        return chain.is_link and not were_open.isdisjoint(chain.sections)

    def owning(chain: Chain, was: frozenset[int]) -> int:
        owner = next(iter(was), NOBODY)
        return seat if owner == NOBODY and is_completed(chain) and free else owner

    made = track.urbanize(hex_, new_city, owning)
    claimed = [one for spoke in spokes for one in _turned_into_link(track, town, *spoke)]
    _lay_unclaimed(track, town, hex_)
    if land.rules.build.contiguous.until is not None:
        set_free(track, seat, [chain for chain in made if chain.owner == seat])
    return Urbanized(made, [chain for chain in made if is_completed(chain)], claimed)


def _has_disc(track: Track, seat: int) -> bool:
    """Whether unowned track goes to the builder; without a disc it may be declined (OPEN-SC-17)."""
    rules = track.land.rules
    most = rules.discs.per_player
    if not rules.urbanization.may_decline or most is None or rules.discs.overflow == "unlimited":
        return True
    return track.discs_used(seat) < most


def _spokes_to_cities(track: Track, hex_: int) -> Iterator[tuple[str, int]]:
    """The cities that single spokes of a town lead to, and whose those are."""
    tile, land = track.tiles.get(hex_), track.land
    for section in tile.sections if tile else ():
        near = land.across[hex_][SIDES[section][0]]
        city = track.city_at[near] if near >= 0 else NONE
        chain = track.chain_on(hex_, section)
        if city != NONE and chain is not None:
            yield land.stops[city], chain.owner


def _turned_into_link(track: Track, town: str, city: str, owner: int) -> Iterator[tuple[str, int]]:
    link = spoke_link_between(track, town, city)
    if link is not None:
        track.spokes[link.id] = link
        if owner != NOBODY:
            track.claim(link.id, owner)
            yield link.id, owner


def _lay_unclaimed(track: Track, town: str, hex_: int) -> None:
    """Where rules have spoke links between this town and a neighbour, one lies there to claim."""
    land = track.land
    if not land.rules.urbanization.spoke_links:
        return
    for side in SIDES[land.usable[hex_]]:
        city = track.city_at[land.across[hex_][side]]
        link = None
        if city not in (NONE, land.number[town]):
            link = spoke_link_between(track, town, land.stops[city], single=False)
        if link is not None:
            track.spokes.setdefault(link.id, link)

"""Urbanization: a town becomes a city, with what that does to the track (AOS-BUILD-24 to -27)."""

from collections.abc import Iterator

from model.systems.age_of_steam.track.chains import Chain
from model.systems.age_of_steam.track.land import NONE
from model.systems.age_of_steam.track.owners import NOBODY
from model.systems.age_of_steam.track.shapes import SIDES
from model.systems.age_of_steam.track.spoke_links import spoke_link_between
from model.systems.age_of_steam.track.track import Track


def urbanize(track: Track, seat: int, town: str, new_city: str) -> list[Chain]:
    """Turns a town into a city, and gives the chains that are new or different.

    Chains keep their owner; an unowned one that was open goes to whoever urbanizes.
    """
    land = track.land
    hex_ = land.hexes_of[land.number[town]][0]
    spokes = list(_spokes_to_cities(track, hex_))
    were_open = {
        section
        for chain in track.chains.values()
        if not chain.is_link
        for section in chain.sections
    }

    def owning(chain: Chain, was: frozenset[int]) -> int:
        owner = next(iter(was), NOBODY)
        takes = owner == NOBODY and chain.is_link and not were_open.isdisjoint(chain.sections)
        return seat if takes else owner

    made = track.urbanize(hex_, new_city, owning)
    for city, owner in spokes:
        _turn_into_link(track, town, city, owner)
    _lay_unclaimed(track, town, hex_)
    return made


def _spokes_to_cities(track: Track, hex_: int) -> Iterator[tuple[str, int]]:
    """The cities that single spokes of a town lead to, and whose those are."""
    tile, land = track.tiles.get(hex_), track.land
    for section in tile.sections if tile else ():
        near = land.across[hex_][SIDES[section][0]]
        city = track.city_at[near] if near >= 0 else NONE
        chain = track.chain_on(hex_, section)
        if city != NONE and chain is not None:
            yield land.stops[city], chain.owner


def _turn_into_link(track: Track, town: str, city: str, owner: int) -> None:
    link = spoke_link_between(track, town, city)
    if link is not None:
        track.spokes[link.id] = link
        if owner != NOBODY:
            track.claim(link.id, owner)


def _lay_unclaimed(track: Track, town: str, hex_: int) -> None:
    """Where rules have spoke links between this town and a neighbour, one lies there to claim."""
    land, rules = track.land, track.land.rules.urbanization
    if not rules.spoke_links:
        return
    for side in SIDES[land.usable[hex_]]:
        city = track.city_at[land.across[hex_][side]]
        link = None if city == NONE else spoke_link_between(track, town, land.stops[city])
        if link is not None and (rules.single_spoke != "special-link" or link.cost != (0,)):
            track.spokes.setdefault(link.id, link)

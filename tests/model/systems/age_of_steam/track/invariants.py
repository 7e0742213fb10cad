"""What is always true of track: INV-AOS-06 to -13 of the rules page."""

from collections import Counter

from model.systems.age_of_steam.track.land import NONE
from model.systems.age_of_steam.track.shapes import (
    MOST_EXITS,
    SIDES,
    exits_of,
    needs_disc,
    tile_of_sections,
    tiles_of_exits,
)
from model.systems.age_of_steam.track.track import Track


def broken(track: Track) -> list[str]:
    """The invariants that do not hold."""
    found = []
    land, tiles = track.land, track.tiles
    used = Counter(tile.id for tile in tiles.values())
    if any(track.left[tile] + used[tile] != land.rules.tiles[tile] for tile in track.left):
        found.append("INV-AOS-06")
    if any(not _has_shape(track, hex_) for hex_ in tiles):
        found.append("INV-AOS-07")
    for hex_, tile in tiles.items():
        exits = exits_of(tile.sections)
        ways = land.usable[hex_] | land.dead[hex_]
        if track.city_at[hex_] != NONE or not land.buildable[hex_] or exits & ~ways:
            found.append("INV-AOS-08")
        if sum(len(SIDES[section]) for section in tile.sections) != len(SIDES[exits]):
            found.append("INV-AOS-09")
        if land.stop[hex_] != NONE and len(tile.sections) > MOST_EXITS:
            found.append("INV-AOS-13")
    discs = sum(
        land.stop[hex_] != NONE and needs_disc(exits_of(tile.sections))
        for hex_, tile in tiles.items()
    )
    if discs + track.discs_left != land.rules.town_discs:
        found.append("INV-AOS-13")
    return found + _chains_broken(track)


def _has_shape(track: Track, hex_: int) -> bool:
    tile = track.tiles[hex_]
    if track.land.stop[hex_] == NONE:
        return tile_of_sections().get(tile.sections) == tile.id
    return tile.id in tiles_of_exits()[exits_of(tile.sections)]


def _chains_broken(track: Track) -> list[str]:
    found, seen = [], Counter[int]()
    for key, chain in track.chains.items():
        seen.update(chain.sections)
        if key != chain.key or any(track.chain_at[side] != key for side in chain.sides()):
            found.append("INV-AOS-10")
        if not chain.stops:
            found.append("INV-AOS-11")
        if len(set(chain.ends)) == 1:
            found.append("INV-AOS-12")
    sections = {hex_ * 64 + one for hex_, tile in track.tiles.items() for one in tile.sections}
    dead = {one for one in sections if (one & 63) & track.land.dead[one >> 6]}
    if set(seen) != sections - dead or set(seen.values()) > {1}:
        found.append("INV-AOS-10")
    return found

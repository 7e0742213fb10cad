"""Track: tiles, chains, links, claims and discs."""

from collections import Counter
from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.track.chains import section_number
from model.systems.age_of_steam.track.land import NONE
from model.systems.age_of_steam.track.shapes import (
    MOST_EXITS,
    SIDES,
    exits_of,
    needs_disc,
    tile_of_sections,
    tiles_of_exits,
)


def tiles(play: Play) -> Iterator[Refusal]:
    """INV-AOS-06 to -09, -13: tiles are of the manifest, and lie where they may."""
    track, land = play.state.track, play.table.land
    used, discs_ = Counter[str](), 0
    for hex_, tile in sorted(track.tiles.items()):
        used[tile.id] += 1
        is_town = land.stop[hex_] != NONE
        exits = exits_of(tile.sections)
        if is_town and needs_disc(exits):
            discs_ += 1
        yield from _tile(play, hex_, exits, is_town=is_town)
    for tile_id, left in track.left.items():
        if left < 0 or left + used[tile_id] != play.table.rules.tiles.get(tile_id, 0):
            yield no("INV-AOS-06", f"{left} of {tile_id} are left and {used[tile_id]} lie")
    if track.discs_left < 0 or track.discs_left + discs_ != play.table.rules.town_discs:
        yield no("INV-AOS-06", f"{track.discs_left} town discs are left and {discs_} lie")


def _tile(play: Play, hex_: int, exits: int, *, is_town: bool) -> Iterator[Refusal]:
    track, land = play.state.track, play.table.land
    tile, where = track.tiles[hex_], land.cells[hex_]
    if is_town and len(SIDES[exits]) > MOST_EXITS:
        yield no("INV-AOS-13", f"the town at {where} has too many exits")
    if is_town and tile.id not in tiles_of_exits().get(exits, ()):
        yield no("INV-AOS-07", f"{tile.id} at {where} shows no such town")
    if not is_town and tile_of_sections().get(tile.sections) != tile.id:
        yield no("INV-AOS-07", f"{tile.id} at {where} does not look like this")
    if sum(len(SIDES[section]) for section in tile.sections) != len(SIDES[exits]):
        yield no("INV-AOS-09", f"a side of {where} is used twice")
    if track.city_at[hex_] != NONE or not land.buildable[hex_]:
        yield no("INV-AOS-08", f"a tile lies on {where}, where none may")
    if exits & ~(land.usable[hex_] | land.dead[hex_]):
        yield no("INV-AOS-08", f"track leads from {where} where none may")
    opened = now(land.data[hex_].open_from, play.situation())
    if opened is not None and opened > play.state.turn:
        yield no("INV-AOM-07", f"a tile lies on {where} before turn {opened}")


def chains(play: Play) -> Iterator[Refusal]:
    """INV-AOS-10 to -12: a chain has one owner, an end at a stop, and never returns to it.

    Where track is looked at when a build is over, it may begin nowhere as long as it goes on.
    """
    track, land, build = play.state.track, play.table.land, play.table.rules.build
    is_building = play.state.phase == "build" and play.state.doing is not None
    later = is_building and build.connectivity_check == "end-of-build"
    for chain in track.chains.values():
        where = land.cells[chain.sections[0] >> 6]
        if not chain.stops and not later:
            yield no("INV-AOS-11", f"the chain at {where} begins nowhere")
        if chain.is_link and chain.ends[0] == chain.ends[1]:
            yield no("INV-AOS-12", f"the chain at {where} leads back to where it began")
        if chain.owner >= 0 and chain.owner not in play.state.order:
            yield no("INV-AOS-10", f"the chain at {where} has an owner who does not play")
    yield from _sections(play)


def _sections(play: Play) -> Iterator[Refusal]:
    """Whether the chains are made of the sections that lie there, each of them in one."""
    track, land = play.state.track, play.table.land
    lying = Counter(
        section_number(hex_, section)
        for hex_, tile in track.tiles.items()
        for section in tile.sections
        if not section & land.dead[hex_]
    )
    chained = Counter(one for chain in track.chains.values() for one in chain.sections)
    for number in sorted((lying - chained) + (chained - lying)):
        yield no("INV-AOS-10", f"a section on {land.cells[number >> 6]} is not in one chain")


def links(play: Play) -> Iterator[Refusal]:
    """INV-AOM-04: no two links join the same stops where a map forbids it."""
    rule = play.table.rules.build.no_duplicates
    if rule == "none":
        return
    found = Counter[object]()
    for link in play.state.track.links():
        if rule == "anybody" or link.owner >= 0:
            found[link.ends if rule == "anybody" else (link.ends, link.owner)] += 1
    for key, number in found.items():
        if number > 1:
            yield no("INV-AOM-04", f"{number} links are the same: {key}")


def claims(play: Play) -> Iterator[Refusal]:
    """INV-AOS-14, INV-SC-06, INV-AOM-01: New Cities lie once, special links are owned once."""
    track = play.state.track
    if len(set(track.urbanized.values())) != len(track.urbanized):
        yield no("INV-AOS-14", "a New City lies twice")
    pairs = Counter[tuple[tuple[str, ...], int]]()
    for special in track.specials():
        if special.id in track.spokes:
            continue  # what a spoke has become keeps its owners, however many those are
        owners = track.claims[special.id]
        if special.owners is not None and len(owners) > special.owners:
            yield no("INV-AOM-01", f"{special.id} has {len(owners)} owners")
        if special.once_per_pair:
            pairs.update((tuple(special.ends), owner) for owner in owners if owner >= 0)
    for (ends, owner), number in sorted(pairs.items()):
        if number > 1:
            yield no("INV-AOM-01", f"{play.name(owner)} owns two special links at {ends}")


def discs(play: Play) -> Iterator[Refusal]:
    """INV-SC-01, -02: after a build nobody owns more than discs can mark, nor loose ends."""
    rules, state, track = play.table.rules, play.state, play.state.track
    most, unfinished = rules.discs.per_player, rules.build.unfinished.max
    for seat in state.order:
        if state.phase == "build" and seat == _builder(play):
            continue
        used = track.discs_used(seat)
        if most is not None and rules.discs.overflow != "unlimited" and used > most:
            yield no("INV-SC-02", f"{play.name(seat)} needs {used} discs of {most}")
        if unfinished is not None and len(track.unfinished(seat)) > unfinished:
            yield no("INV-SC-01", f"{play.name(seat)} owns too many unfinished chains")


def _builder(play: Play) -> int | None:
    """Who builds now; while all are asked about something, who has proposed it."""
    agreement = play.state.agreement
    found: int | None = play.state.actor if agreement is None else agreement.proposer
    return found

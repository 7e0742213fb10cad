"""Laying a tile: why it may not lie there, and what comes of it when it does."""

from collections.abc import Iterable, Sequence

from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.conditions.place import is_one_of
from model.systems.age_of_steam.track.builder import Builder
from model.systems.age_of_steam.track.chains import Chain, section_number
from model.systems.age_of_steam.track.connection import Footing, why_unconnected
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.links import Link, link_of
from model.systems.age_of_steam.track.owners import NOBODY
from model.systems.age_of_steam.track.plans import Plan, planned
from model.systems.age_of_steam.track.refusals import Refusal, southern_or
from model.systems.age_of_steam.track.shapes import (
    SHAPES,
    SIDES,
    bits,
    exits_of,
    needs_disc,
    tile_of_sections,
    tiles_of_exits,
)
from model.systems.age_of_steam.track.track import Tile, Track

no = Refusal


def why_not_lay(track: Track, builder: Builder, hex_: int, tile: Tile) -> Refusal | None:
    """Why a builder may not lay a tile on a hex so, money and the number of builds aside."""
    refusal = why_no_tile_here(track, builder, hex_) or _why_no_form(track.land, hex_, tile)
    if refusal is not None:
        return refusal
    plan = planned(track, hex_, tile)
    return (
        _why_not_on_terrain(track.land, plan)
        or _why_not_replace(track, builder.seat, plan)
        or _why_no_exit(track, builder.seat, plan)
        or why_not_in_supply(track, hex_, tile)
        or _why_not_connected(track, builder.seat, plan)
        or _why_not_after(track, builder, plan)
    )


def why_no_tile_here(track: Track, builder: Builder, hex_: int) -> Refusal | None:
    """Why no tile at all may be laid on a hex at this moment."""
    land = track.land
    if hex_ == NONE:
        return no("AOS-BUILD-09", "there is no such hex")
    name = land.name(hex_)
    if track.city_at[hex_] != NONE:
        return no("AOS-BUILD-09", f"{name} is a city, and no tile lies in a city")
    if not land.buildable[hex_]:
        rule = "AOS-BUILD-09" if land.stop[hex_] == NONE else "AOM-SETUP-14"
        return no(rule, f"no track can be laid on {name}")
    opens = now(land.data[hex_].open_from, builder.now)
    if opens is not None and builder.now.turn < opens:
        return no("AOM-SETUP-14", f"{name} is open to track from turn {opens}")
    if hex_ in builder.built and not land.rules.build.same_hex_twice:
        return no("AOS-BUILD-03", f"you have built on {name} in this build already")
    return None


def _why_no_form(land: Land, hex_: int, tile: Tile) -> Refusal | None:
    spokes = all(len(SIDES[section]) == 1 for section in tile.sections)
    if land.stop[hex_] == NONE:
        if tile.sections and spokes:
            return no("AOS-BUILD-09", f"{land.name(hex_)} is no town")
        if tile_of_sections().get(tile.sections) != tile.id:
            return no("AOS-COMP-01", "no tile shows these sections")
        return None
    if not spokes:
        return no("AOS-BUILD-09", f"{land.name(hex_)} is a town, and takes town forms only")
    if tile.id not in tiles_of_exits().get(exits_of(tile.sections), ()):
        return no("AOS-COMP-02", "no tile shows these exits of a town")
    return None


def _why_not_on_terrain(land: Land, plan: Plan) -> Refusal | None:
    """Whether the kind of terrain, or the hex itself, wants other tiles."""
    if land.stop[plan.hex] != NONE:
        return None
    price, tile = land.price[plan.hex], plan.tile.id
    if price.tiles and tile not in price.tiles:
        return no("AOM-BUILD-04", f"tile {tile} does not lie on {land.terrain[plan.hex]}")
    if plan.before is None and SHAPES[tile].kind != "simple":
        if land.data[plan.hex].first_tile == "simple":
            rule = southern_or(land.rules, "SC-BUILD-03", "AOM-SETUP-14")
            return no(rule, "the first tile on this hex is a simple one")
        if price.first_tile == "simple":
            return no("AOM-BUILD-04", "the first tile on this terrain is a simple one")
    return None if price.sides is None else _why_not_sides(land, plan)


def _why_not_sides(land: Land, plan: Plan) -> Refusal | None:
    new = [*plan.added, *(one.after for one in plan.redirects)]
    water = bits(*land.data[plan.hex].water_sides)
    if len(new) > 1:
        return no("AOM-BUILD-04", "only one section at a time is laid on this terrain")
    if any(section & water == section for section in new):
        return no("AOM-BUILD-04", "no section joins two sides of water")
    return None


def _why_not_replace(track: Track, seat: int, plan: Plan) -> Refusal | None:
    if plan.lost:
        return no("AOS-BUILD-12", "track that lies there must stay as it is")
    if not plan.added and not plan.redirects:
        return no("AOS-BUILD-14", "a tile must add or redirect a section")
    for one in plan.redirects:
        if one.chain.owner not in (seat, NOBODY):
            return no("AOS-BUILD-13", "only own track, or nobody's, is redirected")
        if not track.land.price[plan.hex].redirect:
            return no("AOM-BUILD-04", "nothing is redirected on this terrain")
    return None


def _why_no_exit(track: Track, seat: int, plan: Plan) -> Refusal | None:
    """Whether each new exit leads somewhere, and to no unfinished track of others."""
    land, here = track.land, plan.hex
    faces_blank = land.rules.build.may_face_blank_edge
    for side in plan.new_exits:
        if not (land.usable[here] | land.dead[here]) >> side & 1:
            return no("AOS-BUILD-11", f"no track can lead out by side {side}")
        chain = track.chain_facing(here, side)
        if chain is not None and chain.owner not in (seat, NOBODY):
            return no("AOS-BUILD-16", f"side {side} would join unfinished track of another player")
        near = land.across[here][side]
        if not faces_blank and chain is None and near in track.tiles:
            return no("AOS-BUILD-18", f"side {side} faces a tile that has no track there")
    return None


def why_not_in_supply(track: Track, hex_: int, tile: Tile) -> Refusal | None:
    """Whether there is such a tile, and a town disc if it needs one (AOS-BUILD-10)."""
    before, returned = track.tiles.get(hex_), track.land.rules.build.return_tile_first
    same = returned and before is not None and before.id == tile.id
    if track.left[tile.id] + same < 1:
        return no("AOS-BUILD-10", f"no tile {tile.id} is left")
    if track.land.stop[hex_] != NONE and needs_disc(exits_of(tile.sections)):
        had = returned and before is not None and needs_disc(exits_of(before.sections))
        if track.discs_left + had < 1:
            return no("AOS-BUILD-10", "no town disc is left")
    return None


def _why_not_connected(track: Track, seat: int, plan: Plan) -> Refusal | None:
    if track.land.rules.build.connectivity_check == "end-of-build":
        return None
    return why_unconnected(Footing(track, seat), plan)


def _why_not_after(track: Track, builder: Builder, plan: Plan) -> Refusal | None:
    """Whether the track would be lawful afterwards: no loops, duplicates, too many discs."""
    after = track.copy()
    made = lay(after, builder.seat, plan)
    for chain in made:
        runs_round = len(set(chain.sections)) < len(chain.sections)
        if runs_round or (chain.is_link and chain.ends[0] == chain.ends[1]):
            return no("AOS-BUILD-17", "track would run from a stop back to itself")
    return (
        why_duplicate(after, made)
        or why_too_much_to_city(track.land, builder, touched_cities(track, plan))
        or why_no_disc(track, after, builder.seat)
    )


# -- what other ways of building ask, too


def why_duplicate(after: Track, made: Iterable[Chain]) -> Refusal | None:
    """Whether links that have come about stand beside others of the same ends (AOM-BUILD-09)."""
    mode = after.land.rules.build.no_duplicates
    if mode == "none":
        return None
    links = after.links()
    fresh = [link_of(after.land, chain) for chain in made if chain.is_link]
    if any(is_doubled(links, link, mode) for link in fresh):
        return no("AOM-BUILD-09", "a link joins these two stops already")
    return None


def is_doubled(links: Sequence[Link], link: Link, mode: str) -> bool:
    """Whether another link joins the same stops: anybody's, or of the same player."""
    same = [one for one in links if one.ends == link.ends]
    if mode == "same-player":
        same = [one for one in same if one.owner == link.owner >= 0]
    return len(same) > 1


def why_too_much_to_city(land: Land, builder: Builder, cities: Sequence[str]) -> Refusal | None:
    """Whether a build brings more to a city than it may (AOM-BUILD-11)."""
    for limit in land.rules.build.city_limits:
        there = builder.to_cities.get(limit.city, 0) + cities.count(limit.city)
        if limit.city in cities and there > limit.new_links:
            name = land.stop_name(land.number[limit.city])
            most = limit.new_links
            return no("AOM-BUILD-11", f"a build brings no more than {most} new links to {name}")
    return None


def why_no_disc(before: Track, after: Track, seat: int) -> Refusal | None:
    """Whether the discs of a player reach for what he would own (AOS-COMP-07, OPEN-07)."""
    discs = before.land.rules.discs
    if discs.per_player is None or discs.overflow != "refuse":
        return None
    used = after.discs_used(seat)
    if used > discs.per_player and used > before.discs_used(seat):
        return no("AOS-COMP-07", f"{discs.per_player} discs mark track, and all are used")
    return None


def touched_cities(track: Track, plan: Plan) -> list[str]:
    """The cities that new and redirected sections lead to, one for each."""
    land = track.land
    near = (land.across[plan.hex][side] for side in plan.new_exits)
    cities = (track.city_at[hex_] for hex_ in near if hex_ >= 0)
    return [land.stops[city] for city in cities if city != NONE]


# -- doing it


def lay(track: Track, seat: int, plan: Plan) -> list[Chain]:
    """Lays a tile for a builder, and gives the chains that are new or different (AOS-BUILD-20)."""
    added = {section_number(plan.hex, section) for section in plan.added}
    moved = {section_number(plan.hex, one.after): one.chain.owner for one in plan.redirects}
    claims = track.land.rules.build.redirect_claims

    def owning(chain: Chain, was: frozenset[int]) -> int:
        if not added.isdisjoint(chain.sections):
            return seat
        owners = {moved[section] for section in chain.sections if section in moved}
        if not owners:
            return next(iter(was), NOBODY)
        is_mine = chain.is_link or seat in was or seat in owners or claims
        return seat if is_mine else NOBODY

    made = track.put(plan.hex, plan.tile, owning)
    if track.land.rules.build.contiguous.until is not None:
        set_free(track, seat, made)
    return made


def set_free(track: Track, seat: int, made: Iterable[Chain]) -> None:
    """Notes that track need not hang together any more, once it has come to a place."""
    until, land = track.land.rules.build.contiguous.until, track.land
    if until is None:
        return
    for stop in {land.stops[stop] for chain in made for stop in chain.stops}:
        if is_one_of(until.track_into, land.spots.of(stop, track.urbanized.get(stop, ""))):
            track.freed |= {NOBODY if until.scope == "all" else seat}

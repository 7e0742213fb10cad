"""Laying tiles: `lay 4,7 0-3`, `town 5,7 0-3` (AOS-BUILD-01 to -23)."""

import itertools
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.protocol import Happening, Refusal
from engine.systems.age_of_steam.actions.track_kinds import Lay, Town
from engine.systems.age_of_steam.phases.building.bonuses import bonuses
from engine.systems.age_of_steam.phases.building.discs import room_for_links, why_too_many_fresh
from engine.systems.age_of_steam.phases.building.paying import Purse, pay
from engine.systems.age_of_steam.phases.building.so_far import SoFar
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.track.builder import Builder
from model.systems.age_of_steam.track.chains import Chain, section_number
from model.systems.age_of_steam.track.hex_offers import HexOffers, Offer
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.laying import (
    lay,
    touched_cities,
    why_not_in_supply,
    why_not_lay,
)
from model.systems.age_of_steam.track.offers import Law, offers, offers_at
from model.systems.age_of_steam.track.plans import Plan, planned
from model.systems.age_of_steam.track.prices import price_of
from model.systems.age_of_steam.track.shapes import (
    SIDES,
    bits,
    exits_of,
    in_order,
    tile_of_sections,
    tiles_of_exits,
)
from model.systems.age_of_steam.track.tile_choices import spokes
from model.systems.age_of_steam.track.track import Tile
from model.wording.speech import tr

Tiles = Lay | Town


class _Listed(NamedTuple):
    """What a hex offers as actions: by price, and each with its offer."""

    by_price: tuple[tuple[int, tuple[Tiles, ...]], ...]
    each: tuple[tuple[Offer, Tiles], ...]
    by_action: dict[Tiles, Offer]
    joins: int
    """The most links that one of them makes."""


def builder_of(play: Play) -> Builder:
    """Who builds, as the track sees it."""
    so_far: SoFar = play.state.doing
    seat = play.actor
    return Builder(seat, play.situation(seat), frozenset(so_far.hexes), so_far.to_cities)


def tiles(play: Play, purse: Purse) -> Iterator[Tiles]:
    """Every tile that the actor may lay and pay now."""
    there = offers(play.state.track, builder_of(play)) if purse.builds_left > 0 else ()
    return itertools.chain.from_iterable(_payable(play, purse, there))


def tiles_at(play: Play, hex_: int) -> Iterator[Tiles]:
    """Every tile that the actor may lay and pay now on one hex."""
    purse = Purse(play)
    there = offers_at(play.state.track, builder_of(play), hex_) if purse.builds_left > 0 else None
    offered = () if there is None else (there,)
    return itertools.chain.from_iterable(_payable(play, purse, offered))


def _payable(play: Play, purse: Purse, offered: Iterable[HexOffers]) -> Iterator[Iterable[Tiles]]:
    """Of what hexes offer, by hex or by price: what is lawful, can be paid and finds discs."""
    room, law = room_for_links(play), Law(play.state.track, builder_of(play))
    lawful = law.allows_all
    for there in offered:
        listed: _Listed = there.kept or _listed(play.table.land, there)
        if lawful and (room is None or listed.joins <= room):
            for price, actions in listed.by_price:
                if purse.pays_tile(price):
                    yield actions
            continue
        paid = (one for one in listed.each if purse.pays_tile(one[0].price))
        yield [
            action
            for offer, action in paid
            if law.allows(offer)
            and (room is None or len(offer.joins) <= room or _finds_discs(play, offer))
        ]


def _finds_discs(play: Play, offer: Offer) -> bool:
    plan = planned(play.state.track, offer.hex, offer.tile)
    return why_no_disc_after(play, plan) is None


def _listed(land: Land, there: HexOffers) -> _Listed:
    """Keeps the actions with what a hex offers, so that they are made once."""
    number = dict[tuple[int, ...], int]()
    for offer in there.offers:
        number[offer.tile.sections] = number.get(offer.tile.sections, 0) + 1
    each = tuple(
        (offer, _action(land, offer, named=number[offer.tile.sections] > 1))
        for offer in there.offers
    )
    by_price = dict[int, list[Tiles]]()
    for offer, action in each:
        by_price.setdefault(offer.price, []).append(action)
    joins = max((len(offer.joins) for offer in there.offers), default=0)
    prices = tuple((price, tuple(several)) for price, several in by_price.items())
    found = _Listed(prices, each, {action: offer for offer, action in each}, joins)
    there.kept = found
    return found


def _action(land: Land, offer: Offer, *, named: bool) -> Tiles:
    cell, sections = land.cells[offer.hex], offer.tile.sections
    if land.stop[offer.hex] == NONE:
        return Lay(cell, _as_sides(sections))
    return Town(cell, SIDES[exits_of(sections)], offer.tile.id if named else "")


@lru_cache(maxsize=1024)
def _as_sides(sections: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Sections as actions tell them."""
    return tuple(sorted((SIDES[one][0], SIDES[one][1]) for one in sections))


# -- why not


def why_not_tile(play: Play, action: Tiles) -> Refusal | None:
    """Why the actor may not lay this tile now."""
    track, land = play.state.track, play.table.land
    hex_ = land.hex_at(action.at)
    if hex_ != NONE and _is_offered(play, hex_, action):
        return None
    found = _tile_meant(play, hex_, action)
    if isinstance(found, Refusal):
        return found
    refusal = why_not_lay(track, builder_of(play), hex_, found)
    if refusal is not None:
        return no(*refusal)
    plan, purse = planned(track, hex_, found), Purse(play)
    cost = purse.cost_of_tile(price_of(land, plan).total)
    return purse.why_not(cost) or why_no_disc_after(play, plan)


def cost_of_tile(play: Play, action: Tiles) -> int | None:
    """What the actor would pay for a tile now; None where no tile is meant."""
    hex_ = play.table.land.hex_at(action.at)
    tile = _tile_meant(play, hex_, action)
    if hex_ == NONE or isinstance(tile, Refusal):
        return None
    plan = planned(play.state.track, hex_, tile)
    return Purse(play).cost_of_tile(price_of(play.table.land, plan).total)


def _is_offered(play: Play, hex_: int, action: Tiles) -> bool:
    """Whether an action is among those that are listed, which is quickly known."""
    track, builder, purse = play.state.track, builder_of(play), Purse(play)
    there = offers_at(track, builder, hex_) if purse.builds_left > 0 else None
    if there is None:
        return False
    listed: _Listed = there.kept or _listed(play.table.land, there)
    offer = listed.by_action.get(action)
    if offer is None or not purse.pays_tile(offer.price):
        return False
    if not Law(track, builder).allows(offer):
        return False
    room = room_for_links(play)
    return room is None or len(offer.joins) <= room or _finds_discs(play, offer)


def _tile_meant(play: Play, hex_: int, action: Tiles) -> Tile | Refusal:
    if isinstance(action, Lay):
        sections = in_order(bits(*sides) for sides in action.sections)
        tile = tile_of_sections().get(sections)
        if tile is None:
            return no("AOS-COMP-01", tr("no tile shows these sections"))
        return Tile(tile, sections)
    if hex_ == NONE or play.table.land.stop[hex_] == NONE:
        return no("AOS-BUILD-09", tr("{at} is no town", at=action.at))
    return _town_meant(play, hex_, action)


def _town_meant(play: Play, hex_: int, action: Town) -> Tile | Refusal:
    """The form of a town; a tile is named only where several of the supply fit."""
    exits = bits(*action.exits)
    forms = [Tile(tile, spokes(exits)) for tile in tiles_of_exits().get(exits, ())]
    if not forms:
        return no("AOS-COMP-02", tr("no tile shows these exits of a town"))
    there = [one for one in forms if why_not_in_supply(play.state.track, hex_, one) is None]
    if action.tile:
        named = [one for one in forms if one.id == action.tile]
        if not named or there == named:
            return no("AOS-COMP-02", tr("a tile is named where several fit, and one of those"))
        return named[0]
    if len(there) > 1:
        names = ", ".join(one.id for one in there)
        return no(
            "AOS-COMP-02", tr("several tiles fit, and one must be named: {names}", names=names)
        )
    return there[0] if there else forms[0]


def why_no_disc_after(play: Play, plan: Plan) -> Refusal | None:
    """Whether a disc can be found for everything that is new after a tile (SC-NAT-10)."""
    if room_for_links(play) is None:
        return None
    after, so_far = play.state.track.copy(), play.state.doing.copy()
    note_new(so_far, plan, lay(after, play.actor, plan))
    return why_too_many_fresh(play, after, so_far)


def note_new(so_far: SoFar, plan: Plan, made: list[Chain]) -> None:
    """Notes which sections are new: what was laid, and all of a link that was completed."""
    new = [section_number(plan.hex, section) for section in plan.added]
    for one in plan.redirects:
        before, after = (section_number(plan.hex, each) for each in (one.before, one.after))
        so_far.note_turned(before, after)
        if so_far.land.rules.build.redirect_extends:
            new.append(after)
    for chain in made:
        if chain.is_link:
            new += chain.sections
    so_far.note(*new)


# -- doing it


def lay_tile(play: Play, action: Tiles) -> Iterator[Happening]:
    """Lays and pays a tile."""
    track, land, so_far = play.state.track, play.table.land, play.state.doing
    hex_, seat = land.hex_at(action.at), play.actor
    tile = _tile_meant(play, hex_, action)
    if isinstance(tile, Refusal):
        raise ValueError(tile.sentence)
    plan = planned(track, hex_, tile)
    price = price_of(land, plan).total + Purse(play).surcharge
    reached = touched_cities(track, plan)
    earned = list(bonuses(play, plan, reached))
    cost = pay(play, price)
    note_new(so_far, plan, lay(track, seat, plan))
    so_far.hexes = (*so_far.hexes, hex_)
    for city in reached:
        so_far.to_cities[city] = so_far.to_cities.get(city, 0) + 1
    text = tr(
        "{seat} lays {partition} for ${cost}",
        seat=play.name(seat),
        partition=str(action).partition(" ")[2],
        cost=cost,
    )
    yield Happening("lay", seat, text, {"at": action.at, "tile": tile.id, "price": cost})
    for bonus in earned:
        yield from bonus.give(play)

"""What laying a tile costs, and what the price is made of (AOS-BUILD-05, AOM-BUILD-05)."""

from typing import NamedTuple

from model.systems.age_of_steam.rules.track_rules import Prices
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.plans import Plan
from model.systems.age_of_steam.track.shapes import SHAPES, SIDES, bits, exits_of


class Price(NamedTuple):
    """A price and its parts, each with what it is for."""

    total: int
    parts: tuple[tuple[str, int], ...]


def price_of(land: Land, plan: Plan) -> Price:
    """What a tile costs before surcharges and discounts: by the first way that is said."""
    prices = land.rules.prices
    parts = _by_sides(land, plan)
    if not parts and prices.flat is not None:
        parts = [("any tile", prices.flat)]
    if not parts:
        parts = _first(land, plan) if plan.before is None else [_replacing(land, plan)]
    return Price(max(0, sum(amount for _, amount in parts)), tuple(parts))


def _by_sides(land: Land, plan: Plan) -> list[tuple[str, int]]:
    sides = land.price[plan.hex].sides
    if sides is None or land.stop[plan.hex] != NONE:
        return []
    water = bits(*land.data[plan.hex].water_sides)
    return [
        ("section to water", sides.water) if section & water else ("section on land", sides.land)
        for section in (*plan.added, *(one.after for one in plan.redirects))
    ]


def _first(land: Land, plan: Plan) -> list[tuple[str, int]]:
    """The first tile on a hex: a town by its exits, others by terrain or by the tile."""
    prices, kind = land.rules.prices, land.terrain[plan.hex]
    if land.stop[plan.hex] != NONE:
        exits = len(SIDES[exits_of(plan.tile.sections)])
        more = prices.town.by_terrain.get(kind, 0)
        parts = [("town", prices.town.base), (f"{exits} exits", exits * prices.town.per_exit)]
        return [*parts, (kind, more)] if more else parts
    if prices.by_tile:
        return [(f"tile {plan.tile.id}", prices.by_tile.get(plan.tile.id, 0))]
    marked = land.data[plan.hex].price
    ground = (kind, land.price[plan.hex].cost) if marked is None else ("marked price", marked)
    extra = _extra(prices, plan.tile.id)
    return [ground, extra] if extra[1] else [ground]


def _extra(prices: Prices, tile: str) -> tuple[str, int]:
    match SHAPES[tile].kind:
        case "crossing":
            return "crossing", prices.tile_extra.crossing
        case "coexist":
            return "two sections side by side", prices.tile_extra.coexist
    return "", 0


def _replacing(land: Land, plan: Plan) -> tuple[str, int]:
    """Another tile in place of one; the terrain no longer counts."""
    prices, before = land.rules.prices, plan.before
    if land.stop[plan.hex] != NONE or before is None:
        return "another tile in a town", prices.replace.town
    by_tile = prices.replace_by_tile
    if prices.by_tile and by_tile is not None:
        new, old = (prices.by_tile.get(tile.id, 0) for tile in (plan.tile, before))
        rises = new == by_tile.rise_to != old
        return "another tile", by_tile.price if rises else by_tile.other
    return _by_class(prices, plan, before.id)


def _by_class(prices: Prices, plan: Plan, before: str) -> tuple[str, int]:
    replace, kind, old = prices.replace, SHAPES[plan.tile.id].kind, SHAPES[before].kind
    if kind == "simple":
        return "redirecting", replace.redirect
    if old == "simple" or replace.complex_redirect == "by-new-tile":
        crosses = kind == "crossing"
        return f"replacing by {kind}", replace.to_crossing if crosses else replace.to_coexist
    times = len(plan.redirects) if replace.complex_redirect == "per-section" else 1
    return "redirecting", replace.redirect * times

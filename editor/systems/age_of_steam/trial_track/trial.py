"""Track on trial: wishes for hexes, and the tiles that rules allow for them, with their prices."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from model.notation import Cell
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.lines.reach import most_builds
from model.systems.age_of_steam.track.builder import Builder
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.laying import lay, why_not_lay
from model.systems.age_of_steam.track.plans import planned
from model.systems.age_of_steam.track.prices import Price, price_of
from model.systems.age_of_steam.track.refusals import Refusal
from model.systems.age_of_steam.track.shapes import (
    exits_of,
    in_order,
    tile_of_sections,
    tiles_of_exits,
)
from model.systems.age_of_steam.track.tile_choices import spokes
from model.systems.age_of_steam.track.track import Tile, Track

LATE = 1_000
"""The turn in which is built on trial: every hex is open by then."""


class Wish(NamedTuple):
    """Track that somebody wants on a hex: the sides it joins, in a town each to the middle."""

    cell: Cell
    sides: int


class Laid(NamedTuple):
    """A tile that lies on trial, and what it cost when it was laid."""

    cell: Cell
    tile: Tile
    price: Price


class Refused(NamedTuple):
    """A wish that no tile fulfils, and why."""

    wish: Wish
    why: Refusal


class Trial(NamedTuple):
    """What comes of some wishes."""

    track: Track
    laid: tuple[Laid, ...]
    refused: tuple[Refused, ...]

    @property
    def money(self) -> int:
        return sum(one.price.total for one in self.laid)

    @property
    def tiles(self) -> int:
        return len(self.laid)

    @property
    def builds(self) -> int:
        """How many builds it takes, if each lays as many tiles as it may."""
        return -(-self.tiles // max(1, most_builds(self.track.land.rules)))


@lru_cache(maxsize=8)
def trial_of(land: Land, wishes: tuple[Wish, ...]) -> Trial:
    """Lays tiles for wishes in their order; what hangs on to nothing yet is tried again later."""
    track, builder = Track(land), Builder(0, Situation(turn=LATE))
    laid, left = list[Laid](), list(wishes)
    refused: list[Refused] = []
    while left:
        refused = []
        for wish in left:
            found = _fulfilled(track, builder, wish)
            if isinstance(found, Refusal):
                refused.append(Refused(wish, found))
            elif found is not None:
                laid.append(found)
        if len(refused) == len(left):
            break
        left = [one.wish for one in refused]
    return Trial(track, tuple(laid), tuple(refused))


def _fulfilled(track: Track, builder: Builder, wish: Wish) -> Laid | Refusal | None:
    """Lays the cheapest tile that fulfils a wish; None where what lies there does already."""
    land, hex_ = track.land, track.land.hex_at(wish.cell)
    if hex_ != NONE and _is_there(track, hex_, wish.sides):
        return None
    refusal: Refusal | None = None
    offers = list[tuple[int, Tile]]()
    for tile in _candidates(track, hex_, wish.sides):
        why = why_not_lay(track, builder, hex_, tile)
        if why is None:
            offers.append((price_of(land, planned(track, hex_, tile)).total, tile))
        refusal = refusal or why
    if not offers:
        return refusal
    _, tile = min(offers)
    plan = planned(track, hex_, tile)
    price = price_of(land, plan)
    lay(track, builder.seat, plan)
    return Laid(wish.cell, tile, price)


def _is_there(track: Track, hex_: int, sides: int) -> bool:
    tile = track.tiles.get(hex_)
    if tile is None:
        return False
    is_town = track.land.stop[hex_] != NONE
    return not sides & ~exits_of(tile.sections) if is_town else sides in tile.sections


def _candidates(track: Track, hex_: int, sides: int) -> Iterator[Tile]:
    """Tiles that would fulfil a wish; at least one, of which the rules can say why not."""
    before = track.tiles.get(hex_) if hex_ != NONE else None
    old = before.sections if before else ()
    if hex_ != NONE and track.land.stop[hex_] != NONE:
        exits = exits_of(old) | sides
        yield from (Tile(tile, spokes(exits)) for tile in tiles_of_exits().get(exits, ("",)))
        return
    # Beside what lies there, or with an open end of it turned to another side.
    wanted = [in_order({*old, sides})]
    wanted += [in_order({*old, sides} - {one}) for one in old if one & sides]
    known = tile_of_sections()
    found = [Tile(known[sections], sections) for sections in wanted if sections in known]
    yield from found or [Tile("", wanted[0])]


def without_cells(wishes: Iterable[Wish], cells: Iterable[Cell]) -> tuple[Wish, ...]:
    """The wishes but those for some hexes."""
    gone = set(cells)
    return tuple(wish for wish in wishes if wish.cell not in gone)

"""Bills: which tiles corridors still need for a builder, and what they cost together."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from engine.systems.age_of_steam.planning.corridors import Corridor
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.owners import NOBODY
from model.systems.age_of_steam.track.plans import planned
from model.systems.age_of_steam.track.prices import price_of
from model.systems.age_of_steam.track.shapes import (
    exits_of,
    in_order,
    tile_of_sections,
    tiles_of_exits,
)
from model.systems.age_of_steam.track.tile_choices import spokes
from model.systems.age_of_steam.track.track import Tile, Track

Sections = dict[int, int]
"""By hex a section that is to be laid, or the exits that a town is to get, as bits."""


NOTHING: Final = -1
"""The price where no tile is laid: there may be tiles that cost nothing."""


class Bill(NamedTuple):
    """What is still to be laid for some corridors."""

    sections: Sections
    exits: Sections
    cost: int

    @property
    def builds(self) -> int:
        return len(self.sections) + len(self.exits)


def bill_for(track: Track, seat: int, corridors: Iterable[Corridor]) -> Bill | None:
    """What corridors need; None where somebody else's track, or no tile, stands against it."""
    sections, exits = Sections(), Sections()
    for corridor in corridors:
        if not _adds(track, seat, corridor, sections, exits):
            return None
    tiles = [(hex_, tile_after(track, hex_, section)) for hex_, section in sections.items()]
    tiles += [(hex_, town_after(track, hex_, more)) for hex_, more in exits.items()]
    cost = 0
    for hex_, tile in tiles:
        price = _cost(track, hex_, tile)
        if price is None:
            return None
        cost += price
    return Bill(sections, exits, cost)


class Estimates:
    """Bills of single corridors as track lies: what a section or an exit needs is asked once."""

    def __init__(self, track: Track, seat: int) -> None:
        def of_section(hex_: int, section: int) -> int | None:
            wanted = _wanted(track, seat, hex_, section)
            return _cost(track, hex_, tile_after(track, hex_, section)) if wanted else _no(wanted)

        def of_exit(hex_: int, side: int) -> int | None:
            wanted = _wanted_exit(track, seat, hex_, side)
            return _cost(track, hex_, town_after(track, hex_, 1 << side)) if wanted else _no(wanted)

        self._sections, self._exits = _Asked(of_section), _Asked(of_exit)

    def bill(self, corridor: Corridor) -> Bill | None:
        """The same as `bill_for` says of one corridor."""
        sections, exits, cost = Sections(), Sections(), 0
        for part in corridor.sections:
            price = self._sections[part]
            if price is None:
                return None
            if price != NOTHING:
                sections[part[0]] = part[1]
                cost += price
        for leaving in corridor.exits:
            price = self._exits[leaving]
            if price is None:
                return None
            if price != NOTHING:
                exits[leaving[0]] = 1 << leaving[1]
                cost += price
        return Bill(sections, exits, cost)


class _Asked(dict[tuple[int, int], "int | None"]):
    """By hex and section, or hex and side, the price of its tile; None where it cannot be had."""

    def __init__(self, ask: Callable[[int, int], int | None]) -> None:
        super().__init__()
        self._ask = ask

    def __missing__(self, part: tuple[int, int]) -> int | None:
        found = self[part] = self._ask(*part)
        return found


def _no(wanted: bool | None) -> int | None:
    """What is not laid costs nothing, or cannot be used."""
    return None if wanted is None else NOTHING


def _adds(track: Track, seat: int, corridor: Corridor, sections: Sections, exits: Sections) -> bool:
    """Adds what a corridor needs; whether it can be had."""
    for hex_, section in corridor.sections:
        wanted = _wanted(track, seat, hex_, section)
        if wanted is None or (wanted and hex_ in sections):
            return False
        if wanted:
            sections[hex_] = section
    for hex_, side in corridor.exits:
        wanted = _wanted_exit(track, seat, hex_, side)
        if wanted is None:
            return False
        if wanted:
            exits[hex_] = exits.get(hex_, 0) | 1 << side
    return True


def _wanted(track: Track, seat: int, hex_: int, section: int) -> bool | None:
    """Whether a section must be laid; None if it cannot be used."""
    tile = track.tiles.get(hex_)
    if tile is None:
        return True
    if section not in tile.sections:
        return None if exits_of(tile.sections) & section else True
    return _is_free(track, seat, hex_, section)


def _is_free(track: Track, seat: int, hex_: int, section: int) -> bool | None:
    """False, since nothing is to be laid, if it is unfinished track that the builder may use."""
    chain = track.chain_on(hex_, section)
    usable = chain is not None and not chain.is_link and chain.owner in (seat, NOBODY)
    return False if usable else None


def _wanted_exit(track: Track, seat: int, hex_: int, side: int) -> bool | None:
    if track.city_at[hex_] != NONE:
        return False
    tile = track.tiles.get(hex_)
    if tile is None or not exits_of(tile.sections) >> side & 1:
        return True
    return _is_free(track, seat, hex_, 1 << side)


def tile_after(track: Track, hex_: int, section: int) -> Tile | None:
    """The tile that shows one section more; None where there is none."""
    before = track.tiles.get(hex_)
    sections = (section,) if before is None else in_order([*before.sections, section])
    found = tile_of_sections().get(sections)
    return None if found is None or track.left[found] < 1 else Tile(found, sections)


def town_after(track: Track, hex_: int, more: int) -> Tile | None:
    """The form of a town with more exits; None where there is none."""
    before = track.tiles.get(hex_)
    exits = more | (exits_of(before.sections) if before else 0)
    for tile in tiles_of_exits().get(exits, ()):
        if track.left[tile] > 0 or (before is not None and before.id == tile):
            return Tile(tile, spokes(exits))
    return None


@lru_cache(maxsize=8)
def _prices_on(_land: Land) -> dict[tuple[int, Tile | None, Tile], int]:
    """What tiles cost on the hexes of a land, in place of what; filled as it is asked."""
    return {}


def _cost(track: Track, hex_: int, tile: Tile | None) -> int | None:
    if tile is None:
        return None
    known, key = _prices_on(track.land), (hex_, track.tiles.get(hex_), tile)
    found = known.get(key)
    if found is None:
        found = known[key] = price_of(track.land, planned(track, hex_, tile)).total
    return found

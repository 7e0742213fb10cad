"""Corridors: all the short ways between neighbouring stops of a land, found once for every map."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.plans import planned
from model.systems.age_of_steam.track.prices import price_of
from model.systems.age_of_steam.track.shapes import tile_of_sections
from model.systems.age_of_steam.track.track import Tile, Track

LONGEST: Final = 5
"""No corridor runs over more hexes between its stops."""
SHARP: Final = 1
"""No corridor has more sharp curves, of which there are few."""
KEPT: Final = 10
"""So many corridors between the same two stops are kept, the cheapest."""

Exit = tuple[int, int]
"""A hex of a stop, and the side by which a corridor leaves it."""


class Corridor(NamedTuple):
    """A way between two stops: the sections between them, and how it leaves both."""

    ends: tuple[int, int]
    exits: tuple[Exit, Exit]
    sections: tuple[tuple[int, int], ...]
    """The hexes with their sections, from the first end to the other."""
    price: int
    """What the sections cost on empty land."""


@lru_cache(maxsize=8)
def corridors_of(land: Land) -> dict[tuple[int, int], list[Corridor]]:
    """By the numbers of two stops the ways between them, the cheapest first."""
    found: dict[tuple[int, int], list[Corridor]] = {}
    for one in _all(land, _prices(land)):
        found.setdefault(one.ends, []).append(one)
    for several in found.values():
        several.sort(key=lambda one: (one.price + len(one.sections), one.sections, one.exits))
        del several[KEPT:]
    return found


def _prices(land: Land) -> list[int]:
    """What a simple tile costs on each empty hex; below zero where none can lie."""
    empty, straight = Track(land), Tile("s1", (0b001001,))
    free = [land.buildable[hex_] and land.stop[hex_] == NONE for hex_ in range(len(land.cells))]
    return [
        price_of(land, planned(empty, hex_, straight)).total if is_free else -1
        for hex_, is_free in enumerate(free)
    ]


def _all(land: Land, prices: list[int]) -> Iterator[Corridor]:
    for number, hexes in enumerate(land.hexes_of):
        for hex_ in hexes:
            for side in range(6):
                if land.usable[hex_] >> side & 1:
                    yield from _from(land, prices, number, (hex_, side))


def _from(land: Land, prices: list[int], start: int, leaving: Exit) -> Iterator[Corridor]:
    """All corridors that leave a stop by one side and end at a stop of a higher number."""
    waiting: list[tuple[Exit, tuple[tuple[int, int], ...], int, int]] = [(leaving, (), 0, 0)]
    while waiting:
        (hex_, side), sections, price, sharp = waiting.pop()
        near, entry = land.across[hex_][side], (side + 3) % 6
        if near < 0 or not land.usable[near] >> entry & 1:
            continue
        end = land.stop[near]
        if end != NONE:
            if end > start and (land.buildable[near] or not land.is_town[end]):
                ends = (start, end)
                yield Corridor(ends, (leaving, (near, entry)), sections, price)
            continue
        if prices[near] < 0 or len(sections) >= LONGEST or any(near == h for h, _ in sections):
            continue
        for turn in (3, 2, 4, 1, 5):
            curves = sharp + (turn in (1, 5))
            section = 1 << entry | 1 << (entry + turn) % 6
            if curves <= SHARP and (section,) in tile_of_sections():
                further = (*sections, (near, section))
                onward = (near, (entry + turn) % 6)
                waiting.append((onward, further, price + prices[near], curves))

"""The cheapest lines from one stop to others on a board without track, through towns or not."""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Literal, NamedTuple

from model.systems.age_of_steam.lines.first_tiles import FirstTiles
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.shapes import SIDES, bits

Measure = Literal["money", "tiles"]


class Line(NamedTuple):
    """Track from stop to stop: what it costs, and the hexes that get a tile, in order."""

    money: int
    hexes: tuple[int, ...]
    stops: tuple[str, ...]
    """All stops that it joins, from one end to the other."""

    @property
    def tiles(self) -> int:
        return len(self.hexes)

    @property
    def links(self) -> int:
        return len(self.stops) - 1


class _Way(NamedTuple):
    """A line in the making that is about to enter a hex from a side."""

    hex: int
    side: int
    line: Line


def cheapest_lines(
    tiles: FirstTiles, start: str, *, by: Measure = "money", through_towns: bool = True
) -> dict[str, Line]:
    """The cheapest line to every stop that can be reached, not through other cities."""
    land, found = tiles.land, dict[str, Line]()
    heap: list[tuple[int, int, int, int, Line]] = []

    def push(way: _Way) -> None:
        money, count = way.line.money, way.line.tiles
        first, second = (money, count) if by == "money" else (count, money)
        heappush(heap, (first, second, way.hex, way.side, way.line))

    for way in _out_of(tiles, start):
        push(way)
    seen: set[tuple[int, int]] = set()
    while heap:
        *_, hex_, side, line = heappop(heap)
        if (hex_, side) in seen:
            continue
        seen.add((hex_, side))
        stop = land.stop_at(hex_)
        if stop:
            _arrive(tiles, found, start, _Way(hex_, side, line))
            if land.is_town[land.number[stop]] and through_towns and stop != start:
                for way in _onward(tiles, _Way(hex_, side, line)):
                    push(way)
            continue
        for way in _onward(tiles, _Way(hex_, side, line)):
            push(way)
    return found


def _out_of(tiles: FirstTiles, start: str) -> Iterator[_Way]:
    """The ways out of a stop; a town pays for its tile with the exit that is taken."""
    land = tiles.land
    number = land.number[start]
    for hex_ in land.hexes_of[number]:
        for side, near in enumerate(land.across[hex_]):
            if near == NONE or near in land.hexes_of[number]:
                continue
            if not land.is_town[number]:
                yield _Way(near, (side + 3) % 6, Line(0, (), (start,)))
            elif (price := tiles.price(hex_, bits(side))) is not None:
                yield _Way(near, (side + 3) % 6, Line(price, (hex_,), (start,)))


def _arrive(tiles: FirstTiles, found: dict[str, Line], start: str, way: _Way) -> None:
    """Notes that a line reaches a stop, in a town with a tile of one exit."""
    land, (hex_, side, line) = tiles.land, way
    stop = land.stop_at(hex_)
    if stop == start or stop in found or _is_closed(land, hex_, side):
        return
    ends = (*line.stops, stop)
    if not land.is_town[land.number[stop]]:
        if line.hexes:
            found[stop] = Line(line.money, line.hexes, ends)
    elif (price := tiles.price(hex_, bits(side))) is not None:
        found[stop] = Line(line.money + price, (*line.hexes, hex_), ends)


def _is_closed(land: Land, hex_: int, side: int) -> bool:
    """Whether the side of a city is blocked."""
    near = land.across[hex_][side]
    return near == NONE or not land.usable[near] >> (side + 3) % 6 & 1


def _onward(tiles: FirstTiles, way: _Way) -> Iterator[_Way]:
    """The ways on through a hex, each with the tile that it takes."""
    land, (hex_, side, line) = tiles.land, way
    stop = land.stop_at(hex_)
    for out in SIDES[land.usable[hex_] & ~bits(side)]:
        price = tiles.price(hex_, bits(side, out))
        near = land.across[hex_][out]
        if price is None or near == NONE or near in line.hexes:
            continue
        stops = (*line.stops, stop) if stop else line.stops
        longer = Line(line.money + price, (*line.hexes, hex_), stops)
        yield _Way(near, (out + 3) % 6, longer)

"""How far railroads can come on an empty board: the fewest pieces to each city, and to all."""

import heapq
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from model.boards.routes import Line
from model.systems.santa_fe.things.railroad import Railroad
from model.systems.santa_fe.track.land import Land


class Way(NamedTuple):
    """The way with the fewest pieces to a city: how many, what they cost, and which lines."""

    pieces: int
    price: int
    lines: tuple[Line, ...]


def pieces_to(land: Land, starts: Iterable[str], *, by_arrows: bool = True) -> dict[str, int]:
    """The fewest pieces from the nearest of some cities to every city that lines lead to."""
    return {city: way.pieces for city, way in ways_from(land, starts, by_arrows=by_arrows).items()}


def ways_from(land: Land, starts: Iterable[str], *, by_arrows: bool = True) -> dict[str, Way]:
    """The ways with the fewest pieces, of these the cheapest, from the nearest of some cities."""
    came: dict[str, tuple[int, int, str, Line | None]] = {}
    queue: list[tuple[int, int, str, str, str]] = [
        (0, 0, city, "", "") for city in sorted(set(starts) & land.cities.keys())
    ]
    while queue:
        pieces, price, city, before, line = heapq.heappop(queue)
        if city in came:
            continue
        came[city] = (pieces, price, before, land.lines.get(line))
        for way in land.around[city]:
            far = way.far_end(city)
            if far not in came and not (by_arrows and not way.can_start_at(city)):
                onward = pieces + max(way.segments, 1), price + line_price(land, way, city)
                heapq.heappush(queue, (*onward, far, city, way.id))
    return {
        city: Way(pieces, price, tuple(_back(city, came)))
        for city, (pieces, price, _, _) in came.items()
    }


def _back(city: str, came: dict[str, tuple[int, int, str, Line | None]]) -> list[Line]:
    found: list[Line] = []
    while (line := came[city][3]) is not None:
        found.append(line)
        city = came[city][2]
    return found[::-1]


def line_price(land: Land, line: Line, start: str) -> int:
    """What all pieces of a line cost together, begun at one of its ends (SFR-TERRAIN-03)."""
    if not land.rules.terrain.prices:
        return 0
    segments = range(min(line.segments, len(line.terrain)))
    if land.rules.terrain.scope != "segment":
        segments = range(min(line.segments, 1000))
    first = 0 if start == line.a else line.segments - 1
    return sum(land.price(line, number, number == first) for number in segments)


def reached_by(land: Land, railroad: Railroad) -> dict[str, int]:
    """The cities that a railroad has the pieces for, with their number; its home needs none."""
    far = pieces_to(land, [railroad.home] if railroad.home else [])
    return {city: pieces for city, pieces in far.items() if pieces <= railroad.track}


def startable(land: Land, city: str) -> list[Line]:
    """The lines that can be begun at a city of an empty board (SFR-TRACK-08)."""
    return [line for line in land.around.get(city, ()) if line.can_start_at(city)]


def pieces_for_all(land: Land) -> int:
    """At least so many pieces join every city that can be joined to a home at all.

    It is the cheapest forest that grows from the homes, whatever arrows say: no game needs fewer.
    """
    joined = {one.home for one in land.railroads.values() if one.home in land.cities}
    total, queue = 0, list(_leaving(land, joined))
    heapq.heapify(queue)
    while queue:
        segments, city, _ = heapq.heappop(queue)
        if city not in joined:
            joined.add(city)
            total += segments
            for entry in _leaving(land, [city]):
                heapq.heappush(queue, entry)
    return total


def _leaving(land: Land, cities: Iterable[str]) -> Iterator[tuple[int, str, str]]:
    for city in cities:
        yield from (
            (max(line.segments, 1), line.far_end(city), line.id) for line in land.around[city]
        )

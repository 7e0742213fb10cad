"""The cheapest lines from one stop to others on a board without track: tiles, and claimed links."""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import Final, Literal, NamedTuple

from model.systems.age_of_steam.lines.first_tiles import FirstTiles
from model.systems.age_of_steam.lines.line import Line, Step, line_of
from model.systems.age_of_steam.things.part import SpecialLink
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.shapes import SIDES, bits

Measure = Literal["money", "tiles"]
MOST_HEXES: Final = 2_500
"""On larger boards nobody looks for lines; nobody lays tiles on them either."""

ON_TRACK, BARE, OWING = 6, 7, 8
"""How a line stands at a stop: on its tile, without one, or still in need of one.

Lower numbers are the sides from which it is about to enter a hex.
"""
Node = tuple[int, int]
"""A hex and the side from which it is entered, or a stop and how the line stands there."""


def cheapest_lines(  # noqa: PLR0913 (each says in its own word which lines count)
    tiles: FirstTiles,
    start: str,
    *,
    by: Measure = "money",
    through_towns: bool = True,
    through_cities: bool = False,
    claims: bool = True,
    most: int | None = None,
    goal: str = "",
) -> dict[str, Line]:
    """The cheapest line to every stop that can be reached, with `most` builds where that is said.

    At each stop that a line goes through another link begins. With a goal it is looked for until
    that is reached.
    """
    passed = _Passed(through_towns, through_cities, claims)
    search, found = _Search(tiles, start, passed), dict[str, Line]()
    for node, step in _settled(search, by, most):
        stop = search.arrived(node)
        if stop and stop not in found:
            found[stop] = line_of(tiles.land, step)
            if stop == goal:
                break
    return found


def tile_prices(tiles: FirstTiles, start: str) -> dict[int, int]:
    """By hex what the cheapest track from a stop costs, with the tile on that very hex."""
    found: dict[int, int] = {}
    for _, step in _settled(_Search(tiles, start, _Passed()), "money", None):
        if step.laid != NONE:
            found.setdefault(step.laid, step.money)
    return found


def _settled(search: "_Search", by: Measure, most: int | None) -> Iterator[tuple[Node, Step]]:
    """Where lines come, each with the cheapest step to it, the cheapest first."""
    heap: list[tuple[int, int, int, Node, int, Step]] = []
    seen: set[Node] = set()
    serial = count()

    def push(node: Node, step: Step) -> None:
        if node not in seen and (most is None or step.builds <= most):
            first, second = step.money, step.builds
            order = (first, second) if by == "money" else (second, first)
            heappush(heap, (*order, step.links, node, next(serial), step))

    push(*search.beginning())
    while heap:
        *_, node, _, step = heappop(heap)
        if node in seen or step.has_tile_on(node):
            continue
        seen.add(node)
        yield node, step
        for near, later in search.onward(node, step):
            push(near, later)


class _Passed(NamedTuple):
    """What a line may go through, and whether it may go over special links."""

    towns: bool = True
    cities: bool = True
    claims: bool = True


class _Search:
    """Where a line can go on from where it has come."""

    def __init__(self, tiles: FirstTiles, start: str, passed: _Passed) -> None:
        self.tiles, self.land = tiles, tiles.land
        self.start, self.passed = self.land.number[start], passed
        self.special = _by_stop(self.land) if passed.claims else {}

    def beginning(self) -> tuple[Node, Step]:
        hexes = self.land.hexes_of[self.start]
        return (self.start, BARE), Step(0, 0, 0, None, hexes[0] if hexes else NONE, stop=self.start)

    def arrived(self, node: Node) -> str:
        """The stop at which a line ends here, or nothing."""
        place, how = node
        return self.land.stops[place] if how in (ON_TRACK, BARE) and place != self.start else ""

    def onward(self, node: Node, step: Step) -> Iterator[tuple[Node, Step]]:
        place, how = node
        if how < ON_TRACK:
            yield from self._into(place, how, step)
            return
        if place == self.start or self._may_pass(place):
            yield from self._out_of(place, how, step)
            yield from self._claimed(place, how, step)

    def _may_pass(self, stop: int) -> bool:
        """Whether a line may go on at a stop: goods never pass a terminus (AOM-SETUP-12)."""
        if self.land.is_town[stop]:
            return self.passed.towns
        city = self.land.scenario.cities[self.land.stops[stop]]
        return self.passed.cities and getattr(city, "pass_", "") != "never"

    def _into(self, hex_: int, side: int, step: Step) -> Iterator[tuple[Node, Step]]:
        """On through a hex, or to the stop that stands there."""
        stop = self.land.stop[hex_]
        if stop == NONE:
            yield from self._across(hex_, side, step)
        elif stop != self.start:
            if not self.land.is_town[stop]:
                yield (stop, ON_TRACK), step.to(hex_, stop)
            elif (price := self.tiles.price(hex_, bits(side))) is not None:
                yield (stop, ON_TRACK), step.tile(hex_, bits(side), price, stop)
                if self._may_pass(stop):
                    yield from self._across(hex_, side, step)

    def _across(self, hex_: int, side: int, step: Step) -> Iterator[tuple[Node, Step]]:
        """The ways on through a hex, each with the tile that it takes."""
        land = self.land
        for out in SIDES[land.usable[hex_] & ~bits(side)]:
            price = self.tiles.price(hex_, bits(side, out))
            if price is not None:
                later = step.tile(hex_, bits(side, out), price, land.stop[hex_])
                yield (land.across[hex_][out], (out + 3) % 6), later

    def _out_of(self, stop: int, how: int, step: Step) -> Iterator[tuple[Node, Step]]:
        """The ways out of a stop; a town pays for its tile with the exit that is taken."""
        land = self.land
        if land.is_town[stop] and how == ON_TRACK:
            return  # the tile that goes on has another price, and was asked for on the way in
        for hex_ in land.hexes_of[stop]:
            for side, near in enumerate(land.across[hex_]):
                if near == NONE or land.stop[near] == stop:
                    continue
                if not land.is_town[stop]:
                    if land.buildable[near]:
                        yield (near, (side + 3) % 6), step.to(hex_, NONE)
                elif (price := self.tiles.price(hex_, bits(side))) is not None:
                    yield (near, (side + 3) % 6), step.tile(hex_, bits(side), price, NONE)

    def _claimed(self, stop: int, how: int, step: Step) -> Iterator[tuple[Node, Step]]:
        """Over the special links that end at a stop (AOM-SETUP-13)."""
        is_town = self.land.is_town
        for link, other in self.special.get(stop, ()):
            if other == self.start or not self.land.hexes_of[other]:
                continue
            needs_track = link.requires == "own-track"
            if needs_track and is_town[stop] and how != ON_TRACK:
                continue
            then = OWING if needs_track and is_town[other] else BARE
            yield (other, then), step.claim(link, self.land.hexes_of[other][0], other)


def _by_stop(land: Land) -> dict[int, list[tuple[SpecialLink, int]]]:
    """By the number of a stop the special links that can be claimed there as things stand."""
    found: dict[int, list[tuple[SpecialLink, int]]] = {}
    for link in land.special.values():
        ends = [land.number[end] for end in link.ends if end in land.number]
        needs_cities = link.requires == "cities"
        if len(ends) == 2 and not (needs_cities and any(land.is_town[end] for end in ends)):
            for one, other in (ends, ends[::-1]):
                found.setdefault(one, []).append((link, other))
    return found

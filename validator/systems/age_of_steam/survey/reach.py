"""Which stops track can join: ways out of a stop, networks of stops, builds to the next one."""

from collections import deque
from collections.abc import Iterator, Mapping

from model.systems.age_of_steam.things.part import SpecialLink
from model.systems.age_of_steam.track.land import NONE, Land


def steps(land: Land, here: int) -> Iterator[int]:
    """The hexes to which track on a hex can lead, or from which it can come to a stop."""
    for side, near in enumerate(land.across[here]):
        if near == NONE:
            continue
        out = land.usable[here] >> side & 1 or not land.buildable[here]
        back = land.usable[near] >> (side + 3) % 6 & 1 or not land.buildable[near]
        if out and back and (land.buildable[here] or land.buildable[near]):
            yield near


def takes_track(land: Land, here: int) -> bool:
    return land.buildable[here] or land.stop[here] != NONE


def ways_out(land: Land, stop: int) -> Iterator[int]:
    """The hexes over which track can come to a stop."""
    for here in land.hexes_of[stop]:
        for near in steps(land, here):
            if land.stop[near] != stop and takes_track(land, near):
                yield near


def networks(land: Land, links: Mapping[str, SpecialLink]) -> list[list[str]]:
    """The stops by what track and special links can join."""
    joined = Groups(len(land.cells))
    for here in range(len(land.cells)):
        if land.exists[here] and takes_track(land, here):
            for near in steps(land, here):
                if takes_track(land, near):
                    joined.join(here, near)
    for hexes in land.hexes_of:
        joined.join(*hexes)
    for link in links.values():
        joined.join(*(land.hexes_of[land.number[end]][0] for end in link.ends if _lies(land, end)))
    found: dict[int, list[str]] = {}
    for number, key in enumerate(land.stops):
        if land.hexes_of[number]:
            found.setdefault(joined.of(land.hexes_of[number][0]), []).append(key)
    return list(found.values())


def _lies(land: Land, stop: str) -> bool:
    return stop in land.number and bool(land.hexes_of[land.number[stop]])


class Groups:
    """Numbers that are joined step by step."""

    def __init__(self, number: int) -> None:
        self._above = list(range(number))

    def of(self, one: int) -> int:
        while self._above[one] != one:
            self._above[one] = self._above[self._above[one]]
            one = self._above[one]
        return one

    def join(self, *some: int) -> None:
        for other in some[1:]:
            self._above[self.of(other)] = self.of(some[0])


def builds_between(land: Land, stop: int) -> int | None:
    """How many builds the shortest track to another stop takes; None where there is none."""
    own = 1 if land.is_town[stop] else 0
    seen = set(land.hexes_of[stop])
    edge = deque((here, own) for here in land.hexes_of[stop])
    best: int | None = None
    while edge:
        here, builds = edge.popleft()
        for near in steps(land, here):
            other = land.stop[near]
            if other not in (NONE, stop):
                total = builds + land.is_town[other]
                best = total if best is None else min(best, total)
            elif near not in seen and land.buildable[near]:
                seen.add(near)
                edge.append((near, builds + 1))
        if best is not None and builds >= best:
            break
    return best

"""Surveys: which links a player could have now, the best way for every two stops."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from engine.systems.age_of_steam.planning.bills import Bill, Estimates, bill_for
from engine.systems.age_of_steam.planning.corridors import Corridor, corridors_of
from engine.systems.age_of_steam.planning.lots import Ends
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.track.claims import owners_so_far
from model.systems.age_of_steam.track.land import Land
from model.systems.age_of_steam.track.owners import NOBODY
from model.systems.age_of_steam.track.track import Track

MOST_KEPT: Final = 64
"""So many surveys of a land are kept: several players look at the same track."""
PERSISTENT: Final = 8
"""No link is thought of that needs more builds."""


class Link(NamedTuple):
    """A link that could be had: over a corridor, or a special one."""

    ends: Ends
    corridor: Corridor | None
    special: str
    bill: Bill
    builds: int
    points: int
    """How many sections it scores."""


def links_to_have(play: Play, seat: int) -> list[Link]:
    """For every two stops the link that needs the fewest builds and the least money."""
    track = play.state.track
    known, key = _surveys(track.land), _key(track, seat)
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_KEPT:
            known.clear()
        found = known[key] = [*_over_land(track, seat), *_special(play)]
    return found


@lru_cache(maxsize=8)
def _surveys(_land: Land) -> dict[object, list[Link]]:
    return {}


def _key(track: Track, seat: int) -> object:
    """What a survey depends on: all track, and what is unfinished that the builder may use."""
    usable = [
        key for key, one in track.chains.items() if not one.is_link and one.owner in (seat, NOBODY)
    ]
    claims, new = tuple(track.claims.items()), tuple(track.urbanized.items())
    return frozenset(track.tiles.items()), frozenset(usable), claims, new


@lru_cache(maxsize=8)
def _on_empty_land(land: Land) -> list[tuple[Corridor, frozenset[int], Bill | None]]:
    """All corridors with their hexes, and what they need while nothing is built."""
    empty = Track(land)
    return [
        (
            corridor,
            frozenset([*(h for h, _ in corridor.sections), *(h for h, _ in corridor.exits)]),
            bill_for(empty, 0, (corridor,)),
        )
        for several in corridors_of(land).values()
        for corridor in several
    ]


def _over_land(track: Track, seat: int) -> Iterator[Link]:
    best: dict[Ends, Link] = {}
    estimates = Estimates(track, seat)
    built = {*track.tiles, *(track.land.hexes_of[track.land.number[t]][0] for t in track.urbanized)}
    for corridor, hexes, usual in _on_empty_land(track.land):
        before = best.get(corridor.ends)
        if before is not None and corridor.price >= before.bill.cost:
            continue
        bill = usual if built.isdisjoint(hexes) else estimates.bill(corridor)
        if bill is None or not 0 < bill.builds <= PERSISTENT:
            continue
        if before is None or (bill.builds, bill.cost) < (before.builds, before.bill.cost):
            points = len(corridor.sections) + len(bill.exits)
            best[corridor.ends] = Link(corridor.ends, corridor, "", bill, bill.builds, points)
    yield from best.values()


def _special(play: Play) -> Iterator[Link]:
    track, number = play.state.track, play.table.land.number
    for key, special in sorted({**play.table.land.special, **track.spokes}.items()):
        owners = owners_so_far(track, special)
        if special.owners is None or owners < special.owners:
            one, other = sorted(number[end] for end in special.ends)
            bill = Bill({}, {}, special.price(owners))
            yield Link((one, other), None, key, bill, special.builds, special.points)

"""Whether all new track hangs on to something at the end of a build (OPEN-01)."""

from collections.abc import Collection

from model.systems.age_of_steam.track.chains import Chain
from model.systems.age_of_steam.track.refusals import Refusal
from model.systems.age_of_steam.track.track import Track


def why_ungrounded(track: Track, seat: int, new: Collection[int]) -> Refusal | None:
    """Whether a chain with new sections hangs on to nothing that its builder may build from.

    It does if it ends at a city, runs on from older track, or ends in a town where older track of
    the builder lies or another chain that hangs on to something.
    """
    mine = [chain for chain in track.own_chains(seat) if any(one in new for one in chain.sections)]
    towns = {
        stop
        for chain in track.own_chains(seat)
        for stop in chain.stops
        if not all(section in new for section in chain.sections)
    }
    loose = mine
    while True:
        held = [chain for chain in loose if _is_held(track, chain, towns, new)]
        if not held:
            break
        towns.update(stop for chain in held for stop in chain.stops)
        loose = [chain for chain in loose if chain not in held]
    if loose:
        return Refusal("AOS-BUILD-15", "new track hangs on to nothing that you may build from")
    return None


def _is_held(track: Track, chain: Chain, towns: set[int], new: Collection[int]) -> bool:
    stops = track.land.stops
    if any(track.is_city(stops[stop]) or stop in towns for stop in chain.stops):
        return True
    return bool(chain.stops) and any(section not in new for section in chain.sections)

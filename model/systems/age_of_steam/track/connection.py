"""Whether new track hangs on to what its builder may build from (AOS-BUILD-15, AOM-BUILD-08)."""

from collections.abc import Iterable

from model.systems.age_of_steam.conditions.place import is_one_of
from model.systems.age_of_steam.track.chains import Chain
from model.systems.age_of_steam.track.land import NONE
from model.systems.age_of_steam.track.owners import NATIONALISED, NOBODY
from model.systems.age_of_steam.track.plans import Plan
from model.systems.age_of_steam.track.refusals import Refusal
from model.systems.age_of_steam.track.shapes import SIDES
from model.systems.age_of_steam.track.track import Track


class Footing:
    """Where one builder may begin, as the track lies now."""

    __slots__ = ("_at_stops", "_cities", "_everybody", "anywhere", "mode", "seat", "track")

    def __init__(self, track: Track, seat: int) -> None:
        self.track = track
        self.seat = seat
        self.mode = contiguity(track, seat)
        self.anywhere = track.land.rules.build.connectivity_check == "end-of-build"
        self._everybody = self.mode == "all"
        self._at_stops: dict[int, bool] = {}
        self._cities: frozenset[int] | None = None

    def is_from_city(self, stop: int) -> bool:
        """Whether a city is a place to begin: any, but where track must hang together."""
        return self.mode == "none" or stop in self.cities()

    def cities(self) -> frozenset[int]:
        """The stops to begin at, where track must hang together; none where it need not."""
        if self._cities is None:
            self._cities = frozenset(() if self.mode == "none" else self._open_cities())
        return self._cities

    def _open_cities(self) -> Iterable[int]:
        track, land = self.track, self.track.land
        mine = [one for one in track.chains.values() if self._counts(one.owner)]
        specials = [one for one in track.specials() if any(map(self._counts, track.claims[one.id]))]
        if not mine and not specials:
            start = land.rules.build.contiguous.start
            for number, key in enumerate(land.stops):
                if is_one_of(start, land.spots.of(key, track.urbanized.get(key, ""))):
                    yield number
        yield from (stop for chain in mine for stop in chain.stops)
        yield from (land.number[end] for one in specials for end in one.ends if end in land.number)

    def _counts(self, owner: int) -> bool:
        return self._everybody or owner == self.seat

    def is_from_chain(self, chain: Chain) -> bool:
        """Whether an open chain is one to go on from: own, or nobody's with a fitting anchor."""
        if chain.owner == self.seat or self.anywhere:
            return True
        return chain.owner == NOBODY and self._is_anchored(chain)

    def _is_anchored(self, chain: Chain) -> bool:
        if self._everybody or not self.track.land.rules.build.unowned_needs_anchor:
            return True
        return any(self.stands_at(stop) for stop in chain.stops)

    def stands_at(self, stop: int) -> bool:
        """Whether an unowned chain that ends at this stop may be gone on with."""
        found = self._at_stops.get(stop)
        if found is None:
            is_city = self.track.is_city(self.track.land.stops[stop])
            found = self.is_from_city(stop) if is_city else self.is_present(stop)
            self._at_stops[stop] = found
        return found

    def is_present(self, stop: int) -> bool:
        """Whether the builder has presence in a town; in track of the state where rules say so."""
        if self.anywhere:
            return True
        owners = self.track.owners_on(self.track.land.hexes_of[stop][0])
        if self._everybody:
            return bool(owners)
        gives = self.track.land.rules.nationalisation.gives_presence
        return self.seat in owners or (gives and NATIONALISED in owners)

    def holds(self, hex_: int, side: int) -> bool:
        """Whether a new section is connected that touches this side."""
        near = self.track.land.across[hex_][side]
        city = self.track.city_at[near] if near >= 0 else NONE
        if city != NONE:
            return self.is_from_city(city)
        chain = self.track.chain_facing(hex_, side)
        return chain is not None and self.is_from_chain(chain)


def contiguity(track: Track, seat: int) -> str:
    """Whether track must hang together for a builder by now: none, own or all."""
    mode = track.land.rules.build.contiguous.mode
    return "none" if NOBODY in track.freed or seat in track.freed else mode


def why_unconnected(footing: Footing, plan: Plan) -> Refusal | None:
    """Whether every new section, or in a town one of them, hangs on to something."""
    rule = "AOS-BUILD-15" if footing.mode == "none" else "AOM-BUILD-08"
    land = footing.track.land
    if land.stop[plan.hex] != NONE:
        return None if _holds_town(footing, plan) else Refusal(rule, _TOWN)
    sections = [
        *((SIDES[section], None) for section in plan.added),
        *(((one.fixed, one.moved), one.chain) for one in plan.redirects),
    ]
    for sides, chain in sections:
        by_chain = chain is not None and footing.is_from_chain(chain)
        if not by_chain and not any(footing.holds(plan.hex, side) for side in sides):
            return Refusal(rule, _SECTION)
    return None


_TOWN = "the town hangs on to nothing that you may build from"
_SECTION = "a section hangs on to nothing that you may build from"


def _holds_town(footing: Footing, plan: Plan) -> bool:
    if plan.before is not None:
        free = not footing.track.land.rules.build.town_replace_needs_presence
        if free or footing.is_present(footing.track.land.stop[plan.hex]):
            return True
    return any(footing.holds(plan.hex, side) for side in plan.new_exits)

"""How many pieces a railroad is away from cities, over lines that are still free."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from engine.systems.santa_fe.state.table import Table
from model.systems.santa_fe.track.land import Land

FARTHEST: Final = 7
"""Cities that are more pieces away are not thought of."""
_MOST_KEPT: Final = 20_000

Field = tuple[tuple[str, int], ...]
"""Cities that can be reached, and how many pieces away they are."""


class Way(NamedTuple):
    """A line as it leaves a city; lines are bits, so that many are compared at once."""

    line: str
    bit: int
    segments: int
    far: str
    twins: int


class Open(NamedTuple):
    """A line that has been begun: from which city, towards which, and how many pieces it needs."""

    line: str
    start: str
    far: str
    needs: int


class Reach(NamedTuple):
    """How far a railroad has come, and from where it can go on."""

    heads: tuple[str, ...]
    open: tuple[Open, ...]
    connected: frozenset[str]
    left: int
    own: int
    is_major: bool


_Key = tuple[tuple[str, ...], tuple[Open, ...], int, int]


class Found(NamedTuple):
    """A field, the lines that were looked at for it, and which of them were taken."""

    region: int
    taken: int
    field: Field


class Ways:
    """The lines of a board, and the fields that were worked out on it."""

    def __init__(self, land: Land) -> None:
        self.bits = {key: 1 << number for number, key in enumerate(land.lines)}
        self.leaving: dict[str, tuple[Way, ...]] = {
            city: tuple(
                Way(
                    line.id,
                    self.bits[line.id],
                    line.segments,
                    line.far_end(city),
                    self.mask(land.twins[line.id]),
                )
                for line in lines
            )
            for city, lines in land.leaving.items()
        }
        self._twins = self.mask(key for key, twins in land.twins.items() if twins)
        self._found: dict[_Key, list[Found]] = {}

    def mask(self, lines: Iterable[str]) -> int:
        """Lines as bits."""
        found = 0
        for line in lines:
            found |= self.bits[line]
        return found

    def field(self, reach: Reach, limit: int, taken: int) -> Found:
        """The cities within so many pieces of a railroad, when these lines are taken."""
        key = (reach.heads, reach.open, limit, reach.own & self._twins)
        known = self._found.get(key)
        if known is None:
            if len(self._found) > _MOST_KEPT:
                self._found.clear()
            known = self._found[key] = []
        for one in known:
            if taken & one.region == one.taken:
                return one
        found = self._worked_out(reach, limit, taken)
        known.append(found)
        return found

    def _worked_out(self, reach: Reach, limit: int, taken: int) -> Found:
        steps: list[list[str]] = [[] for _ in range(limit + 1)]
        steps[0] += reach.heads
        for one in reach.open:
            if one.needs <= limit:
                steps[one.needs].append(one.far)
        found: dict[str, int] = {}
        region, own = 0, reach.own & self._twins
        for away, cities in enumerate(steps):
            for city in cities:
                if city in found:
                    continue
                found[city] = away
                for _, bit, segments, far, twins in self.leaving[city]:
                    onward = away + segments
                    if onward <= limit and far not in found and not own & twins:
                        region |= bit
                        if not taken & bit:
                            steps[onward].append(far)
        return Found(region, taken & region, tuple(found.items()))


@lru_cache(maxsize=8)
def ways_of(table: Table) -> Ways:
    """The ways of the board of a game; what they remember is open to all."""
    return Ways(table.land)

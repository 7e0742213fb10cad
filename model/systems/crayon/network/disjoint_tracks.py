"""How many tracks can run side by side between two places, counted quickly.

The count of `smallest_cut` up to a number that is enough, with a whole front of mileposts at once.
Ferries are left out: where too few tracks are found without them, `cut` knows more.
"""

from collections.abc import Iterable

from model.systems.crayon.network.bits import bits_of
from model.systems.crayon.network.bitset_search import Waves
from model.systems.crayon.network.search import existing


def tracks_side_by_side(
    waves: Waves, here: Iterable[int], there: Iterable[int], enough: int
) -> int:
    """How many tracks that share no edge can join two groups of mileposts, up to `enough`."""
    network = waves.network
    first, last = bits_of(existing(network, here)), bits_of(existing(network, there))
    if not first or not last:
        return 0
    tracks, count = _Tracks(waves), 0
    while count < enough and tracks.lay_one(first, last):
        count += 1
    return count


class _Tracks:
    """Tracks that share no edge; one more may take an edge back from an earlier one."""

    def __init__(self, waves: Waves) -> None:
        self.waves = waves
        self.free = dict(waves.ways)
        """For each step the mileposts from which no track has made it."""

    def lay_one(self, first: int, last: int) -> bool:
        """Lays the shortest further track, if there is one."""
        fronts = self._fronts(first, last)
        hit = fronts[-1][1] & last
        if hit:
            self._lay_back((hit & -hit).bit_length() - 1, fronts)
        return bool(hit)

    def _fronts(self, first: int, last: int) -> list[tuple[int, int]]:
        """The mileposts after each step, as they were stepped to and with their red areas."""
        fronts, seen, front, free = [], 0, first, self.free.items()
        while True:
            whole = front | self.waves.reds_of(front)
            self.waves.work += self.waves.weight * len(free)
            seen |= whole
            fronts.append((front, whole))
            if not front or whole & last:
                return fronts
            front = 0
            for step, members in free:
                if going := whole & members:
                    front |= going << step if step > 0 else going >> -step
            front &= ~seen

    def _lay_back(self, end: int, fronts: list[tuple[int, int]]) -> None:
        """Takes the edges of the track that leads to a milepost of the last front."""
        for place in range(len(fronts) - 1, 0, -1):
            end = self._stepped_to(end, fronts[place][0])
            before = fronts[place - 1][1]
            for step, members in self.free.items():
                origin = end - step
                if origin >= 0 and before & members & 1 << origin:
                    self._take(origin, step)
                    end = origin
                    break

    def _stepped_to(self, end: int, front: int) -> int:
        """The milepost by which a front came to this one: another of the same red area perhaps."""
        if front >> end & 1:
            return end
        here = self.waves.reds_of(1 << end) & front
        return (here & -here).bit_length() - 1

    def _take(self, origin: int, step: int) -> None:
        back = 1 << origin + step
        if self.free[-step] & back:
            self.free[step] &= ~(1 << origin)
        else:
            self.free[-step] |= back

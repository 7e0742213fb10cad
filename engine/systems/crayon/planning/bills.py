"""Bills: what a row of ways still needs, and what that costs; every way is looked at once."""

from collections.abc import Iterable
from itertools import pairwise

from engine.systems.crayon.phases.prices import price_now
from engine.systems.crayon.state.play import Play
from model.systems.crayon.network.network import edge_key


class Bill:
    """The sections, fares and rent of the ways that were added to it."""

    def __init__(self, play: Play, seat: int, ways: Iterable[list[int]] = ()) -> None:
        self.play = play
        self.seat = seat
        self.missing: dict[int, tuple[int, int, int]] = {}
        """The sections that are still to be laid, with their prices, in the order of the ways."""
        self.rent = 0
        """About what running over the track of others costs."""
        self._price = 0
        self._fares: dict[str, int] = {}
        for way in ways:
            self.add(way)

    @property
    def total(self) -> int:
        """What the missing sections cost, ferries and rent included."""
        return self._price + self.rent + sum(self._fares.values())

    def add(self, way: list[int], *, runs: bool = True) -> None:
        """Adds a way, with its rent where a train is to run on it."""
        table, sections = self.play.table, self.play.state.track.sections
        ways, missing, seat = table.ways, self.missing, self.seat
        rented = 0
        for u, v in pairwise(way):
            edge = edge_key(u, v)
            owner = sections.get(edge)
            if owner is None:
                if v not in ways[u]:
                    self._add_fare(u, v)
                elif edge not in missing:
                    missing[edge] = section = _cheaper(self.play, seat, u, v)
                    self._price += section[2]
            elif owner != seat:
                rented += 1
        if rented and runs:
            self.rent += table.rules.rent.fee * (1 + rented // 8)

    def _add_fare(self, u: int, v: int) -> None:
        """A ferry from a Major City that has to be bought; red areas cost nothing."""
        table, track = self.play.table, self.play.state.track
        for name in table.ferries_at.get(u, ()):
            is_taken = v in table.ports_of[name] and table.is_bought(name)
            if is_taken and v not in table.steps[u] and not track.owns(self.seat, name):
                self._fares[name] = table.ferries[name].cost


def _cheaper(play: Play, seat: int, u: int, v: int) -> tuple[int, int, int]:
    """A section in the direction in which it costs less, with its price."""
    red, touched = play.table.network.red, play.state.track.touched[seat]
    into = price_now(play, seat, u, v)
    if v in red or v in touched:
        back = price_now(play, seat, v, u)
        if back < into or not (u in red or u in touched):
            return v, u, back
    return u, v, into

"""Cities in the way: which parts of a map can only be come by through a city of limited room.

Around most cities track can pass by. Those around which it cannot are taken off the map; what is
left falls into pieces, and which of these cities must be passed to come to a piece is asked on the
small graph of cities and pieces (their dominators, seen from where builders begin).
"""

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import TYPE_CHECKING

from model.systems.crayon.network.bits import bits_of, numbers_in

if TYPE_CHECKING:
    from validator.systems.crayon.survey.survey import CrayonSurvey

FREELY = -1
"""What must be passed to come where nothing must."""


class Passes:
    """The pieces of a map between its narrow cities, and how they hang together."""

    def __init__(self, survey: "CrayonSurvey") -> None:
        self.network, self.access = survey.ground.network, survey.access
        limited = self.access.limited
        self.narrow = {n: name for n, name in limited.items() if not self._can_be_passed_by(n)}
        """The mileposts of limited cities that track cannot simply go round."""
        self.names = tuple(self.narrow.values())
        """The cities of these, in the order of the graph."""
        self.node: dict[int, int] = {n: place for place, n in enumerate(self.narrow)}
        """The place in the graph of narrow cities, of the mileposts beside cities, of majors."""
        self.near: list[list[int]] = [[] for _ in self.narrow]
        if self.narrow:
            self._find_pieces(survey)
            self._join()

    def _can_be_passed_by(self, number: int) -> bool:
        """Whether the mileposts around a city are joined to each other beside it."""
        network, limited = self.network, self.access.limited
        around = network.ways(number)
        if network.ferry_steps(number):
            return False
        if any(near in limited for near in around):
            return False
        reached = around[:1]
        for here in reached:
            joined = chain(network.ways(here), network.red_joins(here))
            reached += [near for near in joined if near in around and near not in reached]
        return len(reached) == len(around)

    def _find_pieces(self, survey: "CrayonSurvey") -> None:
        asked = {near for ways in self.access.ways_in.values() for _, near in ways}
        asked.update(n for n, name in self.access.owner.items() if name in survey.ground.red)
        asked.update(port for n in self.narrow for port, _ in self.network.ferry_steps(n))
        wanted = bits_of(asked - self.narrow.keys())
        for piece in survey.waves.pieces_of(survey.waves.everywhere & ~bits_of(self.narrow)):
            self.node.update(dict.fromkeys(numbers_in(piece & wanted), len(self.near)))
            self.near.append([])

    def _join(self) -> None:
        for number, here in list(self.node.items())[: len(self.narrow)]:
            ports = [port for port, _ in self.network.ferry_steps(number)]
            for there in {self.node[near] for near in (*self.network.ways(number), *ports)}:
                self.near[here].append(there)
                self.near[there].append(here)

    def must_pass(self, beginnings: Iterable[int], without: int = FREELY) -> Mapping[int, int]:
        """For each node that can be come by the last narrow city that must be passed before it.

        It is said by the city's node, and is `FREELY` where no city must be passed. Nobody goes
        through the node `without`.
        """
        order = self._outwards(beginnings, without)
        place = {node: index for index, node in enumerate(order)}
        last = dict.fromkeys(order[: self._first], FREELY)
        is_settled = False
        while not is_settled:
            is_settled = True
            for node in order[self._first :]:
                known = [near for near in self.near[node] if near in last]
                common = known[0]
                for other in known[1:]:
                    common = _common(last, place, common, other)
                if last.get(node) != common:
                    last[node], is_settled = common, False
        return {node: self._city_before(last, node) for node in order}

    def _outwards(self, beginnings: Iterable[int], without: int) -> list[int]:
        order = list(dict.fromkeys(beginnings))
        self._first = len(order)
        seen = {*order, without}
        for node in order:
            new = [near for near in dict.fromkeys(self.near[node]) if near not in seen]
            seen.update(new)
            order += new
        return order

    def _city_before(self, last: Mapping[int, int], node: int) -> int:
        """The nearest narrow city among all that every way to a node passes."""
        before = last[node]
        while before >= len(self.narrow):
            before = last[before]
        return before


def _common(last: Mapping[int, int], place: Mapping[int, int], one: int, other: int) -> int:
    """The last node that the ways to two nodes have in common."""
    while one != other:
        if FREELY in (one, other):
            return FREELY
        if place[one] > place[other]:
            one = last[one]
        else:
            other = last[other]
    return one

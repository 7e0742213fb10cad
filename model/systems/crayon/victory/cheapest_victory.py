"""The cheapest track that meets the victory condition: enough Major Cities on one line, and a link.

What a turn allows (money, sections out of a city) changes when track is built and not what it
costs. Limits on players and on sections in a city are not looked at.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from model.systems.crayon.network.network import NOWHERE, Network
from model.systems.crayon.network.track import Section, Step, laid
from model.systems.crayon.victory.joined_majors import joined_majors, members_of
from model.systems.crayon.victory.steiner_trees import ToCome, Tree, Trees

MOST_MAJORS: Final = 8
"""With more Major Cities than this, the price is only bounded from above."""
MOST_WORK: Final = 2_000_000
"""So it is where mileposts times sets of goals come to more than this."""


class LinkPort(NamedTuple):
    """A container link that counts for victory."""

    link: str
    port: int
    cost: int
    """What is paid beside the track: nothing if the section into the port pays for the link."""


class Victory(NamedTuple):
    """Track that meets the victory condition."""

    total: int
    majors: tuple[int, ...]
    """The Major Cities it joins to win, by their place in the network; it may touch others."""
    link: LinkPort | None
    sections: tuple[Section, ...]
    """In an order in which they can be built."""
    ferries: tuple[tuple[int, int], ...]
    """The ferries it takes, by their ports."""
    exact: bool
    """Whether nothing is cheaper. If not, the total is only an upper bound."""


def cheapest_victory(
    network: Network,
    majors: int,
    links: Sequence[LinkPort] | None = None,
    most_work: int = MOST_WORK,
) -> Victory | None:
    """The cheapest track that joins so many Major Cities, and one of the links if links are given.

    None if no track can do it: too few Major Cities, no link, or no way between them.
    """
    condition = _Condition(network, majors, links)
    bound = condition.bound()
    if bound is None or bound.total == 0:
        return bound and bound._replace(exact=True)
    if len(network.majors) > MOST_MAJORS or condition.work() > most_work:
        return bound
    return condition.cheapest(bound.total + 1) or bound


class _Condition(NamedTuple):
    """What has to be joined: goal i is Major City i, and one goal more is any of the links."""

    network: Network
    wanted: int
    links: Sequence[LinkPort] | None

    def bound(self) -> Victory | None:
        """Track that does it, found quickly, and not always the cheapest."""
        ports = None if self.links is None else {link.port: link.cost for link in self._links()}
        found = joined_majors(self.network, self.wanted, ports)
        if found is None:
            return None
        majors, steps, port = found
        return self._victory(majors, steps, port)

    def cheapest(self, beyond: int) -> Victory | None:
        """The cheapest track of all, if it costs less than `beyond`."""
        trees = Trees(self.network, self._goals(), beyond)
        for goals in self._sets():
            trees.grow(goals, self._to_come(goals))
        tree = min(self._complete(), key=trees.price)
        if trees.price(tree) >= beyond:
            return None
        joined = [place for place in range(len(self.network.majors)) if tree.goals >> place & 1]
        steps, beginnings = trees.steps(tree)
        port = beginnings.get(1 << len(self.network.majors), NOWHERE) % len(self.network.price)
        victory = self._victory([*joined, self.network.red[tree.state]], steps, port)
        is_sure = self.network.charges_both_ways() and victory.total == trees.price(tree)
        return victory._replace(exact=is_sure)

    def work(self) -> int:
        return len(self._sets()) * len(self.network.price)

    def _goals(self) -> list[dict[int, int]]:
        """For each goal the states where its track begins, with their costs."""
        network, size = self.network, len(self.network.price)
        majors = [dict.fromkeys(members_of(network, m), 0) for m in range(len(network.majors))]
        ports = {link.port: link.cost for link in self._links()}
        link = {port if port in network.red else port + size: ports[port] for port in ports}
        return majors if self.links is None else [*majors, link]

    def _links(self) -> list[LinkPort]:
        """The links whose ports exist, dearest first: the last at a port is the cheapest there."""
        links = [link for link in self.links or () if self.network.has(link.port)]
        return sorted(links, key=lambda link: (-link.cost, link.link))

    def _sets(self) -> list[int]:
        """The sets of goals a tree may join before it reaches its last Major City.

        The last one is that with the highest place, so it is in none of them.
        """
        link = 1 << len(self.network.majors)
        return [
            goals | extra
            for extra in ((0,) if self.links is None else (0, link))
            for goals in range(link >> 1)
            if goals.bit_count() < self.wanted and goals | extra
        ]

    def _to_come(self, goals: int) -> list[ToCome]:
        """How many Major Cities of which, and whether a link, a tree has still to join."""
        link = 1 << len(self.network.majors)
        majors = [1 << place for place in range(len(self.network.majors))]
        others = [major for major in majors if not major & goals]
        cities = ToCome(self.wanted - len(majors) + len(others), others)
        return [cities] if self.links is None or goals & link else [cities, ToCome(1, [link])]

    def _complete(self) -> Iterator[Tree]:
        """The trees that have joined all that is wanted, the last Major City included."""
        every = (1 << len(self.network.majors)) - 1
        for goals in self._sets():
            majors, has_link = goals & every, goals > every
            if majors.bit_count() == self.wanted - 1 and has_link == (self.links is not None):
                for last in range(majors.bit_length(), len(self.network.majors)):
                    yield from (Tree(goals, number) for number in members_of(self.network, last))

    def _victory(self, majors: list[int], steps: list[Step], port: int) -> Victory:
        """What the steps of a plan lay, at the prices due when it is built."""
        sections = laid(self.network, steps)
        fares = {(step.origin, step.end): step.price for step in steps if step.is_ferry}
        link = {link.port: link for link in self._links()}.get(port)
        prices = [section.price.total for section in sections] + list(fares.values())
        return Victory(
            total=sum(prices) + (link.cost if link else 0),
            majors=tuple(sorted(majors)),
            link=link,
            sections=tuple(sections),
            ferries=tuple(fares),
            exact=False,
        )

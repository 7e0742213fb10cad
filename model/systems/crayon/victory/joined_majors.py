"""Track that joins Major Cities, found quickly: good enough, not always the cheapest.

Every Major City claims the mileposts that are cheapest to reach from it. Where two claims touch,
two lines can meet; the cheapest of these meetings that still join something make the track.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from model.systems.crayon.network.network import NOWHERE, Network
from model.systems.crayon.network.search import FAR, Costs, costs, pieces, settle, trail
from model.systems.crayon.network.track import PlanArcs, Step, step_between, steps_from


class Joined(NamedTuple):
    """Major Cities that are joined, by their place in the network, and how."""

    majors: list[int]
    steps: list[Step]
    port: int
    """The port of the link that is joined too, `NOWHERE` if none was wanted."""


class _Meeting(NamedTuple):
    """Where the lines of two Major Cities meet: all it costs, from where, and by which step."""

    total: int
    here: int
    there: int
    step: Step


def members_of(network: Network, place: int) -> list[int]:
    """The mileposts of a Major City that exist and are no other's."""
    members, red = network.majors[place].members, network.red
    return [number for number in members if network.has(number) and red[number] == place]


def joined_majors(
    network: Network, wanted: int, ports: Mapping[int, int] | None = None
) -> Joined | None:
    """Joins so many Major Cities, and one of the link ports (with their costs) if any are given."""
    cities = _possible(network, ports)
    if not 0 < wanted <= len(cities):
        return None
    found = costs(network, [number for city in cities for number in members_of(network, city)])
    claims = _claims(network, found)
    meetings = sorted(_meetings(network, found.cost, claims))
    group, taken = _first_group(cities, wanted, claims, meetings)
    if len(group) < wanted:
        return None
    steps = []
    for meeting in taken:
        steps += _line(network, found, meeting.here) + _line(network, found, meeting.there)
        steps.append(meeting.step)
    port, line = (NOWHERE, []) if ports is None else _line_to_port(network, group, ports)
    return Joined(group, steps + line, port)


def _possible(network: Network, ports: Mapping[int, int] | None) -> list[int]:
    """The Major Cities on the board from which track can lead to a port, if one is wanted."""
    members = [members_of(network, place) for place in range(len(network.majors))]
    cities = [place for place in range(len(members)) if members[place]]
    if ports is None:
        return cities
    piece = pieces(network)
    with_port = {piece[port] for port in ports}
    return [city for city in cities if any(piece[number] in with_port for number in members[city])]


def _claims(network: Network, found: Costs) -> list[int]:
    """For each milepost the Major City whose line reaches it, -1 if none does."""
    claims = [-1] * len(found.back)
    for number in range(len(claims)):
        line = [number]
        while claims[line[-1]] < 0 and found.back[line[-1]] >= 0:
            line.append(found.back[line[-1]])
        first = line[-1]
        city = claims[first] if claims[first] >= 0 or found.cost[first] else network.red[first]
        for passed in line:
            claims[passed] = city
    return claims


def _meetings(network: Network, cost: list[int], claims: list[int]) -> Iterator[_Meeting]:
    size = len(claims)
    for here, claim in enumerate(claims):
        if claim < 0 or all(claims[near] in (claim, -1) for near in _beside(network, here)):
            continue
        for step in steps_from(network, here):
            there = step.state % size
            meets = step.state >= size or step.is_ferry or there in network.red
            if meets and claims[there] not in (claim, -1):
                yield _Meeting(cost[here] + cost[there] + step.price, here, there, step)


def _beside(network: Network, here: int) -> list[int]:
    return network.around(here) + [port for port, _ in network.ports.get(here, ())]


def _first_group(
    cities: list[int], wanted: int, claims: list[int], meetings: list[_Meeting]
) -> tuple[list[int], list[_Meeting]]:
    """The first group to be large enough when the cheapest meetings join groups one by one."""
    groups = {city: [city] for city in cities}
    taken: list[_Meeting] = []
    largest = [cities[0]]
    for meeting in meetings:
        if len(largest) >= wanted:
            break
        one, other = groups[claims[meeting.here]], groups[claims[meeting.there]]
        if one is not other:
            taken.append(meeting)
            joined = one + other
            groups.update(dict.fromkeys(joined, joined))
            largest = max(largest, joined, key=len)
    return largest, [meeting for meeting in taken if claims[meeting.here] in largest]


def _line(network: Network, found: Costs, end: int) -> list[Step]:
    """The steps of the line that reaches a milepost from its Major City."""
    cost, numbers = found.cost, trail(found.back, end)
    return [step_between(network, a, b, cost[b] - cost[a]) for a, b in pairwise(numbers)]


def _line_to_port(
    network: Network, group: list[int], ports: Mapping[int, int]
) -> tuple[int, list[Step]]:
    """The port that is cheapest to join to a group of Major Cities, its link included."""
    cost, back = [FAR] * (2 * len(network.price)), [-1] * (2 * len(network.price))
    beginnings = [number for city in group for number in members_of(network, city)]
    for number in beginnings:
        cost[number] = 0
    settle(PlanArcs(network), cost, back, beginnings)
    port = min(ports, key=lambda port: (cost[port] + ports[port], port))
    return port, _line(network, Costs(cost, back, port), port)

"""The ways on from where rivers stop: to the sea, to a lake, to a river that comes out."""

from collections import deque
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from model.boards import grid
from model.notation import Corner, Edge
from model.scenario.things import Water
from model.systems.crayon.network.network import edge_key
from validator.systems.crayon.survey.river_systems import End
from validator.systems.crayon.survey.survey import CrayonSurvey

REACH = 3
"""So many steps of the way to other water are looked at from where a river stops."""
FROM_A_LAKE = 2
"""A river that begins on plain land at most so many steps from a lake flows out of it."""

Way = tuple[Corner, ...]


class Lead(NamedTuple):
    """A shortest way from where a river stops to other water."""

    corners: Way
    """Without the corner where the river stops; the last one is at the water."""
    edges: tuple[Edge, ...]
    """What track slips through on; there may be none, though other water is near."""
    is_only: bool
    """Whether there is no other way as short."""


Gap = tuple[End, Lead | None]


def gaps(survey: CrayonSurvey) -> Iterator[Gap]:
    """Where rivers stop and should not, each with the way on if it is short.

    A longer way on may lead through the end of another river, which then has come there too.
    """
    rivers = survey.river_systems
    found = [gap for waters in _without_mouth(survey) for gap in _undrained(survey, waters)]
    found.sort(key=lambda gap: -len(gap[1].corners) if gap[1] else 0)
    told: set[str] = set()
    for end, lead in (*found, *_odd_springs(survey)):
        if end.water not in told:
            way = (end.corner, *(lead.corners if lead else ()))
            told.update(name for at in way for name in rivers.waters_at(at))
            yield end, lead


def _without_mouth(survey: CrayonSurvey) -> Iterator[tuple[Water, ...]]:
    """Systems whose water comes out nowhere, and such rivers in systems where other water does."""
    rivers = survey.river_systems
    for system, waters in sorted(rivers.systems.items()):
        if system in rivers.undrained:
            yield waters
        else:
            yield from ((water,) for water in waters if not rivers.is_drained((water,)))


def _undrained(survey: CrayonSurvey, waters: tuple[Water, ...]) -> Iterator[Gap]:
    """Where rivers that come out nowhere should go on: low, and near to other water.

    Far from all water those that come from a rim or a lake may be meant to sink away. Where no
    track can be laid on the way on, such as in a Major City, it is as if they had come there.
    """
    rivers = survey.river_systems
    stops = rivers.stops(waters)
    ways = {end: lead(survey, end) for end in stops}
    if any(way is not None and not way.edges for way in ways.values()):
        return
    is_lost = rivers.system_of[waters[0].id] in rivers.undrained
    is_cut_off = is_lost and not rivers.comes_to_any(waters)
    low = [end for end in stops if is_cut_off or end.height == stops[0].height]
    near = [(end, way) for end in low if (way := ways[end]) is not None]
    if near:
        yield min(near, key=lambda gap: (_odds(survey, *gap), -rivers.length(gap[0].water)))
    elif is_cut_off:
        yield max(low, key=lambda end: rivers.length(end.water)), None


def _odds(survey: CrayonSurvey, end: End, way: Lead) -> float:
    """How unlikely it is that a river goes on here: far, from a height, not to another's end."""
    faces = way.corners[-1] in survey.river_systems.all_stops
    return len(way.corners) + 2 * end.height - 2 * faces


def _odd_springs(survey: CrayonSurvey) -> Iterator[Gap]:
    """Where a river with a mouth stops on plain land beside a lake, or right before another's end.

    Inlets are no rivers: where they end inland the sea ends.
    """
    rivers = survey.river_systems
    drained = [one for one in rivers.systems.items() if one[0] not in rivers.undrained]
    kinds = {name: water.kind for name, water in survey.waterways.arms.items()}
    ends = [end for _, waters in drained for end in rivers.stops(waters)]
    ends = [end for end in ends if kinds[end.water] == "river"]
    dry = {end.corner: end for end in ends if rivers.is_in_sand(end.corner)}
    low = {end.corner: end for end in ends if not end.height and end.corner not in dry}
    for end in low.values():
        way = lead(survey, end, FROM_A_LAKE)
        goal = way.corners[-1] if way is not None and way.edges else None
        if way is None or goal is None:
            continue
        by_lake = not rivers.is_at_rim(goal) and bool(rivers.lakes_at(goal))
        if by_lake or (len(way.corners) == 1 and goal in low):
            yield end, way
    yield from _by_the_desert(survey, dry, low) if dry else ()


def _by_the_desert(
    survey: CrayonSurvey, dry: Mapping[Corner, End], low: Mapping[Corner, End]
) -> Iterator[Gap]:
    """Where rivers sink into sand towards each other, or come out of it and do not go on."""
    rivers = survey.river_systems
    for end in dry.values():
        way = lead(survey, end)
        if way is not None and way.edges and (way.corners[-1] in dry or way.corners[-1] in low):
            yield end, way
    systems = {rivers.system_of[end.water] for end in dry.values()}
    sunk = {one for one in systems if not rivers.is_drained(rivers.systems[one], may_sink=False)}
    for end in low.values():
        way = lead(survey, end) if rivers.system_of[end.water] in sunk else None
        if way is not None and way.edges:
            yield end, way


def lead(survey: CrayonSurvey, end: End, reach: int = REACH) -> Lead | None:
    """The shortest way on from where a river stops: to the sea or to water that comes there."""
    passed = survey.river_systems.undrained
    found = _searched(survey, end, passed, reach)
    if not found and passed:
        found = _searched(survey, end, frozenset(), reach)
    if not found:
        return None
    free = tuple([edge for edge in _crossed(found[0]) if _is_free(survey, edge)])
    return Lead(found[0][1:], free, len(found) == 1)


def _searched(survey: CrayonSurvey, end: End, passed: frozenset[str], reach: int) -> list[Way]:
    """All shortest ways on that pass through none but some systems."""
    rivers = survey.river_systems
    system = rivers.system_of[end.water]
    found: list[Way] = []
    queue: deque[Way] = deque([(end.corner,)])
    while queue:
        way = queue.popleft()
        if len(way) > (len(found[0]) if found else reach + 1):
            break
        met = {rivers.system_of[name] for name in rivers.waters_at(way[-1])}
        if len(way) > 1 and system in met:
            continue
        if len(way) > 1 and (met - passed or rivers.is_at_rim(way[-1])):
            found.append(way)
        if not found and len(way) <= reach:
            around = grid.corner_neighbours(way[-1])
            queue.extend((*way, near) for near in around if near not in way)
    return found


def _crossed(way: Way) -> Iterator[Edge]:
    pairs = (grid.edge_crossed(here, there) for here, there in pairwise(way))
    return (edge for edge in pairs if edge is not None)


def _is_free(survey: CrayonSurvey, edge: Edge) -> bool:
    """Whether track can be laid on an edge and crosses nothing there."""
    network = survey.ground.network
    a, b = network.index(edge.a), network.index(edge.b)
    return b in network.ways(a) and edge_key(a, b) not in network.crossings

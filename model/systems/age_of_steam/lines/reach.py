"""How many links away the homes of colours are, if every link is built that one build can make."""

from collections import deque
from collections.abc import Collection, Mapping

from model.systems.age_of_steam.conditions.cases import values_of
from model.systems.age_of_steam.lines.cheapest import cheapest_lines
from model.systems.age_of_steam.lines.first_tiles import FirstTiles
from model.systems.age_of_steam.lines.line import Line
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.rules.track_rules import ByTurn
from model.systems.age_of_steam.track.land import Land

Neighbours = Mapping[str, frozenset[str]]
"""By the id of a stop those that a link could join it to."""


def links_of_one_build(land: Land, limit: int) -> dict[tuple[str, str], Line]:
    """The links between stops that take no more tiles than a build has; by their two ends."""
    tiles, found = FirstTiles(land), dict[tuple[str, str], Line]()
    for start in land.stops:
        near = cheapest_lines(
            tiles, start, by="tiles", through_towns=False, claims=False, most=limit
        )
        found |= {(start, end): line for end, line in near.items() if start < end}
    return found


def neighbours_in_links(land: Land, limit: int) -> Neighbours:
    """Who is one link away: over track of one build, or over a special link."""
    pairs = [*links_of_one_build(land, limit)]
    pairs += [(one.ends[0], one.ends[-1]) for one in land.special.values() if len(one.ends) == 2]
    near: dict[str, set[str]] = {stop: set() for stop in land.stops}
    for one, other in pairs:
        if one in near and other in near:
            near[one].add(other)
            near[other].add(one)
    return {stop: frozenset(some) for stop, some in near.items()}


def links_to(near: Neighbours, start: str, homes: Collection[str]) -> int | None:
    """How many links it is from a stop to the nearest of some homes but itself, if there is one."""
    away, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in near[here]:
            if there not in away:
                away[there] = away[here] + 1
                if there in homes:
                    return away[there]
                queue.append(there)
    return None


def most_builds(rules: AgeOfSteamRules) -> int:
    """How many tiles a build has at most, without any action."""
    limits = values_of(rules.build.limit)
    return max(one.max if isinstance(one, ByTurn) else int(one) for one in limits)

"""The board of the route games: cities joined by lines, a piece of track on each segment."""

import heapq
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from typing import Final, Literal

from model.boards.terrain import Size
from model.collection import Things
from model.forms.frozen import dataclass
from model.notation import Path, Point

Arrow = Literal["a>b", "b>a"]
MOST_SEGMENTS: Final = 1000
"""A line said to be longer is a slip of the pen; its segments are not drawn."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line between two cities; an arrow says that it can be started at one end only."""

    id: str
    a: str
    b: str
    segments: int = 1
    arrow: Arrow | None = None
    terrain: tuple[tuple[str, ...], ...] = ()
    """What lies in each segment, counted from a: kinds such as mountain, river, lake."""
    bends: Path = field(default_factory=Path)
    """Free points that it is drawn through, from a to b."""

    def joins(self, city: str) -> bool:
        return city in (self.a, self.b)

    def far_end(self, city: str) -> str:
        return self.b if city == self.a else self.a

    def can_start_at(self, city: str) -> bool:
        """Whether track may be begun at this end (an arrow allows its tail only)."""
        tail = {"a>b": self.a, "b>a": self.b}.get(self.arrow or "")
        return self.joins(city) and tail in (None, city)

    def terrain_of(self, segment: int) -> tuple[str, ...]:
        return self.terrain[segment] if 0 <= segment < len(self.terrain) else ()

    def with_terrain(self, segment: int, kinds: Iterable[str]) -> tuple[tuple[str, ...], ...]:
        """The terrain of all segments with other kinds in one; nothing where all are plain."""
        length = min(max(self.segments, len(self.terrain), segment + 1), MOST_SEGMENTS)
        rows = [self.terrain_of(number) for number in range(length)]
        if 0 <= segment < length:
            rows[segment] = tuple(dict.fromkeys(kinds))
        return tuple(rows) if any(rows) else ()


@dataclass(frozen=True, slots=True)
class RouteBoard:
    """Lines by id; twins join the same two cities. Where a city lies, the city says."""

    size: Size | None = field(default=None, kw_only=True)
    """The sheet, from the free point 0.0,0.0; without one it is as large as what lies on it."""
    lines: Mapping[str, Line] = field(default_factory=Things)

    def on_sheet(self, point: Point) -> Point:
        """The nearest point of the sheet; the same where it has no size."""
        if self.size is None:
            return point
        right, bottom = (1000 * side for side in self.size)
        return Point(min(max(point.x, 0), right), min(max(point.y, 0), bottom))

    def cities(self) -> tuple[str, ...]:
        """The cities that lines lead to."""
        return tuple(sorted({end for line in self.lines.values() for end in (line.a, line.b)}))

    def lines_at(self, city: str) -> tuple[Line, ...]:
        return tuple([line for line in self.lines.values() if line.joins(city)])

    def neighbours(self, city: str) -> tuple[str, ...]:
        return tuple(sorted({line.far_end(city) for line in self.lines_at(city)}))

    def between(self, one: str, other: str) -> tuple[Line, ...]:
        """The lines that join two cities: none, one, or twins."""
        return tuple([line for line in self.lines.values() if {line.a, line.b} == {one, other}])

    def components(self) -> tuple[frozenset[str], ...]:
        """Groups of cities that lines join, arrows ignored; the largest first."""
        around = self._lines_by_city()
        groups: list[frozenset[str]] = []
        seen: set[str] = set()
        for city in around:
            if city not in seen:
                groups.append(frozenset(_reached(city, around)))
                seen |= groups[-1]
        return tuple(sorted(groups, key=lambda group: (-len(group), min(group))))

    def distance(self, start: str, goal: str, *, by_arrows: bool = False) -> int | None:
        """The fewest segments from city to city; None if no lines lead there."""
        route = self.shortest_route(start, goal, by_arrows=by_arrows)
        return None if route is None else sum(line.segments for line in route)

    def shortest_route(
        self, start: str, goal: str, *, by_arrows: bool = False
    ) -> tuple[Line, ...] | None:
        """The lines of a route with the fewest segments; with `by_arrows`, no line against one."""
        around = self._lines_by_city()
        came_by: dict[str, Line | None] = {}
        queue: list[tuple[int, int, str, Line | None]] = [(0, 0, start, None)]
        tie = 0
        while queue:
            segments, _, city, line = heapq.heappop(queue)
            if city in came_by:
                continue
            came_by[city] = line
            if city == goal:
                return _route_back(goal, came_by)
            for way in around.get(city, ()):
                if not by_arrows or way.can_start_at(city):
                    tie += 1
                    onward = segments + max(way.segments, 0)
                    heapq.heappush(queue, (onward, tie, way.far_end(city), way))
        return None

    def _lines_by_city(self) -> dict[str, list[Line]]:
        around: dict[str, list[Line]] = {city: [] for city in self.cities()}
        for line in self.lines.values():
            around[line.a].append(line)
            if line.b != line.a:
                around[line.b].append(line)
        return around


def _reached(start: str, around: Mapping[str, list[Line]]) -> set[str]:
    reached, waiting = {start}, [start]
    while waiting:
        city = waiting.pop()
        for line in around[city]:
            far = line.far_end(city)
            if far not in reached:
                reached.add(far)
                waiting.append(far)
    return reached


def _route_back(goal: str, came_by: Mapping[str, Line | None]) -> tuple[Line, ...]:
    def walked() -> Iterator[Line]:
        city = goal
        while (line := came_by[city]) is not None:
            yield line
            city = line.far_end(city)

    return tuple(reversed(list(walked())))

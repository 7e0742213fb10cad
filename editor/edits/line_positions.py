"""Where the lines of a board of routes are drawn, so that what is pointed at is what is seen."""

from collections.abc import Mapping
from math import hypot
from typing import NamedTuple

from drawing.map.marks.route_lines import WIDE, inner, laid_lines
from drawing.map.sheet.sheet import ROUTE_MM, Sheet, usual_mm
from drawing.themes.theme import theme
from editor.edits.last_asked import last_asked
from model.boards import grid
from model.boards.routes import MOST_SEGMENTS, RouteBoard
from model.collection import Things
from model.notation import Point
from model.scenario.scenario import Scenario
from model.scenario.things import City

Spot = tuple[float, float]
AROUND = 0.75 * WIDE / ROUTE_MM
"""How far from the middle of a line the line around it runs, in columns."""


class Way(NamedTuple):
    """A line from the mark of one city to that of the other; twins lie side by side."""

    start: Spot
    end: Spot
    first: Spot
    """Where its first segment begins: arrows come before it."""
    last: Spot
    segments: int
    """As many as are drawn: at least one, and not more than anybody means."""

    @property
    def middle(self) -> Spot:
        return (self.start[0] + self.end[0]) / 2, (self.start[1] + self.end[1]) / 2

    @property
    def points(self) -> tuple[Point, Point]:
        """Its ends as free points of the board."""
        return _point(self.start), _point(self.end)

    @property
    def outline(self) -> list[Point]:
        """Once around it, so that what lies in its segments is still seen."""
        (ax, ay), (bx, by) = self.start, self.end
        length = hypot(bx - ax, by - ay) or 1.0
        x, y = (ay - by) / length * AROUND, (bx - ax) / length * AROUND
        corners = ((ax + x, ay + y), (bx + x, by + y), (bx - x, by - y), (ax - x, ay - y))
        return [_point(spot) for spot in (*corners, corners[0])]

    def segment_at(self, spot: Spot) -> int:
        """The segment that lies nearest to a spot."""
        (ax, ay), (bx, by) = self.first, self.last
        along, down = bx - ax, by - ay
        length = along * along + down * down
        share = ((spot[0] - ax) * along + (spot[1] - ay) * down) / length if length else 0.0
        return max(0, min(int(share * self.segments), self.segments - 1))

    def stretch(self, segment: int) -> tuple[Point, Point]:
        """Where a segment begins and ends."""
        (ax, ay), (bx, by) = self.first, self.last
        parts = [(segment + step) / self.segments for step in (0, 1)]
        one, other = ((ax + (bx - ax) * part, ay + (by - ay) * part) for part in parts)
        return _point(one), _point(other)


def laid(scenario: Scenario) -> Mapping[str, Way]:
    """Every line that can be drawn, by its id."""
    board = scenario.board
    return _laid(board, scenario.cities) if isinstance(board, RouteBoard) else {}


@last_asked
def _laid(board: RouteBoard, cities: Things[City]) -> Mapping[str, Way]:
    scenario = Scenario(board=board, cities=cities)
    sheet = Sheet(scenario, theme(), usual_mm(scenario))
    ways = {}
    for one in laid_lines(sheet):
        first, last = inner(sheet, one)
        start, end = sheet.position(one.start), sheet.position(one.end)
        inside = sheet.position(one.at(first)), sheet.position(one.at(last))
        segments = max(1, min(one.line.segments, MOST_SEGMENTS))
        ways[one.line.id] = Way(start, end, *inside, segments)
    return ways


def _point(spot: Spot) -> Point:
    return Point(round(spot[0] * 1000), round(spot[1] / grid.ROW_HEIGHT * 1000))

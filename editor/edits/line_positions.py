"""Where the lines of a board of routes are drawn, so that what is pointed at is what is seen."""

from collections.abc import Mapping
from typing import NamedTuple

from drawing.map.marks.crossing_signs import along
from drawing.map.marks.route_lines import WIDE, Laid, inner, laid_lines
from drawing.map.sheet.sheet import ROUTE_MM, Sheet, usual_mm
from drawing.shapes.parallel_lines import moved_over
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

    spots: tuple[Spot, ...]
    """From end to end, with its bends."""
    inside: Laid
    """The part of it that segments take: arrows come before and behind."""
    segments: int
    """As many as are drawn: at least one, and not more than anybody means."""

    @property
    def middle(self) -> Spot:
        return along(self.spots, 0.5)

    @property
    def halfway(self) -> Point:
        """Its middle as a free point of the board."""
        return _point(self.middle)

    @property
    def points(self) -> tuple[Point, ...]:
        """Its ends and bends as free points of the board."""
        return tuple(map(_point, self.spots))

    @property
    def outline(self) -> list[Point]:
        """Once around it, so that what lies in its segments is still seen."""
        there, back = (moved_over(self.spots, by, mitred=True) for by in (AROUND, -AROUND))
        return [_point(spot) for spot in (*there, *back[::-1], there[0])]

    def segment_at(self, spot: Spot) -> int:
        """The segment that lies nearest to a spot."""
        return max(0, min(int(self.inside.part_at(spot) * self.segments), self.segments - 1))

    def stretch(self, segment: int) -> tuple[Point, ...]:
        """Where a segment begins and ends, and bends."""
        first, last = ((segment + step) / self.segments for step in (0, 1))
        return tuple(map(_point, self.inside.stretch(first, last)))


def laid(scenario: Scenario) -> Mapping[str, Way]:
    """Every line that can be drawn, by its id."""
    board = scenario.board
    if not isinstance(board, RouteBoard):
        return {}
    return _laid(board, scenario.cities, scenario.system)


@last_asked
def _laid(board: RouteBoard, cities: Things[City], system: str) -> Mapping[str, Way]:
    scenario = Scenario(board=board, cities=cities, system=system)
    sheet = Sheet(scenario, theme(), usual_mm(scenario))
    ways = {}
    for one in laid_lines(sheet):
        start, *bends, end = map(sheet.position, one.stretch(*inner(sheet, one)))
        segments = max(1, min(one.line.segments, MOST_SEGMENTS))
        inside = Laid(one.line, start, end, tuple(bends))
        ways[one.line.id] = Way(tuple(map(sheet.position, one.spots)), inside, segments)
    return ways


def _point(spot: Spot) -> Point:
    return Point(round(spot[0] * 1000), round(spot[1] / grid.ROW_HEIGHT * 1000))

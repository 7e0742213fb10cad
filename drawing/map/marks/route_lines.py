"""Where the lines of a board of routes run: from mark to mark, twins side by side."""

from collections import defaultdict
from collections.abc import Iterator
from math import dist
from typing import NamedTuple

from drawing.map.marks.city_marks import half_width, scale
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.parallel_lines import moved_over, places
from drawing.shapes.symbols import Box, Spot
from model.boards.routes import Line, RouteBoard

TWINS = 4.6
"""The distance of twins, in millimetres at the usual scale."""
MOST = 14.0
"""So wide all lines between two cities may become."""
WIDE = 3.4
"""Of a segment's box, in millimetres at the usual scale."""
CLEAR = 0.8
"""What is left free between a line and the mark of a city."""
ARROW = 3.0
"""The length and the width of an arrow."""


class Laid(NamedTuple):
    """A line where it is drawn, from the mark of city a to that of city b."""

    line: Line
    start: Spot
    end: Spot

    def at(self, part: float) -> Spot:
        """The spot after a part of the way."""
        (x, y), (to_x, to_y) = self.start, self.end
        return x + (to_x - x) * part, y + (to_y - y) * part

    @property
    def length(self) -> float:
        return dist(self.start, self.end)


def laid_lines(sheet: Sheet) -> Iterator[Laid]:
    """Every line whose two cities have a place of their own."""
    board = sheet.scenario.board
    if not isinstance(board, RouteBoard):
        return
    twins: dict[tuple[str, str], list[Line]] = defaultdict(list)
    for line in board.lines.values():
        twins[min(line.a, line.b), max(line.a, line.b)].append(line)
    for (one, other), lines in twins.items():
        ends = _ends(sheet, one, other)
        if ends is not None:
            steps = places(len(lines), TWINS * scale(sheet), MOST * scale(sheet))
            for line, by in zip(lines, steps, strict=True):
                start, end = moved_over(ends, by)
                yield Laid(line, start, end) if line.a == one else Laid(line, end, start)


def inner(sheet: Sheet, laid: Laid) -> tuple[float, float]:
    """The part of the way that boxes take: arrows need room at both ends."""
    if laid.line.arrow is None or laid.length <= 0:
        return 0.0, 1.0
    room = min(ARROW * scale(sheet) * 1.1 / laid.length, 0.3)
    return room, 1 - room


def route_boxes(sheet: Sheet) -> Iterator[Box]:
    """Boxes along the lines, as wide as these are drawn."""
    wide = WIDE * scale(sheet)
    for laid in laid_lines(sheet):
        count = min(max(int(laid.length / wide), 1), 100)
        for number in range(count):
            yield Box(*laid.at((number + 0.5) / count), 0, 0).grown(wide / 2)


def _ends(sheet: Sheet, one: str, other: str) -> tuple[Spot, Spot] | None:
    """Where lines between two cities begin and end; None where there is no room for any."""
    cities = sheet.scenario.cities
    a, b = cities.get(one), cities.get(other)
    if a is None or b is None:
        return None
    start, end = sheet.city_spot(a), sheet.city_spot(b)
    if start is None or end is None or start == end:
        return None
    whole = Laid(Line("", one, other), start, end)
    clear = CLEAR * scale(sheet)
    first, last = half_width(sheet, a) + clear, half_width(sheet, b) + clear
    if first + last >= whole.length:
        return start, end
    return whole.at(first / whole.length), whole.at(1 - last / whole.length)

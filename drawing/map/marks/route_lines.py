"""Where the lines of a board of routes run: from mark to mark through bends, twins abreast."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from math import dist
from typing import NamedTuple

from drawing.map.marks.city_marks import half_width, scale
from drawing.map.marks.crossing_signs import along, length_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.parallel_lines import moved_over, places
from drawing.shapes.symbols import Box, Spot
from model.boards.routes import Line, RouteBoard
from model.notation import Corner, Point

Bends = tuple[Corner | Point, ...]

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
    bends: tuple[Spot, ...] = ()

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The whole way."""
        return self.start, *self.bends, self.end

    def at(self, part: float) -> Spot:
        """The spot after a part of the way."""
        if self.bends:
            return along(self.spots, part)
        (x, y), (to_x, to_y) = self.start, self.end
        return x + (to_x - x) * part, y + (to_y - y) * part

    def stretch(self, first: float, last: float) -> tuple[Spot, ...]:
        """The way from one part of it to another, with the bends between."""
        length, gone, between = self.length, 0.0, []
        for here, there in pairwise(self.spots[:-1]):
            gone += dist(here, there)
            if first * length < gone < last * length:
                between.append(there)
        return self.at(first), *between, self.at(last)

    def part_at(self, spot: Spot) -> float:
        """The part of the way after which it comes nearest to a spot."""
        found, gone = [], 0.0
        for here, there in pairwise(self.spots):
            (x, y), (to_x, to_y), step = here, there, dist(here, there)
            far = (spot[0] - x) * (to_x - x) + (spot[1] - y) * (to_y - y)
            share = min(max(far / step**2, 0.0), 1.0) if step else 0.0
            near = x + (to_x - x) * share, y + (to_y - y) * share
            found.append((dist(spot, near), gone + share * step))
            gone += step
        return min(found)[1] / gone if gone else 0.0

    @property
    def length(self) -> float:
        return length_of(self.spots)


def laid_lines(sheet: Sheet) -> Iterator[Laid]:
    """Every line whose two cities have a place of their own."""
    board = sheet.scenario.board
    if not isinstance(board, RouteBoard):
        return
    twins: dict[tuple[str, str, Bends], list[Line]] = defaultdict(list)
    for line in board.lines.values():
        bends = tuple(line.bends if line.a <= line.b else reversed(line.bends))
        twins[min(line.a, line.b), max(line.a, line.b), bends].append(line)
    for (one, other, bends), lines in twins.items():
        way = _way(sheet, one, other, tuple(map(sheet.spot, bends)))
        if way is not None:
            steps = places(len(lines), TWINS * scale(sheet), MOST * scale(sheet))
            for line, by in zip(lines, steps, strict=True):
                spots = moved_over(way, by)
                start, *inside, end = spots if line.a == one else spots[::-1]
                yield Laid(line, start, end, tuple(inside))


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


def _way(sheet: Sheet, one: str, other: str, bends: tuple[Spot, ...]) -> tuple[Spot, ...] | None:
    """Where lines between two cities run; None where there is no room for any."""
    cities = sheet.scenario.cities
    a, b = cities.get(one), cities.get(other)
    if a is None or b is None:
        return None
    start, end = sheet.city_spot(a), sheet.city_spot(b)
    if start is None or end is None or (start == end and not bends):
        return None
    whole = Laid(Line("", one, other), start, end, bends)
    clear = CLEAR * scale(sheet)
    first, last = half_width(sheet, a) + clear, half_width(sheet, b) + clear
    if first + last >= whole.length:
        return whole.spots
    return whole.stretch(first / whole.length, 1 - last / whole.length)

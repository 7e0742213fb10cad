"""Where the lines of a board of routes run: from mark to mark through bends, twins abreast."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from math import dist
from typing import NamedTuple

from drawing.map.marks.city_marks import half_width, placed_cities, scale
from drawing.map.marks.crossing_signs import along, length_of
from drawing.map.marks.route_fans import Strip, spread
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.parallel_lines import moved_over, places
from drawing.shapes.symbols import Box, Spot
from model.boards.routes import Line, RouteBoard
from model.notation import Corner, Point

Bends = tuple[Corner | Point, ...]

TWINS = 4.9
"""The distance of twins, in millimetres at the usual scale."""
MOST = 14.0
"""So wide all lines between two cities may become."""
WIDE = 4.0
"""Of a segment's box, in millimetres at the usual scale."""
CLEAR = 0.8
"""What is left free between a line and the mark of a city."""
UNSEEN = 0.03
"""How far a line may be off its curve, in millimetres at the usual scale."""
ARROW = 3.4
"""The length and the width of an arrow."""
FREE = 0.7
"""Between the spaces of two lines that leave a city."""
SPREAD, REACH = 4.5, 20.0
"""How far from the mark of a city neighbours should be apart, and how far that turns a line."""
LONGEST = 0.3
"""So much of a line may be left free of spaces at an end."""


class _City(NamedTuple):
    """Where a city is drawn, and how far from there lines begin."""

    spot: Spot
    clear: float


class Laid(NamedTuple):
    """A line where it is drawn, from the mark of city a to that of city b."""

    line: Line
    start: Spot
    end: Spot
    bends: tuple[Spot, ...] = ()
    """What lies between them where it is not straight, close enough to look smooth."""
    off: tuple[float, float] = (0.0, 0.0)
    """How much of the way is left free of spaces at both ends, so that none lies on another's."""

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


@once
def laid_lines(sheet: Sheet) -> list[Laid]:
    """Every line whose two cities have a place of their own."""
    bundles, strips = _bundles(sheet), list[Strip]()
    size, away = scale(sheet), _around(sheet)
    for (one, other, bends), lines in bundles.items():
        spots = (away[one].spot, *map(sheet.spot, bends), away[other].spot)
        wide = places(len(lines), TWINS * size, MOST * size)[-1] + WIDE * size / 2
        strips.append(Strip((one, other), spots, wide))
    spread(strips, {city: at.clear + SPREAD * size for city, at in away.items()}, FREE * size)
    drawn = []
    for strip, lines in zip(strips, bundles.values(), strict=True):
        way = _without_marks(strip.way(REACH * size), *(away[city].clear for city in strip.cities))
        way = _with_few_spots(way, UNSEEN * size)
        drawn += list(_abreast(sheet, way, lines, strip.cities[0]))
    return _kept_apart(sheet, drawn)


def _with_few_spots(way: tuple[Spot, ...], off: float) -> tuple[Spot, ...]:
    """A way without the spots that nobody would miss, of which a curve has many."""
    if len(way) < 4:
        return way
    from shapely import LineString, get_coordinates

    return tuple((x, y) for x, y in get_coordinates(LineString(way).simplify(off)).tolist())


def _bundles(sheet: Sheet) -> dict[tuple[str, str, Bends], list[Line]]:
    """The lines that run side by side, by their ends and bends."""
    board, known = sheet.scenario.board, _around(sheet)
    found: dict[tuple[str, str, Bends], list[Line]] = defaultdict(list)
    for line in board.lines.values() if isinstance(board, RouteBoard) else ():
        bends = tuple(line.bends if line.a <= line.b else reversed(line.bends))
        one, other = min(line.a, line.b), max(line.a, line.b)
        is_placed = one in known and other in known
        if is_placed and (known[one].spot != known[other].spot or bends):
            found[one, other, bends].append(line)
    return found


@once
def _around(sheet: Sheet) -> dict[str, _City]:
    """Every city with a place, and how far lines keep off its middle."""
    clear = CLEAR * scale(sheet)
    return {
        city.id: _City(spot, half_width(sheet, city) + clear) for city, spot in placed_cities(sheet)
    }


def _without_marks(way: tuple[Spot, ...], first: float, last: float) -> tuple[Spot, ...]:
    """A way from mark to mark; all of it where there is no room for anything between them."""
    whole = Laid(Line("", "", ""), way[0], way[-1], way[1:-1])
    if first + last >= whole.length:
        return way
    return whole.stretch(first / whole.length, 1 - last / whole.length)


def _abreast(sheet: Sheet, way: Sequence[Spot], lines: Sequence[Line], one: str) -> Iterator[Laid]:
    """Lines side by side, each from its own end a."""
    steps = places(len(lines), TWINS * scale(sheet), MOST * scale(sheet))
    for line, by in zip(lines, steps, strict=True):
        spots = moved_over(way, by)
        start, *inside, end = spots if line.a == one else spots[::-1]
        yield Laid(line, start, end, tuple(inside))


# -- where the spaces begin


def _kept_apart(sheet: Sheet, drawn: Sequence[Laid]) -> list[Laid]:
    """The same lines, with how far their spaces keep off cities where neighbours are close."""
    ends: dict[str, list[tuple[int, bool]]] = defaultdict(list)
    for number, laid in enumerate(drawn):
        ends[laid.line.a].append((number, False))
        ends[laid.line.b].append((number, True))
    free = (WIDE + FREE) * scale(sheet)
    kept = [[0.0, 0.0] for _ in drawn]
    for around in ends.values():
        for (one, first), (other, last) in combinations(around, 2):
            far = _apart_after(drawn[one], drawn[other], first, last, free)
            for number, is_last in ((one, first), (other, last)):
                most = LONGEST * drawn[number].length
                kept[number][is_last] = max(kept[number][is_last], min(far, most))
    return list(_evened(drawn, kept))


def _evened(drawn: Sequence[Laid], kept: Sequence[Sequence[float]]) -> Iterator[Laid]:
    """Lines side by side begin their spaces side by side."""
    most: dict[tuple[frozenset[str], str], float] = defaultdict(float)
    for laid, offs in zip(drawn, kept, strict=True):
        for city, off in zip((laid.line.a, laid.line.b), offs, strict=True):
            end = frozenset((laid.line.a, laid.line.b)), city
            most[end] = max(most[end], off)
    for laid in drawn:
        pair = frozenset((laid.line.a, laid.line.b))
        yield laid._replace(off=(most[pair, laid.line.a], most[pair, laid.line.b]))


def _apart_after(one: Laid, other: Laid, first: bool, last: bool, free: float) -> float:
    """How far from their city two lines have come apart."""
    if _far(one, other, first, last, 0.0) >= free or {one.line.a, one.line.b} == {
        other.line.a,
        other.line.b,
    }:
        return 0.0
    low, high = 0.0, LONGEST * min(one.length, other.length)
    while high - low > 0.25:
        middle = (low + high) / 2
        if _far(one, other, first, last, middle) < free:
            low = middle
        else:
            high = middle
    return high


def _far(one: Laid, other: Laid, first: bool, last: bool, gone: float) -> float:
    """How far apart two lines are after so much of their ways from a city."""
    parts = [gone / laid.length if laid.length else 0.0 for laid in (one, other)]
    spots = [
        laid.at(1 - part if is_last else part)
        for laid, part, is_last in zip((one, other), parts, (first, last), strict=True)
    ]
    return dist(*spots)


def inner(sheet: Sheet, laid: Laid) -> tuple[float, float]:
    """The part of the way that spaces take: neighbours and arrows need room at both ends."""
    if laid.length <= 0:
        return 0.0, 1.0
    arrow = 0.0 if laid.line.arrow is None else 1.1 * ARROW * scale(sheet)
    first, last = (min((off + arrow) / laid.length, 0.4) for off in laid.off)
    return first, 1 - last


def route_boxes(sheet: Sheet) -> Iterator[Box]:
    """Boxes along the lines, as wide as these are drawn."""
    wide = WIDE * scale(sheet)
    for laid in laid_lines(sheet):
        count = min(max(int(laid.length / wide), 1), 100)
        for number in range(count):
            yield Box(*laid.at((number + 0.5) / count), 0, 0).grown(wide / 2)

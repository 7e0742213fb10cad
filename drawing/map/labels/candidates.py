"""Where a label could stand: around a spot, along a river, in an area."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from math import hypot
from typing import Final

from drawing.map.labels.placement import Candidate
from drawing.map.marks.city_marks import is_crowded, scale
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Anchor, Box, Spot
from drawing.text.metrics import Tilted
from drawing.text.typesetting import Setting
from model.boards import grid
from model.boards.lattice import MilepostBoard
from model.boards.routes import RouteBoard
from model.notation import Cell

SIDE: Final = 0.3
"""What is left free before and after a line, in millimetres: its halo."""
GAPS: Final = (0.6, 1.4, 2.4, 3.6, 5.0, 7.0, 9.5, 12.5, 16.0)
"""How far a label may stand from what it names, in millimetres."""
NEARBY: Final = 3
"""So many of these distances are tried where there is little room."""
SHARES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Which part of a label above or below a spot stands left of it."""
ANCHORS: Final[tuple[Anchor, ...]] = ("start", "start", "middle", "end", "end")
AWAY: Final = (0.0, 0.2, 0.4, 0.5, 0.57, 0.65)
"""How far off the middle between two rows a label may stand, to keep off a large mark."""
OFF_MIDDLE: Final = (-0.42, 0.42, -0.3, 0.3)
"""How far off the middle of a hex the name of an area may stand, in rows."""
OFF_LEVEL: Final = (-1.0, 1.0, -0.6, 0.6)
"""How far above or below the level of a city its name may stand beside it, in its distance."""
LEANING: Final = (0.1, 0.3, 0.15, 0.5, 0.4)
"""What the shares cost: a name that begins at its city, or stands in the middle, reads best."""
MOST_PIECES: Final = 8
"""No river is named more often."""
PARTS: Final = 24
"""A line is looked at in so many parts."""
MOST_SPOTS: Final = 250
"""So many places of an area are looked at, those in its middle."""
DIRECTIONS: Final = (0.0, 60.0, -60.0)
"""The directions in which mileposts stand in rows."""


class Places:
    """Makes candidates for the labels of a sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self._origin = sheet.spot(Cell(0, 0))
        self._row = sheet.mm * grid.ROW_HEIGHT
        crowded = is_crowded(sheet)
        self._on_lattice = isinstance(sheet.scenario.board, MilepostBoard) and not crowded
        # What is printed beside the cities of a board of routes grows with the board.
        self._on_routes = isinstance(sheet.scenario.board, RouteBoard)
        self._larger = max(scale(sheet), 1.0) if self._on_routes else 1.0
        # Where cities are millimetres apart, a name farther off would be read as another's.
        self._gaps = [gap * self._larger for gap in (GAPS[:NEARBY] if crowded else GAPS)]

    def around(self, box: Box, setting: Setting, extra: float = 0.0) -> Iterator[Candidate]:
        """Right and left of a thing, and above and below it, nearer and farther."""
        yield from self._beside(box, setting, extra)
        if self._on_routes:
            yield from self._askew(box, setting, extra)
        middle = box.x + box.width / 2
        for y in self._levels(box, setting.height):
            below = 0.05 if y > box.y else 0.0
            for share, anchor, lean in zip(SHARES, ANCHORS, LEANING, strict=True):
                x = middle + (0.5 - share) * setting.width
                where = _placed(setting, x, y)
                cost = self._cost(_distance(box, where)) + lean + below + extra
                yield Candidate(cost, where, setting, anchor)

    def _beside(self, box: Box, setting: Setting, extra: float) -> Iterator[Candidate]:
        half = setting.width / 2 + SIDE
        y = box.y + box.height / 2
        for gap in self._gaps:
            right = _placed(setting, box.right + gap + half, y)
            yield Candidate(self._cost(gap) + extra, right, setting, "start")
            left = _placed(setting, box.x - gap - half, y)
            yield Candidate(self._cost(gap) + 0.35 + extra, left, setting, "end")

    def _askew(self, box: Box, setting: Setting, extra: float) -> Iterator[Candidate]:
        """Off the corners of a thing: between lines that leave it to its sides and up or down."""
        half, y = setting.width / 2 + SIDE, box.y + box.height / 2
        for gap, off in product(self._gaps[1:6], OFF_LEVEL):
            down = off * (box.height / 2 + gap + setting.height / 2)
            cost = self._cost(hypot(gap, down)) + extra
            right = _placed(setting, box.right + gap + half, y + down)
            yield Candidate(cost + 0.1, right, setting, "start")
            left = _placed(setting, box.x - gap - half, y + down)
            yield Candidate(cost + 0.45, left, setting, "end")

    def _cost(self, away: float) -> float:
        """What it costs to stand so far from what is named."""
        return 0.45 * away / self._larger

    def _levels(self, box: Box, height: float) -> Iterator[float]:
        """The heights above and below a box where a label could stand: between rows, first."""
        for gap in self._gaps[:2] if self._on_lattice else self._gaps:
            yield box.y - gap - height / 2
            yield box.bottom + gap + height / 2
        if self._on_lattice:
            for steps in (0, -1, 1, -2):
                level = self._between_rows(box.y + box.height / 2 + steps * self._row, 0.0)
                for away in AWAY:
                    yield level + away if level > box.y else level - away

    def _between_rows(self, across: float, angle: float) -> float:
        """The middle between the two rows of mileposts around a line, seen in a direction."""
        start = _across(self._origin, angle)
        return (math.floor((across - start) / self._row) + 0.5) * self._row + start

    # -- along a line

    def along(self, line: Sequence[Spot], setting: Setting) -> Iterator[Candidate]:
        """Beside or on a river, as straight as it runs there; in its middle, if possible."""
        total = length(line)
        step = max(total / 22, 3.0)
        half = min(setting.width, total) / 2
        for n in range(int(total / step) + 1):
            start, end = at(line, n * step - half), at(line, n * step + half)
            bend = 1.5 * (1 - math.dist(start, end) / max(2 * half, 0.1))
            away = 0.8 * abs(n * step / max(total, 0.1) - 0.5)
            middle = _mean([start, at(line, n * step), end, at(line, n * step + half / 2)])
            angle = readable(math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])))
            yield from self._at_river(middle, angle, setting, bend + away)

    def _at_river(
        self, middle: Spot, angle: float, setting: Setting, extra: float
    ) -> Iterator[Candidate]:
        if not self._on_lattice:
            for side in (-1, 1, -1.6, 1.6, 0):
                away = side * (setting.height / 2 + 0.4)
                cost = extra + (0.2 * abs(side) if side else 1.2)
                yield Candidate(cost, _shifted(setting, middle, angle, away), setting)
            return
        for direction in DIRECTIONS:
            turn = abs(readable(angle - direction)) / 30
            across = _across(middle, direction)
            band = self._between_rows(across, direction)
            for n, cost in ((0, 0.2), (1, 1.2), (-1, 1.2)):
                away = band + n * self._row - across
                where = _shifted(setting, middle, direction, away)
                slanted = 0.0 if direction == 0 else 0.3
                yield Candidate(extra + turn + cost + slanted, where, setting)

    # -- in an area

    def within(self, spots: Sequence[Spot], setting: Setting) -> Iterator[Candidate]:
        """On or near the places that an area consists of, near their middle."""
        middle = _mean(spots)
        nearest = sorted(spots, key=lambda spot: math.dist(spot, middle))
        for x, y in nearest[:MOST_SPOTS]:
            far = 0.05 * math.dist((x, y), middle)
            for level in (y, *self._near_levels(y)):
                cost = far + 0.1 * abs(level - y)
                yield Candidate(cost, _placed(setting, x, level), setting)

    def _near_levels(self, y: float) -> tuple[float, ...]:
        if not self._on_lattice:
            return tuple(y + part * self._row for part in OFF_MIDDLE)
        return self._between_rows(y - 1e-6, 0.0), self._between_rows(y + 1e-6, 0.0)


def readable(angle: float) -> float:
    """The same line, so that nobody has to turn the head too far: from -90 to 90 degrees."""
    turned = (angle + 90) % 180 - 90
    return turned if abs(turned) > 1e-9 else 0.0


def length(line: Sequence[Spot]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def spread(line: Sequence[Spot]) -> list[Spot]:
    """Spots at equal distances along a line, by which one knows how much of it is seen."""
    total = length(line)
    return [at(line, total * (n + 0.5) / PARTS) for n in range(PARTS)]


def pieces(line: Sequence[Spot], longest: float) -> list[Sequence[Spot]]:
    """A line in equal pieces, none of them much longer than this."""
    count = min(max(round(length(line) / longest), 1), len(line) - 1, MOST_PIECES)
    ends = [n * (len(line) - 1) // max(count, 1) for n in range(count + 1)]
    return [line[a : b + 1] for a, b in pairwise(ends)]


def at(line: Sequence[Spot], way: float) -> Spot:
    """Where one comes after so much of the way; an end, if it is too far."""
    for (x, y), (to_x, to_y) in pairwise(line):
        step = math.dist((x, y), (to_x, to_y))
        if step > 0 and way <= step:
            part = max(way, 0.0) / step
            return x + (to_x - x) * part, y + (to_y - y) * part
        way -= step
    return line[-1]


def _mean(spots: Sequence[Spot]) -> Spot:
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _across(spot: Spot, angle: float) -> float:
    """How far a spot lies across a direction."""
    turn = math.radians(angle)
    return spot[1] * math.cos(turn) - spot[0] * math.sin(turn)


def _shifted(setting: Setting, middle: Spot, angle: float, away: float) -> Tilted:
    """A label at an angle, moved across its direction."""
    turn = math.radians(angle)
    x, y = middle[0] - away * math.sin(turn), middle[1] + away * math.cos(turn)
    return _placed(setting, x, y, angle)


def _placed(setting: Setting, x: float, y: float, angle: float = 0.0) -> Tilted:
    return Tilted(x, y, setting.width / 2 + SIDE, setting.height / 2, angle)


def _distance(box: Box, where: Tilted) -> float:
    """How far apart a thing and its upright label are."""
    half_width, half_height = box.width / 2 + where.half_width, box.height / 2 + where.half_height
    across = max(abs(box.x + box.width / 2 - where.x) - half_width, 0.0)
    down = max(abs(box.y + box.height / 2 - where.y) - half_height, 0.0)
    return math.hypot(across, down)

"""Where the margin of a map runs, and where its title covers nothing that matters."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from drawing import metrics
from drawing.ground import terrain_board
from drawing.once import once
from drawing.sheet import Sheet
from drawing.symbols import Box, Spot
from drawing.written import plain

MARGIN = 0.48
"""Of a sheet, in cells."""
WIDEST_MARGIN = 6.0
"""In millimetres."""
SIZES = (1.0, 0.8, 0.65, 0.5)
"""Parts of the usual size of a title that are tried one after the other."""
SMALLEST = 3.6
"""A title is never smaller, in millimetres."""
PARTS = 110
"""Into how many parts a side of the sheet is divided to look for free places."""


class Title(NamedTuple):
    """The title of a map as it is drawn."""

    text: str
    size: float
    box: Box
    is_inside: bool
    """Whether it stands on the map; in the margin otherwise."""


def margin(sheet: Sheet) -> float:
    return min(MARGIN * sheet.mm, WIDEST_MARGIN)


def neat_box(sheet: Sheet) -> Box:
    """The map without its margin."""
    return sheet.box.grown(-margin(sheet))


@once
def title_of(sheet: Sheet) -> Title | None:
    """The title in a free corner of the map; in the upper margin where there is none."""
    text = plain(sheet.scenario.title or sheet.scenario.id, 60)
    if not text:
        return None
    free = _Free.of(sheet)
    usual = min(3.0 + 0.013 * sheet.width, sheet.theme.style("title").size * 1.5)
    for part in SIZES:
        size = usual * part
        place = free.place(_length(text, size) + 1.6 * size, 2.0 * size)
        if place is not None and size >= SMALLEST:
            return Title(text, size, place, is_inside=True)
    size = min(0.7 * margin(sheet), 4.0)
    long = _length(text, size)
    return Title(text, size, Box((sheet.width - long) / 2, 0, long, margin(sheet)), is_inside=False)


def _length(text: str, size: float) -> float:
    return metrics.width(text, size, "bold", 0.06 * size)


class _Free:
    """Which parts of a sheet have nothing on them; sums over rectangles are known at once."""

    def __init__(self, step: float, sums: list[list[int]], inside: Box) -> None:
        self._step = step
        self._sums = sums
        self._inside = inside

    @classmethod
    def of(cls, sheet: Sheet) -> "_Free":
        step = max(2.0, sheet.width / PARTS, sheet.height / PARTS)
        columns, rows = int(sheet.width / step) + 1, int(sheet.height / step) + 1
        taken = [[0] * columns for _ in range(rows)]
        for box in _taken(sheet):
            for row, column in product(
                _range(box.y, box.bottom, step, rows), _range(box.x, box.right, step, columns)
            ):
                taken[row][column] = 1
        return cls(step, _sums(taken), neat_box(sheet).grown(-2.0))

    def place(self, width: float, height: float) -> Box | None:
        """The free place of a size that is nearest to a corner, lower corners first."""
        inside, step = self._inside, self._step
        across, down = inside.width - width, inside.height - height
        if across < 0 or down < 0:
            return None
        spots = product(range(int(across / step) + 1), range(int(down / step) + 1))
        boxes = (Box(inside.x + x * step, inside.y + y * step, width, height) for x, y in spots)
        return min((box for box in boxes if self._is_free(box)), key=self._off_corner, default=None)

    def _off_corner(self, box: Box) -> tuple[float, float, float]:
        left, right = box.x - self._inside.x, self._inside.right - box.right
        up, down = box.y - self._inside.y, self._inside.bottom - box.bottom
        return round(min(left, right) + min(up, down), 3), -box.y, box.x

    def _is_free(self, box: Box) -> bool:
        sums, step = self._sums, self._step
        rows = _range(box.y, box.bottom, step, len(sums) - 1)
        columns = _range(box.x, box.right, step, len(sums[0]) - 1)
        top, bottom, left, right = rows.start, rows.stop, columns.start, columns.stop
        return sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left] == 0


def _range(start: float, end: float, step: float, most: int) -> range:
    return range(min(max(int(start / step), 0), most), min(max(int(end / step) + 1, 0), most))


def _sums(taken: Sequence[Sequence[int]]) -> list[list[int]]:
    """How many parts are taken above and left of each corner."""
    above = [0] * (len(taken[0]) + 1)
    sums = [above]
    for row in taken:
        total, line = 0, [0]
        for number, one in enumerate(row):
            total += one
            line.append(above[number + 1] + total)
        sums.append(line)
        above = line
    return sums


def _taken(sheet: Sheet) -> Iterator[Box]:
    """Where a title would cover something: cells, cities with their names, written labels."""
    board = terrain_board(sheet)
    if board is not None:
        yield from (_around(sheet.spot(cell), 0.7 * sheet.mm) for cell in board.cells())
    for city in sheet.scenario.cities.values():
        spot = sheet.city_spot(city)
        if spot is not None:
            yield _around(spot, max(1.2 * sheet.mm, 12.0))
    for label in sheet.scenario.labels.values():
        yield _around(sheet.spot(label.at), max(sheet.mm, 2.0 * len(label.text[:40])))


def _around(spot: Spot, away: float) -> Box:
    return Box(spot[0] - away, spot[1] - away, 2 * away, 2 * away)

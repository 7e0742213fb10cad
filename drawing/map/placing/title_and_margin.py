"""Where the margin of a map runs, and where its title covers nothing that matters."""

from collections.abc import Iterator, Sequence
from itertools import compress, product
from typing import NamedTuple

from drawing.map.ground.cell_bytes import lanes
from drawing.map.marks.route_lines import route_boxes
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.boxes import Net
from drawing.shapes.symbols import Box, Spot
from drawing.text import metrics
from model.boards.lattice import MilepostBoard
from model.boards.routes import RouteBoard
from model.notation import Cell
from model.wording.plain_text import plain

MARGIN = 0.48
"""Of a sheet, in cells."""
WIDEST_MARGIN = 6.0
"""In millimetres."""
BAND, WIDEST_BAND = 0.17, 0.8
"""Of the band between the map and its numbers: a part of the margin, and in millimetres."""
SIZES = (1.0, 0.8, 0.65, 0.5)
"""Parts of the usual size of a title that are tried one after the other."""
READABLE = 2.55
"""The smallest size of any text: its capitals are 1.8 mm high."""
SMALLEST = 3.6
"""A title is never smaller, in millimetres."""
PARTS = 110
"""Into how many parts a side of the sheet is divided to look for free places."""


Part = tuple[int, int, int, int]
"""Left, top, right and bottom, counted in parts."""


class Title(NamedTuple):
    """The title of a map as it is drawn."""

    text: str
    size: float
    box: Box
    is_inside: bool
    """Whether it stands on the map; in the margin otherwise."""


def margin(sheet: Sheet) -> float:
    return min(MARGIN * sheet.mm, WIDEST_MARGIN)


def band(sheet: Sheet) -> float:
    """How much of the margin the band around the map takes."""
    return min(BAND * margin(sheet), WIDEST_BAND)


def free_margin(sheet: Sheet) -> float:
    """What of the margin is left to write on."""
    return margin(sheet) - band(sheet)


def margin_size(sheet: Sheet, usual: float) -> float:
    """How large text in the margin is; 0 where nobody could read what has room there."""
    if free_margin(sheet) < 0.75 * READABLE:
        return 0.0
    return min(usual, max(0.6 * margin(sheet), READABLE))


def neat_box(sheet: Sheet) -> Box:
    """The map without its margin."""
    return sheet.box.grown(-margin(sheet))


@once
def title_of(sheet: Sheet) -> Title | None:
    """The title in a free corner of the map, or in the upper margin; None where both are small."""
    text = plain(sheet.scenario.title or sheet.scenario.id, 60)
    if not text:
        return None
    free = _free(sheet)
    usual = min(3.0 + 0.013 * sheet.width, sheet.theme.style("title").size * 1.5)
    for part in SIZES:
        size = usual * part
        place = free.place(_length(text, size) + 1.6 * size, 2.0 * size)
        if place is not None and size >= SMALLEST:
            return Title(text, size, place, is_inside=True)
    size = min(margin_size(sheet, 4.0), max(0.7 * margin(sheet), READABLE))
    if not size:
        return None
    long = _length(text, size)
    return Title(
        text, size, Box((sheet.width - long) / 2, 0, long, free_margin(sheet)), is_inside=False
    )


def free_place(sheet: Sheet, width: float, height: float, taken: Sequence[Box]) -> Box | None:
    """A place for something of this size that covers nothing, nor what is `taken` besides."""
    return _free(sheet).place(width, height, Net(taken))


@once
def _free(sheet: Sheet) -> "_Free":
    return _Free.of(sheet)


def _length(text: str, size: float) -> float:
    return metrics.width(text, size, "bold", 0.06 * size)


class _Free:
    """Which parts of a sheet have nothing on them; sums over rectangles are known at once."""

    def __init__(self, step: float, taken: list[list[int]], inside: Box) -> None:
        self._step = step
        self._taken = taken
        self._sums = _sums(taken)
        self._inside = inside

    @classmethod
    def of(cls, sheet: Sheet) -> "_Free":
        step = max(2.0, sheet.width / PARTS, sheet.height / PARTS)
        columns, rows = int(sheet.width / step) + 1, int(sheet.height / step) + 1
        taken = [[0] * columns for _ in range(rows)]
        # Most cells lie over the same parts of the sheet as their neighbours.
        for left, top, right, bottom in set(_parts(sheet, step)):
            down = range(max(top, 0), min(bottom + 1, rows))
            across = range(max(left, 0), min(right + 1, columns))
            for row, column in product(down, across):
                taken[row][column] = 1
        inside = neat_box(sheet).grown(-2.0)
        # What was added below the map is for legends.
        return cls(step, taken, inside._replace(height=inside.height - sheet.below))

    def place(self, width: float, height: float, taken: Net | None = None) -> Box | None:
        """The free place of a size that is nearest to a corner, lower corners first."""
        inside, step = self._inside, self._step
        across, down = inside.width - width, inside.height - height
        if across < 0 or down < 0:
            return None
        lefts = [inside.x + number * step for number in range(int(across / step) + 1)]
        tops = [inside.y + number * step for number in range(int(down / step) + 1)]
        # Of a board that fills its sheet most places are out of the question at once.
        free = (
            (x, y) for y in tops for x in lefts if not self._taken[int(y / step)][int(x / step)]
        )
        boxes = filter(self._is_free, (Box(x, y, width, height) for x, y in free))
        if taken is None:
            return min(boxes, key=self._off_corner, default=None)
        best = sorted(boxes, key=self._off_corner)
        return next((box for box in best if not taken.meeting(box)), None)

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


def _parts(sheet: Sheet, step: float) -> Iterator[Part]:
    """Where a title would cover something: cells, lines, cities and labels with their names."""
    board = sheet.scenario.board
    if isinstance(board, MilepostBoard):
        yield from _cell_parts(sheet, board, step)
    elif board is not None and not isinstance(board, RouteBoard):
        yield from (_part(sheet.spot(cell), 0.7 * sheet.mm, step) for cell in board.cells())
    for box in route_boxes(sheet):
        yield _part((box.x + box.width / 2, box.y + box.height / 2), box.width / 2, step)
    for spot, away in _named(sheet):
        yield _part(spot, away, step)


def _part(spot: Spot, away: float, step: float) -> Part:
    x, y = spot
    left, right, top, bottom = x - away, x + away, y - away, y + away
    return int(left / step), int(top / step), int(right / step), int(bottom / step)


def _cell_parts(sheet: Sheet, board: MilepostBoard, step: float) -> Iterator[Part]:
    """The same for cells, row by row: there may be hundreds of thousands."""
    away = 0.7 * sheet.mm
    across = [
        [_part(sheet.spot(Cell(col, row)), away, step) for col in range(board.extent().cols)]
        for row in (0, 1)
    ]
    for row, cells in enumerate(lanes(board, set(board.legend.values()))):
        _, top, _, bottom = _part(sheet.spot(Cell(0, row)), away, step)
        for left, _, right, _ in set(compress(across[row & 1], cells)):
            yield left, top, right, bottom


def _named(sheet: Sheet) -> Iterator[tuple[Spot, float]]:
    """Cities and labels, and how far their names reach."""
    for city in sheet.scenario.cities.values():
        spot = sheet.city_spot(city)
        if spot is not None:
            yield spot, max(1.2 * sheet.mm, 12.0)
    for label in sheet.scenario.labels.values():
        yield sheet.spot(label.at), max(sheet.mm, 2.0 * len(label.text[:40]))

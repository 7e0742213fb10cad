"""Small legends in the corners of a map, of what lies on it besides the map."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from drawing.map.marks.crossing_signs import line_boxes
from drawing.map.marks.piece_tokens import piece_boxes
from drawing.map.marks.place_spots import spots_of
from drawing.map.marks.route_lines import route_boxes
from drawing.map.placing.fixed_marks import fixed_boxes, signs_of, written_boxes
from drawing.map.placing.supplies import supply_boxes
from drawing.map.placing.title_and_margin import neat_box
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.boxes import Net
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Spot, Texts
from drawing.text.metrics import width
from model.notation import Edge, Side
from model.pieces.places import order_of
from model.wording.plain_text import plain

ROW = 4.2
"""The height of a row, in millimetres."""
SAMPLE = 8.0
"""The room for what is explained, before the words."""
RIM = 1.2
FREE = 1.0
"""Between a legend and the margin of the map."""
TRIED = 12
"""Into how many steps each way is divided to find a place."""
WIDE = 1.8
"""Half the width of track, and of a line that shows use, in millimetres."""
LONGEST = 28
"""Letters of a row."""


class Legend(NamedTuple):
    """Where a legend lies, its rows, and in how many columns they stand."""

    box: Box
    rows: tuple[str, ...]
    columns: int = 1
    hides: int = 0
    """How much of the map lies under it."""
    heads: int = 0
    """How many of the first rows are words alone, without a sample."""

    def sample(self, row: int) -> Spot:
        """The middle of the sample of a row."""
        deep = -(-len(self.rows) // self.columns)
        wide = (self.box.width - RIM) / self.columns
        column, row = divmod(row, deep)
        x = self.box.x + column * wide + RIM + SAMPLE / 2
        return x, self.box.y + RIM + ROW * (row + 0.5)


def legend(
    sheet: Sheet, rows: Sequence[str], taken: Sequence[Box] = (), *, heads: int = 0
) -> Legend:
    """A legend where it hides least, in as many columns as that takes."""
    shown = tuple(plain(row, LONGEST) for row in rows)
    hidden = _hidden(sheet, taken)
    found = []
    for columns, (wide, high) in legend_sizes(sheet, shown).items():
        best = min(_places(sheet, wide, high, taken), key=hidden)
        found.append((hidden(best), columns, best))
    hides, columns, box = min(found)
    return Legend(box, shown, columns, hides, heads)


def legend_sizes(sheet: Sheet, rows: Sequence[str]) -> dict[int, tuple[float, float]]:
    """How wide and high a legend is in one column, in two, and with all rows side by side."""
    style = sheet.theme.style("legend")
    long = max((width(row, style.size, style.face) for row in rows), default=0.0)
    sizes = {}
    for columns in sorted({1, 2, max(len(rows), 1)}):
        high = -(-len(rows) // columns) * ROW + 2 * RIM
        sizes[columns] = columns * (long + SAMPLE + 2 * RIM) + RIM, high
    most = neat_box(sheet).width - 2 * FREE
    return {columns: size for columns, size in sizes.items() if columns == 1 or size[0] <= most}


def _hidden(sheet: Sheet, taken: Sequence[Box]) -> Callable[[Box], int]:
    """How much a legend would hide."""
    marks = Net([*fixed_boxes(sheet), *line_boxes(sheet), *route_boxes(sheet), *_used(sheet)])
    signs = [*(signed.box for signed in signs_of(sheet)), *written_boxes(sheet)]
    seldom, never = Net([*signs, *supply_boxes(sheet), *piece_boxes(sheet)]), Net(taken)
    return lambda box: marks.meeting(box) + 20 * seldom.meeting(box) + 10_000 * never.meeting(box)


def _used(sheet: Sheet) -> Iterator[Box]:
    """Small boxes along what lies on edges and at sides, and along what is used."""
    laid = {piece.place for piece in sheet.overlay.pieces if isinstance(piece.place, Edge | Side)}
    used = {place for place, use in sheet.overlay.heat.items() if use > 0}
    for place in sorted({*laid, *used}, key=order_of):
        spots = spots_of(sheet, place)
        if spots:
            (x, y), (to_x, to_y) = spots[0], spots[-1]
            for part in (0.0, 0.25, 0.5, 0.75, 1.0):
                yield Box(x + (to_x - x) * part, y + (to_y - y) * part, 0, 0).grown(WIDE)


def legend_batches(sheet: Sheet, shown: Legend) -> Iterator[Batch]:
    """The ground of a legend and its words; whoever made it draws the samples."""
    style = sheet.theme.style("legend")
    yield Curves(sheet.theme.ink("legend"), (rectangle(shown.box, 0.8),), key="legend")
    heading = replace(style, face="bold")
    texts = []
    for number, row in enumerate(shown.rows):
        x, y = shown.sample(number)
        is_head = number < shown.heads
        at = (x - SAMPLE / 2 + RIM / 2 if is_head else x + SAMPLE / 2 + RIM, y + style.size * 0.36)
        texts.append((heading if is_head else style).text(row, at, anchor="start", key="legend"))
    yield Texts(texts)


def _places(sheet: Sheet, wide: float, high: float, taken: Sequence[Box]) -> Iterator[Box]:
    """Places all over the map, those near its corners first, and over other legends."""
    page = neat_box(sheet).grown(-FREE)
    across, down = page.width - wide, page.height - high
    for other in taken:
        over = Box(min(other.x, page.x + across), other.y - FREE - high, wide, high)
        if across >= 0 and over.y >= page.y:
            yield over
    parts = [number / TRIED for number in range(TRIED + 1)]
    for x, y in sorted(product(parts, parts), key=lambda at: _off_corner(*at)):
        yield Box(page.x + across * x, page.y + down * y, wide, high)


def _off_corner(x: float, y: float) -> tuple[float, float, float]:
    """How far from a corner, the lower ones first."""
    return min(x, 1 - x) + min(y, 1 - y), -y, x

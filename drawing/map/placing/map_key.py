"""The key of a map: what its marks mean, and what it costs to build there."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from drawing.city_kinds import AREA, kind_named
from drawing.map.ground.ground import terrain_board
from drawing.map.ground.water_lines import courses
from drawing.map.marks.city_marks import city_symbol, disc_symbol, is_crowded
from drawing.map.marks.crossing_signs import line_boxes
from drawing.map.marks.drawn_heights import HEIGHTS, heights
from drawing.map.marks.terrain_marks import looks, mark, strange_kinds
from drawing.map.placing.key_rows import Row, key_rows, prices_of
from drawing.map.placing.title_and_margin import free_place, neat_box, title_of
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import rectangle, smooth
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Symbols, Texts
from drawing.text import metrics
from drawing.themes.theme import Theme
from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.wording.speech import tr

USUAL = (4.2, 0.0075, 9.5)
"""The height of a row in millimetres: at least, more for each millimetre of the sheet, at most."""
PARTS = (1.0, 0.88, 0.76, 0.66)
"""Of that height, tried one after the other."""
LOWEST = 4.4
"""A row is never lower, so that its words can be read on paper."""
LETTER = 0.58
"""The size of the words, as a part of the height of a row."""
SWATCH = 1.35
"""The width of a sample, in the same parts."""
FREE = 2.0
"""Around a key under the map, in millimetres."""
COLUMNS = 3
"""In which a key on the map may stand."""
MOST = 24
"""Rows: a map with more kinds than this needs a page of its own."""


class Key(NamedTuple):
    """Where the key lies, its rows, how high each is, and in how many columns they stand."""

    box: Box
    rows: tuple[Row, ...]
    step: float
    title: str
    columns: int = 1

    @property
    def size(self) -> float:
        return LETTER * self.step

    @property
    def deep(self) -> int:
        """The rows of a column."""
        return -(-len(self.rows) // self.columns)

    @property
    def wide(self) -> float:
        """Of a column."""
        return (self.box.width - self.step) / self.columns


@once
def key_of(sheet: Sheet) -> Key | None:
    """The key, where there is room for it besides the title; None where there is none."""
    rows, title = _shown(sheet)
    if not 2 <= len(rows) <= MOST:
        return None
    if sheet.key_room:
        return _under_map(sheet, rows, title)
    taken = list(_taken(sheet))
    # Of a board of routes there is much to explain, and free land of any shape beside it.
    most = COLUMNS if isinstance(sheet.scenario.board, RouteBoard) else 1
    for columns, step in product(range(1, most + 1), _steps(sheet)):
        wide, high = _size(rows, title, step, columns)
        box = free_place(sheet, wide, high, taken)
        if box is not None:
            return Key(box, rows, step, title, columns)
    return None


def with_room_for_key(sheet: Sheet) -> Sheet:
    """The sheet, with room for the key under a board of hexes or routes that has no room for it.

    A key of nothing but terrain and cities is not worth it: what they are is seen.
    """
    rows, title = _shown(sheet)
    is_due = isinstance(sheet.scenario.board, HexBoard | RouteBoard) and 2 <= len(rows) <= MOST
    has_signs = any(row.sample is not None for row in rows)
    if not is_due or not has_signs or is_crowded(sheet) or key_of(sheet) is not None:
        return sheet
    high = _under_map(sheet, rows, title).box.height + 2 * FREE
    return replace(sheet, below=sheet.below + high, key_room=high)


def _under_map(sheet: Sheet, rows: tuple[Row, ...], title: str) -> Key:
    """The key in the lowest part of a sheet, in as many columns as there is room for."""
    page, step = neat_box(sheet).grown(-FREE), max(_steps(sheet)[-1:] or (LOWEST,))
    wide, _ = _size(rows, title, step)
    columns = min(max(int(page.width / wide), 1), len(rows))
    _, high = _size(rows[: -(-len(rows) // columns)], title, step)
    width = min(columns * wide, page.width)
    # A legend of players has room beside it.
    left = page.x if sheet.overlay.names else page.x + (page.width - width) / 2
    return Key(Box(left, page.bottom - high, width, high), rows, step, title, columns)


def _shown(sheet: Sheet) -> tuple[tuple[Row, ...], str]:
    """The rows of the key, and its heading."""
    rows = tuple(key_rows(sheet))
    return rows, tr(prices_of(sheet).title) if any(row.price for row in rows) else ""


def _steps(sheet: Sheet) -> list[float]:
    """The heights of a row that may be tried, the largest first."""
    least, more, most = USUAL
    usual = min(least + more * sheet.width, most)
    return [usual * part for part in PARTS if usual * part >= LOWEST]


def _size(rows: tuple[Row, ...], title: str, step: float, columns: int = 1) -> tuple[float, float]:
    """How wide and high a key is."""
    size = LETTER * step
    long = max(metrics.width(f"{row.name}  {row.price}", size, "bold") for row in rows)
    wide = columns * ((SWATCH + 0.4) * step + long) + (columns - 1) * step
    deep = -(-len(rows) // columns)
    wide = max(wide, metrics.width(title, size, "bold")) + step
    return wide, (deep + bool(title) + 0.7) * step


def _taken(sheet: Sheet) -> Iterator[Box]:
    """What the key must not cover besides cells and cities: the title, crossings, waters."""
    title = title_of(sheet)
    if title is not None:
        yield title.box.grown(1.5)
    yield from line_boxes(sheet)
    for water in sheet.scenario.waters.values():
        for line in courses(sheet, water):
            yield from (Box(*spot, 0, 0).grown(1.0) for spot in line)


# -- drawing


def key_batches(sheet: Sheet, key: Key) -> Iterator[Batch]:
    theme, step = sheet.theme, key.step
    paper = theme.ink("cartouche")
    yield Curves(paper, [rectangle(key.box, 0.35 * step)], key="key")
    thin = Ink(line=paper.line, width=0.15)
    yield Curves(thin, [rectangle(key.box.grown(-0.22 * step), 0.22 * step)])
    x, y = key.box.x + 0.5 * step, key.box.y + 0.35 * step
    style = replace(theme.style("legend"), size=key.size)
    strong = replace(style, face="bold")
    texts = []
    if key.title:
        texts.append(strong.text(key.title, (x, y + 0.72 * step), anchor="start", key="key"))
        y += step
    for number, row in enumerate(key.rows):
        column, place = divmod(number, key.deep)
        start, middle = x + column * key.wide, y + (place + 0.5) * step
        yield from _sample(sheet, row, (start + SWATCH * step / 2, middle), step)
        base = middle + 0.36 * key.size
        left = start + (SWATCH + 0.4) * step
        texts.append(style.text(row.name, (left, base), anchor="start", key="key"))
        if row.price:
            right = _end_of_price(key, row, start, left)
            texts.append(strong.text(row.price, (right, base), anchor="end", key="key"))
    yield Texts(texts)


def _end_of_price(key: Key, row: Row, start: float, left: float) -> float:
    """Prices stand under each other at the right of their column; in a single line by their words.

    There they would stand closer to the next sample than to their own.
    """
    if key.deep > 1:
        return start + key.wide - (key.step if key.columns > 1 else 0.0)
    words = metrics.width(row.name, key.size) + metrics.width(row.price, key.size, "bold")
    return left + words + 0.5 * key.step


def _sample(sheet: Sheet, row: Row, middle: Spot, step: float) -> Iterator[Batch]:
    """What a kind looks like on the map, as large as there is room."""
    theme, (x, y) = sheet.theme, middle
    wide, high = SWATCH * step, 0.8 * step
    box = Box(x - wide / 2, y - high / 2, wide, high)
    ground = rectangle(box, 0.15 * step)
    on_hexes = isinstance(sheet.scenario.board, HexBoard)
    if row.sample is not None:
        yield from row.sample(theme, box)
        return
    if row.is_city:
        system = sheet.scenario.system
        if kind_named(system, row.kind).mark == AREA and not on_hexes:
            yield Curves(theme.ink("city-major-area"), [ground])
            yield Curves(theme.ink("city-major-rim"), [ground])
        symbol = (disc_symbol if on_hexes else city_symbol)(theme, row.kind, system)
        yield Symbols(symbol, (0.72 if on_hexes else 0.5) * step, [middle])
        return
    ink = theme.ink(f"terrain-{looks(row.kind)}")
    edge = theme.ink("hex-side")
    tint = Ink(fill=ink.fill, pattern=ink.pattern, pattern_line=ink.pattern_line)
    yield Curves(replace(tint, line=edge.line, width=edge.width), [ground])
    if on_hexes and looks(row.kind) == "clear":
        return
    if on_hexes and looks(row.kind) in HEIGHTS:
        yield Symbols(heights(theme, looks(row.kind), 0), 1.15 * step, [middle])
        return
    if on_hexes and looks(row.kind) == "river":
        yield from _river(theme, box)
        return
    board = terrain_board(sheet)
    strange = strange_kinds(board.kinds() if board is not None else ())
    yield Symbols(mark(theme, row.kind, strange), 0.6 * step, [middle])


def _river(theme: Theme, box: Box) -> Iterator[Batch]:
    """A piece of a river as it runs through a hex."""
    (x, y), third, up = (box.x, box.y + box.height / 2), box.width / 3, 0.2 * box.height
    course = smooth([(x, y), (x + third, y - up), (x + 2 * third, y + up), (box.right, y)])
    yield Curves(Ink(line=theme.ink("river").line, width=0.28 * box.height, cap="butt"), [course])
    yield Curves(Ink(line=theme.ink("lake").fill, width=0.16 * box.height, cap="butt"), [course])

"""The key of a map: what its marks mean, and what it costs to build there."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from drawing.city_kinds import AREA, kind_named
from drawing.map.ground.ground import terrain_board
from drawing.map.ground.water_lines import courses
from drawing.map.marks.city_marks import city_symbol, disc_symbol
from drawing.map.marks.crossing_signs import line_boxes
from drawing.map.marks.terrain_marks import looks, mark, strange_kinds
from drawing.map.placing.key_rows import Row, key_rows, prices_of
from drawing.map.placing.title_and_margin import free_place, title_of
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Symbols, Texts
from drawing.text import metrics
from model.boards.hexes import HexBoard

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
MOST = 12
"""Rows: a map with more kinds than this needs a page of its own."""


class Key(NamedTuple):
    """Where the key lies, its rows, and how high each is."""

    box: Box
    rows: tuple[Row, ...]
    step: float
    title: str

    @property
    def size(self) -> float:
        return LETTER * self.step


@once
def key_of(sheet: Sheet) -> Key | None:
    """The key, where there is room for it besides the title; None where there is none."""
    rows = tuple(key_rows(sheet))
    title = prices_of(sheet).title if any(row.price for row in rows) else ""
    if not 2 <= len(rows) <= MOST:
        return None
    least, more, most = USUAL
    usual = min(least + more * sheet.width, most)
    taken = list(_taken(sheet))
    for step in (usual * part for part in PARTS):
        if step >= LOWEST:
            size = LETTER * step
            long = max(metrics.width(f"{row.name}  {row.price}", size, "bold") for row in rows)
            width = max((SWATCH + 0.4) * step + long, metrics.width(title, size, "bold")) + step
            box = free_place(sheet, width, (len(rows) + bool(title) + 0.7) * step, taken)
            if box is not None:
                return Key(box, rows, step, title)
    return None


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
        middle = y + (number + 0.5) * step
        yield from _sample(sheet, row, (x + SWATCH * step / 2, middle), step)
        base = middle + 0.36 * key.size
        left = x + (SWATCH + 0.4) * step
        texts.append(style.text(row.name, (left, base), anchor="start", key="key"))
        if row.price:
            right = key.box.right - 0.5 * step
            texts.append(strong.text(row.price, (right, base), anchor="end", key="key"))
    yield Texts(texts)


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
    board = terrain_board(sheet)
    strange = strange_kinds(board.kinds() if board is not None else ())
    symbol = mark(theme, row.kind, strange, strewn=on_hexes)
    yield Symbols(symbol, 0.6 * step, [middle])

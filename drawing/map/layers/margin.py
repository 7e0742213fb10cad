"""The margin around a map, on which its numbers, its scale and its credits stand."""

from collections.abc import Iterator

from drawing.map.placing.title_and_margin import neat_box
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Curves

BEYOND = 3.0
"""The margin goes on beyond the sheet, in millimetres: the last row of pixels may be half on it."""


def batches(sheet: Sheet) -> Iterator[Batch]:
    around = (*rectangle(sheet.box.grown(BEYOND)), *rectangle(neat_box(sheet)))
    yield Curves(sheet.theme.ink("margin"), [around], key="margin")

"""Borders, which are drawn and mean nothing to the rules."""

from collections.abc import Iterator

from drawing.map.ground.scenery import pieces_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import smooth
from drawing.shapes.symbols import Batch, Curves


def batches(sheet: Sheet) -> Iterator[Batch]:
    drawn = [smooth(ring) for rings in pieces_of(sheet, "border") for ring in rings if ring]
    if drawn:
        yield Curves(sheet.theme.ink("border"), drawn, key="borders")

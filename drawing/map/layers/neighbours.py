"""The lands around the map, on which nobody builds, and the waters in them."""

from collections.abc import Iterator

from drawing.map.ground.scenery import pieces_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import polygons
from drawing.shapes.symbols import Batch, Curves


def batches(sheet: Sheet) -> Iterator[Batch]:
    lands = pieces_of(sheet, "neighbour")
    if lands:
        yield Curves(sheet.theme.ink("neighbour"), [polygons(rings) for rings in lands])
    waters = pieces_of(sheet, "sea", "lake")
    if waters:
        yield Curves(sheet.theme.ink("inlet"), [polygons(rings) for rings in waters])

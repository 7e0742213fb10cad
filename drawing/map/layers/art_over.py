"""The designer's artwork that lies over the drawn map."""

from collections.abc import Iterator

from drawing.map.ground.artwork import images
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch


def batches(sheet: Sheet) -> Iterator[Batch]:
    return images(sheet, "over")

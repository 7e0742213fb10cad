"""The designer's artwork that lies over the drawn map."""

from collections.abc import Iterator

from drawing.artwork import images
from drawing.sheet import Sheet
from drawing.symbols import Batch


def batches(sheet: Sheet) -> Iterator[Batch]:
    return images(sheet, "over")

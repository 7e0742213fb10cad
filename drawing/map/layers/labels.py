"""The names on a map, at places where they cover nothing."""

from collections.abc import Iterator

from drawing.map.labels.labels import labels_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch, Texts


def batches(sheet: Sheet) -> Iterator[Batch]:
    texts = labels_of(sheet).texts
    if texts:
        yield Texts(texts)

"""The names on a map, at places where they cover nothing."""

from collections.abc import Iterator

from drawing.labels import labels_of
from drawing.sheet import Sheet
from drawing.symbols import Batch, Texts


def batches(sheet: Sheet) -> Iterator[Batch]:
    texts = labels_of(sheet).texts
    if texts:
        yield Texts(texts)

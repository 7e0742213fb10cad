"""What differs between two versions of a map: marks on cells gained, lost and changed, a legend."""

from collections.abc import Iterator

from drawing.map.layers.heat import legends_of_use, unused_marks
from drawing.map.marks.change_marks import CHANGES, change_marks, change_sign
from drawing.map.placing.legends import legend_batches
from drawing.map.placing.overlay_legends import overlay_legends
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch, Symbols


def batches(sheet: Sheet) -> Iterator[Batch]:
    yield from unused_marks(sheet)
    yield from change_marks(sheet)
    yield from _legend(sheet)
    yield from legends_of_use(sheet)


def _legend(sheet: Sheet) -> Iterator[Batch]:
    shown = overlay_legends(sheet).get("changes")
    if shown is not None:
        yield from legend_batches(sheet, shown)
        for row, name in enumerate(CHANGES):
            yield Symbols(change_sign(sheet.theme, name), 3.4, (shown.sample(row),))

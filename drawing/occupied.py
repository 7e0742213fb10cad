"""What lies on a map where no label should: marks of mileposts and cities, icons, signs, trains."""

from drawing.fixed_marks import fixed_boxes, signs_of
from drawing.once import once
from drawing.overlay_legends import overlay_legends
from drawing.sheet import Sheet
from drawing.supplies import supply_boxes
from drawing.symbols import Box
from drawing.train_places import train_boxes


@once
def occupied(sheet: Sheet) -> list[Box]:
    """The boxes of everything small that has to be seen."""
    legends = [shown.box for shown in overlay_legends(sheet).values()]
    signs = [signed.box for signed in signs_of(sheet)]
    return [*fixed_boxes(sheet), *signs, *supply_boxes(sheet), *train_boxes(sheet), *legends]

"""What lies on a map where no label should: marks of mileposts and cities, icons, signs, pieces."""

from drawing.map.marks.city_marks import is_crowded
from drawing.map.marks.piece_tokens import piece_boxes
from drawing.map.placing.fixed_marks import city_boxes, fixed_boxes, signs_of
from drawing.map.placing.supplies import supply_boxes
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Box


@once
def occupied(sheet: Sheet) -> list[Box]:
    """The boxes of everything small that has to be seen.

    On a crowded map no name can keep off the mileposts: they are its ground.
    """
    fixed = city_boxes(sheet).values() if is_crowded(sheet) else fixed_boxes(sheet)
    signs = [signed.box for signed in signs_of(sheet)]
    line = sheet.theme.ink("icon").width / 2
    icons = [box.grown(line) for box in supply_boxes(sheet)]
    return [*fixed, *signs, *icons, *piece_boxes(sheet)]

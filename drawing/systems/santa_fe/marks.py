"""What is printed beside cities and must be seen, and how large their marks are."""

from collections.abc import Iterator

from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Box
from drawing.systems.santa_fe.printed.city_tags import GAP, city_tags

HALF_ON_ROUTES = {3: 3.6, 2: 3.6, 1: 3.6}
"""Half the width of a mark, by the weight of its kind: there is a number on it."""


def boxes(sheet: Sheet) -> Iterator[Box]:
    """The plates of squares and home bases."""
    yield from (tag.box.grown(GAP / 2) for tag in city_tags(sheet))

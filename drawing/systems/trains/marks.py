"""What is printed on a Trains board and must be seen: the hexes of cities and remote places."""

from collections.abc import Iterator

from drawing.map.marks.city_marks import is_crowded, placed_cities
from drawing.map.marks.hexes import hex_boxes
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Box
from model.boards.hexes import HexBoard

HEX = (0.42, 0.4)
"""Half the width and half the height of what a city covers of its hex, in cells."""


def covered(sheet: Sheet) -> dict[str, Box]:
    """What cities and remote places cover: the whole of their hexes."""
    return hex_boxes(sheet)


def boxes(sheet: Sheet) -> Iterator[Box]:
    """The same without the tips of the hexes; none where the map is too small for writing."""
    if not isinstance(sheet.scenario.board, HexBoard) or is_crowded(sheet):
        return
    across, down = (part * sheet.mm for part in HEX)
    for _, (x, y) in placed_cities(sheet):
        yield Box(x - across, y - down, 2 * across, 2 * down)

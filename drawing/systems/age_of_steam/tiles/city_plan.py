"""Where on the hex of a city everything stands: its numbers above, its cubes, its name below."""

from drawing.shapes.hexagons import Hexagon
from drawing.shapes.symbols import Box, Spot
from drawing.systems.age_of_steam.tiles.number_discs import row_width
from model.forms.frozen import dataclass

USUAL = 24.0
"""The width of a hex for which the lengths below are given, in millimetres."""
NUMBERS, RADIUS = -8.9, 2.35
"""How far over the middle the numbers of growth stand, and how large they are."""
YARD, CUBE = -3.5, 3.8
"""How far over the middle the first row of cubes lies, and how large a cube is."""
LOWER, SEVERAL = -2.7, 6.6
"""Where the middle of several rows lies, and how high they are together."""
ROW, MOST = 4, 8
"""Cubes side by side, and singly on a city; of more each colour lies once, with its number."""
APART = 1.1
"""From one cube to the next, in their size."""
NAME, NAME_HIGH = 5.0, 6.6
"""How far under the middle the name stands, and how high it is at most."""
FREE = 0.5
"""Around cubes in their yard."""


@dataclass(frozen=True, slots=True)
class CityPlan:
    """The places on one hex."""

    hexagon: Hexagon

    @property
    def unit(self) -> float:
        """A millimetre of the usual size."""
        return self.hexagon.mm / USUAL

    def numbers(self, count: int) -> tuple[Spot, float]:
        """The middle of the numbers, and how large they are so that they stay on the hex."""
        x, y = self.hexagon.middle
        up, radius = NUMBERS * self.unit, RADIUS * self.unit
        room = 2 * self.hexagon.half_width(up) - radius
        wide = row_width(count, radius)
        return (x, y + up), radius if wide <= room else radius * room / wide

    def cubes(self, count: int) -> list[Box]:
        """The boxes of so many cubes, row by row; a second row makes all of them smaller."""
        x, y = self.hexagon.middle
        rows = max(-(-count // ROW), 1)
        size = min(CUBE, SEVERAL / (APART * rows)) * self.unit
        step, top = APART * size, y + (YARD if rows == 1 else LOWER) * self.unit
        found = []
        for number in range(count):
            row, place = divmod(number, ROW)
            wide = min(count - row * ROW, ROW)
            left = x + (place - (wide - 1) / 2) * step - size / 2
            found.append(Box(left, top + (row - (rows - 1) / 2) * step - size / 2, size, size))
        return found

    def yard(self, count: int) -> Box:
        """The plate on which cubes lie."""
        x, _ = self.hexagon.middle
        boxes = self.cubes(max(count, 1))
        wide = max(box.right for box in boxes) - min(box.x for box in boxes) + 2 * FREE * self.unit
        top = min(box.y for box in boxes) - FREE * self.unit
        high = max(box.bottom for box in boxes) + FREE * self.unit - top
        return Box(x - wide / 2, top, wide, high)

    @property
    def name_room(self) -> Box:
        """The room for the name; it may reach a little over the rim."""
        x, y = self.hexagon.middle
        half = min(self.hexagon.half_width(NAME * self.unit), self.hexagon.mm / 2) - 0.4 * self.unit
        high = NAME_HIGH * self.unit
        return Box(x - half, y + NAME * self.unit - high / 2, 2 * half, high)

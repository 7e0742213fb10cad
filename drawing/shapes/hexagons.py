"""A hex at any place and of any size: its corners and sides as hex boards count them."""

from math import cos, pi, radians, sin, sqrt

from drawing.shapes.curves import line
from drawing.shapes.symbols import Curve, Spot
from model.forms.frozen import dataclass

REACH = 1 / sqrt(3)
"""From the middle of a hex to a corner, in widths from side to side."""


@dataclass(frozen=True, slots=True)
class Hexagon:
    """A hex with a corner on top, or with a side on top where it is `flat`."""

    middle: Spot
    mm: float
    """From side to side."""
    flat: bool = False

    def corner(self, number: int, part: float = 1.0) -> Spot:
        """A corner, clockwise from the top one (a flat hex is turned by a quarter)."""
        return self._at(60.0 * number - 90.0, REACH * self.mm * part)

    def corners(self, part: float = 1.0) -> list[Spot]:
        """The six corners, drawn towards the middle."""
        return [self.corner(number, part) for number in range(6)]

    def outline(self, part: float = 1.0) -> Curve:
        return line(self.corners(part), closed=True)

    def side(self, number: int, part: float = 1.0) -> Spot:
        """The middle of a side, where track leaves: clockwise from the right one."""
        return self._at(60.0 * number, self.mm / 2 * part)

    def rim(self, angle: float, part: float = 1.0) -> Spot:
        """Where a ray meets the rim; its angle is counted clockwise from the right, in radians."""
        turned = angle - (pi / 2 if self.flat else 0.0)
        off = (turned + pi / 6) % (pi / 3) - pi / 6
        away = self.mm / 2 * part / cos(off)
        return self.middle[0] + away * cos(angle), self.middle[1] + away * sin(angle)

    def half_width(self, up: float) -> float:
        """How far it reaches to either side at a height over or under its middle."""
        up, reach = abs(up), REACH * self.mm
        if self.flat:
            return max(reach - up * REACH, 0.0)
        return min(self.mm / 2, max(reach - up, 0.0) / REACH)

    def _at(self, degrees: float, away: float) -> Spot:
        turn = radians(degrees + (90.0 if self.flat else 0.0))
        return self.middle[0] + away * cos(turn), self.middle[1] + away * sin(turn)

"""Where on a hex everything lies: stations above, markers in the middle, the name below."""

from drawing.map.marks.hexes import hexagon_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.hexagons import Hexagon
from drawing.shapes.symbols import Box, Spot
from model.forms.frozen import dataclass
from model.notation import Cell

USUAL = 24.0
"""The width of a hex for which the lengths below are given, in millimetres."""
SLOT, SLOT_STEP, SLOTS = 4.9, 5.5, -6.6
"""A place for a station, from one to the next, and how far over the middle they lie."""
NUMBER, NUMBERS = 4.7, -7.7
"""Half the height of the plate of a number, and how far over the middle it stands."""
MARKER, MARKER_STEP, MARKERS = 4.9, 5.5, -0.9
"""A marker, from one to the next, and how far over the middle they lie."""
NAME, NAME_HIGH, SIDE = 6.0, 7.2, 0.5
"""How far under the middle a name stands, how high it is at most, and what is free beside it."""
FEWEST, MOST = 4, 8
"""Players whose markers have places side by side."""


@dataclass(frozen=True, slots=True)
class HexPlan:
    """The places on one hex."""

    hexagon: Hexagon

    @property
    def unit(self) -> float:
        """A millimetre of the usual size."""
        return self.hexagon.mm / USUAL

    def slots(self, count: int) -> list[Box]:
        """The places for so many stations, side by side."""
        return self._row(count, SLOT, SLOT_STEP, SLOTS)

    def markers(self, seats: int) -> list[Box]:
        """The places of all seats: each has its own, so that the place tells the seat as well."""
        count = min(max(seats, FEWEST), MOST)
        part = FEWEST / count
        return self._row(count, MARKER * part, MARKER_STEP * part, MARKERS)

    def _row(self, count: int, size: float, step: float, down: float) -> list[Box]:
        (x, y), unit = self.hexagon.middle, self.unit
        size, step = size * unit, step * unit
        left, top = x - (count - 1) * step / 2 - size / 2, y + down * unit - size / 2
        return [Box(left + number * step, top, size, size) for number in range(count)]

    @property
    def number(self) -> tuple[Spot, float]:
        """The middle of the plate of a number, and half its height."""
        x, y = self.hexagon.middle
        return (x, y + NUMBERS * self.unit), NUMBER * self.unit

    @property
    def name_room(self) -> Box:
        """The room for the name."""
        x, y = self.hexagon.middle
        half = min(self.hexagon.half_width(NAME * self.unit), self.hexagon.mm / 2)
        half, high = half - SIDE * self.unit, NAME_HIGH * self.unit
        return Box(x - half, y + NAME * self.unit - high / 2, 2 * half, high)


def plan_of(sheet: Sheet, cell: Cell) -> HexPlan:
    """The places on a hex of a sheet."""
    return HexPlan(hexagon_of(sheet, cell))


def seats_of(sheet: Sheet) -> int:
    """For how many seats markers have a place on each hex."""
    owners = [one.owner for one in sheet.overlay.pieces if isinstance(one.owner, int)]
    return max([sheet.scenario.players.max, len(sheet.overlay.names), *(n + 1 for n in owners)])

"""A hand that draws from cell to cell: which sides it crosses, as far as it has come."""

from math import dist

from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Spot
from engine.showing.strokes import Leg, Stroke
from model.boards import grid
from model.notation import Cell

MIDDLE = 0.2
"""How far from its centre the middle of a cell reaches, where two cells are 1 apart."""


class StrokeHand:
    """Follows a pointer. Who goes back over the last side takes that step back."""

    def __init__(self, sheet: Sheet, cell: Cell, spot: Spot) -> None:
        self._sheet, self._cells = sheet, [cell]
        self._first = self._near(cell, spot)
        self._last: int | None = self._first
        self._choices: dict[Cell, int] = {}
        self.is_drawn = False
        """Whether it has moved at all."""

    @property
    def cell(self) -> Cell:
        return self._cells[-1]

    def move(self, spot: Spot) -> bool:
        """The pointer is there now; whether that makes another stroke of it."""
        before, was_drawn = self.stroke, self.is_drawn
        self.is_drawn = True
        self._go_to(grid.nearest_cell(*self._sheet.position(spot)))
        self._last = self._near(self.cell, spot)
        return not was_drawn or self.stroke != before

    def choose(self, step: int) -> None:
        """Another of the things that fit on the cell where the stroke has come to."""
        at = self.stroke[-1].cell
        self._choices[at] = self._choices.get(at, 0) + step

    def _go_to(self, cell: Cell) -> None:
        for one in grid.line(self.cell, cell)[1:]:
            if one in self._cells[-2:-1]:
                self._cells.pop()
            else:
                self._cells.append(one)

    @property
    def stroke(self) -> Stroke:
        """The legs so far; of a cell that was only just entered nothing is wanted yet."""
        legs = [self._leg(number) for number in range(len(self._cells))]
        last = legs[-1]
        if len(legs) > 1 and last.end is None and self._last == last.start:
            legs.pop()
        return tuple(legs)

    def _leg(self, number: int) -> Leg:
        cell = self._cells[number]
        start = self._first if not number else grid.side_of(cell, self._cells[number - 1])
        if number + 1 < len(self._cells):
            end = grid.side_of(cell, self._cells[number + 1])
        else:
            end = self._last if self._last != start else None
        return Leg(cell, start if start != end else None, end, self._choices.get(cell, 0))

    def _near(self, cell: Cell, spot: Spot) -> int | None:
        """The side next to a spot; None in the middle of the cell."""
        if dist(spot, self._sheet.spot(cell)) < MIDDLE * self._sheet.mm:
            return None
        around = [dist(spot, self._sheet.spot(one)) for one in grid.neighbours(cell)]
        return around.index(min(around))

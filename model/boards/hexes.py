"""The board of the tile games: hexes, drawn with a corner (pointy) or a side (flat) on top."""

from typing import Literal

from model.boards import grid
from model.boards.terrain import TerrainBoard
from model.forms.frozen import dataclass
from model.notation import Cell, Corner, Point

Orientation = Literal["pointy", "flat"]
Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class HexBoard(TerrainBoard):
    """Hexes, each with a kind of terrain.

    Flat is the pointy board turned clockwise by a quarter: rows of the file run downwards, the
    first on the right, and sides still count clockwise, from the bottom one.
    """

    orientation: Orientation = "pointy"

    def spot(self, place: Cell | Corner | Point) -> Spot:
        """Where a place is drawn, in columns; the whole board lies right of and below -1, -1."""
        x, y = grid.position(place)
        if self.orientation == "flat":
            return (max(self.size.rows, 1) - 1) * grid.ROW_HEIGHT - y, x
        return x, y

    def cell_under(self, x: float, y: float) -> Cell:
        """The hex drawn under a spot, be there one on the board or not."""
        if self.orientation == "flat":
            return grid.nearest_cell(y, (max(self.size.rows, 1) - 1) * grid.ROW_HEIGHT - x)
        return grid.nearest_cell(x, y)

    def polygon(self, cell: Cell) -> tuple[Spot, ...]:
        """The six corners of a hex as drawn, clockwise; side n joins corners n + 1 and n + 2."""
        return tuple([self.spot(corner) for corner in grid.corners(cell)])

    def side(self, cell: Cell, side: int) -> tuple[Spot, Spot]:
        """The two ends of a side as drawn, clockwise."""
        start, end = grid.ends_of_side(cell, side)
        return self.spot(start), self.spot(end)

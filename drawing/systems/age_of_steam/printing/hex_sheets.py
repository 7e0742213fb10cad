"""Hex tiles on sheets of paper: row under row without a gap, so that every cut parts two tiles."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt

from drawing.pages.paper import Paper, Press, page
from drawing.shapes.curves import line
from drawing.shapes.hexagons import Hexagon
from drawing.shapes.symbols import Batch, Box, Curve, Curves, Layer, Picture, Spot
from drawing.themes.theme import Theme
from model.boards.hexes import HexBoard
from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario
from model.wording.speech import later, tr

Face = Callable[[Theme, Hexagon], Iterable[Batch]]
"""What is drawn on a tile, wherever it lies."""
SHEET = later("{what}, {mm:g} mm from side to side, sheet {number} of {count}")
HIGH = 2 / sqrt(3)
"""From corner to corner, in widths from side to side."""
ROW = 0.75 * HIGH
"""From one row to the next."""


@dataclass(frozen=True, slots=True)
class HexGrid:
    """Places for tiles on a sheet; every other row stands in by half a tile.

    Tiles of a board whose hexes have a side on top lie like that too, so that their letters stand
    upright on it: rows and columns change places.
    """

    paper: Paper
    mm: float
    flat: bool = False

    @property
    def _room(self) -> Box:
        room = self.paper.room
        return Box(room.y, room.x, room.height, room.width) if self.flat else room

    @property
    def _columns(self) -> int:
        return int(self._room.width // self.mm)

    @property
    def _rows(self) -> int:
        return 1 + int((self._room.height - HIGH * self.mm) // (ROW * self.mm))

    def _in_row(self, row: int) -> int:
        is_full = not row % 2 or (self._columns + 0.5) * self.mm <= self._room.width
        return self._columns if is_full else self._columns - 1

    @property
    def count(self) -> int:
        return sum(self._in_row(row) for row in range(self._rows))

    def spots(self) -> Iterator[Spot]:
        """The middles of the tiles, row by row."""
        room, rows = self._room, self._rows
        wide = self._columns * self.mm
        if self._in_row(1) == self._columns and rows > 1:
            wide += self.mm / 2
        left = room.x + (room.width - wide) / 2 + self.mm / 2
        top = room.y + HIGH * self.mm / 2
        for row in range(rows):
            for column in range(self._in_row(row)):
                along = left + (column + row % 2 / 2) * self.mm
                down = top + row * ROW * self.mm
                yield (down, along) if self.flat else (along, down)


def hex_grid(paper: Paper, mm: float, *, flat: bool = False) -> HexGrid:
    """The way to lay the paper that takes most tiles; upright where both take as many."""
    upright, lying = (HexGrid(one, mm, flat) for one in (paper, paper.lying()))
    return upright if upright.count >= lying.count else lying


def is_flat(scenario: Scenario) -> bool:
    """Whether the hexes of a board have a side on top."""
    board = scenario.board
    return isinstance(board, HexBoard) and board.orientation == "flat"


def hex_pages(
    faces: Sequence[Face], press: Press, name: str, *, flat: bool = False
) -> list[Picture]:
    """The tiles on as many sheets as they take, with the lines along which they are cut."""
    grid = hex_grid(press.paper, press.tile_mm, flat=flat)
    sheets = [faces[start : start + grid.count] for start in range(0, len(faces), grid.count)]
    named = {"what": name, "mm": press.tile_mm, "count": len(sheets)}
    return [
        _sheet(sheet, grid, press, tr(SHEET, number=number + 1, **named))
        for number, sheet in enumerate(sheets)
    ]


def _sheet(faces: Sequence[Face], grid: HexGrid, press: Press, name: str) -> Picture:
    theme = press.theme
    hexes = [Hexagon(spot, grid.mm, grid.flat) for spot in grid.spots()][: len(faces)]
    tiles = [batch for face, one in zip(faces, hexes, strict=True) for batch in face(theme, one)]
    layers = (
        Layer("tiles", tuple(tiles)),
        Layer("cuts", (Curves(theme.ink("cut-mark"), _cuts(hexes), key="cut"),)),
    )
    return page(press, grid.paper, layers, name)


def _cuts(hexes: Sequence[Hexagon]) -> list[Curve]:
    """Every side of every tile, those between two tiles once."""
    sides: dict[Spot, tuple[Spot, Spot]] = {}
    for one in hexes:
        corners = one.corners()
        for number in range(6):
            ends = corners[number], corners[(number + 1) % 6]
            (x, y), (to_x, to_y) = ends
            sides.setdefault((round((x + to_x) / 2, 2), round((y + to_y) / 2, 2)), ends)
    return [line(ends) for ends in sides.values()]

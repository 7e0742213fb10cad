"""The sheet a map is drawn on: a scenario, a theme, a scale, and where everything comes to lie."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from drawing.map.sheet.overlay import Overlay
from drawing.shapes.symbols import Box, Spot
from drawing.themes.theme import Theme
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.notation import Cell, Corner, Path, Point
from model.scenario.scenario import Scenario
from model.scenario.things import City

MM_PER_CELL = 9.0
"""The usual distance of two mileposts, or of two hexes, on paper."""
HEX_MM = 24.0
"""The usual width of a hex: a tile and a disc have to lie on it."""
ROUTE_MM = 12.0
"""The usual length of a column on a board of routes."""
ROUTES_AT_FIRST = (24.0, 14.0)
"""How far a board of routes reaches, in columns, while there are not two places on it."""
RIM = 1.1
"""What is drawn around the outermost cells, in cells."""


def usual_mm(scenario: Scenario) -> float:
    """The millimetres that one column of a board measures, where nobody says otherwise."""
    board = scenario.board
    if isinstance(board, HexBoard):
        return HEX_MM
    return ROUTE_MM if isinstance(board, RouteBoard) else MM_PER_CELL


@dataclass(frozen=True)
class Sheet:
    """A map in the making: what layers ask."""

    scenario: Scenario
    theme: Theme
    mm: float
    """The distance of two neighbouring cells of a row, in millimetres."""
    folder: str = ""
    """Where the scenario's own files are: scenery, art, icons."""
    overlay: Overlay = field(default_factory=Overlay)
    language: str = ""
    """Which of the names are shown beside the first one; all of them where it is empty."""
    below: float = 0.0
    """Room under the map for what would hide something on it, in millimetres."""
    key_room: float = 0.0
    """How much of that is for the key: the lowest part."""

    def spot(self, place: Cell | Corner | Point) -> Spot:
        """Where a place of the board lies on the sheet."""
        x, y = self._unscaled(place)
        left, top = self._box.x, self._box.y
        return (x - left) * self.mm, (y - top) * self.mm

    def position(self, spot: Spot) -> Spot:
        """The place of the board under a spot, as `grid.position` counts: the way back."""
        x, y = spot[0] / self.mm + self._box.x, spot[1] / self.mm + self._box.y
        board = self.scenario.board
        if isinstance(board, HexBoard) and board.orientation == "flat":
            return y, (max(board.size.rows, 1) - 1) * grid.ROW_HEIGHT - x
        return x, y

    def spot_at(self, position: Spot) -> Spot:
        """Where a position lies on the sheet, which need not be a place that can be written."""
        x, y = position
        board = self.scenario.board
        if isinstance(board, HexBoard) and board.orientation == "flat":
            x, y = (max(board.size.rows, 1) - 1) * grid.ROW_HEIGHT - y, x
        return (x - self._box.x) * self.mm, (y - self._box.y) * self.mm

    def spots(self, path: Path) -> list[Spot]:
        return [self.spot(place) for place in path]

    def cell_spots(self, cells: Iterable[Cell]) -> list[Spot]:
        """Where many cells lie: the same as `spot` says, sooner."""
        board, mm = self.scenario.board, self.mm
        if isinstance(board, HexBoard) and board.orientation == "flat":
            return [self.spot(cell) for cell in cells]
        left, top = self._box.x, self._box.y
        return [
            ((col + (row & 1) / 2 - left) * mm, (row * grid.ROW_HEIGHT - top) * mm)
            for col, row in cells
        ]

    def _unscaled(self, place: Cell | Corner | Point) -> Spot:
        board = self.scenario.board
        return board.spot(place) if isinstance(board, HexBoard) else grid.position(place)

    @property
    def width(self) -> float:
        return self._box.width * self.mm

    @property
    def height(self) -> float:
        return self._box.height * self.mm + self.below

    @property
    def box(self) -> Box:
        """The whole sheet."""
        return Box(0, 0, self.width, self.height)

    @cached_property
    def _box(self) -> Box:
        """Everything that is on the map, in cells, with a rim around it."""
        spots = list(self._outermost())
        if len(set(spots)) < 2 and isinstance(self.scenario.board, RouteBoard):
            spots += [(0.0, 0.0), ROUTES_AT_FIRST]
        spots = spots or [(0.0, 0.0)]
        left, top = min(x for x, _ in spots), min(y for _, y in spots)
        right, bottom = max(x for x, _ in spots), max(y for _, y in spots)
        return Box(left, top, right - left, bottom - top).grown(RIM)

    def take_frame(self, other: "Sheet") -> None:
        """Takes over where a sheet of the same extent begins, which need not be found again."""
        vars(self)["_box"] = other._box  # noqa: SLF001 (a sheet like this one)

    def stay_on(self, other: "Sheet") -> None:
        """A board of routes without a size goes on on the sheet that it was drawn on until now.

        It grows where something is put beyond it, and not by what is put near its edge.
        """
        boards = (self.scenario.board, other.scenario.board)
        if all(isinstance(board, RouteBoard) and board.size is None for board in boards):
            vars(self)["_box"] = other._box.around(self._outermost())  # noqa: SLF001 (as above)

    def _outermost(self) -> Iterator[Spot]:
        board = self.scenario.board
        if board is not None and not isinstance(board, RouteBoard):
            size = board.extent()
            for row in (0, 1, size.rows - 2, size.rows - 1):
                for col in (0, size.cols - 1):
                    if size.cols and 0 <= row < size.rows:
                        yield self._unscaled(Cell(col, row))
        if isinstance(board, RouteBoard):
            yield from self._routes_outermost(board)
        for city in self.scenario.cities.values():
            if city.xy is not None:
                yield self._unscaled(city.xy)
        for label in self.scenario.labels.values():
            yield self._unscaled(label.at)

    def _routes_outermost(self, board: RouteBoard) -> Iterator[Spot]:
        """The corners of a sheet that has a size, and the bends of lines."""
        if board.size is not None:
            cols, rows = board.size
            yield from map(self._unscaled, (Point(0, 0), Point(cols * 1000, rows * 1000)))
        for line in board.lines.values():
            yield from map(self._unscaled, line.bends)

    def city_spot(self, city: City) -> Spot | None:
        """Where a city is drawn; None where the file does not say."""
        place = city.at if city.at is not None else city.xy
        return None if place is None else self.spot(place)

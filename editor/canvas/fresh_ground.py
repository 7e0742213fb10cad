"""The ground of cells that were painted just now: shown at once, until it is built anew."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtGui import QPainter, QPixmap

from drawing.map.marks.terrain_marks import mark, strange_kinds
from drawing.map.sheet.sheet import Sheet
from drawing.qt import Painting
from drawing.qt.shapes import SymbolShapes
from drawing.qt.sprites import LARGEST
from drawing.shapes.curves import polygons
from drawing.shapes.symbols import Ink, Layer, Picture, Shape, Spot, Symbol, Symbols
from drawing.themes.theme import Theme
from editor.canvas.scene import Scene
from editor.canvas.texels import terrain_colour
from model.boards import grid
from model.boards.lattice import MilepostBoard
from model.notation import Cell

MARK = 0.3
"""Of a milepost, in cells."""
GROWN = 1.06
"""A touched-up hex is a little larger than it is, so that no line shows around it."""
NOWHERE = Cell(0, 0)
ON_TOP = QPainter.CompositionMode.CompositionMode_SourceAtop


class Placed(NamedTuple):
    """How a tile shows the sheet: pixels a millimetre, and the pixel at which it begins."""

    scale: float
    left: float
    top: float


class FreshGround:
    """A hex in the colour of its terrain with its mark, made ready once for all cells."""

    def __init__(self, painting: Painting) -> None:
        self._painting = painting
        self._looks: dict[str | None, SymbolShapes] = {}
        self._looks_of: tuple[object, Theme] | None = None

    def paint(self, painter: QPainter, scene: Scene, cells: Iterable[Cell]) -> None:
        """Paints cells as they are now, over what was there."""
        sheet, spots = scene.sheet, dict[str | None, list[Spot]]()
        for cell in cells:
            spots.setdefault(scene.fresh.get(cell), []).append(sheet.spot(cell))
        size = MARK * sheet.mm
        hexes = [Symbols(self._look(sheet, kind).symbol, size, at) for kind, at in spots.items()]
        picture = Picture(0, 0, (Layer("fresh", tuple(hexes)),), background="")
        self._painting.paint(painter, picture, sheet.box.grown(sheet.mm))
        self._painting.forget(hexes)

    def paint_into(
        self, tile: QPixmap, place: Placed, scene: Scene, cells: Iterable[Cell], over: QPixmap
    ) -> None:
        """Paints cells into a tile that shows the rest already; `over` is what lies on the ground.

        All in pixels of the screen: an image is put under what lies over it, and then down.
        """
        sheet, (scale, left, top) = scene.sheet, place
        ratio = tile.devicePixelRatio()
        painter = QPainter(tile)
        if ratio != 1.0:
            painter.scale(1 / ratio, 1 / ratio)
        for cell in cells:
            x, y = sheet.spot(cell)
            sprite = self._painting.sprite(self._look(sheet, scene.fresh.get(cell)), scale)
            ground, col, row = sprite.at(x * scale - left, y * scale - top)
            painter.drawPixmap(col, row, _under(ground, over, col, row))
        painter.end()

    def fits(self, sheet: Sheet, scale: float) -> bool:
        """Whether cells are small enough to be put down as images."""
        return 2 * sheet.mm * scale <= LARGEST

    def _look(self, sheet: Sheet, kind: str | None) -> SymbolShapes:
        """What a fresh cell looks like; the sheet is another one after every change."""
        board = sheet.scenario.board
        of = (sheet.mm, type(board), getattr(board, "orientation", "")), sheet.theme
        if self._looks_of != of:
            self._looks_of = of
            self._looks.clear()
        look = self._looks.get(kind)
        if look is None:
            look = self._painting.shapes(_symbol(sheet, kind), MARK * sheet.mm)
            self._looks[kind] = look
        return look


def _symbol(sheet: Sheet, kind: str | None) -> Symbol:
    """A hex with a mark on it, in units of the mark's size."""
    board, theme = sheet.scenario.board, sheet.theme
    x, y = sheet.spot(NOWHERE)
    far = GROWN / (MARK * sheet.mm)
    corners = [sheet.spot(corner) for corner in grid.corners(NOWHERE)]
    around = polygons([[((a - x) * far, (b - y) * far) for a, b in corners]])
    colour = terrain_colour(theme, kind or "sea") & 0xFFFFFF
    shapes = [Shape(around, Ink(fill=f"#{colour:06x}"))]
    if kind is not None and isinstance(board, MilepostBoard):
        shapes += mark(theme, kind, strange_kinds(board.legend.values())).shapes
    return Symbol(f"fresh-{kind}", tuple(shapes))


def _under(ground: QPixmap, over: QPixmap, col: int, row: int) -> QPixmap:
    """The ground of a cell with what lies over it, for the place in a tile where it begins."""
    both = QPixmap(ground)
    painter = QPainter(both)
    painter.setCompositionMode(ON_TOP)
    painter.drawPixmap(-col, -row, over)
    painter.end()
    return both

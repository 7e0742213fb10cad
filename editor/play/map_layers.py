"""The map of a game in layers: what lies under the track, the track, what lies over it, trains."""

from dataclasses import replace
from importlib import import_module

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from drawing.overlay import overlay_of_game
from drawing.picture import ORDER
from drawing.qt import Painting
from drawing.sheet import Sheet
from drawing.symbols import Box, Layer, Picture
from editor.canvas.map_painter import MapPainter
from editor.canvas.scene import LAYERS, Scene
from editor.canvas.tiles import Tiles
from editor.canvas.view import View
from engine.player_aid import OnBoard

TRACK = ORDER.index("track")
UNDER = tuple(name for name in LAYERS if ORDER.index(name) < TRACK)
OVER = tuple(name for name in LAYERS if ORDER.index(name) > TRACK)
READABLE = 24.0
"""Points between two mileposts from which on track and engines are drawn as on paper."""
MOST_BOLD = 2.4


class MapLayers:
    """Paints the map of a scene with a game on it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._under = Tiles(MapPainter(scene, UNDER))
        self._over = Tiles(MapPainter(scene, OVER, is_clear=True))
        self._painting = Painting()
        self._board = OnBoard()
        self._track: Picture | None = None
        self._trains: Picture | None = None
        self._bolder = 0.0

    # -- what is shown

    def show_game(self, board: OnBoard) -> None:
        """The track and the trains as they are now."""
        self._board = board
        self._track = self._trains = None
        # What is kept of pictures that are no longer shown would pile up.
        self._painting = Painting()

    @property
    def is_small(self) -> bool:
        """Whether engines as on paper would be too small to be made out."""
        return self._bolder > 1.0

    def layer_is_new(self) -> None:
        self._under.all_dirty()
        self._over.all_dirty()

    # -- painting

    def paint(self, painter: QPainter, view: View, seen: QRect, ratio: float) -> bool:
        """Paints what there is; whether there is more to be painted."""
        self._draw_game(view)
        self._under.ratio = self._over.ratio = ratio
        painter.setClipRect(self._paper(view))
        painter.setBackground(QColor(self.scene.sheet.theme.background))
        is_missing = self._under.paint(painter, view, seen)
        self._paint_game(painter, self._track, view, seen)
        painter.setBackground(Qt.GlobalColor.transparent)
        is_missing |= self._over.paint(painter, view, seen)
        self._paint_game(painter, self._trains, view, seen)
        painter.setClipping(False)
        return is_missing

    def _paper(self, view: View) -> QRectF:
        """The map ends where its paper does, whatever is drawn beyond."""
        box = self.scene.sheet.box
        return QRectF(
            QPointF(*view.pixel((box.x, box.y))), QPointF(*view.pixel((box.right, box.bottom)))
        )

    def work(self, view: View, seen: QRect) -> bool:
        """Paints some tiles that are missing; whether others still are."""
        for tiles in (self._under, self._over):
            if tiles.has_work(view, seen):
                tiles.work(view, seen)
                return True
        return False

    def _draw_game(self, view: View) -> None:
        """Draws track and trains; bolder where the whole map is seen in small."""
        sheet = self.scene.sheet
        bolder = min(max(READABLE / (sheet.mm * view.scale), 1.0), MOST_BOLD)
        if self._track is not None and bolder == self._bolder:
            return
        self._bolder = bolder
        seats = tuple(replace(ink, width=ink.width * bolder) for ink in sheet.theme.seats)
        theme = replace(sheet.theme, seats=seats)
        overlay = overlay_of_game(self._board)
        self._track = _layer("track", replace(sheet, theme=theme, overlay=overlay))
        bare = Picture(0, 0, background="")
        self._trains = bare if self.is_small else _layer("trains", replace(sheet, overlay=overlay))

    def _paint_game(
        self, painter: QPainter, picture: Picture | None, view: View, seen: QRect
    ) -> None:
        if picture is None or not picture.layers:
            return
        x, y = view.spot(seen.left(), seen.top())
        painter.save()
        painter.translate(view.dx, view.dy)
        painter.scale(view.scale, view.scale)
        box = Box(x, y, seen.width() / view.scale, seen.height() / view.scale)
        self._painting.paint(painter, picture, box)
        painter.restore()


def _layer(name: str, sheet: Sheet) -> Picture:
    batches = tuple(import_module(f"drawing.layers.{name}").batches(sheet))
    return Picture(sheet.width, sheet.height, (Layer(name, batches),), background="")

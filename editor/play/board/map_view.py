"""The map of a game in a window: its layers, what is shown on it, and where one looks."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from drawing.map.marks.place_spots import spot_of
from drawing.map.sheet.sheet import Sheet
from editor.canvas.builder import Builder
from editor.canvas.view import View
from editor.play.board.map_layers import MapLayers
from editor.play.board.marks import Marks, MarksPainter
from engine.showing.ghosts import Ghost
from model.notation import Cell
from model.pieces.piece import Piece
from model.pieces.places import Place
from model.scenario.things import City

ZOOM_MS = 50
"""After zooming, tiles are painted when so long nothing happened: until then they are stretched."""


class MapView(QWidget):
    """Shows a game on its map; nobody can point at anything on it."""

    def __init__(self, builder: Builder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.builder = builder
        self.marks, self.view = Marks(), View()
        self._layers = MapLayers(builder.scene)
        self._pieces: Sequence[Piece] = ()
        self._neutrals: Sequence[str] = ()
        self._cities: Sequence[City] = ()
        self._is_fitted = True
        self._slice = QTimer(self, singleShot=True)
        self._slice.timeout.connect(self._work)
        builder.done.connect(self._layer_is_new)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(320, 240)

    @property
    def sheet(self) -> Sheet:
        return self.builder.scene.sheet

    # -- what is shown

    def show_map(self, builder: Builder) -> None:
        """Another map, or the same in other colours."""
        self.builder.done.disconnect(self._layer_is_new)
        self.builder = builder
        self._layers = MapLayers(builder.scene)
        builder.done.connect(self._layer_is_new)
        self.show_game(self._pieces, self._neutrals, self._cities)

    def show_game(
        self, pieces: Sequence[Piece], neutrals: Sequence[str] = (), cities: Sequence[City] = ()
    ) -> None:
        """What lies on the board now, with the cities that have appeared in play."""
        self._pieces, self._neutrals, self._cities = pieces, neutrals, cities
        if self._layers.show_cities(cities):
            self.builder.go_on()
            if self._is_fitted:
                self.fit()
        self._layers.show_game(pieces, neutrals)
        self.update()

    def show_ghost(self, ghost: Ghost, refused: Cell | None = None) -> None:
        """What is looked at, over what lies on the board, and where that may not lie."""
        self.marks.tags, self.marks.refused = ghost.tags, refused
        self.marks.cells = frozenset(
            one.place for one in ghost.pieces if isinstance(one.place, Cell)
        )
        self._layers.show_ghost(ghost.pieces)
        self.update()

    def close_down(self) -> None:
        """Hears no more of its map."""
        self._slice.stop()
        self.builder.done.disconnect(self._layer_is_new)

    # -- where one looks

    def fit(self) -> None:
        """Shows the whole map."""
        self._is_fitted = True
        self._set_view(self.view.fitted(self.sheet.box, self.width(), self.height()))

    def zoom(self, steps: int, at: QPointF | None = None) -> None:
        middle = at or QPointF(self.rect().center())
        self._is_fitted = False
        self._set_view(self.view.zoomed(steps, middle.x(), middle.y()))

    def show_place(self, place: Place) -> None:
        """Brings a place into view, if it is not well in it already."""
        inside, spot = self.rect().adjusted(40, 40, -40, -40), spot_of(self.sheet, place)
        if spot is not None and not self._is_fitted and not inside.contains(self.point_of(place)):
            self._set_view(self.view.with_spot_at(spot, self.width() / 2, self.height() / 2))

    def point_of(self, place: Place) -> QPoint:
        """Where the middle of a place is in the window; where it has none, its middle."""
        spot = spot_of(self.sheet, place)
        return self.rect().center() if spot is None else QPointF(*self.view.pixel(spot)).toPoint()

    def _set_view(self, view: View) -> None:
        if view.step != self.view.step:
            self._slice.start(ZOOM_MS)
        self.view = view
        self.update()

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        painter = QPainter(self)
        try:
            painter.fillRect(self.rect(), self.palette().window())
            ratio = self.devicePixelRatioF()
            more = self._layers.paint(painter, self.view, self.rect(), ratio, event.rect())
            if more and not self._slice.isActive():
                self._slice.start(0)
            marks = MarksPainter(painter, self.sheet, self.view)
            if self._layers.is_small:
                marks.pieces(self._pieces, self._neutrals, self.font())
            marks.paint(self.marks, self.font())
        finally:
            painter.end()

    def _work(self) -> None:
        """Paints a few tiles, and others when the window has been looked after."""
        for rect in self._layers.work(self.view, self.rect()):
            self.update(rect)
            self._slice.start(0)

    def _layer_is_new(self, _: str) -> None:
        self._layers.layer_is_new()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()

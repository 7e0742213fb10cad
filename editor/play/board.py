"""The map of a game in a window, with zoom, pan, and a pointer that acts."""

from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from drawing.map.sheet.sheet import Sheet
from editor.canvas.builder import Builder
from editor.canvas.hands import ARROWS, WHEEL
from editor.canvas.view import View
from editor.play.map_layers import MapLayers
from editor.play.marks import Marks, MarksPainter
from editor.words import tr
from engine.showing.plans import Step
from engine.showing.player_aid import OnBoard
from model.boards import grid
from model.notation import Cell

ZOOM_MS = 50
"""After zooming, tiles are painted when so long nothing happened: until then they are stretched."""
NEAR = 6
"""Points that a click may wander without becoming a drag."""


class Player(Protocol):
    """Whoever knows what pointing at the map means."""

    def clicked(self, cell: Cell) -> None: ...
    def section_clicked(self, one: Cell, other: Cell) -> bool:
        """A click between two mileposts; False where it means nothing of its own."""
        ...

    def hovered(self, cell: Cell | None) -> None: ...
    def may_drag_from(self, cell: Cell) -> bool: ...
    def dragged(self, step: Step, goes_on: bool) -> bool:
        """A step of a drag, and whether it goes on from another; False ends the drag."""
        ...


class Board(QWidget):
    """Shows a game on its map. What clicks and drags mean is somebody else's business."""

    def __init__(self, player: Player, builder: Builder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player, self.builder = player, builder
        self.marks, self.view = Marks(), View()
        self._layers = MapLayers(builder.scene)
        self._on_board = OnBoard()
        self._is_fitted = True
        self._wheel = 0
        self._press: QPointF | None = None
        self._pans = False
        self._drag: Cell | None = None
        self._drags = 0
        self._slice = QTimer(self, singleShot=True)
        self._slice.timeout.connect(self._work)
        builder.done.connect(self._layer_is_new)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(320, 240)
        self.setAccessibleName(tr("Map of the game"))
        self.setAccessibleDescription(tr("Arrow keys move from milepost to milepost, Enter acts."))

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
        self.show_game(self._on_board)

    def show_game(self, board: OnBoard) -> None:
        """The track and the trains as they are now."""
        self._on_board = board
        self._layers.show_game(board)
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

    def show_cell(self, cell: Cell) -> None:
        """Brings a milepost into view, if it is not well in it already."""
        inside = self.rect().adjusted(40, 40, -40, -40)
        if not self._is_fitted and not inside.contains(self.point_of(cell)):
            spot = self.sheet.spot(cell)
            self._set_view(self.view.with_spot_at(spot, self.width() / 2, self.height() / 2))

    def point_of(self, cell: Cell) -> QPoint:
        """Where a milepost is in the window."""
        return QPointF(*self.view.pixel(self.sheet.spot(cell))).toPoint()

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
                marks.trains(self._on_board.trains, self.font())
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

    # -- the pointer

    def cell_at(self, point: QPointF) -> Cell:
        return grid.nearest_cell(*self.sheet.position(self.view.spot(point.x(), point.y())))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        self._wheel += event.angleDelta().y()
        notches = int(self._wheel / WHEEL)
        self._wheel -= notches * WHEEL
        if notches:
            self.zoom(notches, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        cell = self.cell_at(event.position())
        is_left = event.button() == Qt.MouseButton.LeftButton
        self._press, self._pans, self._drags = event.position(), not is_left, 0
        self._drag = cell if is_left and self._player.may_drag_from(cell) else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._press is None:
            self._hover(self.cell_at(event.position()))
        elif self._drag is not None:
            self._drag_to(self.cell_at(event.position()))
        elif self._pans or (event.position() - self._press).manhattanLength() > NEAR:
            self._pan(event.position() - self._press)
            self._press = event.position()

    def _pan(self, moved: QPointF) -> None:
        self._pans, self._is_fitted = True, False
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self._set_view(self.view.moved(moved.x(), moved.y()))

    def _drag_to(self, cell: Cell) -> None:
        """Lays step after step, also where the pointer was too fast."""
        while self._drag is not None and cell != self._drag:
            step = (self._drag, grid.line(self._drag, cell)[1])
            goes_on = self._player.dragged(step, self._drags > 0)
            self._drag = step[1] if goes_on else None
            self._drags += 1

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        pressed, acted = self._press is not None, self._pans or self._drags > 0
        self._press, self._drag, self._pans, self._drags = None, None, False, 0
        self.unsetCursor()
        if pressed and not acted and event.button() == Qt.MouseButton.LeftButton:
            self._click(event.position())
        if pressed and acted:
            self._hover(self.cell_at(event.position()))

    def _click(self, point: QPointF) -> None:
        cell = self.cell_at(point)
        beside = self._section_at(point, cell) if self.marks.edges else None
        if beside is None or not self._player.section_clicked(cell, beside):
            self._player.clicked(cell)

    def _section_at(self, point: QPointF, cell: Cell) -> Cell | None:
        """The neighbour towards which a click lies, if it is not on the milepost itself."""
        spot, cells = self.view.spot(point.x(), point.y()), grid.neighbours(cell)
        away = {near: _apart(spot, self.sheet.spot(near)) for near in cells}
        near = min(cells, key=lambda one: away[one])
        is_off = _apart(spot, self.sheet.spot(cell)) > 0.2 * self.sheet.mm
        return near if is_off and away[near] < 0.85 * self.sheet.mm else None

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self._hover(None)

    def _hover(self, cell: Cell | None) -> None:
        if cell != self.marks.pointed:
            self.marks.pointed, self.marks.plan = cell, None
            self._player.hovered(cell)
            self.update()

    # -- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        pointed, key = self.marks.pointed, event.key()
        if key in ARROWS:
            self._move_cursor(ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and pointed is not None:
            self._player.clicked(pointed)
        else:
            super().keyPressEvent(event)

    def _move_cursor(self, sides: tuple[int, int]) -> None:
        here = self.marks.pointed or self.cell_at(QPointF(self.rect().center()))
        there = grid.neighbour(here, sides[here.row & 1])
        x, y = self.sheet.spot(there)
        if 0 <= x <= self.sheet.width and 0 <= y <= self.sheet.height:
            self._hover(there)
            self.show_cell(there)


def _apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)

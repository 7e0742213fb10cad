"""The map of a game in a window: painted in tiles, with zoom, pan, and a pointer that acts."""

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from drawing.qt import Painting
from drawing.symbols import Box, Picture
from editor.play.camera import Camera
from editor.play.map_picture import MapPicture
from editor.play.marks import Marks, MarksPainter
from editor.play.tiles import Tiles
from editor.words import tr
from engine.composing import Step
from engine.player_aid import OnBoard
from model.boards import grid
from model.notation import Cell

ZOOM_STEP = 1.25
SETTLES_AFTER = 140
"""Milliseconds after the last turn of the wheel until the map is painted sharply again."""
READABLE = 24.0
"""Points between two mileposts from which on track and engines are drawn as on paper."""
MOST_BOLD = 2.4
NEAR = 6
"""Points that a click may wander without becoming a drag."""
ARROWS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Player(Protocol):
    """Whoever knows what pointing at the map means."""

    def clicked(self, cell: Cell, at: QPoint) -> None: ...
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

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.marks = Marks()
        self.camera = Camera()
        self._player = player
        self._picture: MapPicture | None = None
        self._painting_of_game = Painting()
        self._under: Tiles | None = None
        self._over: Tiles | None = None
        self._track: Picture | None = None
        self._trains: Picture | None = None
        self._on_board = OnBoard()
        self._settled = 0.0
        self._bolder = 1.0
        self._fitted = True
        self._note = ""
        self._press: QPointF | None = None
        self._pans = False
        self._drag: Cell | None = None
        self._drags = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLES_AFTER)
        self._timer.timeout.connect(self._settle)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(320, 240)
        self.setAccessibleName(tr("Map of the game"))
        self.setAccessibleDescription(tr("Arrow keys move from milepost to milepost, Enter acts."))

    # -- what is shown

    def show_map(self, picture: MapPicture) -> None:
        painting = Painting()
        self._picture = picture
        self._under, self._over = Tiles(picture.under, painting), Tiles(picture.over, painting)
        self.fit()

    @property
    def picture(self) -> MapPicture | None:
        return self._picture

    def show_game(self, board: OnBoard) -> None:
        """The track and the trains as they are now."""
        self._on_board = board
        if self._picture is not None:
            self._bolder = self._boldness(self._picture)
            self._track = self._picture.track(board, self._bolder)
            self._trains = None if self._is_small else self._picture.trains(board)
            # What is kept of pictures that are no longer shown would pile up.
            self._painting_of_game = Painting()
        self.update()

    def _boldness(self, picture: MapPicture) -> float:
        """How much bolder track is than on paper: where the map is small it stays to be seen."""
        return min(max(READABLE / (picture.mm * self.camera.scale), 1.0), MOST_BOLD)

    @property
    def _is_small(self) -> bool:
        """Whether engines as on paper would be too small to be made out."""
        return self._bolder > 1.0

    def note(self, text: str) -> None:
        """Words in the middle while there is no map."""
        self._note = text
        self.update()

    # -- where one looks

    def fit(self) -> None:
        """Shows the whole map."""
        if self._picture is not None:
            under = self._picture.under
            self.camera.fit(QSizeF(under.width, under.height), QSizeF(self.size()))
            self._fitted = True
            self._settle()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        self.camera.zoom(factor, QPointF(self.rect().center()) if at is None else at)
        self._fitted = False
        self._timer.start()
        self.update()

    def show_cell(self, cell: Cell) -> None:
        """Brings a milepost into view, if it is not well in it already."""
        if self._picture is not None and not self._fitted:
            spot, size = self._picture.spot(cell), QSizeF(self.size())
            if not self.camera.shows(spot, size):
                self.camera.centre(spot, size)
                self.update()

    def point_of(self, cell: Cell) -> QPoint:
        """Where a milepost is in the window."""
        if self._picture is None:
            return QPoint()
        return self.camera.point(self._picture.spot(cell)).toPoint()

    def _settle(self) -> None:
        self._settled = self.camera.scale
        self.show_game(self._on_board)

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        painter = QPainter(self)
        try:
            painter.fillRect(self.rect(), self.palette().window())
            if self._picture is None:
                painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._note)
            else:
                self._paint(painter, self._picture)
        finally:
            painter.end()

    def _paint(self, painter: QPainter, picture: MapPicture) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_tiles(painter, self._under)
        self._paint_game(painter, self._track)
        self._paint_tiles(painter, self._over)
        self._paint_game(painter, self._trains)
        marks = MarksPainter(painter, picture, self.camera)
        if self._is_small:
            marks.trains(self._on_board.trains, self.font())
        marks.paint(self.marks, self.font())

    def _paint_tiles(self, painter: QPainter, tiles: Tiles | None) -> None:
        """Sharp tiles; while the wheel turns those of the last scale, made larger or smaller."""
        camera = self.camera
        if tiles is None:
            return
        if camera.scale == self._settled:
            tiles.paint(painter, _whole(camera.shift), camera.scale, QRectF(self.rect()))
            return
        grown = camera.scale / self._settled
        painter.save()
        painter.translate(camera.shift)
        painter.scale(grown, grown)
        seen = QRectF(-camera.shift / grown, QSizeF(self.size()) / grown)
        tiles.paint(painter, QPointF(), self._settled, seen, fresh=False)
        painter.restore()

    def _paint_game(self, painter: QPainter, picture: Picture | None) -> None:
        if picture is None or not picture.layers:
            return
        camera = self.camera
        x, y = camera.spot(QPointF())
        seen = Box(x, y, self.width() / camera.scale, self.height() / camera.scale)
        painter.save()
        painter.translate(_whole(camera.shift))
        painter.scale(camera.scale, camera.scale)
        self._painting_of_game.paint(painter, picture, seen)
        painter.restore()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    # -- the pointer

    def cell_at(self, point: QPointF) -> Cell | None:
        if self._picture is None:
            return None
        return self._picture.cell_at(self.camera.spot(point))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        turned = event.angleDelta().y() / 120
        if turned:
            self.zoom(ZOOM_STEP**turned, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        cell = self.cell_at(event.position())
        if cell is None:
            return
        is_left = event.button() == Qt.MouseButton.LeftButton
        self._press, self._pans, self._drags = event.position(), not is_left, 0
        self._drag = cell if is_left and self._player.may_drag_from(cell) else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._press is None:
            self._hover(self.cell_at(event.position()))
        elif self._drag is not None:
            self._drag_to(self.cell_at(event.position()))
        elif self._pans or (event.position() - self._press).manhattanLength() > NEAR:
            self._pan_to(event.position())

    def _pan_to(self, point: QPointF) -> None:
        if self._press is not None:
            self.camera.shift += point - self._press
            self._press, self._pans, self._fitted = point, True, False
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.update()

    def _drag_to(self, cell: Cell | None) -> None:
        """Lays step after step, also where the pointer was too fast."""
        while self._drag is not None and cell is not None and cell != self._drag:
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

    def _click(self, point: QPointF) -> None:
        cell = self.cell_at(point)
        if cell is None:
            return
        beside = self._section_at(point, cell) if self.marks.edges else None
        if beside is None or not self._player.section_clicked(cell, beside):
            self._player.clicked(cell, self.mapToGlobal(point.toPoint()))

    def _section_at(self, point: QPointF, cell: Cell) -> Cell | None:
        """The neighbour towards which a click lies, if it is not on the milepost itself."""
        if self._picture is None:
            return None
        spot, cells = self.camera.spot(point), grid.neighbours(cell)
        away = {near: _apart(spot, self._picture.spot(near)) for near in cells}
        near = min(cells, key=lambda one: away[one])
        is_off = _apart(spot, self._picture.spot(cell)) > 0.2 * self._picture.mm
        return near if is_off and away[near] < 0.85 * self._picture.mm else None

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
        if key in ARROWS and self._picture is not None:
            self._move_cursor(*ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and pointed is not None:
            self._player.clicked(pointed, self.mapToGlobal(self.point_of(pointed)))
        else:
            super().keyPressEvent(event)

    def _move_cursor(self, right: int, down: int) -> None:
        here = self.marks.pointed or self.cell_at(QPointF(self.rect().center()))
        if here is not None and self._picture is not None:
            size = self._picture.sheet.box
            there = Cell(here.col + right, here.row + down)
            x, y = self._picture.spot(there)
            if 0 <= x <= size.width and 0 <= y <= size.height:
                self._hover(there)
                self.show_cell(there)


def _whole(point: QPointF) -> QPointF:
    """Tiles meet without seams at whole points only."""
    return QPointF(round(point.x()), round(point.y()))


def _apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)

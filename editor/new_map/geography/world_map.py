"""The world map on which a box is drawn: with the mouse, or with the keys."""

import math
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.new_map.geography.box_grips import INSIDE, Grip, grip_places, moved, pulled
from editor.new_map.geography.wish import BALKANS, Larger
from editor.new_map.geography.world_gestures import Draw, Gesture, MovePlace, Pan, Pull
from editor.new_map.geography.world_marks import paint_box, paint_place
from editor.new_map.geography.world_paint import World, paint_world
from editor.new_map.geography.world_view import WorldView
from editor.words import tr
from model.imports.geo.recipes.amounts import Box

REACH: Final = 8.0
"""Pixels from a grip within which it is taken."""
WHEEL: Final = 1.0015
ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
_DIAGONALS: Final = (Qt.CursorShape.SizeFDiagCursor, Qt.CursorShape.SizeBDiagCursor)


class WorldMap(QWidget):
    """Drag for a new box, drag inside to move it, at its rim to resize; the wheel zooms."""

    box_drawn = Signal(Box)
    place_moved = Signal(int, float, float)
    """A place that is drawn larger was moved: its number, longitude and latitude."""
    place_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.world = World({}, {}, [], [])
        self.box = BALKANS
        self.places: tuple[Larger, ...] = ()
        self.chosen = 0
        self.view = WorldView.of_the_world(640, 330)
        self._ground: QPixmap | None = None
        self._gesture: Gesture | None = None
        self._is_space_down = False
        self._is_as_opened = True
        """Nobody looked elsewhere yet, so that the box is shown at every size."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(320, 180)
        self.setAccessibleName(tr("World map"))
        self.setAccessibleDescription(
            tr("Arrows move the box, Shift and arrows resize it, plus and minus zoom.")
        )

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(640, 330)

    # -- what is shown

    def show_world(self, world: World) -> None:
        self.world = world
        self._repaint()

    def show_box(self, box: Box, places: tuple[Larger, ...], chosen: int) -> None:
        self.box, self.places, self.chosen = box, places, chosen
        self.update()

    def look_at(self, view: WorldView) -> None:
        """Shows another part of the globe, and stays there."""
        self._is_as_opened = False
        self._look(view)

    def _look(self, view: WorldView) -> None:
        if view != self.view:
            self.view = view
            self._repaint()

    def zoom(self, factor: float) -> None:
        self.look_at(self.view.zoomed(factor))

    def look_at_box(self) -> None:
        self.look_at(self.view.around(self.box))

    def bring_into_sight(self) -> None:
        """Looks at the box where that is out of sight, or too small to be taken."""
        box = self.box_on_screen()
        is_small = min(box.width(), box.height()) < 3 * REACH
        if is_small or not QRectF(self.rect()).contains(box):
            self.look_at_box()

    def look_at_all(self) -> None:
        self.look_at(WorldView.of_the_world(self.width(), self.height()))

    def _repaint(self) -> None:
        self._ground = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        view = self.view.of_size(self.width(), self.height())
        self._look(view.around(self.box) if self._is_as_opened else view)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._repaint()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        ratio = self.devicePixelRatioF()
        if self._ground is None or self._ground.devicePixelRatio() != ratio:
            self._ground = self._painted(ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._ground)
        paint_box(painter, self.box_on_screen(), self._grips(), self.palette())
        for number, place in enumerate(self.places):
            is_chosen = number == self.chosen
            paint_place(painter, self.view, place, self.palette(), is_chosen=is_chosen)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._colour(), 1.0))
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.end()

    def _painted(self, ratio: float) -> QPixmap:
        """The globe without the box, kept until the view changes."""
        size = math.ceil(self.width() * ratio), math.ceil(self.height() * ratio)
        ground = QPixmap(*size)
        ground.setDevicePixelRatio(ratio)
        painter = QPainter(ground)
        painter.setFont(self.font())
        paint_world(painter, self.view, self.world, self.palette())
        painter.end()
        return ground

    def _colour(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.Highlight)

    # -- where things are on the screen

    def box_on_screen(self) -> QRectF:
        left, top = self.view.pixel(self.box.west, self.box.north)
        right, bottom = self.view.pixel(self.box.east, self.box.south)
        return QRectF(QPointF(left, top), QPointF(right, bottom)).normalized()

    def _grips(self) -> list[tuple[Grip, float, float]]:
        return [(g, *self.view.pixel(lon, lat)) for g, lon, lat in grip_places(self.box)]

    def place_at(self, spot: QPointF) -> int | None:
        """The number of the enlarged place under the pointer."""
        for number, place in reversed(list(enumerate(self.places))):
            x, y = self.view.pixel(place.lon, place.lat)
            if math.hypot(x - spot.x(), y - spot.y()) <= REACH:
                return number
        return None

    def grip_at(self, spot: QPointF) -> Grip | None:
        """Where the box would be taken: at a grip, at a side, inside, or nowhere."""
        near = [
            (math.hypot(x - spot.x(), y - spot.y()), grip)
            for grip, x, y in self._grips()
            if math.hypot(x - spot.x(), y - spot.y()) <= REACH
        ]
        if near:
            return min(near)[1]
        box = self.box_on_screen()
        if not box.adjusted(-REACH / 2, -REACH / 2, REACH / 2, REACH / 2).contains(spot):
            return None
        across = _side(spot.x(), box.left(), box.right(), ("west", "east"))
        down = _side(spot.y(), box.top(), box.bottom(), ("north", "south"))
        return Grip(across, down)  # type: ignore[arg-type]

    # -- pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._is_as_opened = False
        self._gesture = self._begun(event)
        self._show_cursor(event.position(), event.modifiers())

    def _begun(self, event: QMouseEvent) -> Gesture | None:
        spot, button = event.position(), event.button()
        if button != Qt.MouseButton.LeftButton or self._is_space_down:
            return Pan(self, spot)
        number = self.place_at(spot)
        if number is not None:
            self.place_chosen.emit(number)
            return MovePlace(self, number)
        grip = self.grip_at(spot)
        is_new = grip is None or bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        return Draw(self, spot) if is_new or grip is None else Pull(self, spot, grip)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._gesture is None:
            self._show_cursor(event.position(), event.modifiers())
        else:
            self._gesture.move(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._gesture = None
        self._show_cursor(event.position(), event.modifiers())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.LeftButton:
            self.look_at(self.view.zoomed(2.0, event.position().x(), event.position().y()))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        spot = event.position()
        turned = event.angleDelta().y() or event.angleDelta().x()
        self.look_at(self.view.zoomed(WHEEL**turned, spot.x(), spot.y()))
        event.accept()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                spot = event.position()
                self.look_at(self.view.zoomed(1.0 + event.value(), spot.x(), spot.y()))
            return True
        return super().event(event)

    def _show_cursor(self, spot: QPointF, keys: Qt.KeyboardModifier) -> None:
        self.setCursor(self._cursor_at(spot, keys))

    def _cursor_at(self, spot: QPointF, keys: Qt.KeyboardModifier) -> Qt.CursorShape:
        if isinstance(self._gesture, Pan) or self._is_space_down:
            return Qt.CursorShape.ClosedHandCursor
        if self.place_at(spot) is not None:
            return Qt.CursorShape.PointingHandCursor
        grip = self.grip_at(spot)
        if grip is None or keys & Qt.KeyboardModifier.ShiftModifier:
            return Qt.CursorShape.CrossCursor
        if grip == INSIDE:
            return Qt.CursorShape.SizeAllCursor
        if grip.across and grip.down:
            return _DIAGONALS[(grip.across == "west") != (grip.down == "north")]
        return Qt.CursorShape.SizeHorCursor if grip.across else Qt.CursorShape.SizeVerCursor

    # -- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._push(*ARROWS[key], event.modifiers())
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(1.5)
        elif key == Qt.Key.Key_Minus:
            self.zoom(1 / 1.5)
        elif key == Qt.Key.Key_Home:
            self.look_at_all()
        elif key == Qt.Key.Key_Space:
            self._is_space_down = True
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._is_space_down = False
            self.unsetCursor()
        super().keyReleaseEvent(event)

    def _push(self, across: int, up: int, keys: Qt.KeyboardModifier) -> None:
        """Arrows: a degree, with Ctrl a tenth of it; with Shift the far corner alone."""
        step = 0.1 if keys & Qt.KeyboardModifier.ControlModifier else 1.0
        box = self.box
        if keys & Qt.KeyboardModifier.ShiftModifier:
            corner = Grip("east" if across else "", "north" if up else "")
            box = pulled(box, corner, box.east + across * step, box.north + up * step, 2)
        else:
            box = moved(box, across * step, up * step, 2)
        self.box_drawn.emit(box)


def _side(at: float, first: float, last: float, names: tuple[str, str]) -> str:
    """The side that a pixel is near to; the nearer one of a narrow box."""
    away = abs(at - first), abs(at - last)
    if min(away) > REACH / 2:
        return ""
    return names[away[1] < away[0]]

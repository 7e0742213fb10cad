"""The map of a game in a window, with zoom, pan, and a pointer that acts."""

from collections.abc import Collection, Sequence
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

from drawing.map.marks.place_spots import spot_of
from drawing.map.sheet.sheet import Sheet
from editor.canvas.builder import Builder
from editor.canvas.hands import ARROWS, WAYS, WHEEL
from editor.canvas.view import View
from editor.play.board.map_layers import MapLayers
from editor.play.board.marks import Marks, MarksPainter
from editor.play.board.pointing import (
    leads_on,
    nearest_first,
    neighbour_towards,
    next_place,
    place_under,
)
from editor.play.match.words import arrow_keys
from editor.words import tr
from model.boards import grid
from model.boards.routes import RouteBoard
from model.notation import Cell
from model.pieces.piece import Piece
from model.pieces.places import Place, Step, cells_of
from model.scenario.things import City

ZOOM_MS = 50
"""After zooming, tiles are painted when so long nothing happened: until then they are stretched."""
NEAR = 6
"""Points that a click may wander without becoming a drag."""


class Player(Protocol):
    """Whoever knows what pointing at the map means."""

    def clicked(self, place: Place) -> None: ...
    def way_clicked(self, one: Cell, other: Cell) -> bool:
        """A click between two cells; False where it means nothing of its own."""
        ...

    def hovered(self, place: Place | None) -> None: ...
    def drag_goals(self, place: Place) -> Collection[Place]:
        """Where a drag from a place may lead; none where none begins there."""
        ...

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
        self._pieces: Sequence[Piece] = ()
        self._neutrals: Sequence[str] = ()
        self._cities: Sequence[City] = ()
        self.offered: Collection[Place] = ()
        """Places at which something can be done, or a drag begins."""
        self._walk_from: Place | None = None
        self._walked_to: Place | None = None
        """Where the way through what is offered began, and where it has come to."""
        self._is_fitted = True
        self._wheel = 0
        self._press: QPointF | None = None
        self._pans = False
        self._drag: Place | None = None
        self._goals: Collection[Place] = ()
        """Where the drag may lead."""
        self._goes_on = False
        """Whether the drag goes on from cell to cell."""
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
        walk = tr("N goes to the nearest places where something can be done, Shift+N back.")
        self.setAccessibleDescription(f"{arrow_keys(self.sheet.scenario)} {walk}")

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

    # -- the pointer

    def cell_at(self, point: QPointF) -> Cell:
        return grid.nearest_cell(*self.sheet.position(self.view.spot(point.x(), point.y())))

    def place_at(self, point: QPointF, offered: Collection[Place] | None = None) -> Place | None:
        """What the pointer means: of what is offered the nearest, or what lies there."""
        spot = self.view.spot(point.x(), point.y())
        return place_under(self.sheet, spot, self.offered if offered is None else offered)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        self._wheel += event.angleDelta().y()
        notches = int(self._wheel / WHEEL)
        self._wheel -= notches * WHEEL
        if notches:
            self.zoom(notches, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        place = self.place_at(event.position())
        is_left = event.button() == Qt.MouseButton.LeftButton
        self._press, self._pans, self._drags = event.position(), not is_left, 0
        self._goals = self._player.drag_goals(place) if is_left and place is not None else ()
        self._drag = place if self._goals else None
        self._goes_on = isinstance(place, Cell) and leads_on(place, self._goals)
        self.marks.aims = () if self._goes_on else self._goals
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._press is None:
            self._hover(self.place_at(event.position()))
        elif isinstance(self._drag, Cell) and self._goes_on:
            self._drag_along(self._drag, self.cell_at(event.position()))
        elif self._drag is not None:
            self._hover(self.place_at(event.position(), self._goals))
        elif self._pans or (event.position() - self._press).manhattanLength() > NEAR:
            self._pan(event.position() - self._press)
            self._press = event.position()

    def _pan(self, moved: QPointF) -> None:
        self._pans, self._is_fitted = True, False
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self._set_view(self.view.moved(moved.x(), moved.y()))

    def _drag_along(self, here: Cell, cell: Cell) -> None:
        """Lays step after step, also where the pointer was too fast."""
        while cell != here:
            step = (here, grid.line(here, cell)[1])
            self._drags += 1
            if not self._player.dragged(step, self._drags > 1):
                self._drag = None
                return
            self._drag = here = step[1]

    def _drop(self, point: QPointF) -> None:
        """Ends a drag that leads from place to place at once."""
        goal = self.place_at(point, self._goals)
        if self._drag is not None and goal is not None and goal in self._goals:
            self._drags += 1
            self._player.dragged((self._drag, goal), False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._drag is not None and not self._goes_on:
            self._drop(event.position())
        pressed, acted = self._press is not None, self._pans or self._drags > 0
        self._press, self._drag, self._pans, self._drags = None, None, False, 0
        self.marks.aims = ()
        self.update()
        self.unsetCursor()
        if pressed and not acted and event.button() == Qt.MouseButton.LeftButton:
            self._click(event.position())
        if pressed and acted:
            self._hover(self.place_at(event.position()))

    def _click(self, point: QPointF) -> None:
        place = self.place_at(point)
        if isinstance(place, Cell) and self.marks.edges:
            beside = neighbour_towards(self.sheet, self.view.spot(point.x(), point.y()), place)
            if beside is not None and self._player.way_clicked(place, beside):
                return
        if place is not None:
            self._player.clicked(place)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self._hover(None)

    def _hover(self, place: Place | None) -> None:
        if place != self.marks.pointed:
            self.marks.pointed, self.marks.plan = place, None
            self._player.hovered(place)
            self.update()

    # -- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        pointed, key = self.marks.pointed, event.key()
        if key in ARROWS:
            self._move_cursor(key)
        elif key == Qt.Key.Key_N:
            self._walk(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and pointed is not None:
            self._player.clicked(pointed)
        else:
            super().keyPressEvent(event)

    def _move_cursor(self, key: int) -> None:
        here = self.marks.pointed
        if isinstance(self.sheet.scenario.board, RouteBoard):
            self._point_at(next_place(self.sheet, here, WAYS[key]))
            return
        cells = () if here is None else cells_of(here)
        cell = cells[0] if cells else self.cell_at(QPointF(self.rect().center()))
        there = grid.neighbour(cell, ARROWS[key][cell.row & 1])
        x, y = self.sheet.spot(there)
        if 0 <= x <= self.sheet.width and 0 <= y <= self.sheet.height:
            self._point_at(there)

    def _walk(self, step: int) -> None:
        """Goes on among the places where something can be done, from the cursor outwards."""
        here = self.marks.pointed
        if here != self._walked_to or here not in self.offered:
            self._walk_from = here
        found = nearest_first(self.sheet, self.offered, self._walk_from)
        if found:
            there = found[(found.index(here) + step) % len(found)] if here in found else found[0]
            self._walked_to = there
            self._point_at(there)

    def _point_at(self, place: Place | None) -> None:
        if place is not None:
            self._hover(place)
            self.show_place(place)

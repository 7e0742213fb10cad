"""The map of a game in a window, with zoom, pan, and a pointer that acts."""

from collections.abc import Collection
from typing import Protocol

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from editor.canvas.builder import Builder
from editor.canvas.hands import WHEEL
from editor.canvas.key_hand import key_way
from editor.canvas.key_ways import Way, beside
from editor.play.board.map_view import MapView
from editor.play.board.pointing import (
    leads_on,
    nearest_first,
    neighbour_towards,
    next_place,
    place_under,
)
from editor.play.board.stroke_hand import StrokeHand
from editor.play.match.words import arrow_keys
from editor.words import tr
from engine.showing.strokes import Stroke
from model.boards import grid
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.pieces.places import Place, Step, cells_of

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
NEAR = 6
"""Points that a click may wander without becoming a drag."""


class Player(Protocol):
    """Whoever knows what pointing at the map means."""

    def entered(self) -> bool:
        """Enter was pressed; whether that was meant for something beside the map."""
        ...

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

    def begins_stroke(self, cell: Cell) -> bool:
        """Whether a stroke from side to side may begin on a cell."""
        ...

    def sketched(self, stroke: Stroke) -> None:
        """A stroke as far as it is drawn; an empty one is given up."""
        ...

    def drawn(self, stroke: Stroke) -> None:
        """A whole stroke."""
        ...


class Board(MapView):
    """Shows a game on its map. What clicks and drags mean is somebody else's business."""

    def __init__(self, player: Player, builder: Builder, parent: QWidget | None = None) -> None:
        super().__init__(builder, parent)
        self._player = player
        self.offered: Collection[Place] = ()
        """Places at which something can be done, or a drag begins."""
        self._walk_from: Place | None = None
        self._walked_to: Place | None = None
        """Where the way through what is offered began, and where it has come to."""
        self._wheel = 0
        self._press: QPointF | None = None
        self._pans = False
        self._drag: Place | None = None
        self._goals: Collection[Place] = ()
        """Where the drag may lead."""
        self._goes_on = False
        """Whether the drag goes on from cell to cell."""
        self._drags = 0
        self._stroke: StrokeHand | None = None
        """A stroke from side to side that may have begun, or is being drawn."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Map of the game"))
        walk = tr("N goes to the nearest places where something can be done, Shift+N back.")
        self.setAccessibleDescription(f"{arrow_keys(self.sheet.scenario)} {walk}")

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
        if notches and self._is_drawing:
            self._choose(-notches)
        elif notches:
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
        if self._is_drawing:
            self._give_up_stroke()
        elif is_left and self._drag is None:
            self._begin_stroke(event.position())
        self.update()

    # -- strokes

    @property
    def _is_drawing(self) -> bool:
        return self._stroke is not None and self._stroke.is_drawn

    def _begin_stroke(self, point: QPointF) -> None:
        cell = self.cell_at(point)
        is_one = not isinstance(self.sheet.scenario.board, RouteBoard)
        if is_one and self._player.begins_stroke(cell):
            self._stroke = StrokeHand(self.sheet, cell, self.view.spot(point.x(), point.y()))

    def _draw_on(self, hand: StrokeHand, point: QPointF) -> None:
        is_far = self._press is not None and (point - self._press).manhattanLength() > NEAR
        if (hand.is_drawn or is_far) and hand.move(self.view.spot(point.x(), point.y())):
            self.marks.pointed = hand.cell
            self._player.sketched(hand.stroke)

    def _choose(self, step: int) -> None:
        """Another of the things that fit where the stroke has come to."""
        if self._stroke is not None:
            self._stroke.choose(step)
            self._player.sketched(self._stroke.stroke)

    def _give_up_stroke(self) -> None:
        self._stroke, self._press = None, None
        self._player.sketched(())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._press is None:
            self._hover(self.place_at(event.position()))
        elif self._stroke is not None:
            self._draw_on(self._stroke, event.position())
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
        stroke, self._stroke = self._stroke, None
        if stroke is not None and stroke.is_drawn:
            self._drags += 1
            self._player.drawn(stroke.stroke)
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
        if self._is_drawing:
            self._key_in_stroke(key)
        elif (way := key_way(event)) is not None:
            self._move_cursor(way)
        elif key == Qt.Key.Key_N:
            self._walk(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key in ENTER:
            if not self._player.entered() and pointed is not None:
                self._player.clicked(pointed)
        else:
            super().keyPressEvent(event)

    def _key_in_stroke(self, key: int) -> None:
        if key == Qt.Key.Key_Escape:
            self._give_up_stroke()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Left):
            self._choose(-1)
        else:
            self._choose(1)

    def _move_cursor(self, way: Way) -> None:
        here, board = self.marks.pointed, self.sheet.scenario.board
        if isinstance(board, RouteBoard):
            self._point_at(next_place(self.sheet, here, way))
            return
        cells = () if here is None else cells_of(here)
        cell = cells[0] if cells else self.cell_at(QPointF(self.rect().center()))
        there = beside(board, cell, way) if isinstance(board, TerrainBoard) else cell
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

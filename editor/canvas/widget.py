"""Canvas: the widget in which a map is seen and drawn. It hands pointer and keys to the desk."""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Box, Spot
from drawing.themes.theme import Theme
from editor.canvas.builder import Builder
from editor.canvas.hands import Hands
from editor.canvas.in_hands import InHands
from editor.canvas.key_hand import comes_by_keys
from editor.canvas.line_search import Searching
from editor.canvas.map_tiles import MapTiles
from editor.canvas.overlay import Mark, Overlay
from editor.canvas.pinned_prices import Prices
from editor.canvas.resize_following import Following
from editor.canvas.scene import Scene, cells_painted, sheet_of
from editor.canvas.selection_picture import Chosen, sign_plates
from editor.canvas.traced import OVER, Traced
from editor.canvas.view import View, first_step
from editor.desk.desk import Desk
from editor.document.document import Happening
from editor.edits.thing_places import remark_places
from editor.words import tr
from model.boards import grid
from model.notation import Cell, Point
from model.scenario.change import Change

FEW = 40
"""Painted cells up to so many are shown one by one."""
ZOOM_MS = 50
"""After zooming, tiles are painted when so long nothing happened: until then they are stretched."""
SETTLE_MS, SOON_MS = 250, 30
"""After a piece of a stroke, or a step, layers are built anew when so long nothing happened."""


class Canvas(InHands):
    """One map on the screen."""

    view_changed = Signal()
    pointed = Signal()
    """The pointer or the cursor is somewhere else, or something else is there now."""
    menu_wanted = Signal(QPoint)
    dropped = Signal(object)
    """A file or a picture was dropped on the map."""

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hands = Hands(self)
        self.desk = desk
        self.view = View()
        self.scene = Scene(sheet_of(desk.scenario, theme, desk.document.folder))
        self.tiles = MapTiles(self.scene)
        self.tiles.show_layers(desk.hidden, desk.faded)
        self.builder = Builder(self.scene, self)
        self.prices = Prices(desk)
        self.searching = Searching(desk, self)
        self._chosen = Chosen()
        self.following = Following(self)
        self.traced = Traced(desk.tracing, self)
        self.marks: Sequence[Mark] = ()
        self._is_fitted = False
        self.is_by_keys = False
        """Whether somebody came here by keys: then a frame tells that the map has them."""
        self._shows_whole = False
        """Whether the whole map is shown, and is to be shown however large the window is."""
        self._stood: tuple[QSize, QPoint] | None = None
        """How large the window was, and where in it the map lay."""
        self.setObjectName("canvas")
        self._name_itself()
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(120, 120)
        self._slice = QTimer(self, singleShot=True)
        self._slice.timeout.connect(self._work)
        self._settling = QTimer(self, singleShot=True)
        self._settling.timeout.connect(self.builder.go_on)
        self.builder.done.connect(self._layer_is_new)
        self.traced.changed.connect(self._picture_is_other)
        self.searching.found.connect(self._found)
        self._unlisten = [desk.document.listen(self._heard), desk.listen(self._told)]
        self.builder.go_on()

    def _name_itself(self) -> None:
        self.setAccessibleName(tr("Map"))
        self.setAccessibleDescription(tr("Arrow keys move a cursor, Return clicks, F7 tells all."))

    # -- the view

    def set_view(self, view: View) -> None:
        if view == self.view:
            return
        self._shows_whole = False
        before, self.view = self.view, view
        if view.step != before.step:
            self._slice.start(ZOOM_MS)
            self.update()
        else:
            self._move_by(round(view.dx - before.dx), round(view.dy - before.dy))
        self.view_changed.emit()

    def _move_by(self, right: int, down: int) -> None:
        """Moves what is painted already; where words keep within the window, all is painted."""
        sketch = self.desk.sketch
        if self.desk.pin is not None or sketch.notes or sketch.legend:
            self.update()
        else:
            self.scroll(right, down)

    def fit(self) -> None:
        """Shows the whole map."""
        self.set_view(self.view.fitted(self.scene.sheet.box, self.width(), self.height()))
        self._shows_whole = True

    def zoom(self, steps: int, at: QPoint | None = None) -> None:
        middle = at or self.rect().center()
        self.set_view(self.view.zoomed(steps, middle.x(), middle.y()))

    def show_cells(self, cells: Iterable[Cell | Point], *, closer: bool = False) -> None:
        """Moves the view so that cells are seen, if they are not."""
        spots = [self.scene.sheet.spot(cell) for cell in cells]
        if not spots:
            return
        left, right = min(x for x, _ in spots), max(x for x, _ in spots)
        top, bottom = min(y for _, y in spots), max(y for _, y in spots)
        box = Box(left, top, right - left, bottom - top).grown(2 * self.scene.sheet.mm)
        if closer:
            self.set_view(self.view.fitted(box, self.width(), self.height()))
            return
        corners = [self.view.pixel((box.x, box.y)), self.view.pixel((box.right, box.bottom))]
        if not all(self.rect().contains(round(x), round(y)) for x, y in corners):
            spot = (left + right) / 2, (top + bottom) / 2
            self.set_view(self.view.with_spot_at(spot, self.width() / 2, self.height() / 2))

    def seen(self) -> Box:
        """The part of the sheet that is seen."""
        x, y = self.view.spot(0, 0)
        return Box(x, y, self.width() / self.view.scale, self.height() / self.view.scale)

    def look(self, theme: Theme) -> None:
        """Shows the map in another theme."""
        self.scene = Scene(sheet_of(self.desk.scenario, theme, self.desk.document.folder))
        self.builder.scene = self.scene
        self.tiles.see(self.scene)
        self.builder.go_on()

    def show_layers(self, hidden: frozenset[str], faded: Mapping[str, float]) -> None:
        self.tiles.show_layers(hidden, faded)
        self.update()

    def show_marks(self, marks: Sequence[Mark]) -> None:
        self.marks = marks
        self.update()

    def tell_anew(self) -> None:
        """Says everything again, in the language that is spoken now."""
        self._name_itself()
        self.look(self.scene.sheet.theme)
        self.desk.hover()
        self.update()

    def settle(self) -> None:
        """Builds and paints everything at once: for pictures and tests."""
        self.scene.build()
        self.traced.settle()
        self._fit_at_first()
        self.tiles.all_dirty()
        while self.tiles.work(self.view, self.rect(), seconds=60):
            pass
        self.update()

    def close_down(self) -> None:
        """Ends what goes on beside the window."""
        self._slice.stop()
        self._settling.stop()
        for unlisten in self._unlisten:
            unlisten()
        self.prices.close()
        self.searching.end()
        self.traced.close()
        self.builder.close()

    # -- hearing

    def _heard(self, happening: Happening) -> None:
        if self.desk.document.folder != self.scene.sheet.folder:
            self.look(self.scene.sheet.theme)  # what lies beside the map lies elsewhere now
            self.traced.follow()
        if happening.kind in ("saved", "finished", "reloaded"):
            if self.prices.is_coloured:
                self.update()
            return
        if happening.before.picture is not happening.after.picture:
            self.traced.follow()
            self.update()
        before = self.scene.sheet
        if self.scene.become(happening.after, happening.change):
            self.tiles.forget_all()
            self._keep_in_corner(before)
        self.following.heard(happening)
        self._show_painted(list(cells_painted(happening.change)), happening.change)
        self._settling.start(SETTLE_MS if happening.kind == "stroke" else SOON_MS)
        self.pointed.emit()

    def _show_painted(self, cells: Sequence[Cell], change: Change) -> None:
        """Shows at once what was painted; all of the window only where more may be different."""
        self.tiles.touch_up(cells, self.view)
        if len(cells) != len(change.steps) or len(cells) > FEW or self.desk.pin is not None:
            self.update()
            return
        reach = self.scene.sheet.mm * self.view.scale + 2
        for cell in cells:
            x, y = self.view.pixel(self.scene.sheet.spot(cell))
            self.update(QRect(int(x - reach), int(y - reach), int(2 * reach), int(2 * reach)))

    def move_by(self, now: Spot, before: Spot) -> None:
        """After something has come to another place of the sheet, shows it where it was shown."""
        right, down = ((old - new) * self.view.scale for new, old in zip(now, before, strict=True))
        self.set_view(self.view.moved(right, down))

    def _keep_in_corner(self, before: Sheet) -> None:
        """After everything has moved on the sheet, shows the same part of the board as before."""
        corner = grid.nearest_cell(*before.position(self.view.spot(0, 0)))
        self.move_by(self.scene.sheet.spot(corner), before.spot(corner))

    def _told(self, what: str) -> None:
        if what in ("sketch", "lit", "selection", "pin", "cursor"):
            self.update()
        if what == "layers":
            self.show_layers(self.desk.hidden, self.desk.faded)
        if what == "tool":
            self.hands.show_hand()
        if what == "cursor" and self.desk.cursor is not None:
            self.show_cells([self.desk.cursor])
        if what in ("sketch", "cursor", "said", "tool"):
            self.pointed.emit()

    def _found(self) -> None:
        self.prices.look_again()
        self.update()

    def _layer_is_new(self, _: str) -> None:
        self.tiles.all_dirty()
        self.update()

    def _picture_is_other(self) -> None:
        self.desk.tell("picture")
        self.update()

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        self._fit_at_first()
        exposed = event.rect()
        painter = QPainter(self)
        painter.setBackground(QColor(self.scene.sheet.theme.background))
        is_missing = self._paint_map(painter, exposed)
        over = Overlay(painter, self.scene.sheet, self.view, exposed, self._written())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.prices.heat:
            over.heat(self.prices.heat, self.prices.most)
            is_missing |= self.tiles.paint_top(painter, self.view, exposed)
            over.heat_key(self.prices.most)
        elif not self.traced.is_shown:
            self.tiles.forget_top()
        self._paint_over(over)
        painter.end()
        if is_missing and not self._slice.isActive():
            self._slice.start(0)
        self.searching.begin()

    def _written(self) -> Sequence[Box]:
        """Prices and names that lines of what is chosen leave out."""
        if not self.desk.selection.things and not self.desk.sketch.rings:
            return ()
        return [*sign_plates(self.scene), *self.tiles.painter.name_boxes(self.view.scale)]

    def _paint_map(self, painter: QPainter, exposed: QRect) -> bool:
        """Paints the map and the picture that it is traced from; whether something is missing."""
        ratio, is_missing = self.devicePixelRatioF(), False
        if self.traced.is_alone:
            painter.fillRect(exposed, painter.background())
        else:
            is_missing = self.tiles.paint(painter, self.view, exposed, ratio)
        self.traced.paint(painter, self.scene.sheet, self.view, ratio)
        if self.traced.is_shown and not self.traced.is_alone and not self.prices.heat:
            is_missing |= self.tiles.paint_top(painter, self.view, exposed, OVER)
        return is_missing

    def _fit_at_first(self) -> None:
        if not self._is_fitted and self.width() > 1:
            self._is_fitted = True
            self.fit()
            self.zoom(first_step(self.desk.settings, self.view.step))

    def _paint_over(self, over: Overlay) -> None:
        desk = self.desk
        ratio = self.devicePixelRatioF()
        self._chosen.paint(over, self.rect(), ratio, desk.scenario, desk.selection)
        over.remarks(remark_places(desk.scenario))
        over.marks(self.marks)
        over.sketch(desk.lit)
        over.sketch(desk.sketch)
        if desk.pin is not None:
            price = self.prices.sketch()
            if price is not None:
                over.sketch(price)
            over.pin(desk.pin)
        if desk.cursor is not None and self.hasFocus():
            over.cursor(desk.cursor, desk.cursor_hour)
        if self.is_by_keys and self.hasFocus():
            over.frame(self.rect(), self.palette().highlight().color())

    def _work(self) -> None:
        for rect in self.tiles.work(self.view, self.rect()):
            self.update(rect)
        if self.tiles.has_work(self.view, self.rect()):
            self._slice.start(0)

    # -- events, by Qt's names

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.is_by_keys:
            self.is_by_keys = False
            self.update()
        super().mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.desk.leave()
        super().leaveEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        if event.mimeData().hasUrls() or event.mimeData().hasImage():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        event.acceptProposedAction()
        self.dropped.emit(event.mimeData())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.menu_wanted.emit(self.cursor_pixel())
        event.accept()

    def cursor_pixel(self) -> QPoint:
        """Where the keyboard is in the window; its middle where that is nowhere."""
        at = None if self.desk.cursor is None else self.scene.sheet.spot(self.desk.cursor)
        return self.rect().center() if at is None else QPointF(*self.view.pixel(at)).toPoint()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.is_by_keys = comes_by_keys(event.reason(), before=self.is_by_keys)
        if self.is_by_keys:
            self.hands.keys.begin()
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.hands.let_go()
        self.update()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self._chosen.forget()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._stay_or_fit()
        self.view_changed.emit()
        super().resizeEvent(event)

    def _stay_or_fit(self) -> None:
        """The map never moves under the pointer, whatever comes or goes around it."""
        window = self.window()
        before, self._stood = self._stood, (window.size(), self.mapTo(window, QPoint(0, 0)))
        is_same_window = before is not None and before[0] == self._stood[0]
        if before is not None and is_same_window and self.underMouse():
            away = self._stood[1] - before[1]
            if not away.isNull():
                self._shows_whole = False
                self.set_view(self.view.moved(-away.x(), -away.y()))
        elif self._shows_whole:
            self.fit()

"""The overview: the whole map small, with the part that is seen; a click goes there."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)

from drawing.map.marks.route_lines import laid_lines
from drawing.shapes.symbols import Box
from editor.canvas.texels import Texels
from editor.canvas.widget import Canvas
from editor.document.document import Happening
from editor.panels.panel import Panel
from editor.words import tr
from model.boards.routes import RouteBoard
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems import described

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

SOON_MS = 300
"""After a change the small map is drawn anew when so long nothing else happened."""
DOT = 2.2
LINE = "#7a7f86"
"""The colour of lines of a board of routes, on light and on dark land."""
KEYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Overview(Panel):
    """The map in front, and where one is on it."""

    NAME = "overview"
    TITLE = "Overview"
    PLACE = "left"
    ORDER = 20

    def __init__(self, window: "MapWindow") -> None:
        super().__init__(window)
        self.setMinimumSize(120, 90)
        self.setAccessibleName(tr("Overview of the map"))
        self.setAccessibleDescription(tr("Arrow keys move the map in the window."))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._map: QPixmap | None = None
        self._texels = Texels()
        self._canvas: Canvas | None = None
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._again)
        window.tabs.currentChanged.connect(self.renew)
        self.refresh()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return QSize(180, 130)

    def refresh(self) -> None:
        canvas = self.window_.canvas
        if canvas is not self._canvas:
            if self._canvas is not None:
                self._canvas.view_changed.disconnect(self.update)
                self._canvas.destroyed.disconnect(self._gone)
            self._canvas = canvas
            if canvas is not None:
                canvas.view_changed.connect(self.update)
                canvas.destroyed.connect(self._gone)
        self._again()

    def heard(self, happening: Happening) -> None:
        if happening.kind not in ("saved", "finished"):
            self._soon.start()

    # -- where things are

    def _frame(self, canvas: Canvas) -> tuple[float, QPointF]:
        """Pixels a millimetre, and where the corner of the sheet lies."""
        box = canvas.scene.sheet.box
        scale = min(self.width() / max(box.width, 1e-6), self.height() / max(box.height, 1e-6))
        left = (self.width() - box.width * scale) / 2 - box.x * scale
        top = (self.height() - box.height * scale) / 2 - box.y * scale
        return scale, QPointF(left, top)

    def _look_at(self, at: QPointF) -> None:
        canvas = self._canvas
        if canvas is not None:
            scale, corner = self._frame(canvas)
            spot = (at.x() - corner.x()) / scale, (at.y() - corner.y()) / scale
            middle = canvas.width() / 2, canvas.height() / 2
            canvas.set_view(canvas.view.with_spot_at(spot, *middle))

    # -- painting

    def _again(self) -> None:
        self._map = None
        self.update()

    def _gone(self) -> None:
        self._canvas = None
        self._again()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        canvas = self._canvas
        painter = QPainter(self)
        if canvas is not None:
            if self._map is None:
                self._map = self._painted(canvas)
            painter.drawPixmap(0, 0, self._map)
            self._paint_seen(painter, canvas)
        painter.end()

    def _painted(self, canvas: Canvas) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        scale, corner = self._frame(canvas)
        sheet = canvas.scene.sheet
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(corner)
        painter.scale(scale, scale)
        is_routes = isinstance(sheet.scenario.board, RouteBoard)
        paper = sheet.theme.ink("land" if is_routes else "sea").fill
        painter.fillRect(QRectF(*sheet.box), QColor(paper or "#ffffff"))
        self._texels.paint(painter, sheet)
        painter.setPen(QPen(QColor(LINE), 1.2 / scale))
        for laid in laid_lines(sheet):
            painter.drawPolyline([QPointF(*spot) for spot in laid.spots])
        painter.setPen(Qt.PenStyle.NoPen)
        for city in sheet.scenario.cities.values():
            spot = sheet.city_spot(city)
            if spot is not None:
                major = is_foremost(sheet.scenario, city)
                painter.setBrush(QColor("#c0281e" if major else "#30343a"))
                size = (DOT if major else DOT * 0.6) / scale
                painter.drawEllipse(QPointF(*spot), size, size)
        painter.end()
        return pixmap

    def _paint_seen(self, painter: QPainter, canvas: Canvas) -> None:
        scale, corner = self._frame(canvas)
        seen = canvas.seen()
        rect = _scaled(seen, scale, corner).intersected(QRectF(self.rect()).adjusted(1, 1, -2, -2))
        for colour, width in (("#ffffff", 3.0), ("#c0281e", 1.5)):
            painter.setPen(QPen(QColor(colour), width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect)

    # -- events, by Qt's names

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.LeftButton:
            self._look_at(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._look_at(event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        if self._canvas is not None and event.angleDelta().y():
            self._canvas.zoom(1 if event.angleDelta().y() > 0 else -1)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = KEYS.get(Qt.Key(event.key()))
        canvas = self._canvas
        if step is None or canvas is None:
            super().keyPressEvent(event)
            return
        right, down = step[0] * canvas.width() / 4, step[1] * canvas.height() / 4
        canvas.set_view(canvas.view.moved(-right, -down))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._again()
        super().resizeEvent(event)


def is_foremost(scenario: Scenario, city: City) -> bool:
    """Whether a city is of the weightiest kind that its system has."""
    system = described(scenario.system)
    kind, most = system.kind(city.kind), max((one.weight for one in system.kinds), default=0)
    return kind is not None and kind.weight == most


def _scaled(box: Box, scale: float, corner: QPointF) -> QRectF:
    return QRectF(
        box.x * scale + corner.x(),
        box.y * scale + corner.y(),
        box.width * scale,
        box.height * scale,
    )

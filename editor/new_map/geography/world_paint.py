"""Painting the flat globe: sea, lands, lakes, a net of degrees, and as many names as have room."""

from base64 import b64decode
from collections.abc import Iterable, Iterator
from typing import Any, Final

from PySide6.QtCore import QByteArray, QDataStream, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPalette, QPen

from editor.new_map.geography.flat import HALF_HEIGHT, HALF_WIDTH
from editor.new_map.geography.world_view import WorldView
from model.forms.frozen import dataclass

NEAR: Final = 12.0
"""Pixels a degree from which outlines are drawn in detail."""
NETS: Final = (30, 10, 5, 2, 1)
"""Degrees from one line of the net to the next: the first that leaves them apart."""
APART: Final = 90.0
MOST_NAMES: Final = 60
FAR_SEEN: Final = 4.0
"""Pixels a degree from which cities are named."""


@dataclass(frozen=True, slots=True)
class Tints:
    """The colours of the globe, for a light window or for a dark one."""

    beyond: QColor
    sea: QColor
    land: QColor
    rim: QColor
    net: QColor
    name: QColor
    city: QColor


LIGHT: Final = ("#e9edef", "#d5e3ea", "#f6f3ea", "#b9b19c", "#c3d4dc", "#8a826d", "#5a5548")
DARK: Final = ("#1c2023", "#22313b", "#3a3f3a", "#63695f", "#2c3d48", "#9aa08f", "#c4c8bb")


def tints_for(palette: QPalette) -> Tints:
    is_dark = palette.color(QPalette.ColorRole.Window).lightness() < 128
    return Tints(*map(QColor, DARK if is_dark else LIGHT))


Outlines = list[tuple[QPainterPath, QRectF]]


def unpacked(text: str) -> Outlines:
    """Outlines as the workshop packed them, each with the box around it."""
    stream = QDataStream(QByteArray(b64decode(text)))
    found = []
    for _ in range(stream.readInt32()):
        path = QPainterPath()
        stream >> path
        found.append((path, path.boundingRect()))
    return found


@dataclass(slots=True)
class World:
    """What came of the globe so far; lands first far off, then in detail."""

    lands: dict[str, Outlines]
    lakes: dict[str, Outlines]
    countries: list[Any]
    cities: list[Any]

    def level(self, scale: float) -> str:
        """The outlines to draw at a scale: those for near, where they are there yet."""
        return "near" if scale >= NEAR and "near" in self.lands else "far"


def paint_world(painter: QPainter, view: WorldView, world: World, palette: QPalette) -> None:
    """The globe as it is seen; the painter's units are the pixels of the view."""
    tints = tints_for(palette)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    seen = QRectF(0, 0, view.width, view.height)
    painter.fillRect(seen, tints.beyond)
    left, top = view.pixel_of_flat(-HALF_WIDTH, -HALF_HEIGHT)
    globe = QRectF(left, top, 2 * HALF_WIDTH * view.scale, 2 * HALF_HEIGHT * view.scale)
    painter.fillRect(globe & seen, tints.sea)
    _net(painter, view, globe & seen, tints)
    level = world.level(view.scale)
    painter.setClipRect(globe & seen)
    _areas(painter, view, world.lands.get(level, []), tints.land, tints.rim)
    _areas(painter, view, world.lakes.get(level, []), tints.sea, tints.rim)
    painter.setClipping(False)
    _names(painter, view, world, tints)


def _net(painter: QPainter, view: WorldView, globe: QRectF, tints: Tints) -> None:
    step = next((net for net in reversed(NETS) if net * view.scale >= APART), NETS[0])
    painter.setPen(QPen(tints.net, 1.0))
    for lon in range(-180, 181, step):
        x, _ = view.pixel(lon, 0)
        if globe.left() <= x <= globe.right():
            painter.drawLine(QPointF(x, globe.top()), QPointF(x, globe.bottom()))
    for lat in range(-90 + 90 % step, 90, step):
        _, y = view.pixel(0, lat)
        if globe.top() <= y <= globe.bottom():
            painter.drawLine(QPointF(globe.left(), y), QPointF(globe.right(), y))


def _areas(painter: QPainter, view: WorldView, areas: Outlines, fill: QColor, rim: QColor) -> None:
    """The outlines that are seen, with rims as thin at every scale."""
    wide, high = view.width / view.scale, view.height / view.scale
    seen = QRectF(view.x - wide / 2, view.y - high / 2, wide, high)
    painter.save()
    painter.translate(view.width / 2, view.height / 2)
    painter.scale(view.scale, view.scale)
    painter.translate(-view.x, -view.y)
    pen = QPen(rim, 0.8)
    pen.setCosmetic(True)
    painter.setPen(pen)
    painter.setBrush(fill)
    for path, box in areas:
        if box.intersects(seen):
            painter.drawPath(path)
    painter.restore()


def _names(painter: QPainter, view: WorldView, world: World, tints: Tints) -> None:
    """Names one after the other, the most important first; none upon another."""
    font = QFont(painter.font())
    font.setPointSizeF(max(7.0, font.pointSizeF() * 0.85))
    painter.setFont(font)
    taken: list[QRectF] = []
    metrics = QFontMetricsF(font)
    painter.setPen(tints.name)
    for box, text in _free(_countries(view, world, metrics), taken, view):
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    if view.scale < FAR_SEEN:
        return
    painter.setPen(tints.city)
    painter.setBrush(tints.city)
    for box, text in _free(_cities(view, world, metrics), taken, view):
        painter.drawEllipse(QPointF(box.left() + 2.5, box.center().y()), 1.6, 1.6)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)


def _free(
    wanted: Iterable[tuple[QRectF, str]], taken: list[QRectF], view: WorldView
) -> Iterator[tuple[QRectF, str]]:
    seen = QRectF(0, 0, view.width, view.height)
    for box, text in wanted:
        if len(taken) >= MOST_NAMES:
            return
        if seen.contains(box) and not any(box.intersects(other) for other in taken):
            taken.append(box.adjusted(-5, -2, 5, 2))
            yield box, text


def _countries(
    view: WorldView, world: World, metrics: QFontMetricsF
) -> Iterator[tuple[QRectF, str]]:
    for name, lon, lat, wide in sorted(world.countries, key=lambda one: -one[3]):
        width = metrics.horizontalAdvance(name) + 2
        if width <= wide * view.scale * 0.9:
            x, y = view.pixel(lon, lat)
            yield QRectF(x - width / 2, y - metrics.height() / 2, width, metrics.height()), name


def _cities(view: WorldView, world: World, metrics: QFontMetricsF) -> Iterator[tuple[QRectF, str]]:
    for name, lon, lat in world.cities:
        x, y = view.pixel(lon, lat)
        width = metrics.horizontalAdvance(name) + 9
        yield QRectF(x - 2.5, y - metrics.height() / 2, width, metrics.height()), name

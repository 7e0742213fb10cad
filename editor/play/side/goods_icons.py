"""Icons of goods and the colours of seats, for panels and buttons."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from drawing.goods.icons_of_system import good_icon
from drawing.qt import Painting
from drawing.shapes.symbols import Box, Layer, Picture
from drawing.themes.theme import Theme
from model.scenario.scenario import Scenario
from model.scenario.things import Good

RIM = 150
"""How light the rim of an icon is on a dark window, of 255."""


class Icons:
    """Paints each icon once."""

    def __init__(self, scenario: Scenario, folder: str, theme: Theme, ratio: float) -> None:
        self._scenario, self._folder, self._theme, self._ratio = scenario, folder, theme, ratio
        self._painting = Painting()
        self._kept: dict[tuple[str, int], QPixmap] = {}

    def good(self, good: str, side: int) -> QPixmap:
        """The icon of a good, so many points wide."""
        key = (good, side)
        if key not in self._kept:
            self._kept[key] = self._painted(good, side)
        return self._kept[key]

    def icon(self, good: str, side: int) -> QIcon:
        return QIcon(self.good(good, side))

    def good_name(self, good: str) -> str:
        known = self._scenario.goods.get(good)
        return (known.name if known is not None else "") or good

    def _painted(self, good: str, side: int) -> QPixmap:
        known = self._scenario.goods.get(good) or Good(id=good)
        size, pixmap = 10.0, _empty(side, self._ratio)
        box = Box(0, 0, size, size).grown(-0.02 * size)
        batches = good_icon(self._scenario, known, box, self._theme, self._folder)
        painter = QPainter(pixmap)
        try:
            painter.scale(side / size, side / size)
            picture = Picture(size, size, (Layer("icon", tuple(batches)),), background="")
            self._painting.paint(painter, picture)
        finally:
            painter.end()
        return _rimmed(pixmap) if is_dark(self._theme) else pixmap

    def seat_colour(self, seat: int) -> QColor:
        return QColor(self._theme.seat(seat).line)

    def seat(self, seat: int, side: int) -> QPixmap:
        """A disc in the colour of a seat."""
        pixmap = _empty(side, self._ratio)
        painter = QPainter(pixmap)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QColor(0, 0, 0, 90))
            painter.setBrush(self.seat_colour(seat))
            painter.drawEllipse(1, 1, side - 2, side - 2)
        finally:
            painter.end()
        return pixmap


def is_dark(theme: Theme) -> bool:
    """Whether a map is drawn light on dark."""
    return QColor(theme.background).lightness() < 128


def _rimmed(icon: QPixmap) -> QPixmap:
    """The same with a light rim, so that a dark one is seen on a dark window."""
    light = QPixmap(icon)
    painter = QPainter(light)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(light.rect(), QColor(255, 255, 255, RIM))
    painter.end()
    whole = QPixmap(icon)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    for right, down in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        painter.drawPixmap(right, down, light)
    painter.drawPixmap(0, 0, icon)
    painter.end()
    return whole


def _empty(side: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap

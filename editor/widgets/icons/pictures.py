"""Pictures of what a tool has in hand: terrain, goods and cities as the map shows them."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen, QPixmap, QPolygonF

from drawing.goods.icons_of_system import good_icon, stands_on_dark
from drawing.map.marks.city_marks import city_symbol
from drawing.map.marks.terrain_marks import mark, strange_kinds
from drawing.qt import Painting
from drawing.shapes.curves import circle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Layer, Picture, Symbols
from drawing.themes.theme import Theme
from editor.canvas.texels import terrain_colour
from editor.widgets.contrast import is_dark
from editor.widgets.icons import icon
from model.forms.frozen import dataclass
from model.rules.terrain_kinds import terrain_kinds
from model.scenario.scenario import Scenario

FIELD = 10.0
"""Millimetres of a picture's side."""
SIZES = (24, 32, 48, 64)
_PLATE = Curves(Ink(fill="#d8dade"), [circle((FIELD / 2, FIELD / 2), FIELD * 0.49)])
"""What lies behind the icons of goods on dark ground, where a dark one could not be seen."""


@dataclass(frozen=True, slots=True)
class Pictures:
    """Draws the pictures of one scenario."""

    scenario: Scenario
    theme: Theme
    folder: str
    palette: QPalette

    def of(self, name: str) -> QIcon:
        """The picture of `terrain mountain`, `good coal`, `colour #2f6fb5`, `icon lasso` …"""
        what, _, which = name.partition(" ")
        if what == "terrain":
            return self._icon((), which)
        if what == "colour":
            return swatch(which or "#808080", max(SIZES) // 2)
        if what == "city":
            symbol = city_symbol(self.theme, which, self.scenario.system)
            return self._icon([Symbols(symbol, FIELD * 0.62, [(FIELD / 2, FIELD / 2)])])
        if what == "good" and which in self.scenario.goods:
            good = self.scenario.goods[which]
            box = Box(0, 0, FIELD, FIELD).grown(-0.05 * FIELD)
            needs_plate = is_dark(self.palette) and not stands_on_dark(self.scenario)
            behind = [_PLATE] if needs_plate else []
            drawn = good_icon(self.scenario, good, box, self.theme, self.folder)
            return self._icon([*behind, *drawn])
        return icon(which or what, self.palette) if name else QIcon()

    def _icon(self, batches: Sequence[Batch], terrain: str = "") -> QIcon:
        made = QIcon()
        for size in SIZES:
            pixmap = QPixmap(size, size)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(size / FIELD, size / FIELD)
            if terrain:
                batches = self._ground(painter, terrain)
            layers = (Layer("picture", tuple(batches)),)
            Painting().paint(painter, Picture(FIELD, FIELD, layers, background=""))
            painter.end()
            made.addPixmap(pixmap)
            made.addPixmap(pixmap, QIcon.Mode.Selected)
        return made

    def _ground(self, painter: QPainter, kind: str) -> Sequence[Batch]:
        """A hex in the colour of a terrain, and the mark to be drawn on it."""
        middle, radius = FIELD / 2, FIELD * 0.49
        corners = ((0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5))
        hexagon = QPolygonF([QPointF(middle + x * radius, middle + y * radius) for x, y in corners])
        grey = self.palette.color(QPalette.ColorRole.PlaceholderText)
        painter.setPen(QPen(grey, FIELD / 24))
        if kind == "none":
            pen = QPen(grey, FIELD / 14)
            pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.drawPolygon(hexagon)
            return ()
        painter.setBrush(QColor.fromRgba(terrain_colour(self.theme, kind)))
        painter.drawPolygon(hexagon)
        strange = strange_kinds(terrain_kinds(self.scenario))
        symbol = mark(self.theme, kind, strange)
        return [Symbols(symbol, FIELD * 0.55, [(middle, middle)])]


def swatch(colour: str, size: int = 16) -> QIcon:
    """A plain colour as a picture."""
    pixmap = QPixmap(2 * size, 2 * size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(colour))
    painter.setPen(QPen(QColor("#808080"), 2))
    painter.drawRoundedRect(QRectF(2, 2, 2 * size - 4, 2 * size - 4), 5, 5)
    painter.end()
    made = QIcon(pixmap)
    made.addPixmap(pixmap, QIcon.Mode.Selected)  # a colour is the same when it is chosen
    return made

"""What lies over the map: selection, sketches of tools, problems, prices, the keyboard's cursor."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Box
from editor.canvas.key_ways import spot_at
from editor.canvas.plates import Plates
from editor.canvas.texels import terrain_colour
from editor.canvas.view import View
from editor.pointing.sketch import EMPTY, Look, Place, Sketch, SketchLine
from editor.words import tr
from model.boards.hexes import HexBoard
from model.boards.rims import rims
from model.forms.frozen import dataclass
from model.notation import Cell, Path, Point

LOOKS: Mapping[Look, str] = {
    "new": "#0a64c8",
    "old": "#555555",
    "gone": "#c0281e",
    "good": "#157a36",
    "bad": "#c0281e",
    "price": "#8a2be2",
}
SEVERITIES = {"error": "#c0281e", "warning": "#d98200", "info": "#2f6fb5"}
KNOT = 4.0
NEAR = 40.0
"""A sign or a spot of colour reaches at most so many pixels from its place."""
VEIL = 60
"""How strongly a shade covers the map, of 255: names under it stay readable."""
CURSOR = (("#101418", 6.0), ("#ffffff", 3.5), ("#0a64c8", 1.5))
"""Dark, light and blue: one of them is seen on every map."""
FEW = 50
"""So many cells are outlined anew each time."""
MARK = 9.0
"""Pixels of the sign of a problem."""


@dataclass(frozen=True, slots=True)
class Mark:
    """The sign of a problem at its place."""

    at: Place
    severity: str
    is_chosen: bool = False


class Overlay:
    """Paints over the exposed part of a view of a sheet; all in pixels of the window."""

    def __init__(
        self,
        painter: QPainter,
        sheet: Sheet,
        view: View,
        exposed: QRect,
        written: Sequence[Box] = (),
    ) -> None:
        """`written` are signs and names on the sheet that no line of a selection covers."""
        self.painter, self.sheet, self.view = painter, sheet, view
        self.written = written
        self.plates = Plates(painter)
        self._near = QRectF(exposed).adjusted(-NEAR, -NEAR, NEAR, NEAR)

    def pixel(self, place: Place) -> QPointF:
        return QPointF(*self.view.pixel(self.sheet.spot(place)))

    def selection(self, cells: frozenset[Cell]) -> None:
        """Chosen cells: a tint with a line around them."""
        if not cells:
            return
        path = self._around(cells)
        self.painter.fillPath(path, QColor(10, 100, 200, 50))
        self._line(path, "#ffffff", 3.0)
        self._line(path, "#0a64c8", 1.5, dash=(4, 3))

    def things(self, places: Iterable[Sequence[Place]]) -> None:
        """Chosen things: a ring around a place, a line around cells, a broad line along a path."""
        for spots in places:
            cells = [place for place in spots if isinstance(place, Cell)]
            if len(spots) == 1:
                self._ring(self.pixel(spots[0]))
            elif len(cells) == len(spots) > 2:
                self._chosen_line(self._around(cells), 5.0, 2.5)
            elif spots:
                self._chosen_line(self._path(spots, closed=False), 7.0, 3.0)

    def _chosen_line(self, path: QPainterPath, wide: float, narrow: float) -> None:
        """A line in two colours that leaves out the prices and names on its way."""
        around, reach = QPainterPath(), path.boundingRect().adjusted(-NEAR, -NEAR, NEAR, NEAR)
        around.addRect(reach)
        self.painter.save()
        self.painter.setClipPath(
            around.subtracted(self._written_in(reach)), Qt.ClipOperation.IntersectClip
        )
        self._line(path, "#ffffff", wide)
        self._line(path, "#0a64c8", narrow)
        self.painter.restore()

    def _written_in(self, reach: QRectF) -> QPainterPath:
        """Where something is written in a part of the window."""
        signs = QPainterPath()
        signs.setFillRule(Qt.FillRule.WindingFill)
        for left, top, width, height in self.written:
            corners = (left, top), (left + width, top + height)
            box = QRectF(*(QPointF(*self.view.pixel(spot)) for spot in corners))
            if box.intersects(reach):
                signs.addRect(box)
        return signs

    def _ring(self, at: QPointF) -> None:
        radius = max(8.0, self.sheet.mm * self.view.scale * 0.62)
        path = QPainterPath()
        path.addEllipse(at, radius, radius)
        self._chosen_line(path, 4.0, 2.0)

    def sketch(self, sketch: Sketch) -> None:
        if sketch is EMPTY:
            return
        self._cells(sketch)
        for line in sketch.lines:
            self._sketch_line(line)
        for place in sketch.rings:
            self._ring(self.pixel(place))
        for knot in sketch.knots:
            self._knot(self.pixel(knot))
        self._written(sketch)

    def _cells(self, sketch: Sketch) -> None:
        for cell, kind in sketch.paint:
            self._painted(cell, kind)
        for cell, shade in sketch.shades:
            self._shaded(cell, shade)
        if sketch.cells:
            soft = QColor(LOOKS[sketch.look])
            soft.setAlpha(70)
            path = self._around(sketch.cells)
            if not sketch.paint:
                self.painter.fillPath(path, soft)
            self._line(path, LOOKS[sketch.look], 1.5)

    def _written(self, sketch: Sketch) -> None:
        """The words of a sketch, over all that it draws."""
        for sign in sketch.signs:
            at = self.pixel(sign.at)
            if self._near.contains(at):
                self.plates.right_on(at, sign.text)
        if sketch.legend:
            self.plates.in_corner(sketch.legend)
        drawn = [self.pixel(place) for line in sketch.lines for place in line.places]
        for note in sketch.notes:
            self.plates.beside(self.pixel(note.at), note.text, drawn)
        if sketch.field is not None:
            self.plates.field(self.pixel(sketch.field.at), sketch.field)

    def _painted(self, cell: Cell, kind: str | None) -> None:
        """A cell as it would look: the colour of its terrain, a little of the map below."""
        shade = QColor.fromRgba(terrain_colour(self.sheet.theme, kind or "sea"))
        shade.setAlpha(190)
        self.painter.fillPath(self._around([cell]), shade)

    def _shaded(self, cell: Cell, colour: str) -> None:
        """A cell under a veil of a colour, with a rim of it."""
        veil, path = QColor(colour), self._around([cell])
        veil.setAlpha(VEIL)
        self.painter.fillPath(path, veil)
        self._line(path, "#ffffff", 4.5)
        self._line(path, colour, 3.0)

    def remarks(self, places: Iterable[Place]) -> None:
        """Where notes are pinned: small yellow slips."""
        for place in places:
            at = self.pixel(place) + QPointF(5, -15)
            if not self._near.contains(at):
                continue
            self.painter.setPen(QPen(QColor("#6b5200"), 1))
            self.painter.setBrush(QColor("#ffe27a"))
            self.painter.drawRect(QRectF(at.x(), at.y(), 10, 10))
            for line in (3.5, 6.5):
                self.painter.drawLine(at + QPointF(2, line), at + QPointF(8, line))

    def _sketch_line(self, line: SketchLine) -> None:
        if len(line.places) == 1:
            self._knot(self.pixel(line.places[0]))
        elif line.places:
            path = self._path(line.places, closed=line.closed)
            self._line(path, "#ffffff", 5.0)
            self._line(path, LOOKS[line.look], 2.5)

    def _knot(self, at: QPointF) -> None:
        self.painter.setPen(QPen(QColor("#0a64c8"), 1.5))
        self.painter.setBrush(QColor("#ffffff"))
        self.painter.drawRect(QRectF(at.x() - KNOT, at.y() - KNOT, 2 * KNOT, 2 * KNOT))

    def marks(self, marks: Iterable[Mark]) -> None:
        for mark in marks:
            at = self.pixel(mark.at) + self._beside(mark.at)
            if not self._near.contains(at):
                continue
            colour = QColor(SEVERITIES.get(mark.severity, "#555555"))
            size = MARK * (1.5 if mark.is_chosen else 1.0)
            self.painter.setPen(QPen(QColor("#ffffff"), 1.5))
            self.painter.setBrush(colour)
            self.painter.drawPolygon(_sign(at, mark.severity, size))
            if mark.is_chosen:
                self.painter.setBrush(Qt.BrushStyle.NoBrush)
                self.painter.setPen(QPen(colour, 3))
                self.painter.drawEllipse(at, 2 * size, 2 * size)

    def _beside(self, place: Place) -> QPointF:
        """From the middle of a hex to its upper right, where it has room for the sign of a problem.

        What is written on a hex, its name too, stays readable.
        """
        across = self.sheet.mm * self.view.scale
        if not isinstance(place, Cell) or not isinstance(self.sheet.scenario.board, HexBoard):
            return QPointF()
        return QPointF(0.33, -0.3) * across if across > 4 * MARK else QPointF()

    def cursor(self, place: Cell | Point, hour: int = 0) -> None:
        """Around a cell, or a ring around a free point; a dot at the side or corner meant."""
        path = QPainterPath()
        if isinstance(place, Cell):
            path = self._around([place])
        else:
            radius = max(0.5 * self.sheet.mm * self.view.scale, 8.0)
            path.addEllipse(self.pixel(place), radius, radius)
        for colour, width in CURSOR:
            self._line(path, colour, width)
        if hour:
            meant = spot_at(self.sheet.scenario.board, place, hour)
            at = QPointF(*self.view.pixel(self.sheet.spot_at(meant)))
            self.painter.setPen(QPen(QColor(CURSOR[0][0]), 2))
            self.painter.setBrush(QColor("#ffffff"))
            self.painter.drawEllipse(at, KNOT, KNOT)

    def frame(self, window: QRect, colour: QColor) -> None:
        """Around the whole window: the map has the keys."""
        path = QPainterPath()
        path.addRect(QRectF(window).adjusted(1.5, 1.5, -1.5, -1.5))
        self._line(path, colour, 3.0)

    def pin(self, cell: Cell) -> None:
        at = self.pixel(cell)
        self.painter.setPen(QPen(QColor("#ffffff"), 1.5))
        self.painter.setBrush(QColor(LOOKS["price"]))
        head = at - QPointF(0, 16)
        self.painter.drawPolygon(QPolygonF([at, head + QPointF(6, 2), head + QPointF(-6, 2)]))
        self.painter.drawEllipse(head, 7, 7)

    def heat(self, prices: Mapping[Cell, int], most: int) -> None:
        """Every milepost in a colour that says what it costs to come there."""
        radius = max(2.0, self.sheet.mm * self.view.scale * 0.33)
        near = self._near.adjusted(-radius, -radius, radius, radius)
        self.painter.setPen(Qt.PenStyle.NoPen)
        for cell, price in prices.items():
            at = self.pixel(cell)
            if near.contains(at):
                self.painter.setBrush(QBrush(cost_colour(price, most)))
                self.painter.drawEllipse(at, radius, radius)

    def heat_key(self, most: int) -> None:
        """In the corner: which colour says which price."""
        metrics, (_, bottom) = self.painter.fontMetrics(), self.plates.room()
        words = (tr("Price from the pin"), "0", str(most))
        width = max(metrics.horizontalAdvance(words[0]), 120)
        height = 2 * metrics.lineSpacing() + 12
        box = QRectF(10, bottom - height - 22, width + 20, height + 12)
        self.painter.setPen(QPen(QColor("#30343a"), 1))
        self.painter.setBrush(QColor(255, 255, 250, 240))
        self.painter.drawRoundedRect(box, 4, 4)
        bar = QRectF(20, box.y() + metrics.lineSpacing() + 8, width, 8)
        colours = QLinearGradient(bar.topLeft(), bar.topRight())
        for part in range(11):
            colours.setColorAt(part / 10, cost_colour(part, 10))
        self.painter.fillRect(bar, QColor("#ffffff"))
        self.painter.fillRect(bar, QBrush(colours))
        self.painter.setPen(QColor("#1c1f23"))
        base = bar.bottom() + metrics.ascent() + 2
        self.painter.drawText(QPointF(20, box.y() + 4 + metrics.ascent()), words[0])
        self.painter.drawText(QPointF(20, base), words[1])
        right = bar.right() - metrics.horizontalAdvance(words[2])
        self.painter.drawText(QPointF(right, base), words[2])

    # -- lines

    def _around(self, cells: Collection[Cell]) -> QPainterPath:
        path = QPainterPath()
        for rim in _rims(cells):
            path.addPolygon(QPolygonF([self.pixel(corner) for corner in rim]))
            path.closeSubpath()
        return path

    def _path(self, places: Sequence[Place], *, closed: bool) -> QPainterPath:
        path = QPainterPath(self.pixel(places[0]))
        for place in places[1:]:
            path.lineTo(self.pixel(place))
        if closed:
            path.closeSubpath()
        return path

    def _line(
        self, path: QPainterPath, colour: QColor | str, width: float, dash: tuple[int, ...] = ()
    ) -> None:
        pen = QPen(QColor(colour), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if dash:
            pen.setDashPattern(list(dash))
        self.painter.strokePath(path, pen)


def _rims(cells: Collection[Cell]) -> Sequence[Path]:
    """The rims of some cells; those of a large area are kept while it is shown."""
    is_kept = isinstance(cells, tuple) and len(cells) > FEW
    return _kept_rims(tuple(cells)) if is_kept else rims(cells)


@lru_cache(maxsize=4)
def _kept_rims(cells: tuple[Cell, ...]) -> Sequence[Path]:
    return rims(cells)


def cost_colour(price: int, most: int) -> QColor:
    """From pale yellow, cheap, over orange to dark violet."""
    part = min(1.0, price / max(most, 1))
    return QColor.fromHsvF((0.14 - 0.36 * part) % 1.0, 0.35 + 0.5 * part, 0.98 - 0.45 * part, 0.75)


def _sign(at: QPointF, severity: str, size: float) -> QPolygonF:
    """An error is a diamond, a warning a triangle, all else a square: not by colour alone."""
    turns: tuple[tuple[float, float], ...]
    if severity == "error":
        turns = ((0, -1), (1, 0), (0, 1), (-1, 0))
    elif severity == "warning":
        turns = ((0, -1), (0.95, 0.75), (-0.95, 0.75))
    else:
        turns = ((-0.7, -0.7), (0.7, -0.7), (0.7, 0.7), (-0.7, 0.7))
    return QPolygonF([QPointF(at.x() + x * size, at.y() + y * size) for x, y in turns])

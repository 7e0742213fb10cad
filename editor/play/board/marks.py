"""What is drawn over the map of a game: where something can be done, and what a click would do."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from drawing.map.marks.owner_inks import owner_ink
from drawing.map.marks.piece_kinds import lies_over
from drawing.map.marks.place_spots import spot_of, spots_of
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet
from drawing.owner_signs import owner_sign
from editor.canvas.view import View
from engine.showing.ghosts import Tag
from engine.showing.plans import Plan
from model.boards import grid
from model.boards.routes import RouteBoard
from model.notation import Cell, Corner
from model.pieces.piece import Piece
from model.pieces.places import AtCity, Place, Step

HALO = QColor(255, 255, 255, 220)
INK = QColor(24, 24, 28)
REFUSED = QColor(170, 32, 32)
WIDEST = 300.0
"""Of words beside the pointer, in points."""
TARGET = 0.17
"""The radius of a target, in cells."""
AROUND = 0.43
"""The same of a target around what is printed on a hex, where hexes are large enough."""
MANY = 24
"""Where there are more targets than this they are smaller, so that the map is seen."""
DISC = 8.0
"""The radius of the disc that stands for a piece on a small map, in points."""
SMALLEST, LARGEST = 2.5, 8.0
"""The same in points, however small or large the map is."""


@dataclass(slots=True)
class Marks:
    """What is to be seen over the map."""

    colour: QColor = field(default_factory=lambda: QColor("#444444"))
    """Of the seat that has to act."""
    places: Collection[Place] = ()
    """Where a click does something in one step."""
    edges: Collection[Step] = ()
    """Ways that can be chosen."""
    aims: Collection[Place] = ()
    """Where what is being dragged may be dropped."""
    plan: Plan | None = None
    """What a click at the pointer would do."""
    pointed: Place | None = None
    goals: Collection[Place] = ()
    sources: Collection[Place] = ()
    """Places of a line of a card that somebody looks at: where it leads to, and comes from."""
    cells: Collection[Cell] = ()
    """Cells on which something would be laid."""
    tags: Collection[Tag] = ()
    """Words at places, of what is looked at."""
    refused: Cell | None = None
    """Where what is shown may not lie; then the words at the pointer say why."""


class MarksPainter:
    """Paints marks with a painter whose units are points of the window."""

    def __init__(self, painter: QPainter, sheet: Sheet, view: View) -> None:
        self.painter, self.sheet, self.view = painter, sheet, view
        self.cell = sheet.mm * view.scale
        """The distance of two cells, in points; on routes, where there are none, half a column."""
        if isinstance(sheet.scenario.board, RouteBoard):
            self.cell /= 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self, marks: Marks, font: QFont) -> None:
        for places, colour in ((marks.sources, "#2f7d32"), (marks.goals, "#c2410c")):
            for place in places:
                self._beacon(place, QColor(colour))
        self._lines(marks.edges, marks.colour, 0.2, Qt.PenStyle.DotLine)
        targets = marks.aims or marks.places
        size = TARGET if len(targets) <= MANY else TARGET / 2
        radius = min(max(self.cell * size, SMALLEST), LARGEST)
        is_many = len(targets) > MANY
        self._ways(targets if not is_many else _apart(targets), marks.colour)
        for place in targets if not is_many else _apart(targets):
            if not is_many and isinstance(place, Cell) and AROUND * self.cell > 2 * LARGEST:
                self._around(place, marks.colour)
                continue
            # Names stand below what lies on a hex.
            self._target(place, radius, marks.colour, -0.36 * self.cell if is_many else 0.0)
        if marks.plan is not None:
            self._lines(marks.plan.later, marks.colour, 0.08, Qt.PenStyle.DotLine)
            self._lines(marks.plan.steps, marks.colour, 0.15, Qt.PenStyle.SolidLine)
        for cell in marks.cells if not marks.tags else ():
            self._outline(cell, marks.colour, is_refused=cell == marks.refused)
        for tag in marks.tags:
            self._owned(tag, font)
        if marks.pointed is not None:
            self._pointer(marks.pointed, marks.colour if marks.plan is not None else None)
            if marks.plan is not None and marks.plan.short:
                paper = REFUSED if marks.refused is not None else INK
                self._tag(marks.pointed, marks.plan.short, font, paper)

    def pieces(self, pieces: Iterable[Piece], neutrals: Sequence[str], font: QFont) -> None:
        """What stands on the board as discs, where it would be too small to be made out."""
        sheet = replace(self.sheet, overlay=Overlay(neutrals=neutrals))
        system = sheet.scenario.system
        small = QFont(font)
        small.setBold(True)
        small.setPixelSize(round(DISC * 1.3))
        beside: Counter[Place] = Counter()
        for piece in pieces:
            point = self._point(piece.place)
            is_point = isinstance(piece.place, Cell | Corner | AtCity)
            if point is None or not is_point or not lies_over(system, piece):
                continue
            at = point + QPointF(2 * DISC * beside[piece.place], 0)
            beside[piece.place] += 1
            colour = QColor(owner_ink(sheet, piece.owner).line)
            self.painter.setPen(QPen(HALO, 2.0))
            self.painter.setBrush(colour)
            self.painter.drawEllipse(at, DISC, DISC)
            self.painter.setPen(INK if colour.lightness() > 150 else HALO)
            self.painter.setFont(small)
            box = QRectF(at.x() - DISC, at.y() - DISC, 2 * DISC, 2 * DISC)
            self.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign_on_disc(piece, neutrals))

    def _point(self, place: Place) -> QPointF | None:
        spot = spot_of(self.sheet, place)
        return None if spot is None else QPointF(*self.view.pixel(spot))

    def _target(self, place: Place, radius: float, colour: QColor, down: float = 0.0) -> None:
        self._ring(place, radius, HALO, radius * 0.9, down)
        self._ring(place, radius, colour, radius * 0.5, down)

    def _around(self, cell: Cell, colour: QColor) -> None:
        """A thin ring within a hex: what is printed there can be read."""
        self._ring(cell, AROUND * self.cell, HALO, 4.5)
        self._ring(cell, AROUND * self.cell, colour, 2.5)

    def _ring(
        self, place: Place, radius: float, colour: QColor, width: float, down: float = 0.0
    ) -> None:
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(colour, width))
        point = self._point(place)
        if point is not None:
            self.painter.drawEllipse(point + QPointF(0.0, down), radius, radius)

    def _pointer(self, place: Place, colour: QColor | None) -> None:
        """Wider where a click does something, so that it is told from what could be clicked."""
        radius, wide = max(self.cell * 0.42, 5.0), 2.0 if colour is None else 4.0
        self._ring(place, radius, HALO, wide + 2.5)
        self._ring(place, radius, colour or INK, wide)

    def _beacon(self, place: Place, colour: QColor) -> None:
        """A city that somebody looks for."""
        radius = max(self.cell * 0.85, 11.0)
        self._ring(place, radius, HALO, 7.0)
        self._ring(place, radius, colour, 4.0)

    def _lines(
        self, steps: Iterable[Step], colour: QColor, width: float, style: Qt.PenStyle
    ) -> None:
        path = QPainterPath()
        for one, other in steps:
            start, end = self._point(one), self._point(other)
            if start is not None and end is not None:
                path.moveTo(start)
                path.lineTo(end)
        self._stroke(path, colour, width, style)

    def _ways(self, places: Iterable[Place], colour: QColor) -> None:
        """The whole length of sides, edges, lines and segments."""
        path = QPainterPath()
        for place in places:
            spots = [QPointF(*self.view.pixel(spot)) for spot in spots_of(self.sheet, place)]
            for number, point in enumerate(spots if len(spots) > 1 else ()):
                if number:
                    path.lineTo(point)
                else:
                    path.moveTo(point)
        if not path.isEmpty():
            self._stroke(path, colour, 0.06, Qt.PenStyle.DotLine)

    def _stroke(self, path: QPainterPath, colour: QColor, width: float, style: Qt.PenStyle) -> None:
        wide = max(self.cell * width, 2.5)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (QPen(HALO, wide + 3.0), QPen(colour, wide, style)):
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            self.painter.setPen(pen)
            self.painter.drawPath(path)

    def _outline(self, cell: Cell, colour: QColor, *, is_refused: bool) -> None:
        """The border of a hex on which something would lie; dashed where it may not.

        Red alone would not do: it is the colour of a seat as well.
        """
        path = QPainterPath()
        corners = [QPointF(*self.view.pixel(self.sheet.spot(one))) for one in grid.corners(cell)]
        path.addPolygon(QPolygonF([*corners, corners[0]]))
        style = Qt.PenStyle.DashLine if is_refused else Qt.PenStyle.SolidLine
        self._stroke(path, REFUSED if is_refused else colour, 0.05, style)

    def _owned(self, tag: Tag, font: QFont) -> None:
        """Words on the colour of an owner, in the middle of a place."""
        point = self._point(tag.place)
        if point is None:
            return
        colour = QColor(owner_ink(self.sheet, tag.owner).line)
        box = _box(font, tag.text)
        box.moveCenter(point)
        self._words(box, tag.text, font, colour)

    def _tag(self, place: Place, text: str, font: QFont, colour: QColor) -> None:
        """A few words beside the pointer, inside the window."""
        box = _box(font, text, WIDEST)
        at = (self._point(place) or QPointF()) + QPointF(16, 14)
        seen = QRectF(self.painter.viewport())
        at.setX(max(4.0, min(at.x(), seen.right() - box.width() - 4)))
        if at.y() + box.height() > seen.bottom() - 4:
            at.setY(at.y() - box.height() - 28)
        box.moveTopLeft(at)
        self._words(box, text, font, colour)

    def _words(self, box: QRectF, text: str, font: QFont, colour: QColor) -> None:
        paper = QColor(colour)
        paper.setAlpha(232)
        self.painter.setPen(QPen(HALO, 1.5))
        self.painter.setBrush(paper)
        self.painter.drawRoundedRect(box, 5, 5)
        self.painter.setPen(INK if colour.lightness() > 150 else QColor("#ffffff"))
        self.painter.setFont(font)
        wraps = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        self.painter.drawText(box.adjusted(5, 2, -5, -2), int(wraps), text)


def sign_on_disc(piece: Piece, neutrals: Sequence[str]) -> str:
    """What stands on a disc: whose it is, a number that is written on the piece, or its kind."""
    number = piece.text if piece.text.isdecimal() and len(piece.text) < 3 else ""
    return owner_sign(piece.owner, neutrals) or number or piece.kind[:1].upper()


def _apart(targets: Collection[Place]) -> Iterable[Place]:
    """Of many targets those that are cells, if there are any: what lies on them is seen then."""
    cells = [place for place in targets if isinstance(place, Cell)]
    return cells or targets


def _box(font: QFont, text: str, widest: float = 1e6) -> QRectF:
    """The room that words take."""
    around = QFontMetricsF(font).boundingRect(
        QRectF(0, 0, widest, 1e6), int(Qt.TextFlag.TextWordWrap), text
    )
    return QRectF(0, 0, around.width() + 14, around.height() + 6)

"""Shapes made ready for painting: paths, the boxes they reach into, and how they are filled."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from drawing.qt.inks import PRINTED, brush_of, path_of, pattern_of, pen_of
from drawing.qt.strokes import LONG, Pieces, draw_in_pieces, is_slow
from drawing.shapes.symbols import Box, Curves, Ink, Spot, Symbol


class Ready(NamedTuple):
    """A path, the box that it reaches into with its line, and the pieces of a long line."""

    path: QPainterPath
    box: Box
    pieces: Pieces


def ready(path: QPainterPath, ink: Ink) -> Ready:
    bounds = path.controlPointRect()
    box = Box(bounds.x(), bounds.y(), bounds.width(), bounds.height())
    return Ready(path, box.grown(ink.width if ink.line else 0.0), Pieces(path))


def ready_curves(batch: Curves) -> list[Ready]:
    return [ready(path_of(curve), batch.ink) for curve in batch.curves]


class SymbolShapes:
    """A symbol in its size."""

    def __init__(self, symbol: Symbol, size: float) -> None:
        self.symbol = symbol
        self.parts = [(path_of(shape.curve, size), shape.ink) for shape in symbol.shapes]
        boxes = [ready(path, ink).box for path, ink in self.parts]
        left, top = min((b.x for b in boxes), default=0), min((b.y for b in boxes), default=0)
        right = max((b.right for b in boxes), default=0)
        bottom = max((b.bottom for b in boxes), default=0)
        self.box = Box(left, top, right - left, bottom - top)

    def draw(self, painter: QPainter, dots: float, *, printed: bool) -> None:
        """The symbol around the origin."""
        for path, ink in self.parts:
            fill(painter, path, ink, dots, printed=printed)

    def draw_all(
        self, painter: QPainter, spots: Sequence[Spot], dots: float, *, printed: bool
    ) -> None:
        """The symbol at many spots; apart from each other they are painted as one."""
        groups = [spots] if are_apart(spots, self.box) else [[spot] for spot in spots]
        for group in groups:
            for path, ink in self.parts:
                together = QPainterPath()
                for x, y in group:
                    together.addPath(path.translated(x, y))
                fill(painter, together, ink, dots, printed=printed)


def are_apart(spots: Sequence[Spot], box: Box) -> bool:
    """Whether a symbol that reaches so far never comes to lie over its neighbour."""
    side = max(box.width, box.height)
    if side <= 0:
        return True
    seen: dict[tuple[int, int], list[Spot]] = {}
    for x, y in spots:
        col, row = int(x // side), int(y // side)
        for near in ((col + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
            for x2, y2 in seen.get(near, ()):
                if abs(x - x2) < box.width and abs(y - y2) < box.height:
                    return False
        seen.setdefault((col, row), []).append((x, y))
    return True


def fill(  # noqa: PLR0913 (a path is filled by ink, sharpness, and where it is drawn)
    painter: QPainter,
    path: QPainterPath,
    ink: Ink,
    dots: float,
    *,
    printed: bool,
    pieces: Pieces | None = None,
) -> None:
    """Fills a path, lays the pattern over the fill, and draws its line."""
    in_pieces = not printed and is_slow(ink, path, dots)
    pieces = pieces or Pieces(path)
    if not printed and path.elementCount() > LONG:
        path = pieces.leftwards(painter)
    if not ink.pattern and not in_pieces:
        painter.setPen(pen_of(ink))
        painter.setBrush(brush_of(ink))
        painter.drawPath(path)
        return
    if ink.fill:
        painter.fillPath(path, brush_of(ink))
    if ink.pattern:
        sharp = PRINTED if printed else dots
        brush = pattern_of(ink.pattern, ink.pattern_line, sharp, printed=printed)
        painter.fillPath(path, brush)
    if in_pieces:
        draw_in_pieces(painter, pieces, ink, dots)
    elif pen_of(ink).style() != Qt.PenStyle.NoPen:
        painter.strokePath(path, pen_of(ink))

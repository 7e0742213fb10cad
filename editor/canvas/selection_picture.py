"""What is selected, over the map: a little is painted each time, much is kept as a picture."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from drawing.map.sheet.sheet import Sheet
from drawing.shapes.outlines import box_of
from drawing.shapes.symbols import Box, Close, Curves, Spot
from editor.canvas.overlay import Overlay
from editor.canvas.scene import Scene
from editor.canvas.view import View
from editor.edits.thing_places import lines_of
from editor.pointing.selection import Selection
from editor.pointing.sketch import Place
from model.notation import Cell
from model.scenario.scenario import Scenario

PRICE = "price of "
"""How the keys of such signs begin."""
A_LITTLE = 12
"""So many things are painted each time; cells count a tenth."""
AROUND = 0.25
"""How far the picture goes beyond the window at each side, in windows."""


Lie = tuple[Spot, ...]
"""Where a few cells are on the sheet, which tells where all of them are."""


class Kept(NamedTuple):
    """A picture of a selection, and what it shows from where."""

    picture: QPixmap
    view: View
    """As seen from the corner of the picture."""
    size: QSize
    ratio: float
    lie: Lie
    cells: frozenset[Cell]
    places: Sequence[Sequence[Place]]


class Chosen:
    """Paints the selection of a desk."""

    def __init__(self) -> None:
        self._kept: Kept | None = None
        self._scenario: Scenario | None = None
        self._selection: Selection | None = None
        self._places: Sequence[Sequence[Place]] = ()

    def forget(self) -> None:
        """Lets the picture go."""
        self._kept = None

    def paint(
        self, over: Overlay, window: QRect, ratio: float, scenario: Scenario, selection: Selection
    ) -> None:
        """Paints over the exposed part of a window."""
        if self._scenario is not scenario or self._selection is not selection:
            self._scenario, self._selection = scenario, selection
            self._places = [
                line for thing in selection.things for line in lines_of(scenario, *thing)
            ]
        if len(selection.things) + len(selection.cells) / 10 <= A_LITTLE:
            self._kept = None
            over.selection(selection.cells)
            over.things(self._places)
            return
        kept = self._kept
        if kept is None or not self._is_right(kept, over, window, ratio, selection):
            kept = self._kept = self._painted(over, window, ratio, selection)
        corner = QPoint(round(over.view.dx - kept.view.dx), round(over.view.dy - kept.view.dy))
        over.painter.drawPixmap(corner, kept.picture)

    def _is_right(
        self, kept: Kept, over: Overlay, window: QRect, ratio: float, selection: Selection
    ) -> bool:
        """Whether a picture shows this selection, all of it that is seen in the window."""
        if kept.view.step != over.view.step or (kept.ratio, kept.lie) != (ratio, _lie(over.sheet)):
            return False
        left, top = over.view.dx - kept.view.dx, over.view.dy - kept.view.dy
        seen = QRect(QPoint(round(left), round(top)), kept.size)
        is_same = kept.cells == selection.cells and kept.places == self._places
        return is_same and seen.contains(window)

    def _painted(self, over: Overlay, window: QRect, ratio: float, selection: Selection) -> Kept:
        # A multiple of four is whole in pixels of the screen also where it is scaled by a quarter.
        right, down = (round(AROUND * way / 4) * 4 for way in (window.width(), window.height()))
        size = window.size() + QSize(2 * right, 2 * down)
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        view = over.view.moved(right, down)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside = Overlay(painter, over.sheet, view, QRect(QPoint(), size), over.written)
        inside.selection(selection.cells)
        inside.things(self._places)
        painter.end()
        lie = _lie(over.sheet)
        return Kept(picture, view, size, ratio, lie, selection.cells, self._places)


def _lie(sheet: Sheet) -> Lie:
    return tuple(sheet.spot(cell) for cell in (Cell(0, 0), Cell(1, 0), Cell(0, 2)))


def sign_plates(scene: Scene) -> list[Box]:
    """The signs of prices as they are drawn on the map now."""
    return [
        box_of([spot for step in curve if not isinstance(step, Close) for spot in step])
        for batch in scene.batches.get("crossings", ())
        if isinstance(batch, Curves) and batch.key.startswith(PRICE)
        for curve in batch.curves
    ]

"""Tiles: the map in pieces of the screen, painted a few at a time and kept while they are true."""

import time
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from drawing.symbols import Box
from editor.canvas.map_painter import MapPainter
from editor.canvas.view import View
from model.notation import Cell

TILE = 256
"""Pixels of a tile's side, of those that the window counts in."""
MOST = 400
"""Tiles that are kept."""
BUDGET = 0.008
"""Seconds that painting may take before the window is looked after again."""
REACH = 0.62
"""How far a touched-up cell reaches from its middle, in cells."""
Key = tuple[int, int, int]
"""Step of the scale, column, row."""


class Tiles:
    """Painted tiles by scale and place; those no longer true are shown until painted anew."""

    def __init__(self, painter: MapPainter) -> None:
        self.painter = painter
        self.ratio = 1.0
        """Pixels of the screen for one of the window's."""
        self._tiles: dict[Key, QPixmap] = {}
        self._dirty: set[Key] = set()

    # -- what is not true any more

    def forget_all(self) -> None:
        """Everything has moved: nothing can be shown any longer."""
        self._tiles.clear()
        self._dirty.clear()

    def all_dirty(self) -> None:
        self._dirty |= self._tiles.keys()

    def touch_up(self, cells: Iterable[Cell], view: View) -> None:
        """Paints fresh cells into the tiles of this scale; the other scales wait."""
        sheet, scale = self.painter.scene.sheet, view.scale
        touched: dict[Key, list[Cell]] = {}
        for cell in cells:
            x, y = sheet.spot(cell)
            for key in _keys(view.step, Box(x, y, 0, 0).grown(REACH * sheet.mm), scale):
                touched.setdefault(key, []).append(cell)
        for key, inside in touched.items():
            if key in self._tiles and key not in self._dirty:
                painter = self._begun(key, self._tiles[key], scale)
                self.painter.repaint(painter, inside, scale)
                painter.end()
        self._dirty |= {key for key in self._tiles if key[0] != view.step}

    # -- showing

    def paint(self, painter: QPainter, view: View, exposed: QRect) -> bool:
        """Paints what there is; whether something is still missing or no longer true."""
        is_missing = False
        shown = _exposed(view, exposed)
        for key in _keys(view.step, shown, view.scale):
            corner = QPointF(key[1] * TILE + view.dx, key[2] * TILE + view.dy)
            found = self._tiles.get(key)
            if found is not None:
                painter.drawPixmap(corner, found)
                is_missing |= key in self._dirty
            else:
                is_missing = True
                self._stand_in(painter, key, view, corner)
        return is_missing

    def _stand_in(self, painter: QPainter, key: Key, view: View, corner: QPointF) -> None:
        """What another scale shows of a tile that is not painted yet, stretched."""
        place = QRectF(corner.x(), corner.y(), TILE, TILE)
        side = TILE / view.scale
        box = Box(key[1] * side, key[2] * side, side, side)
        other = self._nearest_scale(key[0], box)
        if other is None:
            painter.fillRect(place, painter.background())
            return
        scale = View(other).scale
        painter.save()
        painter.setClipRect(place)
        for near in _keys(other, box, scale):
            found = self._tiles.get(near)
            if found is not None:
                part = TILE / scale * view.scale
                at = QPointF(near[1] * part + view.dx, near[2] * part + view.dy)
                painter.drawPixmap(QRectF(at.x(), at.y(), part, part), found, QRectF(found.rect()))
        painter.restore()

    def _nearest_scale(self, step: int, box: Box) -> int | None:
        steps = {key[0] for key in self._tiles}
        near = sorted(steps - {step}, key=lambda other: abs(other - step))
        return next((s for s in near if self._has_any(s, box)), None)

    def _has_any(self, step: int, box: Box) -> bool:
        return any(key in self._tiles for key in _keys(step, box, View(step).scale))

    # -- painting

    def work(self, view: View, exposed: QRect, seconds: float = BUDGET) -> list[QRect]:
        """Paints tiles that are missing, nearest to the middle first; where the window changed."""
        until = time.monotonic() + seconds
        done: list[QRect] = []
        for key in self._wanted(view, exposed):
            self._paint_tile(key, view.scale)
            done.append(
                QRect(round(key[1] * TILE + view.dx), round(key[2] * TILE + view.dy), TILE, TILE)
            )
            if time.monotonic() > until:
                break
        self._forget_far(view)
        return done

    def has_work(self, view: View, exposed: QRect) -> bool:
        """Whether some of what is seen is not painted, or not true any more."""
        return bool(self._wanted(view, exposed))

    def _wanted(self, view: View, exposed: QRect) -> list[Key]:
        shown = _exposed(view, exposed)
        middle = (
            (shown.x + shown.width / 2) * view.scale / TILE - 0.5,
            (shown.y + shown.height / 2) * view.scale / TILE - 0.5,
        )
        wanted = (
            key
            for key in _keys(view.step, shown, view.scale)
            if key not in self._tiles or key in self._dirty
        )
        return sorted(wanted, key=lambda key: abs(key[1] - middle[0]) + abs(key[2] - middle[1]))

    def _paint_tile(self, key: Key, scale: float) -> None:
        pixels = round(TILE * self.ratio)
        tile = QPixmap(pixels, pixels)
        tile.setDevicePixelRatio(self.ratio)
        if self.painter.is_clear:
            tile.fill(Qt.GlobalColor.transparent)
        side = TILE / scale
        painter = self._begun(key, tile, scale)
        self.painter.paint(painter, Box(key[1] * side, key[2] * side, side, side), scale)
        painter.end()
        self._tiles[key] = tile
        self._dirty.discard(key)

    def _begun(self, key: Key, tile: QPixmap, scale: float) -> QPainter:
        painter = QPainter(tile)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-key[1] * TILE, -key[2] * TILE)
        painter.scale(scale, scale)
        return painter

    def _forget_far(self, view: View) -> None:
        """Lets the oldest tiles go, of other scales first."""
        if len(self._tiles) <= MOST:
            return
        others = [key for key in self._tiles if key[0] != view.step]
        for key in [*others, *self._tiles][: len(self._tiles) - MOST]:
            self._tiles.pop(key, None)
            self._dirty.discard(key)


def _exposed(view: View, rect: QRect) -> Box:
    x, y = view.spot(rect.left(), rect.top())
    return Box(x, y, rect.width() / view.scale, rect.height() / view.scale)


def _keys(step: int, box: Box, scale: float) -> Iterator[Key]:
    """The tiles that a part of the sheet lies on."""
    side = TILE / scale
    for row in range(int(box.y // side), int(box.bottom // side) + 1):
        for col in range(int(box.x // side), int(box.right // side) + 1):
            yield step, col, row

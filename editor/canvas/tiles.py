"""Tiles: the map in pieces of the screen, painted a few at a time and kept while they are true."""

import time
from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion

from drawing.shapes.symbols import Box
from editor.canvas.fresh_ground import Placed
from editor.canvas.map_painter import MapPainter
from editor.canvas.view import View
from model.notation import Cell

TILE = 256
"""Pixels of a tile's side, of those that the window counts in."""
MOST = 400
"""Tiles that are kept."""
MOST_OVER = 60
"""Of these what lies over the ground is kept: more than a window shows."""
BUDGET = 0.008
"""Seconds that painting may take before the window is looked after again."""
REACH = 0.62
"""How far a touched-up cell reaches from its middle, in cells."""
Key = tuple[int, int, int]
"""Step of the scale, column, row."""


class Tiles:
    """Painted tiles by scale and place; those no longer true are shown until painted anew."""

    def __init__(self, painter: MapPainter, most: int = MOST) -> None:
        """At most so many tiles are kept."""
        self.painter = painter
        self._most = most
        self.ratio = 1.0
        """Pixels of the screen for one of the window's."""
        self._tiles: dict[Key, QPixmap] = {}
        self._dirty: set[Key] = set()
        self._over: dict[Key, QPixmap] = {}
        """What lies over the ground, of tiles in which cells are being painted."""
        self._only_true: int | None = None
        """The one step of the scale of which there may be tiles that are true."""

    # -- what is not true any more

    def forget_all(self) -> None:
        """Everything has moved: nothing can be shown any longer."""
        self._tiles.clear()
        self._dirty.clear()
        self._over.clear()

    def all_dirty(self) -> None:
        self._dirty |= self._tiles.keys()
        self._over.clear()

    def touch_up(self, cells: Iterable[Cell], view: View) -> None:
        """Paints fresh cells into the tiles of this scale; the other scales wait."""
        self._others_wait(view.step)
        scale = view.scale
        if self.painter.is_far(scale):
            return
        touched = self._touched(cells, view)
        if not self.painter.can_paint_fresh(scale * self.ratio):
            self._dirty |= touched.keys() & self._tiles.keys()
            return
        for key, inside in touched.items():
            tile = self._tiles.get(key)
            if tile is not None and key not in self._dirty:
                place = Placed(
                    scale * self.ratio, key[1] * TILE * self.ratio, key[2] * TILE * self.ratio
                )
                self.painter.paint_fresh(tile, place, inside, self._over_tile(key, scale))

    def _touched(self, cells: Iterable[Cell], view: View) -> dict[Key, list[Cell]]:
        """The tiles that cells lie on."""
        sheet, side = self.painter.scene.sheet, TILE / view.scale
        reach = REACH * sheet.mm
        touched: dict[Key, list[Cell]] = {}
        for cell in cells:
            x, y = sheet.spot(cell)
            cols = {int((x - reach) // side), int((x + reach) // side)}
            for row in {int((y - reach) // side), int((y + reach) // side)}:
                for col in cols:
                    touched.setdefault((view.step, col, row), []).append(cell)
        return touched

    def _over_tile(self, key: Key, scale: float) -> QPixmap:
        """What lies over the ground of a tile, pixel for pixel: made once in a stroke."""
        found = self._over.get(key)
        if found is None:
            if len(self._over) >= MOST_OVER:
                self._over.clear()
            found = self._over[key] = self._empty_tile()
            found.fill(Qt.GlobalColor.transparent)
            painter = self._begun(key, found, scale)
            self.painter.paint_over(painter, _box(key, scale), scale)
            painter.end()
            found.setDevicePixelRatio(1.0)
        return found

    def _others_wait(self, step: int) -> None:
        """The tiles of the other scales are not true any more, which is said once in a stroke."""
        if self._only_true != step:
            self._only_true = step
            self._dirty |= {key for key in self._tiles if key[0] != step}

    # -- showing

    def paint(self, painter: QPainter, view: View, exposed: QRect) -> bool:
        """Paints what there is; whether something is still missing or no longer true."""
        keys = list(_keys(view.step, _exposed(view, exposed), view.scale))
        missing = [key for key in keys if key not in self._tiles]
        if missing:
            self._stand_in(painter, missing, view, alone=len(missing) == len(keys))
        for key in keys:
            found = self._tiles.get(key)
            if found is not None:
                painter.drawPixmap(_corner(key, view), found)
        return bool(missing) or not self._dirty.isdisjoint(keys)

    def _stand_in(
        self, painter: QPainter, missing: Sequence[Key], view: View, *, alone: bool
    ) -> None:
        """What other scales show of tiles that are not painted yet, stretched."""
        near = sorted({key[0] for key in self._tiles}, key=lambda step: abs(step - view.step))
        by_scale: dict[int, list[Key]] = {}
        for key in missing:
            box = _box(key, view.scale)
            by_scale.setdefault(
                next((s for s in near if self._has_any(s, box)), view.step), []
            ).append(key)
        for step, keys in by_scale.items():
            painter.save()
            if not alone or len(by_scale) > 1:
                painter.setClipRegion(_region(keys, view), Qt.ClipOperation.IntersectClip)
            self._stretch(painter, step, keys, view)
            painter.restore()

    def _stretch(self, painter: QPainter, step: int, keys: Sequence[Key], view: View) -> None:
        """Tiles of a scale in place of these; an empty place where there are none."""
        scale = View(step).scale
        side = TILE / scale * view.scale
        for other in _keys_under(step, keys, view.scale):
            found = self._tiles.get(other)
            place = QRectF(other[1] * side + view.dx, other[2] * side + view.dy, side, side)
            if found is not None:
                painter.drawPixmap(place, found, QRectF(found.rect()))
            else:
                painter.fillRect(place, painter.background())

    def _has_any(self, step: int, box: Box) -> bool:
        return any(key in self._tiles for key in _keys(step, box, View(step).scale))

    # -- painting

    def work(self, view: View, exposed: QRect, seconds: float = BUDGET) -> list[QRect]:
        """Paints tiles that are missing, nearest to the middle first; where the window changed."""
        until = time.monotonic() + seconds
        done: list[QRect] = []
        for key in self._wanted(view, exposed):
            self._paint_tile(key, view.scale)
            done.append(QRect(_corner(key, view).toPoint(), QSize(TILE, TILE)))
            if time.monotonic() > until:
                break
        self._forget_far(view, exposed)
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
        tile = self._empty_tile()
        if self.painter.is_clear:
            tile.fill(Qt.GlobalColor.transparent)
        painter = self._begun(key, tile, scale)
        self.painter.paint(painter, _box(key, scale), scale)
        painter.end()
        self._tiles[key] = tile
        self._dirty.discard(key)
        if key[0] != self._only_true:
            self._only_true = None

    def _empty_tile(self) -> QPixmap:
        pixels = round(TILE * self.ratio)
        tile = QPixmap(pixels, pixels)
        tile.setDevicePixelRatio(self.ratio)
        return tile

    def _begun(self, key: Key, tile: QPixmap, scale: float) -> QPainter:
        painter = QPainter(tile)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-key[1] * TILE, -key[2] * TILE)
        painter.scale(scale, scale)
        return painter

    def _forget_far(self, view: View, exposed: QRect) -> None:
        """Lets the oldest tiles go, of other scales first; what is seen stays, however much."""
        if len(self._tiles) <= self._most:
            return
        seen = set(_keys(view.step, _exposed(view, exposed), view.scale))
        unseen = [key for key in self._tiles if key not in seen]
        unseen.sort(key=lambda key: key[0] == view.step)
        for key in unseen[: len(self._tiles) - self._most]:
            del self._tiles[key]
            self._dirty.discard(key)


def _box(key: Key, scale: float) -> Box:
    """The part of the sheet that a tile shows."""
    side = TILE / scale
    return Box(key[1] * side, key[2] * side, side, side)


def _corner(key: Key, view: View) -> QPointF:
    """Where a tile begins in the window."""
    return QPointF(key[1] * TILE + view.dx, key[2] * TILE + view.dy)


def _keys_under(step: int, keys: Iterable[Key], scale: float) -> list[Key]:
    """The tiles of another scale that show what these tiles show."""
    under = View(step).scale
    return list(dict.fromkeys(k for key in keys for k in _keys(step, _box(key, scale), under)))


def _region(keys: Iterable[Key], view: View) -> QRegion:
    region = QRegion()
    for key in keys:
        region += QRect(_corner(key, view).toPoint(), QSize(TILE, TILE))
    return region


def _exposed(view: View, rect: QRect) -> Box:
    x, y = view.spot(rect.left(), rect.top())
    return Box(x, y, rect.width() / view.scale, rect.height() / view.scale)


def _keys(step: int, box: Box, scale: float) -> Iterator[Key]:
    """The tiles that a part of the sheet lies on."""
    side = TILE / scale
    for row in range(int(box.y // side), int(box.bottom // side) + 1):
        for col in range(int(box.x // side), int(box.right // side) + 1):
            yield step, col, row

"""The map of a canvas in tiles; some layers are there once more, for over what lies on the map."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter

from editor.canvas.map_painter import MapPainter
from editor.canvas.scene import Scene
from editor.canvas.tiles import BUDGET, Tiles
from editor.canvas.view import View
from model.notation import Cell

ON_TOP = ("cities", "labels")
"""Layers that are still to be read when the map is coloured by what it costs to come there."""
MOST_ON_TOP = 100
"""Tiles of these that are kept."""


class MapTiles:
    """Paints a scene in tiles."""

    def __init__(self, scene: Scene) -> None:
        self._map = Tiles(MapPainter(scene))
        self._top: Tiles | None = None
        """What lies on top of colours or a picture, while there is any."""
        self._on_top: tuple[str, ...] = ()

    @property
    def painter(self) -> MapPainter:
        return self._map.painter

    @property
    def _all(self) -> list[Tiles]:
        return [self._map] if self._top is None else [self._map, self._top]

    # -- what is shown

    def see(self, scene: Scene) -> None:
        """Shows another scene; until it is painted, what was there."""
        for tiles in self._all:
            tiles.painter.scene = scene
        self.all_dirty()

    def show_layers(self, hidden: frozenset[str], faded: Mapping[str, float]) -> None:
        for tiles in self._all:
            tiles.painter.hidden, tiles.painter.faded = hidden, faded
        self.all_dirty()

    def all_dirty(self) -> None:
        for tiles in self._all:
            tiles.all_dirty()

    def forget_all(self) -> None:
        for tiles in self._all:
            tiles.forget_all()

    def touch_up(self, cells: Iterable[Cell], view: View) -> None:
        self._map.touch_up(cells, view)

    # -- painting

    def paint(self, painter: QPainter, view: View, exposed: QRect, ratio: float) -> bool:
        """Paints what there is of the map; whether something is still missing."""
        self._map.ratio = ratio
        return self._map.paint(painter, view, exposed)

    def paint_top(
        self, painter: QPainter, view: View, exposed: QRect, layers: tuple[str, ...] = ON_TOP
    ) -> bool:
        """Paints some layers, cities and names mostly, over what was painted over the map."""
        if self._top is None or layers != self._on_top:
            self._on_top = layers
            self._top = Tiles(MapPainter(self.painter.scene, layers, is_clear=True), MOST_ON_TOP)
            self._top.painter.hidden = self.painter.hidden
            self._top.painter.faded = self.painter.faded
        self._top.ratio = self._map.ratio
        painter.setBackground(Qt.GlobalColor.transparent)
        return self._top.paint(painter, view, exposed)

    def forget_top(self) -> None:
        """Nothing lies on the map any more."""
        self._top = None

    def work(self, view: View, window: QRect, seconds: float = BUDGET) -> list[QRect]:
        """Paints some of what is missing; where the window changed."""
        return [rect for tiles in self._all for rect in tiles.work(view, window, seconds)]

    def has_work(self, view: View, window: QRect) -> bool:
        return any(tiles.has_work(view, window) for tiles in self._all)

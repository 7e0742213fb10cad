"""Paints a part of a map's scene: what tiles are made of, and what a fresh stroke touches up."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from drawing.map.sheet.overlay import Overlay
from drawing.qt import Painting
from drawing.shapes.symbols import Batch, Box, Layer, Picture, Texts
from drawing.text.metrics import box as box_of_text
from editor.canvas import far_signs
from editor.canvas.far_names import FarNames, are_wanted, is_of_print, readable_on
from editor.canvas.fresh_ground import FreshGround, Placed
from editor.canvas.layer_index import LayerIndex
from editor.canvas.scene import Batches, Scene
from editor.canvas.texels import Texels
from editor.desk.layers import GROUND, READS, group_of
from model.notation import Cell

FAR = 6.0
"""Below so many pixels a cell the terrain is one image, and mileposts are not drawn."""
MOST_PIXELS = 12_000_000
"""Of sprites that are kept: those of other scales go when there are more."""
BESIDE = ("coordinates", "paper")
"""Groups that never lie over a cell."""
WRITTEN = ("labels", "crossings", "cities", "coordinates")
"""Shared layers with texts, of which those too small to read are left out."""


class MapPainter:
    """Paints what is built of a scene: all layers, or some of them on nothing (`is_clear`)."""

    def __init__(
        self, scene: Scene, layers: Sequence[str] | None = None, *, is_clear: bool = False
    ) -> None:
        self.scene = scene
        self._some, self.is_clear = layers, is_clear
        self.painting = Painting(fewest=3)
        self._indexes: dict[str, tuple[Batches, LayerIndex, float]] = {}
        """By layer what it was made of, where its parts lie, and how small its prices are."""
        self._texels = Texels()
        self._fresh = FreshGround(self.painting)
        self._names = FarNames(self.painting)
        self._far_signs: dict[str, tuple[Batches, float, LayerIndex]] = {}
        self._boxes: tuple[Sequence[Batch], list[Box]] = ((), [])
        """Names, and where they stand."""
        self.hidden: frozenset[str] = frozenset()
        self.overlay = Overlay()
        """What lies on the board: names seen from far away keep off what has become a city."""
        self.faded: Mapping[str, float] = {}
        """How strongly a group of layers is painted, where it is not wholly."""

    @property
    def layers(self) -> Sequence[str]:
        return self.scene.layers if self._some is None else self._some

    def paint(self, painter: QPainter, box: Box, scale: float) -> None:
        """Paints a part of the sheet; the painter's units are millimetres."""
        if self.painting.sprite_pixels > MOST_PIXELS:
            self.painting.forget_sprites()
        if not self.is_clear:
            painter.fillRect(QRectF(*box), self._background())
        painter.setClipRect(QRectF(*self.scene.sheet.box))
        is_far = self.is_far(scale)
        for name in self.layers:
            if is_far and name in GROUND - {"sea", "neighbours"}:
                if name == "land" and self._strength("land"):
                    painter.setOpacity(self._strength("land"))
                    self._texels.paint(painter, self.scene.sheet)
                continue
            self._layer(painter, name, box, scale)
            if name == "mileposts" and not is_far and not self.is_clear:
                self._touch_up(painter, self._fresh_in(box))
        painter.setOpacity(1.0)

    def paint_fresh(
        self, tile: QPixmap, place: Placed, cells: Iterable[Cell], over: QPixmap
    ) -> None:
        """Paints fresh cells into a tile that shows the rest; `over` is what lies on the ground."""
        self._fresh.paint_into(tile, place, self.scene, cells, over)

    def can_paint_fresh(self, scale: float) -> bool:
        """Whether fresh cells can be put into a tile; else it has to be painted anew."""
        return self._strength("land") == 1.0 and self._fresh.fits(self.scene.sheet, scale)

    def paint_over(self, painter: QPainter, box: Box, scale: float) -> None:
        """What lies over the ground, alone."""
        for name in self.scene.layers:
            if name not in GROUND and group_of(name) not in BESIDE:
                self._layer(painter, name, box, scale)

    def is_far(self, scale: float) -> bool:
        """Whether cells are too small to be seen one by one."""
        return self.scene.sheet.mm * scale < FAR

    def name_boxes(self, scale: float) -> list[Box]:
        """Where names of cities stand at a scale."""
        if not self._strength("labels"):
            return []
        batches: Sequence[Batch] = self.scene.batches.get("labels", ())
        if are_wanted(self.scene.sheet, scale):
            batches = self._far_index(scale).batches
        if self._boxes[0] is not batches:
            texts = (text for batch in batches if isinstance(batch, Texts) for text in batch.texts)
            named = [box_of_text(text) for text in texts if text.key.startswith("city ")]
            self._boxes = (batches, named)
        return self._boxes[1]

    def _touch_up(self, painter: QPainter, cells: Iterable[Cell]) -> None:
        painter.setOpacity(self._strength("land"))
        self._fresh.paint(painter, self.scene, cells)

    def _far_names(self, painter: QPainter, box: Box, scale: float) -> None:
        """Names of cities where those of the print are too small to read."""
        strength = self._strength("labels")
        if strength:
            painter.setOpacity(strength)
            near = self._far_index(scale).near(box)
            self.painting.paint(painter, Picture(0, 0, (Layer("names", near),), background=""), box)

    def _far_index(self, scale: float) -> LayerIndex:
        return self._names.at(replace(self.scene.sheet, overlay=self.overlay), scale)

    def _layer(self, painter: QPainter, name: str, box: Box, scale: float) -> None:
        """A layer, and with the labels the names that are larger than on paper."""
        self._printed(painter, name, box, scale)
        if name == "labels" and are_wanted(self.scene.sheet, scale):
            self._far_names(painter, box, scale)

    def _printed(self, painter: QPainter, name: str, box: Box, scale: float) -> None:
        batches, strength = self.scene.batches.get(name, ()), self._strength(name)
        if not batches or not strength:
            return
        near = self._near(name, batches, box, scale)
        if near:
            painter.setOpacity(strength)
            picture = Picture(0, 0, (Layer(name, near),), background="")
            self.painting.paint(painter, picture, box)

    def _near(self, name: str, batches: Batches, box: Box, scale: float) -> Batches:
        """What of a layer may be seen in a box, and can be read."""
        near = self._index(name, batches).near(box)
        if not near or (name in READS and name not in WRITTEN):
            return near
        is_far = are_wanted(self.scene.sheet, scale)
        least = readable_on(self.scene.sheet) / scale
        near = tuple(batch for batch in near if _can_be_read(batch, least, is_far=is_far))
        if self._indexes[name][2] * scale >= far_signs.SIZE:
            return near
        signs = self._signs(name, batches, scale).near(box)
        return (*(batch for batch in near if not far_signs.is_of_sign(batch)), *signs)

    def _signs(self, name: str, batches: Batches, scale: float) -> LayerIndex:
        """The signs of a layer that are larger than on paper."""
        known = self._far_signs.get(name)
        if known is not None and known[0] is batches and known[1] == scale:
            return known[2]
        if known is not None:
            self.painting.forget(known[2].batches)
        signs = LayerIndex(
            tuple(far_signs.larger_signs(batches, scale)), self.painting, ground=False
        )
        self._far_signs[name] = (batches, scale, signs)
        return signs

    def _index(self, name: str, batches: Batches) -> LayerIndex:
        """Where the parts of a layer lie; what was known of an older one is let go."""
        known = self._indexes.get(name)
        if known is not None and known[0] is batches:
            return known[1]
        if known is not None:
            self.painting.forget(known[1].batches)
        index = LayerIndex(batches, self.painting, ground=name in GROUND)
        self._indexes[name] = (batches, index, far_signs.least_price(batches))
        return index

    def _strength(self, name: str) -> float:
        group = group_of(name)
        return 0.0 if group in self.hidden else self.faded.get(group, 1.0)

    def _fresh_in(self, box: Box) -> list[Cell]:
        reach = box.grown(self.scene.sheet.mm)
        spots = ((cell, self.scene.sheet.spot(cell)) for cell in self.scene.fresh)
        return [
            cell
            for cell, (x, y) in spots
            if reach.x < x < reach.right and reach.y < y < reach.bottom
        ]

    def _background(self) -> QColor:
        return QColor(self.scene.sheet.theme.background or "#ffffff")


def _can_be_read(batch: Batch, least: float, *, is_far: bool) -> bool:
    """Whether a text is large enough, and no name of a city that is written larger anyway."""
    if is_of_print(batch):
        return not is_far
    if not isinstance(batch, Texts):
        return True
    return any(
        not is_far if text.key.startswith("city ") else text.size >= least for text in batch.texts
    )

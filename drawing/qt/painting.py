"""Painting a picture with Qt, batch by batch, as the SVG has it."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPaintEngine, QPainter

from drawing.qt.application import started
from drawing.qt.rows import Rows
from drawing.qt.shapes import Ready, SymbolShapes, fill, ready_curves
from drawing.qt.sprites import FEWEST, LARGEST, Sprite, scale_of, stamp
from drawing.qt.words import reach_of, write
from drawing.shapes.symbols import (
    Batch,
    Box,
    Curves,
    Image,
    Inset,
    Picture,
    Symbol,
    Symbols,
    Text,
    Texts,
)

_Key = TypeVar("_Key")
_Made = TypeVar("_Made")


def paint(painter: QPainter, picture: Picture, view: Box | None = None) -> None:
    """Paints a picture whose millimetres are the painter's units; `view` is what will be seen."""
    Painting().paint(painter, picture, view)


class Painting:
    """Paints pictures, and keeps what it made ready: for the next page, or the next move."""

    def __init__(self, fewest: int = FEWEST) -> None:
        """Symbols at fewer places than this are painted as they are, and not as sprites."""
        started()
        self._curves: dict[int, tuple[Curves, list[Ready]]] = {}
        self._rows: dict[int, tuple[Symbols, Rows, SymbolShapes]] = {}
        self._texts: dict[int, tuple[Texts, list[tuple[Text, Box]]]] = {}
        self._images: dict[str, QImage] = {}
        self._shapes: dict[tuple[Symbol, float], SymbolShapes] = {}
        self._sprites: dict[tuple[int, float], Sprite] = {}
        self.fewest = fewest

    def paint(self, painter: QPainter, picture: Picture, view: Box | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        _Pass(self, painter).picture(picture, view or Box(0, 0, picture.width, picture.height))

    # -- what is kept; a batch is known by where it is in memory, and kept so that it stays there

    def curves(self, batch: Curves) -> list[Ready]:
        found = self._curves.get(id(batch))
        if found is None:
            found = self._curves[id(batch)] = (batch, ready_curves(batch))
        return found[1]

    def symbols(self, batch: Symbols) -> tuple[Rows, SymbolShapes]:
        """Where the symbols of a batch stand, and what they look like."""
        found = self._rows.get(id(batch))
        if found is None:
            shapes = self.shapes(batch.symbol, batch.size)
            found = self._rows[id(batch)] = (batch, Rows(batch.spots), shapes)
        return found[1], found[2]

    def texts(self, batch: Texts) -> list[tuple[Text, Box]]:
        found = self._texts.get(id(batch))
        if found is None:
            found = self._texts[id(batch)] = (batch, [(t, reach_of(t)) for t in batch.texts])
        return found[1]

    def shapes(self, symbol: Symbol, size: float) -> SymbolShapes:
        return _kept(self._shapes, (symbol, size), lambda: SymbolShapes(symbol, size))

    def sprite(self, shapes: SymbolShapes, scale: float) -> Sprite:
        # Shapes are kept for good, so that where they are in memory tells them apart.
        return _kept(self._sprites, (id(shapes), scale), lambda: Sprite(shapes, scale))

    def forget(self, batches: Iterable[Batch]) -> None:
        """Lets go of what was made ready for batches that are not painted any more."""
        for batch in batches:
            for kept in (self._curves, self._rows, self._texts):
                kept.pop(id(batch), None)

    def forget_sprites(self) -> None:
        """Lets go of all sprites, which hang on the scale: after many scales they are many."""
        self._sprites.clear()

    @property
    def sprite_pixels(self) -> int:
        """How many pixels all sprites have that are kept."""
        return sum(sprite.pixels for sprite in self._sprites.values())

    def write(self, painter: QPainter, text: Text) -> None:
        """A text; who wants to know what is written looks here."""
        write(painter, text)

    def image(self, file: str) -> QImage:
        return _kept(self._images, file, lambda: QImage(file))


def _kept(kept: dict[_Key, _Made], key: _Key, make: Callable[[], _Made]) -> _Made:
    found = kept.get(key)
    if found is None:
        found = kept[key] = make()
    return found


class _Pass:
    """One picture on one painter."""

    def __init__(self, painting: Painting, painter: QPainter) -> None:
        self.painting = painting
        self.painter = painter
        self.is_printed = painter.paintEngine().type() != QPaintEngine.Type.Raster

    def picture(self, picture: Picture, view: Box) -> None:
        if picture.background:
            whole = QRectF(0, 0, picture.width, picture.height)
            self.painter.fillRect(whole, QColor(picture.background))
        for layer in picture.layers:
            for batch in layer.batches:
                self._batch(batch, view)

    def _batch(self, batch: Batch, view: Box) -> None:
        match batch:
            case Symbols():
                self._symbols(batch, view)
            case Curves():
                dots = self._dots()
                for path, box, pieces in self.painting.curves(batch):
                    if box.meets(view):
                        fill(
                            self.painter,
                            path,
                            batch.ink,
                            dots,
                            printed=self.is_printed,
                            pieces=pieces,
                        )
            case Texts():
                for text, box in self.painting.texts(batch):
                    if box.meets(view):
                        self.painting.write(self.painter, text)
            case Image():
                self._image(batch)
            case Inset():
                self._inset(batch, view)

    def _dots(self) -> float:
        """How many pixels a millimetre has here."""
        return float(abs(self.painter.worldTransform().determinant())) ** 0.5 or 1.0

    def _symbols(self, batch: Symbols, view: Box) -> None:
        rows, shapes = self.painting.symbols(batch)
        box = shapes.box
        left, right = view.x - box.right, view.right - box.x
        top, bottom = view.y - box.bottom, view.bottom - box.y
        near = rows.between(top, bottom)
        spots = [(x, y) for x, y in near if left < x < right and top < y < bottom]
        if not spots:
            return
        scale = scale_of(self.painter)
        is_small = max(box.width, box.height) * scale <= LARGEST
        if scale and is_small and len(spots) >= self.painting.fewest:
            stamp(self.painter, self.painting.sprite(shapes, scale), spots)
        else:
            shapes.draw_all(self.painter, spots, self._dots(), printed=self.is_printed)

    def _image(self, image: Image) -> None:
        found, box = self.painting.image(image.file), image.box
        if found.isNull():
            return
        painter = self.painter
        painter.save()
        painter.translate(box.x + box.width / 2, box.y + box.height / 2)
        painter.rotate(image.angle)
        painter.setOpacity(painter.opacity() * image.opacity)
        is_exact = image.file.lower().endswith(".png")
        painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering, is_exact)
        painter.drawImage(QRectF(-box.width / 2, -box.height / 2, box.width, box.height), found)
        painter.restore()

    def _inset(self, inset: Inset, view: Box) -> None:
        inner, painter = inset.picture, self.painter
        part = inset.part or Box(0, 0, inner.width, inner.height)
        x, y = inset.at
        place = Box(x, y, part.width * inset.scale, part.height * inset.scale)
        if inset.scale <= 0 or not place.meets(view):
            return
        painter.save()
        if inset.turned:
            painter.translate(2 * x + place.width, 2 * y + place.height)
            painter.rotate(180)
        painter.translate(x - part.x * inset.scale, y - part.y * inset.scale)
        painter.scale(inset.scale, inset.scale)
        painter.setClipRect(QRectF(*part), Qt.ClipOperation.IntersectClip)
        self.picture(inner, part)
        painter.restore()

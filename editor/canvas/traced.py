"""The tracing picture on a canvas: read beside the window, painted where its pins say it lies."""

from concurrent.futures import Future, ThreadPoolExecutor

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QTransform

from drawing.files.art_files import ArtFile, NoArt
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Spot
from editor.canvas.view import View
from editor.document.tracing.reading import read_picture
from editor.document.tracing.tracing import Tracing
from editor.workshop.threads import a_thread

OVER: tuple[str, ...] = (
    *("mileposts", "regions", "borders", "waters", "routes", "crossings", "cities", "labels"),
)
"""Layers that are seen over the picture, however strong it is: what is drawn from it."""
FULL = 100


class Traced(QObject):
    """Paints what there is of the picture; until it is read, nothing."""

    changed = Signal()
    """The picture is there, or gone."""
    _read = Signal(object, object)

    def __init__(self, tracing: Tracing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tracing = tracing
        self._of: tuple[ArtFile | None, object] = (None, None)
        self._levels: list[QImage] = []
        """The picture, and copies each half as large as the one before."""
        self._threads: ThreadPoolExecutor | None = None
        self._under_way: Future[None] | None = None
        self._is_closed = False
        self._read.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self.follow()

    @property
    def is_shown(self) -> bool:
        """Whether something of it is seen."""
        picture = self._tracing.picture
        if picture is None or not self._levels:
            return False
        return self.is_alone or (self._tracing.view == "both" and picture.opacity > 0)

    @property
    def is_alone(self) -> bool:
        """Whether nothing of the map is seen: a picture that is not there hides nothing."""
        return self._tracing.view == "picture" and bool(self._levels)

    def follow(self) -> None:
        """Reads the picture that the map names now, if that is another one."""
        of = self._tracing.found, self._tracing.state
        if of == self._of or self._is_closed:
            return
        self._of, self._levels = of, []
        self.changed.emit()
        if of[0] is not None:
            self._threads = self._threads or a_thread("tracing")
            self._under_way = self._threads.submit(self._make, of[0], of)

    def settle(self) -> None:
        """Waits until the picture is read: for pictures and tests."""
        if self._under_way is not None:
            self._under_way.result()
            self._under_way = None

    def close(self) -> None:
        self._is_closed = True
        if self._threads is not None:
            self._threads.shutdown(wait=True, cancel_futures=True)

    def paint(self, painter: QPainter, sheet: Sheet, view: View, ratio: float) -> None:
        """Paints the picture; the painter's units are pixels of the window."""
        picture = self._tracing.picture
        if picture is None or not self.is_shown:
            return
        transform = self._transform(sheet, view)
        level = self._level(abs(transform.determinant()) ** 0.5 * ratio)
        width, height = self._tracing.size
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(1.0 if self.is_alone else picture.opacity / FULL)
        painter.setTransform(transform, combine=True)
        painter.scale(width / level.width(), height / level.height())
        painter.drawImage(QPointF(0, 0), level)
        painter.restore()

    def _transform(self, sheet: Sheet, view: View) -> QTransform:
        """From pixels of the picture to those of the window."""
        fit = self._tracing.fit

        def seen(pixel: Spot) -> Spot:
            return view.pixel(sheet.spot_at(fit.at(pixel)))

        (x, y), (right, along), (across, down) = seen((0, 0)), seen((1000, 0)), seen((0, 1000))
        return QTransform(
            (right - x) / 1000, (along - y) / 1000, (across - x) / 1000, (down - y) / 1000, x, y
        )

    def _level(self, scale: float) -> QImage:
        """The smallest copy that has a pixel for each pixel of the screen."""
        wanted = scale * self._tracing.size[0]
        large_enough = [image for image in self._levels if image.width() >= wanted]
        return (large_enough or self._levels[:1])[-1]

    def _make(self, found: ArtFile, of: object) -> None:
        levels: list[QImage] = []
        try:
            levels = read_picture(found)
        except NoArt as reason:
            self._tracing.spoil(str(reason))
        if not self._is_closed:
            self._read.emit(levels, of)

    def _take(self, levels: list[QImage], of: object) -> None:
        if of == self._of and not self._is_closed:
            self._levels = levels
            self.changed.emit()

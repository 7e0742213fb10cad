"""Pictures that come to a map: dropped on it, pasted, or chosen; each is looked at before it may.

They lie beside the map's file, so that a map that has none yet is saved first.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QMimeData, QObject
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QDialog

from editor.desk.desk import Desk
from editor.document.tracing.files import CannotTake, taken_in, written
from editor.document.tracing.pins import with_file
from editor.map_dialogs.question_bar import Question
from editor.saving.filing import Filing, is_beginning
from editor.widgets.asking import FileKind, ask_for_file
from editor.words import tr

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

Source = Path | bytes
"""A file, or the bytes of one that was pasted."""
PLAIN = ("image/png", "image/jpeg", "image/webp")
NOTICE = "picture"


class Incoming(QObject):
    """Takes pictures in for the map in front."""

    def __init__(self, window: "MapWindow", filing: Filing) -> None:
        super().__init__(window)
        self._window, self._filing = window, filing
        self.dialog: QDialog | None = None
        """The file dialog that was opened last."""
        self.question: Question | None = None

    # -- from where

    def come(self, mime: QMimeData) -> bool:
        """Something was dropped or pasted; whether there is a picture in it."""
        desk, source = self._window.studio.desk, source_in(mime)
        if desk is None or source is None:
            return False
        self.take(desk, source)
        return True

    def paste(self) -> bool:
        """Takes a picture from the clipboard; whether one was there."""
        return self.come(QGuiApplication.clipboard().mimeData())

    def ask(self, desk: Desk) -> None:
        """Lets a file be chosen."""
        kinds = tr("Pictures") + " (*.png *.jpg *.jpeg *.webp)"
        kind = FileKind(tr("A picture to trace from"), kinds)
        path = desk.document.path
        folder = self._filing.folder if path is None else path.parent
        self.dialog = ask_for_file(
            self._window, kind, folder, lambda chosen: self.take(desk, chosen)
        )

    # -- what becomes of it

    def take(self, desk: Desk, source: Source) -> None:
        """Traces from a picture; the map is saved first where it has no place of its own."""
        desk.finish()
        self._beside(desk, lambda folder: self._trace(desk, folder, source))

    def _beside(self, desk: Desk, then: Callable[[Path], None]) -> None:
        path = desk.document.path
        if path is not None and not is_beginning(path):
            then(path.parent)
            return
        self._window.studio.say(tr("The picture will lie beside the map: save the map first."))

        def saved(is_saved: bool) -> None:
            if is_saved and desk.document.path is not None:
                then(desk.document.path.parent)

        self._filing.save(desk, saved)

    def _trace(self, desk: Desk, folder: Path, source: Source) -> None:
        name = self._taken(folder, source)
        if name is None:
            return
        keeps = desk.tracing.is_same(str(folder), name)
        if desk.attempt(lambda: with_file(desk.scenario, name, keeps_pins=keeps)):
            desk.use("trace")
            desk.see("both")
            self._window.show_panel("tracing")

    def _taken(self, folder: Path, source: Source) -> str | None:
        """The name of the picture beside the map; None where it is not taken, which is told."""
        try:
            name = (
                taken_in(folder, source)
                if isinstance(source, Path)
                else written(folder, tr("pasted"), source)
            )
        except CannotTake as trouble:
            self._window.notices.put(NOTICE, str(trouble))
            return None
        self._window.notices.take_away(NOTICE)
        return name


def source_in(mime: QMimeData) -> Source | None:
    """The first file of what was dropped or pasted, or a picture; nothing from the network."""
    for url in mime.urls():
        if url.isLocalFile():
            path = Path(url.toLocalFile())
            return None if path.suffix.lower() in (".yaml", ".yml") else path
    for kind in PLAIN:
        if mime.hasFormat(kind):
            return bytes(mime.data(kind).data())
    if not mime.hasImage():
        return None
    image = mime.imageData()
    return _as_png(image) if isinstance(image, QImage) and not image.isNull() else None


def _as_png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())

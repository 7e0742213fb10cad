"""Pictures that come to a map: dropped on it, pasted, or chosen; each is looked at before it may.

They lie beside the map's file, so that a map that has none yet is saved first.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QMimeData, QObject
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QDialog

from drawing.files.art_files import art_file
from editor.desk.desk import Desk
from editor.document.tracing.files import CannotTake, taken_in, written
from editor.document.tracing.pins import with_file
from editor.gestures.artwork import Layer, Put, put
from editor.map_dialogs.question_bar import Question
from editor.pointing.selection import Selection
from editor.saving.filing import Filing, is_beginning
from editor.tools.artwork import NEXT
from editor.widgets.asking import FileKind, ask_for_file
from editor.words import tr

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

Source = Path | bytes
"""A file, or the bytes of one that was pasted."""
PURPOSES = ("trace", "artwork")
"""The tools that use pictures."""
PLAIN = ("image/png", "image/jpeg", "image/webp")
NOTICE, MISSING = "picture", "no picture"


class Incoming(QObject):
    """Takes pictures in for the map in front."""

    def __init__(self, window: "MapWindow", filing: Filing) -> None:
        super().__init__(window)
        self._window, self._filing = window, filing
        self.dialog: QDialog | None = None
        """The file dialog that was opened last."""
        self.question: Question | None = None
        window.studio.opened.connect(self._opened)
        window.studio.closed.connect(lambda desk: window.notices.take_away((MISSING, desk)))

    # -- from where

    def come(self, mime: QMimeData) -> bool:
        """Something was dropped or pasted; whether there is a picture in it."""
        desk, source = self._window.studio.desk, source_in(mime)
        canvas = self._window.canvas
        if desk is None or canvas is None or source is None:
            return False
        if desk.tool.NAME in PURPOSES:
            self.take(desk, source, desk.tool.NAME)
            return True
        name = source.name if isinstance(source, Path) else tr("The picture")
        self.question = Question(
            self._window,
            canvas,
            tr("What is {name} for?").format(name=name),
            [
                (tr("Trace the map from it"), lambda: self.take(desk, source, "trace")),
                (tr("Artwork on the map"), lambda: self.take(desk, source, "artwork")),
            ],
        )
        return True

    def paste(self) -> bool:
        """Takes a picture from the clipboard; whether one was there."""
        # Qt has nothing at all to tell where no program holds the clipboard.
        mime: QMimeData | None = QGuiApplication.clipboard().mimeData()
        return mime is not None and self.come(mime)

    def ask(self, desk: Desk, purpose: str = "trace") -> None:
        """Lets a file be chosen."""
        kinds = tr("Pictures") + " (*.png *.jpg *.jpeg *.webp)"
        title = tr("A picture to trace from") if purpose == "trace" else tr("Artwork on the map")
        path = desk.document.path
        folder = self._filing.folder if path is None else path.parent
        self.dialog = ask_for_file(
            self._window,
            FileKind(title, kinds),
            folder,
            lambda chosen: self.take(desk, chosen, purpose),
        )

    def _opened(self, desk: Desk) -> None:
        """Tells of a picture that is not there any more, and offers to look for it."""
        trouble = desk.tracing.trouble
        if trouble:
            words = tr("The picture that {title} is traced from is not shown. {why}")
            text = words.format(title=desk.document.title, why=trouble)
            look = (tr("Look for it …"), lambda: self.ask(desk))
            self._window.notices.put((MISSING, desk), text, [look])

    # -- what becomes of it

    def take(self, desk: Desk, source: Source, purpose: str = "trace") -> None:
        """Uses a picture; the map is saved first where it has no place of its own."""
        desk.finish()
        use = self._trace if purpose == "trace" else self._put
        self._beside(desk, lambda folder: use(desk, folder, source))

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
            self._window.notices.take_away((MISSING, desk))
            desk.use("trace")
            desk.see("both")
            self._window.show_panel("tracing")

    def _put(self, desk: Desk, folder: Path, source: Source) -> None:
        """Artwork in the middle of what is seen, half as wide as that."""
        name, canvas = self._taken(folder, source), self._window.canvases[desk]
        if name is None:
            return
        found, sheet, seen = art_file(str(folder), name), canvas.scene.sheet, canvas.seen()
        middle = sheet.position((seen.x + seen.width / 2, seen.y + seen.height / 2))
        layer: Layer = "over" if desk.settings.get(NEXT.key) == "over" else "under"
        where = Put(middle, min(seen.width, seen.height) / sheet.mm / 2, layer)
        before = set(desk.scenario.art)
        if desk.attempt(lambda: put(desk.scenario, name, found[1:], where)):
            new = frozenset(("art", key) for key in desk.scenario.art if key not in before)
            desk.use("artwork")
            desk.choose(Selection(things=new))

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

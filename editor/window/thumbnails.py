"""Small pictures of maps, drawn beside the window and kept for the next time."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from editor.preferences.data_folder import data_folder
from editor.saving.journal_records import digest
from editor.workshop.threads import a_thread
from model.bounded_files import read_file
from model.files.atomic import SaveFailed, write_atomically
from model.unreadable import Unreadable
from model.version import __version__

FOLDER = "pictures"
WITHOUT = ("margin", "coordinates", "frame", "labels")
"""What is too small to be seen on a picture of that size."""


class Thumbnails(QObject):
    """Draws one picture after the other."""

    done = Signal(str, bytes)
    """The file, and its picture as PNG."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._threads = a_thread("pictures")
        self._is_closed = False

    def ask(self, path: Path, width: int) -> bytes | None:
        """The picture of a map if there is one already; else it is drawn, and told."""
        kept = _kept(path, width)
        if kept is None:
            return None
        with suppress(OSError):
            return kept.read_bytes()
        if not self._is_closed:
            self._threads.submit(self._draw, path, width, kept)
        return None

    def _draw(self, path: Path, width: int, kept: Path) -> None:
        if self._is_closed:
            return
        png = drawn(path, width)
        if png:
            with suppress(OSError, SaveFailed):
                kept.parent.mkdir(parents=True, exist_ok=True)
                write_atomically(kept, png)
            with suppress(RuntimeError):  # the window may be gone by now
                self.done.emit(str(path), png)

    def close(self) -> None:
        """What is not begun yet is not drawn any more."""
        self._is_closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)


def _kept(path: Path, width: int) -> Path | None:
    try:
        data = read_file(path)
    except Unreadable:
        return None
    return data_folder(FOLDER) / f"{digest(data + f'{__version__} {width}'.encode())[:32]}.png"


def drawn(path: Path, width: int) -> bytes:
    """A map as a small picture; nothing where it cannot be drawn."""
    from drawing.cannot import CannotDraw
    from drawing.map.picture import picture_of
    from drawing.map.sheet.sheet import Sheet, usual_mm
    from drawing.qt.thumbnails import thumbnail
    from drawing.themes.theme import theme
    from model.files.scenario_files import load

    try:
        scenario = load(path)
        sheet = Sheet(scenario, theme(), usual_mm(scenario), str(path.parent))
        return thumbnail(picture_of(sheet, without=WITHOUT), width)
    except (CannotDraw, Unreadable):
        return b""

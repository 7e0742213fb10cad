"""Exports are made beside the window: one goes on drawing, and hears when a file is ready."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from drawing.cannot import CannotDraw
from drawing.qt.application import started
from editor.asking import FileKind, ask_for_folder, ask_to_write
from editor.desk import Desk
from editor.export import ExportDialog, format_titles
from editor.exporting import PRINT, Wish, export
from editor.words import tr
from model.atomic import SaveFailed
from model.exports.cannot import CannotExport
from model.scenario import Scenario

if TYPE_CHECKING:
    from editor.window import Window

SETTING = "export"


class Exporter(QObject):
    """Asks what an export shall be like, makes it, and tells."""

    done = Signal(str, bool, list)
    """The file or folder, whether it is there now, and sentences about it."""
    came = Signal(str, str, int, int)
    """How far it is: the file, what is made, how many of them, of how many."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._threads = ThreadPoolExecutor(max_workers=1, thread_name_prefix="export")
        self.done.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self.came.connect(self._tell_how_far, Qt.ConnectionType.QueuedConnection)

    def ask(self, desk: Desk) -> ExportDialog:
        """Opens the dialog for the map of a desk."""
        desk.finish()
        wish = Wish.from_plain(self._window.studio.settings.get(SETTING))
        dialog = ExportDialog(self._window, wish)
        dialog.wanted.connect(lambda wish: self._ask_where(desk, wish))
        dialog.open()
        return dialog

    def _ask_where(self, desk: Desk, wish: Wish) -> None:
        window, filing = self._window, self._window.filing
        window.studio.settings.put(SETTING, wish.plain())
        window.studio.preferences.save()
        name = (desk.document.path or Path(desk.document.scenario.id or "map")).name.split(".")[0]
        if wish.format == PRINT:
            filing.dialog = ask_for_folder(
                window,
                tr("Folder for the files"),
                filing.folder,
                lambda out: self.make(desk, wish, out),
            )
            return

        def answered(out: Path | None) -> None:
            if out is not None:
                self.make(desk, wish, out)

        kind = FileKind(
            tr("Export"), f"{format_titles()[wish.format]} (*{wish.ending})", wish.ending
        )
        filing.dialog = ask_to_write(window, kind, filing.folder / f"{name}{wish.ending}", answered)

    def make(self, desk: Desk, wish: Wish, out: Path) -> None:
        """Begins; the map as it is now is what is exported, whatever is drawn meanwhile."""
        started()
        self._window.notices.put(
            ("export", str(out)), tr("Exporting {name} …").format(name=out.name)
        )
        folder = Path(desk.document.folder or ".")
        self._threads.submit(self._work, desk.document.scenario, folder, wish, out)

    def _work(self, scenario: Scenario, folder: Path, wish: Wish, out: Path) -> None:
        def progress(what: str, done: int, whole: int) -> None:
            with suppress(RuntimeError):
                self.came.emit(str(out), what, done, whole)

        is_there, told = False, list[str]()
        try:
            told = export(scenario, folder, wish, out, progress)
            is_there = True
        except (CannotDraw, CannotExport, SaveFailed) as trouble:
            told = [str(trouble)]
        except Exception as trouble:  # noqa: BLE001 (else the thread would die in silence)
            told = [f"{type(trouble).__name__}: {trouble}"]
        with suppress(RuntimeError):  # the window may be gone by now
            self.done.emit(str(out), is_there, told)

    def _tell_how_far(self, out: str, what: str, done: int, whole: int) -> None:
        self._window.studio.say(f"{Path(out).name}: {done} / {whole} {what}")

    def _tell(self, out: str, is_there: bool, told: list[str]) -> None:
        path = Path(out)
        folder = path if path.is_dir() else path.parent
        deeds = ((tr("Show the folder"), lambda: _show(folder)),) if is_there else ()
        said = tr("Exported {name}.") if is_there else tr("{name} was not exported.")
        lines = [
            said.format(name=path.name),
            *(line for line in told if not line.startswith("wrote ")),
        ]
        self._window.notices.put(("export", out), "\n".join(lines), deeds)

    def close(self) -> None:
        """Waits for what is under way: half a file helps nobody."""
        self._threads.shutdown(wait=True, cancel_futures=True)


def _show(folder: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

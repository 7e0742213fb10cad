"""Exports are made beside the window: one goes on drawing, and hears when a file is ready."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMainWindow, QMessageBox, QStatusBar, QWidget

from drawing.cannot import CannotDraw
from drawing.qt.application import started
from editor.desk.desk import Desk
from editor.exchange.exporting.export_dialog import ExportDialog, format_titles
from editor.exchange.exporting.exports import AT_END, PRINT, Subject, Wish, export, written_besides
from editor.saving.filing import Filing
from editor.widgets.asking import Choice, FileKind, Role, ask, ask_for_folder, ask_to_write
from editor.widgets.notices import Deed
from editor.words import tr
from editor.workshop.threads import a_thread
from model.exports.cannot import CannotExport
from model.files.atomic import SaveFailed
from model.unreadable import Unreadable
from validator.pictures.logged_games import MOVES

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

SETTING = "export"
SHOWN = 10_000
"""How long a status bar says something, in milliseconds."""


class Exporter(QObject):
    """Asks what an export shall be like, makes it, and tells."""

    done = Signal(str, bool, list)
    """The file or folder, whether it is there now, and sentences about it."""
    came = Signal(str, str, int, int)
    """How far it is: the file, what is made, how many of them, of how many."""

    def __init__(self, window: "MapWindow", filing: Filing) -> None:
        super().__init__(window)
        self._window = window
        self._filing = filing
        self._is_closing = False
        self._bars: dict[str, QStatusBar] = {}
        """Where it is told as well how an export goes, by its file."""
        self._last: WeakKeyDictionary[Desk, tuple[Wish, Path]] = WeakKeyDictionary()
        """The last export of each map."""
        self.question: QMessageBox | None = None
        self._good_news = ("export", "")
        """The notice of the last export that went well."""
        self._threads = a_thread("export")
        self.done.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self.came.connect(self._tell_how_far, Qt.ConnectionType.QueuedConnection)

    def ask(self, desk: Desk) -> ExportDialog:
        """Opens the dialog for the map of a desk."""
        desk.finish()
        return self._ask(subject_of(desk), self._window)

    def ask_for_game(self, subject: Subject, playing: QMainWindow) -> ExportDialog:
        """Opens the dialog for the game in a play window, which is shown as it is now."""
        return self._ask(subject, playing)

    def _ask(self, subject: Subject, parent: QWidget) -> ExportDialog:
        wish = Wish.from_plain(self._window.studio.settings.get(SETTING))
        wish = wish.on(subject.scenario.id)
        shown = wish if subject.game is None else replace(wish, at=AT_END)
        dialog = ExportDialog(parent, shown, self._filing.folder, subject.game, subject.scenario)
        dialog.wanted.connect(lambda wish: self._ask_where(subject, wish, parent))
        dialog.open()
        return dialog

    def _ask_where(self, subject: Subject, wish: Wish, parent: QWidget) -> None:
        window, filing = self._window, self._filing
        # The move of this game says nothing about that of a log.
        kept = wish if subject.game is None else replace(wish, at=AT_END)
        window.studio.settings.put(SETTING, kept.plain())
        window.studio.preferences.save()

        def answered(out: Path | None) -> None:
            if out is not None:
                self._ask_about_others(subject, wish, out, parent)

        if wish.format == PRINT:
            filing.dialog = ask_for_folder(
                parent, tr("Folder for the files"), filing.folder, answered
            )
            return
        kind = FileKind(
            tr("Export"), f"{format_titles()[wish.format]} (*{wish.ending})", wish.ending
        )
        proposal = filing.folder / f"{subject.name}{wish.ending}"
        filing.dialog = ask_to_write(parent, kind, proposal, answered)

    def _ask_about_others(self, subject: Subject, wish: Wish, out: Path, parent: QWidget) -> None:
        """Files that come beside the named one are not replaced without a question either."""
        there = written_besides(wish, out)
        if not there:
            self.make(subject, wish, out, parent)
            return
        names = ", ".join(path.name for path in there)
        choices = [
            Choice("replace", tr("Replace"), Role.AcceptRole),
            Choice("cancel", tr("Cancel"), Role.RejectRole),
        ]
        question = tr("{names} is there already. Replace it?").format(names=names)

        def answered(choice: str) -> None:
            if choice == "replace":
                self.make(subject, wish, out, parent)

        self.question = ask(parent, question, choices, answered)

    def again(self, desk: Desk) -> None:
        """Makes the last export of this map once more, into the same file."""
        last = self._last.get(desk)
        if last is None:
            self.ask(desk)
            return
        desk.finish()
        self.make(subject_of(desk), *last)

    def make(self, subject: Subject, wish: Wish, out: Path, parent: QWidget | None = None) -> None:
        """Begins; the map as it is now is what is exported, whatever is drawn meanwhile."""
        desk = self._window.studio.desk
        if desk is not None and subject.game is None:
            self._last[desk] = (wish, out)
        started()
        if isinstance(parent, QMainWindow) and parent is not self._window:
            self._bars[str(out)] = parent.statusBar()
        self._put(out, tr("Exporting {name} …").format(name=out.name))
        self._threads.submit(self._work, subject, wish, out)

    def _work(self, subject: Subject, wish: Wish, out: Path) -> None:
        def progress(what: str, done: int, whole: int) -> None:
            if self._is_closing and what == MOVES:
                raise CannotDraw(tr("the editor was closed"))
            with suppress(RuntimeError):
                self.came.emit(str(out), what, done, whole)

        is_there, told = False, list[str]()
        try:
            told = export(subject, wish, out, progress)
            is_there = True
        except Exception as trouble:  # noqa: BLE001 (else the thread would die in silence)
            told = [_sentence(trouble)]
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
        if is_there:  # good news of before need no place any more
            self._window.notices.take_away(self._good_news)
            self._good_news = ("export", out)
        self._put(path, "\n".join(lines), deeds)
        self._bars.pop(out, None)

    def _put(self, out: Path, text: str, deeds: Sequence[Deed] = ()) -> None:
        """Says it above the maps, and in the window of the game that is shown."""
        self._window.notices.put(("export", str(out)), text, deeds)
        with suppress(RuntimeError, KeyError):  # that window may be gone by now
            self._bars[str(out)].showMessage(text.replace("\n", " "), SHOWN)

    def close(self) -> None:
        """Waits for what is being drawn: half a file helps nobody; no game is played on."""
        self._is_closing = True
        self._threads.shutdown(wait=True, cancel_futures=True)


def _show(folder: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def subject_of(desk: Desk) -> Subject:
    """The map of a desk as it is now."""
    document = desk.document
    name = (document.path or Path(document.scenario.id or "map")).name.split(".")[0]
    return Subject(document.scenario, Path(document.folder or "."), name)


def _sentence(trouble: Exception) -> str:
    if isinstance(trouble, (CannotDraw, CannotExport, SaveFailed, Unreadable)):
        return str(trouble)
    if isinstance(trouble, OSError) and trouble.filename:
        return f"{trouble.filename}: {trouble.strerror}"
    return f"{type(trouble).__name__}: {trouble}"

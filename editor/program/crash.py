"""When something fails inside the editor: journals first, then a report, then the news."""

import faulthandler
import sys
import threading
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, TextIO

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox

from editor.preferences.data_folder import data_folder
from editor.program.crash_report import FOLDER, report_text, write_report
from editor.widgets.asking import tell
from editor.words import tr

if TYPE_CHECKING:
    from editor.window.window import Window

FATAL = "fatal.txt"
"""Where the system itself writes what ended the program."""


class CrashReports(QObject):
    """Hears of every failure that nobody caught; Qt itself would only print it."""

    _failed = Signal(str)

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._is_writing = False
        self._fatal: TextIO | None = None
        self.box: QMessageBox | None = None
        self._failed.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._before = sys.excepthook, threading.excepthook

    def install(self) -> None:
        sys.excepthook = self.hear
        threading.excepthook = lambda args: self.hear(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )
        with suppress(OSError):
            folder = data_folder(FOLDER)
            folder.mkdir(parents=True, exist_ok=True)
            self._keep_fatal(folder / FATAL)
            self._fatal = (folder / FATAL).open("w", encoding="utf-8")
            faulthandler.enable(self._fatal)

    def _keep_fatal(self, path: Path) -> None:
        """Makes a report of what ended the last program so fast that nobody could tell."""
        if not path.exists() or not path.stat().st_size:
            return
        report = write_report(path.read_text(encoding="utf-8", errors="replace"))
        text = tr("Milepost ended suddenly the last time. A report is in {path}")
        self._window.notices.put("fatal", text.format(path=report or path))

    def uninstall(self) -> None:
        sys.excepthook, threading.excepthook = self._before
        if self._fatal is not None:
            faulthandler.disable()
            self._fatal.close()
            self._fatal = None

    def hear(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """A failure: journals first."""
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
            return
        if self._is_writing:
            return
        self._is_writing = True
        try:
            self._window.filing.sync()
            text = report_text(kind, error, trace, self._about())
            sys.stderr.write(text)
            path = write_report(text)
            self._failed.emit(str(path or ""))
        finally:
            self._is_writing = False

    @property
    def is_telling(self) -> bool:
        """Whether news of a failure is on the screen."""
        return self.box is not None

    def _about(self) -> list[str]:
        documents = [desk.document for desk in self._window.studio.desks]
        return [
            f"map: {document.title}, {document.history.position} steps" for document in documents
        ]

    def _tell(self, path: str) -> None:
        """Tells once; while the news is on the screen, more of it would only be in the way."""
        if self.is_telling:
            return
        news = tr("Something went wrong inside Milepost. Your maps are safe.")
        more = tr("Every step is in the crash journal. You can go on; save under another name.")
        if path:
            place = tr("A report for the makers of Milepost is in {path}").format(path=Path(path))
            more = f"{more}\n\n{place}"
        self.box = tell(self._window, news, more, is_bad=True)
        self.box.finished.connect(self._read)

    def _read(self) -> None:
        self.box = None

"""Watching the files of open documents: another program may write them while we draw.

After a file was replaced as good programs do, the system watches nothing any more: every look
watches it again. The folder is watched too, for files that are gone and come back.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from editor.desk.desk import Desk
from editor.saving.journal_records import digest_of
from editor.saving.recovery import hash_on_disk

SETTLE_MS = 200
"""Others may write in pieces: so long nothing must have happened."""


class Watching(QObject):
    """Tells when the file of a desk says something new."""

    changed = Signal(object)
    """The desk whose file somebody else has written."""

    def __init__(self, desks: Callable[[], list[Desk]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desks = desks
        self._told: dict[Path, str] = {}
        self._watcher = QFileSystemWatcher(self)
        self._timer = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._timer.timeout.connect(self.look)
        self._watcher.fileChanged.connect(lambda _: self._timer.start())
        self._watcher.directoryChanged.connect(lambda _: self._timer.start())

    def arm(self) -> None:
        """Watches the files of all desks, and nothing else."""
        files = {path for desk in self._desks() if (path := desk.document.path) is not None}
        wanted = {str(path) for path in files if path.exists()}
        wanted |= {str(path.parent) for path in files if path.parent.is_dir()}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched:
            self._watcher.addPaths(sorted(wanted - watched))

    def look(self) -> None:
        """Compares every file with what we know of it, and tells of each difference once."""
        self.arm()
        for desk in self._desks():
            path, file = desk.document.path, desk.document.file
            if path is None or file is None:
                continue
            now = hash_on_disk(path)
            if now is None or now == digest_of(file):
                self._told.pop(path, None)
            elif self._told.get(path) != now:
                self._told[path] = now
                self.changed.emit(desk)

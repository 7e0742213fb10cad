"""Earlier versions: the backups beside a file, each a click away and as easily undone."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QMenu

from editor.desk.desk import Desk
from editor.saving.backups import backups
from editor.widgets.asking import tell
from editor.words import tr
from model.files.scenario_files import open_file
from model.scenario.change import difference
from model.unreadable import Unreadable

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow


class EarlierVersions(QObject):
    """A menu of the backups of the map in front, filled whenever it is opened."""

    def __init__(self, window: "MapWindow") -> None:
        super().__init__(window)
        self._window = window
        self.dialog: QDialog | None = None
        """What was told last."""

    def add_menu(self, menu: QMenu, after: QAction) -> None:
        earlier = QMenu(tr("Earlier versions"), menu)
        earlier.setObjectName("earlier")
        earlier.setToolTipsVisible(True)
        entries = menu.actions()
        menu.insertMenu(entries[entries.index(after) + 1], earlier)
        # A menu that is not enabled never opens, so it is filled with the one around it.
        menu.aboutToShow.connect(lambda: self.fill(earlier))
        self.fill(earlier)

    def fill(self, menu: QMenu) -> None:
        menu.clear()
        desk = self._window.studio.desk
        path = desk.document.path if desk is not None else None
        kept = backups(path) if path is not None else []
        for one in kept:
            made = menu.addAction(saved_at(one))
            made.setStatusTip(str(one))
            made.setToolTip(one.name)
            made.triggered.connect(lambda _=False, one=one: self.take(one))
        menu.setEnabled(bool(kept))

    def take(self, path: Path) -> None:
        """Makes the map what it was then: one step, which can be undone."""
        desk = self._window.studio.desk
        if desk is not None:
            self._take(desk, path)

    def _take(self, desk: Desk, path: Path) -> None:
        try:
            then = open_file(path).scenario
        except Unreadable as trouble:
            text = tr("{name} cannot be read now.").format(name=path.name)
            self.dialog = tell(self._window, text, str(trouble), is_bad=True)
            return
        label = tr("back to the version of {time}").format(time=saved_at(path))
        change = difference(desk.scenario, then, label)
        if not change:
            desk.say(tr("The map is just as it was in that version."))
        elif desk.attempt(lambda: change):
            told = tr("The map is as it was saved {time}; undo brings your version back.")
            desk.say(told.format(time=saved_at(path)))


def saved_at(path: Path) -> str:
    """When a version was written, as people here write it."""
    try:
        written = QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime))
    except OSError:
        return path.name
    return QLocale().toString(written, QLocale.FormatType.ShortFormat)

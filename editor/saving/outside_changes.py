"""What happens when another program writes a file that is open here: reload, keep, compare."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.desk.desk import Desk
from editor.saving.file_watching import Watching
from editor.saving.recovery import hash_on_disk
from editor.words import tr

if TYPE_CHECKING:
    from editor.saving.filing import Filing
    from editor.studio.map_window import MapWindow


class Outside(QObject):
    """Watches the open files, and tells of every change from outside."""

    def __init__(self, window: "MapWindow", filing: "Filing") -> None:
        super().__init__(filing)
        self._window = window
        self._filing = filing
        self.watching = Watching(lambda: window.studio.desks, self)
        self.watching.changed.connect(self._changed)
        self._kept: dict[Desk, str | None] = {}
        """What the files said when the designer chose to keep the version of the desk."""

    def forget(self, desk: Desk) -> None:
        """The file and the desk agree again, or the desk is gone."""
        self._kept.pop(desk, None)
        self._window.notices.take_away(("outside", desk))
        self.watching.arm()

    def _changed(self, desk: Desk) -> None:
        path = desk.document.path
        if path is None:
            return
        text = tr("{name} was changed by another program.").format(name=path.name)
        if desk.document.is_modified:
            text += " " + tr("You have changes that are not saved; reloading can be undone.")
        deeds = (
            (tr("Reload"), lambda: self._filing.reload(desk)),
            (tr("Keep mine"), lambda: self._keep(desk, path)),
            (tr("Compare"), lambda: self._compare(desk)),
        )
        self._window.notices.put(("outside", desk), text, deeds)

    def is_kept(self, desk: Desk) -> bool:
        """Whether the designer knows what the file says, and wants the version of the desk."""
        path = desk.document.path
        return path is not None and desk in self._kept and self._kept[desk] == hash_on_disk(path)

    def _keep(self, desk: Desk, path: Path) -> None:
        self._kept[desk] = hash_on_disk(path)
        desk.document.is_kept()

    def _compare(self, desk: Desk) -> None:
        self._filing.compare(desk)
        self._changed(desk)

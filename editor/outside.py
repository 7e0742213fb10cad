"""What happens when another program writes a file that is open here: reload, keep, compare."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.desk import Desk
from editor.watching import Watching
from editor.words import tr

if TYPE_CHECKING:
    from editor.filing import Filing
    from editor.window import Window


class Outside(QObject):
    """Watches the open files, and tells of every change from outside."""

    def __init__(self, window: "Window", filing: "Filing") -> None:
        super().__init__(filing)
        self._window = window
        self._filing = filing
        self.watching = Watching(lambda: window.studio.desks, self)
        self.watching.changed.connect(self._changed)

    def forget(self, desk: Desk) -> None:
        """The file and the desk agree again, or the desk is gone."""
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
            (tr("Keep mine"), lambda: None),
            (tr("Compare"), lambda: self._compare(desk)),
        )
        self._window.notices.put(("outside", desk), text, deeds)

    def _compare(self, desk: Desk) -> None:
        self._filing.compare(desk)
        self._changed(desk)

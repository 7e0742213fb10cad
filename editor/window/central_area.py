"""The middle of the window: notices, and below them the open maps, or a welcome."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from editor.widgets.notices import Notices
from editor.window.welcome import Welcome
from editor.words import tr

if TYPE_CHECKING:
    from editor.window.window import Window


class Middle(QWidget):
    """Shows the tabs while a map is open."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self.notices = Notices(self)
        self._stack = QStackedWidget()
        self.welcome = Welcome(window)
        self._stack.addWidget(self.welcome)
        self._stack.addWidget(window.tabs)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notices)
        column.addWidget(self._stack, 1)
        window.studio.desk_changed.connect(self.follow)
        # A button of the page may be what is pressed just now: it must not go under the finger.
        window.recovering.recovered.connect(self._refill, Qt.ConnectionType.QueuedConnection)

    def put_above(self, bar: QWidget) -> None:
        """Puts a bar above everything else."""
        column = self.layout()
        if isinstance(column, QVBoxLayout):
            column.insertWidget(0, bar)

    def follow(self) -> None:
        """Goes over to the maps, or to the welcome where there is none."""
        self._window.furniture.show(has_map=bool(self._window.studio.desks))
        if self._window.studio.desks:
            self._stack.setCurrentWidget(self._window.tabs)
        else:
            self.welcome.is_filled = False
            self._stack.setCurrentWidget(self.welcome)
            if self.welcome.isVisible():
                self.welcome.fill()

    def tell_anew(self) -> None:
        """Says everything again, in the language that is spoken now."""
        self.welcome.setAccessibleName(tr("Welcome"))
        self.follow()

    def _refill(self) -> None:
        if not self._window.studio.desks:
            self.welcome.fill()

"""Notices above the maps: something has happened, and there are things to do about it."""

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from editor.words import tr

Deed = tuple[str, Callable[[], object]]
MOST = 4
NARROWEST = 180
"""Pixels that buttons leave to the words, in a narrow window too."""


class Notices(QWidget):
    """A column of notices; most of the time there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: dict[Hashable, QFrame] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(1)
        self.hide()

    @property
    def texts(self) -> list[str]:
        """What is said."""
        labels = [bar.findChild(QLabel) for bar in self._bars.values()]
        return [label.text() for label in labels if isinstance(label, QLabel)]

    def put(self, key: Hashable, text: str, deeds: Sequence[Deed] = ()) -> None:
        """Shows a notice, instead of another about the same."""
        self.take_away(key)
        while len(self._bars) >= MOST:
            self.take_away(next(iter(self._bars)))
        bar = self._bar(key, text, deeds)
        self._bars[key] = bar
        self._column.addWidget(bar)
        self.show()

    def take_away(self, key: Hashable) -> None:
        bar = self._bars.pop(key, None)
        if bar is not None:
            self._column.removeWidget(bar)
            bar.hide()
            bar.deleteLater()
        self.setVisible(bool(self._bars))

    def has(self, key: Hashable) -> bool:
        return key in self._bars

    def _bar(self, key: Hashable, text: str, deeds: Sequence[Deed]) -> QFrame:
        bar = QFrame(self)
        bar.setAutoFillBackground(True)
        bar.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        bar.setForegroundRole(QPalette.ColorRole.ToolTipText)
        label = QLabel(text)
        label.setForegroundRole(QPalette.ColorRole.ToolTipText)
        label.setWordWrap(True)
        label.setMinimumWidth(NARROWEST)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout(bar)
        row.setContentsMargins(10, 4, 6, 4)
        row.addWidget(label, 1)
        for title, do in (*deeds, (tr("Close"), lambda: None)):
            button = QPushButton(title)
            button.clicked.connect(lambda _=False, do=do: self._do(key, do))
            row.addWidget(button)
        return bar

    def _do(self, key: Hashable, deed: Callable[[], object]) -> None:
        self.take_away(key)
        deed()

    def press(self, title: str) -> None:
        """Presses the button of this title, of the latest notice that has one."""
        for bar in reversed(list(self._bars.values())):
            for button in bar.findChildren(QPushButton):
                if button.text() == title:
                    button.click()
                    return
        raise LookupError(title)

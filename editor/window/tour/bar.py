"""The bar of the tour: a step in words over the map, with buttons to skip it or to leave."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from editor.widgets.speaking import speak
from editor.words import tr

LEAST = 220
"""Pixels that the buttons leave to the words."""


class TourBar(QFrame):
    """What is to be done now; it never takes the keys by itself."""

    skipped = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tour")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.title, self.by_mouse, self.by_keys = (self._label() for _ in range(3))
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.skip, self.leave = QPushButton(), QPushButton()
        self.skip.setObjectName("tour-skip")
        self.leave.setObjectName("tour-leave")
        self.skip.clicked.connect(self.skipped)
        self.leave.clicked.connect(self.left)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.skip)
        head.addWidget(self.leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 8, 8)
        column.setSpacing(3)
        column.addLayout(head)
        column.addWidget(self.by_mouse)
        column.addWidget(self.by_keys)
        self.hide()

    def _label(self) -> QLabel:
        label = QLabel()
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setForegroundRole(QPalette.ColorRole.ToolTipText)
        label.setWordWrap(True)
        label.setMinimumWidth(LEAST)
        return label

    def tell(self, title: str, by_mouse: str, by_keys: str, *, is_last: bool) -> None:
        """Shows a step, or at last what comes after the tour."""
        self.setAccessibleName(tr("Tour"))
        self.title.setText(title)
        self.by_mouse.setText(by_mouse)
        self.by_keys.setText(by_keys)
        self.skip.setText(tr("Skip this step"))
        self.skip.setVisible(not is_last)
        self.leave.setText(tr("End of the tour") if is_last else tr("Leave the tour"))
        said = f"{title}\n{by_mouse}\n{by_keys}"
        self.setAccessibleDescription(said)
        speak(self, said)

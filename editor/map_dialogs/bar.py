"""Bar: a frame over the upper edge of the map, there until Esc, an answer or another bar."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from editor.canvas.widget import Canvas
from editor.words import tr

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

MARGIN = 10
WIDEST = 560


class Bar(QFrame):
    """What all bars do: lie over the map in front, and go away."""

    def __init__(self, window: "MapWindow", canvas: Canvas) -> None:
        super().__init__(canvas)
        self.window_, self.canvas = window, canvas
        self.setObjectName("bar")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(8, 8, 8, 8)
        self.rows.setSpacing(6)
        for old in canvas.findChildren(Bar):
            if old is not self:
                old.leave()
        canvas.installEventFilter(self)

    def row(self, *widgets: QWidget, closes: bool = False) -> QHBoxLayout:
        """A row of widgets; the first row may end with the cross that closes the bar."""
        row = QHBoxLayout()
        for number, widget in enumerate(widgets):
            row.addWidget(widget, 0 if number else 1)
        if closes:
            cross = QToolButton(autoRaise=True)
            cross.setText("×")
            cross.setAccessibleName(tr("Close"))
            cross.setToolTip(tr("Close (Esc)"))
            cross.clicked.connect(self.leave)
            row.addWidget(cross)
        self.rows.addLayout(row)
        return row

    def come(self) -> None:
        """Shows the bar."""
        self.place()
        self.show()
        self.raise_()

    def place(self) -> None:
        """As wide as it needs, in the middle of the upper edge."""
        room = max(self.canvas.width() - 2 * MARGIN, 100)
        width = min(WIDEST, room)
        self.setFixedWidth(width)
        self.adjustSize()
        self.move((self.canvas.width() - width) // 2, MARGIN)

    def leave(self) -> None:
        """Goes away; the map gets the keys again."""
        self.canvas.removeEventFilter(self)
        self.hide()
        self.setParent(None)
        self.deleteLater()
        self.canvas.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            event.accept()  # no key of a bar is meant for the map below

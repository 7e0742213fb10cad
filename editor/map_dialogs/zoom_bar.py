"""A percentage that is typed, for the map to be seen so large."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSpinBox

from editor.canvas.view import LARGEST, SMALLEST, percent_of, step_of
from editor.canvas.widget import Canvas
from editor.map_dialogs.bar import Bar
from editor.words import tr

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow


class ZoomBar(Bar):
    """One number; Return sets it."""

    def __init__(self, window: "MapWindow", canvas: Canvas) -> None:
        super().__init__(window, canvas)
        self.percent = QSpinBox(minimum=percent_of(SMALLEST), maximum=percent_of(LARGEST))
        self.percent.setSuffix(" %")
        self.percent.setValue(percent_of(canvas.view.step))
        self.percent.setAccessibleName(tr("Zoom level"))
        self.button = QPushButton(tr("Show"))
        self.button.clicked.connect(self.show_so)
        self.row(QLabel(tr("How large the map is seen")), self.percent, self.button, closes=True)
        self.come()
        self.percent.setFocus()
        self.percent.selectAll()

    def show_so(self) -> None:
        self.canvas.zoom(step_of(self.percent.value()) - self.canvas.view.step)
        self.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.show_so()
        else:
            super().keyPressEvent(event)

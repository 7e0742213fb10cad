"""All sheets as small pictures that are ticked or not."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QImage, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem

from editor.words import tr

PICTURE: Final = QSize(120, 150)
CELL: Final = QSize(148, 192)


class SheetList(QListWidget):
    """A click shows a sheet large, its box or Space says whether it is printed."""

    chosen_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setIconSize(PICTURE)
        self.setGridSize(CELL)
        self.setWordWrap(True)
        self.setAccessibleName(tr("Sheets"))
        self.itemChanged.connect(lambda _: self.chosen_changed.emit())

    def show_sheets(self, titles: Sequence[str]) -> None:
        """Sheets whose pictures come later; all of them are ticked."""
        self.blockSignals(True)
        self.clear()
        blank = QPixmap(PICTURE)
        blank.fill(Qt.GlobalColor.transparent)
        for number, title in enumerate(titles, start=1):
            item = QListWidgetItem(QIcon(blank), f"{number} · {title}")
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked)
            self.addItem(item)
        self.blockSignals(False)
        self.chosen_changed.emit()

    def show_picture(self, number: int, image: QImage) -> None:
        item = self.item(number)
        if item is not None:
            self.blockSignals(True)
            item.setIcon(QIcon(QPixmap.fromImage(self._framed(image))))
            self.blockSignals(False)
            self.viewport().update()

    def _framed(self, image: QImage) -> QImage:
        """White paper is told from a white list by its rim."""
        painter = QPainter(image)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Mid), 1))
        painter.drawRect(image.rect().adjusted(0, 0, -1, -1))
        painter.end()
        image.setDevicePixelRatio(self.devicePixelRatioF())
        return image

    def chosen(self) -> list[int]:
        """The numbers of the sheets that are ticked."""
        checked = Qt.CheckState.Checked
        return [n for n in range(self.count()) if self.item(n).checkState() == checked]

    def tick_all(self, *, on: bool) -> None:
        self.blockSignals(True)
        for number in range(self.count()):
            state = Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
            self.item(number).setCheckState(state)
        self.blockSignals(False)
        self.chosen_changed.emit()

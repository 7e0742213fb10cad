"""The history panel: every step by name; a click goes back to it, or forward."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout

from editor.document import Happening
from editor.panels.panel import Panel
from editor.words import tr

if TYPE_CHECKING:
    from editor.window import Window


class History(Panel):
    """The steps of the document."""

    NAME = "history"
    TITLE = "History"
    PLACE = "right"
    ORDER = 60

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("History"))
        self.list.itemClicked.connect(self._go)
        self.list.itemActivated.connect(self._go)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.list)

    def refresh(self) -> None:
        self.list.clear()
        if self.desk is None:
            return
        history = self.desk.document.history
        names = [tr("Opened"), *(step.label for step in history.steps)]
        for number, name in enumerate(names):
            item = QListWidgetItem(name)
            if number > history.position:
                item.setForeground(self.palette().placeholderText())
            if number == history.saved:
                item.setToolTip(tr("The file holds this."))
                font = item.font()
                font.setBold(True)
                item.setFont(font)
            self.list.addItem(item)
        self.list.setCurrentRow(history.position)
        self.list.scrollToItem(self.list.item(history.position))

    def heard(self, happening: Happening) -> None:
        if happening.kind != "stroke":
            self.refresh()

    def _go(self, item: QListWidgetItem) -> None:
        if self.desk is not None:
            self.desk.document.go_to(self.list.row(item))

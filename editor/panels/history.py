"""The history panel: every step by name; a click goes back to it, or forward."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QListView, QVBoxLayout

from editor.document.document import Happening
from editor.document.history import History as Steps
from editor.panels.panel import Panel
from editor.words import tr

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
NOWHERE = QModelIndex()


class StepsModel(QAbstractListModel):
    """The steps of a document as rows; the first row is how it was opened."""

    def __init__(self, panel: "History") -> None:
        super().__init__(panel)
        self._panel = panel
        self.steps: Steps | None = None

    def show_steps(self, steps: Steps | None) -> None:
        if steps is not self.steps:
            self.beginResetModel()
            self.steps = steps
            self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() or self.steps is None else len(self.steps.steps) + 1

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if self.steps is None or not index.isValid():
            return None
        number = index.row()
        is_saved, is_undone = number == self.steps.saved, number > self.steps.position
        if role == Role.DisplayRole:
            return self._name(number, is_saved=is_saved)
        if role == Role.ToolTipRole:
            return tr("The file holds this.") if is_saved else None
        if role == Role.ForegroundRole and is_undone:
            return self._panel.palette().brush(QPalette.ColorRole.PlaceholderText)
        if role == Role.FontRole and (is_saved or is_undone):
            font = QFont(self._panel.font())
            font.setBold(is_saved)
            font.setItalic(is_undone)
            return font
        return None

    def _name(self, number: int, *, is_saved: bool) -> str:
        if self.steps is None:
            return ""
        label = self.steps.steps[number - 1].label if number else tr("opened")
        name = label[:1].upper() + label[1:]
        return tr("{step} (saved)").format(step=name) if is_saved and number else name


class History(Panel):
    """The steps of the document."""

    NAME = "history"
    TITLE = "History"
    PLACE = "right"
    ORDER = 60

    def __init__(self, window: "MapWindow") -> None:
        super().__init__(window)
        self.model = StepsModel(self)
        self.list = QListView()
        self.list.setAccessibleName(tr("History"))
        self.list.setUniformItemSizes(True)
        self.list.setModel(self.model)
        self.list.clicked.connect(self._go)
        self.list.activated.connect(self._go)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.list)

    def refresh(self) -> None:
        steps = None if self.desk is None else self.desk.document.history
        self.model.show_steps(steps)
        if steps is not None:
            here = self.model.index(steps.position)
            self.list.setCurrentIndex(here)
            self.list.scrollTo(here)

    def heard(self, happening: Happening) -> None:
        if happening.kind != "stroke":
            self.refresh()

    def _go(self, index: QModelIndex) -> None:
        if self.desk is not None and index.row() != self.desk.document.history.position:
            self.desk.document.go_to(index.row())

"""A field for a file: its path can be typed, dropped or chosen."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QWidget

from editor.widgets.asking import FileKind, ask_for_file
from editor.words import tr


class PathField(QWidget):
    """The path of a file that is there; empty where none is wanted."""

    changed = Signal()

    def __init__(self, path: str, kind: FileKind, folder: Path, placeholder: str) -> None:
        super().__init__()
        self._kind, self._folder = kind, folder
        self.dialog: QFileDialog | None = None
        self.line = QLineEdit(path)
        self.line.setPlaceholderText(placeholder)
        self.line.setAccessibleName(kind.title)
        self.line.setClearButtonEnabled(True)
        self.line.setMinimumWidth(self.fontMetrics().horizontalAdvance(placeholder) + 40)
        self.line.textChanged.connect(self.changed)
        self.choose = QPushButton(tr("Choose …"))
        self.choose.setAccessibleName(kind.title)
        self.choose.clicked.connect(self._ask)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        row.addWidget(self.choose)

    @property
    def path(self) -> str:
        return self.line.text().strip()

    def _ask(self) -> None:
        folder = Path(self.path).parent if self.path else self._folder
        self.dialog = ask_for_file(
            self, self._kind, folder, lambda path: self.line.setText(str(path))
        )

"""The window of the key sheet, with a search, and buttons that put it on paper."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout

from editor.widgets.asking import FileKind, ask_to_write
from editor.window.key_sheet import as_html
from editor.words import tr
from model.files.atomic import SaveFailed, write_atomically

if TYPE_CHECKING:
    from editor.window.window import Window

MARGIN = 15.0


class KeySheetWindow(QDialog):
    """Every key, to look at while one draws."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("key-sheet")
        self.setWindowTitle(tr("Keys"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.page = QTextBrowser()
        self.page.setAccessibleName(tr("Keys"))
        self.page.setHtml(as_html())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        keep = buttons.addButton(tr("Save as PDF …"), QDialogButtonBox.ButtonRole.ActionRole)
        page = buttons.addButton(tr("Save as web page …"), QDialogButtonBox.ButtonRole.ActionRole)
        keep.clicked.connect(lambda: self._ask(FileKind(tr("Keys"), "PDF (*.pdf)", ".pdf")))
        page.clicked.connect(lambda: self._ask(FileKind(tr("Keys"), "HTML (*.html)", ".html")))
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.page)
        layout.addWidget(buttons)
        self.resize(520, 640)

    def _ask(self, kind: FileKind) -> None:
        proposal = self._window.filing.folder / f"milepost-keys{kind.ending}"
        ask_to_write(self, kind, proposal, self._keep)

    def _keep(self, path: Path | None) -> None:
        if path is None:
            return
        try:
            if path.suffix.lower() == ".pdf":
                write_pdf(path)
            else:
                write_atomically(path, as_html().encode())
        except SaveFailed as trouble:
            self._window.studio.say(str(trouble))
        else:
            self._window.studio.say(tr("Saved {name}").format(name=path.name))


def write_pdf(path: Path) -> None:
    """The sheet as PDF on A4."""
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN), QPageLayout.Unit.Millimeter)
    document = QTextDocument()
    document.setHtml(as_html())
    document.print_(writer)

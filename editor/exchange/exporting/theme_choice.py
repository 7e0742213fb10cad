"""Which looks a picture has: those that come along, or a theme of one's own from a file."""

from pathlib import Path

from PySide6.QtWidgets import QComboBox, QFileDialog

from drawing.themes.theme import ENDING, theme_names
from editor.widgets.asking import FileKind, ask_for_file
from editor.words import tr

OWN = ""
"""The choice that asks for a file."""


class ThemeChoice(QComboBox):
    """Themes by name; the last choice asks for a file, which is a choice from then on."""

    def __init__(self, theme: str, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self.dialog: QFileDialog | None = None
        self.setAccessibleName(tr("Looks"))
        for name in theme_names():
            self.addItem(name.replace("-", " ").capitalize(), name)
        self.addItem(tr("A theme of my own …"), OWN)
        if theme.endswith(ENDING):
            self._add(Path(theme))
        self._chosen = 0
        self.currentIndexChanged.connect(self._changed)
        self.activated.connect(self._activated)
        if theme != OWN:
            self.setCurrentIndex(max(0, self.findData(theme)))

    @property
    def theme(self) -> str:
        """The name of a theme, or the path of its file."""
        return str(self.itemData(self._chosen))

    def choose(self, path: Path) -> None:
        """Takes a file."""
        if self.findData(str(path)) < 0:
            self._add(path)
        self.setCurrentIndex(self.findData(str(path)))

    def _add(self, path: Path) -> None:
        self.insertItem(self.count() - 1, path.name, str(path))

    def _changed(self, index: int) -> None:
        if self.itemData(index) != OWN:
            self._chosen = index

    def _activated(self, index: int) -> None:
        if self.itemData(index) == OWN:
            self.setCurrentIndex(self._chosen)
            kind = FileKind(tr("A theme"), f"{tr('Themes')} (*{ENDING})", ENDING)
            self.dialog = ask_for_file(self, kind, self._folder, self.choose)

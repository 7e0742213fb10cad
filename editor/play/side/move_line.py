"""A line in which a move is typed as the terminal and logs write it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from editor.words import tr


class MoveLine(QLineEdit):
    """Enter plays what is typed, Up brings the last line back, and Escape goes to the map again."""

    def __init__(
        self, play: Callable[[str], bool], leave: Callable[[], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._play, self._leave = play, leave
        self._last = ""
        self.setAccessibleName(tr("Type a move"))
        self.setClearButtonEnabled(True)
        self.returnPressed.connect(self._enter)

    def show_example(self, example: str) -> None:
        """Says how a move is written; nothing can be typed where there is none to play."""
        self.setEnabled(bool(example))
        text = tr("Type a move (Ctrl+T), for example: {move}").format(move=example)
        self.setPlaceholderText(text if example else "")

    def _enter(self) -> None:
        text = self.text().strip()
        if not text:
            return
        self._last = text
        if self._play(text):
            self.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self._leave()
        elif event.key() == Qt.Key.Key_Up:
            self.setText(self._last)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            # Whoever is around must not take it for the number that is marked beside the map.
            super().keyPressEvent(event)
            event.accept()
        else:
            super().keyPressEvent(event)

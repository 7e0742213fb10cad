"""What lies beside the board, in words, where there is no picture of it."""

from PySide6.QtWidgets import QWidget

from editor.play.match.match import Match
from editor.play.side.panel_rows import clear, column, words
from editor.words import tr


class BesidePanel(QWidget):
    """Sentences below everything else: what is left, and what can be taken."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = column(self)

    def show_match(self, match: Match) -> None:
        clear(self._column)
        game, aid = match.game, match.aid
        lines = aid.beside(game) if aid.display(game) is None else []
        self.setVisible(bool(lines))
        if lines:
            self._column.addWidget(words(tr("Beside the board"), "group"))
        for line in lines:
            self._column.addWidget(words(line))

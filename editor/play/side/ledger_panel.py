"""What whoever sits at the screen will get and have to pay, and what would be short."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QWidget

from editor.play.match.match import Match
from editor.play.side.panel_rows import clear, column, words
from engine.showing.beside_board import Ledger


class LedgerPanel(QWidget):
    """A small sum, and sentences about it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = column(self, 2)

    def show_match(self, match: Match) -> None:
        clear(self._column)
        found = _ledger(match)
        self.setVisible(found is not None)
        if found is None:
            return
        self._column.addWidget(words(found.title, "group"))
        self._column.addWidget(_sum(found.entries))
        for number, line in enumerate(found.lines):
            is_bad = found.is_short and not number
            self._column.addWidget(words(line, "strong" if is_bad else "quiet"))


def _ledger(match: Match) -> Ledger | None:
    """That of the person who acts, or of the first who plays; nobody's while a curtain is down."""
    people = [seat for seat in match.people if seat not in match.game.out]
    if not people or match.awaited is not None:
        return None
    viewer = match.viewer
    seat = people[0] if viewer is None or viewer not in people else viewer
    return match.aid.ledger(match.game, seat)


def _sum(entries: Sequence[tuple[str, str]]) -> QWidget:
    """Words above their numbers, the last of which is what comes of it."""
    whole = QWidget()
    grid = QGridLayout(whole)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setVerticalSpacing(0)
    for place, (word, value) in enumerate(entries):
        is_last = place == len(entries) - 1
        grid.addWidget(words(word, "quiet", wraps=False), 0, place)
        grid.addWidget(words(value, "strong" if is_last else "", wraps=False), 1, place)
    return whole

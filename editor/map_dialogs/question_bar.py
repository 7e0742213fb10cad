"""A question over the map with its answers as buttons: nothing else has to wait for it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from editor.canvas.widget import Canvas
from editor.map_dialogs.bar import Bar
from editor.widgets.replace_by import Offer, ReplaceRow
from editor.words import tr

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

Answer = tuple[str, Callable[[], object]]
NAMED = 6
"""So many users are named, the others are counted."""


class Question(Bar):
    """Words and answers; the last answer is always to leave it. What is used can be replaced."""

    def __init__(
        self,
        window: "MapWindow",
        canvas: Canvas,
        words: str,
        answers: Sequence[Answer],
        replace: "tuple[Sequence[Offer], Callable[[str], object]] | None" = None,
    ) -> None:
        super().__init__(window, canvas)
        words = words[:1].upper() + words[1:]
        self.words = QLabel(words, wordWrap=True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.row(self.words, closes=True)
        self.replace: ReplaceRow | None = None
        if replace is not None and replace[0]:
            offers, run = replace
            self.replace = ReplaceRow(offers, lambda new: self._answered(lambda: run(new)))
            self.row(self.replace)
        self.buttons = [self._button(*answer) for answer in answers]
        leave = QPushButton(tr("Cancel") if answers else tr("Close"))
        leave.clicked.connect(self.leave)
        row = self.row(*self.buttons, leave)
        row.insertStretch(0, 1)
        row.setStretch(1, 0)
        self.setAccessibleName(words)
        self.come()
        (self.buttons or [leave])[0].setFocus()

    def _button(self, title: str, run: Callable[[], object]) -> QPushButton:
        button = QPushButton(title)
        button.clicked.connect(lambda: self._answered(run))
        return button

    def _answered(self, run: Callable[[], object]) -> None:
        self.leave()
        run()


def named(words: Sequence[str]) -> str:
    """Some names in a line, the others counted."""
    more = len(words) - NAMED
    listed = ", ".join(words[:NAMED])
    return tr("{names} and {n} more").format(names=listed, n=more) if more > 0 else listed

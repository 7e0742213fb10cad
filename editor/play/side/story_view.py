"""What has happened, turn by turn, the newest below."""

from collections.abc import Sequence
from html import escape

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from editor.play.match.story import Turn
from editor.play.side.goods_icons import Icons
from editor.words import tr

MOST = 60
"""Turns that are shown; the log of the game has all of them."""


class StoryView(QTextBrowser):
    """The story of a game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("What happened"))
        self.setOpenLinks(False)
        self.setMinimumHeight(80)
        self._shown: list[Turn] = []

    def show_story(self, told: Sequence[Turn], icons: Icons) -> None:
        told = list(told[-MOST:])
        if told == self._shown:
            return
        self._shown = told
        self.setHtml("".join(_turn(seat, lines, icons) for seat, lines in told))
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.ensureCursorVisible()


def _turn(seat: int | None, lines: tuple[str, ...], icons: Icons) -> str:
    colour = icons.seat_colour(seat).name() if seat is not None else "gray"
    text = "<br>".join(escape(line) for line in lines)
    return f'<p style="margin:3px 0"><span style="color:{colour}">■</span> {text}</p>'

"""Bots that play without freezing the window: one move after the other, at a pace that is seen."""

from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from editor.play.background_job import Work
from editor.play.match.match import Match
from engine.hosting.seated_bots import BotFailed

LOOKS_EVERY = 8
"""Milliseconds between two looks at a bot that thinks."""
AT_ONCE = 0.06
"""Seconds of moves that are made together while the players skip to their turn."""
USUAL_PACE = 160
"""Milliseconds between two moves."""


class BotsAtPlay(QObject):
    """Lets the bots of a match play, whenever it is their turn."""

    moved = Signal()
    failed = Signal(str)

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match, self._work = match, Work()
        self.pace = USUAL_PACE
        self.is_paused = False
        self.skips = False
        """Whether moves are made as fast as they come, until a person has to act."""
        self._eye = QTimer(self)
        self._eye.setInterval(LOOKS_EVERY)
        self._eye.timeout.connect(self._work.look)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._think)

    @property
    def is_busy(self) -> bool:
        """Whether a bot thinks: nobody else may look at the game now."""
        return self._work.is_busy

    def go_on(self) -> None:
        """Goes on with the bots, if it is their turn and nobody has stopped them."""
        if not self.is_busy and not self._next.isActive():
            self._think()

    def _think(self) -> None:
        if self.is_busy or not self._match.is_bots_turn:
            self.skips = self.skips and self._match.is_bots_turn
        elif not self.is_paused:
            self._work.begin(self._moves, self._answered)
            self._eye.start()

    def _moves(self) -> None:
        """One move, or as many as a moment has room for."""
        began, skips = perf_counter(), self.skips
        self._match.step_bot()
        while skips and self._match.is_bots_turn and perf_counter() - began < AT_ONCE:
            self._match.step_bot()

    def _answered(self, answer: object) -> None:
        self._eye.stop()
        if isinstance(answer, BotFailed):
            self.failed.emit(str(answer))
            return
        if isinstance(answer, BaseException):
            raise answer
        if not self._match.is_bots_turn:
            self.skips = False
        self._next.start(0 if self.skips else self.pace)
        self.moved.emit()

    def skip(self) -> None:
        """As fast as can be, to the next person's turn or to the end."""
        self.skips, self.is_paused = True, False
        self._next.stop()
        self.go_on()

    def pause(self, is_paused: bool) -> None:
        self.is_paused = is_paused
        if not is_paused:
            self.go_on()

    def settle(self) -> None:
        """Waits for the move that is under way, so that the game can be looked at."""
        self._work.finish()

    def close(self) -> None:
        """Stops; a bot that thinks is left to its thread."""
        self._eye.stop()
        self._next.stop()
        self._work.close()

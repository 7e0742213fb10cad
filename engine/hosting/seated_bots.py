"""Bots at a table: each is asked for its move, and what is no move becomes a sentence about it."""

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, redirect_stdout
from traceback import extract_tb

from engine.bots import make_bot
from engine.hosting.asking import Asked, BadAnswer, Doing, said
from engine.protocol import Action, Game, Happening
from model.bounded_files import real_path
from model.files.atomic import SaveFailed
from model.wording.speech import tr

MOST_IN_A_TURN = 5_000
"""Actions after which a bot is taken to be one that never ends its turn."""


class BotFailed(Exception):
    """A bot did something that is no move; says which bot, and what."""


class SeatedBot:
    """A bot that plays a seat."""

    def __init__(self, name: str, system: str, seed: int, where: str = "") -> None:
        """`where` says in which of many games; NoSuchBot says why there is no such bot."""
        self.name = name
        self._called = tr("bot {name} {where}", name=name, where=where).rstrip()
        self._is_own = name.endswith(".py")
        with self._overheard():
            self._asked = Asked(make_bot(name, system, seed))

    def act(
        self,
        game: Game,
        view: Callable[[int], Game],
        play: Callable[[Action], list[Happening]],
        seat: int | None = None,
    ) -> Doing:
        """Plays what the bot chooses; BotFailed says what was wrong with it."""
        try:
            with self._overheard():
                return self._asked.act(game, view, play, seat)
        except BadAnswer as bad:
            raise self.failed(str(bad)) from None
        except SaveFailed:
            raise
        except (Exception, SystemExit) as trouble:
            # A bot of our own that stops is a defect, and its traceback is wanted.
            if not self._is_own:
                raise
            raise self.failed(
                tr("stopped with {reason}{line}", reason=_reason(trouble), line=self._line(trouble))
            ) from None

    def failed(self, what: str) -> BotFailed:
        return BotFailed(f"{self._called}: {what}")

    def _overheard(self) -> AbstractContextManager[object]:
        """What a user's program prints is for its author, and no part of a command's answer."""
        return redirect_stdout(sys.stderr) if self._is_own else nullcontext()

    def _line(self, trouble: BaseException) -> str:
        """Where in its own file a bot stopped."""
        own = real_path(self.name)
        frames = extract_tb(trouble.__traceback__)
        lines = [frame.lineno for frame in frames if real_path(frame.filename) == own]
        return tr(" (line {lines} of {own})", lines=lines[-1], own=own.name) if lines else ""


def _reason(trouble: BaseException) -> str:
    kind, what = type(trouble).__name__, said(trouble)
    return f"{kind}: {what}" if what else kind

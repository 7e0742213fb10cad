"""Bots at a table: each is asked for its move, and what is no move becomes a sentence about it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from traceback import extract_tb

from engine.bots import make_bot
from engine.protocol import Action, Game, Happening, Refused
from model.atomic import SaveFailed

MOST_IN_A_TURN = 5_000
"""Actions after which a bot is taken to be one that never ends its turn."""
LONGEST_REASON = 200


class BotFailed(Exception):
    """A bot did something that is no move; says which bot, and what."""


class SeatedBot:
    """A bot that plays a seat."""

    def __init__(self, name: str, system: str, seed: int, where: str = "") -> None:
        """`where` says in which of many games; NoSuchBot says why there is no such bot."""
        self.name = name
        self._called = f"bot {name} {where}".rstrip()
        self._is_own = name.endswith(".py")
        with self._overheard():
            self._bot = make_bot(name, system, seed)

    def act(
        self, view: Game, play: Callable[[Action], list[Happening]]
    ) -> tuple[Action, list[Happening]]:
        """Plays what the bot chooses; BotFailed says what was wrong with it."""
        action: object = None
        try:
            with self._overheard():
                action = self._bot.choose(view)
            if isinstance(action, Action):
                return action, play(action)
        except Refused as refused:
            raise self.failed(f"played {_said(action)}, but {refused}") from None
        except SaveFailed:
            raise
        except (Exception, SystemExit) as trouble:
            # A bot of our own that stops is a defect, and its traceback is wanted.
            if not self._is_own:
                raise
            raise self.failed(f"stopped with {_reason(trouble)}{self._line(trouble)}") from None
        raise self.failed(f"answered {_said(action, repr)}, which is no action")

    def failed(self, what: str) -> BotFailed:
        return BotFailed(f"{self._called}: {what}")

    @contextmanager
    def _overheard(self) -> Iterator[None]:
        """What a user's program prints is for its author, and no part of a command's answer."""
        if self._is_own:
            with redirect_stdout(sys.stderr):
                yield
        else:
            yield

    def _line(self, trouble: BaseException) -> str:
        """Where in its own file a bot stopped."""
        own = Path(self.name).resolve()
        frames = extract_tb(trouble.__traceback__)
        lines = [frame.lineno for frame in frames if Path(frame.filename).resolve() == own]
        return f" (line {lines[-1]} of {own.name})" if lines else ""


def _reason(trouble: BaseException) -> str:
    said = _said(trouble)
    return f"{type(trouble).__name__}: {said}" if said else type(trouble).__name__


def _said(thing: object, how: Callable[[object], str] = str) -> str:
    """The text of a stranger's thing in one line; nothing where it cannot even say that."""
    try:
        return " ".join(how(thing).split())[:LONGEST_REASON]
    except Exception:  # noqa: BLE001 (a stranger's file may raise anything)
        return ""

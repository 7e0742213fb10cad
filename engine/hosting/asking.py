"""Asking a bot for its actions; it looks at the game again only where it wants to, or has to."""

from collections.abc import Callable
from functools import cache

from engine.bots import Bot, Resolute
from engine.protocol import CHOSEN, Action, Game, Happening, Refused
from model.wording.speech import tr

LONGEST_SAID = 200

Doing = tuple[Action, list[Happening]]
"""An action, and what happened."""


class BadAnswer(Exception):
    """A bot answered with what is no action, or with one that is not allowed; says so."""


class Asked:
    """A bot that is asked for one action after the other."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._and_then = bot.and_then if isinstance(bot, Resolute) else _looks_first
        self._is_as_foreseen = False
        """Whether nothing has happened since its last action that it could not know."""

    def act(
        self,
        game: Game,
        view: Callable[[int], Game],
        play: Callable[[Action], list[Happening]],
        seat: int | None = None,
    ) -> Doing:
        """Lets the bot do one thing in a game where its seat has to act: the actor, or a named one.

        `play` plays for that seat.
        """
        seat = game.actor if seat is None else seat
        assert seat is not None  # noqa: S101 (nobody is asked in a game that is over)
        done = self._unasked(play) if self._is_as_foreseen else None
        if done is None:
            done = _played(self._bot.choose(view(seat)), play)
        self._is_as_foreseen = game.actor == seat
        for one in done[1]:
            # With the last hidden choice all of them come to light.
            if one.chance is not None or one.kind == CHOSEN:
                self._is_as_foreseen = False
        return done

    def _unasked(self, play: Callable[[Action], list[Happening]]) -> Doing | None:
        """What the bot does without looking; None where it looks first."""
        action = self._and_then()
        try:
            return None if action is None else (_checked(action), play(action))
        except Refused:
            return None


def _looks_first() -> None:
    return None


def _played(answer: Action, play: Callable[[Action], list[Happening]]) -> Doing:
    try:
        return _checked(answer), play(answer)
    except Refused as refused:
        raise BadAnswer(
            tr("played {said}, but {refused}", said=said(answer), refused=refused)
        ) from None


def _checked(answer: Action) -> Action:
    """The answer of a program that may be a stranger's."""
    if not _are_actions(type(answer)):
        raise BadAnswer(tr("answered {said}, which is no action", said=said(answer, repr)))
    return answer


@cache
def _are_actions(kind: type) -> bool:
    return all(hasattr(kind, name) for name in ("WORD", "GROUP"))


def said(thing: object, how: Callable[[object], str] = str) -> str:
    """The text of a stranger's thing in one line; nothing where it cannot even say that."""
    try:
        return " ".join(how(thing).split())[:LONGEST_SAID]
    except Exception:  # noqa: BLE001 (a stranger's file may raise anything)
        return ""

"""Games from their logs, played again for whoever draws them; what is wrong is one sentence."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Final

from drawing.cannot import CannotDraw
from engine.logs.game_log import GameLog
from engine.logs.replaying import AnotherGame, Differs, Played, open_log, replaying
from engine.logs.session import Session
from engine.protocol import NotPlayable
from model.amounts_in_words import counted
from model.scenario.scenario import Scenario

Source = str | GameLog
"""The file of a log, or the log of a game that is being played."""
Progress = Callable[[str, int, int], None]
"""Hears what is done, how much of it, and how much there is."""
MOVES: Final = "moves"
EVERY: Final = 25
"""After so many moves it is told how far the game has come."""


def in_silence(what: str, done: int, whole: int) -> None:
    """Whom progress does not matter."""


def name_of(source: Source) -> str:
    return source if isinstance(source, str) else "the game"


def followed(
    source: Source, scenario: Scenario, at: int | None = None, progress: Progress = in_silence
) -> tuple[Session, Iterator[Played]]:
    """A game, and its moves up to one of them, which are played as they are asked for."""
    name = name_of(source)
    log = open_log(source) if isinstance(source, str) else source
    moves = len(log.records)
    if at is not None and at > moves:
        raise CannotDraw(f"{name}: the log ends after {counted(moves, 'move')}, before move {at}")
    with _in_a_sentence(name):
        session, steps = replaying(log, scenario)
    return session, _told(name, steps, moves if at is None else at, progress)


def _told(name: str, steps: Iterator[Played], moves: int, progress: Progress) -> Iterator[Played]:
    with _in_a_sentence(name):
        for number, step in enumerate(islice(steps, moves)):
            if number % EVERY == 0:
                progress(MOVES, number, moves)
            yield step


@contextmanager
def _in_a_sentence(name: str) -> Iterator[None]:
    try:
        yield
    except (AnotherGame, Differs, NotPlayable) as trouble:
        raise CannotDraw(f"{name}: {trouble}") from None

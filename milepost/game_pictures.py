"""A game on its map: the track and the trains at a move of its log."""

from drawing.overlay import Overlay
from engine.game_log import GameLog
from engine.protocol import NotPlayable
from engine.replaying import AnotherGame, Differs, open_log, replaying
from engine.session import Session
from milepost.playing.talk import talk_of
from milepost.say import Refusal, count
from model.scenario import Scenario


def game_at(path: str, scenario: Scenario, move: int | None) -> tuple[Overlay, int]:
    """What lies on the map after a move of a log, or at its end; and which move that was."""
    log = open_log(path)
    moves = len(log.records)
    if move is not None and move > moves:
        raise Refusal(f"{path}: the log ends after {count(moves, 'move')}, before move {move}")
    session = _played(path, log, scenario, moves if move is None else move)
    return talk_of(session.game.system).overlay(session.game), len(session.records)


def _played(path: str, log: GameLog, scenario: Scenario, moves: int) -> Session:
    """The game of a log after so many moves."""
    try:
        session, steps = replaying(log, scenario)
        for _, _ in zip(range(moves), steps, strict=False):
            pass
    except (AnotherGame, Differs, NotPlayable) as trouble:
        raise Refusal(f"{path}: {trouble}") from None
    return session

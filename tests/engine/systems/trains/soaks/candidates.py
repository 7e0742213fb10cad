"""Actions that might be tried in a state, to compare with the legal ones.

Every kind of action comes with all its arguments that a board has, and some that it has not.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.protocol import Refused
from engine.rulebook import NoSuchRule, find
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.game import TrainsGame
from model.notation import Cell

UNKNOWN = "ghost-train"
FAR = Cell(90, 90)


def candidates(game: TrainsGame) -> Iterator[Any]:
    """Actions of every kind that somebody might try here."""
    yield from (act.Apply(), act.Leave(), act.Done(), act.Keep(), act.Drop(), act.EndTurn())
    yield from (act.Pass(), act.Pass(returns=True))
    for card in (*game.table.cards, UNKNOWN):
        yield from (act.PlayCard(card), act.DiscardCard(card), act.Choose(card))
        yield from (act.NameCard(card), act.Buy(card), act.Buy(card, to_deck=True))
    yield from (act.Choose(word) for word in (act.NONE, act.TOP, act.WASTE, "1", "2", "9"))
    for cell in (*game.table.land.ground, FAR):
        yield from (act.Start(cell), act.LayRail(cell), act.BuildStation(cell))
    for number in range(9):
        yield from (act.ReturnSome(number), act.PutBack(number), act.Option(number))


def disagreements(game: TrainsGame, rng: Random) -> list[str]:
    """Where legal actions, refusals and texts of a state do not fit together."""
    before = game.to_plain()
    found = [trouble for seat in game.actors for trouble in _of(game, seat)]
    if game.to_plain() != before:
        found.append("asking has changed the game")
    return found


def _of(game: TrainsGame, seat: int) -> list[str]:
    legal: list[Any] = list(game.actions(seat))
    known = set(legal)
    found = [f"{action} comes twice" for action in known if legal.count(action) > 1]
    for action in legal:
        refusal = game.why_not(action, seat)
        if refusal is not None:
            found.append(f"{action} is legal and refused: {refusal}")
        if game.read(str(action)) != action:
            found.append(f"{action} is read as {game.read(str(action))}")
    tried = (one for one in candidates(game) if one not in known)
    return found + [trouble for one in tried for trouble in _not_refused(game, seat, one)]


def _not_refused(game: TrainsGame, seat: int, action: Any) -> Iterator[str]:
    refusal = game.why_not(action, seat)
    if refusal is None:
        yield f"{action} is not refused, and not among the legal actions"
        return
    if not refusal.sentence:
        yield f"{action} is refused without a reason"
    try:
        find(refusal.rule)
    except NoSuchRule:
        yield f"{action} is refused by {refusal.rule}, of which the rulebook knows nothing"
    try:
        game.play(action, seat)
    except Refused:
        return
    yield f"{action} is refused by why_not and played all the same"

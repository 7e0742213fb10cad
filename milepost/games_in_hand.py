"""Games for programs: begun, resumed, checked, and looked at without reaching into their state."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.logs.session import engine_of
from engine.playtests.playtest import Order, Record, play_here
from engine.protocol import Action, Game, Refusal
from engine.showing.player_aid import aid_of
from engine.showing.seat_facts import Card, Figure, SeatFacts
from model.pieces.piece import Piece
from model.scenario.scenario import Scenario


def resume(scenario: Scenario, plain: Mapping[str, Any]) -> Game:
    """The game that `to_plain` of a game wrote down; NotPlayable says why there is none."""
    return engine_of(scenario.system).resume(scenario, plain)


def check(game: Game) -> list[Refusal]:
    """The invariants of the rules that a game breaks: none, unless something is wrong."""
    return engine_of(game.system).check(game)


def playtest(
    scenario: Scenario, bots: Sequence[str], games: int = 100, seed: int = 1
) -> Iterator[Record]:
    """Games of bots, one after the other; the bots move on by one seat from game to game."""
    return play_here(Order(scenario, tuple(bots), games, seed))


def price(game: Game, action: Action) -> int | None:
    """What an action costs whoever has to act; None where money has nothing to do with it."""
    return aid_of(game.system).price(game, action)


def pieces(game: Game) -> Sequence[Piece]:
    """What lies on the board: kinds, places and owners."""
    return aid_of(game.system).pieces(game)


def figures(game: Game, seat: int, to: int | None = None) -> tuple[Figure, ...]:
    """What a player has, in numbers, the score first; as the seat `to` may know it, or all."""
    facts = _facts(game, seat, to)
    return (facts.score, *facts.figures)


def cards(game: Game, seat: int, to: int | None = None) -> tuple[Card, ...]:
    """The cards of a player; as the seat `to` may know them, or all."""
    return _facts(game, seat, to).cards


def _facts(game: Game, seat: int, to: int | None) -> SeatFacts:
    facts = aid_of(game.system).seat(game, seat)
    return facts if to in (None, seat) else facts.to_others()

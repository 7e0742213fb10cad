"""What learning programs are shown of a game: whole numbers, always as many; by system."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from engine.protocol import Game
from model.systems import part_of


class Numbers(NamedTuple):
    """A run of numbers with one meaning, and the range in which they are."""

    name: str
    number: int
    least: int
    most: int


class Observer(Protocol):
    """Turns a seat's view into numbers, that seat first and the others as they sit after it."""

    @property
    def layout(self) -> tuple[Numbers, ...]: ...
    def numbers(self, view: Game, seat: int) -> Sequence[int]: ...


class ScoreObserver:
    """For systems that show nothing of their own: whose move it is, and the scores."""

    def __init__(self, game: Game) -> None:
        self._players = len(game.names)

    @property
    def layout(self) -> tuple[Numbers, ...]:
        scores = Numbers("scores", self._players, -99_999, 99_999)
        return (Numbers("actor", 1, 0, self._players), scores)

    def numbers(self, view: Game, seat: int) -> Sequence[int]:
        players, scores = self._players, view.scores()
        actor = players if view.actor is None else (view.actor - seat) % players
        return [actor, *(scores[(seat + place) % players] for place in range(players))]


def observer_for(game: Game) -> Observer:
    """Who shows games like this one, whatever happens in them."""
    module = part_of("engine", game.system, "observation")
    observer: Observer = ScoreObserver(game) if module is None else module.Observer(game)
    return observer

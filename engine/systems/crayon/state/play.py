"""A game being played: the table, the state on it, and what happens. Every phase works on this."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.protocol import Chance, Happening, Refusal, Together
from engine.systems.crayon.state.state import Seat, State, Train
from engine.systems.crayon.state.table import Table
from engine.systems.crayon.state.weather import Weather, weather
from model import chance
from model.systems.crayon.network.network import Network


class MadeUp(NamedTuple):
    """The last deck that was made up for a view, with what it was made from."""

    key: tuple[int, int, int]
    """The guess, the size of the deck, and how often chance was asked for it."""
    mixed: list[tuple[str, int]]
    """Every copy of every card."""
    deck: list[str]


@dataclass(slots=True)
class Play:
    """What the functions of the phases share."""

    table: Table
    state: State
    names: tuple[str, ...]
    news: list[Happening] = field(default_factory=list)
    made_up: MadeUp | None = None
    trapped: tuple[object, bool] | None = None
    """Whether the mover can only be helped by a loan, and for which moment that was found out."""

    # -- asking

    @property
    def weather(self) -> Weather:
        return weather(self.table, self.state)

    @property
    def network(self) -> Network:
        """The network at the prices of today."""
        return self.table.network_after(self.state.rains)

    @property
    def mover(self) -> Seat:
        state = self.state
        return state.seats[state.turn.seat]

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.state.turn.seat

    def train(self, number: int) -> Train | None:
        """A train of the player whose turn it is, counted from 1."""
        trains = self.state.seats[self.state.turn.seat].trains
        return trains[number - 1] if 1 <= number <= len(trains) else None

    def event_name(self, event: str) -> str:
        return self.table.events[event].name or event

    # -- telling

    def tell(self, kind: str, seat: int | None, text: str, **facts: Any) -> None:
        self.news.append(Happening(kind, seat, text, facts))

    def tell_in_a_row(
        self, together: Together, kind: str, seat: int, text: str, **facts: Any
    ) -> None:
        """Tells something that comes in rows, and how they are told together."""
        self.news.append(Happening(kind, seat, text, facts, together=together))

    def tell_chance(self, of: str, result: str, seat: int | None, text: str) -> None:
        self.news.append(Happening("chance", seat, text, {}, Chance(of, result)))

    # -- chance

    def shuffled(self, stream: str, things: list[Any]) -> list[Any]:
        return chance.shuffle(self.state.seed, self.state.counters, stream, things)

    def drawn(self, stream: str, choices: int) -> int:
        return chance.draw(self.state.seed, self.state.counters, stream, choices)

    # -- money

    def pay_bank(self, seat: int, amount: int) -> None:
        """Takes money from a player; a negative amount is paid to him."""
        player = self.state.seats[seat]
        player.cash -= amount
        self.state.bank += amount
        self._keep_marks(player)

    def pay_player(self, seat: int, other: int, amount: int) -> None:
        self.state.seats[seat].cash -= amount
        self.state.seats[other].cash += amount
        self._keep_marks(self.state.seats[seat])

    @staticmethod
    def _keep_marks(player: Seat) -> None:
        """Borrowed money is spent last, except on what it was borrowed for."""
        player.for_building = min(player.for_building, player.cash)
        player.for_rent = min(player.for_rent, player.cash - player.for_building)

    # -- the agenda

    def push(self, *task: int | str) -> None:
        """Puts a task on top of the agenda, to be done next."""
        self.state.agenda.append(task)


def no(rule: str, sentence: str) -> Refusal:
    return Refusal(rule, sentence)

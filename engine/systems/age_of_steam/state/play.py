"""A game being played: the table and the state on it. Every phase works on this."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, cast

from engine.protocol import Refusal
from engine.systems.age_of_steam.state.state import Seat, State
from engine.systems.age_of_steam.table.table import Table
from model import chance
from model.systems.age_of_steam.conditions.cases import Cases, now
from model.systems.age_of_steam.conditions.place import Spot
from model.systems.age_of_steam.conditions.selector import Selector, Situation


@dataclass(slots=True)
class Play:
    """What the functions of the phases share."""

    table: Table
    state: State
    names: tuple[str, ...]

    # -- asking

    @property
    def actor(self) -> int:
        """Who must act; asked only while somebody must."""
        return cast("int", self.state.actor)

    @property
    def mover(self) -> Seat:
        """What the player has who must act."""
        return self.state.seats[self.actor]

    def situation(self, seat: int | None = None, **more: Any) -> Situation:
        """The moment as rules see it: for a player, or for the table."""
        state = self.state
        if seat is None:
            now = Situation(state.turn, state.turns, len(state.seats), round=state.round)
        else:
            one, order = state.seats[seat], state.order
            now = Situation(
                state.turn,
                state.turns,
                len(state.seats),
                one.action,
                one.role,
                state.round,
                order.index(seat) + 1 if seat in order else 0,
                len(order),
            )
        return now._replace(**more) if more else now

    def now(self, value: Any, seat: int | None = None) -> Any:
        """What a rule says now; the moment is asked only by a rule that depends on it."""
        return now(value, self.situation(seat)) if isinstance(value, Cases) else value

    def number(self, value: int | Cases, seat: int | None = None) -> int:
        """The number that a rule says now."""
        return int(self.now(value, seat))

    def is_so(self, when: Selector | None, seat: int | None = None) -> bool:
        """Whether something holds now that may hold always."""
        return when is None or when.holds(self.situation(seat))

    def new_city_at(self, town: str) -> str:
        """The New City that a town has become; nothing for a town or a printed city."""
        return self.state.track.urbanized.get(town, "")

    def is_city(self, place: str) -> bool:
        """Whether a place is a city now, printed or New."""
        return place in self.table.cities or bool(self.new_city_at(place))

    def spot(self, place: str) -> Spot:
        """A place as PLACE sees it now."""
        return self.table.spots.of(place, self.new_city_at(place), self.state.colours.get(place))

    def name(self, seat: int) -> str:
        return self.names[seat]

    # -- chance

    def drawn(self, stream: str, choices: int) -> int:
        return chance.draw(self.state.seed, self.state.counters, stream, choices)

    def shuffled(self, stream: str, things: Iterable[Any]) -> list[Any]:
        return chance.shuffle(self.state.seed, self.state.counters, stream, list(things))


def no(rule: str, sentence: str) -> Refusal:
    return Refusal(rule, sentence)

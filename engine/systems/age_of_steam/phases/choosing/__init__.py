"""Select Actions: in player order each takes one that nobody else has (AOS-ACTION-01)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.protocol import Action, Happening, NotPlayable, Refusal
from engine.systems.age_of_steam.actions.kinds import NONE, Take
from engine.systems.age_of_steam.phases.choosing.availability import (
    end_cycles,
    may_take_none,
    open_to,
    why_not_take,
)
from engine.systems.age_of_steam.phases.choosing.taking import pile_up, take
from engine.systems.age_of_steam.phases.producing import producing
from engine.systems.age_of_steam.phases.producing.producing import Production, Turn
from engine.systems.age_of_steam.phases.queues import seats_from_plain
from engine.systems.age_of_steam.state.play import Play
from engine.systems.age_of_steam.table.table import Table
from model.wording.speech import later, tr

KINDS = (Take, *producing.KINDS)
NOW = later("players take actions")
RULE = "AOS-ACTION-01"


@dataclass(slots=True)
class Choosing:
    """Who is still to choose, and what the last one to choose produces at once."""

    seats: list[int]
    production: Production | None = None
    turns: tuple[Turn, ...] = ()
    """Productions that are still to come."""

    @property
    def is_under_way(self) -> bool:
        """Whether cubes are drawn for what is free now."""
        return self.production is not None

    def copy(self) -> "Choosing":
        going = None if self.production is None else self.production.copy()
        return Choosing(self.seats[:], going, self.turns)

    def to_plain(self) -> Any:
        plain: dict[str, Any] = {"seats": [seat + 1 for seat in self.seats]}
        if self.production is not None:
            plain["production"] = self.production.to_plain()
            plain["turns"] = [[seat + 1, number] for seat, number in self.turns]
        return plain


def doing_from_plain(table: Table, plain: Any) -> Choosing:
    if not isinstance(plain, Mapping):
        raise NotPlayable(tr("the choice of actions is not told as it should be"))
    going = plain.get("production")
    return Choosing(
        seats_from_plain(plain.get("seats", [])),
        None if going is None else producing.from_plain(table, going),
        producing.turns_from_plain(plain.get("turns", [])),
    )


def begin(play: Play) -> Iterator[Happening]:
    """The choices of the last turn are cleared, and the first is asked."""
    for seat in play.state.seats:
        seat.previous, seat.action = seat.action, ""
    play.state.choices = ()
    end_cycles(play)
    play.state.doing = Choosing(list(play.state.order))
    yield from _ask(play)


def _ask(play: Play) -> Iterator[Happening]:
    """Asks the next who has a choice; the others go without (AOM-ACTION-05, AOM-ORDER-06)."""
    doing: Choosing = play.state.doing
    while doing.seats:
        seat = doing.seats.pop(0)
        if play.state.seats[seat].goes_without or not open_to(play, seat):
            yield Happening("take", seat, tr("{seat} goes without an action", seat=play.name(seat)))
            yield from take(play, seat, NONE)
            yield from _produce(play, seat)
            if play.state.actor is not None:
                return
            continue
        play.state.actor = seat
        return
    play.state.actor = None
    yield from pile_up(play)


def actions(play: Play) -> Iterator[Action]:
    if play.state.doing.production is not None:
        yield from producing.actions(play, play.state.doing.production)
        return
    able = open_to(play, play.actor)
    yield from map(Take, able)
    if not able or may_take_none(play, play.actor):
        yield Take(NONE)


def why_not(play: Play, action: Any) -> Refusal | None:
    doing: Choosing = play.state.doing
    if doing.production is not None or not isinstance(action, Take):
        return producing.why_not(play, doing.production, action)
    return why_not_take(play, play.actor, action.action)


def do(play: Play, action: Any) -> Iterator[Happening]:
    seat, doing = play.actor, play.state.doing
    if doing.production is not None:
        yield from producing.do(play, doing.production, action)
        if not doing.production.is_over:
            return
        doing.production = None
        yield from _next_production(play)
    else:
        yield from take(play, seat, action.action)
        yield from _produce(play, seat)
    if doing.production is None:
        yield from _ask(play)


def _produce(play: Play, seat: int) -> Iterator[Happening]:
    """What the player's actions produce at once."""
    number = len(producing.productions(play, seat, "choosing"))
    play.state.doing.turns = tuple((seat, at) for at in range(number))
    yield from _next_production(play)


def _next_production(play: Play) -> Iterator[Happening]:
    """Begins the next production in which there is something to decide; None is left if none is."""
    doing: Choosing = play.state.doing
    play.state.actor = None
    while doing.turns:
        turn, doing.turns = doing.turns[0], doing.turns[1:]
        going = Production(*turn, "choosing")
        yield from producing.begin(play, going)
        if not going.is_over:
            doing.production, play.state.actor = going, turn[0]
            return

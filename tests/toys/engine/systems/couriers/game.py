"""A game of couriers: everybody in turn sets a relay on a free segment of a line."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar, Self

from model.systems.couriers.things import CourierRules

from engine.protocol import Action, Happening, NotPlayable, Refusal, Refused, Result
from model.boards.routes import Line, RouteBoard
from model.notation import NotationError
from model.rules.resolving import NoRules, rules_of
from model.scenario.scenario import Scenario


@dataclass(frozen=True, slots=True)
class Relay:
    """Sets a relay on a segment of a line, counted from 1."""

    WORD: ClassVar = "relay"
    GROUP: ClassVar = "relay"
    line: str
    segment: int

    def __str__(self) -> str:
        return f"relay {self.line} {self.segment}"


@dataclass(slots=True)
class State:
    """All of it."""

    names: list[str]
    left: list[int]
    """How many relays each seat has left."""
    turn: int = 0
    relays: dict[str, list[int | None]] = field(default_factory=dict)
    """Who has a relay on each segment, by line."""


class CouriersGame:
    """A game in progress."""

    system = "couriers"
    out: frozenset[int] = frozenset()
    neutrals: tuple[str, ...] = ()

    def __init__(self, scenario: Scenario, state: State) -> None:
        self.scenario, self.state = scenario, state

    @property
    def lines(self) -> Mapping[str, Line]:
        assert isinstance(self.scenario.board, RouteBoard)
        return self.scenario.board.lines

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.state.names)

    @property
    def actor(self) -> int | None:
        is_full = all(None not in owners for owners in self.state.relays.values())
        return None if is_full or not any(self.state.left) else self.state.turn

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.actor is None else (self.actor,)

    @property
    def result(self) -> Result | None:
        if self.actor is not None:
            return None
        scores = self.scores()
        levels = sorted(set(scores), reverse=True)
        places = tuple(tuple(s for s, n in enumerate(scores) if n == level) for level in levels)
        return Result(places, "no relay is left to be set")

    def actions(self, seat: int | None = None) -> Iterator[Action]:
        if self.actor is None or seat not in (None, self.actor):
            return
        for key, owners in self.state.relays.items():
            yield from (Relay(key, n) for n, owner in enumerate(owners, 1) if owner is None)

    def why_not(self, action: Action, seat: int | None = None) -> Refusal | None:
        if self.actor is None:
            return Refusal("COU-03", "the game is over")
        if seat not in (None, self.actor):
            return Refusal("COU-02", "it is another's turn")
        assert isinstance(action, Relay)
        owners = self.state.relays.get(action.line)
        if owners is None or not 1 <= action.segment <= len(owners):
            return Refusal("COU-02", "there is no such segment")
        if owners[action.segment - 1] is not None:
            return Refusal("COU-02", "there is a relay already")
        return None

    def play(self, action: Action, seat: int | None = None) -> list[Happening]:
        refusal = self.why_not(action, seat)
        if refusal is not None:
            raise Refused(refusal)
        assert isinstance(action, Relay)
        mover, state = self.state.turn, self.state
        state.relays[action.line][action.segment - 1] = mover
        state.left[mover] -= 1
        following = [(mover + n) % len(state.names) for n in range(1, len(state.names) + 1)]
        state.turn = next((one for one in following if state.left[one]), mover)
        text = f"{state.names[mover]} sets a relay on {action.line}"
        return [Happening("relay", mover, text), Happening("end", mover, "The turn is over")]

    def read(self, text: str, seat: int | None = None) -> Action:
        words = text.split()
        if len(words) == 3 and words[0] == "relay" and words[2].isdecimal() and len(words[2]) < 4:
            return Relay(words[1], int(words[2]))
        raise NotationError(f"write relay LINE 2, not {text[:40]!r}")

    def opening(self) -> list[Happening]:
        return []

    def scores(self) -> tuple[int, ...]:
        paid = [0] * len(self.state.names)
        for key, owners in self.state.relays.items():
            counts = Counter(owner for owner in owners if owner is not None)
            most = max(counts.values(), default=0)
            best = [seat for seat, number in counts.items() if number == most]
            if None not in owners and len(best) == 1:
                paid[best[0]] += self._worth(self.lines[key])
        return tuple(paid)

    def _worth(self, line: Line) -> int:
        cities = self.scenario.cities
        return sum(getattr(cities[end], "value", 0) for end in (line.a, line.b) if end in cities)

    def view(self, seat: int, guess: int = 0) -> Self:
        return self.copy()

    def copy(self) -> Self:
        return type(self)(self.scenario, deepcopy(self.state))

    def to_plain(self) -> dict[str, Any]:
        return deepcopy(asdict(self.state))


def new_game(scenario: Scenario, names: Sequence[str], seed: int) -> CouriersGame:
    """A game on a board of routes; NotPlayable says why there is none."""
    if not isinstance(scenario.board, RouteBoard) or not scenario.board.lines:
        raise NotPlayable("couriers need lines to ride along")
    if not scenario.players.min <= len(names) <= scenario.players.max:
        least, most = scenario.players.min, scenario.players.max
        raise NotPlayable(f"{least} to {most} can play, not {len(names)}")
    try:
        rules = rules_of(scenario, CourierRules)
    except NoRules as trouble:
        raise NotPlayable(str(trouble)) from None
    relays: dict[str, list[int | None]] = {
        key: [None] * line.segments for key, line in scenario.board.lines.items()
    }
    return CouriersGame(scenario, State(list(names), [rules.relays] * len(names), 0, relays))


def resumed(scenario: Scenario, plain: Mapping[str, Any]) -> CouriersGame:
    """The game that plain data holds."""
    try:
        return CouriersGame(scenario, State(**plain))
    except TypeError as trouble:
        raise NotPlayable(f"this is no game of couriers: {trouble}") from None

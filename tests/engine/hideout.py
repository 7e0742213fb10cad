"""A tiny game with everything that crayon rails has not: hidden choices in the same step, a
decision in another's turn, seats that are put out, an owner without a seat, a game for one.

Every round all robbers hide in one of three places; the Sheriff searches one, and whoever is there
loses a life. Then each may rob another, who pays or fights. After three rounds most loot wins, or
the last robber wins who is left.
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar

from engine.protocol import (
    Action,
    Chance,
    Happening,
    NotPlayable,
    Refusal,
    Refused,
    Result,
    System,
    chosen,
)
from model import chance
from model.notation import NotationError
from model.scenario.scenario import Scenario
from model.scenario.things import Players

SCENARIO = Scenario(id="gulch", system="hideout", players=Players(1, 8))
ROUNDS = 3
PLACES = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class Hide:
    WORD: ClassVar = "hide"
    GROUP: ClassVar = "hide"
    place: int

    def __str__(self) -> str:
        return f"hide {self.place}"


@dataclass(frozen=True, slots=True)
class Rob:
    WORD: ClassVar = "rob"
    GROUP: ClassVar = "rob"
    victim: int

    def __str__(self) -> str:
        return f"rob {self.victim + 1}"


@dataclass(frozen=True)
class Rest:
    WORD: ClassVar = "rest"
    GROUP: ClassVar = "rob"

    def __str__(self) -> str:
        return self.WORD


class Pay(Rest):
    WORD: ClassVar = "pay"


class Fight(Rest):
    WORD: ClassVar = "fight"


WORDS: dict[str, Action] = {one.WORD: one for one in (Rest(), Pay(), Fight())}


@dataclass(slots=True)
class State:
    seed: int
    loot: list[int]
    lives: list[int]
    counters: dict[str, int] = field(default_factory=dict)
    round: int = 1
    turn: int | None = None
    """Whose turn to rob it is; None while all hide."""
    victim: int | None = None
    hidden: dict[int, int] = field(default_factory=dict)


class Hideout:
    def __init__(self, scenario: Scenario, names: Sequence[str], state: State) -> None:
        self.scenario, self.names, self.state = scenario, tuple(names), state
        self.system, self.neutrals = "hideout", ("Sheriff",)

    @property
    def out(self) -> frozenset[int]:
        return frozenset(seat for seat, lives in enumerate(self.state.lives) if lives == 0)

    @property
    def left(self) -> list[int]:
        return [seat for seat, lives in enumerate(self.state.lives) if lives]

    @property
    def result(self) -> Result | None:
        is_last = len(self.left) <= (len(self.names) > 1)
        if not is_last and self.state.round <= ROUNDS:
            return None
        reason = "one is left" if is_last else "the rounds are over"
        groups: dict[tuple[bool, int], list[int]] = {}
        for seat, loot in enumerate(self.state.loot):
            groups.setdefault((seat in self.out, -loot), []).append(seat)
        places = tuple(tuple(seats) for _, seats in sorted(groups.items()))
        return Result(places if self.left else ((), *places), reason)

    @property
    def actors(self) -> tuple[int, ...]:
        state = self.state
        if self.result is not None:
            return ()
        if state.turn is None:
            return tuple(seat for seat in self.left if seat not in state.hidden)
        return (state.turn if state.victim is None else state.victim,)

    @property
    def actor(self) -> int | None:
        return next(iter(self.actors), None)

    def opening(self) -> list[Happening]:
        return []

    def scores(self) -> tuple[int, ...]:
        return tuple(self.state.loot)

    def actions(self, seat: int | None = None) -> Iterator[Action]:
        seat = self.actor if seat is None else seat
        if seat not in self.actors:
            return
        if self.state.turn is None:
            yield from map(Hide, PLACES)
        elif self.state.victim is not None:
            yield from (Pay(), Fight())
        else:
            yield from (Rob(other) for other in self.left if other != seat)
            yield Rest()

    def why_not(self, action: Action, seat: int | None = None) -> Refusal | None:
        if action in list(self.actions(seat)):
            return None
        who = self.actor if seat is None else seat
        return Refusal("HID-01", f"{'nobody' if who is None else self.names[who]} cannot do that")

    def play(self, action: Action, seat: int | None = None) -> list[Happening]:
        refusal = self.why_not(action, seat)
        if refusal is not None:
            raise Refused(refusal)
        who, several = (self.actors[0] if seat is None else seat), len(self.actors) > 1
        if isinstance(action, Hide):
            self.state.hidden[who] = action.place
            told = [chosen(who, self.names)] if several or len(self.state.hidden) > 1 else []
            return told if self.actors else [*told, *self._search()]
        if isinstance(action, Rob):
            self.state.victim = action.victim
            name = self.names[action.victim]
            return [Happening("rob", who, f"{self.names[who]} robs {name}")]
        return self._answer(str(action), who)

    def _search(self) -> list[Happening]:
        state = self.state
        place = PLACES[self._drawn("search", len(PLACES))]
        state.lives = [
            lives - (state.hidden.get(seat) == place) for seat, lives in enumerate(state.lives)
        ]
        hid = ", ".join(f"{self.names[seat]} in {at}" for seat, at in sorted(state.hidden.items()))
        state.hidden = {}
        self._next_robber(-1)
        found = Chance("search", str(place))
        return [
            Happening("reveal", None, f"hidden: {hid}"),
            Happening("chance", None, f"the Sheriff searches {place}", {}, found),
        ]

    def _answer(self, word: str, who: int) -> list[Happening]:
        state = self.state
        told = [Happening(word, who, f"{self.names[who]} says {word}")]
        robber = state.turn
        assert robber is not None
        if word == "fight":
            loser = (who, robber)[self._drawn("fight", 2)]
            state.lives[loser] -= 1
            text = f"{self.names[loser]} is hit"
            told.append(Happening("chance", loser, text, {}, Chance("fight", str(loser + 1))))
        elif word == "pay":
            state.loot[robber] += 2
            state.loot[who] -= 2
        else:
            state.loot[who] += 1
        state.victim = None
        self._next_robber(robber)
        return told

    def _next_robber(self, after: int) -> None:
        self.state.turn = next((seat for seat in self.left if seat > after), None)
        self.state.round += self.state.turn is None

    def _drawn(self, stream: str, choices: int) -> int:
        return chance.draw(self.state.seed, self.state.counters, stream, choices)

    def read(self, text: str, seat: int | None = None) -> Action:
        match text.split():
            case ["hide", place] if place in ("1", "2", "3"):
                return Hide(int(place))
            case ["rob", victim] if victim.isdecimal() and len(victim) < 3:
                return Rob(int(victim) - 1)
            case [word] if word in WORDS:
                return WORDS[word]
        raise NotationError(f"{text!r} is nothing that robbers do")

    def copy(self) -> "Hideout":
        return type(self)(self.scenario, self.names, deepcopy(self.state))

    def view(self, seat: int, guess: int = 0) -> "Hideout":
        seen, waits = self.copy(), seat in self.actors
        seen.state.seed, seen.state.counters = guess, {}
        if self.state.turn is None:
            own = {one: place for one, place in self.state.hidden.items() if one == seat}
            before = self.left[: self.left.index(seat)] if waits else self.state.hidden
            made_up = {one: PLACES[(guess + one) % len(PLACES)] for one in before}
            seen.state.hidden = {**made_up, **own}
        return seen

    def to_plain(self) -> dict[str, Any]:
        plain = asdict(self.state)
        hidden = {str(seat): at for seat, at in sorted(self.state.hidden.items())}
        return {**plain, "hidden": hidden, "names": list(self.names)}


def new_game(scenario: Scenario, names: Sequence[str], seed: int) -> Hideout:
    if not scenario.players.min <= len(names) <= scenario.players.max:
        raise NotPlayable(f"{len(names)} cannot play this")
    return Hideout(scenario, names, State(seed, [4] * len(names), [2] * len(names)))


def resume(scenario: Scenario, plain: Mapping[str, Any]) -> Hideout:
    kept = {key: value for key, value in plain.items() if key != "names"}
    hidden = {int(seat): at for seat, at in kept["hidden"].items()}
    return Hideout(scenario, plain["names"], State(**{**deepcopy(kept), "hidden": hidden}))


SYSTEM = System("hideout", "Hideout", 1, new_game, resume, score="loot")

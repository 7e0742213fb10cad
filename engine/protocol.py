"""What every system's game can be asked: who acts, what is allowed and why not, what happened.

A game is a value that moves on: `play` alters it, `copy` keeps a branch. Seats are counted from 0
inside programs and from 1 wherever people read or write them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple, Protocol, Self, runtime_checkable

from model.scenario.scenario import Scenario


class Refusal(NamedTuple):
    """Why something may not be done: the ID of the rule and a sentence for the player."""

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"


class Refused(ValueError):
    """An action that may not be played; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class NotPlayable(ValueError):
    """A scenario, a number of seats or a saved state that no game can be made of; says why."""


class Chance(NamedTuple):
    """One answer of chance: what was asked (a deck, a cut), and what came out."""

    of: str
    result: str


class Happening(NamedTuple):
    """Something that happened, for people as a sentence and for programs as facts."""

    kind: str
    seat: int | None
    text: str
    facts: Mapping[str, Any] = {}
    chance: Chance | None = None


@runtime_checkable
class Action(Protocol):
    """Something a seat can do; its text is what a person reads and types."""

    WORD: ClassVar[str]
    GROUP: ClassVar[str]
    """Under which heading a list of actions shows it; `umpire` is for what no player decides."""

    def __str__(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the places from first to last, each shared by one or more seats."""

    places: tuple[tuple[int, ...], ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        return self.places[0]


class Game(Protocol):
    """A game in progress. Whatever `actions` yields has no `why_not`; everything else has one."""

    @property
    def system(self) -> str: ...
    @property
    def scenario(self) -> Scenario:
        """The scenario with the variants of this game."""
        ...

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        ...

    @property
    def actor(self) -> int | None:
        """The seat that must act, None when the game is over."""
        ...

    @property
    def result(self) -> Result | None: ...
    def actions(self) -> Iterator[Action]:
        """The legal actions of the actor, worked out one by one, in a fixed order."""
        ...

    def why_not(self, action: Action) -> Refusal | None: ...
    def play(self, action: Action) -> list[Happening]:
        """Plays an action of the actor, or raises Refused and changes nothing."""
        ...

    def read(self, text: str) -> Action:
        """The action that a text means here, or NotationError with a sentence."""
        ...

    def opening(self) -> list[Happening]:
        """What chance decided before the first action."""
        ...

    def scores(self) -> tuple[int, ...]: ...
    def view(self, seat: int, guess: int = 0) -> Self:
        """The game as a seat knows it: what is hidden is made up, from the number `guess`."""
        ...

    def copy(self) -> Self: ...
    def to_plain(self) -> dict[str, Any]:
        """The whole state as plain data; `System.resume` goes on from it."""
        ...


@dataclass(frozen=True, slots=True)
class System:
    """A family of games that can be played."""

    name: str
    title: str
    rules_version: int
    """Rises whenever the same actions could lead to another result."""
    new_game: Callable[[Scenario, Sequence[str], int], Game]
    """A game on a scenario with these players, from a seed; NotPlayable where there is none."""
    resume: Callable[[Scenario, Mapping[str, Any]], Game]
    """The game that plain data holds."""
    check: Callable[[Game], list[Refusal]] = field(default=lambda _: [])
    """The invariants of the rules that a game breaks: none, unless something is wrong."""

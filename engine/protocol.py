"""What every system's game can be asked: who acts, what is allowed and why not, what happened.

A game is a value that moves on: `play` alters it, `copy` keeps a branch. Seats are counted from 0
inside programs and from 1 wherever people read or write them.

Mostly one seat has to act. Where several have to, they choose in the same step, one action each,
and nobody knows what another has chosen until the last one has. Every choice takes its seat out of
the actors and changes nothing else that can be seen; the last one goes on with the game.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any, ClassVar, NamedTuple, Protocol, Self, runtime_checkable

from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario
from model.wording.speech import tr


class Refusal(NamedTuple):
    """Why something may not be done: the ID of the rule and a sentence for the player."""

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence


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


CHOSEN = "chosen"
"""A seat has made a hidden choice; which one is not told."""
PHASE_OVER = "done"
TURN_OVER = "end"
OVER = "over"
"""Something has run out that went on for everybody."""


class Happening(NamedTuple):
    """Something that happened, for people as a sentence and for programs as facts.

    What kinds there are is a matter of the system, but for those above, which mean the same in all.
    """

    kind: str
    seat: int | None
    text: str
    facts: Mapping[str, Any] = {}
    chance: Chance | None = None
    together: "Together | None" = None
    """How a row of this kind by one player is told as one sentence, if it is."""
    told_to: Collection[int] | None = None
    """The seats that are told of it, none where it is only recorded; None where everybody is."""

    def is_told_to(self, seat: int | None) -> bool:
        """Whether a seat is told of it, or for None whoever listens."""
        return self.told_to is None or seat in self.told_to


Together = Callable[[str, Sequence[Happening]], str]
"""The sentence for a row of happenings by the player of this name."""


def chosen(seat: int, names: Sequence[str]) -> Happening:
    """What everybody is told of a hidden choice."""
    return Happening(CHOSEN, seat, tr("{names} has chosen", names=names[seat]))


@runtime_checkable
class Action(Protocol):
    """Something a seat can do; its text is what a person reads and types.

    Once it is played everybody may read it: it calls a hidden card by its place in the hand.
    """

    WORD: ClassVar[str]
    GROUP: ClassVar[str]
    """Under which heading a list of actions shows it; `umpire` is for what no player decides."""

    def __str__(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the places from first to last, each shared by one or more seats.

    Where nobody has won, as when a game for one was lost, the first place is empty.
    """

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
    def neutrals(self) -> tuple[str, ...]:
        """Owners without a seat, by name, such as a government; most games have none."""
        ...

    @property
    def actor(self) -> int | None:
        """The first seat that must act, None when the game is over."""
        ...

    @property
    def actors(self) -> tuple[int, ...]:
        """All seats that must act now, in the order of seats; several choose without being seen."""
        ...

    @property
    def out(self) -> frozenset[int]:
        """The seats that have been put out of the game and will not act again."""
        ...

    @property
    def result(self) -> Result | None: ...

    # Below, the seat is the actor where none is named.

    def actions(self, seat: int | None = None) -> Iterator[Action]:
        """The legal actions of a seat, worked out one by one, in a fixed order.

        None for a seat that need not act. What others choose in the same step changes nothing.
        """
        ...

    def why_not(self, action: Action, seat: int | None = None) -> Refusal | None: ...
    def play(self, action: Action, seat: int | None = None) -> list[Happening]:
        """Plays an action of a seat, or raises Refused and changes nothing.

        In a step of several the first happening is that this seat has `chosen`.
        """
        ...

    def read(self, text: str, seat: int | None = None) -> Action:
        """The action that a text means here, or NotationError with a sentence."""
        ...

    def opening(self) -> list[Happening]:
        """What chance decided before the first action; a view knows nothing of it."""
        ...

    def scores(self) -> tuple[int, ...]: ...
    def view(self, seat: int, guess: int = 0) -> Self:
        """The game as a seat knows it: what is hidden is made up, from the number `guess`.

        A seat that has to choose is the first actor of its view: what those before it choose is
        made up, whether they have chosen yet or not, and those behind it have not chosen.
        """
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
    score: str = "points"
    """What players call the number they are ranked by."""
    usual_bot: str = ""
    """The bot that plays where nobody says which; if left out the first of its own."""
    why_no_bots: Callable[[Scenario], str] = field(default=lambda _: "")
    """Why only people can play a scenario, as a clause; nothing if bots can as well."""

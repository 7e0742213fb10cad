"""What is done in Move Goods."""

from typing import ClassVar

from engine.systems.age_of_steam.actions.written import Written
from model.forms.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Move(Written):
    """Begins to move a cube; its steps follow. A whole way is typed `move red elm via ash,oak`."""

    WORD: ClassVar = "move"
    GROUP: ClassVar = "goods"
    colour: str
    start: str


@dataclass(frozen=True, slots=True)
class Via(Written):
    """Takes the cube over a link to a stop, which is marked where several links lead there.

    `via oak`, `via oak@3,2`, `via oak@ferry`.
    """

    WORD: ClassVar = "via"
    GROUP: ClassVar = "goods"
    to: str


@dataclass(frozen=True, slots=True)
class Hop(Written):
    """Takes the cube to a stop without track."""

    WORD: ClassVar = "hop"
    GROUP: ClassVar = "goods"
    to: str


@dataclass(frozen=True, slots=True)
class Deliver(Written):
    """Delivers the cube where it is, though it could go on."""

    WORD: ClassVar = "deliver"
    GROUP: ClassVar = "goods"


@dataclass(frozen=True, slots=True)
class Overland(Written):
    """Carries a cube to a city without track."""

    WORD: ClassVar = "overland"
    GROUP: ClassVar = "goods"
    colour: str
    start: str
    to: str


@dataclass(frozen=True, slots=True)
class Engine(Written):
    """Raises the engine instead of moving a cube."""

    WORD: ClassVar = "engine"
    GROUP: ClassVar = "engine"


@dataclass(frozen=True, slots=True)
class Skip(Written):
    """Does nothing in this round."""

    WORD: ClassVar = "skip"
    GROUP: ClassVar = "done"


@dataclass(frozen=True, slots=True)
class Stop(Written):
    """Moves no further cube in this chain."""

    WORD: ClassVar = "stop"
    GROUP: ClassVar = "done"

"""What is done in Move Goods."""

from typing import ClassVar

from engine.systems.age_of_steam.actions.written import Written
from model.forms.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Move(Written):
    """Moves a cube over links, told by the stops on the way: `move red elm via ash,oak@3,2`.

    A step is a stop, with a hex or the id of a special link behind an @ where several links lead
    there; a step without track is `hop oak`.
    """

    WORD: ClassVar = "move"
    GROUP: ClassVar = "goods"
    colour: str
    start: str
    via: tuple[str, ...]

    def __str__(self) -> str:
        return f"move {self.colour} {self.start} via {','.join(self.via)}"


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

"""What a builder does: track, New Cities, special links, tokens, discs that run out."""

from typing import ClassVar

from engine.systems.age_of_steam.actions.written import Written
from model.forms.frozen import dataclass
from model.notation import Cell

Sections = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Lay(Written):
    """Lays or replaces a tile, told by all the sections that it shows: `lay 4,7 0-3 1-4`."""

    WORD: ClassVar = "lay"
    GROUP: ClassVar = "track"
    at: Cell
    sections: Sections

    def __str__(self) -> str:
        return " ".join([f"lay {self.at}", *(f"{one}-{other}" for one, other in self.sections)])


@dataclass(frozen=True, slots=True)
class Town(Written):
    """Lays or replaces the tile of a town, told by its exits, and by its id where several fit."""

    WORD: ClassVar = "town"
    GROUP: ClassVar = "track"
    at: Cell
    exits: tuple[int, ...]
    tile: str = ""

    def __str__(self) -> str:
        text = f"town {self.at} {'-'.join(map(str, self.exits))}"
        return f"{text} {self.tile}" if self.tile else text


@dataclass(frozen=True, slots=True)
class Urbanize(Written):
    """Makes a town a city."""

    WORD: ClassVar = "urbanize"
    GROUP: ClassVar = "track"
    town: str
    new_city: str


@dataclass(frozen=True, slots=True)
class Claim(Written):
    """Buys a special link."""

    WORD: ClassVar = "claim"
    GROUP: ClassVar = "track"
    link: str


@dataclass(frozen=True, slots=True)
class Spend(Written):
    """Gives a token back for what it buys."""

    WORD: ClassVar = "spend"
    GROUP: ClassVar = "tokens"
    benefit: str


@dataclass(frozen=True, slots=True)
class Nationalise(Written):
    """Gives up a link whose disc is needed; it is called by its name, `ash:elm@1,0`."""

    WORD: ClassVar = "nationalise"
    GROUP: ClassVar = "discs"
    link: str


@dataclass(frozen=True, slots=True)
class Keep(Written):
    """Keeps one unfinished chain, named by a hex and the side at which it is open."""

    WORD: ClassVar = "keep"
    GROUP: ClassVar = "discs"
    side: str


@dataclass(frozen=True, slots=True)
class Rollback(Written):
    """Takes the whole build back."""

    WORD: ClassVar = "rollback"
    GROUP: ClassVar = "track"


@dataclass(frozen=True, slots=True)
class Done(Written):
    """Has built."""

    WORD: ClassVar = "done"
    GROUP: ClassVar = "done"

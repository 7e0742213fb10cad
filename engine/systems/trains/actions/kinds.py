"""What a player of Trains can do, as it is typed."""

from dataclasses import dataclass
from typing import ClassVar

from model.notation import Cell

NONE = "none"
TOP = "top"
WASTE = "waste"


@dataclass(frozen=True, slots=True)
class Start:
    """Places the first marker: `start 4,7`."""

    WORD: ClassVar = "start"
    GROUP: ClassVar = "start"
    cell: Cell

    def __str__(self) -> str:
        return f"start {self.cell}"


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Plays a card of the hand: `play tunnel`."""

    WORD: ClassVar = "play"
    GROUP: ClassVar = "play"
    card: str

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Apply:
    """Applies what the played card does, or a part that may be left."""

    WORD: ClassVar = "apply"
    GROUP: ClassVar = "effect"

    def __str__(self) -> str:
        return "apply"


@dataclass(frozen=True, slots=True)
class Leave:
    """Leaves it."""

    WORD: ClassVar = "leave"
    GROUP: ClassVar = "effect"

    def __str__(self) -> str:
        return "leave"


@dataclass(frozen=True, slots=True)
class LayRail:
    """Places a marker: `rail 4,7`."""

    WORD: ClassVar = "rail"
    GROUP: ClassVar = "effect"
    cell: Cell

    def __str__(self) -> str:
        return f"rail {self.cell}"


@dataclass(frozen=True, slots=True)
class BuildStation:
    """Places a station: `station 4,7`."""

    WORD: ClassVar = "station"
    GROUP: ClassVar = "effect"
    cell: Cell

    def __str__(self) -> str:
        return f"station {self.cell}"


@dataclass(frozen=True, slots=True)
class DiscardCard:
    """Discards a card of the hand: `discard waste`."""

    WORD: ClassVar = "discard"
    GROUP: ClassVar = "effect"
    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Done:
    """Discards no more."""

    WORD: ClassVar = "done"
    GROUP: ClassVar = "effect"

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class ReturnSome:
    """Returns so many Waste from the hand: `return 2`."""

    WORD: ClassVar = "return"
    GROUP: ClassVar = "effect"
    number: int

    def __str__(self) -> str:
        return f"return {self.number}"


@dataclass(frozen=True, slots=True)
class Choose:
    """Chooses a card for what is being applied: `choose express-train`, `choose none`."""

    WORD: ClassVar = "choose"
    GROUP: ClassVar = "effect"
    card: str

    def __str__(self) -> str:
        return f"choose {self.card}"


@dataclass(frozen=True, slots=True)
class NameCard:
    """Names a card before the top one is looked at: `name waste`."""

    WORD: ClassVar = "name"
    GROUP: ClassVar = "effect"
    card: str

    def __str__(self) -> str:
        return f"name {self.card}"


@dataclass(frozen=True, slots=True)
class PutBack:
    """Puts a revealed card on the deck, by its place among them: `put 2`; the last lies on top."""

    WORD: ClassVar = "put"
    GROUP: ClassVar = "effect"
    place: int

    def __str__(self) -> str:
        return f"put {self.place}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Puts the card back that was looked at."""

    WORD: ClassVar = "keep"
    GROUP: ClassVar = "effect"

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Drop:
    """Discards the card that was looked at."""

    WORD: ClassVar = "drop"
    GROUP: ClassVar = "effect"

    def __str__(self) -> str:
        return "drop"


@dataclass(frozen=True, slots=True)
class Option:
    """Chooses one of several things that a card offers: `option 2`."""

    WORD: ClassVar = "option"
    GROUP: ClassVar = "effect"
    number: int

    def __str__(self) -> str:
        return f"option {self.number}"


@dataclass(frozen=True, slots=True)
class Buy:
    """Buys a card: `buy express-train`, with `top` onto the deck."""

    WORD: ClassVar = "buy"
    GROUP: ClassVar = "buy"
    card: str
    to_deck: bool = False

    def __str__(self) -> str:
        return f"buy {self.card}{' top' if self.to_deck else ''}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Does nothing in this turn; `pass waste` puts all Waste of the hand back."""

    WORD: ClassVar = "pass"
    GROUP: ClassVar = "turn"
    returns: bool = False

    def __str__(self) -> str:
        return "pass waste" if self.returns else "pass"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Ends the turn."""

    WORD: ClassVar = "end"
    GROUP: ClassVar = "turn"

    def __str__(self) -> str:
        return "end"


TrainsAction = (
    Start | PlayCard | Apply | Leave | LayRail | BuildStation | DiscardCard | Done | ReturnSome
    | Choose | NameCard | PutBack | Keep | Drop | Option | Buy | Pass | EndTurn
)  # fmt: skip

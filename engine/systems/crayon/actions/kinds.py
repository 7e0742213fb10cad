"""Everything a player can do, as records with a text that people read and type."""

from dataclasses import fields
from typing import Any, ClassVar, TypeAlias

from model.forms.frozen import dataclass
from model.notation import Cell


class Written:
    """The text of an action: `deliver coal guangzhou 37 card 12 by 2`."""

    __slots__ = ()
    WORD: ClassVar[str]

    def __str__(self) -> str:
        words = [self.WORD]
        for one in fields(self):  # type: ignore[arg-type]
            value = getattr(self, one.name)
            if one.name == "card":
                words += ["card", value] if value else []
            elif one.name == "train":
                words += ["by", str(value)] if value != 1 else []
            else:
                words.append(str(value))
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Place(Written):
    """Puts a train that is not on the board into a city, or on a link's port."""

    WORD: ClassVar = "place"
    GROUP: ClassVar = "place"
    at: Cell
    train: int = 1


@dataclass(frozen=True, slots=True)
class Move(Written):
    """Runs a train to a neighbouring milepost."""

    WORD: ClassVar = "move"
    GROUP: ClassVar = "move"
    to: Cell
    train: int = 1


@dataclass(frozen=True, slots=True)
class Sail(Written):
    """Crosses by the ferry at whose port the train has waited."""

    WORD: ClassVar = "sail"
    GROUP: ClassVar = "move"
    ferry: str
    train: int = 1


@dataclass(frozen=True, slots=True)
class Load(Written):
    """Picks up a load that the city supplies."""

    WORD: ClassVar = "load"
    GROUP: ClassVar = "load"
    good: str
    train: int = 1


@dataclass(frozen=True, slots=True)
class Collect(Written):
    """Picks up a load that lies in the city, under variations that leave loads there."""

    WORD: ClassVar = "collect"
    GROUP: ClassVar = "load"
    good: str
    train: int = 1


@dataclass(frozen=True, slots=True)
class Fetch(Written):
    """Picks up a load from a city overseas, through the link at whose port the train has waited."""

    WORD: ClassVar = "fetch"
    GROUP: ClassVar = "load"
    good: str
    city: str
    train: int = 1


@dataclass(frozen=True, slots=True)
class Deliver(Written):
    """Delivers a load for payment; the card is named where several offer the same."""

    WORD: ClassVar = "deliver"
    GROUP: ClassVar = "deliver"
    good: str
    city: str
    pays: int
    card: str = ""
    train: int = 1


@dataclass(frozen=True, slots=True)
class Ship(Written):
    """Delivers a load to a city overseas, through a link."""

    WORD: ClassVar = "ship"
    GROUP: ClassVar = "deliver"
    good: str
    city: str
    pays: int
    card: str = ""
    train: int = 1


@dataclass(frozen=True, slots=True)
class Drop(Written):
    """Puts a load down without payment."""

    WORD: ClassVar = "drop"
    GROUP: ClassVar = "drop"
    good: str
    train: int = 1


@dataclass(frozen=True, slots=True)
class Jettison(Written):
    """Sends a load overseas without payment, where the rules allow that."""

    WORD: ClassVar = "jettison"
    GROUP: ClassVar = "drop"
    good: str
    city: str
    train: int = 1


@dataclass(frozen=True, slots=True)
class Backtrack(Written):
    """Gives up the turn to turn a train round where it stands."""

    WORD: ClassVar = "backtrack"
    GROUP: ClassVar = "move"
    train: int = 1


@dataclass(frozen=True, slots=True)
class Done(Written):
    """Ends the operations; building follows."""

    WORD: ClassVar = "done"
    GROUP: ClassVar = "turn"


@dataclass(frozen=True, slots=True)
class Build(Written):
    """Builds a section; the card is named where a demand is needed and several fit."""

    WORD: ClassVar = "build"
    GROUP: ClassVar = "build"
    origin: Cell
    end: Cell
    card: str = ""


@dataclass(frozen=True, slots=True)
class Buy(Written):
    """Buys the use of a container link, or of a ferry from a Major City."""

    WORD: ClassVar = "buy"
    GROUP: ClassVar = "buy"
    what: str


@dataclass(frozen=True, slots=True)
class Upgrade(Written):
    """Exchanges a train for a better one."""

    WORD: ClassVar = "upgrade"
    GROUP: ClassVar = "buy"
    type: str
    train: int = 1


@dataclass(frozen=True, slots=True)
class Crossgrade(Written):
    """Exchanges a train for another of the same rank."""

    WORD: ClassVar = "crossgrade"
    GROUP: ClassVar = "buy"
    type: str
    train: int = 1


@dataclass(frozen=True, slots=True)
class Discard(Written):
    """Gives up the turn for a new hand of demand cards."""

    WORD: ClassVar = "discard"
    GROUP: ClassVar = "turn"


@dataclass(frozen=True, slots=True)
class Declare(Written):
    """Declares victory, where the rules leave that to the player."""

    WORD: ClassVar = "declare"
    GROUP: ClassVar = "turn"


@dataclass(frozen=True, slots=True)
class End(Written):
    """Ends the turn."""

    WORD: ClassVar = "end"
    GROUP: ClassVar = "turn"


@dataclass(frozen=True, slots=True)
class Borrow(Written):
    """Takes a loan from the bank."""

    WORD: ClassVar = "borrow"
    GROUP: ClassVar = "money"
    amount: int


@dataclass(frozen=True, slots=True)
class Restart(Written):
    """Gives everything back and begins again."""

    WORD: ClassVar = "restart"
    GROUP: ClassVar = "turn"


@dataclass(frozen=True, slots=True)
class Talk(Written):
    """Begins to talk with another player about a trade of track; seats are counted from 1."""

    WORD: ClassVar = "talk"
    GROUP: ClassVar = "trade"
    seat: int


@dataclass(frozen=True, slots=True)
class Ask(Written):
    """Asks the other player for a section."""

    WORD: ClassVar = "ask"
    GROUP: ClassVar = "trade"
    origin: Cell
    end: Cell


@dataclass(frozen=True, slots=True)
class Give(Written):
    """Offers a section of one's own."""

    WORD: ClassVar = "give"
    GROUP: ClassVar = "trade"
    origin: Cell
    end: Cell


@dataclass(frozen=True, slots=True)
class Pay(Written):
    """Offers money for the sections asked for."""

    WORD: ClassVar = "pay"
    GROUP: ClassVar = "trade"
    amount: int


@dataclass(frozen=True, slots=True)
class Propose(Written):
    """Puts the trade to the other player."""

    WORD: ClassVar = "propose"
    GROUP: ClassVar = "trade"


@dataclass(frozen=True, slots=True)
class Withdraw(Written):
    """Drops the trade."""

    WORD: ClassVar = "withdraw"
    GROUP: ClassVar = "trade"


@dataclass(frozen=True, slots=True)
class Agree(Written):
    """Accepts the trade that another player has proposed."""

    WORD: ClassVar = "agree"
    GROUP: ClassVar = "trade"


@dataclass(frozen=True, slots=True)
class Refuse(Written):
    """Turns the trade down."""

    WORD: ClassVar = "refuse"
    GROUP: ClassVar = "trade"


@dataclass(frozen=True, slots=True)
class Lose(Written):
    """Chooses the load that an event takes."""

    WORD: ClassVar = "lose"
    GROUP: ClassVar = "forced"
    good: str


@dataclass(frozen=True, slots=True)
class Retreat(Written):
    """Chooses the city to which an event throws a train back."""

    WORD: ClassVar = "retreat"
    GROUP: ClassVar = "forced"
    at: Cell


@dataclass(frozen=True, slots=True)
class Protect(Written):
    """Keeps a section of a player who restarts on the board."""

    WORD: ClassVar = "protect"
    GROUP: ClassVar = "forced"
    origin: Cell
    end: Cell


@dataclass(frozen=True, slots=True)
class Pass(Written):
    """Protects nothing more."""

    WORD: ClassVar = "pass"
    GROUP: ClassVar = "forced"


@dataclass(frozen=True, slots=True)
class TimeUp(Written):
    """The umpire calls time."""

    WORD: ClassVar = "time"
    GROUP: ClassVar = "umpire"


CrayonAction: TypeAlias = (
    Place
    | Move
    | Sail
    | Load
    | Collect
    | Fetch
    | Deliver
    | Ship
    | Drop
    | Jettison
    | Backtrack
    | Done
    | Build
    | Buy
    | Upgrade
    | Crossgrade
    | Discard
    | Declare
    | End
    | Borrow
    | Restart
    | Talk
    | Ask
    | Give
    | Pay
    | Propose
    | Withdraw
    | Agree
    | Refuse
    | Lose
    | Retreat
    | Protect
    | Pass
    | TimeUp
)
KINDS: tuple[type[Any], ...] = CrayonAction.__args__
BY_WORD: dict[str, type[Any]] = {kind.WORD: kind for kind in KINDS}

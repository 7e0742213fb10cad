"""Rules about goods, money, growth and the end."""

from dataclasses import field
from typing import Annotated, Any, Literal

from model.collection import Things
from model.forms.form import REFUSE, DoesNotFit, Leaf, shown
from model.forms.frozen import dataclass
from model.forms.hints import Hint, Id, IdSet, a_whole_number, form_of
from model.scenario.things import put_in_order
from model.systems.age_of_steam.conditions.cases import (
    Cases,
    VaryingFlag,
    VaryingInt,
    VaryingLimit,
    varying,
)
from model.systems.age_of_steam.conditions.place import Places
from model.systems.age_of_steam.conditions.selector import When
from model.systems.age_of_steam.conditions.written_forms import number_or, or_none
from model.systems.age_of_steam.things.city import Accepts, WhenEmptied

_UntilPass = Literal["until-pass"]
LinkStatus = Literal["nationalised", "unowned"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Links:
    """Which links a delivery must use."""

    own: Literal["any", "half", "all"]
    exact: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """A delivery for which all that is said holds is refused (AOM-DELIVERY-04)."""

    id: Id = ""
    rule: str = ""
    """The rule of the map that it is, as refusals name it."""
    when: When = None
    colour: IdSet = ()
    from_: Places = ()
    to: Places = ()
    same_region: IdSet = ()
    forbid_link_status: LinkStatus | None = None
    closes_stop: bool = False

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryBonus:
    """Income or cash beside that of the links."""

    when: When = None
    to: Literal["mover", "last-link-owner", "owners"]
    income: int = 0
    cash: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryIncome:
    """What a delivery earns (AOM-DELIVERY-06)."""

    per_link: VaryingInt
    fixed: VaryingLimit = None
    bonuses: tuple[DeliveryBonus, ...] = ()


Fate = Literal["bag", "out", "stays", "kept"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sets:
    """Kept cubes of different colours, turned in for income."""

    size: int
    income: int
    then: Literal["bag", "out"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery:
    """How goods move."""

    rounds: Annotated[int | str | Cases, varying(number_or(_UntilPass))]
    links: Links
    filters: tuple[Filter, ...] = ()
    accepts: Accepts
    blocked_by: IdSet
    when_emptied: WhenEmptied
    income: DeliveryIncome
    fate: Annotated[Fate | Cases, varying(form_of(Fate))]
    sets: Sets | None = None

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class PerPlayer:
    """So many for each player who began."""

    per_player: int


def _dice(plain: Any) -> int | str | PerPlayer:
    match plain:
        case "players":
            return "players"
        case {"per_player": number, **more} if not more:
            return PerPlayer(per_player=a_whole_number(number))
        case str() | dict():
            raise DoesNotFit(f"{shown(plain)} is no number of dice: write 3 or players")
    return a_whole_number(plain)


def _dice_plain(dice: int | str | PerPlayer) -> Any:
    return {"per_player": dice.per_player} if isinstance(dice, PerPlayer) else dice


NumberOfDice = Annotated[int | str | PerPlayer | Cases, varying(Leaf(_dice, _dice_plain))]


@dataclass(frozen=True, slots=True, kw_only=True)
class Dice:
    """How many dice are rolled for each side."""

    light: NumberOfDice
    dark: NumberOfDice


@dataclass(frozen=True, slots=True, kw_only=True)
class Extra:
    """Cubes that come each turn (AOM-GROWTH-04)."""

    to: Id = ""
    count: int = 1
    colour: Id = ""
    source: Literal["bag", "supply"] = "bag"
    at: Literal["start", "before-dice", "after-dice"] = "start"
    turns: When = None
    die: Things[Id] = field(default_factory=Things)
    connected: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Refill:
    """What an empty city gets when the phase begins."""

    city: Id
    set: tuple[Id, ...] = ()
    draw: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Growth:
    """How goods grow."""

    enabled: VaryingFlag
    dice: Dice
    only_connected: bool
    extras: tuple[Extra, ...] = ()
    refill: tuple[Refill, ...] = ()
    skip_last_turn: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Shares:
    """Issuing shares."""

    price: VaryingInt
    max: VaryingInt
    per_turn: VaryingLimit = None
    private_sale: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Expenses:
    """What is paid for shares, engine, turn and tokens."""

    share: int
    engine: VaryingInt
    turn: int
    token: Things[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Every:
    """Reduction by a formula: so much for every so many of income, at most so much."""

    every: int
    lose: int
    cap: int | None = None


_EVERY = form_of(Every)
Band = tuple[int | None, int]
"""Up to this income, and for None any, so much is lost."""


def _reduction(plain: Any) -> tuple[Band, ...] | Every:
    if isinstance(plain, dict):
        found: Every = _EVERY.read(plain, (), REFUSE)
        return found
    if isinstance(plain, list) and all(isinstance(b, list) and len(b) == 2 for b in plain):
        return tuple(
            (None if up is None else a_whole_number(up), a_whole_number(n)) for up, n in plain
        )
    raise DoesNotFit(f"{shown(plain)} is no reduction: write a table or every, lose and cap")


def _reduction_plain(value: Any) -> Any:
    return _EVERY.write(value) if isinstance(value, Every) else [list(band) for band in value]


Reduction = Annotated[tuple[Band, ...] | Every | Cases, varying(Leaf(_reduction, _reduction_plain))]


@dataclass(frozen=True, slots=True, kw_only=True)
class CubesLeft:
    """More cubes of a colour lie on the map than this."""

    colour: Id
    more_than: int


@dataclass(frozen=True, slots=True)
class ScoreBelow:
    score_below: int


@dataclass(frozen=True, slots=True)
class CashBelow:
    cash_below: int


@dataclass(frozen=True, slots=True)
class TooManyCubes:
    cubes_left: CubesLeft


@dataclass(frozen=True, slots=True, kw_only=True)
class LoseIf:
    """Who passes such a test has lost (AOM-MONEY-09)."""

    when: When = None
    test: Annotated[ScoreBelow | CashBelow | TooManyCubes, Hint("one-key")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """What one player alone must reach."""

    score_at_least: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Money:
    """Income, expenses, reduction, and who is out."""

    expenses: Expenses
    expense_die: tuple[int, ...] = ()
    shortfall: Literal["income", "shares"]
    bankrupt_below: int
    bankrupt_scores: bool
    income_cap: int | None = None
    reduction: Reduction
    reduction_factor: VaryingInt
    reduction_basis: Literal["after", "before"]
    lose_if: tuple[LoseIf, ...] = ()
    goal: Goal | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreTerm:
    """So many points for every so many of something (AOM-MONEY-07)."""

    term: str
    times: int
    per: int = 1


@dataclass(frozen=True, slots=True)
class NoCubes:
    """The game ends when no cube lies in cities, or anywhere on the map."""

    no_cubes: Literal["cities", "map"]


@dataclass(frozen=True, slots=True)
class PlayersLeft:
    """The game ends when only so many are left."""

    players_left: int


End = Annotated[NoCubes | PlayersLeft, Hint("one-key")]
Turns = Annotated[int | Cases | None, varying(or_none(form_of(int)))]

"""What actions, roles and tokens do: the closed list of effects (AOM-ACTION-02).

Each effect is told by its first key: `{build_limit: 4}`, `{last: [shares], next_turn: true}`.
"""

from typing import Annotated, Any, Literal

from model.forms.form import DoesNotFit, Leaf, shown
from model.forms.frozen import dataclass
from model.forms.hints import Hint, Id, IdSet, a_whole_number
from model.scenario.things import put_in_order
from model.systems.age_of_steam.conditions.cases import VaryingInt
from model.systems.age_of_steam.things.cubes import DrawFilter

OrderedPhase = Literal["shares", "build", "move"]


@dataclass(frozen=True, slots=True)
class First:
    """Acts first in these phases."""

    first: tuple[OrderedPhase, ...]
    next_turn: bool = False


@dataclass(frozen=True, slots=True)
class Last:
    """Acts last in these phases."""

    last: tuple[OrderedPhase, ...]
    next_turn: bool = False


@dataclass(frozen=True, slots=True)
class Auction:
    """What the holder may or must do in the next order phase."""

    auction: Literal["pass-once", "auto-pass", "first"]


@dataclass(frozen=True, slots=True)
class BuildLimit:
    """How many builds there are, instead of the usual limit."""

    build_limit: VaryingInt


@dataclass(frozen=True, slots=True)
class BuildAdd:
    """So many builds more."""

    build_add: VaryingInt


@dataclass(frozen=True, slots=True)
class EngineUp:
    """The engine goes up by so many rungs at once."""

    engine: VaryingInt


@dataclass(frozen=True, slots=True)
class EngineTurn:
    """So many links more in every round of this turn."""

    engine_turn: VaryingInt


@dataclass(frozen=True, slots=True)
class Raises:
    """How often the engine may be raised in this turn."""

    raises: VaryingInt


@dataclass(frozen=True, slots=True)
class Urbanize:
    """So many New Cities may be placed in the own build."""

    urbanize: VaryingInt


@dataclass(frozen=True, slots=True, kw_only=True)
class Producing:
    """How Production draws and where it places (AOM-ACTION-10, -11)."""

    when: Literal["growth", "choosing"] = "growth"
    draw: VaryingInt = 2
    keep: VaryingInt = 2
    source: Literal["bag", "supply", "column"] = "bag"
    colours: tuple[Id, ...] = ()
    to: Literal["display", "city", "town", "stop"] = "display"
    targets: Literal["any", "same", "distinct"] = "any"
    target_first: bool = False
    filter: DrawFilter = None
    optional: Literal["before", "after", "never"] = "before"
    to_new_city: bool = False
    unplaced_columns: bool = True


@dataclass(frozen=True, slots=True)
class Production:
    """Cubes are drawn and placed."""

    production: Producing


def _a_cut(plain: Any) -> int | str:
    if plain in ("half", "free"):
        return str(plain)
    if isinstance(plain, str):
        raise DoesNotFit(f"{shown(plain)} is neither an amount nor half or free")
    return a_whole_number(plain)


@dataclass(frozen=True, slots=True, kw_only=True)
class Cut:
    """Which builds of a build cost less, and how much (AOM-BUILD-07)."""

    tile: Literal["cheapest", "dearest", "first", "all"]
    cut: Annotated[int | str, Leaf(_a_cut)]
    price_is: int | None = None


@dataclass(frozen=True, slots=True)
class Discount:
    """Builds cost less."""

    discount: Cut


@dataclass(frozen=True, slots=True)
class Surcharge:
    """Every tile costs so much more."""

    surcharge: VaryingInt


@dataclass(frozen=True, slots=True)
class Moves:
    """Takes part in the first so many rounds of Move Goods only."""

    moves: VaryingInt


@dataclass(frozen=True, slots=True, kw_only=True)
class Passing:
    """How many cities that take the cube may be passed in a move, and for what (AOM-ACTION-12)."""

    per_move: int = 1
    price: int = 0


@dataclass(frozen=True, slots=True)
class PassOwn:
    """Cities that take the cube may be passed."""

    pass_own: Passing


@dataclass(frozen=True, slots=True)
class Lifts:
    """Filters of deliveries that do not hold for the holder."""

    lifts: IdSet

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenCount:
    """So many tokens of a kind."""

    id: Id
    count: int = 1


@dataclass(frozen=True, slots=True)
class GainToken:
    """Tokens are taken from the supply at once."""

    gain_token: TokenCount


@dataclass(frozen=True, slots=True)
class FromOthers:
    """Every other living player pays so much to the taker, as far as he can."""

    from_others: VaryingInt


@dataclass(frozen=True, slots=True)
class Teleport:
    """A cube may move without track, as the teleport of this id says."""

    teleport: Id


Effect = Annotated[
    First | Last | Auction | BuildLimit | BuildAdd | EngineUp | EngineTurn | Raises | Urbanize
    | Production | Discount | Surcharge | Moves | PassOwn | Lifts | GainToken | FromOthers
    | Teleport,
    Hint("one-key"),
]  # fmt: skip

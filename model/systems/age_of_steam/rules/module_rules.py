"""Rules of the modules: nationalisation, chain, pay-first, roles, teleport; tokens."""

from dataclasses import field
from typing import Annotated, Any, Literal, get_args

from model.collection import Things
from model.forms.form import REFUSE, DoesNotFit, Leaf, shown
from model.forms.frozen import dataclass
from model.forms.hints import Hint, Id, IdSet, a_whole_number, form_of
from model.scenario.things import put_in_order
from model.systems.age_of_steam.conditions.cases import VaryingInt
from model.systems.age_of_steam.conditions.place import Places
from model.systems.age_of_steam.rules.action_rules import Payment
from model.systems.age_of_steam.rules.effects import BuildLimit, EngineTurn

Module = Literal["chain", "nationalisation", "pay-first", "roles", "teleport"]
Reserved = Literal[
    "changing-colours", "choose-loser", "drop-off", "engine-track", "factory", "free-group",
    "government-track", "instant-production", "land-grants", "mine", "recycle", "remove-cube",
    "replace-city", "repopulate", "shares-as-income", "start-cities", "toll", "use-other",
    "worlds", "wrap-around",
]  # fmt: skip
MODULES: tuple[str, ...] = get_args(Module)
RESERVED: tuple[str, ...] = get_args(Reserved)
"""Modules that have a name and no rules here: people play them by agreement (AOM-GEN-09)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Benefit:
    """What a token buys."""

    id: Id
    cost: int = 1
    once_per_turn: bool = True
    effect: Annotated[BuildLimit | EngineTurn, Hint("one-key")]
    window: tuple[Literal["build", "move"], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    """A kind of token."""

    id: Id
    name: str = ""
    supply: int | None = None
    benefits: Things[Benefit] = field(default_factory=Things)


@dataclass(frozen=True, slots=True, kw_only=True)
class Nationalisation:
    """What happens where discs run out, and what is open about it."""

    includes_unowned: bool
    after_abandon: bool
    voluntary: bool
    on_impossible: Literal["refuse", "drop"]
    gives_presence: bool
    protect: Literal["turn", "build"]
    may_drop_unfinished: bool
    count_by: Literal["sections", "tiles"]
    token: Id = ""
    """The token for each link; if it is left out, the only kind that there is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chain:
    """Several cubes in one move (AOM-CHAIN-01)."""

    mode: Literal["onward", "transfer"]
    stations: Places = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PayFirst:
    """The first place is bought."""

    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RolePay:
    """What a role pays of its bid; what is left out is as for everybody."""

    first: Payment | None = None
    second: Payment | None = None
    middle: Payment | None = None
    last: Payment | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RoleStart:
    """What a role starts with; what is left out is as for everybody."""

    cash: int | None = None
    shares: int | None = None
    income: int | None = None
    engine: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Role:
    """One of several kinds of players (AOM-ROLE-01)."""

    id: Id
    name: str = ""
    forbid_actions: IdSet = ()
    forbid_new_cities: IdSet = ()
    """Colours of New Cities that it may not place."""
    build_limit: VaryingInt | None = None
    build_add: VaryingInt | None = None
    pay: RolePay | None = None
    grants: IdSet = ()
    start: RoleStart | None = None

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Roles:
    """Different rules for different players."""

    choose: Literal["each", "first", "random"]
    reorder: bool = True
    list: Things[Role]


@dataclass(frozen=True, slots=True, kw_only=True)
class HopIncome:
    """Income that rises with the turn: the base, so much for each turn, at most so much."""

    base: int = 0
    per_turn: int = 0
    max: int | None = None


def _income(plain: Any) -> int | HopIncome:
    if isinstance(plain, dict):
        found: HopIncome = form_of(HopIncome).read(plain, (), REFUSE)
        return found
    if isinstance(plain, str | list):
        raise DoesNotFit(f"{shown(plain)} is no income: write 1, or base, per_turn and max")
    return a_whole_number(plain)


def _income_plain(value: int | HopIncome) -> Any:
    return form_of(HopIncome).write(value) if isinstance(value, HopIncome) else value


@dataclass(frozen=True, slots=True, kw_only=True)
class Teleportation:
    """A cube moves without track (AOM-TELEPORT-01)."""

    id: Id
    mode: Literal["hop", "overland"]
    between: Places = ()
    not_from: Places = ()
    not_to: Places = ()
    per_turn: int = 1
    engine: int = 0
    income: Annotated[int | HopIncome, Leaf(_income, _income_plain)] = 0
    range: int | None = None
    weights: Things[int] = field(default_factory=Things)
    needs_link: bool = True
    free: bool = False

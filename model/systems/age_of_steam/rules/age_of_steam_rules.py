"""The rules of an Age of Steam game as one typed tree; presets give every value, none lives here.

The schema `age-of-steam-rules.schema.json` has the same tree and describes every field for
designers. A field that may be None means "none", "no limit" or "not said"; an absent key reads the
same, and so does an empty list.
"""

from dataclasses import field
from typing import Literal

from model.collection import Things
from model.forms.frozen import dataclass
from model.systems.age_of_steam.conditions.cases import VaryingInt
from model.systems.age_of_steam.rules.action_rules import Actions, OrderOfSeats, Pay
from model.systems.age_of_steam.rules.module_rules import (
    Chain,
    Module,
    Nationalisation,
    PayFirst,
    Reserved,
    Roles,
    Teleportation,
    Token,
)
from model.systems.age_of_steam.rules.money_rules import (
    Delivery,
    End,
    Growth,
    Money,
    ScoreTerm,
    Shares,
    Turns,
)
from model.systems.age_of_steam.rules.track_rules import Build, Discs, Prices, Urbanization

Phase = Literal[
    "shares", "order", "actions", "build", "move",
    "income", "expenses", "reduction", "growth", "advance",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """What each player starts with."""

    cash: VaryingInt
    shares: VaryingInt
    income: VaryingInt
    engine: VaryingInt


@dataclass(frozen=True, slots=True, kw_only=True)
class Engine:
    """The rungs of the engine, and how many links they allow (AOM-SETUP-04)."""

    ladder: tuple[int, ...]
    effective_max: int | None = None
    turn_modifier: VaryingInt


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """How the order of players is found."""

    mode: Literal["auction", "table", "rotate", "pay-first"]
    pay: Pay
    pass_with_two: bool
    no_bid_no_action: int
    table: Things[OrderOfSeats] = field(default_factory=Things)


@dataclass(frozen=True, slots=True, kw_only=True)
class AgeOfSteamRules:
    """The rules of one game."""

    turns: Turns = None
    start: Start
    engine: Engine
    shares: Shares
    phases: tuple[Phase, ...]
    order: Order
    actions: Actions
    build: Build
    prices: Prices
    tiles: Things[int]
    town_discs: int
    discs: Discs
    urbanization: Urbanization
    delivery: Delivery
    growth: Growth
    money: Money
    scoring: tuple[ScoreTerm, ...]
    tie_break: tuple[str, ...] = ()
    end: tuple[End, ...] = ()
    tokens: Things[Token] = field(default_factory=Things)
    modules: tuple[Literal[Module, Reserved], ...] = ()
    nationalisation: Nationalisation
    chain: Chain | None = None
    pay_first: PayFirst | None = None
    roles: Roles | None = None
    teleports: Things[Teleportation] = field(default_factory=Things)

    def __post_init__(self) -> None:
        object.__setattr__(self, "modules", tuple(sorted(set(self.modules))))

"""The rules of a crayon game as one typed tree; presets give every value, no value lives here.

The schema `crayon-rules.schema.json` has the same tree and describes every field for designers.
A field that may be None means "none", "no limit" or "not said"; an absent key reads the same.
"""

from collections.abc import Mapping
from typing import Literal

from model.forms.frozen import dataclass
from model.systems.crayon.rules.card_rules import Deck, EventRules, FloodRules, Payouts, TaxRules
from model.systems.crayon.rules.track_rules import Build, Cities, Cost, FerryUse, LinkUse, Port
from model.systems.crayon.rules.variation_rules import (
    Circus,
    Crossgrade,
    Dropped,
    Loan,
    OpenContracts,
    Restart,
    SuddenDeath,
    TimeLimit,
    TrackTrade,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Money:
    """What the players count their money in."""

    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """Set-up and the building rounds before normal play."""

    cash: int
    build_rounds: int
    order: Literal["switchback", "plain"]
    first_player: Literal["highest-in-hand", "cut"]
    tie: Literal["next-highest", "cut-again"]
    deal: Literal["hand-by-hand", "card-by-card"]
    shuffle_events_back: bool
    trains: tuple[str, ...]
    place_train: Literal["first-operations", "set-up"]
    upgrade_in_build_rounds: bool
    discard_in_build_rounds: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """Limits of a normal turn."""

    spend_limit: int
    hand_size: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """What running a train costs, and where it may turn round."""

    own_track_fee: int
    reverse: Literal["in-cities", "anywhere-for-a-turn"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rent:
    """What an opponent is paid for the use of his track."""

    fee: int
    when: Literal["on-entry", "late"]
    charged: Literal["once-per-player", "once-per-train"]
    in_spend_limit: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """What picking up and putting down a load takes."""

    move_points: int
    delivery_counts: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Train:
    """One type of train and the types it can be exchanged for, with the cost of each."""

    name: str
    speed: int
    half_rate: int
    capacity: int
    upgrades: Mapping[str, int]
    crossgrades: Mapping[str, int]
    count: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Win:
    """What a player needs to win, and when that is found out."""

    cash: int
    majors: int
    links: int
    link_owned: bool
    ferry_connects: bool
    check: Literal["end-of-own-turn", "any-time"]
    auto: bool
    equal_turns: bool
    declaration: Literal["stands", "must-hold"]
    compare_cash: Literal["end-of-round", "at-declaration"]
    tie_step: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Chips:
    """The supply of load chips beside what each good says."""

    fewer_per_good: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared:
    """How many of each thing the scenario promises to hold, so that a check can count them."""

    cities: int | None
    majors: int | None
    demand_cards: int | None
    event_cards: int | None
    chips: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CrayonRules:
    """Everything that a crayon game lets a preset, a variant or a scenario decide."""

    money: Money
    start: Start
    turn: Turn
    build: Build
    cost: Cost
    city: Cities
    port: Port
    ferry: FerryUse
    link: LinkUse
    move: Move
    rent: Rent
    load: Load
    dropped: Dropped
    trains: Mapping[str, Train]
    crossgrade: Crossgrade
    deck: Deck
    payouts: Payouts | None
    event: EventRules
    flood: FloodRules
    tax: TaxRules
    win: Win
    chips: Chips
    declared: Declared
    loan: Loan
    restart: Restart
    time_limit: TimeLimit
    sudden_death: SuddenDeath
    open_contracts: OpenContracts
    track_trade: TrackTrade
    circus: Circus

"""Rules about the deck and about what event cards leave open."""

from collections.abc import Mapping
from typing import Literal

from model.forms.frozen import dataclass

DryWaterFloods = Literal["never", "after-rains", "always"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """How the draw deck is renewed and what is added to it."""

    reshuffle: Literal["when-needed", "when-emptied", "never"]
    events_return: Literal["discard-pile", "out-of-game"]
    reshuffle_cards: int
    blank_demand_cards: int
    blank_event_cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Payouts:
    """What a demand should pay, for whoever proposes or judges cards; nobody plays by it."""

    base: int
    mileposts: int
    """Percent of the mileposts of the haul; likewise of the prices that follow."""
    track: int
    remoteness: int
    over_track: int
    band: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EventRules:
    """How the effects of event cards are read where a card leaves a choice."""

    metric: Literal["lattice", "track"]
    coast_origin: int
    half_on_entry: Literal["before-step", "after-step"]
    half_once_a_turn: bool
    lost_turns_add: bool
    drawer_loses_rest: bool
    congress_already: Literal["arrived-paid", "arrived-unpaid", "not-arrived"]
    link_pickup_at: Literal["overseas-city", "port"]
    bonus_add: bool
    edge_in_area: Literal["either-end", "both-ends"]
    leave_closed: bool
    retreat: Literal["own-trail", "nearest-city"]
    quake: Literal["drawer-now", "all-next-turn"]


@dataclass(frozen=True, slots=True, kw_only=True)
class FloodRules:
    """What a flood does beyond erasing bridges."""

    priority_turns: int
    lost_turn_uses_priority: bool
    discarded_turn_uses_priority: bool
    red_area: Literal["closed", "open"]
    dry_rivers: DryWaterFloods
    dry_lakes: DryWaterFloods


@dataclass(frozen=True, slots=True, kw_only=True)
class TaxRules:
    """The Rail Tax, for cards that bring no table of their own."""

    enabled: bool
    table: Mapping[str, int]

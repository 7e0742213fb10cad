"""Rules about special actions: which there are, who may take them, and what they do."""

from typing import Annotated, Any, Literal

from model.forms.form import DoesNotFit, Leaf, shown
from model.forms.frozen import dataclass
from model.forms.hints import Hint, Id, form_of
from model.systems.age_of_steam.conditions.cases import (
    Cases,
    VaryingInt,
    VaryingLimit,
    varying,
)
from model.systems.age_of_steam.conditions.selector import When
from model.systems.age_of_steam.rules.effects import Effect

Choice = Literal["mandatory", "optional", "if-any"]
Effects = Annotated[tuple[Effect, ...] | Cases | None, varying(form_of(tuple[Effect, ...]))]
"""What an action does, which may depend on the situation; None where it keeps its base effect."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialAction:
    """An action that a player may choose in a turn (AOM-ACTION-01)."""

    id: Id
    name: str = ""
    effects: Effects = None
    when: When = None
    price: VaryingInt = 0
    price_step: int = 0
    uses_per_player: VaryingLimit = None
    uses_total: VaryingLimit = None
    must_use: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Alternate:
    """Of these actions one is blocked in turn, the first of them in turn 1."""

    alternate: tuple[Id, ...]
    start: Id
    """The one that is blocked in turn 1, or `random`."""
    when: When = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Cycle:
    """A taken action comes back when all have been taken, by that player or by anybody."""

    cycle: Literal["player", "table"]
    when: When = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Blocking:
    """Which actions are blocked each turn, and by what."""

    by: Literal["shuffle", "walk", "last-choices"]
    count: VaryingInt = 0
    among: tuple[Id, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """Actions are blocked each turn."""

    block: Blocking
    when: When = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LastMustTake:
    """If nobody has this action, the player last in order may take only that."""

    last_must_take: Id
    when: When = None


Availability = Annotated[Alternate | Cycle | Block | LastMustTake, Hint("one-key")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pile:
    """Money that piles up on actions nobody has taken (AOM-ACTION-08)."""

    per_player: int
    to: Literal["taker", "bank"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Actions:
    """The actions of a game."""

    choice: Annotated[Choice | Cases, varying(form_of(Choice))]
    pile: Pile | None = None
    availability: tuple[Availability, ...] = ()
    list: tuple[SpecialAction, ...]


Payment = Literal["full", "half-up", "half-down", "none"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pay:
    """What each place in the order pays of its bid (AOM-ORDER-02)."""

    first: Payment
    second: Payment
    middle: Payment
    last: Payment


def _seats(plain: Any) -> tuple[int, ...]:
    if isinstance(plain, list) and all(type(seat) is int for seat in plain):
        return tuple(plain)
    raise DoesNotFit(f"{shown(plain)} stands where a list of seats is needed")


OrderOfSeats = Annotated[tuple[int, ...], Leaf(_seats, list)]

"""The crayon part of a scenario: ferries, container links, demand cards, events, a position."""

import re
from dataclasses import field
from typing import Literal, NamedTuple, Self

from model.collection import Things
from model.forms.frozen import dataclass
from model.forms.hints import Id, IdSet
from model.notation import Cell, Cells, NotationError, Path
from model.scenario.things import Names, put_in_order
from model.systems.crayon.things.effects import Effect
from model.systems.crayon.things.position import Position

_NAME = r"([a-z0-9]+(?:-[a-z0-9]+){0,15})"
_DEMAND = re.compile(rf"{_NAME} {_NAME} (0|[1-9][0-9]{{0,5}})")
_TURNS = re.compile(r"([1-9][0-9]?) turns?")


class Demand(NamedTuple):
    """One line of a demand card, `aston wood 9`: city, good and payout."""

    city: str
    good: str
    pays: int

    @classmethod
    def parse(cls, text: str) -> Self:
        found = _DEMAND.fullmatch(" ".join(text.split())) if len(text) <= 160 else None
        if found is None:
            raise NotationError(
                f'"{text[:60]}" is not a demand: write city, good and payout such as aston wood 9'
            )
        return cls(found[1], found[2], int(found[3]))

    def __str__(self) -> str:
        return f"{self.city} {self.good} {self.pays}"


class Duration(NamedTuple):
    """How long an event stays in play, `1 turn` counting the drawer's own following turns."""

    kind: Literal["instant", "turns", "until-fulfilled", "permanent"]
    turns: int = 0

    @classmethod
    def parse(cls, text: str) -> Self:
        match text:
            case "instant" | "until-fulfilled" | "permanent":
                return cls(text)
        found = _TURNS.fullmatch(text) if len(text) <= 16 else None
        if found is None:
            raise NotationError(
                f'"{text[:60]}" is not a duration: write instant, 1 turn, 2 turns, '
                "until-fulfilled or permanent"
            )
        return cls("turns", int(found[1]))

    def __str__(self) -> str:
        if self.kind != "turns":
            return self.kind
        return "1 turn" if self.turns == 1 else f"{self.turns} turns"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ferry:
    """Two ports joined over water; its price is paid once by each player who connects."""

    id: Id
    name: str = ""
    names: Names = field(default_factory=Things)
    ports: Cells
    cost: int
    max_players: int | None = None
    far_port_cost: int | None = None
    rentable: bool | None = None
    connects_for_victory: bool | None = None
    path: Path | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """A container link from a port to cities overseas."""

    id: Id
    name: str = ""
    names: Names = field(default_factory=Things)
    port: Cell
    mode: Literal["purchase", "build-into"]
    cost: int
    serves: IdSet
    max_players: int | None = None
    start_loads: int | None = None
    rentable: bool | None = None

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """An event card: how often it is in the deck, how long it lasts, what it does."""

    id: Id
    name: str
    names: Names = field(default_factory=Things)
    count: int = 1
    duration: Duration
    text: str = ""
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class CrayonPart:
    """What a crayon scenario says beyond the shared core."""

    ferries: Things[Ferry] = field(default_factory=Things)
    links: Things[Link] = field(default_factory=Things)
    demands: Things[tuple[Demand, ...]] = field(default_factory=Things)
    events: Things[Event] = field(default_factory=Things)
    position: Position | None = None

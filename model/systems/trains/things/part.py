"""The Trains part of a scenario: cards, kits, a position."""

from dataclasses import field

from model.collection import Things
from model.forms.frozen import dataclass
from model.systems.trains.things.card import Card, Kit
from model.systems.trains.things.position import Position


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainsPart:
    """The keys that Trains adds to a scenario."""

    cards: Things[Card] = field(default_factory=Things)
    kits: Things[Kit] = field(default_factory=Things)
    position: Position | None = None

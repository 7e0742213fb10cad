"""The Santa Fe part of a scenario: railroads, cards, Boomtown markers, a position."""

from dataclasses import field

from model.collection import Things
from model.forms.frozen import dataclass
from model.systems.santa_fe.things.cards import Card
from model.systems.santa_fe.things.position import Position
from model.systems.santa_fe.things.railroad import BoomMarker, Railroad


@dataclass(frozen=True, slots=True, kw_only=True)
class SantaFePart:
    """The keys that Santa Fe adds to a scenario."""

    railroads: Things[Railroad] = field(default_factory=Things)
    cards: Things[Card] = field(default_factory=Things)
    boom_markers: Things[BoomMarker] = field(default_factory=Things)
    position: Position | None = None

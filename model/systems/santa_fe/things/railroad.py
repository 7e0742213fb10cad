"""The railroads and the Boomtown markers of a box."""

from dataclasses import field
from typing import Literal

from model.collection import Things
from model.forms.frozen import dataclass
from model.forms.hints import Id
from model.scenario.things import Names

MAJOR, SHORT = "major", "short"


@dataclass(frozen=True, slots=True, kw_only=True)
class Railroad:
    """A railroad, which anybody may extend; its home is the map's (SFR-COMP-03, SFR-TRACK-01)."""

    id: Id
    name: str = ""
    names: Names = field(default_factory=Things)
    kind: Literal["major", "short"] = "major"
    colour: str = ""
    track: int
    """How many pieces of track there are."""
    home: Id = ""
    """The city where its first piece begins; nothing where the map does not say."""

    @property
    def is_major(self) -> bool:
        return self.kind == MAJOR


@dataclass(frozen=True, slots=True, kw_only=True)
class BoomMarker:
    """Markers that raise a city of one value to another (SFR-COMP-04, SFR-BOOM-02)."""

    id: Id
    value: int
    """What a city with such a marker is worth."""
    on_value: int
    """The value of the cities that it may lie on."""
    count: int

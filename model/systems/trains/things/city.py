"""A city of Trains with its room for stations, or a remote place with its number."""

from model.forms.frozen import dataclass
from model.scenario.things import City


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainsCity(City):
    """What stands on a hex; the terrain below it is only drawn."""

    room: int = 1
    """How many stations a city has room for (TRN-STATION-02)."""
    number: int = 1
    """What a rail to a remote place costs, and what it scores (TRN-RAIL-04, TRN-SCORE-03)."""

    @property
    def is_remote(self) -> bool:
        """Whether it has a number and no room, instead of room and no number."""
        return self.kind == "remote"

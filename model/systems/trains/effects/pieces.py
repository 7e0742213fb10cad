"""Effects that place rails and stations, score points or bring Waste."""

from model.forms.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Points:
    """So many points on the track."""

    vp: int


@dataclass(frozen=True, slots=True)
class Rail:
    """So many own markers are placed, one after the other."""

    rail: int


@dataclass(frozen=True, slots=True)
class Station:
    """So many stations are placed."""

    station: int


@dataclass(frozen=True, slots=True)
class GainWaste:
    """So many Waste are gained, as far as there are any."""

    waste: int

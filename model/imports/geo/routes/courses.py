"""How lines are drawn: few bends along the way they take, clear of other cities and lines."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from model.forms.frozen import dataclass
from model.imports.geo.ground.frame import Frame
from model.imports.geo.rasters.arrays import Flags, Floats, Line
from model.imports.geo.waters.corner_paths import length_of, resampled, smoothed

GENTLE: Final = 0.9
"""Steps: turns of a way that are finer than this are smoothed away."""
OFF, MOST_BENDS = 0.16, 3
"""Steps by which a drawn line may be off the smooth way, and how many bends it has at the most."""
NEARLY_STRAIGHT, MOST_LONGER = 1.012, 1.4
"""A line that is longer than a straight one by less or by more than this is drawn straight."""
MOST_WET: Final = 1.25
"""Steps over the sea that a line has at the most: bridges, tunnels and train ferries."""
FINE: Final = 0.15
"""Steps between spots at which two lines are compared."""
FROM_CITIES: Final = 0.85
"""Steps that a line keeps from a city that it does not lead to."""
APART: Final = 0.62
"""Steps that two lines keep from each other, twins and all."""
FAN: Final = 1.35
"""Steps around a city within which its lines may be nearer to each other: they come together."""
LEAST_ANGLE: Final = 22.0
"""Degrees between two lines where they leave a city."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A line as it is drawn, from the city `one` to the city `other`, by their numbers."""

    one: int
    other: int
    points: Line
    spots: Floats
    """Close together along it."""

    @property
    def pair(self) -> tuple[int, int]:
        return self.one, self.other

    @property
    def length(self) -> float:
        return length_of(self.points)

    @property
    def straight(self) -> float:
        """The length of a straight line between its cities."""
        return length_of(self.points[[0, -1]])

    @property
    def bends(self) -> Line:
        return self.points[1:-1]

    def leaving(self, city: int) -> Floats:
        """The direction in which it leaves one of its cities: a vector of the length 1."""
        spots = self.spots if city == self.one else self.spots[::-1]
        away = spots[min(len(spots) - 1, round(FAN / FINE))] - spots[0]
        return np.asarray(away / max(float(np.hypot(*away)), 1e-9), dtype=np.float64)


def drawn(one: int, other: int, points: Line) -> Drawn:
    return Drawn(one, other, points, resampled(points, FINE))


def shapes_of(one: int, other: int, course: Line) -> list[Drawn]:
    """How a line could be drawn: along its way, and straight."""
    straight = np.array([course[0], course[-1]])
    bent = _few_bends(smoothed(course, GENTLE))
    longer = length_of(bent) / max(length_of(straight), 1e-9)
    if not NEARLY_STRAIGHT <= longer <= MOST_LONGER:
        return [drawn(one, other, straight)]
    return [drawn(one, other, bent), drawn(one, other, straight)]


def _few_bends(course: Line) -> Line:
    from shapely import LineString, simplify

    off = OFF
    while len(simple := np.array(simplify(LineString(course), off).coords)) > MOST_BENDS + 2:
        off *= 1.25
    return simple


def is_clear_of_cities(line: Drawn, places: Floats) -> bool:
    """Whether a line keeps away from every city that it does not lead to."""
    others = np.delete(places, [line.one, line.other], axis=0)
    return not len(others) or nearest(line.spots, others) >= FROM_CITIES


def is_dry(line: Drawn, frame: Frame, sea: Flags) -> bool:
    """Whether a line stays ashore, but for straits."""
    return float(sea[frame.pixels(line.spots)].mean()) * line.length <= MOST_WET


def nearest(some: Floats, others: Floats) -> float:
    """The least distance of spots of two kinds."""
    away = some[:, None] - others[None]
    return float(np.sqrt((away**2).sum(axis=2)).min())


def go_together(one: Drawn, other: Drawn, places: Floats) -> bool:
    """Whether two lines can be on the same board: apart, or out of the same city at an angle."""
    shared = {one.one, one.other} & {other.one, other.other}
    for city in shared:
        cosine = float(one.leaving(city) @ other.leaving(city))
        if cosine > np.cos(np.radians(LEAST_ANGLE)):
            return False
    middle = [_beyond(line, [places[city] for city in shared]) for line in (one, other)]
    if not all(map(len, middle)):
        return True
    return nearest(*middle) >= APART


def _beyond(line: Drawn, cities: Sequence[Floats]) -> Floats:
    """The spots of a line that are not near some cities."""
    spots = line.spots
    for city in cities:
        spots = spots[np.hypot(*(spots - city).T) > FAN]
    return spots

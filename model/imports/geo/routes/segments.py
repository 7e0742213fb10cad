"""Segments of lines: everywhere about as long as each other, with what lies in each of them."""

import math
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

import numpy as np

from model.imports.geo.ground.frame import Frame
from model.imports.geo.rasters.arrays import Flags, Floats, Line
from model.imports.geo.routes.courses import Drawn
from model.imports.geo.waters.corner_paths import resampled

SHORTEST: Final = 0.9
"""Steps that a segment measures at least on a long line."""
PIECE: Final = 0.78
"""Steps that a piece needs."""
MARK, MOST_TAKEN, ARROWS = 0.45, 1.5, 0.65
"""Steps that the mark of a city and lines beside take of an end, at the most, and arrows of all."""
SINGLE, TWIN = 0.19, 0.4
"""Half the width of a line, and of two abreast, in steps."""
FINE: Final = 0.08
"""Steps between the spots at which terrain is looked up."""
MOSTLY: Final = 0.5
"""How much of a segment must be mountain, or lake, to be said to be so."""
TO_AND_FRO: Final = 2.2
"""Steps within which a line that crosses a river twice has only run along it."""
TRIES: Final = 40


class Terrain(NamedTuple):
    """What lines may run over, on the raster and as lines."""

    frame: Frame
    mountain: Flags
    lake: Flags
    rivers: Sequence[Line]


class Stretch(NamedTuple):
    """How long a line is, and how much of it pieces can lie on, in steps."""

    length: float
    room: float

    def segments(self, each: float) -> int:
        """How many segments it has; never more than pieces have room on."""
        return max(1, min(round(self.length / each), int(self.room / PIECE)))


def stretches(lines: Sequence[Drawn], twins: Collection[tuple[int, int]]) -> list[Stretch]:
    """Every line with the room that its cities and the lines beside it leave."""
    half = [TWIN if line.pair in twins else SINGLE for line in lines]
    around: dict[int, list[int]] = {}
    for number, line in enumerate(lines):
        around.setdefault(line.one, []).append(number)
        around.setdefault(line.other, []).append(number)
    found = []
    for number, line in enumerate(lines):
        taken = ARROWS
        for city in line.pair:
            beside = [
                _until_apart(line, lines[other], city, half[number] + half[other])
                for other in around[city]
                if other != number
            ]
            taken += min(max([MARK, *beside]), MOST_TAKEN)
        found.append(Stretch(line.length, line.length - taken))
    return found


def _until_apart(one: Drawn, other: Drawn, city: int, wide: float) -> float:
    """How far from a city two lines are so far from each other that both have their width."""
    cosine = float(np.clip(one.leaving(city) @ other.leaving(city), -1, 1))
    return wide / max(2 * math.sin(math.acos(cosine) / 2), 0.1)


def segment_length(lines: Sequence[Stretch], wanted: int) -> float:
    """How long a segment must be for lines to have so many in all."""
    low, high = SHORTEST, max([SHORTEST, *(line.length for line in lines)])
    if _count(lines, low) <= wanted:
        return low
    for _ in range(TRIES):
        middle = (low + high) / 2
        low, high = (middle, high) if _count(lines, middle) > wanted else (low, middle)
    return high


def _count(lines: Sequence[Stretch], each: float) -> int:
    return sum(line.segments(each) for line in lines)


def terrain_along(line: Drawn, segments: int, terrain: Terrain) -> tuple[tuple[str, ...], ...]:
    """The kinds of each segment, from the first city on; nothing where all are plain."""
    spots = resampled(line.points, FINE)
    gone = np.concatenate(([0.0], np.cumsum(np.hypot(*np.diff(spots, axis=0).T))))
    part = np.minimum((gone / max(gone[-1], 1e-9) * segments).astype(np.int64), segments - 1)
    over = {int(part[at]) for river in terrain.rivers for at in crossings(spots, gone, river)}
    rows = tuple(
        _kinds(spots[part == number], number in over, terrain) for number in range(segments)
    )
    return rows if any(rows) else ()


def _kinds(spots: Line, is_over_river: bool, terrain: Terrain) -> tuple[str, ...]:
    at = terrain.frame.pixels(spots)
    kinds = ["mountain"] if terrain.mountain[at].mean() >= MOSTLY else []
    if terrain.lake[at].mean() >= MOSTLY:
        return (*kinds, "lake")
    return (*kinds, "river") if is_over_river else (*kinds,)


def crossings(spots: Line, gone: Floats, river: Line) -> list[int]:
    """Where a line crosses a river for good: not where it only runs along it, to and fro."""
    found = _all_crossings(spots, river)
    kept: list[int] = []
    for at in found:
        if kept and gone[at] - gone[kept[-1]] < TO_AND_FRO:
            kept.pop()
        else:
            kept.append(at)
    return kept


def _all_crossings(spots: Line, river: Line) -> list[int]:
    """The numbers of the spots after which a line crosses a river, each as often as it does."""
    low, high = spots.min(axis=0), spots.max(axis=0)
    near = (np.maximum(river[1:], river[:-1]) >= low) & (np.minimum(river[1:], river[:-1]) <= high)
    pieces = np.stack((river[:-1], river[1:]), axis=1)[near.all(axis=1)]
    a, b = spots[:-1, None], spots[1:, None]
    c, d = pieces[None, :, 0], pieces[None, :, 1]
    sides = (_side(a, b, c) > 0) != (_side(a, b, d) > 0)
    ends = (_side(c, d, a) > 0) != (_side(c, d, b) > 0)
    times = (sides & ends).sum(axis=1)
    return np.repeat(np.arange(len(times)), times).tolist()


def _side(start: Floats, end: Floats, spot: Floats) -> Floats:
    """On which side of a straight line a spot lies, by its sign."""
    along, away = end - start, spot - start
    return np.asarray(along[..., 0] * away[..., 1] - along[..., 1] * away[..., 0])

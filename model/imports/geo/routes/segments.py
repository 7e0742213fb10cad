"""Segments of lines: everywhere about as long as each other, with what lies in each of them."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from model.imports.geo.ground.frame import Frame
from model.imports.geo.rasters.arrays import Flags, Floats, Line
from model.imports.geo.routes.courses import Drawn
from model.imports.geo.waters.corner_paths import resampled

SHORTEST: Final = 0.9
"""Steps that a segment measures at least."""
FINE: Final = 0.08
"""Steps between the spots at which terrain is looked up."""
MOSTLY, WET = 0.5, 0.3
"""How much of a segment must be mountain, or lake, to be said to be so."""
TRIES: Final = 40


class Terrain(NamedTuple):
    """What lines may run over, on the raster and as lines."""

    frame: Frame
    mountain: Flags
    lake: Flags
    rivers: Sequence[Line]


def segment_length(lengths: Sequence[float], wanted: int) -> float:
    """How long a segment must be for lines of these lengths to have so many in all."""
    low, high = SHORTEST, max([SHORTEST, *lengths])
    if not lengths or _count(lengths, low) <= wanted:
        return low
    for _ in range(TRIES):
        middle = (low + high) / 2
        low, high = (middle, high) if _count(lengths, middle) > wanted else (low, middle)
    return high


def _count(lengths: Sequence[float], each: float) -> int:
    return sum(segments_of(length, each) for length in lengths)


def segments_of(length: float, each: float) -> int:
    return max(1, round(length / each))


def terrain_along(line: Drawn, segments: int, terrain: Terrain) -> tuple[tuple[str, ...], ...]:
    """The kinds of each segment, from the first city on; nothing where all are plain."""
    rows = tuple(_kinds(part, terrain) for part in _parts(line.points, segments))
    return rows if any(rows) else ()


def _parts(points: Line, segments: int) -> Iterator[Line]:
    """The line cut into equal parts."""
    spots = resampled(points, FINE)
    gone = np.concatenate(([0.0], np.cumsum(np.hypot(*np.diff(spots, axis=0).T))))
    cuts = np.linspace(0.0, gone[-1], segments + 1)
    ends = np.column_stack([np.interp(cuts, gone, spots[:, side]) for side in (0, 1)])
    for number in range(segments):
        inside = (gone > cuts[number]) & (gone < cuts[number + 1])
        yield np.vstack((ends[number : number + 1], spots[inside], ends[number + 1 : number + 2]))


def _kinds(part: Line, terrain: Terrain) -> tuple[str, ...]:
    at = terrain.frame.pixels(part)
    kinds = ["mountain"] if terrain.mountain[at].mean() >= MOSTLY else []
    if terrain.lake[at].mean() >= WET:
        return (*kinds, "lake")
    return (
        (*kinds, "river")
        if any(_is_crossed(part, river) for river in terrain.rivers)
        else (*kinds,)
    )


def _is_crossed(part: Line, river: Line) -> bool:
    """Whether a river runs over from one side to the other: not only along, to and fro."""
    low, high = part.min(axis=0), part.max(axis=0)
    near = ((river[1:] >= low - 1) & (river[:-1] <= high + 1)).all(axis=1)
    near &= ((river[:-1] >= low - 1) & (river[1:] <= high + 1)).all(axis=1)
    pieces = np.stack((river[:-1], river[1:]), axis=1)[near]
    return bool(_crossings(part, pieces) % 2)


def _crossings(part: Line, pieces: Floats) -> int:
    """How often straight pieces are crossed by a line."""
    a, b = part[:-1, None], part[1:, None]
    c, d = pieces[None, :, 0], pieces[None, :, 1]
    sides = (_side(a, b, c) > 0) != (_side(a, b, d) > 0)
    ends = (_side(c, d, a) > 0) != (_side(c, d, b) > 0)
    return int((sides & ends).sum())


def _side(start: Floats, end: Floats, spot: Floats) -> Floats:
    """On which side of a straight line a spot lies, by its sign."""
    along, away = end - start, spot - start
    return np.asarray(along[..., 0] * away[..., 1] - along[..., 1] * away[..., 0])

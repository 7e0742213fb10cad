"""Painting features onto the common raster of a map, and tracing what was painted."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from model.imports.cannot import CannotImport
from model.imports.geo.ground.frame import LEFT, PIXELS, TOP, Frame
from model.imports.geo.layers.features import Feature
from model.imports.geo.rasters.arrays import Flags, Line, Wholes
from model.wording.extras import install_line

STRAIGHT: float = 0.5
"""Degrees up to which a straight side of a polygon may stay straight on the map."""
SMOOTH: float = 0.06
"""Steps by which an outline may be off."""


def bent(line: Line) -> Line:
    """A line with points in between, as straight lines on the globe bend when they are flat."""
    parts = np.maximum(np.abs(np.diff(line, axis=0)).max(axis=1) / STRAIGHT, 0).astype(np.int64) + 1
    if len(parts) == 0 or parts.max() == 1:
        return line
    starts = np.repeat(np.arange(len(parts)), parts)
    first = np.concatenate(([0], np.cumsum(parts)[:-1]))
    share = (np.arange(len(starts)) - first[starts]) / parts[starts]
    points = line[starts] + (line[starts + 1] - line[starts]) * share[:, None]
    return np.vstack((points, line[-1:]))


def painted(frame: Frame, features: Sequence[Feature]) -> Wholes:
    """The raster with the number of the feature (from 1) that covers each pixel, the last wins."""
    image, pen = _canvas(frame)
    for number, feature in enumerate(features, 1):
        fills = [
            0 if place else number for rings in feature.polygons for place in range(len(rings))
        ]
        for spots, fill in zip(_spots(frame, feature), fills, strict=True):
            pen.polygon(spots, fill=fill)
    return np.array(image, dtype=np.int64)


def outlined(frame: Frame, features: Sequence[Feature]) -> Flags:
    """The pixels on the rims of polygons, which show a channel even where it is narrow."""
    image, pen = _canvas(frame)
    for feature in features:
        for spots in _spots(frame, feature):
            pen.line(spots, fill=1)
    return np.array(image, dtype=np.int64) > 0


def _canvas(frame: Frame) -> tuple[Any, Any]:
    try:
        from PIL import Image, ImageDraw
    except ImportError:
        raise CannotImport(f"maps from geography need Pillow: {install_line('geo')}") from None
    rows, cols = frame.raster
    image = Image.new("I", (cols, rows), 0)
    return image, ImageDraw.Draw(image)


def _spots(frame: Frame, feature: Feature) -> Iterator[list[tuple[float, float]]]:
    """The rings of all polygons as pixels: brought to the board together, since some have many."""
    rings = [ring for polygon in feature.polygons for ring in polygon]
    if not rings:
        return
    long = _with_long_sides(rings)
    rings = [bent(ring) if number in long else ring for number, ring in enumerate(rings)]
    places = (frame.on_board(np.concatenate(rings)) - (LEFT, TOP)) * PIXELS - 0.5
    # Far outside it is enough to know on which side.
    spots = list(map(tuple, np.clip(places, -30_000, 30_000).tolist()))
    start = 0
    for ring in rings:
        yield spots[start : start + len(ring)]
        start += len(ring)


def _with_long_sides(rings: Sequence[Line]) -> frozenset[int]:
    """The numbers of rings with a side that bends on the map."""
    sides = np.abs(np.diff(np.concatenate(rings), axis=0)).max(axis=1)
    whose = np.repeat(np.arange(len(rings)), [len(ring) for ring in rings])
    # A side from one ring to the next is none.
    is_long = (sides > STRAIGHT / 2) & (whose[1:] == whose[:-1])
    return frozenset(whose[1:][is_long].tolist())


def traced(mask: Flags, least: float, corner: tuple[int, int] = (0, 0)) -> list[list[Line]]:
    """The outlines of a mask on the board, holes after the rim they lie in; specks are left out.

    `least` is in square steps; `corner` is where the mask begins, if it is a part of the raster.
    """
    from shapely import Polygon, simplify

    left, top = LEFT + (corner[1] - 1) / PIXELS, TOP + (corner[0] - 1) / PIXELS

    rings = [np.array(ring, dtype=np.float64) for ring in _rings(np.pad(mask, 1))]
    shapes = [Polygon(ring / PIXELS + (left, top)) for ring in rings if len(ring) > 3]
    large = sorted((s for s in shapes if s.area >= least), key=lambda shape: -shape.area)
    outer = [shape for shape in large if _is_outer(shape)]
    inside = _by_rim(outer, [shape for shape in large if not _is_outer(shape)])
    found = []
    for number, rim in enumerate(outer):
        whole = Polygon(rim.exterior, [hole.exterior for hole in inside.get(number, ())])
        simple = simplify(whole, SMOOTH)
        if not simple.is_empty:
            found.append([np.array(ring.coords) for ring in (simple.exterior, *simple.interiors)])
    return found


def _by_rim(outer: list[Any], holes: list[Any]) -> dict[int, list[Any]]:
    """The holes by the number of the smallest rim that they lie in."""
    from shapely import STRtree

    found: dict[int, list[Any]] = {}
    tree = STRtree(outer)
    for hole in holes:
        around = tree.query(hole.representative_point(), "within").tolist()
        if around:
            found.setdefault(max(around), []).append(hole)
    return found


def _is_outer(shape: Any) -> bool:
    """Rims run with the mask on their right, so around a piece they run clockwise as drawn."""
    return bool(shape.exterior.is_ccw)


def _rings(mask: Flags) -> list[list[tuple[float, float]]]:
    """Closed lines between the pixels of a mask and the others, through the middles of sides."""
    onward: dict[tuple[int, int], list[tuple[int, int]]] = {}
    down = mask[:-1] != mask[1:]
    for row, col in np.argwhere(down).tolist():
        # Between two rows: to the right if the mask lies below.
        ends = ((row + 1, col), (row + 1, col + 1))
        start, end = ends if mask[row + 1, col] else ends[::-1]
        onward.setdefault(start, []).append(end)
    across = mask[:, :-1] != mask[:, 1:]
    for row, col in np.argwhere(across).tolist():
        ends = ((row + 1, col + 1), (row, col + 1))
        start, end = ends if mask[row, col + 1] else ends[::-1]
        onward.setdefault(start, []).append(end)
    rings = []
    while onward:
        start = next(iter(onward))
        rings.append(_walk(start, onward))
    return rings


def _walk(
    start: tuple[int, int], onward: dict[tuple[int, int], list[tuple[int, int]]]
) -> list[tuple[float, float]]:
    ring, here, before = [], start, (0, 0)
    while True:
        ends = onward[here]
        # Where two pieces touch in a corner, turn so that they stay two.
        there = ends[0] if len(ends) == 1 else _right_turn(before, here, ends)
        ends.remove(there)
        if not ends:
            del onward[here]
        ring.append(((here[1] + there[1]) / 2, (here[0] + there[0]) / 2))
        before, here = here, there
        if here == start:
            return ring


def _right_turn(
    before: tuple[int, int], here: tuple[int, int], ends: list[tuple[int, int]]
) -> tuple[int, int]:
    down, right = here[0] - before[0], here[1] - before[1]
    wanted = (here[0] + right, here[1] - down)
    return wanted if wanted in ends else ends[0]

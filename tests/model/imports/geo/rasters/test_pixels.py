"""Masks of pixels: their pieces, their outlines, and what widening does to them."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from shapely import Polygon

from model.imports.geo.ground.frame import PIXELS
from model.imports.geo.ground.painting import traced
from model.imports.geo.rasters.arrays import Flags
from model.imports.geo.rasters.mask_pieces import numbered
from model.imports.geo.rasters.raster import closed, highest_minus_lowest, narrowed, opened, widened

masks = arrays(np.bool_, st.tuples(st.integers(1, 9), st.integers(1, 9)))


def flooded(mask: Flags) -> list[set[tuple[int, int]]]:
    left = set(map(tuple, np.argwhere(mask).tolist()))
    found = []
    while left:
        piece, waiting = set(), [left.pop()]
        while waiting:
            row, col = waiting.pop()
            piece.add((row, col))
            for near in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)):
                if near in left:
                    left.remove(near)
                    waiting.append(near)
        found.append(piece)
    return sorted(found, key=min)


@given(masks)
def test_pieces_are_those_that_a_flood_finds(mask: Flags) -> None:
    numbers = numbered(mask)
    assert (numbers > 0).tolist() == mask.tolist()
    found = [
        set(map(tuple, np.argwhere(numbers == n).tolist())) for n in range(1, numbers.max() + 1)
    ]
    assert sorted(found, key=min) == flooded(mask)


@given(masks, st.floats(0.5, 3))
def test_widening_reaches_exactly_so_far(mask: Flags, radius: float) -> None:
    wide = widened(mask, radius)
    spots = np.argwhere(mask)
    for place in np.argwhere(np.ones_like(mask)):
        is_near = len(spots) and np.hypot(*(spots - place).T).min() <= radius
        assert bool(wide[tuple(place)]) == bool(is_near)


@given(masks, st.floats(0.5, 2.5))
def test_opening_takes_away_and_closing_adds(mask: Flags, radius: float) -> None:
    assert not (opened(mask, radius) & ~mask).any()
    assert not (mask & ~closed(mask, radius)).any()
    assert not (narrowed(mask, radius) & ~mask).any()


@settings(max_examples=60)
@given(masks)
def test_outlines_are_valid_and_enclose_what_was_painted(mask: Flags) -> None:
    # Every pixel becomes a block, so that little is lost to the corners that are cut.
    large = np.kron(mask, np.ones((PIXELS, PIXELS), dtype=np.bool_))
    shapes = [Polygon(rings[0], rings[1:]) for rings in traced(large, 0.0)]
    assert all(shape.is_valid for shape in shapes)
    area = sum(shape.area for shape in shapes)
    assert area == pytest.approx(mask.sum(), rel=0.12, abs=0.1)


def test_relief_is_highest_minus_lowest_around() -> None:
    heights = np.zeros((5, 5))
    heights[2, 2], heights[0, 0] = 100, np.nan
    relief = highest_minus_lowest(heights, 3, 3)
    assert relief[1:4, 1:4].tolist() == [[100] * 3] * 3
    assert relief[0].tolist() == [0] * 5

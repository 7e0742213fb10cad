"""Rivers as walks over corners: simple, joined, and never through a milepost."""

import random
from itertools import pairwise

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from model.boards import grid
from model.boards.geometry import line_of
from model.imports.corner_walks import edges_crossed, without_loops
from model.imports.geo.waters.corner_paths import corners_at, smoothed, walked
from model.notation import Cell, Corner, Path

places = st.tuples(st.floats(-30, 30), st.floats(-30, 30))


@given(places)
def test_a_place_belongs_to_the_corner_that_is_nearest(place: tuple[float, float]) -> None:
    (found,) = corners_at(np.array([place]))
    nearest = min(
        (c for cell in grid.disc(grid.nearest_cell(*place), 1) for c in grid.corners(cell)),
        key=lambda corner: np.hypot(*np.subtract(grid.position(corner), place)),
    )
    away, least = (
        np.hypot(*np.subtract(grid.position(corner), place)) for corner in (found, nearest)
    )
    assert away == pytest.approx(least, abs=1e-9)


def assert_simple(path: list[Corner]) -> None:
    assert all(b in grid.corner_neighbours(a) for a, b in pairwise(path))
    assert len(set(path)) == len(path)
    crossed = edges_crossed(path)
    assert len(crossed) == len(path) - 1
    assert len(set(crossed)) == len(crossed)


@pytest.mark.parametrize("seed", range(40))
def test_any_wandering_line_becomes_a_simple_walk(seed: int) -> None:
    chance = random.Random(seed)
    steps = [(chance.gauss(0.3, 0.8), chance.gauss(0.1, 0.8)) for _ in range(60)]
    line = np.cumsum(np.array(steps), axis=0) + 20
    assert_simple(walked(smoothed(line)))


@pytest.mark.parametrize("seed", range(30))
def test_a_line_straight_through_mileposts_goes_around_them(seed: int) -> None:
    chance = random.Random(seed)
    cells = [Cell(chance.randrange(20), chance.randrange(20)) for _ in range(2)]
    if cells[0] == cells[1]:
        return
    path = walked(np.array([grid.position(cell) for cell in cells]) + 0.0)
    assert_simple(path)


@pytest.mark.parametrize("seed", range(10))
def test_shapely_finds_the_same_crossings(seed: int) -> None:
    chance = random.Random(seed)
    steps = [(chance.gauss(0.4, 0.5), chance.gauss(0.2, 0.6)) for _ in range(30)]
    path = walked(smoothed(np.cumsum(np.array(steps), axis=0) + 10))
    river = line_of(Path(path))
    near = {cell for corner in path for cell in grid.cells_at(corner)}
    edges = {edge for cell in near for edge in grid.edges_of(cell)}
    met = {
        edge
        for edge in edges
        if river.crosses(shapely.LineString([grid.units(edge.a), grid.units(edge.b)]))
    }
    assert met == set(edges_crossed(path))


def test_a_detour_that_leads_back_is_left_out() -> None:
    around = grid.corners(Cell(3, 3))
    walk = [*around, around[0], grid.corner_neighbours(around[0])[0]]
    assert without_loops(walk) == [around[0], grid.corner_neighbours(around[0])[0]]


@given(st.lists(places, min_size=2, max_size=12, unique=True))
def test_smoothing_leaves_the_ends(line: list[tuple[float, float]]) -> None:
    smooth = smoothed(np.array(line))
    assert smooth[0] == pytest.approx(line[0], abs=1e-9)
    assert smooth[-1] == pytest.approx(line[-1], abs=1e-9)

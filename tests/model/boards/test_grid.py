"""The endless grid: who is whose neighbour, how far it is, where things lie."""

import math
from collections import deque
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.boards import grid
from model.notation import Cell, Corner, Edge, Point

small = st.integers(-12, 12)
cells = st.builds(Cell, small, small)
corners = st.builds(Corner, small, small, st.sampled_from("ns"))
points = st.builds(Point, st.integers(-9000, 9000), st.integers(-9000, 9000))
sides = st.integers(0, 5)


def steps_by_walking(start: Cell, reach: int) -> dict[Cell, int]:
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        cell = waiting.popleft()
        for near in grid.neighbours(cell) if steps[cell] < reach else ():
            if near not in steps:
                steps[near] = steps[cell] + 1
                waiting.append(near)
    return steps


def test_neighbours_of_an_even_and_of_an_odd_row() -> None:
    assert grid.neighbours(Cell(3, 2)) == ((4, 2), (3, 3), (2, 3), (2, 2), (2, 1), (3, 1))
    assert grid.neighbours(Cell(3, 1)) == ((4, 1), (4, 2), (3, 2), (2, 1), (3, 0), (4, 0))


@given(cells, sides)
def test_a_neighbour_sees_the_cell_across_the_opposite_side(cell: Cell, side: int) -> None:
    other = grid.neighbour(cell, side)
    assert grid.neighbours(cell)[side] == other
    assert grid.side_of(cell, other) == side
    assert grid.side_of(other, cell) == grid.opposite(side)
    assert grid.edge_at(cell, side) == grid.edge_at(other, grid.opposite(side))
    assert grid.edges_of(cell)[side] == Edge.of(cell, other)


def test_cells_apart_share_no_side() -> None:
    assert grid.side_of(Cell(3, 2), Cell(3, 2)) is None
    assert grid.side_of(Cell(3, 2), Cell(4, 3)) is None


@given(cells)
def test_neighbours_lie_one_column_away_at_every_sixth_of_a_turn(cell: Cell) -> None:
    x, y = grid.position(cell)
    for side, near in enumerate(grid.neighbours(cell)):
        near_x, near_y = grid.position(near)
        angle = math.radians(60 * side)
        assert (near_x - x, near_y - y) == pytest.approx((math.cos(angle), math.sin(angle)))


def test_exact_positions_of_cells_corners_and_points() -> None:
    assert grid.units(Cell(3, 1)) == (21000, 3000)
    assert grid.units(Cell(-1, -1)) == (-3000, -3000)
    assert grid.units(Corner(3, 1, "n")) == (21000, 1000)
    assert grid.units(Corner(3, 1, "s")) == (21000, 5000)
    assert grid.units(Point.parse("3.5,1.0")) == grid.units(Cell(3, 1))
    assert grid.position(Cell(3, 2)) == pytest.approx((3, math.sqrt(3)))


@given(cells)
def test_the_six_corners_of_a_hex_lie_where_geometry_puts_them(cell: Cell) -> None:
    x, y = grid.position(cell)
    for number, corner in enumerate(grid.corners(cell)):
        angle = math.radians(60 * number - 90)
        radius = 1 / math.sqrt(3)
        expected = (x + radius * math.cos(angle), y + radius * math.sin(angle))
        assert grid.position(corner) == pytest.approx(expected)


def test_every_corner_has_exactly_one_name() -> None:
    names: dict[tuple[int, int], set[Corner]] = {}
    for cell in grid.disc(Cell(0, 0), 5):
        for corner in grid.corners(cell):
            names.setdefault(grid.units(corner), set()).add(corner)
    assert all(len(same) == 1 for same in names.values())
    assert len(names) == 6 * (5 + 1) ** 2


@given(corners)
def test_three_cells_and_three_sides_meet_in_a_corner(corner: Corner) -> None:
    around = grid.cells_at(corner)
    assert len(set(around)) == 3
    assert all(corner in grid.corners(cell) for cell in around)
    for near in grid.corner_neighbours(corner):
        assert corner in grid.corner_neighbours(near)
        assert len(set(around) & set(grid.cells_at(near))) == 2


@given(corners)
def test_what_lies_around_a_corner_is_named_clockwise(corner: Corner) -> None:
    x, y = grid.position(corner)
    for around in (grid.corner_neighbours(corner), grid.cells_at(corner)):
        angles = []
        for place in around:
            place_x, place_y = grid.position(place)
            angles.append(round(math.degrees(math.atan2(place_y - y, place_x - x))))
        assert [(angle - angles[0]) % 360 for angle in angles] == [0, 120, 240]


@given(corners)
def test_a_hex_side_crosses_the_edge_between_the_cells_it_parts(corner: Corner) -> None:
    for near in grid.corner_neighbours(corner):
        edge = grid.edge_crossed(corner, near)
        assert edge is not None
        assert edge == grid.edge_crossed(near, corner)
        assert set(edge) == set(grid.cells_at(corner)) & set(grid.cells_at(near))
        assert edge == Edge.of(*edge)


@given(corners, corners)
def test_no_edge_is_named_between_corners_that_are_not_neighbours(
    one: Corner, other: Corner
) -> None:
    assert (grid.edge_crossed(one, other) is None) == (other not in grid.corner_neighbours(one))


@given(cells, sides)
def test_the_ends_of_a_side_are_the_corners_it_shares_with_its_neighbour(
    cell: Cell, side: int
) -> None:
    start, end = grid.ends_of_side(cell, side)
    assert grid.edge_crossed(start, end) == grid.edge_at(cell, side)
    assert (end, start) == grid.ends_of_side(grid.neighbour(cell, side), grid.opposite(side))


@pytest.mark.parametrize("start", [Cell(0, 0), Cell(0, 1), Cell(-3, -5)])
def test_the_distance_is_the_number_of_steps_of_the_shortest_walk(start: Cell) -> None:
    for cell, steps in steps_by_walking(start, 7).items():
        assert grid.distance(start, cell) == steps


@given(cells, cells, cells)
def test_the_distance_is_a_metric(one: Cell, other: Cell, third: Cell) -> None:
    assert (grid.distance(one, other) == 0) == (one == other)
    assert grid.distance(one, other) == grid.distance(other, one)
    assert grid.distance(one, third) <= grid.distance(one, other) + grid.distance(other, third)


@given(cells, st.integers(0, 6))
def test_a_ring_has_six_cells_for_every_step_outwards(centre: Cell, radius: int) -> None:
    ring = grid.ring(centre, radius)
    assert len(set(ring)) == len(ring) == (6 * radius or 1)
    assert all(grid.distance(centre, cell) == radius for cell in ring)
    if radius:
        assert all(
            grid.side_of(cell, after) is not None
            for cell, after in zip(ring, ring[1:] + ring[:1], strict=True)
        )


@given(cells, st.integers(0, 6))
def test_a_disc_is_made_of_its_rings_and_listed_row_by_row(centre: Cell, radius: int) -> None:
    disc = grid.disc(centre, radius)
    assert set(disc) == {cell for n in range(radius + 1) for cell in grid.ring(centre, n)}
    assert list(disc) == sorted(set(disc), key=lambda cell: (cell.row, cell.col))


@given(cells, cells)
def test_a_line_is_a_shortest_walk_and_the_same_both_ways(start: Cell, goal: Cell) -> None:
    line = grid.line(start, goal)
    assert (line[0], line[-1]) == (start, goal)
    assert len(line) == grid.distance(start, goal) + 1
    assert all(grid.side_of(a, b) is not None for a, b in pairwise(line))
    assert grid.line(goal, start) == line[::-1]


@given(cells, cells)
def test_a_line_takes_the_cells_nearest_to_the_straight_one(start: Cell, goal: Cell) -> None:
    (x, y), (goal_x, goal_y) = grid.position(start), grid.position(goal)
    line = grid.line(start, goal)
    for done, cell in enumerate(line):
        share = done / max(len(line) - 1, 1)
        spot = (x + (goal_x - x) * share, y + (goal_y - y) * share)
        off = math.dist(grid.position(cell), spot)
        nearest = min(math.dist(grid.position(near), spot) for near in grid.neighbours(cell))
        assert off <= nearest + 1e-9


def test_a_line_along_a_row_and_a_steep_one() -> None:
    assert grid.line(Cell(1, 1), Cell(4, 1)) == ((1, 1), (2, 1), (3, 1), (4, 1))
    assert grid.line(Cell(2, 0), Cell(4, 4)) == ((2, 0), (2, 1), (3, 2), (3, 3), (4, 4))


@given(cells, st.floats(0, 0.49), st.floats(0, 2 * math.pi))
def test_a_pointer_near_a_milepost_means_it(cell: Cell, away: float, angle: float) -> None:
    x, y = grid.position(cell)
    assert grid.nearest_cell(x + away * math.cos(angle), y + away * math.sin(angle)) == cell


@given(corners, st.floats(0, 0.28), st.floats(0, 2 * math.pi))
def test_a_pointer_near_a_corner_means_it(corner: Corner, away: float, angle: float) -> None:
    x, y = grid.position(corner)
    assert grid.nearest_corner(x + away * math.cos(angle), y + away * math.sin(angle)) == corner


@given(st.floats(-9, 9), st.floats(-9, 9))
def test_no_cell_and_no_corner_is_nearer_than_the_nearest(x: float, y: float) -> None:
    nearest = math.dist(grid.position(grid.nearest_cell(x, y)), (x, y))
    around = grid.disc(grid.nearest_cell(x, y), 2)
    assert nearest <= min(math.dist(grid.position(cell), (x, y)) for cell in around) + 1e-9
    nearest = math.dist(grid.position(grid.nearest_corner(x, y)), (x, y))
    for cell in around:
        for corner in grid.corners(cell):
            assert nearest <= math.dist(grid.position(corner), (x, y)) + 1e-9


@given(cells, cells, cells)
def test_six_turns_bring_a_cell_home_and_turning_keeps_distances(
    cell: Cell, other: Cell, around: Cell
) -> None:
    turned = grid.turned(cell, around), grid.turned(other, around)
    assert grid.distance(*turned) == grid.distance(cell, other)
    once = cell
    for sixths in range(1, 7):
        once = grid.turned(once, around)
        assert grid.turned(cell, around, sixths) == once
    assert once == cell
    assert grid.turned(turned[0], around, -1) == cell


@given(cells, cells)
def test_a_turn_by_a_sixth_takes_each_side_to_the_next(cell: Cell, around: Cell) -> None:
    turned = grid.turned(cell, around)
    for side, near in enumerate(grid.neighbours(cell)):
        assert grid.neighbour(turned, (side + 1) % 6) == grid.turned(near, around)


@given(corners, cells, st.integers(0, 5))
def test_corners_turn_with_their_cells(corner: Corner, around: Cell, sixths: int) -> None:
    turned = grid.turned(corner, around, sixths)
    cells_there = {grid.turned(cell, around, sixths) for cell in grid.cells_at(corner)}
    assert set(grid.cells_at(turned)) == cells_there


@given(points, cells, st.integers(0, 5))
def test_free_points_turn_to_within_a_thousandth(point: Point, around: Cell, sixths: int) -> None:
    x, y = grid.position(point)
    centre_x, centre_y = grid.position(around)
    angle = math.radians(60 * sixths)
    right, down = x - centre_x, y - centre_y
    expected = (
        centre_x + right * math.cos(angle) - down * math.sin(angle),
        centre_y + right * math.sin(angle) + down * math.cos(angle),
    )
    assert grid.position(grid.turned(point, around, sixths)) == pytest.approx(expected, abs=6e-4)


@given(cells, corners, points, cells)
def test_a_flip_mirrors_left_and_right_and_twice_is_nothing(
    cell: Cell, corner: Corner, point: Point, around: Cell
) -> None:
    for place in (cell, corner, point):
        x, y = grid.units(place)
        mirrored = grid.flipped(place, around)
        assert grid.units(mirrored) == (2 * grid.units(around)[0] - x, y)
        assert type(mirrored) is type(place)
        assert grid.flipped(mirrored, around) == place


@given(cells, cells, cells, corners, points)
def test_a_shift_keeps_shapes_whatever_the_rows(
    start: Cell, goal: Cell, cell: Cell, corner: Corner, point: Point
) -> None:
    assert grid.shifted(start, start, goal) == goal
    for side, near in enumerate(grid.neighbours(cell)):
        moved = grid.shifted(cell, start, goal)
        assert grid.neighbour(moved, side) == grid.shifted(near, start, goal)
    cells_there = {grid.shifted(near, start, goal) for near in grid.cells_at(corner)}
    assert set(grid.cells_at(grid.shifted(corner, start, goal))) == cells_there
    assert grid.shifted(grid.shifted(point, start, goal), goal, start) == point


def test_a_shift_from_an_even_to_an_odd_row_does_not_shear() -> None:
    major_city = (Cell(2, 2), *grid.ring(Cell(2, 2), 1))
    moved = [grid.shifted(cell, Cell(2, 2), Cell(5, 3)) for cell in major_city]
    assert moved == [Cell(5, 3), *grid.ring(Cell(5, 3), 1)]

"""Curves go through their spots, close where they should, and move without changing."""

from itertools import pairwise
from math import dist, isclose

from hypothesis import given
from hypothesis import strategies as st

from drawing.shapes.curves import circle, line, polygons, rectangle, ring_of, shifted, smooth
from drawing.shapes.symbols import Bend, Box, Close, Curve, Move, Spot, To

lengths = st.floats(-500, 500)
spot_lists = st.lists(st.tuples(lengths, lengths), max_size=12)


def ends(curve: Curve) -> list[Spot]:
    """Where the pen comes by, step by step."""
    return [step.to for step in curve if not isinstance(step, Close)]


def test_a_line_of_nothing_is_nothing() -> None:
    assert line([]) == ()
    assert smooth([]) == ()


def test_a_closed_line_ends_where_it_began() -> None:
    assert line([(0, 0), (1, 0), (1, 1)], closed=True) == (
        Move((0, 0)),
        To((1, 0)),
        To((1, 1)),
        Close(),
    )


@given(spot_lists, st.booleans())
def test_a_smooth_curve_goes_through_every_spot(spots: list[Spot], closed: bool) -> None:
    came_by = ends(smooth(spots, closed=closed))
    assert came_by[: len(spots)] == spots
    assert came_by[len(spots) :] == (spots[:1] if closed and len(spots) > 2 else [])


@given(spot_lists.filter(lambda spots: len(spots) > 2))
def test_a_smooth_curve_has_no_corner_at_a_spot(spots: list[Spot]) -> None:
    """Where one bend ends and the next begins, their control points lie on one line."""
    bends = [step for step in smooth(spots) if isinstance(step, Bend)]
    for before, after in pairwise(bends):
        into = (before.to[0] - before.second[0], before.to[1] - before.second[1])
        out = (after.first[0] - before.to[0], after.first[1] - before.to[1])
        assert isclose(into[0], out[0], abs_tol=1e-6)
        assert isclose(into[1], out[1], abs_tol=1e-6)


def test_the_quarters_of_a_circle_keep_their_distance_from_the_middle() -> None:
    for step in circle((3, 4), 2):
        if isinstance(step, Move | Bend):
            assert isclose(dist(step.to, (3, 4)), 2)


def test_the_middle_of_a_quarter_of_a_circle_is_round() -> None:
    start, quarter = circle((0, 0), 1)[:2]
    assert isinstance(start, Move)
    assert isinstance(quarter, Bend)
    points = (start.to, quarter.first, quarter.second, quarter.to)
    shares = (0.125, 0.375, 0.375, 0.125)
    middle = [sum(s * p[axis] for s, p in zip(shares, points, strict=True)) for axis in (0, 1)]
    assert isclose(dist(middle, (0, 0)), 1, abs_tol=0.001)


def test_a_rounded_rectangle_stays_within_its_box() -> None:
    box = Box(10, 20, 30, 12)
    for x, y in ends(rectangle(box, 2.5)):
        assert box.x <= x <= box.right
        assert box.y <= y <= box.bottom


def test_a_ring_has_its_corners_on_a_circle() -> None:
    corners = ring_of((1, 1), 3, 6)
    assert len(corners) == 6
    assert all(isclose(dist(corner, (1, 1)), 3) for corner in corners)


def test_an_area_with_a_hole_is_two_closed_pieces() -> None:
    outer, hole = [(0, 0), (9, 0), (9, 9)], [(2, 1), (3, 1), (3, 2)]
    curve = polygons([outer, hole])
    assert sum(isinstance(step, Move) for step in curve) == 2
    assert sum(isinstance(step, Close) for step in curve) == 2


def test_a_curve_is_moved_and_scaled_spot_by_spot() -> None:
    curve = (Move((1, 1)), To((2, 1)), Bend((2, 2), (3, 2), (3, 3)), Close())
    assert shifted(curve, (10, 20), 2) == (
        Move((12, 22)),
        To((14, 22)),
        Bend((14, 24), (16, 24), (16, 26)),
        Close(),
    )

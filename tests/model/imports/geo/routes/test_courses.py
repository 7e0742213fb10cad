"""How lines are drawn: with few bends, at an angle out of cities, clear of what is in the way."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.imports.geo.routes.courses import (
    MOST_BENDS,
    drawn,
    go_together,
    is_clear_of_cities,
    shapes_of,
)
from model.imports.geo.routes.segments import (
    PIECE,
    SHORTEST,
    Stretch,
    crossings,
    segment_length,
    stretches,
)
from model.imports.geo.routes.twins import twins_among
from model.imports.geo.waters.corner_paths import resampled

PLACES = np.array([(0.0, 0.0), (10.0, 0.0), (0.0, 8.0), (10.0, 8.0), (5.0, 0.4)])


def straight(one: int, other: int):  # type: ignore[no-untyped-def]
    return drawn(one, other, PLACES[[one, other]])


def test_lines_that_cross_do_not_go_together() -> None:
    assert not go_together(straight(0, 3), straight(1, 2), PLACES)
    assert go_together(straight(0, 1), straight(2, 3), PLACES)


def test_lines_out_of_a_city_need_an_angle() -> None:
    assert go_together(straight(0, 1), straight(0, 2), PLACES)
    assert not go_together(straight(0, 1), straight(0, 4), PLACES)


def test_a_line_keeps_clear_of_a_city_that_it_does_not_lead_to() -> None:
    assert not is_clear_of_cities(straight(0, 1), PLACES)
    assert is_clear_of_cities(straight(2, 3), PLACES)


def test_a_way_that_winds_is_drawn_with_few_bends_and_may_be_straight() -> None:
    along = np.linspace(0, 12, 60)
    course = np.column_stack((along, 2.2 * np.sin(along / 12 * np.pi)))
    bent, plain = shapes_of(0, 1, course)
    assert 1 <= len(bent.bends) <= MOST_BENDS
    assert bent.bends[:, 1].max() > 1
    assert len(plain.bends) == 0
    assert plain.length == pytest.approx(12, abs=0.01)


def test_a_way_that_hardly_winds_is_straight() -> None:
    along = np.linspace(0, 12, 60)
    (only,) = shapes_of(0, 1, np.column_stack((along, 0.1 * np.sin(along))))
    assert len(only.bends) == 0


@given(lengths=st.lists(st.floats(1, 20), min_size=1, max_size=60), wanted=st.integers(1, 400))
def test_segments_are_as_many_as_are_wanted_where_they_fit(
    lengths: list[float], wanted: int
) -> None:
    lines = [Stretch(length, length - 1) for length in lengths]
    each = segment_length(lines, wanted)
    assert each >= SHORTEST
    # Lines of the same length get one more segment all at once.
    assert sum(line.segments(each) for line in lines) <= max(wanted, len(lengths))
    for line in lines:
        assert line.segments(each) == 1 or line.segments(each) * PIECE <= line.room


def test_lines_at_a_small_angle_leave_each_other_less_room() -> None:
    places = np.array([(0.0, 0.0), (10.0, 0.0), (8.0, 3.5), (-8.0, 0.0)])
    lines = [drawn(0, other, places[[0, other]]) for other in (1, 2, 3)]
    one, two, alone = stretches(lines, ())
    assert one.length - one.room > alone.length - alone.room
    assert two.length - two.room == pytest.approx(one.length - one.room, abs=0.01)
    twin, *_ = stretches(lines, {(0, 1)})
    assert twin.room < one.room


def test_a_river_is_crossed_once_where_it_changes_sides_and_not_where_it_runs_along() -> None:
    spots = resampled(np.array([(0.0, 0.0), (10.0, 0.0)]), 0.1)
    gone = spots[:, 0]
    over = np.array([(4.0, -3.0), (4.2, 3.0)])
    (at,) = crossings(spots, gone, over)
    assert gone[at] == pytest.approx(4.1, abs=0.2)
    along = np.array([(2.0, -2.0), (3.0, 0.3), (4.0, -0.3), (5.0, 0.3), (6.0, 3.0)])
    assert len(crossings(spots, gone, along)) == 1
    to_and_fro = np.array([(2.0, -2.0), (3.0, 0.3), (4.0, -2.0)])
    assert crossings(spots, gone, to_and_fro) == []


def test_twins_are_where_traffic_runs() -> None:
    """Two large cities at the ends of a chain, and a hamlet aside."""
    places = np.array([(0.0, 0.0), (4.0, 0.0), (8.0, 0.0), (4.0, 6.0)])
    lines = [drawn(a, b, places[[a, b]]) for a, b in ((0, 1), (1, 2), (1, 3))]
    people = [5e6, 1e5, 5e6, 2e3]
    assert twins_among(lines, people, 2) == {(0, 1), (1, 2)}
    assert twins_among(lines, people, 9) == {(0, 1), (1, 2), (1, 3)}

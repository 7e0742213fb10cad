"""Ground that two outlines share is what shapely finds."""

from math import atan2

import shapely
from hypothesis import given
from hypothesis import strategies as st

from model.boards.geometry import hexes_in, polygon_of
from model.notation import Path, Point
from validator.survey.plain_outlines import is_plain
from validator.survey.shared_ground import bounds, shared_hexes

SPOTS = st.builds(Point, st.integers(0, 60), st.integers(0, 60))


def around(spots: list[Point]) -> Path:
    """An outline that goes around the middle of its points, as plain ones do."""
    x, y = (sum(one[axis] for one in spots) / len(spots) for axis in (0, 1))
    return Path(sorted(spots, key=lambda one: atan2(one[1] - y, one[0] - x)))


OUTLINES = st.lists(SPOTS, min_size=4, max_size=8, unique=True).map(around).filter(is_plain)


def square(left: int, top: int, size: int) -> Path:
    right, bottom = left + size, top + size
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return Path([Point(x, y) for x, y in corners])


@given(OUTLINES, OUTLINES)
def test_shared_ground_is_that_of_shapely(one: Path, other: Path) -> None:
    expected = hexes_in(shapely.intersection(polygon_of(one), polygon_of(other)))
    assert abs(shared_hexes(one, other) - expected) < 1e-9
    assert abs(shared_hexes(Path(one[::-1]), other) - expected) < 1e-9


def test_squares_share_what_lies_in_both() -> None:
    own = shared_hexes(square(0, 0, 20), square(0, 0, 20))
    assert own > 0
    assert abs(shared_hexes(square(0, 0, 20), square(10, 10, 20)) - own / 4) < 1e-9
    assert abs(shared_hexes(square(0, 0, 40), square(10, 10, 20)) - own) < 1e-9


def test_what_only_touches_shares_nothing() -> None:
    assert abs(shared_hexes(square(0, 0, 20), square(20, 0, 20))) < 1e-9
    assert not bounds(square(0, 0, 20)).meets(bounds(square(20, 0, 20)))

"""Route boards: cities joined by lines of segments."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.boards.routes import Line, RouteBoard
from model.collection import Things


def board_of(*lines: Line) -> RouteBoard:
    return RouteBoard(Things({line.id: line for line in lines}))


WEST = board_of(
    Line("chi-mil", "chicago", "milwaukee", 1),
    Line("mil-min", "milwaukee", "minneapolis", 2, arrow="a>b"),
    Line("chi-kan", "chicago", "kansas-city", 2, terrain=((), ("river",))),
    Line("chi-kan-2", "kansas-city", "chicago", 3),
    Line("kan-min", "kansas-city", "minneapolis", 4),
    Line("sac-oak", "sacramento", "oakland", 1),
)
NAMES = "abcdef"
lines = st.builds(
    Line,
    id=st.uuids().map(str),
    a=st.sampled_from(NAMES),
    b=st.sampled_from(NAMES),
    segments=st.integers(1, 5),
    arrow=st.sampled_from([None, "a>b", "b>a"]),
)
boards = st.lists(lines, max_size=9).map(lambda found: board_of(*found))


def distances_by_relaxing(board: RouteBoard, start: str, *, by_arrows: bool) -> Mapping[str, int]:
    """Bellman and Ford's slow and simple way."""
    found = {start: 0}
    for _ in NAMES:
        for line in board.lines.values():
            for here, there in ((line.a, line.b), (line.b, line.a)):
                if here in found and (not by_arrows or line.can_start_at(here)):
                    onward = found[here] + line.segments
                    found[there] = min(found.get(there, onward), onward)
    return found


def test_cities_and_their_neighbours() -> None:
    assert WEST.cities() == (
        "chicago",
        "kansas-city",
        "milwaukee",
        "minneapolis",
        "oakland",
        "sacramento",
    )
    assert WEST.neighbours("chicago") == ("kansas-city", "milwaukee")
    assert [line.id for line in WEST.lines_at("chicago")] == ["chi-kan", "chi-kan-2", "chi-mil"]
    assert WEST.neighbours("nowhere") == ()


@pytest.mark.rule("SFR-TRACK-10")
def test_twins_join_the_same_two_cities() -> None:
    assert [line.id for line in WEST.between("kansas-city", "chicago")] == ["chi-kan", "chi-kan-2"]
    assert WEST.between("chicago", "oakland") == ()


@pytest.mark.rule("SFR-TRACK-08")
def test_a_line_with_an_arrow_starts_at_its_tail_only() -> None:
    line = WEST.lines["mil-min"]
    assert line.can_start_at("milwaukee")
    assert not line.can_start_at("minneapolis")
    backwards = Line("x", "milwaukee", "minneapolis", arrow="b>a")
    assert backwards.can_start_at("minneapolis")
    assert not backwards.can_start_at("milwaukee")


def test_a_line_without_arrow_starts_at_either_end_and_nowhere_else() -> None:
    line = WEST.lines["chi-kan"]
    assert line.can_start_at("chicago")
    assert line.can_start_at("kansas-city")
    assert not line.can_start_at("oakland")


def test_each_segment_has_its_own_terrain() -> None:
    line = WEST.lines["chi-kan"]
    assert line.terrain_of(1) == ("river",)
    assert line.terrain_of(0) == line.terrain_of(2) == line.terrain_of(-1) == ()


def test_the_shortest_route_counts_segments_not_lines() -> None:
    assert WEST.distance("chicago", "minneapolis") == 3
    route = WEST.shortest_route("minneapolis", "chicago")
    assert route is not None
    assert [line.id for line in route] == ["mil-min", "chi-mil"]
    assert WEST.distance("chicago", "chicago") == 0
    assert WEST.shortest_route("chicago", "chicago") == ()


def test_against_the_arrow_the_way_is_longer() -> None:
    assert WEST.distance("chicago", "minneapolis", by_arrows=True) == 3
    assert WEST.distance("minneapolis", "chicago", by_arrows=True) == 6


def test_no_route_leads_to_another_component() -> None:
    assert WEST.distance("chicago", "oakland") is None
    assert WEST.shortest_route("chicago", "nowhere") is None
    assert [sorted(part) for part in WEST.components()] == [
        ["chicago", "kansas-city", "milwaukee", "minneapolis"],
        ["oakland", "sacramento"],
    ]


@given(boards, st.sampled_from(NAMES), st.booleans())
def test_distances_agree_with_a_slow_way_of_counting(
    board: RouteBoard, start: str, by_arrows: bool
) -> None:
    expected = distances_by_relaxing(board, start, by_arrows=by_arrows)
    for goal in NAMES:
        assert board.distance(start, goal, by_arrows=by_arrows) == expected.get(goal)


@given(boards, st.sampled_from(NAMES), st.sampled_from(NAMES))
def test_a_route_leads_from_line_to_line(board: RouteBoard, start: str, goal: str) -> None:
    city = start
    for line in board.shortest_route(start, goal) or ():
        assert line.joins(city)
        city = line.far_end(city)
    together = start == goal or any({start, goal} <= part for part in board.components())
    assert (city == goal) == together


@given(boards)
def test_every_city_is_in_one_component(board: RouteBoard) -> None:
    members = [city for part in board.components() for city in part]
    assert sorted(members) == list(board.cities())

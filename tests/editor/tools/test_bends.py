"""Lines of a board of routes are bent, doubled, and get segments by their length."""

from dataclasses import replace

import pytest

from editor.desk.desk import Desk
from editor.edits.line_positions import laid
from editor.edits.lines.segment_lengths import differing, in_words, proposed, with_segments
from editor.pointing.pointer import at
from editor.pointing.selection import Selection
from model.boards.routes import Line, RouteBoard
from model.boards.terrain import Size
from model.collection import Things
from model.notation import Path, Point
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from tests.editor.edits.boards import route_scenario
from tests.editor.hands import click, desk_with, drag, labels

SHEET = Size(20, 12)


def board(*lines: Line, size: Size | None = SHEET) -> Scenario:
    """Aston, Beck and Corby in a row, three columns apart."""
    scenario = route_scenario("santa-fe")
    places = {"aston": Point(2000, 4000), "beck": Point(8000, 4000), "corby": Point(14000, 4000)}
    cities = {key: replace(one, xy=places[key]) for key, one in scenario.cities.items()}
    lines = lines or (Line("ab", "aston", "beck", 2), Line("bc", "beck", "corby", 2))
    made = RouteBoard(Things({one.id: one for one in lines}), size=size)
    return replace(scenario, board=made, cities=Things(cities))


def line(desk: Desk, key: str) -> Line:
    assert isinstance(desk.scenario.board, RouteBoard)
    return desk.scenario.board.lines[key]


@pytest.mark.parametrize("tool", ["route", "select"])
def test_a_drag_bends_a_line_in_one_step(tool: str) -> None:
    desk = desk_with(tool, board())
    desk.choose(Selection(things=frozenset({("lines", "ab")})))
    drag(desk, Point(5000, 4000), Point(5000, 5000), Point(5000, 6000))
    assert line(desk, "ab").bends == Path((Point(5000, 6000),))
    assert labels(desk) == ["bend Aston – Beck"]
    drag(desk, Point(6500, 5000), Point(7000, 6500))
    assert line(desk, "ab").bends == Path((Point(5000, 6000), Point(7000, 6500)))
    desk.document.undo()
    assert line(desk, "ab").bends == Path((Point(5000, 6000),))


@pytest.mark.parametrize("how", [{"button": "right"}, {"alt": True}])
def test_a_bend_is_moved_and_taken_away(how: dict[str, object]) -> None:
    desk = desk_with(
        "route", board(Line("ab", "aston", "beck", 2, bends=Path((Point(5000, 7000),))))
    )
    drag(desk, Point(5000, 7000), Point(6000, 7000))
    assert line(desk, "ab").bends == Path((Point(6000, 7000),))
    click(desk, Point(6000, 7000), **how)  # type: ignore[arg-type]
    assert not line(desk, "ab").bends
    assert "ab" in desk.scenario.board.lines  # type: ignore[union-attr]


def test_a_bend_that_is_put_back_on_the_straight_way_is_none() -> None:
    desk = desk_with("route", board())
    drag(desk, Point(5000, 4000), Point(5000, 7000), Point(5000, 4100))
    assert not line(desk, "ab").bends


def test_twins_bend_together_whatever_way_each_is_told() -> None:
    twins = Line("ab", "aston", "beck", 2), Line("ba", "beck", "aston", 2)
    desk = desk_with("route", board(*twins))
    way = laid(desk.scenario)["ab"].halfway
    drag(desk, way, Point(5000, 7000))
    drag(desk, Point(6500, 5500), Point(7000, 7500))
    assert tuple(line(desk, "ab").bends) == tuple(line(desk, "ba").bends)[::-1]
    assert len(line(desk, "ab").bends) == 2


def test_a_click_on_a_line_selects_it_and_changes_nothing() -> None:
    desk = desk_with("route", board())
    click(desk, Point(5000, 4000))
    assert desk.selection.things == {("lines", "ab")}
    assert not labels(desk)


def test_the_status_line_tells_of_bends() -> None:
    desk = desk_with(
        "route", board(Line("ab", "aston", "beck", 2, bends=Path((Point(5000, 7000),))))
    )
    desk.move(at(Point(5000, 7000), "move", ""))
    assert desk.hint.startswith("Drag: move the bend")
    assert desk.sketch.knots == (Point(5000, 7000),)


def test_a_click_adds_a_twin_that_is_like_the_line_and_the_right_button_takes_one_away() -> None:
    one = Line("aston-beck", "aston", "beck", 3, "a>b", ((), ("river",), ()))
    desk = desk_with("route", board(one), route="twins")
    click(desk, Point(5000, 4000))
    assert line(desk, "aston-beck-2") == replace(one, id="aston-beck-2")
    click(desk, laid(desk.scenario)["aston-beck"].halfway, "right")
    click(desk, Point(5000, 4000), "right")
    assert [*desk.scenario.board.lines] == ["aston-beck-2"]  # type: ignore[union-attr]


# -- segments by length


def test_segments_are_proposed_by_the_length_of_a_line() -> None:
    scenario = board()
    assert proposed(scenario, 17) == {"ab": 3, "bc": 3}
    assert proposed(scenario, 30)["ab"] == 2
    assert proposed(scenario, 100)["ab"] == 1, "one at least"
    bent = board(Line("ab", "aston", "beck", 2, bends=Path((Point(5000, 9000),))))
    assert proposed(bent, 17)["ab"] > 5, "a bent line is longer"


def test_the_proposals_are_shown_before_they_are_taken_over() -> None:
    desk = desk_with("route", board(), route="lengths")
    desk.leave()
    assert [note.text for note in desk.sketch.signs] == ["2 → 3", "2 → 3"]
    click(desk, Point(5000, 4000))
    assert (line(desk, "ab").segments, line(desk, "bc").segments) == (3, 2)
    assert [note.text for note in desk.sketch.signs] == ["2 → 3"]
    assert differing(desk.scenario, 17, ["ab"]) == {}


def test_all_lines_get_their_segments_in_one_step_and_lose_terrain_beyond_the_last() -> None:
    long = Line("ab", "aston", "beck", 5, None, ((), (), (), ("river",), ("mountain",)))
    scenario = board(long, Line("bc", "beck", "corby", 2))
    found = differing(scenario, 17)
    assert in_words(scenario, found) == "1 line gets more segments, 1 line gets fewer."
    after = apply(scenario, with_segments(scenario, found))
    assert {key: one.segments for key, one in after.board.lines.items()} == {"ab": 3, "bc": 3}  # type: ignore[union-attr]
    assert after.board.lines["ab"].terrain == ()  # type: ignore[union-attr]


def test_a_new_line_has_as_many_segments_as_fit() -> None:
    desk = desk_with("route", board(Line("bc", "beck", "corby", 2)))
    drag(desk, Point(2000, 4000), Point(8000, 4000))
    assert line(desk, "aston-beck").segments == 3


# -- the sheet


@pytest.mark.parametrize("where", [Point(-900, 3000), Point(25000, 3000), Point(5000, 40000)])
def test_whatever_is_drawn_stays_on_the_sheet(where: Point) -> None:
    desk = desk_with("route", board())
    click(desk, where)
    desk.finish()
    (new,) = set(desk.scenario.cities) - {"aston", "beck", "corby"}
    spot = desk.scenario.cities[new].xy
    assert spot is not None
    assert 0 <= spot.x <= 20000
    assert 0 <= spot.y <= 12000
    drag(desk, Point(5000, 4000), where)
    assert all(0 <= bend.x <= 20000 and 0 <= bend.y <= 12000 for bend in line(desk, "ab").bends)  # type: ignore[union-attr]


def test_a_city_is_not_moved_off_the_sheet() -> None:
    desk = desk_with("select", board())
    desk.choose(Selection(things=frozenset({("cities", "aston")})))
    drag(desk, Point(2000, 4000), Point(-3000, 4000))
    assert desk.scenario.cities["aston"].xy == Point(2000, 4000)
    assert desk.said == "this would leave the sheet"

"""Lines with bends: drawn through them, as long as their way, pieces and clicks along it."""

from dataclasses import replace
from itertools import pairwise
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawing.map.layers import routes
from drawing.map.marks.place_spots import spots_of, ways_of
from drawing.map.marks.route_lines import Laid, laid_lines
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.shapes.symbols import Curves, Spot
from drawing.themes.theme import theme
from model.boards.routes import Line, RouteBoard
from model.boards.terrain import Size
from model.notation import Path
from model.pieces.places import Segment
from tests.drawing.map.marks.route_samples import route_sheet

BENT = Line("bent", "ash", "birch", 4, None, (), Path.parse("1.0,5.0 7.0,5.0"))


def length(spots: tuple[Spot, ...]) -> float:
    return sum(dist(*ends) for ends in pairwise(spots))


def test_a_line_runs_through_its_bends() -> None:
    sheet = route_sheet(BENT)
    (laid,) = laid_lines(sheet)
    assert {sheet.spot(bend) for bend in BENT.bends} <= set(laid.bends)
    assert ways_of(sheet, "bent") == [laid.spots]
    assert laid.length == pytest.approx(length(laid.spots))


def test_its_segments_follow_one_another_along_the_way() -> None:
    sheet = route_sheet(BENT)
    (laid,) = laid_lines(sheet)
    stretches = [spots_of(sheet, Segment("bent", number)) for number in range(4)]
    assert stretches[0][0] == pytest.approx(laid.start)
    assert stretches[-1][-1] == pytest.approx(laid.end)
    for one, other in pairwise(stretches):
        assert one[-1] == pytest.approx(other[0])
    assert [length(one) for one in stretches] == pytest.approx([laid.length / 4] * 4)
    boxes = [one for one in routes.batches(sheet) if isinstance(one, Curves) and not one.key]
    assert sum(len(one.curves) for one in boxes) == 4


def test_from_the_other_end_it_takes_the_same_way() -> None:
    there = replace(BENT, a="birch", b="ash", bends=Path(reversed(BENT.bends)))
    (one,), (other,) = laid_lines(route_sheet(BENT)), laid_lines(route_sheet(there))
    for here, back in zip(other.spots, one.spots[::-1], strict=True):
        assert here == pytest.approx(back)


def test_a_bent_line_is_no_twin_of_a_straight_one() -> None:
    straight = Line("straight", "ash", "birch", 2)
    (alone,) = laid_lines(route_sheet(straight))
    both = {one.line.id: one for one in laid_lines(route_sheet(straight, BENT))}
    assert both["straight"].length == pytest.approx(alone.length)
    assert both["straight"].bends == ()
    twins = list(laid_lines(route_sheet(BENT, replace(BENT, id="beside"))))
    assert twins[0].spots != twins[1].spots


def test_the_sheet_has_the_size_that_the_board_says_and_room_for_bends() -> None:
    def size(board: RouteBoard) -> tuple[float, float]:
        scenario = replace(route_sheet().scenario, board=board)
        sheet = Sheet(scenario, theme(), usual_mm(scenario))
        return sheet.width, sheet.height

    board = RouteBoard()
    assert size(replace(board, size=Size(30, 20))) > size(board)
    wide = replace(BENT, bends=Path.parse("20.0,5.0"))
    assert size(RouteBoard({"bent": wide}))[0] > size(board)[0]


NUMBERS = st.integers(0, 50).map(float)
SPOTS = st.tuples(NUMBERS, NUMBERS)


@given(st.lists(SPOTS, min_size=2, max_size=6, unique=True), st.floats(0, 1))
def test_the_part_of_the_way_at_a_spot_of_it_leads_back_to_the_spot(
    spots: list[Spot], part: float
) -> None:
    start, *bends, end = spots
    laid = Laid(BENT, start, end, tuple(bends))
    assert laid.at(laid.part_at(laid.at(part))) == pytest.approx(laid.at(part), abs=1e-6)
    assert length(laid.stretch(0, part)) == pytest.approx(part * laid.length, abs=1e-6)

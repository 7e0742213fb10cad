"""Cities lie where they belong: in the middle of their cells, and never far beside the board."""

import pytest

from model.boards import grid
from model.notation import Cell, Point
from tests.editor.boards import plain
from tests.editor.hands import click, desk_with, drag, key, labels

CENTRE = Cell(5, 5)
HEXAGON = sorted(grid.disc(CENTRE, 1))


@pytest.mark.parametrize("first", range(len(HEXAGON)))
def test_a_dragged_city_has_its_centre_in_the_middle(first: int) -> None:
    desk = desk_with("city", plain(), city="major")
    cells = [*HEXAGON[first:], *HEXAGON[:first]]
    drag(desk, *cells)
    key(desk, "Return")
    (made,) = (one for one in desk.scenario.cities.values() if len(one.members) > 1)
    assert made.kind == "major"
    assert set(HEXAGON) <= set(made.members)
    assert made.at == CENTRE


def test_a_click_far_beside_the_board_makes_nothing_and_says_why() -> None:
    desk = desk_with("city", plain(), city="major")
    for place in (Point.parse("30.0,5.0"), Point.parse("5.0,-6.0")):
        click(desk, place)
        assert "beside the board" in desk.said
        assert not labels(desk)


def test_a_city_overseas_is_never_a_major_one() -> None:
    desk = desk_with("city", plain(), city="major")
    click(desk, Cell(12, 5))
    key(desk, "Return")
    (made,) = (one for one in desk.scenario.cities.values() if one.overseas)
    assert made.kind == "medium"

"""Lines that leave a city close to each other: spread like a fan, their spaces kept apart."""

from math import atan2, cos, degrees, dist, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawing.map.marks.route_fans import MOST_TURN, Strip, spread
from drawing.map.marks.route_lines import WIDE, Laid, laid_lines
from drawing.map.marks.route_spaces import middle_of
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.themes.theme import theme
from model.boards.routes import Line, RouteBoard
from model.collection import Things
from model.notation import Point
from model.scenario.scenario import Scenario
from model.scenario.things import City


def star(*angles: float, twins: int = 1) -> Sheet:
    """Lines of three segments from a hub in some directions."""
    cities = {"hub": City(id="hub", name="Hub", xy=Point(12000, 12000))}
    lines = {}
    for number, angle in enumerate(angles):
        x, y = 10 * cos(radians(angle)), 10 * sin(radians(angle))
        end = f"end-{number}"
        at = Point(round(12000 + 1000 * x), round(12000 + 1000 * y / 0.8660254))
        cities[end] = City(id=end, name=end, xy=at)
        for twin in range(twins):
            lines[f"{end}-{twin}"] = Line(f"{end}-{twin}", "hub", end, 3)
    board = RouteBoard(Things(lines))
    scenario = Scenario(id="star", system="woods", board=board, cities=Things(cities))
    return Sheet(scenario, theme(), usual_mm(scenario))


def test_lines_with_room_are_straight() -> None:
    assert all(not laid.bends and max(laid.off) < 0.5 for laid in laid_lines(star(0, 90, 200)))


def test_close_lines_turn_aside_and_stay_in_their_order() -> None:
    one, other = laid_lines(star(0, 14))
    assert one.bends
    assert other.bends

    def leaves(laid: Laid) -> float:
        (x, y), (to_x, to_y) = laid.spots[:2]
        return degrees(atan2(to_y - y, to_x - x))

    assert leaves(other) - leaves(one) > 24
    assert one.end[1] < other.end[1]


@pytest.mark.parametrize("angles", [(0, 12), (0, 16, 32, 48), (0, 20, 40, 60, 80, 100)])
@pytest.mark.parametrize("twins", [1, 2])
def test_spaces_of_neighbours_do_not_meet(angles: tuple[float, ...], twins: int) -> None:
    sheet = star(*angles, twins=twins)
    firsts = [middle_of(sheet, laid, 0)[0] for laid in laid_lines(sheet)]
    apart = [dist(one, other) for number, one in enumerate(firsts) for other in firsts[:number]]
    assert min(apart) > WIDE


ANGLES = st.lists(st.integers(0, 359), min_size=1, max_size=14)


@given(ANGLES, st.floats(1, 12), st.floats(0, 3))
def test_any_fan_turns_no_line_too_far(angles: list[int], half: float, free: float) -> None:
    strips = [
        Strip(("hub", f"end-{n}"), ((0.0, 0.0), (90 * cos(radians(a)), 90 * sin(radians(a)))), half)
        for n, a in enumerate(angles)
    ]
    ends = {f"end-{n}": 8.0 for n in range(len(angles))}
    spread(strips, {"hub": 8.0, **ends}, free)
    assert all(abs(turn) <= MOST_TURN + 1e-9 for strip in strips for turn in strip.turns)
    assert all(strip.way(20.0)[0] == strip.spots[0] for strip in strips)

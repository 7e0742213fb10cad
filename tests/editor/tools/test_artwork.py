"""Artwork is laid by hand: moved, made larger, turned and ordered, on every kind of board."""

import math
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawing.map.ground.artwork import images
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Image
from drawing.themes.theme import theme
from editor.desk.desk import Desk
from editor.edits.carrying import OffTheMap
from editor.gestures.artwork import Put, frame_of, in_order, pulled_art, put, reordered
from editor.gestures.framing import Pull
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection
from model.boards.hexes import HexBoard
from model.boards.terrain import Size
from model.collection import Things
from model.files.scenario_files import new_text, read_text
from model.notation import Point
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from model.scenario.things import Art
from tests.editor.boards import plain
from tests.editor.document.tracing.pictures import png
from tests.editor.edits.boards import LEGEND, on, route_scenario
from tests.editor.hands import desk_with, labels

Spot = tuple[float, float]
BOARDS = ("lattice", "pointy", "flat", "routes")
ROSE = Art(id="rose", file="./rose.png", at=Point(2000, 2000), width=4000, height=3000, angle=20)


@cache
def board(kind: str) -> Scenario:
    if kind == "lattice":
        scenario = plain()
    elif kind == "routes":
        scenario = route_scenario()
    else:
        rows = ("......",) * 5
        scenario = on(HexBoard(Size(6, 5), LEGEND, rows, orientation=kind))  # type: ignore[arg-type]
    return replace(scenario, art=Things({"rose": ROSE}))


def corners(scenario: Scenario, key: str = "rose") -> list[Spot]:
    return list(frame_of(scenario, scenario.art[key]).corners)


def pull(desk: Desk, start: Spot, *way: Spot, shift: bool = False) -> None:
    desk.press(Pointer("press", *start, "left"))
    for spot in way:
        desk.move(Pointer("move", *spot, "left", shift=shift))
    desk.release(Pointer("release", *way[-1], "left", shift=shift))


def in_hand(kind: str) -> Desk:
    desk = desk_with("artwork", board(kind))
    desk.choose(Selection(things=frozenset({("art", "rose")})))
    return desk


@pytest.mark.parametrize("kind", BOARDS)
def test_a_corner_goes_where_it_is_dragged_and_the_one_across_stays(kind: str) -> None:
    desk = in_hand(kind)
    before = corners(desk.scenario)
    (fx, fy), (hx, hy) = before[0], before[2]
    goal = fx + 1.5 * (hx - fx), fy + 1.5 * (hy - fy)
    pull(desk, before[2], ((hx + goal[0]) / 2, (hy + goal[1]) / 2), goal)
    after = corners(desk.scenario)
    assert after[0] == pytest.approx(before[0], abs=0.01)
    assert after[2] == pytest.approx(goal, abs=0.01)
    assert desk.scenario.art["rose"].width == pytest.approx(6000, abs=5)
    assert desk.scenario.art["rose"].height == pytest.approx(4500, abs=5)
    assert labels(desk) == ["lay artwork rose"]


@pytest.mark.parametrize("kind", BOARDS)
def test_with_shift_a_picture_is_stretched_one_way(kind: str) -> None:
    desk = in_hand(kind)
    a, b, c, _ = corners(desk.scenario)
    goal = c[0] + (b[0] - a[0]), c[1] + (b[1] - a[1])
    pull(desk, c, goal, shift=True)
    rose = desk.scenario.art["rose"]
    assert rose.width == pytest.approx(8000, abs=5)
    assert rose.height == pytest.approx(3000, abs=5)
    assert corners(desk.scenario)[0] == pytest.approx(a, abs=0.01)


@pytest.mark.parametrize("kind", BOARDS)
def test_the_knob_turns_it_around_its_middle(kind: str) -> None:
    desk = in_hand(kind)
    frame = frame_of(desk.scenario, ROSE)
    (mx, my), (kx, ky) = frame.middle, frame.knob
    goal = mx - (ky - my), my + (kx - mx)
    pull(desk, frame.knob, goal)
    rose = desk.scenario.art["rose"]
    assert rose.angle == 110
    assert frame_of(desk.scenario, rose).middle == pytest.approx(frame.middle, abs=0.01)


@pytest.mark.parametrize("kind", BOARDS)
def test_it_is_drawn_where_its_frame_is(kind: str) -> None:
    scenario = board(kind)
    scenario = replace(scenario, art=Things({"rose": replace(ROSE, angle=0)}))
    sheet = Sheet(scenario, theme(), 10.0)
    from drawing.map.ground.artwork import art_box

    box = art_box(sheet, scenario.art["rose"])
    seen = [sheet.spot_at(corner) for corner in corners(scenario)]
    drawn = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    for one, other in zip(seen, drawn, strict=True):
        assert one == pytest.approx(other, abs=1e-6)


@given(
    st.sampled_from(BOARDS),
    st.tuples(st.floats(-1e5, 1e5), st.floats(-1e5, 1e5)),
    st.tuples(st.floats(0.02, 1e4), st.floats(0.02, 1e4)),
    st.floats(-720, 720),
)
def test_any_pull_can_be_written_or_is_told(
    kind: str, away: Spot, larger: Spot, degrees: float
) -> None:
    scenario = board(kind)
    for one in (
        Pull(right=away[0], down=away[1]),
        Pull(wider=larger[0], higher=larger[1], around=corners(scenario)[1]),
        Pull(degrees=degrees, around=frame_of(scenario, ROSE).middle),
    ):
        try:
            scenario = apply(scenario, pulled_art(scenario, "rose", one))
        except OffTheMap:
            continue
        assert read_text(new_text(scenario)).scenario == scenario
        assert -360 <= scenario.art["rose"].angle <= 360


def three() -> Scenario:
    scenario = replace(plain(), art=Things())
    for name in ("b", "a", "c"):
        change = put(scenario, f"./{name}.png", (200, 100), Put((5.0, 4.0), 4.0))
        scenario = apply(scenario, change)
    return scenario


def order(scenario: Scenario) -> str:
    return "".join(art.id for art in in_order(scenario))


def test_each_new_picture_lies_over_the_others_and_keeps_its_shape() -> None:
    scenario = three()
    assert order(scenario) == "bac"
    a, b, c, d = corners(scenario, "a")
    assert math.dist(a, b) == pytest.approx(4.0, abs=0.01)
    assert math.dist(b, c) == pytest.approx(2.0, abs=0.01)
    assert ((a[0] + c[0]) / 2, (b[1] + d[1]) / 2) == pytest.approx((5.0, 4.0), abs=0.01)


@pytest.mark.parametrize(
    ("key", "where", "after"),
    [
        ("b", "front", "acb"),
        ("b", "forward", "abc"),
        ("c", "back", "cba"),
        ("c", "backward", "bca"),
        ("c", "forward", "bac"),
        ("b", "backward", "bac"),
    ],
)
def test_pictures_are_ordered_by_hand(key: str, where: str, after: str) -> None:
    scenario = three()
    new = apply(scenario, reordered(scenario, key, where))  # type: ignore[arg-type]
    assert order(new) == after
    assert read_text(new_text(new)).scenario == new


def test_what_lies_over_is_drawn_later(tmp_path: Path) -> None:
    scenario = three()
    for name in "abc":
        (tmp_path / f"{name}.png").write_bytes(png(20, 10))
    sheet = Sheet(scenario, theme(), 9.0, str(tmp_path))
    drawn = [Path(one.file).stem for one in images(sheet, "under") if isinstance(one, Image)]
    assert drawn == ["b", "a", "c"]


def test_a_click_takes_the_uppermost_and_beside_it_none() -> None:
    desk = desk_with("artwork", three())
    pull(desk, (5.0, 4.0), (5.0, 4.0))
    assert desk.selection.things == {("art", "c")}
    pull(desk, (0.5, 0.5), (0.5, 0.5))
    assert not desk.selection
    assert not labels(desk)

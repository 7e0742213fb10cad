"""Scenery is drawn by hand: outlines and borders, joined exactly, reshaped, and taken back."""

import pytest

from drawing.map.picture import layer_batches
from drawing.map.sheet.sheet import Sheet
from drawing.themes.theme import theme
from editor.desk.desk import Desk
from editor.edits.things import deleted
from editor.pointing.pointer import Pointer, at
from model.files.scenario_files import new_text, read_text
from model.notation import Path, Point
from tests.editor.boards import plain
from tests.editor.edits.boards import route_scenario
from tests.editor.hands import click, desk_with, drag, key, labels

A, B, C, D = Point(1000, 1000), Point(5000, 1000), Point(5000, 4000), Point(1000, 4000)


def drawn(kind: str, *places: Point, name: str = "") -> Desk:
    desk = desk_with("scenery", plain(), scenery=kind, scenery_name=name, scenery_corners=False)
    for place in places:
        click(desk, place)
    key(desk, "Return")
    return desk


@pytest.mark.parametrize("kind", ["neighbour", "own", "overseas", "sea"])
def test_clicks_make_an_outline_with_its_name_which_is_one_step(kind: str) -> None:
    desk = drawn(kind, A, B, C, D, name="Korea")
    (shape,) = desk.scenario.shapes.values()
    assert (shape.id, shape.name, shape.kind, shape.outline) == (
        "korea",
        "Korea",
        kind,
        Path((A, B, C, D)),
    )
    assert labels(desk) == ["add scenery Korea"]
    assert desk.selection.things == {("shapes", "korea")}
    assert read_text(new_text(desk.scenario)).scenario == desk.scenario
    desk.document.undo()
    assert not desk.scenario.shapes


def test_a_border_is_a_line_of_two_points_and_more() -> None:
    desk = drawn("border", A, C)
    (shape,) = desk.scenario.shapes.values()
    assert shape.outline == Path((A, C))
    drag(desk, C, B)
    assert next(iter(desk.scenario.shapes.values())).outline == Path((A, B))
    desk.press(at(Point(3000, 1000)))
    desk.release(at(Point(3000, 1000), "release"))
    assert len(labels(desk)) == 2


def test_a_click_on_the_first_point_closes_the_outline() -> None:
    desk = drawn("neighbour")
    for place in (A, B, C, Point(1080, 1070)):
        click(desk, place)
    assert not desk.is_busy
    assert next(iter(desk.scenario.shapes.values())).outline == Path((A, B, C))


def test_lands_that_touch_have_the_same_points() -> None:
    desk = drawn("neighbour", A, B, C)
    desk.set("scenery", "own")
    desk.choose(type(desk.selection)())
    for place in (Point(1090, 1060), Point(4950, 3930), D):
        click(desk, place)
    key(desk, "Return")
    outlines = [shape.outline for shape in desk.scenario.shapes.values()]
    assert Path((A, C, D)) in outlines


def test_a_drag_draws_freely_and_a_point_is_moved_and_taken_away() -> None:
    desk = desk_with("scenery", plain(), scenery="neighbour", scenery_corners=False)
    drag(desk, A, Point(2000, 1000), Point(3000, 1200), Point(4000, 2000), B, C)
    (shape,) = desk.scenario.shapes.values()
    assert len(shape.outline) == 6
    drag(desk, B, Point(6000, 500))
    click(desk, Point(6000, 500), button="right")
    assert len(next(iter(desk.scenario.shapes.values())).outline) == 5
    assert len(labels(desk)) == 3


def test_scenery_is_drawn_on_boards_of_routes_and_stays_on_the_sheet() -> None:
    desk = desk_with("scenery", route_scenario(), scenery="own", scenery_corners=False)
    for x, y in ((-3.0, 1.0), (4.0, 1.0), (2.0, 3.0)):
        for kind in ("press", "release"):
            desk.press(Pointer("press", x, y, "left")) if kind == "press" else desk.release(
                Pointer("release", x, y, "left")
            )
    key(desk, "Return")
    assert len(next(iter(desk.scenario.shapes.values())).outline) == 3


def test_what_is_drawn_is_on_the_map_and_gone_when_deleted() -> None:
    desk = drawn("neighbour", A, B, C, D)
    sheet = Sheet(desk.scenario, theme(), 9.0)
    assert layer_batches("neighbours", sheet)
    desk.document.apply(deleted(desk.scenario, desk.selection.things, with_references=True))
    assert not layer_batches("neighbours", Sheet(desk.scenario, theme(), 9.0))

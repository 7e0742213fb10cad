"""The sheet of a board of routes keeps its size while it is drawn."""

from dataclasses import replace

import pytest

from drawing.themes.theme import theme
from editor.canvas.scene import Scene, sheet_of
from editor.map_dialogs.sheet_bar import needed_for, with_size
from model.boards.routes import RouteBoard
from model.boards.terrain import Size
from model.notation import Point
from model.rules.new_scenario import new_scenario
from model.scenario.change import Change, apply
from model.scenario.scenario import Scenario
from model.systems import described
from tests.editor.hands import click, desk_with

EDGES = (Point(0, 0), Point(12000, 100), Point(23900, 15900), Point(100, 8000), Point(24000, 0))


def drawn_on(scene: Scene, scenario: Scenario) -> bool:
    return scene.become(scenario, Change(""))


def test_a_new_board_has_the_size_that_is_asked_for() -> None:
    assert new_scenario("new", "santa-fe", "24x16").board == RouteBoard(size=Size(24, 16))
    usual = Size(*described("santa-fe").usual_size)
    assert new_scenario("new", "santa-fe").board == RouteBoard(size=usual)


@pytest.mark.parametrize("size", [Size(24, 16), None])
def test_cities_at_the_edge_do_not_move_anything(size: Size | None) -> None:
    empty = replace(new_scenario("new", "santa-fe"), board=RouteBoard(size=size))
    scene = Scene(sheet_of(empty, theme(), ""))
    desk = desk_with("route", empty)
    before = scene.sheet.box
    for place in EDGES:
        click(desk, place)
        desk.finish()
        assert not drawn_on(scene, desk.scenario), place
        assert scene.sheet.box == before


def test_a_board_without_a_size_grows_where_something_is_put_beyond_it() -> None:
    empty = replace(new_scenario("new", "santa-fe"), board=RouteBoard())
    scene = Scene(sheet_of(empty, theme(), ""))
    before, desk = scene.sheet.box, desk_with("route", empty)
    click(desk, Point(40000, 5000))
    desk.finish()
    assert drawn_on(scene, desk.scenario)
    assert (scene.sheet.width, scene.sheet.height) > (before.width, before.height)
    desk.document.undo()
    assert not drawn_on(scene, desk.scenario), "it does not shrink again"


def test_the_sheet_is_made_larger_and_not_smaller_than_what_lies_on_it() -> None:
    desk = desk_with("route", new_scenario("new", "santa-fe", "24x16"))
    click(desk, Point(20500, 9000))
    desk.finish()
    assert needed_for(desk.scenario) == Size(21, 9)
    after = apply(desk.scenario, with_size(desk.scenario, Size(30, 20)))
    assert after.board == replace(desk.scenario.board, size=Size(30, 20))  # type: ignore[type-var]

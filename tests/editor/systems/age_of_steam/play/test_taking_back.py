"""A build that must be whole is taken back by a button, step by step by undo."""

import pytest

from editor.play.window import PlayWindow
from model.scenario.scenario import Scenario
from tests.editor.systems.age_of_steam.play.conftest import Sit
from tests.engine.systems.age_of_steam.phases.building.games import scenario as only_building


@pytest.fixture(scope="module")
def nothing_unfinished() -> Scenario:
    return only_building({"build": {"unfinished": {"max": 0}}})


@pytest.fixture
def scenario(nothing_unfinished: Scenario) -> Scenario:
    return nothing_unfinished


@pytest.mark.rule("AOM-BUILD-10")
def test_the_whole_build_is_taken_back_by_its_button(sit: Sit) -> None:
    mouse = sit(bots=("",))
    mouse.draw("0,0", "1,0")
    assert mouse.records == ["lay 1,0 0-3"]
    assert "done" not in mouse.table.buttons.buttons, "no track may stay unfinished"
    mouse.button("rollback")
    assert mouse.records == ["lay 1,0 0-3", "rollback"]
    assert "done" in mouse.table.buttons.buttons


def test_undo_takes_back_one_stroke_after_the_other(sit: Sit, window: PlayWindow) -> None:
    mouse = sit(bots=("",))
    mouse.draw("0,0", "1,0")
    mouse.draw("1,0", "2,0")
    assert mouse.records == ["lay 1,0 0-3", "town 2,0 3"]
    window.undo.trigger()
    assert mouse.records == ["lay 1,0 0-3"]
    window.undo.trigger()
    assert mouse.records == []
    assert not window.undo.isEnabled()

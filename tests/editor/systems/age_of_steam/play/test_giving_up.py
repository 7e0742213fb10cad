"""What a build asks for at its end, with the mouse: links that are given up, and tokens."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from model.notation import Cell
from model.scenario.scenario import Scenario
from tests.editor.systems.age_of_steam.play.conftest import Sit
from tests.engine.systems.age_of_steam.phases.building.games import scenario as only_building
from tests.engine.systems.age_of_steam.phases.building.test_nationalisation import BOARD

RULES = {"discs": {"per_player": 2}, "build": {"limit": 3}}


@pytest.fixture(scope="module")
def two_discs() -> Scenario:
    """Ash, Bay and Oak in a row, and two discs for each player."""
    return only_building(RULES, preset="southern-china", **BOARD)


@pytest.fixture
def scenario(two_discs: Scenario) -> Scenario:
    return two_discs


ALONE = ("",)
FULL = ("lay 1,1 0-3", "lay 3,1 0-3", "done", "lay 2,2 0-5", "done")


@pytest.mark.rule("SC-NAT-02")
@pytest.mark.rule("SC-NAT-03")
def test_a_link_is_given_up_by_a_click_on_its_track(sit: Sit) -> None:
    mouse = sit(*FULL, bots=ALONE)
    button = mouse.table.buttons.buttons["nationalise ash:bay"]
    assert "$1 and a token" in button.accessibleName()
    QApplication.sendEvent(button, QEvent(QEvent.Type.Enter))
    assert mouse.table.board.marks.cells == {Cell(1, 1)}, "its track is shown"
    mouse.click("1,1")
    mouse.choose(0)
    assert mouse.records[-1] == "nationalise ash:bay"


@pytest.mark.rule("SC-TOKEN-05")
def test_a_token_is_spent_by_a_button(sit: Sit) -> None:
    mouse = sit(*FULL, "nationalise ash:bay", bots=ALONE)
    button = mouse.table.buttons.buttons["spend extra-engine"]
    assert "+1 link in this turn, for 1 Token of Support" in button.accessibleName()
    mouse.button("spend extra-engine")
    assert mouse.records[-1] == "spend extra-engine"

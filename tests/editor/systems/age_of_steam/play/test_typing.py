"""Moves are typed below the map as logs write them, where pointing would not say enough."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from editor.play.window import PlayWindow
from tests.editor.play.mouse import Mouse
from tests.editor.systems.age_of_steam.play.conftest import Sit


def enter(mouse: Mouse, text: str) -> None:
    line = mouse.table.line
    line.clear()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, Qt.Key.Key_Return)


def test_a_typed_move_is_played_and_taken_back_as_one_step(
    building: Mouse, window: PlayWindow
) -> None:
    before = building.records
    assert "for example: " in building.table.line.placeholderText()
    enter(building, "Lay 6,2  2-5")
    assert building.records == [*before, "lay 6,2 2-5"]
    assert building.table.line.text() == ""
    window.undo.trigger()
    assert building.records == before


def test_the_beginning_of_the_only_move_that_begins_so_is_enough(building: Mouse) -> None:
    enter(building, "claim ferry-sh")
    assert building.records[-1] == "claim ferry-shenzhen"


@pytest.mark.rule("AOS-BUILD-15")
def test_what_is_refused_stays_in_the_line_with_its_rule_above(building: Mouse) -> None:
    before = building.records
    enter(building, "lay 7,4 2-5")
    assert building.records == before
    assert "AOS-BUILD-15" in building.refusal
    assert building.table.line.text() == "lay 7,4 2-5"


def test_what_is_no_move_is_told_in_a_sentence(building: Mouse) -> None:
    enter(building, "hello")
    assert "is no action" in building.refusal


def test_up_brings_the_last_line_back_and_escape_goes_to_the_map(
    building: Mouse, window: PlayWindow
) -> None:
    window.activateWindow()
    window.typing.trigger()
    line = building.table.line
    enter(building, "lay 6,2 2-5")
    QTest.keyClick(line, Qt.Key.Key_Up)
    assert line.text() == "lay 6,2 2-5"
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert line.text() == ""
    assert not line.hasFocus()


def test_enter_in_the_line_does_not_play_the_number_that_is_marked_beside_the_map(
    sit: Sit,
) -> None:
    mouse = sit()
    amounts = mouse.table.buttons.amounts
    assert amounts is not None
    before = mouse.records
    QTest.keyClick(mouse.table, Qt.Key.Key_3)
    assert amounts.marked == 3
    QTest.keyClick(mouse.table.line, Qt.Key.Key_Return)
    assert mouse.records == before


def test_nothing_can_be_typed_while_bots_play(window: PlayWindow, sit: Sit) -> None:
    window.pause.setChecked(True)
    mouse = sit(bots=("greedy", "greedy", "greedy"))
    assert not mouse.table.line.isEnabled()
    assert not window.typing.isEnabled()

"""The play window: seats, what is told, and leaving at any time; looks and logs."""

import re
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.edits.painting import painted
from editor.play.seats_page import SeatsPage
from editor.play.table import Table
from editor.play.window import PlayWindow
from editor.window.window import Window
from engine.logs.game_log import SeatEntry
from engine.logs.replaying import replay
from model.bundled import bundled_scenarios
from model.collection import Things
from model.notation import Cell
from model.scenario.scenario import Scenario
from tests.editor.play.table_hands import (
    FOLDER,
    PATIENCE,
    click,
    seated,
)
from tests.editor.windows import windows_shown
from tests.generate.samples import bare

# -- beginning


def test_enter_starts_a_game_against_one_bot(window: PlayWindow, qtbot: QtBot) -> None:
    QTest.keyClick(window.seats.start, Qt.Key.Key_Return)
    assert window.table is not None
    assert [seat.bot for seat in window.table.match.seating.seats] == ["", "greedy"]


def test_seats_variants_and_cards_are_chosen(window: PlayWindow) -> None:
    page = window.seats
    page.players.setValue(3)
    page.rows[2].name.setText("Eve")
    page.rows[2].by.setCurrentIndex(page.rows[2].by.findData("random-legal"))
    page.variants["fast-start"].setChecked(True)
    page.seed.setValue(7)
    seating = page.seating()
    assert seating.seats[2] == SeatEntry("Eve", "random-legal")
    assert (seating.seed, seating.variants) == (7, ("fast-start",))


def test_what_cannot_be_played_is_said_on_the_page(window: PlayWindow) -> None:
    for row in window.seats.rows:
        row.name.setText("Ann")
    window.seats.start.click()
    assert window.table is None
    assert "two players have the same name" in window.seats.remark.text()
    window.seats.rows[1].name.setText("Bob")
    window.seats.start.click()
    assert window.table is not None


def test_a_scenario_without_a_board_says_so(qtbot: QtBot, tutorial: Scenario) -> None:
    window = PlayWindow(replace(tutorial, system=""), FOLDER)
    qtbot.addWidget(window)
    assert "no system is named" in window.seats.remark.text()
    window.seats.start.click()
    assert window.table is None


def test_temporary_goods_and_cards_are_told(qtbot: QtBot) -> None:
    window = PlayWindow(bare(), FOLDER)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.seats.start.click()
    assert "are being proposed" in window.seats.remark.text()
    assert not window.seats.start.isEnabled()
    qtbot.waitUntil(lambda: window.table is not None, timeout=PATIENCE)
    assert window.table is not None
    told = window.table.remarks.text()
    assert re.fullmatch(
        r"For this game only: \d+ goods, \d+ demand cards. Your map is not changed.", told
    )
    first = window.table
    window.ask_for_seats()
    window.seats.start.click()
    assert window.table is not None, "what was proposed stays for the next game"
    assert window.table is not first
    window.close()


def test_a_map_for_which_nothing_can_be_proposed_says_so(qtbot: QtBot) -> None:
    window = PlayWindow(replace(bare(), cities=Things()), FOLDER)
    qtbot.addWidget(window)
    window.seats.start.click()
    qtbot.waitUntil(lambda: "none can be proposed" in window.seats.remark.text())
    assert window.seats.start.isEnabled()
    assert window.table is None


def test_f5_plays_the_unsaved_map_and_leaves_the_document_alone(
    qtbot: QtBot, tutorial: Scenario
) -> None:
    editor = Window()
    qtbot.addWidget(editor)
    document = Document(tutorial)
    canvas = editor.show_document(document)
    document.apply(painted(document.scenario, [Cell(5, 4)], "mountain"))
    scenario, history = document.scenario, document.history.steps
    editor.qt_actions["play.play"].trigger()
    (window,) = editor.findChildren(PlayWindow)
    table = seated(window, qtbot, "", "")
    assert table.match.scenario is scenario
    click(table, qtbot, "8,4")
    window.close()
    assert document.scenario is scenario
    assert document.history.steps == history
    document.undo()
    assert document.scenario == tutorial
    editor.close_document(canvas.desk)


# -- keeping and looks


def test_a_game_is_saved_as_a_log_that_replays(
    window: PlayWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    table = seated(window, qtbot, "", "")
    click(table, qtbot, "8,4")
    window.save_to(tmp_path / "game.log")
    assert replay(tmp_path / "game.log").to_plain() == table.match._host.game.to_plain()
    window.save_to(tmp_path / "nowhere" / "game.log")
    assert table.refusal.isVisible()


def test_the_map_follows_the_colours_of_the_window(window: PlayWindow, qtbot: QtBot) -> None:
    table = seated(window, qtbot, "", "")
    assert _theme_of(table) == "classic"
    usual = QApplication.palette()
    QApplication.setPalette(QPalette(QColor("#2b2d30"), QColor("#2b2d30")))
    try:
        qtbot.waitUntil(lambda: _theme_of(table) == "dark", timeout=PATIENCE)
    finally:
        QApplication.setPalette(usual)


def _theme_of(table: Table) -> str:
    return table.board.sheet.theme.name


def test_everything_that_is_pressed_has_a_name(window: PlayWindow, qtbot: QtBot) -> None:
    table = seated(window, qtbot, "", "")
    for button in table.findChildren(QPushButton):
        assert button.text() or button.accessibleName()
    assert table.board.accessibleName()


def test_nothing_flashes_up_before_the_seats_are_shown(qtbot: QtBot) -> None:
    scenario = Document.open(bundled_scenarios()["tutorial"]).scenario
    assert windows_shown(lambda: SeatsPage(scenario)) == []

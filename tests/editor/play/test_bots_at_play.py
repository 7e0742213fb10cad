"""Bots in the play window: they move, stop, fail, and leave whenever somebody wants to."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from editor.play.match.match import Match
from editor.play.match.seating import Seating
from editor.play.table import Table
from editor.play.window import PlayWindow
from engine.hosting.seated_bots import BotFailed
from engine.logs.game_log import SeatEntry, log_text
from engine.logs.reading import read_log
from engine.logs.replaying import replayed
from model.notation import Cell
from model.pieces.places import order_of
from tests.editor.play.table_hands import LEFT, PATIENCE, cell, click, drag, records, seated
from tests.generate.examples import examples

# -- bots


def test_bots_move_one_after_the_other_and_then_it_is_my_turn(
    window: PlayWindow, qtbot: QtBot
) -> None:
    window.pace.setValue(window.pace.maximum())
    table = seated(window, qtbot, "", "greedy")
    table.go_on()
    qtbot.waitUntil(
        lambda: not table.bots.is_busy and bool(table.match.offers.all), timeout=PATIENCE
    )
    assert len(records(table)) > 3
    assert any("Bob builds" in line for _, lines in table.match.story.told() for line in lines)
    assert not window.skip.isEnabled()


def test_bots_finish_a_game_and_the_result_is_shown(window: PlayWindow, qtbot: QtBot) -> None:
    table = seated(window, qtbot, "greedy", "greedy")
    window.skip.trigger()
    qtbot.waitUntil(lambda: not table.bots.is_busy and table.match.actor is None, timeout=PATIENCE)
    result = table.match.game.result
    assert result is not None
    shown = [label.text() for label in table._ending.findChildren(type(table.remarks))]
    assert any(result.reason in text for text in shown)
    assert any(text.startswith("1. ") for text in shown)
    assert not window.skip.isEnabled()


def test_bots_stop_and_go_on(window: PlayWindow, qtbot: QtBot) -> None:
    table = seated(window, qtbot, "greedy", "greedy")
    window.pause.trigger()
    qtbot.waitUntil(lambda: not table.bots.is_busy)
    table.bots._next.stop()
    stopped = len(records(table))
    table.bots.go_on()
    assert not table.bots.is_busy
    window.pause.trigger()
    qtbot.waitUntil(lambda: len(records(table)) > stopped, timeout=PATIENCE)


def test_a_bot_that_fails_is_told(
    window: PlayWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(match: Match) -> None:
        raise BotFailed("bot greedy: answered 7, which is no action")

    monkeypatch.setattr(Match, "step_bot", fails)
    table = seated(window, qtbot, "", "greedy")
    table.go_on()
    qtbot.waitUntil(table.refusal.isVisible)
    assert "no action" in table.refusal.text


def test_a_game_waits_behind_the_seats_until_another_one_begins(
    window: PlayWindow, qtbot: QtBot
) -> None:
    table = seated(window, qtbot, "", "")
    assert not window.seats.back.isVisible()
    drag(table, qtbot, "11,2", "10,2")
    before = records(table)
    window.ask_for_seats()
    assert window.seats.back.isVisible()
    assert not window.undo.isEnabled()
    assert not window.bar.isVisible()
    window.seats.back.click()
    assert window.table is table
    assert table.isVisible()
    assert records(table) == before
    assert window.undo.isEnabled()
    window.ask_for_seats()
    window.seats.start.click()
    assert window.table is not table


def test_a_game_of_people_is_not_thrown_away_without_a_question(
    window: PlayWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    table = seated(window, qtbot, "", "")
    assert not table.is_worth_a_question
    table.go_on()
    window.close()
    assert window.isVisible()
    assert window.question is not None
    window.question.close()
    assert window.table is table
    window.save_to(tmp_path / "game.log")
    window.close()
    assert not window.isVisible()


def test_a_hint_is_about_the_game_as_it_is_now(window: PlayWindow, qtbot: QtBot) -> None:
    table = seated(window, qtbot, "", "")
    told = [""]
    table.said.connect(told.append)
    table.board.marks.pointed = cell("10,2")
    table.pointer.hovered(cell("10,2"))
    qtbot.waitUntil(lambda: told[-1].startswith("10,2: Build"))
    before = told[-1]
    click(table, qtbot, "10,2")
    qtbot.waitUntil(lambda: told[-1].startswith("10,2: ") and told[-1] != before)
    drag(table, qtbot, "10,2", "9,3")
    qtbot.waitUntil(lambda: told[-1].startswith("9,3"))


def test_the_window_can_be_closed_and_a_game_begun_while_a_bot_thinks(
    window: PlayWindow, qtbot: QtBot
) -> None:
    for _ in range(3):
        window.start(Seating((SeatEntry("Ann", "greedy"), SeatEntry("Bob", "greedy"))))
        assert window.table is not None
        assert window.table.bots.is_busy
        window.ask_for_seats()
        assert window.seats.isVisible()
    window.start(Seating((SeatEntry("Ann", "greedy"), SeatEntry("Bob", "greedy"))))
    window.close()
    QApplication.processEvents()


def test_whatever_is_pressed_and_pointed_at_the_window_lives(
    window: PlayWindow, qtbot: QtBot
) -> None:
    """Random clicks, drags, keys, wheels and buttons against a bot; the log stays a log."""
    rng = Random(11)
    window.pace.setValue(window.pace.maximum())
    table = seated(window, qtbot, "", "greedy", "", seed=3)
    for _ in range(examples(150)):
        _anything(window, table, rng)
        QApplication.processEvents()
    qtbot.waitUntil(lambda: not table.bots.is_busy, timeout=PATIENCE)
    log = read_log(log_text(table.match.log()))
    assert replayed(log, table.match.scenario).game.to_plain() == table.match._host.game.to_plain()
    assert len(log.records) > 20


def _anything(window: PlayWindow, table: Table, rng: Random) -> None:
    board = table.board
    at, to = (QPoint(rng.randrange(board.width()), rng.randrange(board.height())) for _ in "ab")
    pushed = [one for one in table.buttons.buttons.values() if isinstance(one, QPushButton)]
    buttons = [one for one in pushed if one.menu() is None]
    match rng.randrange(8):
        case 0 | 1:
            QTest.mouseClick(board, LEFT, pos=at)
        case 2:
            near = sorted(table.board.marks.places, key=order_of) or [Cell(3, 5)]
            QTest.mousePress(board, LEFT, pos=board.point_of(rng.choice(near)))
            QTest.mouseMove(board, to)
            QTest.mouseRelease(board, LEFT, pos=to)
        case 3 if buttons:
            QTest.mouseClick(rng.choice(buttons), LEFT)
        case 4:
            board.zoom(rng.choice((-2, -1, 1, 2)), QPointF(at))
        case 5:
            QTest.keyClick(board, rng.choice((Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Return)))
        case 6:
            rng.choice((window.undo, window.on, window.skip)).trigger()
        case _:
            QTest.mouseMove(board, at)
            table.pointer.show_meaning()
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()

"""The play window, with mouse and keys: a turn, a refusal, undo, bots, and leaving at any time."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPalette, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from editor.document import Document
from editor.edits.painting import painted
from editor.play.match import Match, Meaning
from editor.play.seating import Seating
from editor.play.seats_page import SeatsPage
from editor.play.table import Table
from editor.play.window import PlayWindow, open_play
from editor.window import Window
from engine.game_log import SeatEntry, log_text
from engine.log_reading import read_log
from engine.replaying import replay, replayed
from engine.seated_bots import BotFailed
from model.bundled import bundled_scenarios
from model.collection import Things
from model.notation import Cell
from model.scenario import Scenario
from tests.editor.windows import windows_shown
from tests.generate.examples import examples
from tests.model.test_proposing import bare

FOLDER = str(bundled_scenarios()["tutorial"].parent)
LEFT = Qt.MouseButton.LeftButton
PATIENCE = 60_000


def cell(text: str) -> Cell:
    return Cell.parse(text)


@pytest.fixture
def window(qtbot: QtBot, tutorial: Scenario) -> Iterator[PlayWindow]:
    made = open_play(tutorial, FOLDER)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made, before_close_func=lambda window: window.discard())
    yield made
    made.discard()


def seated(
    window: PlayWindow, qtbot: QtBot, *bots: str, seed: int = 1, variants: tuple[str, ...] = ()
) -> Table:
    """A game with bots by seat, "" for a person."""
    names = ("Ann", "Bob", "Cid")
    seats = tuple(SeatEntry(names[n], bot) for n, bot in enumerate(bots))
    window.start(Seating(seats, seed, variants))
    table = window.table
    assert table is not None
    QApplication.processEvents()
    return table


def click(table: Table, qtbot: QtBot, text: str) -> None:
    QTest.mouseClick(table.board, LEFT, pos=table.board.point_of(cell(text)))


def point_at(table: Table, text: str) -> None:
    """Moves the mouse, wherever a test before has left it, and whatever lies over the window."""
    none, at = Qt.MouseButton.NoButton, QPointF(table.board.point_of(cell(text)))
    there, held = QPointF(table.board.mapToGlobal(at)), Qt.KeyboardModifier.NoModifier
    moved = QMouseEvent(QEvent.Type.MouseMove, at, there, none, none, held)
    QApplication.sendEvent(table.board, moved)


def drag(table: Table, qtbot: QtBot, *cells: str) -> None:
    points = [table.board.point_of(cell(text)) for text in cells]
    QTest.mousePress(table.board, LEFT, pos=points[0])
    for one, other in pairwise(points):
        QTest.mouseMove(table.board, one + (other - one) / 2)
        QTest.mouseMove(table.board, other)
    QTest.mouseRelease(table.board, LEFT, pos=points[-1])


def press(table: Table, qtbot: QtBot, notation: str) -> None:
    button = table.buttons.buttons[notation]
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, LEFT)


def records(table: Table) -> list[str]:
    return [record.action for record in table.match.log().records]


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


# -- a turn


def test_a_whole_turn_with_the_mouse(window: PlayWindow, qtbot: QtBot) -> None:
    table = seated(window, qtbot, "", "")
    drag(table, qtbot, "3,5", "4,5", "5,5", "6,5")
    click(table, qtbot, "8,4")
    assert records(table) == [
        "build 3,5 4,5",
        "build 4,5 5,5",
        "build 5,5 6,5",
        "build 6,5 7,4",
        "build 7,4 8,4",
    ]
    for _ in range(4):
        press(table, qtbot, "end")
    click(table, qtbot, "8,4")
    press(table, qtbot, "load timber")
    click(table, qtbot, "3,5")
    assert records(table)[-7:-5] == ["place 8,4", "load timber"]
    assert records(table)[-1] == "move 3,5"
    press(table, qtbot, "done")
    press(table, qtbot, "end")
    assert table.match.game.names[table.match.actor or 0] == "Bob"


def test_what_can_be_done_is_marked_or_has_a_button(window: PlayWindow, qtbot: QtBot) -> None:
    table = seated(window, qtbot, "", "")
    for _ in range(6):
        actions, aid, game = list(table.match.game.actions()), table.match.aid, table.match.game
        buttons = table.buttons.buttons
        assert set(buttons) == {str(action) for action in actions}
        places = [aid.where(game, action) for action in actions]
        cells = {at for where in places if where is not None for at in where.cells}
        assert set(table.board.marks.cells) == cells
        table.go_on()


def test_a_refusal_is_shown_with_its_rule_and_the_rule_in_words(
    window: PlayWindow, qtbot: QtBot
) -> None:
    table = seated(window, qtbot, "", "")
    for _ in range(4):
        press(table, qtbot, "end")
    click(table, qtbot, "6,5")
    assert table.refusal.isVisible()
    assert "(CRY-START-01)" in table.refusal.text
    assert 'href="CRY-START-01"' in table.refusal.label.text()
    table.refusal.label.linkActivated.emit("CRY-START-01")
    assert "China Rails: book" in table.refusal.label.text()
    click(table, qtbot, "8,4")
    assert not table.refusal.isVisible()


def test_undo_takes_a_whole_drag_back_and_no_more_than_the_turn(
    window: PlayWindow, qtbot: QtBot
) -> None:
    table = seated(window, qtbot, "", "")
    assert not window.undo.isEnabled()
    drag(table, qtbot, "3,5", "4,5", "5,5")
    click(table, qtbot, "6,5")
    window.undo.trigger()
    assert records(table) == ["build 3,5 4,5", "build 4,5 5,5"]
    window.undo.trigger()
    assert records(table) == []
    assert not window.undo.isEnabled()
    press(table, qtbot, "end")
    assert not window.undo.isEnabled()


def test_a_drag_where_nothing_begins_moves_the_map(window: PlayWindow, qtbot: QtBot) -> None:
    table = seated(window, qtbot, "", "")
    before = table.board.point_of(cell("8,4"))
    QTest.mousePress(table.board, LEFT, pos=before)
    QTest.mouseMove(table.board, before + QPoint(30, 20))
    QTest.mouseRelease(table.board, LEFT, pos=before + QPoint(30, 20))
    assert table.board.point_of(cell("8,4")) == before + QPoint(30, 20)
    assert records(table) == []
    table.board.fit()
    assert (table.board.point_of(cell("8,4")) - before).manhattanLength() <= 1


def test_the_wheel_zooms_where_the_pointer_is(window: PlayWindow, qtbot: QtBot) -> None:
    board = seated(window, qtbot, "", "").board
    at, scale = QPointF(board.point_of(cell("8,4"))), board.view.scale
    turn = QWheelEvent(
        at,
        board.mapToGlobal(at),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(board, turn)
    assert board.view.scale > scale
    assert (QPointF(board.point_of(cell("8,4"))) - at).manhattanLength() <= 2
    assert not board.grab().isNull()


def test_a_section_is_chosen_with_a_click_between_its_mileposts(
    window: PlayWindow, qtbot: QtBot
) -> None:
    table = seated(window, qtbot, "", "", variants=("track-trade",))
    click(table, qtbot, "8,4")
    press(table, qtbot, "end")
    drag(table, qtbot, "13,8", "12,7")
    for notation in ("end", "end", "end", "done", "talk 2"):
        press(table, qtbot, notation)
    assert (cell("12,7"), cell("13,8")) in {tuple(sorted(one)) for one in table.board.marks.edges}
    one, other = (table.board.point_of(cell(text)) for text in ("12,7", "13,8"))
    QTest.mouseClick(table.board, LEFT, pos=one + (other - one) * 0.4)
    assert records(table)[-1] in ("ask 12,7 13,8", "ask 13,8 12,7")


def test_where_a_click_may_mean_several_things_a_menu_asks(
    window: PlayWindow, qtbot: QtBot
) -> None:
    table = seated(window, qtbot, "", "", variants=("additional-trains",))
    plans = tuple(offered.plan for offered in table.match.offers.all[:2])
    table._mean(Meaning(plans), cell("3,5"))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()] == [plan.text for plan in plans]
    menu.actions()[1].trigger()
    menu.close()
    assert records(table) == [str(plans[1].actions[0])]


def test_pointing_shows_the_way_and_its_price(window: PlayWindow, qtbot: QtBot) -> None:
    table = seated(window, qtbot, "", "")
    with qtbot.waitSignal(table.said, timeout=PATIENCE) as said:
        point_at(table, "8,4")
    assert said.args[0].startswith("Wendmere (8,4): 5 sections for 9")
    plan = table.board.marks.plan
    assert plan is not None
    assert plan.short == "5 sections for 9"
    assert len(plan.steps) == 5


def test_the_map_is_played_with_keys_as_well(window: PlayWindow, qtbot: QtBot) -> None:
    table = seated(window, qtbot, "", "")
    point_at(table, "3,5")
    QTest.keyClick(table.board, Qt.Key.Key_Right)
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    assert records(table) == ["build 3,5 4,5"]


def test_looking_at_a_card_shows_its_cities(window: PlayWindow, qtbot: QtBot) -> None:
    table = seated(window, qtbot, "", "")
    offer = table.match.facts(0).cards[0].offers[0]
    table._look(offer)
    assert table.board.marks.wanted == offer.wanted_at
    assert table.board.marks.found == offer.found_at
    table._look(None)
    assert table.board.marks.wanted == ()


# -- bots


def test_bots_move_one_after_the_other_and_then_it_is_my_turn(
    window: PlayWindow, qtbot: QtBot
) -> None:
    window.pace.setValue(window.pace.maximum())
    table = seated(window, qtbot, "", "greedy")
    table.go_on()
    qtbot.waitUntil(lambda: not table.bots.is_busy and bool(table.match.offers.all))
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
    table.hovered(cell("10,2"))
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
    assert replayed(log, table.match.scenario).game.to_plain() == table.match.game.to_plain()
    assert len(log.records) > 20


def _anything(window: PlayWindow, table: Table, rng: Random) -> None:
    board = table.board
    at, to = (QPoint(rng.randrange(board.width()), rng.randrange(board.height())) for _ in "ab")
    buttons = [one for one in table.buttons.buttons.values() if isinstance(one, QPushButton)]
    match rng.randrange(8):
        case 0 | 1:
            QTest.mouseClick(board, LEFT, pos=at)
        case 2:
            near = sorted(table.board.marks.cells) or [Cell(3, 5)]
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
            table._show_meaning()
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()


# -- keeping and looks


def test_a_game_is_saved_as_a_log_that_replays(
    window: PlayWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    table = seated(window, qtbot, "", "")
    click(table, qtbot, "8,4")
    window.save_to(tmp_path / "game.log")
    assert replay(tmp_path / "game.log").to_plain() == table.match.game.to_plain()
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

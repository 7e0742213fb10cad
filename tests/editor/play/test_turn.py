"""A turn in the play window, with mouse and keys: building, a refusal, undo."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from editor.play.match.match import Meaning
from editor.play.window import PlayWindow
from tests.editor.play.table_hands import (
    LEFT,
    PATIENCE,
    cell,
    click,
    drag,
    point_at,
    press,
    records,
    seated,
)

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
        cells = {at for where in places if where is not None for at in where.places}
        assert set(table.board.marks.places) == cells
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
    table.pointer.mean(Meaning(plans), cell("3,5"))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()] == [plan.text for plan in plans]
    menu.actions()[1].trigger()
    menu.close()
    assert records(table) == [str(plans[1].actions[0])]


def test_a_click_on_the_city_of_the_train_offers_its_loads(
    window: PlayWindow, qtbot: QtBot
) -> None:
    table = seated(window, qtbot, "", "")
    click(table, qtbot, "8,4")
    for _ in range(4):
        press(table, qtbot, "end")
    click(table, qtbot, "8,4")
    assert records(table)[-1] == "place 8,4"
    assert cell("8,4") not in table.board.marks.places, "the train is not covered"
    click(table, qtbot, "8,4")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    loads = [one.title for one in table.match.offers.groups["load"]]
    assert loads
    assert [action.text() for action in menu.actions()] == loads
    menu.actions()[0].trigger()
    menu.close()
    assert records(table)[-1].startswith("load ")


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
    line = table.match.facts(0).cards[0].lines[0]
    table._look_at(line)
    assert table.board.marks.goals == line.goals != ()
    assert table.board.marks.sources == line.sources != ()
    table._look_at(None)
    assert table.board.marks.goals == ()

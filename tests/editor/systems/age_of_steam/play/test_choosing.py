"""Shares, the auction, actions and Production: a click each, with what comes of it."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel

from tests.editor.play.mouse import Mouse
from tests.editor.systems.age_of_steam.play.conftest import ORDER, SHARES, Sit
from tests.editor.systems.age_of_steam.play.test_moving import BUILT


def shown(mouse: Mouse) -> str:
    """All words in the panel of actions, and below it."""
    QApplication.processEvents()
    table = mouse.table
    panels = (table.situation, table.buttons, table.ledger, table.display)
    labels = [one for panel in panels for one in panel.findChildren(QLabel) if one.isVisible()]
    return "\n".join(label.text() for label in labels)


def test_shares_are_issued_by_one_click_on_their_number(sit: Sit) -> None:
    mouse = sit()
    amounts = mouse.table.buttons.amounts
    assert amounts is not None
    assert list(amounts.keys) == list(range(14))
    QApplication.sendEvent(amounts.keys[3], QEvent(QEvent.Type.Enter))
    assert amounts.title.text() == "Issue 3 shares"
    assert amounts.about.text().startswith("$15 now")
    mouse.button("issue 3")
    assert mouse.records == ["issue 3"]


def test_numbers_are_typed_and_stepped_to(sit: Sit) -> None:
    mouse = sit()
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        mouse.key(key)
    assert mouse.table.buttons.amounts is not None
    assert mouse.table.buttons.amounts.marked == 12
    mouse.key(Qt.Key.Key_Backspace)
    assert mouse.table.buttons.amounts.marked == 1
    mouse.key(Qt.Key.Key_Plus)
    mouse.key(Qt.Key.Key_Plus)
    mouse.key(Qt.Key.Key_Minus)
    mouse.key(Qt.Key.Key_Return)
    assert mouse.records == ["issue 2"]
    for key in (Qt.Key.Key_9, Qt.Key.Key_9, Qt.Key.Key_Return):
        mouse.key(key)
    assert mouse.records == ["issue 2"], "nobody may have so many"
    mouse.key(Qt.Key.Key_Backspace)
    mouse.key(Qt.Key.Key_Return)
    assert mouse.records == ["issue 2", "issue 9"]


def test_a_bid_is_one_click_and_passing_tells_the_place(sit: Sit) -> None:
    mouse = sit(*SHARES)
    assert mouse.table.buttons.amounts is not None
    assert "First place" not in shown(mouse)
    assert "The third place in the order for $0" in shown(mouse)
    mouse.button("bid 2")
    mouse.button("pass")
    assert mouse.records[-2:] == ["bid 2", "pass"]


def test_actions_tell_what_they_do(sit: Sit) -> None:
    mouse = sit(*SHARES, *ORDER)
    assert "1 New City in the own build" in shown(mouse)
    mouse.button("take urbanization")
    assert mouse.records[-1] == "take urbanization"


def test_the_money_of_the_turn_is_foreseen_for_whoever_sits_there(sit: Sit) -> None:
    mouse = sit()
    told = shown(mouse)
    assert "End of turn 1 for Bob, as things stand" in told
    assert "$7 can be spent before, and everything is still paid." in told


def test_seats_stand_in_a_table_in_the_order_of_play(sit: Sit) -> None:
    mouse = sit(*SHARES, *ORDER, "take urbanization")
    lines = shown(mouse).splitlines()
    assert lines.index("cash") < lines.index("income") < lines.index("engine")
    assert lines.index("Ann") < lines.index("Bob") < lines.index("Cid")
    assert any(line.startswith("action: Urbanization") for line in lines)
    assert not any(line.startswith("Display:") for line in lines), "it is seen as a picture"


def test_production_puts_cubes_on_columns_by_a_click_each(sit: Sit) -> None:
    second = ("issue 0",) * 3
    mouse = sit(*BUILT, *("skip",) * 6, *second, "pass", "pass")
    takes = ["take production", "take urbanization", "take first-move"]
    for text in (*takes, *("done",) * 3, *("skip",) * 6):
        mouse.button(text)
    mouse.button("draw")
    drawn = list(mouse.table.display.chips)
    assert drawn
    assert not any(text.startswith("place ") for text in mouse.table.buttons.buttons)
    before, columns = len(mouse.records), mouse.table.display.columns
    full, free = columns["light-1"], "light-2"
    assert full.autoRaise(), "what is full is no button"
    mouse.press(full)
    assert len(mouse.records) == before
    mouse.press(mouse.table.display.chips[drawn[-1]])
    mouse.press(mouse.table.display.columns[free])
    assert mouse.records[before] == f"place {drawn[-1]} {free}"
    mouse.press(mouse.table.display.columns["light-3"])
    assert mouse.records[-1].startswith("place ")
    assert mouse.table.match.game.state.turn == 3  # type: ignore[attr-defined]

"""The cards of the players in the play window: whose they are, what is folded, what is counted."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from editor.play.side.hand_panel import Hand, HandPanel
from editor.play.table import Table
from editor.play.window import PlayWindow
from engine.showing.seat_facts import Card, CardLine
from tests.editor.play.table_hands import seated

CARD = Card("City", (CardLine("Denver"),))


@pytest.fixture
def table(window: PlayWindow, qtbot: QtBot) -> Table:
    return seated(window, qtbot, "", "")


@pytest.fixture
def panel(qtbot: QtBot) -> HandPanel:
    made = HandPanel(lambda _: None)
    qtbot.addWidget(made)
    made.show()
    return made


def texts(panel: HandPanel) -> list[str]:
    QApplication.processEvents()
    return [one.text() for one in panel.findChildren(QLabel) if one.isVisible()]


def test_equal_cards_of_another_are_another_s(panel: HandPanel, table: Table) -> None:
    for name in ("Ann", "Bob"):
        panel.show_hands([Hand(name, (CARD,), is_own=True)], table.icons)
        assert texts(panel) == [f"Cards of {name}", "City", "Denver"]


def test_open_cards_of_others_are_folded_and_hidden_ones_counted(
    panel: HandPanel, table: Table
) -> None:
    hands = [Hand("Ann", (CARD,), is_own=True), Hand("Bob", (CARD,), 2), Hand("Cid", (), 1)]
    panel.show_hands(hands, table.icons)
    folded = ["Cards of Ann", "City", "Denver", "Bob: 2 hidden cards", "Cid: 1 hidden card"]
    assert texts(panel) == folded
    assert list(panel.folds) == ["Bob"]
    panel.folds["Bob"].click()
    assert texts(panel).count("Denver") == 2
    panel.show_hands(hands[1:], table.icons)
    assert texts(panel).count("Denver") == 1, "what was unfolded stays so"
    panel.folds["Bob"].click()
    assert "Denver" not in texts(panel)


def test_demand_cards_of_everybody_can_be_seen(table: Table) -> None:
    facts = [table.match.facts(seat) for seat in (0, 1)]
    assert f"Cards of {table.match.game.names[table.match.viewer or 0]}" in texts(table.hand)
    (other,) = table.hand.folds
    table.hand.folds[other].click()
    shown = texts(table.hand)
    assert all(card.title in shown for one in facts for card in one.cards)

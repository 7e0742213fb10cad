"""A table of Trains around the cards: curtain, bots, keys, the end, and whatever somebody does."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from editor.play.window import PlayWindow
from engine.logs.game_log import log_text
from engine.logs.reading import read_log
from engine.logs.replaying import replayed
from tests.editor.play.anything import anything
from tests.editor.play.mouse import Mouse
from tests.editor.systems.trains.play.conftest import Sit, come
from tests.engine.systems.trains.games import turn

HAND = ["rail-laying", "normal-train", "express-train", "waste"]
Key = Qt.Key


def titles(mouse: Mouse, zone: str) -> list[str]:
    return [one.card for one in mouse.zone(zone).zone.cards]


def press(key: Qt.Key) -> None:
    widget = QApplication.focusWidget()
    assert isinstance(widget, QWidget)
    QTest.keyClick(widget, key)
    QApplication.processEvents()


def test_a_curtain_falls_before_the_hand_of_the_next_is_shown(sit: Sit) -> None:
    mouse = sit(turn(HAND, others={1: {"hand": ["tunnel"] * 5}}), "play normal-train")
    table = mouse.table
    assert "rail-laying" in titles(mouse, "hand")
    mouse.button("end")
    assert table.curtain.isVisible()
    assert not table.card_hand.cards.views, "nothing of anybody is to be seen or read"
    assert not table.card_hand.enlarged.isVisible()
    mouse.press(table.curtain.lift)
    assert titles(mouse, "hand") == ["tunnel"]
    assert mouse.zone("hand").zone.title == "Hand of Bob"


def test_among_bots_ones_own_hand_stays_while_they_are_watched(sit: Sit) -> None:
    mouse = sit(turn(HAND), "play normal-train", bots=("", "buying"))
    table = mouse.table
    table.bots.pause(True)
    mouse.button("end")
    assert not table.curtain.isVisible()
    assert mouse.zone("hand").zone.title == "Hand of Ann"
    assert mouse.zone("play").zone.title == "In play: Bob"
    table.match.step_bot()
    table.show_all()
    assert "Bob" in table.story.toPlainText()
    assert mouse.zone("hand").zone.title == "Hand of Ann"
    mouse.card("hand", titles(mouse, "hand")[0])
    assert mouse.refusal == "Bob is thinking"


def test_a_turn_is_played_with_the_keys_alone(sit: Sit) -> None:
    mouse = sit(turn(HAND, coin=3))
    table = mouse.table
    table.window().activateWindow()
    table.board.setFocus()
    for _ in range(8):
        press(Key.Key_Tab)
        if QApplication.focusWidget() is mouse.zone("hand"):
            break
    hand = mouse.zone("hand")
    assert QApplication.focusWidget() is hand
    assert "Rail laying" in hand.accessibleDescription()
    press(Key.Key_Right)
    assert "Normal train" in hand.accessibleDescription()
    press(Key.Key_Return)
    assert mouse.records == ["play normal-train"]
    assert QApplication.focusWidget() is hand, "the keys stay where they were"
    press(Key.Key_Left)
    press(Key.Key_Space)
    assert mouse.records[-1] == "play rail-laying"
    table.board.setFocus()
    press(Key.Key_N)
    press(Key.Key_Return)
    assert mouse.records[-1].startswith("rail ")
    table.go_on()
    assert mouse.records[-1] == "end"


def test_the_keys_go_through_the_supply_by_rows_and_columns(sit: Sit) -> None:
    mouse = sit(turn(HAND, coin=3))
    supply = mouse.zone("supply")
    supply.setFocus(Qt.FocusReason.TabFocusReason)
    at = [supply._current]
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Left, Key.Key_Up):
        QTest.keyClick(supply, key)
        at.append(supply._current)
    assert at == [0, 1, 5, 4, 0]
    mouse.table.card_hand.enlarge()
    assert mouse.table.card_hand.enlarged.cards == (supply.zone.cards[0],)


def test_a_pile_is_looked_through_where_one_points(sit: Sit) -> None:
    mouse = sit(turn(HAND, discard=["waste", "tunnel", "tunnel"], deck=["viaduct"] * 3))
    hand = mouse.table.card_hand
    pile = mouse.zone("discard")
    mouse.move(pile, pile.mapToGlobal(pile.boxes[0].center()))
    hand.enlarge()
    shown = {one.card: one.number for one in hand.enlarged.cards}
    assert shown == {"waste": 1, "tunnel": 2}
    deck = mouse.zone("deck")
    mouse.move(deck, deck.mapToGlobal(deck.boxes[0].center()))
    hand.enlarge()
    assert not any(one.card == "viaduct" for one in hand.enlarged.cards)
    QTest.mouseClick(deck, Qt.MouseButton.LeftButton, pos=deck.boxes[0].center())
    assert mouse.records == []


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (2000, 1300)])
def test_cards_grow_with_the_window_and_are_never_lost(sit: Sit, size: tuple[int, int]) -> None:
    hand = ["rail-laying", "normal-train", "express-train", "waste", "tunnel", "viaduct", "garage"]
    mouse = sit(turn(hand, coin=3))
    mouse.table.window().resize(*size)
    QApplication.processEvents()
    for view in mouse.table.card_hand.cards.views.values():
        lefts = [(box.left(), box.top()) for box in view.boxes]
        assert len(set(lefts)) == len(lefts), "some of each card can be seen"
        assert all(box.right() <= view.width() for box in view.boxes), view.zone.name


def test_when_it_is_over_everybody_is_told_what_the_points_are_made_of(sit: Sit) -> None:
    mouse = sit(bots=("buying", "buying"))
    table = mouse.table
    table.bots.skips = True
    for _ in range(3000):
        if table.match.actor is None:
            break
        table.match.step_bot()
    table.show_all()
    assert table.match.actor is None
    told = [one.text() for one in table.findChildren(QWidget) if hasattr(one, "text")
            and callable(one.text) and isinstance(one.text(), str)]  # fmt: skip
    for seat in range(2):
        (line,) = [text for text in told if text.startswith(table.match.game.names[seat] + ": ")]
        parts = [int(part.split()[-1]) for part in line.partition(": ")[2].split(", ")]
        assert sum(parts) == table.match.game.scores()[seat]


def test_people_do_anything_and_the_log_is_one(sit: Sit, windows: list[PlayWindow]) -> None:
    rng, mouse = Random(7), sit()
    match = mouse.table.match
    for _ in range(220):
        if match.awaited is not None:
            come(match)
            mouse.table.show_all()
        anything(windows[0], mouse, rng)
        QApplication.processEvents()
    log = read_log(log_text(match.log()))
    assert replayed(log, match.scenario).game.to_plain() == match._host.game.to_plain()
    assert len(log.records) > 20

"""Hidden lamps at a shared screen: each is shown his own, and nobody another's."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from editor.play.match.match import Match
from editor.play.match.seating import Seating
from editor.play.table import Table
from engine.logs.game_log import SeatEntry
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from tests.editor.conftest import data, no_pictures, nothing_old, tidy  # noqa: F401 (fixtures)
from tests.toys.walks.tables import played as played  # noqa: PLC0414 (a fixture)
from tests.toys.walks.tables import press

HEADLAND = bundled_scenarios()["headland"]
PATIENCE = 20_000


def lamps(match: Match) -> list[str]:
    """The lamps that everybody has in truth."""
    game: Any = match._host.game
    return [game.coast.part.lamps[lamp].name or lamp for lamp in game.night.lamps]


def shown_lamps(match: Match, seat: int) -> list[str]:
    return [card.title for card in match.facts(seat).cards]


def texts(table: Table) -> str:
    """Everything that can be read on the screen, by eyes or by programs that read it aloud."""
    QApplication.processEvents()
    seen = [one for one in table.findChildren(QWidget) if one.isVisible()]
    found = [one.accessibleName() + one.toolTip() for one in seen]
    found += [one.text() for one in seen if isinstance(one, QLabel | QPushButton)]
    found += [one.toPlainText() for one in seen if isinstance(one, QTextBrowser)]
    return "\n".join(found)


def seated(*bots: str, seed: int = 1) -> Match:
    names = ("Ann", "Bob", "Cid")
    seats = tuple(SeatEntry(names[n], bot) for n, bot in enumerate(bots))
    return Match(load(HEADLAND), Seating(seats, seed))


@pytest.fixture
def pair(played: Any) -> Table:
    """Ann and Bob at one screen, with two different lamps."""
    table: Table = played(HEADLAND, "", "", seed=3)
    assert len(set(lamps(table.match))) == 2
    return table


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_person_is_shown_his_own_lamp_while_bots_choose(seed: int) -> None:
    match = seated("", "keen", "keen", seed=seed)
    for _ in range(40):
        assert shown_lamps(match, 0) == lamps(match)[:1]
        assert [match.facts(bot).hidden_cards for bot in (1, 2)] == [1, 1]
        assert not shown_lamps(match, 1)
        if match.is_bots_turn:
            match.step_bot()
        elif match.offers.all:
            match.do(match.offers.all[0].plan)


def test_people_with_a_bot_are_shown_nothing_while_it_plays() -> None:
    match = seated("", "", "keen")
    for _ in range(60):
        if match.awaited is not None:
            assert not any(shown_lamps(match, seat) for seat in (0, 1, 2))
            match.lift_curtain()
            assert shown_lamps(match, match.actor or 0) == [lamps(match)[match.actor or 0]]
        if match.is_bots_turn:
            assert match.viewer is None
            assert not any(shown_lamps(match, seat) for seat in (0, 1, 2))
            match.step_bot()
        elif match.offers.all:
            match.do(match.offers.all[-1].plan)


def test_nobody_can_read_another_s_lamp(pair: Table) -> None:
    ann, bob = lamps(pair.match)
    assert ann not in texts(pair)
    assert bob not in texts(pair)
    pair.curtain.lift.click()
    assert ann in texts(pair)
    assert bob not in texts(pair)
    assert "Bob: 1 hidden card" in texts(pair)
    press(pair, "Burn 3")
    assert ann not in texts(pair)
    assert "Burn" not in texts(pair)
    pair.curtain.lift.click()
    assert bob in texts(pair)
    assert ann not in texts(pair)
    assert "Ann has chosen" in texts(pair)
    assert "burns" not in texts(pair)


def test_under_the_curtain_nothing_is_alive(
    pair: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window: Any = pair.window()
    burn = pair.match.game.read("burn 0")
    monkeypatch.setattr(type(pair.match.aid), "goes_on", lambda *_: burn)
    for action in (window.on, window.undo, window.picture):
        assert not action.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    pair.go_on()
    assert pair.match.chosen_before is None
    assert not pair.board.isVisible()
    for _ in range(5):
        QTest.keyClick(QApplication.focusWidget() or pair, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() in (None, pair.curtain.lift, *window.bar.children())
    pair.board.marks.pointed = next(iter(pair.match.scenario.cities.values())).at
    with qtbot.waitSignal(pair.said, timeout=PATIENCE) as said:
        pair.pointer.hovered(pair.board.marks.pointed)
    assert said.args == [""]
    pair.curtain.lift.click()
    assert pair.board.isVisible()
    assert window.on.isEnabled()


def test_the_curtain_falls_again_when_another_was_at_the_screen(pair: Table) -> None:
    pair.curtain.lift.click()
    press(pair, "Burn 3")
    pair.curtain.lift.click()
    press(pair, "Burn 1")
    assert pair.match.actor == 0
    assert "Ann" in pair.curtain.sentence.text()
    assert pair.curtain.isVisible()


def test_a_hidden_choice_is_not_lost_without_a_word(pair: Table) -> None:
    window: Any = pair.window()
    pair.curtain.lift.click()
    press(pair, "Burn 3")
    pair.is_unsaved = False  # as after saving
    window.close()
    assert window.isVisible()
    assert "What Ann has chosen will be lost." in window.question.text()
    window.question.findChild(QPushButton, "discard").click()
    assert not window.isVisible()

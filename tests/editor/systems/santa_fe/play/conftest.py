"""Games of Santa Fe in the play window, on the board that *New* offers."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.play.match.match import Match
from editor.play.match.seating import Seating
from editor.play.window import PlayWindow, open_play
from editor.systems.santa_fe.templates import half_drawn
from engine.logs.game_log import SeatEntry
from engine.protocol import Action, Game
from engine.showing.plans import Plan
from model.scenario.scenario import Scenario
from tests.editor.play.mouse import Mouse
from tests.editor.systems.santa_fe.test_template import with_homes

Sit = Callable[..., Mouse]


@pytest.fixture(scope="session")
def board() -> Scenario:
    return with_homes(half_drawn())


@pytest.fixture
def window(qtbot: QtBot, board: Scenario) -> Iterator[PlayWindow]:
    made = open_play(board, "")
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made, before_close_func=lambda window: window.discard())
    yield made
    made.discard()


@pytest.fixture
def sit(window: PlayWindow) -> Sit:
    """Three people at the table, after some actions; who comes next has come to the screen."""

    def made(*actions: str, seed: int = 1) -> Mouse:
        window.start(Seating(tuple(SeatEntry(name, "") for name in ("Ann", "Bob", "Cid")), seed))
        table = window.table
        assert table is not None
        for text in actions:
            come(table.match)
            done = table.match.do(Plan((chosen(table.match.game, text),)))
            assert done.refusal is None, (text, done.refusal)
        table.show_all()
        QApplication.processEvents()
        return Mouse(table)

    return made


def come(match: Match) -> None:
    if match.awaited is not None:
        match.lift_curtain()


def chosen(game: Game, text: str) -> Action:
    """The first action whose text begins so."""
    return next(one for one in game.actions() if str(one).startswith(text))

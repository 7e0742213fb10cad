"""Games of Trains in the play window, from any position on the inlet of the tests."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.play.match.seating import Seating
from editor.play.window import PlayWindow, open_play
from engine.logs.game_log import SeatEntry
from engine.showing.plans import Plan
from tests.editor.play.mouse import Mouse
from tests.engine.systems.trains.games import KIT, NAMES, scenario_with

Sit = Callable[..., Mouse]
SIZE = (1280, 800)


@pytest.fixture
def windows(qtbot: QtBot) -> Iterator[list[PlayWindow]]:
    made: list[PlayWindow] = []
    yield made
    for window in made:
        window.discard()


@pytest.fixture
def sit(qtbot: QtBot, windows: list[PlayWindow]) -> Sit:
    """People and bots at a table, after some actions; who comes next has come to the screen."""

    def made(
        position: dict[str, Any] | None = None,
        *actions: str,
        bots: tuple[str, ...] = ("", ""),
        seed: int = 1,
        **more: Any,
    ) -> Mouse:
        rules = {"start": {"first_player": "first-seat"}, "supply": {"select": {"kit": KIT}}}
        window = open_play(scenario_with(rules, position, **more), "")
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(window, before_close_func=lambda window: window.discard())
        windows.append(window)
        window.resize(*SIZE)
        seats = tuple(SeatEntry(NAMES[n], bot) for n, bot in enumerate(bots))
        window.start(Seating(seats, seed))
        table = window.table
        assert table is not None
        for text in actions:
            come(table.match)
            done = table.match.do(Plan((table.match.game.read(text),)))
            assert done.refusal is None, (text, done.refusal)
        come(table.match)
        table.show_all()
        QApplication.processEvents()
        return Mouse(table)

    return made


def come(match: Any) -> None:
    if match.awaited is not None:
        match.lift_curtain()

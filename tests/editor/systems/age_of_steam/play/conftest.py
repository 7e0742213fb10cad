"""Games of Age of Steam in the play window."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.play.match.seating import Seating
from editor.play.window import PlayWindow, open_play
from engine.logs.game_log import SeatEntry
from engine.showing.plans import Plan
from model.bundled import bundled_scenarios
from model.scenario.scenario import Scenario
from tests.drawing.samples import loaded
from tests.editor.play.mouse import Mouse

FOLDER = str(bundled_scenarios()["southern-china"].parent)
SHARES = ("issue 4", "issue 4", "issue 4")
ORDER = ("bid 2", "bid 3", "pass", "pass")
Sit = Callable[..., Mouse]


@pytest.fixture(scope="session")
def southern_china() -> Scenario:
    return loaded(bundled_scenarios()["southern-china"])


@pytest.fixture
def scenario(southern_china: Scenario) -> Scenario:
    """What is played; a module may play something else."""
    return southern_china


@pytest.fixture
def window(qtbot: QtBot, scenario: Scenario) -> Iterator[PlayWindow]:
    made = open_play(scenario, FOLDER)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made, before_close_func=lambda window: window.discard())
    yield made
    made.discard()


@pytest.fixture
def sit(window: PlayWindow) -> Sit:
    """Three people at the table, or bots by seat, after some actions."""

    def made(*actions: str, bots: tuple[str, ...] = ("", "", "")) -> Mouse:
        names = ("Ann", "Bob", "Cid")
        seats = tuple(SeatEntry(names[n], bot) for n, bot in enumerate(bots))
        window.start(Seating(seats, 1, ()))
        table = window.table
        assert table is not None
        for text in actions:
            done = table.match.do(Plan((table.match.game.read(text),)))
            assert done.refusal is None, (text, done.refusal)
        table.show_all()
        QApplication.processEvents()
        return Mouse(table)

    return made


@pytest.fixture
def building(sit: Sit) -> Mouse:
    """Ann builds first and has Urbanization, Bob has Production."""
    return sit(*SHARES, *ORDER, "take urbanization", "take production", "take first-move")

"""Games on the tutorial for tests of playing from the editor."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor.play.match.match import Match
from editor.play.match.seating import Seating
from editor.play.window import PlayWindow, open_play
from engine.logs.game_log import SeatEntry
from model.bundled import bundled_scenarios
from model.scenario.scenario import Scenario
from tests.drawing.samples import loaded
from tests.editor.play.table_hands import FOLDER

Begin = Callable[..., Match]


@pytest.fixture(scope="session")
def tutorial() -> Scenario:
    return loaded(bundled_scenarios()["tutorial"])


@pytest.fixture
def begin(tutorial: Scenario) -> Begin:
    """Begins a match: bots by seat, "" for a person."""

    def made(*bots: str, seed: int = 1, variants: tuple[str, ...] = ()) -> Match:
        names = ("Ann", "Bob", "Cid", "Dot")
        seats = tuple(SeatEntry(names[n], bot) for n, bot in enumerate(bots or ("", "")))
        return Match(tutorial, Seating(seats, seed, variants))

    return made


@pytest.fixture
def window(qtbot: QtBot, tutorial: Scenario) -> Iterator[PlayWindow]:
    made = open_play(tutorial, FOLDER)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made, before_close_func=lambda window: window.discard())
    yield made
    made.discard()

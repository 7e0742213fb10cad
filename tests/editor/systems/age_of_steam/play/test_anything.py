"""Whatever is clicked, drawn, dragged and pressed, the window lives and the log stays a log."""

from random import Random

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.play.window import PlayWindow
from engine.logs.game_log import log_text
from engine.logs.reading import read_log
from engine.logs.replaying import replayed
from tests.editor.play.anything import anything
from tests.editor.play.mouse import Mouse
from tests.editor.systems.age_of_steam.play.conftest import Sit
from tests.editor.systems.age_of_steam.play.test_choosing import shown

STEPS = 80
MOST_CHOICES = 20
"""Of one player in a turn."""
PATIENCE = 60_000


def test_people_build_and_move_at_random(window: PlayWindow, building: Mouse) -> None:
    rng, before = Random(5), len(building.records)
    for _ in range(STEPS):
        anything(window, building, rng)
        QApplication.processEvents()
    log = read_log(log_text(building.table.match.log()))
    game = replayed(log, building.table.match.scenario).game
    assert game.to_plain() == building.table.match._host.game.to_plain()
    assert len(log.records) > before + 3


def test_bots_play_beside_people(window: PlayWindow, sit: Sit, qtbot: QtBot) -> None:
    window.pace.setValue(window.pace.maximum())
    mouse = sit(bots=("greedy", "", "greedy"))
    table = mouse.table
    for _ in range(MOST_CHOICES):
        qtbot.waitUntil(lambda: _waits_for(mouse, 1), timeout=PATIENCE)
        if table.match.aid.round(table.match.game) == 2:
            break
        goes_on = table.match.aid.goes_on(table.match.game)
        mouse.button(str(goes_on) if goes_on is not None else next(iter(table.buttons.buttons)))
    assert table.match.aid.round(table.match.game) == 2, "a whole turn was played"
    assert "\ngreedy · " in shown(mouse)


def _waits_for(mouse: Mouse, seat: int) -> bool:
    return not mouse.table.bots.is_busy and mouse.table.match.actor == seat

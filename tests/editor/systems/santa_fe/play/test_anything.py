"""Whatever is clicked and pressed at a table of Santa Fe, the window lives and the log is one."""

from random import Random

from PySide6.QtWidgets import QApplication

from editor.play.window import PlayWindow
from engine.logs.game_log import log_text
from engine.logs.reading import read_log
from engine.logs.replaying import replayed
from tests.editor.play.anything import anything
from tests.editor.systems.santa_fe.play.conftest import Sit, come

STEPS = 120


def test_people_play_at_random(window: PlayWindow, sit: Sit) -> None:
    rng, mouse = Random(5), sit()
    match = mouse.table.match
    for _ in range(STEPS):
        if match.awaited is not None:
            come(match)
            mouse.table.show_all()
        anything(window, mouse, rng)
        QApplication.processEvents()
    log = read_log(log_text(match.log()))
    assert replayed(log, match.scenario).game.to_plain() == match._host.game.to_plain()
    assert len(log.records) > 6

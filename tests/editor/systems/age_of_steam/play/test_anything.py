"""Whatever is clicked, drawn, dragged and pressed, the window lives and the log stays a log."""

from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from editor.play.window import PlayWindow
from engine.logs.game_log import log_text
from engine.logs.reading import read_log
from engine.logs.replaying import replayed
from model.pieces.places import order_of
from tests.editor.systems.age_of_steam.play.conftest import Sit
from tests.editor.play.mouse import LEFT, Mouse
from tests.editor.systems.age_of_steam.play.test_choosing import shown

STEPS = 80
MOST_CHOICES = 20
"""Of one player in a turn."""
PATIENCE = 60_000
KEYS = (Qt.Key.Key_2, Qt.Key.Key_Plus, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_N)


def test_people_build_and_move_at_random(window: PlayWindow, building: Mouse) -> None:
    rng, before = Random(5), len(building.records)
    for _ in range(STEPS):
        _anything(window, building, rng)
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


def _anything(window: PlayWindow, mouse: Mouse, rng: Random) -> None:
    table, board = mouse.table, mouse.table.board
    start, to = (QPoint(rng.randrange(board.width()), rng.randrange(board.height())) for _ in "ab")
    offered = sorted(board.offered, key=order_of)
    match rng.randrange(9):
        case 0 | 1 if offered:
            QTest.mouseClick(board, LEFT, pos=board.point_of(rng.choice(offered)))
        case 2 | 3:
            start = board.point_of(rng.choice(offered)) if offered else start
            QTest.mousePress(board, LEFT, pos=start)
            for part in (0.3, 0.6, 1.0):
                mouse.move(board, board.mapToGlobal(start + (to - start) * part), LEFT)
                mouse.wheel(rng.choice((-1, 1)))
            QTest.mouseRelease(board, LEFT, pos=to)
        case 4 if mouse.choices:
            QTest.mouseClick(rng.choice(mouse.choices), LEFT)
        case 5 if table.buttons.things:
            chips = list(table.buttons.things[0].chips)
            QTest.mouseClick(table.buttons.things[0].chips[rng.choice(chips)], LEFT)
        case 6:
            QTest.keyClick(board, rng.choice(KEYS))
        case 7:
            rng.choice((window.undo, window.skip)).trigger()
        case _:
            _press_something(mouse, rng)
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()


def _press_something(mouse: Mouse, rng: Random) -> None:
    table = mouse.table
    beside = [*table.buttons.buttons.values(), *table.display.columns.values()]
    buttons = [one for one in beside if isinstance(one, QAbstractButton) and not one.isHidden()]
    if buttons:
        button = rng.choice(buttons)
        if not hasattr(button, "menu") or button.menu() is None:
            QTest.mouseClick(button, LEFT)

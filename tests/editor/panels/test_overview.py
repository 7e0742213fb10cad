"""The overview moves the view of the map."""

from PySide6.QtCore import SIGNAL, QPoint, Qt
from pytestqt.qtbot import QtBot

from tests.editor.boards import plain
from tests.editor.edits.boards import route_scenario
from tests.editor.windows import panel_in_sight, plain_window, window_on


def test_a_click_and_the_keys_move_what_is_seen(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    window.show()
    canvas, panel = window.canvas, panel_in_sight(window, "overview")
    assert canvas is not None
    canvas.settle()
    canvas.zoom(8)
    panel.resize(180, 130)
    before = canvas.seen()
    qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=QPoint(60, 50))
    there = canvas.seen()
    assert there.x < before.x
    qtbot.keyClick(panel, Qt.Key.Key_Right)
    assert canvas.seen().x > there.x
    panel.grab()


def test_a_map_that_comes_to_the_front_again_is_heard_once(qtbot: QtBot) -> None:
    window = window_on(qtbot, plain(), plain())
    panel_in_sight(window, "overview")
    first, second = window.studio.desks
    for _ in range(3):
        window.studio.bring(first)
        window.studio.bring(second)
    # The overview, and the zoom level in the status line.
    for desk, listeners in ((first, 0), (second, 2)):
        signal = SIGNAL("view_changed()")
        assert window.canvases[desk].receivers(signal) == listeners


def test_a_board_of_routes_lies_on_paper_and_not_in_the_sea(qtbot: QtBot) -> None:
    window = window_on(qtbot, route_scenario())
    window.show()
    panel = panel_in_sight(window, "overview")
    panel.resize(200, 150)
    assert window.canvas is not None
    looks = window.canvas.scene.sheet.theme
    middle = panel.grab().toImage().pixelColor(panel.width() // 2, 3 * panel.height() // 4)
    assert middle.name() == looks.ink("land").fill

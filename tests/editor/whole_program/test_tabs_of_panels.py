"""Five panels in one place have tabs that can be read."""

from PySide6.QtWidgets import QTabBar
from pytestqt.qtbot import QtBot

from editor.window.docks import RIGHT
from editor.window.window import Window
from tests.editor.windows import tutorial_window


def bar_of(window: Window) -> QTabBar:
    bars = [one for one in window.findChildren(QTabBar) if one.parent() is window]
    return max((one for one in bars if one.isVisible()), key=lambda one: one.count())


def test_no_title_of_five_panels_is_cut(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    window.resize(1360, 860)
    for name, panel in window.panels.items():
        if panel.PLACE == "right":
            window.docks[name].show()
    qtbot.waitUntil(lambda: bar_of(window).count() == 5)
    bar = bar_of(window)
    qtbot.waitUntil(lambda: bar.sizeHint().width() <= bar.width())
    assert bar.width() <= RIGHT + 10
    small = bar.font().pointSizeF()
    window.docks["tracing"].hide()
    window.docks["history"].hide()
    qtbot.waitUntil(lambda: bar_of(window).count() == 3)
    qtbot.waitUntil(lambda: bar_of(window).font().pointSizeF() > small)

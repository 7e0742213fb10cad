"""The zoom level: told in the status line, chosen from a menu, typed."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor.canvas.view import LARGEST, SMALLEST, percent_of, step_of
from editor.canvas.widget import Canvas
from editor.map_dialogs.zoom_bar import ZoomBar
from editor.window.window import Window
from model.bundled import bundled_scenarios
from tests.drawing.samples import loaded
from tests.editor.windows import do, tutorial_window, window_on

LEFT = Qt.MouseButton.LeftButton


def canvas_of(window: Window) -> Canvas:
    assert window.canvas is not None
    return window.canvas


def entries(window: Window) -> dict[str, object]:
    window.zoom_level.menu().aboutToShow.emit()
    return {one.objectName(): one for one in window.zoom_level.menu().actions()}


def test_it_is_told_and_follows_the_wheel_and_the_menu(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    level = window.zoom_level
    assert level.isVisible()
    do(window, "view.full")
    assert level.text() == "100 %"
    do(window, "view.double")
    assert level.text() == "200 %"
    canvas_of(window).zoom(-6)
    assert level.text() == "100 %"
    assert list(entries(window))[:2] == ["view.whole", "view.selection"]
    do(window, "view.whole")
    assert canvas_of(window).view.step == step_of(float(level.text().removesuffix(" %")))


def test_the_middle_of_what_is_seen_stays_there(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    canvas = canvas_of(window)
    do(window, "view.full")
    middle = canvas.rect().center()
    before = canvas.view.spot(middle.x(), middle.y())
    do(window, "view.double")
    assert canvas.view.spot(middle.x(), middle.y()) == pytest.approx(before, abs=0.5)


def test_a_percentage_is_typed(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    do(window, "view.percent")
    (bar,) = window.findChildren(ZoomBar)
    qtbot.keyClicks(bar.percent, "400")
    qtbot.keyClick(bar.percent, Qt.Key.Key_Return)
    assert window.zoom_level.text() == "400 %"
    do(window, "view.percent")
    (bar,) = (one for one in window.findChildren(ZoomBar) if one.isVisible())
    qtbot.keyClicks(bar.percent, "3")
    qtbot.keyClick(bar.percent, Qt.Key.Key_Escape)
    assert window.zoom_level.text() == "400 %"


def test_each_map_has_its_own_and_without_a_map_there_is_none(qtbot: QtBot) -> None:
    tutorial = loaded(bundled_scenarios()["tutorial"])
    window = window_on(qtbot, tutorial, tutorial)
    window.show()
    do(window, "view.double")
    first, second = window.canvases.values()
    window.tabs.setCurrentWidget(first)
    first.zoom(1)
    assert window.zoom_level.text() == f"{percent_of(first.view.step)} %"
    second.zoom(3)
    assert window.zoom_level.text() == f"{percent_of(first.view.step)} %"
    for desk in list(window.canvases):
        window.close_document(desk)
    assert not window.zoom_level.isVisible()


def test_every_step_has_a_percentage_that_leads_back_to_it() -> None:
    for step in range(-6, LARGEST + 1):
        assert step_of(percent_of(step)) == step
    assert step_of(0) >= SMALLEST
    assert step_of(10**9) == LARGEST

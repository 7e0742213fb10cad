"""The map never moves by itself: what comes and goes around it leaves it under the pointer."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.canvas.widget import Canvas
from editor.panels.problems.problems_panel import Problems
from editor.window.window import Window
from model.forms.form import Step
from model.notation import Cell
from model.scenario.change import Change
from tests.editor.windows import tutorial_window


def shown(qtbot: QtBot) -> tuple[Window, Canvas]:
    window = tutorial_window(qtbot)
    window.checking.settle()
    QApplication.processEvents()
    canvas = window.canvas
    assert canvas is not None
    QTest.mouseMove(canvas, canvas.rect().center())
    canvas.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    return window, canvas


def on_screen(canvas: Canvas, cell: Cell) -> QPoint:
    """Where in the window a cell is seen."""
    x, y = canvas.view.pixel(canvas.scene.sheet.spot(cell))
    return canvas.mapTo(canvas.window(), QPoint(round(x), round(y)))


def breach(window: Window) -> None:
    """Something comes to be wrong with the map."""
    document = window.studio.document
    assert document is not None
    scenario = document.scenario
    taken = next(city.at for city in scenario.cities.values() if city.at is not None)
    lone = {"id": "lone", "name": "Lone", "kind": "small", "at": str(taken)}
    document.apply(Change("add a city", (Step(("cities", "lone"), None, lone),)))
    window.checking.settle()
    QApplication.processEvents()


def test_the_first_problem_moves_nothing(qtbot: QtBot) -> None:
    window, canvas = shown(qtbot)
    before, high = on_screen(canvas, Cell(5, 5)), canvas.height()
    breach(window)
    assert window.checking.findings
    assert on_screen(canvas, Cell(5, 5)) == before
    assert canvas.height() == high


def test_a_notice_above_the_map_and_an_opened_list_below_it_move_nothing(qtbot: QtBot) -> None:
    window, canvas = shown(qtbot)
    before = on_screen(canvas, Cell(5, 5))
    window.notices.put("key", "Something has happened.")
    QApplication.processEvents()
    assert on_screen(canvas, Cell(5, 5)) == before
    panel = window.panels["problems"]
    assert isinstance(panel, Problems)
    panel.fold.setChecked(True)
    QApplication.processEvents()
    assert on_screen(canvas, Cell(5, 5)) == before
    window.notices.take_away("key")
    QApplication.processEvents()
    assert on_screen(canvas, Cell(5, 5)) == before


def test_a_larger_window_shows_the_whole_map_larger(qtbot: QtBot) -> None:
    window, canvas = shown(qtbot)
    scale = canvas.view.scale
    window.resize(1900, 1300)
    QApplication.processEvents()
    assert canvas.view.scale > scale


def test_a_problem_in_sight_is_marked_where_it_is(qtbot: QtBot) -> None:
    window, canvas = shown(qtbot)
    breach(window)
    before = canvas.view
    window.checking.choose(window.checking.findings[0])
    assert canvas.view == before
    assert [mark for mark in canvas.marks if mark.is_chosen]


def test_a_problem_out_of_sight_is_brought_into_it(qtbot: QtBot) -> None:
    window, canvas = shown(qtbot)
    breach(window)
    canvas.set_view(canvas.view.moved(20_000, 20_000))
    before = canvas.view
    window.checking.choose(window.checking.findings[0])
    assert canvas.view != before

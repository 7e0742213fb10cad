"""The history panel: every step by name, and a click goes there."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor.edits.painting import painted
from editor.panels.history import History
from editor.window.window import Window
from model.notation import Cell
from tests.editor.windows import panel_in_sight, plain_window


def painted_window(qtbot: QtBot) -> tuple[Window, History]:
    window = plain_window(qtbot)
    document, panel = window.studio.document, panel_in_sight(window, "history")
    assert document is not None
    assert isinstance(panel, History)
    for col in range(3):
        document.apply(painted(document.scenario, {Cell(col, 1)}, "mountain"))
    return window, panel


def names(panel: History) -> list[str]:
    return [panel.model.index(row).data() for row in range(panel.model.rowCount())]


def test_steps_are_listed_after_how_it_was_opened(qtbot: QtBot) -> None:
    _, panel = painted_window(qtbot)
    assert names(panel) == ["Opened", *["Paint mountain"] * 3]
    assert panel.list.currentIndex().row() == 3


def test_a_click_goes_back_and_forward(qtbot: QtBot) -> None:
    window, panel = painted_window(qtbot)
    window.show()
    document = window.studio.document
    assert document is not None
    window.docks["history"].raise_()
    panel.list.resize(200, 300)
    for row in (1, 3, 0):
        spot = panel.list.visualRect(panel.model.index(row)).center()
        qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        assert document.history.position == row
        assert panel.list.currentIndex().row() == row


def test_what_is_undone_is_grey_and_goes_with_the_next_step(qtbot: QtBot) -> None:
    window, panel = painted_window(qtbot)
    document = window.studio.document
    assert document is not None
    document.undo()
    last = panel.model.index(3)
    assert last.data(Qt.ItemDataRole.ForegroundRole) is not None
    document.apply(painted(document.scenario, {Cell(5, 5)}, "mountain"))
    assert len(names(panel)) == 4

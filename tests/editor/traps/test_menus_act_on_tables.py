"""Cut, copy and paste of the Edit menu mean the table or the text that is in hand."""

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from editor.panels.tables.table import Table
from editor.window.window import Window
from tests.editor.windows import choose, desk_of, do, panel_in_sight, tutorial_window


def table_in(qtbot: QtBot, window: Window) -> Table:
    """The table of goods with its first row chosen, and the keys in it."""
    panel = panel_in_sight(window, "cards")
    with qtbot.waitActive(window):
        window.activateWindow()
    table = next(one for one in panel.findChildren(Table) if one.isVisible())
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 1))
    return table


def test_copy_by_the_menu_takes_the_place_of_the_table(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    choose(window, ("cities", "dunmarrow"))
    table = table_in(qtbot, window)
    window.refresh_actions()
    do(window, "edit.copy")
    assert QGuiApplication.clipboard().text().strip() == str(table.currentIndex().data())


def test_it_is_offered_though_nothing_is_chosen_on_the_map(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    table_in(qtbot, window)
    window.refresh_actions()
    assert window.qt_actions["edit.copy"].isEnabled()
    assert window.canvas is not None
    window.canvas.setFocus()
    choose(window)
    window.refresh_actions()
    assert not window.qt_actions["edit.copy"].isEnabled()


def test_paste_by_the_menu_goes_into_the_table(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    table_in(qtbot, window)
    QGuiApplication.clipboard().setText("7")
    do(window, "edit.paste")
    desk = desk_of(window)
    assert len(desk.document.history.steps) == 1
    assert desk.tool.NAME != "stamp"
    assert next(iter(desk.scenario.goods.values())).chips == 7


def test_on_the_map_they_mean_the_map(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    table_in(qtbot, window)
    choose(window, ("cities", "dunmarrow"))
    assert window.canvas is not None
    window.canvas.setFocus()
    window.refresh_actions()
    do(window, "edit.copy")
    assert "dunmarrow" in QGuiApplication.clipboard().text()

"""What every panel does, whichever there are."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QScrollBar,
    QTableView,
    QToolButton,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from editor.document.document import Happening
from editor.panels import panels
from editor.panels.history import History
from editor.panels.layers import Layers
from editor.panels.panel import Panel
from editor.panels.properties.properties_panel import Properties
from editor.pointing.selection import NOTHING, Selection
from editor.preferences.looks import palette
from editor.widgets.icons.book import BOOK
from editor.window.docks import show_panel
from editor.window.window import Window
from model.bundled import bundled_scenarios
from model.forms.form import Step
from model.notation import Cell
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from tests.drawing.samples import loaded
from tests.editor.boards import plain
from tests.editor.windows import panel_in_sight, plain_window, window_on, windows_shown

NAMES = tuple(kind.NAME for kind in panels())
INPUTS = (
    QLineEdit, QComboBox, QAbstractSpinBox, QAbstractSlider, QListWidget, QPlainTextEdit,
    QTableView, QTreeView, QToolButton, QPushButton, QCheckBox,
)  # fmt: skip


def unnamed(panel: Panel) -> list[str]:
    """Inputs that a screen reader could not name."""
    return [
        f"{type(one).__name__} {one.objectName()}"
        for one in panel.findChildren(QWidget)
        if isinstance(one, INPUTS)
        and not isinstance(one, QScrollBar)
        and not one.objectName().startswith("qt_")
        and not _is_inside_another(one, panel)
        and not (one.accessibleName() or getattr(one, "text", str)())
    ]


def _is_inside_another(one: QWidget, panel: Panel) -> bool:
    """Parts of an input, such as the line of a spin box, are named by it."""
    parent = one.parentWidget()
    while parent is not None and parent is not panel:
        if isinstance(parent, INPUTS):
            return True
        parent = parent.parentWidget()
    return False


def renamed(name: str) -> Change:
    return Change("rename Aston", (Step(("cities", "aston", "name"), "Aston", name),))


def test_there_is_a_panel_for_each_thing_that_the_editor_promises() -> None:
    assert {"properties", "cards", "problems", "layers", "overview", "palette", "history"} <= set(
        NAMES
    )


@pytest.mark.parametrize("kind", panels(), ids=NAMES)
def test_a_panel_has_a_title_an_icon_and_a_place(kind: type[Panel]) -> None:
    assert kind.TITLE
    assert (kind.ICON or kind.NAME) in BOOK
    assert kind.PLACE in ("left", "right", "bottom")


def test_panels_stand_around_an_empty_window(qtbot: QtBot) -> None:
    window = window_on(qtbot)
    for panel in window.panels.values():
        panel.refresh()


def visit(window: Window) -> None:
    """Looks at everything that panels can show of the document in front."""
    desk = window.studio.desk
    assert desk is not None
    panel_in_sight(window, "properties")
    things = [("cities", name) for name in list(desk.scenario.cities)[:2]]
    for chosen in (Selection(things=frozenset(things[:1])), Selection(things=frozenset(things))):
        desk.choose(chosen)
    desk.choose(Selection(frozenset({Cell(1, 1), Cell(2, 1)})))
    desk.choose(NOTHING)
    for name in window.panels:
        show_panel(window, name)


def test_panels_follow_every_switch_of_documents(qtbot: QtBot) -> None:
    window = window_on(qtbot, plain(), plain(20, 6))
    first, second = window.studio.desks
    for desk in (first, second, first):
        window.studio.bring(desk)
        visit(window)
    window.close_document(first)
    visit(window)
    window.close_document(second)
    for panel in window.panels.values():
        panel.refresh()


def test_panels_go_along_with_steps_back_and_forth(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    desk = window.studio.desk
    assert desk is not None
    visit(window)
    desk.choose(Selection(things=frozenset({("cities", "aston")})))
    desk.document.apply(renamed("Ashton"))
    desk.document.apply(Change("gone", (Step(("cities", "barrow"), _barrow(desk.scenario), None),)))
    for _ in range(2):
        desk.document.undo()
    for _ in range(2):
        desk.document.redo()
    desk.document.go_to(0)
    visit(window)


def _barrow(scenario: Scenario) -> object:
    from model.scenario.scenario_form import look_at

    return look_at(scenario, ("cities", "barrow"))


@pytest.mark.parametrize("name", sorted(bundled_scenarios()))
def test_panels_show_every_bundled_map(qtbot: QtBot, name: str) -> None:
    window = window_on(qtbot, loaded(bundled_scenarios()[name]))
    visit(window)
    assert not [one for panel in window.panels.values() for one in unnamed(panel)]


def test_every_input_has_a_name_for_those_who_do_not_see_it(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    visit(window)
    show_panel(window, "properties")
    desk = window.studio.desk
    assert desk is not None
    assert not [one for panel in window.panels.values() for one in unnamed(panel)]
    desk.use("terrain")
    desk.choose(Selection(things=frozenset({("cities", "aston")})))
    assert not [one for panel in window.panels.values() for one in unnamed(panel)]


class Watched(Panel):
    """Writes down what it would have to do."""

    NAME, TITLE, ICON = "history", "Watched", "history"

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.done: list[str] = []

    def refresh(self) -> None:
        self.done.append("refresh")

    def heard(self, happening: Happening) -> None:
        self.done.append(happening.kind)

    def told(self, what: str) -> None:
        self.done.append(what)


def test_a_panel_that_nobody_sees_waits_and_shows_all_it_missed_at_once(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    panel = Watched(window)
    qtbot.addWidget(panel)
    window.studio.desk_changed.emit()
    document = window.studio.document
    assert document is not None
    document.apply(renamed("Ashton"))
    assert panel.done == []
    panel.come_or_go(True)
    assert panel.done == ["refresh"]
    document.undo()
    assert panel.done == ["refresh", "undo"]
    panel.come_or_go(False)
    panel.come_or_go(True)
    assert panel.done == ["refresh", "undo"]


def test_whatever_happens_behind_it_a_panel_is_right_when_it_comes_to_the_front(
    qtbot: QtBot,
) -> None:
    window = plain_window(qtbot)
    history, layers = panel_in_sight(window, "history"), window.panels["layers"]
    assert isinstance(history, History)
    assert isinstance(layers, Layers)
    show_panel(window, "properties")
    desk = window.studio.desk
    assert desk is not None
    desk.document.apply(renamed("Ashton"))
    desk.hide(frozenset({"cities"}))
    show_panel(window, "history")
    assert history.list.currentIndex().data() == "Rename Aston"
    show_panel(window, "layers")
    eye = layers.inputs["cities", "show"]
    assert isinstance(eye, QToolButton)
    assert not eye.isChecked()


def test_no_part_of_a_panel_flashes_up_as_a_window_of_its_own(qtbot: QtBot) -> None:
    window = window_on(qtbot, loaded(bundled_scenarios()["tutorial"]))
    window.show()
    for name in NAMES:
        assert windows_shown(lambda name=name: show_panel(window, name)) == [], name  # type: ignore[misc]


def test_panels_that_were_away_are_right_when_they_are_back(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    properties = panel_in_sight(window, "properties")
    assert isinstance(properties, Properties)
    window.qt_actions["view.panels"].trigger()
    desk = window.studio.desk
    assert desk is not None
    desk.choose(Selection(things=frozenset({("cities", "aston")})))
    desk.document.apply(renamed("Ashton"))
    window.qt_actions["view.panels"].trigger()
    assert properties.form.inputs["name"].text() == "Ashton"


def test_tab_on_the_map_hides_the_panels_and_brings_them_back(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    window.show()
    window.docks["history"].hide()
    shown = {name for name, dock in window.docks.items() if not dock.isHidden()}
    window.qt_actions["view.panels"].trigger()
    assert all(dock.isHidden() for dock in window.docks.values())
    window.qt_actions["view.panels"].trigger()
    assert {name for name, dock in window.docks.items() if not dock.isHidden()} == shown


def test_tab_in_a_panel_goes_to_the_next_field(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    window.show()
    window.activateWindow()
    show_panel(window, "layers")
    first = window.panels["layers"].findChildren(QToolButton)[0]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert not window.docks["layers"].isHidden()


@pytest.mark.parametrize("name", NAMES)
def test_each_panel_can_be_hidden_and_shown_from_the_menu(qtbot: QtBot, name: str) -> None:
    window = plain_window(qtbot)
    was_hidden = window.docks[name].isHidden()
    window.qt_actions[f"view.panel-{name}"].trigger()
    assert window.docks[name].isHidden() is not was_hidden
    window.qt_actions[f"view.panel-{name}"].trigger()
    assert window.docks[name].isHidden() is was_hidden


def test_panels_take_over_other_colours_of_the_window(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    window.show()
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    before = application.palette()
    layers = panel_in_sight(window, "layers")
    eye = layers.findChildren(QToolButton)[0]
    light = eye.icon().pixmap(24, 24).toImage()
    try:
        application.setPalette(palette(dark=True))
        application.processEvents()
        eye = layers.findChildren(QToolButton)[0]
        assert eye.icon().pixmap(24, 24).toImage() != light
        visit(window)
    finally:
        application.setPalette(before)

"""A window with a map, its table of events and the builder on one of them."""

from pytestqt.qtbot import QtBot

from editor.builder.builder import Builder
from editor.panels.tables.cards import Cards
from editor.window.docks import show_panel
from editor.window.window import Window
from model.scenario.scenario import Scenario
from tests.editor.builder.hands import settle
from tests.editor.windows import window_on


def building_on(
    qtbot: QtBot, scenario: Scenario, key: str, sheet: str = "events"
) -> tuple[Window, Builder]:
    """The window and the builder in it."""
    window = window_on(qtbot, scenario)
    window.show()
    panel = window.panels["cards"]
    assert isinstance(panel, Cards)
    show_panel(window, "cards")
    panel.tabs.setCurrentWidget(panel.views[sheet])
    panel.views[sheet].go_to(key)
    panel.views[sheet].build()
    settle()
    assert panel.building.builder is not None
    return window, panel.building.builder

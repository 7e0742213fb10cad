"""Sheets follow the system of the map in front: what it has no cards of is not asked for."""

import pytest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.panels.tables.cards import Cards
from editor.window.window import Window
from model.bundled import bundled_scenarios
from tests.drawing.samples import loaded
from tests.editor.windows import panel_in_sight, tutorial_window

ONE_OF_EACH = ("danube", "western-usa", "lantern-bay", "tutorial")


def sheets(window: Window) -> Cards:
    panel = panel_in_sight(window, "cards")
    assert isinstance(panel, Cards)
    return panel


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_a_map_of_another_system_comes_while_events_are_in_front(qtbot: QtBot, name: str) -> None:
    window = tutorial_window(qtbot)
    panel = sheets(window)
    panel.tabs.setCurrentWidget(panel.views["events"])
    window.show_document(Document(loaded(bundled_scenarios()[name])))
    for view in panel.views.values():
        panel.tabs.setCurrentWidget(view)
    titles = {panel.tabs.tabText(index) for index in range(panel.tabs.count())}
    assert ("Events" in titles) == (name == "tutorial")

"""However long a name is, panels stay as wide as they are."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.pointing.selection import Selection
from editor.window.docks import show_panel
from editor.window.window import Window
from model.forms.form import Route, Step
from model.scenario.change import Change
from model.scenario.scenario_form import look_at
from tests.editor.windows import desk_of, tutorial_window

LONG = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch" * 2
PANELS = ("properties", "cards", "layers", "history", "palette")


def least_widths(window: Window, *panels: str) -> dict[str, int]:
    found = {}
    for name in panels:
        show_panel(window, name)
        QApplication.processEvents()
        window.panels[name].refresh()
        QApplication.processEvents()
        found[name] = window.panels[name].minimumSizeHint().width()
    return found


def put(window: Window, route: Route, to: object) -> None:
    document = desk_of(window).document
    document.apply(Change("edit", (Step(route, look_at(document.scenario, route), to),)))


@pytest.mark.parametrize("what", ["city", "good", "map"])
def test_a_long_name_widens_no_panel(qtbot: QtBot, what: str) -> None:
    window = tutorial_window(qtbot)
    scenario = desk_of(window).scenario
    city, good = next(iter(scenario.cities)), next(iter(scenario.goods))
    routes: dict[str, Route] = {
        "city": ("cities", city, "name"),
        "good": ("goods", good, "name"),
        "map": ("title",),
    }
    if what != "map":
        desk_of(window).choose(Selection(things=frozenset({(routes[what][0], routes[what][1])})))
    before = least_widths(window, *PANELS)
    put(window, routes[what], LONG)
    assert least_widths(window, *PANELS) == before

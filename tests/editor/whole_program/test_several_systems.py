"""Maps of different systems in one window: whichever is in front, nothing of another is left."""

from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.panels.palette import Palette
from editor.panels.properties.properties_panel import Properties
from editor.panels.tables.cards import Cards
from editor.pointing.pointer import at
from editor.pointing.selection import Selection
from editor.window.docks import show_panel
from editor.window.window import Window
from model.bundled import bundled_scenarios
from model.notation import Cell
from model.rules.new_scenario import new_scenario
from model.scenario.scenario import Scenario
from tests.drawing.samples import loaded
from tests.editor.edits.boards import route_scenario
from tests.editor.windows import desk_of, window_on

TUTORIAL = loaded(bundled_scenarios()["tutorial"])
HEXES = new_scenario("hexes", "trains", "8x6")
CUBES = new_scenario("cubes", "age-of-steam", "8x6")
ROUTES = route_scenario()


def cards_of(window: Window) -> Cards:
    panel = window.panels["cards"]
    assert isinstance(panel, Cards)
    return panel


def opened(qtbot: QtBot, *scenarios: Scenario) -> tuple[Window, Cards]:
    window = window_on(qtbot, *scenarios)
    window.show()
    show_panel(window, "cards")
    return window, cards_of(window)


def to_front(window: Window, number: int) -> None:
    window.tabs.setCurrentIndex(number)


def titles(panel: Cards) -> list[str]:
    return [panel.tabs.tabText(number) for number in range(panel.tabs.count())]


def test_a_new_map_of_another_system_comes_in_front_of_the_events(qtbot: QtBot) -> None:
    window, panel = opened(qtbot, TUTORIAL)
    view = panel.views["events"]
    panel.tabs.setCurrentWidget(view)
    view.go_to(view.model.rows[0])
    assert panel.effects.isVisible()
    window.show_document(Document(HEXES))
    assert titles(panel) == ["Cards", "Kits", "Supply"], "nobody carries goods there"
    assert not panel.effects.isVisible()
    to_front(window, 0)
    assert titles(panel) == ["Goods", "Supplies", "Demands", "Events"]


def test_the_sheet_in_front_stays_in_front_where_both_maps_have_it(qtbot: QtBot) -> None:
    window, panel = opened(qtbot, TUTORIAL, CUBES)
    panel.tabs.setCurrentWidget(panel.views["goods"])
    to_front(window, 0)
    assert panel.tabs.currentWidget() is panel.views["goods"]
    assert panel.views["goods"].model.rows == tuple(TUTORIAL.goods)
    to_front(window, 1)
    assert panel.tabs.currentWidget() is panel.views["goods"]
    assert panel.views["goods"].model.rows == tuple(CUBES.goods)


def test_tables_that_were_asked_for_are_there_again_with_their_system(qtbot: QtBot) -> None:
    window, panel = opened(qtbot, HEXES, TUTORIAL)
    menu = QMenu(panel)
    panel.list_tables(menu)
    (made,) = (one for one in menu.actions() if one.objectName() == "table-ferries")
    made.trigger()
    assert titles(panel)[-1] == "Ferries"
    view = panel.views["ferries"]
    view.add.click()
    assert view.current_row() == "new-ferry"
    to_front(window, 0)
    assert "Ferries" not in titles(panel)
    panel.list_tables(menu)
    assert not [one for one in menu.actions() if one.objectName() == "table-ferries"]
    to_front(window, 1)
    assert titles(panel)[-1] == "Ferries"


def test_tools_of_a_system_are_offered_on_its_maps_alone(qtbot: QtBot) -> None:
    window, _ = opened(qtbot, TUTORIAL, HEXES, ROUTES)
    seen = []
    for number in range(3):
        to_front(window, number)
        seen.append(window.toolbar.tool_actions["ferry"].isVisible())
    assert seen == [True, False, False]


def test_prices_are_those_of_the_map_in_front(qtbot: QtBot) -> None:
    window, _ = opened(qtbot, TUTORIAL, HEXES, ROUTES)
    here = []
    for number in range(3):
        to_front(window, number)
        desk = desk_of(window)
        desk.use("measure")
        desk.move(at(Cell(3, 3), "move", ""))
        desk.pin_at(Cell(2, 2))
        here.append((desk.lines.are_there, "price" in desk.hint))
        assert window.canvas is not None
        window.canvas.prices.colour(True)
        window.canvas.searching.settle()
        assert bool(window.canvas.prices.heat) == desk.lines.are_there
    assert here == [(True, True), (False, False), (False, False)]


def test_every_panel_and_tool_follows_from_map_to_map(qtbot: QtBot) -> None:
    window, panel = opened(qtbot, TUTORIAL, HEXES, ROUTES)
    palette, properties = window.panels["palette"], window.panels["properties"]
    assert isinstance(palette, Palette)
    assert isinstance(properties, Properties)
    for number in (0, 1, 2, 0, 2, 1, 0):
        to_front(window, number)
        desk = desk_of(window)
        for name in window.toolbar.tool_actions:
            window.toolbar.tool_actions[name].trigger()
            desk.move(at(Cell(2, 2), "move", ""))
        show_panel(window, "cards")
        for sheet in list(panel.views):
            panel.tabs.setCurrentWidget(panel.views[sheet])
        show_panel(window, "properties")
        for tab in (1, 0):
            properties.tabs.setCurrentIndex(tab)
        for city in list(desk.scenario.cities)[:1]:
            desk.choose(Selection(things=frozenset({("cities", city)})))
            assert "kind" in properties.form.inputs
        desk.choose(Selection())

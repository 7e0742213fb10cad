"""The editor on the toys: new maps, properties, tools, tables, problems, layers, and play."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor.desk.toolbox import tools
from editor.edits.fitted_values import fitting
from editor.new_map.templates import Beginning, begun, templates
from editor.panels.layers import groups_shown
from editor.panels.properties.properties_panel import Properties
from editor.panels.tables.cards import Cards
from editor.window.window import Window
from model.bundled import bundled_scenarios
from model.files.scenario_files import load, open_file
from model.notation import Cell
from model.pieces.places import Segment
from model.scenario.collections import things_in
from tests.editor.conftest import data, no_pictures, nothing_old, tidy  # noqa: F401 (fixtures)
from tests.editor.hand import Hand
from tests.editor.windows import (
    choose,
    desk_of,
    panel_in_sight,
    window_on,
    window_on_file,
)
from tests.toys.walks.tables import click, press
from tests.toys.walks.tables import played as played  # noqa: PLC0414 (a fixture)

HEADLAND = bundled_scenarios()["headland"]
FIVE_TOWNS = bundled_scenarios()["five-towns"]
LEFT = Qt.MouseButton.LeftButton


def shown(window: Window, panel: str) -> Any:
    return panel_in_sight(window, panel)


def scenario(window: Window) -> Any:
    return desk_of(window).scenario


@pytest.fixture
def headland(qtbot: QtBot) -> Window:
    window = window_on_file(qtbot, HEADLAND)
    window.resize(1300, 860)
    window.show()
    return window


class TestNew:
    def test_there_is_a_template_for_each_toy(self) -> None:
        found = {template.system: template for template in templates() if template.system}
        made = begun(found["beacons"], Beginning(size=found["beacons"].usual_size))
        assert made.scenario.system == "beacons"
        assert set(things_in(made.scenario, "lamps")) == {"candle", "great-lamp", "old-keg"}
        assert begun(found["couriers"], Beginning()).scenario.board is not None


class TestProperties:
    def test_a_field_of_the_toy_is_set_and_undone(self, headland: Window, qtbot: QtBot) -> None:
        panel = shown(headland, "properties")
        assert isinstance(panel, Properties)
        choose(headland, ("cities", "cape"))
        spin = panel.form.inputs["oil"]
        assert spin.value() == 2
        spin.setValue(7)
        qtbot.keyClick(spin, Qt.Key.Key_Return)
        assert scenario(headland).cities["cape"].oil == 7
        kinds = panel.form.inputs["kind"]
        assert [kinds.itemData(n) for n in range(kinds.count())] == ["village", "tower"]
        document = desk_of(headland).document
        document.undo()
        assert scenario(headland) == load(HEADLAND)

    def test_another_preset_brings_what_it_holds_and_undo_takes_it_back(
        self, headland: Window
    ) -> None:
        before = scenario(headland)
        change = fitting(before, {("rules", "preset"): "dim-night"}, "preset")
        document = desk_of(headland).document
        document.apply(change)
        lamps = things_in(scenario(headland), "lamps")
        assert set(lamps) == {"great-lamp", "lantern", "old-keg", "storm-lamp"}
        assert lamps["great-lamp"].effects == ()  # only what the map itself says of it is left
        assert lamps["old-keg"].count == 1
        document.undo()
        assert scenario(headland) == before

    def test_a_city_of_a_toy_without_kinds_has_none(self, qtbot: QtBot) -> None:
        window = window_on_file(qtbot, FIVE_TOWNS)
        panel = shown(window, "properties")
        choose(window, ("cities", "abbot"))
        assert "kind" not in panel.form.inputs
        assert panel.form.inputs["value"].value() == 3


class TestTools:
    def test_the_tools_of_a_toy_are_its_own(self, headland: Window) -> None:
        names = {name for name, one in tools().items() if one.fits(scenario(headland))}
        assert "fog" in names
        assert not {"ferry", "link"} & names
        assert not tools()["fog"].fits(load(FIVE_TOWNS))

    def test_a_drag_lays_fog_and_undo_lifts_it(self, headland: Window) -> None:
        hand, desk = Hand(headland), desk_of(headland)
        desk.use("fog")
        hand.drag(Cell(4, 5), Cell(5, 4), Cell(5, 3))
        fog = {str(cell) for cell in desk.scenario.part.fog}
        assert {"4,3", "6,4", "4,5", "5,4", "5,3"} == fog
        desk.document.undo()
        assert desk.scenario == load(HEADLAND)

    def test_the_city_tool_places_the_kinds_of_the_toy(self, headland: Window) -> None:
        hand, desk = Hand(headland), desk_of(headland)
        desk.use("city")
        desk.set("city", "tower")
        hand.click(Cell(2, 2))
        hand.type("Crag")
        hand.key(Qt.Key.Key_Return)
        (new,) = set(desk.scenario.cities) - set(load(HEADLAND).cities)
        city = desk.scenario.cities[new]
        assert (city.kind, city.oil, city.name) == ("tower", 0, "Crag")

    def test_the_fog_is_a_layer_of_its_own(self, headland: Window) -> None:
        assert groups_shown(scenario(headland))["fog"] == "Fog"


class TestTables:
    def test_lamps_are_shown_edited_added_and_removed(self, headland: Window) -> None:
        panel = shown(headland, "cards")
        assert isinstance(panel, Cards)
        view = panel.views["lamps"]
        panel.tabs.setCurrentWidget(view)
        titles = [column.title for column in view.model.columns]
        assert titles == ["Name", "Count", "Oil", "Effects"]
        before = scenario(headland)
        row, column = list(view.model.rows).index("old-keg"), titles.index("Count")
        view.model.setData(view.model.index(row, column), 5)
        assert things_in(scenario(headland), "lamps")["old-keg"].count == 5
        view.add.click()
        assert len(things_in(scenario(headland), "lamps")) == 4
        document = desk_of(headland).document
        while document.history.to_undo is not None:
            document.undo()
        assert scenario(headland) == before

    def test_what_a_lamp_does_is_told_in_words(self, headland: Window) -> None:
        panel = shown(headland, "cards")
        view = panel.views["lamps"]
        panel.tabs.setCurrentWidget(view)
        view.go_to("old-keg")
        assert "Begin with 2 more oil." in panel.effects.words.text()

    def test_the_map_in_front_decides_which_tables_there_are(self, qtbot: QtBot) -> None:
        window = window_on(qtbot, load(HEADLAND), load(FIVE_TOWNS))
        panel = shown(window, "cards")
        assert "lamps" not in panel.views


def test_problems_are_found_while_one_draws(headland: Window, qtbot: QtBot) -> None:
    panel = shown(headland, "problems")
    desk_of(headland).use("fog")
    Hand(headland).click(Cell(5, 2))
    qtbot.waitUntil(lambda: "Cove lies in the fog" in told(panel), timeout=20_000)


def told(panel: Any) -> list[str]:
    return [one.message for one in panel.checking.findings]


def test_what_was_changed_is_saved_as_what_is_different(headland: Window, tmp_path: Path) -> None:
    desk = desk_of(headland)
    desk.use("fog")
    Hand(headland).click(Cell(2, 2))
    path = tmp_path / "saved.milepost.yaml"
    from model.files.scenario_files import save

    save(desk.scenario, path)
    assert "great-lamp, oil: train-oil" in path.read_text(encoding="utf-8")
    assert open_file(path).scenario == desk.scenario


# -- play


class TestPlay:
    def test_two_people_choose_behind_a_curtain(self, played: Any) -> None:
        table = played(HEADLAND, "", "")
        assert table.curtain.isVisible()
        assert "Ann" in table.curtain.sentence.text()
        table.curtain.lift.click()
        assert not table.curtain.isVisible()
        press(table, "Burn 3")
        assert table.curtain.isVisible()
        assert "Bob" in table.curtain.sentence.text()
        assert "Ann has chosen" in table.story.toPlainText()
        assert "burns" not in table.story.toPlainText()
        table.curtain.lift.click()
        press(table, "Burn 1")
        assert table.match.actor == 0
        assert "Ann burns 3" in " ".join(
            line for _, lines in table.match.story.told() for line in lines
        )

    def test_a_choice_is_taken_back_at_the_curtain(self, played: Any) -> None:
        table = played(HEADLAND, "", "")
        table.curtain.lift.click()
        press(table, "Burn 3")
        assert table.curtain.take_back.isVisible()
        table.curtain.take_back.click()
        assert table.match.actor == 0
        assert "Ann" in table.curtain.sentence.text()

    def test_one_person_among_bots_needs_no_curtain_and_lights_with_a_click(
        self, played: Any, qtbot: QtBot
    ) -> None:
        table = played(HEADLAND, "", "keen")
        qtbot.waitUntil(lambda: table.match.actor == 0 and not table.bots.is_busy, timeout=20_000)
        assert not table.curtain.isVisible()
        press(table, "Burn 5")
        qtbot.waitUntil(lambda: table.match.actor == 0 and not table.bots.is_busy, timeout=20_000)
        click(table, Cell(3, 2))
        qtbot.waitUntil(lambda: not table.bots.is_busy, timeout=20_000)
        pieces = table.match.aid.pieces(table.match.game)
        assert any(one.place == Cell(3, 2) and one.owner == 0 for one in pieces)

    def test_alone(self, played: Any) -> None:
        table = played(HEADLAND, "")
        press(table, "Burn 0")
        press(table, "Rest")
        assert table.match.game.night.round == 2

    def test_a_click_on_a_segment_of_a_line_sets_a_relay(self, played: Any) -> None:
        table = played(FIVE_TOWNS, "", "")
        click(table, Segment("cross-eddy", 1))
        (piece,) = table.match.aid.pieces(table.match.game)
        assert (piece.place, piece.owner) == (Segment("cross-eddy", 1), 0)

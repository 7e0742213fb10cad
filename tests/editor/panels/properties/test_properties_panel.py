"""The properties panel, as a person uses it."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from editor.panels.properties.properties_panel import Properties
from editor.pointing.selection import Selection
from editor.window.window import Window
from model.bundled import bundled_scenarios
from tests.drawing.samples import loaded
from tests.editor.edits.boards import route_scenario
from tests.editor.windows import panel_in_sight, plain_window, tutorial_window, window_on

ROUTES = route_scenario("santa-fe")


def opened(window: Window) -> Properties:
    panel = panel_in_sight(window, "properties")
    assert isinstance(panel, Properties)
    return panel


def choose(window: Window, *things: tuple[str, str]) -> None:
    assert window.studio.desk is not None
    window.studio.desk.choose(Selection(things=frozenset(things)))


def scenario(window: Window) -> Any:
    assert window.studio.document is not None
    return window.studio.document.scenario


def typed(qtbot: QtBot, line: Any, text: str) -> None:
    line.selectAll()
    qtbot.keyClicks(line, text)
    qtbot.keyClick(line, Qt.Key.Key_Return)


def test_a_name_is_typed_and_undone(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    panel = opened(window)
    choose(window, ("cities", "aston"))
    typed(qtbot, panel.form.inputs["name"], "Ashton")
    assert scenario(window).cities["aston"].name == "Ashton"
    assert window.studio.document is not None
    assert window.studio.document.history.steps[-1].label == "name of Aston"
    window.studio.document.undo()
    assert panel.form.inputs["name"].text() == "Aston"


def test_what_does_not_fit_says_why_and_changes_nothing(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    panel = opened(window)
    choose(window, ("cities", "aston"))
    before = scenario(window)
    typed(qtbot, panel.form.inputs["at"], "over there")
    assert scenario(window) is before
    assert panel.form._troubles["at"].text()
    assert panel.form.inputs["at"].text() == "over there"
    qtbot.keyClick(panel.form.inputs["at"], Qt.Key.Key_Escape)
    assert panel.form.inputs["at"].text() == "2,2"
    typed(qtbot, panel.form.inputs["at"], "3,3")
    assert panel.form._troubles["at"].text() == ""


def test_many_things_are_set_at_once(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    panel = opened(window)
    choose(window, ("cities", "aston"), ("cities", "barrow"))
    kind = panel.form.inputs["kind"]
    assert kind.currentIndex() == -1
    kind.setFocus()
    kind.setCurrentIndex(kind.findData("medium"))
    kind.activated.emit(kind.currentIndex())
    assert {city.kind for city in scenario(window).cities.values()} == {"medium"}
    assert window.studio.document is not None
    assert len(window.studio.document.history.steps) == 1


def test_a_good_is_ticked(qtbot: QtBot) -> None:
    window = window_on(qtbot, loaded(bundled_scenarios()["tutorial"]))
    panel = opened(window)
    city = next(iter(scenario(window).cities))
    choose(window, ("cities", city))
    listed = panel.form.inputs["supplies"]
    last = listed.item(listed.count() - 1)
    name = last.data(Qt.ItemDataRole.UserRole)
    last.setCheckState(Qt.CheckState.Checked)
    assert name in scenario(window).cities[city].supplies


def test_a_name_in_another_language_is_typed_into_the_table(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    panel = opened(window)
    choose(window, ("cities", "aston"))
    table = panel.form.inputs["names"]
    table.item(0, 0).setText("de")
    table.item(0, 1).setText("Ostheim")
    assert dict(scenario(window).cities["aston"].names) == {"de": "Ostheim"}


def test_the_map_and_its_rules_are_shown_when_nothing_is_selected(qtbot: QtBot) -> None:
    window = window_on(qtbot, loaded(bundled_scenarios()["tutorial"]))
    panel = opened(window)
    assert panel.tabs.isVisibleTo(panel)
    panel.form.inputs["players/max"].setValue(6)
    assert scenario(window).players.max == 6
    panel.tabs.setCurrentIndex(1)
    rules = panel.rules
    rules.sections["turn"].open()
    form = rules.form_of("turn/hand_size")
    assert form is not None
    form.inputs["turn/hand_size"].setValue(4)
    assert dict(scenario(window).rules["turn"]) == {"hand_size": 4}
    assert "(1)" in rules.sections["turn"].heading.text()
    form = rules.form_of("turn/hand_size")
    assert form is not None
    note, back = form.notes["turn/hand_size"]
    assert "3" in note.text()
    back.click()
    assert "turn" not in scenario(window).rules


def test_rules_are_found_by_words_and_by_what_is_changed(qtbot: QtBot) -> None:
    window = window_on(qtbot, loaded(bundled_scenarios()["tutorial"]))
    panel = opened(window)
    panel.tabs.setCurrentIndex(1)
    qtbot.keyClicks(panel.rules.text, "hand size")
    assert "turn" in panel.rules.sections
    assert panel.rules.form_of("turn/hand_size") is not None
    panel.rules.text.clear()
    panel.rules.changed_only.click()
    assert "start" in panel.rules.sections
    assert "turn" not in panel.rules.sections


def test_undo_on_the_keyboard_reaches_the_map_from_a_field_where_nothing_is_typed(
    qtbot: QtBot,
) -> None:
    window = plain_window(qtbot)
    panel = opened(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    choose(window, ("cities", "aston"))
    line = panel.form.inputs["name"]
    line.setFocus()
    typed(qtbot, line, "Ashton")
    qtbot.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert scenario(window).cities["aston"].name == "Aston"


def test_a_thing_stays_chosen_when_it_gets_another_id(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    panel = opened(window)
    choose(window, ("cities", "aston"))
    typed(qtbot, panel.form.inputs["id"], "ashton")
    assert "ashton" in scenario(window).cities
    assert panel.subject.title == "Aston"
    assert panel.form.inputs["id"].text() == "ashton"


def test_a_line_is_edited_from_its_ends_to_the_terrain_of_its_segments(qtbot: QtBot) -> None:
    window = window_on(qtbot, ROUTES)
    window.show()
    window.activateWindow()
    panel = opened(window)
    choose(window, ("lines", "aston-beck"))
    ends = panel.form.inputs["a"]
    ends.setFocus()
    qtbot.waitUntil(ends.hasFocus)
    ends.setCurrentIndex(ends.findData("corby"))
    ends.activated.emit(ends.currentIndex())
    qtbot.waitUntil(panel.form.inputs["a"].hasFocus)
    panel.form.inputs["segments"].setValue(5)
    rows = panel.form.inputs["terrain"]
    assert rows.rowCount() == 5
    rows.item(1, 0).setText("mountain, river")
    line = scenario(window).board.lines["aston-beck"]
    assert (line.a, line.segments, line.terrain[1]) == ("corby", 5, ("mountain", "river"))
    assert panel.form.inputs["terrain"].item(1, 0).text() == "mountain river"
    rows.item(2, 0).setText("NOT a kind!")
    assert scenario(window).board.lines["aston-beck"] == line
    assert panel.form._troubles["terrain"].text()
    typed(qtbot, panel.form.inputs["id"], "first")
    assert scenario(window).board.lines["first"].segments == 5
    assert window.studio.desk is not None
    assert window.studio.desk.selection.things == {("lines", "first")}
    assert window.studio.document is not None
    while window.studio.document.undo() is not None:
        pass
    assert scenario(window) == ROUTES


def test_a_kind_is_chosen_from_the_list_of_a_segment(qtbot: QtBot) -> None:
    window = window_on(qtbot, ROUTES)
    window.show()
    panel = opened(window)
    choose(window, ("lines", "beck-corby"))
    assert panel.form.inputs["arrow"].currentText() == "Any direction"
    rows = panel.form.inputs["terrain"]
    rows.setCurrentCell(0, 0)
    rows.edit(rows.currentIndex())
    (box,) = rows.findChildren(QComboBox)
    box.setCurrentIndex(box.findText("river"))
    box.activated.emit(box.currentIndex())
    assert scenario(window).board.lines["beck-corby"].terrain[0] == ("river",)
    choose(window, ("lines", "aston-beck"), ("lines", "beck-corby"))
    first = panel.form.inputs["terrain"].item(0, 0)
    assert first.toolTip() == "different"


def test_coordinates_are_folded_away_until_somebody_wants_them(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    panel = opened(window)
    choose(window, ("cities", "vinehall"))
    place = panel.form.inputs["at"]
    assert not place.isVisible()
    assert panel.form.inputs["name"].isVisible()
    assert panel.form.section is not None
    qtbot.mouseClick(panel.form.section.heading, Qt.MouseButton.LeftButton)
    assert place.isVisible()
    # It stays so for the next thing, and what is typed there is set.
    choose(window, ("cities", "belogor"))
    assert panel.form.inputs["at"].isVisible()
    typed(qtbot, panel.form.inputs["at"], "nowhere")
    folded = panel.form.folded
    assert folded is not None
    told = [one for one in folded.findChildren(QLabel) if "nowhere" in one.text()]
    assert [one.isVisible() for one in told] == [True]

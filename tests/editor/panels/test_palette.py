"""The palette shows the options of the tool in hand, and sets them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QListWidget, QSlider
from pytestqt.qtbot import QtBot

from drawing.themes.theme import theme
from editor.desk.toolbox import tools
from editor.panels.palette import VALUE, Palette
from editor.widgets.icons.pictures import Pictures
from model.bundled import bundled_scenarios
from tests.drawing.samples import loaded
from tests.editor.windows import panel_in_sight, plain_window, window_on, windows_shown


def test_a_click_takes_another_terrain_into_the_hand(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    desk, panel = window.studio.desk, panel_in_sight(window, "palette")
    assert desk is not None
    assert isinstance(panel, Palette)
    desk.use("terrain")
    listed = panel.inputs["terrain"]
    assert isinstance(listed, QListWidget)
    listed.setFocus()
    qtbot.keyClick(listed, Qt.Key.Key_Home)
    assert desk.settings.get("terrain") == listed.item(0).data(VALUE)


def test_the_palette_follows_the_keys_of_the_map(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    desk, panel = window.studio.desk, panel_in_sight(window, "palette")
    assert desk is not None
    assert isinstance(panel, Palette)
    desk.use("terrain")
    desk.set("brush", 3)
    slider = panel.inputs["brush"]
    assert isinstance(slider, QSlider)
    assert slider.value() == 3
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert desk.settings.get("brush") == 4


def test_every_option_of_every_tool_has_an_input_with_pictures_that_exist(qtbot: QtBot) -> None:
    scenario = loaded(bundled_scenarios()["tutorial"])
    window = window_on(qtbot, scenario)
    desk, panel = window.studio.desk, panel_in_sight(window, "palette")
    assert desk is not None
    assert isinstance(panel, Palette)
    pictures = Pictures(scenario, theme(), "", window.palette())
    for name, tool in tools().items():
        desk.use(name)
        assert set(panel.inputs) == {option.key for option in tool.options(desk)}
        for option in tool.OPTIONS:
            for choice in tool.choices(desk, option):
                if choice.picture:
                    assert not pictures.of(choice.picture).isNull(), choice


def test_a_quick_change_of_tools_leaves_the_keyboard_to_the_map(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    window.show()
    desk = window.studio.desk
    assert desk is not None

    def change() -> None:
        for name in ("terrain", "select", "city"):
            desk.use(name)

    assert windows_shown(change) == []


def test_no_choice_of_a_tool_is_cut_off(qtbot: QtBot) -> None:
    window = window_on(qtbot, loaded(bundled_scenarios()["tutorial"]))
    window.show()
    desk, panel = window.studio.desk, panel_in_sight(window, "palette")
    assert desk is not None
    assert isinstance(panel, Palette)
    for name in tools():
        desk.use(name)
        QApplication.processEvents()
        for listed in panel.inputs.values():
            if isinstance(listed, QListWidget):
                assert listed.sizeHintForColumn(0) <= listed.viewport().width(), name

"""The layers panel: show, lock, solo and strength of each layer."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSlider, QToolButton
from pytestqt.qtbot import QtBot

from editor.desk import layers
from editor.desk.desk import Desk
from editor.panels.layers import Layers, groups_shown
from editor.pointing.pointer import at
from editor.window.window import Window
from model.notation import Cell
from model.rules.new_scenario import new_scenario
from tests.editor.boards import plain
from tests.editor.edits.boards import route_scenario
from tests.editor.windows import panel_in_sight, plain_window


def opened(qtbot: QtBot) -> tuple[Window, Desk, Layers]:
    window = plain_window(qtbot)
    panel, desk = panel_in_sight(window, "layers"), window.studio.desk
    assert isinstance(panel, Layers)
    assert desk is not None
    return window, desk, panel


def click(qtbot: QtBot, panel: Layers, group: str, part: str) -> None:
    button = panel.inputs[group, part]  # type: ignore[index]
    assert isinstance(button, QToolButton)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_layer_is_hidden_on_the_map_and_shown_again(qtbot: QtBot) -> None:
    window, desk, panel = opened(qtbot)
    before = desk.hidden
    click(qtbot, panel, "cities", "show")
    assert window.canvas is not None
    assert "cities" in window.canvas.tiles.painter.hidden
    click(qtbot, panel, "cities", "show")
    assert desk.hidden == before


def test_alone_hides_all_others_and_once_more_brings_them_back(qtbot: QtBot) -> None:
    _, desk, panel = opened(qtbot)
    before = desk.hidden
    click(qtbot, panel, "waters", "solo")
    assert "waters" not in desk.hidden
    assert {"terrain", "cities", "labels"} <= desk.hidden
    click(qtbot, panel, "cities", "solo")
    assert "waters" in desk.hidden
    click(qtbot, panel, "cities", "solo")
    assert desk.hidden == before


def test_a_locked_layer_is_left_alone_by_its_tool(qtbot: QtBot) -> None:
    _, desk, panel = opened(qtbot)
    click(qtbot, panel, "terrain", "lock")
    desk.use("terrain")
    desk.press(at(Cell(3, 3)))
    desk.release(at(Cell(3, 3), "release"))
    assert not desk.document.history.steps
    assert "locked" in desk.said


def test_a_layer_is_faded_with_the_keys(qtbot: QtBot) -> None:
    window, desk, panel = opened(qtbot)
    slider = panel.inputs["terrain", "fade"]
    assert isinstance(slider, QSlider)
    qtbot.keyClick(slider, Qt.Key.Key_PageDown)
    assert desk.faded == {"terrain": 0.9}
    assert window.canvas is not None
    assert window.canvas.tiles.painter.faded == {"terrain": 0.9}
    qtbot.keyClick(slider, Qt.Key.Key_End)
    assert desk.faded == {}


def test_a_board_has_the_layers_of_what_lies_on_it() -> None:
    assert not {"waters", "crossings", "terrain"} & groups_shown(route_scenario()).keys()
    hexes = groups_shown(new_scenario("x", "age-of-steam", "4x4"))
    assert hexes["crossings"] == "Closed edges"
    assert "mileposts" not in hexes
    assert groups_shown(plain())["mileposts"] == "Mileposts"


def test_a_layer_that_a_system_puts_in_place_of_a_shared_one_hangs_on_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = plain()
    after = replace(before, rules=before.rules.put("preset", "other"))
    assert not layers.differs("terrain", before, after)
    monkeypatch.setattr(layers, "own_layers", lambda _: {"terrain": object()})
    assert layers.differs("terrain", before, after)
    assert not layers.differs("mileposts", before, after)
    assert not layers.differs("terrain", after, after)


def test_land_and_rivers_under_a_board_of_routes_are_a_layer_where_there_are_any() -> None:
    bare = route_scenario("santa-fe")
    assert not {"terrain", "waters"} & set(groups_shown(bare))
    shown = groups_shown(replace(bare, scenery="west.scenery.geojson"))
    assert shown["terrain"] == "Land and sea under the board"
    assert shown["waters"] == "Rivers and lakes"
    assert list(shown)[-1] == "terrain", "it lies under everything"

"""Preferences: a dialog with what one expects, kept between days, and what becomes of each."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QLabel, QSpinBox
from pytestqt.qtbot import QtBot

from editor.document.new_map_result import Made
from editor.new_map.as_wished import as_wished
from editor.preferences.data_folder import data_folder
from editor.preferences.preferences import Preferences
from editor.preferences.preferences_dialog import PreferencesDialog
from editor.preferences.settings import Settings
from editor.preferences.text_size import dress_text
from editor.preferences.wishes import (
    AT_START,
    AUTHOR,
    BACKUPS,
    LICENSE,
    NUMBERS,
    PACE,
    TEXT_SIZE,
    UNIT,
    ZOOM,
    at_start,
    number,
    text,
)
from editor.program.start import opened
from editor.saving.backups import MOST, backups, keep_at_most, keep_backup
from editor.window.window import Window
from model.bundled import bundled_scenarios
from model.rules.new_scenario import new_scenario
from tests.drawing.samples import loaded
from tests.editor.windows import do, tutorial_window

LEFT = Qt.MouseButton.LeftButton


def dialog_of(window: Window) -> PreferencesDialog:
    do(window, "edit.preferences")
    found = window.filing.dialog
    assert isinstance(found, PreferencesDialog)
    return found


def press(qtbot: QtBot, dialog: PreferencesDialog, which: str) -> None:
    button = dialog.buttons.button(QDialogButtonBox.StandardButton[which])
    qtbot.mouseClick(button, LEFT)


def test_what_is_wished_is_there_tomorrow(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    dialog = dialog_of(window)
    inputs: dict[str, Any] = dialog.inputs
    qtbot.keyClicks(inputs[AUTHOR], "A. Designer")
    inputs[LICENSE].setEditText("CC-BY-4.0")
    inputs[BACKUPS].setValue(9)
    inputs[PACE].setValue(400)
    inputs[AT_START].click()
    inputs[ZOOM].setCurrentIndex(inputs[ZOOM].findData(200))
    press(qtbot, dialog, "Ok")
    kept = Preferences.load().settings
    assert text(kept, AUTHOR) == "A. Designer"
    assert text(kept, LICENSE) == "CC-BY-4.0"
    assert [number(kept, key) for key in (BACKUPS, PACE, ZOOM)] == [9, 400, 200]
    assert at_start(kept) == "again"
    keep_at_most(MOST)


def test_cancel_changes_nothing(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    before = window.studio.settings.plain()
    dialog = dialog_of(window)
    size = dialog.inputs[TEXT_SIZE]
    assert isinstance(size, QSpinBox)
    size.setValue(150)
    press(qtbot, dialog, "Cancel")
    assert window.studio.settings.plain() == before
    assert not data_folder("settings.json").exists()


def test_letters_are_as_large_as_wished_and_as_before_again(qtbot: QtBot) -> None:
    label = QLabel("Milepost")
    qtbot.addWidget(label)
    before = QApplication.font().pointSizeF()
    dress_text(Settings({TEXT_SIZE: 150}))
    assert QApplication.font().pointSizeF() == pytest.approx(before * 1.5)
    dress_text(Settings({TEXT_SIZE: 100}))
    assert QApplication.font().pointSizeF() == pytest.approx(before)


def test_larger_letters_are_seen_at_once_in_every_panel(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    before = window.panels["properties"].font().pointSizeF()
    try:
        dialog = dialog_of(window)
        size = dialog.inputs[TEXT_SIZE]
        assert isinstance(size, QSpinBox)
        size.setValue(150)
        press(qtbot, dialog, "Ok")
        QCoreApplication.processEvents()
        for panel in window.panels.values():
            assert panel.font().pointSizeF() == pytest.approx(before * 1.5), panel.NAME
    finally:
        dress_text(Settings())


def test_a_dark_window_is_put_on_at_once(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    before = QApplication.palette()
    dialog = dialog_of(window)
    looks = dialog.inputs["looks"]
    assert isinstance(looks, QComboBox)
    looks.setCurrentIndex(looks.findData("dark"))
    press(qtbot, dialog, "Ok")
    assert QApplication.palette().window().color().lightness() < 80
    QApplication.setPalette(before)


@pytest.mark.parametrize("said", [None, "much", True, -5, 10**9, [3], {"a": 1}])
def test_settings_that_mean_nothing_are_as_usual(said: object) -> None:
    settings = Settings(
        dict.fromkeys((*NUMBERS, AUTHOR, LICENSE, UNIT, AT_START, "looks", "map-theme"), said)
    )
    for key, wish in NUMBERS.items():
        assert number(settings, key) == wish.usual
    assert at_start(settings) == "welcome"
    assert len(text(settings, AUTHOR)) < 10


def test_new_maps_have_author_licence_and_unit() -> None:
    wishes = Settings({AUTHOR: "A. Designer", LICENSE: "CC0-1.0", UNIT: "thalers"})
    made = as_wished(Made(new_scenario("one", "crayon")), wishes).scenario
    assert (made.credits, made.license) == ("A. Designer", "CC0-1.0")
    assert made.rules["money"]["unit"] == "thalers"
    trains = as_wished(Made(new_scenario("two", "trains")), wishes).scenario
    assert "money" not in trains.rules
    tutorial = loaded(bundled_scenarios()["tutorial"])
    assert as_wished(Made(tutorial), wishes).scenario == tutorial
    plain = Made(new_scenario("three", "crayon"))
    assert as_wished(plain, Settings()) is plain


def test_as_many_backups_are_kept_as_wished(tmp_path: Path) -> None:
    path = tmp_path / "map.milepost.yaml"
    try:
        keep_at_most(7)
        for turn in range(12):
            path.write_text(f"turn {turn}", encoding="utf-8")
            keep_backup(path)
        assert len(backups(path)) == 7
        keep_at_most(3)
        path.write_text("last", encoding="utf-8")
        keep_backup(path)
        assert backups(path)[0].read_text(encoding="utf-8") == "last"
    finally:
        keep_at_most(MOST)


def closed(qtbot: QtBot, window: Window) -> None:
    qtbot.addWidget(window)
    window.close()


def test_maps_that_were_open_come_back_where_that_is_wished(qtbot: QtBot, tmp_path: Path) -> None:
    source = bundled_scenarios()["tutorial"]
    path = tmp_path / "mine.milepost.yaml"
    path.write_bytes(Path(str(source)).read_bytes())
    window = opened([path])
    window.studio.settings.put(AT_START, "again")
    closed(qtbot, window)
    again = opened([])
    assert [desk.document.path for desk in again.studio.desks] == [path]
    again.studio.settings.put(AT_START, "welcome")
    closed(qtbot, again)
    third = opened([])
    assert third.studio.desks == []
    closed(qtbot, third)


def test_damaged_settings_are_told_in_a_sentence(qtbot: QtBot) -> None:
    data_folder().mkdir(parents=True, exist_ok=True)
    data_folder("settings.json").write_bytes(b"{half")
    window = opened([])
    told = [one.text() for one in window.notices.findChildren(QLabel)]
    assert any("settings.json.damaged-1" in one for one in told)
    closed(qtbot, window)


def test_a_map_is_seen_at_first_as_large_as_wished(qtbot: QtBot) -> None:
    preferences = Preferences.load()
    preferences.settings.put(ZOOM, 200)
    preferences.save()
    window = tutorial_window(qtbot)
    assert window.canvas is not None
    window.canvas.repaint()
    qtbot.waitUntil(lambda: window.zoom_level.text() == "200 %", timeout=3000)

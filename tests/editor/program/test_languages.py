"""Another language is spoken while the window is up, and nothing is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.play.match.seating import usual_seating
from editor.play.window import open_play
from editor.preferences.languages import find_own, speak_as_chosen
from editor.preferences.settings import Settings
from editor.studio.studio import Studio
from editor.window.docks import show_panel
from editor.window.telling_anew import change_language, tell_faults
from editor.window.window import Window
from model.bundled import bundled_scenarios
from model.wording.languages import known
from model.wording.speech import speak, spoken, tr
from tests.drawing.samples import loaded
from tests.editor.windows import choose, desk_of, do, tutorial_window

OWN = """
msgid ""
msgstr ""
"X-Own-Name: Toki\\n"

msgid "Undo"
msgstr "Weka"

msgid "File"
msgstr "Lipu"

msgid "Problems"
msgstr "Ike"

msgid "Start the game"
msgstr "Musi!"

msgid "Play: {name}"
msgstr "Musi: {name.__class__}"
"""


@pytest.fixture(autouse=True)
def own_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("MILEPOST_DATA", str(tmp_path))
    monkeypatch.setattr(known, "_more", [])
    (tmp_path / "languages").mkdir()
    path = tmp_path / "languages" / "de.po"
    path.write_text(OWN, encoding="utf-8")
    known.forget()
    find_own()
    yield path
    speak_as_chosen(Settings({"language": "en"}))
    QLocale.setDefault(QLocale.c())
    speak("en")
    known.forget()


def titles(window: Window) -> list[str]:
    return [one.text().replace("&", "") for one in window.menuBar().actions()]


def test_everything_is_said_again_and_nothing_is_lost(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    window.show_document(Document(loaded(bundled_scenarios()["china"])))
    desk = desk_of(window)
    do(window, "select.all")
    desk.use("terrain")
    show_panel(window, "history")
    stood = {name: dock.isHidden() for name, dock in window.docks.items()}
    selection, canvas = desk.selection, window.canvas
    assert canvas is not None
    canvas.zoom(2)
    view = canvas.view
    change_language(window, "de")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert titles(window)[0] == "Lipu"
    assert window.qt_actions["edit.undo"].text() == "Weka"
    assert window.docks["problems"].windowTitle() == "Ike"
    assert {name: dock.isHidden() for name, dock in window.docks.items()} == stood
    assert desk_of(window) is desk
    assert (desk.selection, desk.tool.NAME) == (selection, "terrain")
    assert window.canvas is canvas
    assert canvas.view == view
    assert window.toolbar.tool_actions["terrain"].isChecked()
    assert len(window.canvases) == window.tabs.count() == 2
    change_language(window, "en")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert titles(window)[0] == "File"
    choose(window)
    do(window, "view.language-de")
    qtbot.waitUntil(lambda: titles(window)[0] == "Lipu")
    assert window.qt_actions["view.language-de"].isChecked()


def test_problems_are_told_in_the_new_language(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    window.checking.settle()
    before = [one.code for one in window.checking.findings]
    change_language(window, "de")
    window.checking.settle()
    assert [one.code for one in window.checking.findings] == before


def test_a_welcome_page_without_a_map_is_told_anew(qtbot: QtBot) -> None:
    window = Window()
    qtbot.addWidget(window)
    window.show()
    change_language(window, "de")
    assert titles(window)[0] == "Lipu"
    assert all(dock.isHidden() for dock in window.docks.values())
    assert window.toolbar.isHidden()
    window.show_document(Document(loaded(bundled_scenarios()["tutorial"])))
    assert not window.toolbar.isHidden()
    window.close_document(desk_of(window))


def test_a_game_goes_on_in_the_new_language(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    scenario = desk_of(window).scenario
    playing = open_play(scenario, "", window)
    playing.seats.rows[0].name.setText("Ada")
    change_language(window, "de")
    assert playing.seats.start.text() == "Musi!"
    assert playing.seats.rows[0].name.text() == "Ada"
    playing.start(usual_seating(scenario))
    assert playing.table is not None
    match, before = playing.table.match, len(playing.table.log().records)
    change_language(window, "en")
    assert playing.table is not None
    assert playing.table.match is match
    assert len(playing.table.log().records) >= before
    assert playing.table.isVisible()
    playing.discard()


def test_what_is_broken_in_a_catalogue_is_told_and_never_filled_in(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    change_language(window, "de")
    assert "other fields in braces" in window.notices.texts[0]
    assert tr("Play: {name}", name="x") == "Play: x"


@pytest.mark.parametrize("data", [b"\xff\xfe", b"PK\x03\x04", b"msgid 3", b"\0" * 100])
def test_a_catalogue_of_any_bytes_is_a_sentence(
    qtbot: QtBot, own_language: Path, data: bytes
) -> None:
    own_language.write_bytes(data)
    known.forget()
    window = Window(Studio(Settings()))
    qtbot.addWidget(window)
    tell_faults(window, speak_as_chosen(Settings({"language": "de"})))
    assert len(window.notices.texts) == 1
    assert titles(window)[0] == "File"


def test_the_choice_is_kept_and_one_that_is_gone_is_the_systems() -> None:
    studio = Studio()
    studio.settings.put("language", "de")
    studio.preferences.save()
    assert speak_as_chosen(Studio().settings).language == "de"
    for strange in ("../../etc", 3, None, "xx"):
        assert speak_as_chosen(Settings({"language": strange})).language in known.languages()


@pytest.mark.parametrize(("language", "cancel"), [("de", "Abbrechen"), ("zh", "取消")])
def test_the_buttons_of_qt_speak_too(qtbot: QtBot, language: str, cancel: str) -> None:
    speak_as_chosen(Settings({"language": language}))
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    assert buttons.buttons()[0].text().replace("&", "") == cancel
    assert QLocale().name().startswith(language)
    speak_as_chosen(Settings({"language": "en"}))
    application = QCoreApplication.instance()
    assert application is not None
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert spoken() == "en"
    assert all(one.isEmpty() for one in application.findChildren(QTranslator))

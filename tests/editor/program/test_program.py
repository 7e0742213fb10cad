"""The program around the maps: start, looks, failures, search of actions, keys."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.desk.toolbox import tools
from editor.document.document import Document
from editor.panels.tables.cards import Cards
from editor.pointing.pointer import at
from editor.preferences.data_folder import data_folder
from editor.preferences.keys import keys
from editor.preferences.looks import dress
from editor.program.crash import CrashReports
from editor.program.start import opened
from editor.widgets.icons import icon
from editor.window import key_sheet
from editor.window.action import actions
from editor.window.fuzzy import fit, ranked
from editor.window.key_sheet_window import write_pdf
from editor.window.search_actions import SearchActions
from editor.window.tab_titles import apart
from editor.window.window import Window
from model.bundled import bundled_scenarios
from model.files.scenario_files import save
from model.notation import Cell
from tests.editor.boards import settled_plain


@pytest.fixture
def path(tmp_path: Path) -> Path:
    target = tmp_path / "plain.milepost.yaml"
    save(settled_plain(), target)
    return target


@pytest.fixture
def plain_looks() -> Iterator[None]:
    before = QApplication.palette()
    yield
    QApplication.setPalette(before)


def shown(qtbot: QtBot, *paths: Path, is_safe: bool = False) -> Window:
    window = opened(paths, is_safe=is_safe)
    qtbot.addWidget(window, before_close_func=_may_close)
    return window


def _may_close(window: Window) -> None:
    window._may_close = True


def test_the_window_stands_as_it_stood(qtbot: QtBot, path: Path, plain_looks: None) -> None:
    first = shown(qtbot, path)
    first.resize(700, 600)
    first.docks["history"].setFloating(True)
    first.close()
    again = shown(qtbot, path)
    assert (again.width(), again.height()) == (700, 600)
    assert again.docks["history"].isFloating()
    again.close()
    safe = shown(qtbot, path, is_safe=True)
    assert not safe.docks["history"].isFloating()
    assert any("did not start well" in text for text in safe.notices.texts)


@pytest.mark.parametrize("spoilt", [{"checksum": 0}, {"version": "0.0"}, {"state": 7}])
def test_a_strange_state_is_dropped(
    qtbot: QtBot, path: Path, spoilt: dict[str, object], plain_looks: None
) -> None:
    first = shown(qtbot, path)
    first.docks["history"].setFloating(True)
    plain = {**first.furniture.plain(), **spoilt}
    again = shown(qtbot, path)
    assert not again.furniture.restore(plain)
    assert not again.furniture.restore("nonsense")
    assert not again.docks["history"].isFloating()


def test_the_window_is_light_or_dark(qtbot: QtBot, path: Path, plain_looks: None) -> None:
    window = shown(qtbot, path)
    for name, is_dark in (("view.dark", True), ("view.light", False)):
        window.qt_actions[name].trigger()
        ground = QApplication.palette().color(QPalette.ColorRole.Window)
        assert (ground.lightness() < 128) == is_dark
    window.qt_actions["view.map-dark"].trigger()
    assert window.canvas is not None
    assert window.canvas.scene.sheet.theme.name == "dark"
    dress("system")


def test_icons_follow_the_colours_of_the_window(
    qtbot: QtBot, path: Path, plain_looks: None
) -> None:
    window = shown(qtbot, path)
    cards = window.panel("cards")
    assert isinstance(cards, Cards)
    for name in ("view.dark", "view.light"):
        window.qt_actions[name].trigger()
        QApplication.processEvents()
        palette = QApplication.palette()
        for view in cards.views.values():
            assert view.add.icon().cacheKey() == icon("add", palette).cacheKey()
        of_panel = window.qt_actions["view.panel-layers"].icon().cacheKey()
        assert of_panel == icon("layers", palette).cacheKey()
    dress("system")


def test_words_can_be_read_on_their_ground(plain_looks: None, qtbot: QtBot) -> None:
    role = QPalette.ColorRole
    pairs = [
        (role.WindowText, role.Window), (role.Text, role.Base), (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button), (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase), (role.PlaceholderText, role.Window),
        (role.Link, role.Window),
    ]  # fmt: skip
    for looks in ("light", "dark"):
        dress(looks)
        palette = QApplication.palette()
        for ink, ground in pairs:
            assert _contrast(palette, ink, ground) >= 4.0, (looks, ink, ground)


def _contrast(palette: QPalette, ink: QPalette.ColorRole, ground: QPalette.ColorRole) -> float:
    lights = []
    for role in (ink, ground):
        colour = palette.color(role)
        parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
                 for part in (colour.redF(), colour.greenF(), colour.blueF())]  # fmt: skip
        lights.append(0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2])
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def test_the_welcome_page_shows_the_bundled_maps(
    qtbot: QtBot, draws_pictures: None, monkeypatch: pytest.MonkeyPatch, plain_looks: None
) -> None:
    tutorial = bundled_scenarios()["tutorial"]
    monkeypatch.setattr("editor.window.welcome.bundled_scenarios", lambda: {"tutorial": tutorial})
    window = shown(qtbot)
    with qtbot.waitSignal(window.middle.welcome.thumbnails.done, timeout=60_000) as told:
        pass
    assert told.args[0] == str(tutorial)
    assert window.middle.welcome.thumbnails.ask(tutorial, 272) == told.args[1]
    window.middle.welcome.cards[str(tutorial)].click()
    assert window.studio.desk is not None
    assert window.studio.desk.document.path == tutorial


def test_a_failure_is_written_and_told_once(
    qtbot: QtBot, path: Path, capsys: pytest.CaptureFixture[str], plain_looks: None
) -> None:
    window = shown(qtbot, path)
    reports = CrashReports(window)
    reports.install()
    try:
        for _ in range(3):
            try:
                raise ZeroDivisionError("a fault")
            except ZeroDivisionError as error:
                sys.excepthook(type(error), error, error.__traceback__)
        qtbot.waitUntil(lambda: reports.box is not None)
    finally:
        reports.uninstall()
    assert reports.box is not None
    assert "report-1.txt" in reports.box.informativeText()
    assert "ZeroDivisionError" in (data_folder("reports") / "report-1.txt").read_text()
    reports.box.accept()
    assert not reports.is_telling
    assert "a fault" in capsys.readouterr().err


def test_what_ended_the_last_program_is_kept(qtbot: QtBot, path: Path, plain_looks: None) -> None:
    window = shown(qtbot, path)
    data_folder("reports").mkdir(parents=True)
    (data_folder("reports") / "fatal.txt").write_text("Fatal Python error: Segmentation fault\n")
    reports = CrashReports(window)
    reports.install()
    reports.uninstall()
    assert "Segmentation" in (data_folder("reports") / "report-1.txt").read_text()
    assert any("ended suddenly" in text for text in window.notices.texts)


def test_a_start_with_a_file_fills_no_welcome_page(
    qtbot: QtBot, path: Path, plain_looks: None
) -> None:
    window = shown(qtbot, path)
    assert not window.middle.welcome.is_filled
    window.closing.close(window.studio.desks[0])
    assert window.middle.welcome.is_filled


@pytest.mark.parametrize(("typed", "title"), [
    ("undo", "Undo"), ("zin", "Zoom in"), ("save copy", "Save a copy …"), ("exit", "Quit"),
    ("dark", "Dark"), ("key", "Keys"), ("revert", "Revert to the file"),
])  # fmt: skip
def test_actions_are_found_by_a_few_letters(typed: str, title: str) -> None:
    entries = [(one.title, f"{one.words} {one.name}") for one in actions().values()]
    best = [entries[number][0] for number in ranked(typed, entries)]
    assert title in best[:3]


def test_what_lacks_a_letter_does_not_fit() -> None:
    assert fit("xyz", "Zoom in") < 0
    assert fit("", "Zoom in") == 0
    assert fit("zoom", "Zoom in") > fit("zoom", "Whole map", "fit zoom") > 0


def test_the_search_runs_what_is_chosen(qtbot: QtBot, path: Path, plain_looks: None) -> None:
    window = shown(qtbot, path)
    search = SearchActions(window)
    qtbot.addWidget(search)
    search.open()
    qtbot.keyClicks(search.line, "Terrain brush")
    first = search.list.topLevelItem(0)
    assert first is not None
    assert first.text(0).endswith("Terrain brush")
    assert first.text(1) == "B"
    qtbot.keyClick(search.line, Qt.Key.Key_Return)
    assert window.studio.desk is not None
    assert window.studio.desk.tool.NAME == "terrain"


def test_up_and_down_move_in_the_list_while_one_types(
    qtbot: QtBot, path: Path, plain_looks: None
) -> None:
    search = SearchActions(shown(qtbot, path))
    qtbot.addWidget(search)
    qtbot.keyClicks(search.line, "zoom")
    before = search.list.currentItem()
    qtbot.keyClick(search.line, Qt.Key.Key_Down)
    assert search.list.currentItem() is not before
    assert search.list.topLevelItemCount() >= 3


def test_every_action_and_tool_is_on_the_key_sheet() -> None:
    titles = [line.title for section in key_sheet.sections() for line in section.lines]
    for one in actions().values():
        assert any(title.endswith(one.title) for title in titles), one.name
    for tool in tools().values():
        assert tool.TITLE in titles
    page = key_sheet.as_html()
    for name in actions().keys() & keys().keys():
        assert keys()[name].replace("&", "&amp;") in page


def test_no_two_actions_share_a_key() -> None:
    assert key_sheet.clashes() == {}


def test_the_key_sheet_can_be_printed(qtbot: QtBot, tmp_path: Path) -> None:
    write_pdf(tmp_path / "keys.pdf")
    assert (tmp_path / "keys.pdf").read_bytes().startswith(b"%PDF")


def test_what_is_told_leaves_in_sight_what_a_click_will_do(
    qtbot: QtBot, path: Path, plain_looks: None
) -> None:
    window = shown(qtbot, path)
    desk = window.studio.desk
    assert desk is not None
    desk.move(at(Cell(1, 1), "move"))
    window.studio.say("Undone: paint mountain")
    assert window.said.text() == "Undone: paint mountain"
    assert window.where.isVisible()
    qtbot.waitUntil(lambda: "1,1" in window.where.text())
    window.studio.say("long " * 1000)
    assert window.where.width() > window.width() // 3


def test_every_key_belongs_to_an_action() -> None:
    assert keys().keys() <= actions().keys()


def test_maps_of_the_same_title_are_told_apart(tmp_path: Path) -> None:
    plain = settled_plain()
    unsaved = [Document(plain), Document(plain)]
    saved = Document(plain, path=tmp_path / "valley.milepost.yaml")
    other = Document(replace(plain, title="Elsewhere"))
    title = plain.title
    assert apart([*unsaved, saved, other]) == [
        title, f"{title} 2", f"{title} (valley)", "Elsewhere",
    ]  # fmt: skip


@pytest.mark.parametrize("width", [640, 800, 1200])
def test_the_welcome_page_never_scrolls_sideways(qtbot: QtBot, width: int) -> None:
    window = Window()
    qtbot.addWidget(window)
    window.resize(width, 700)
    window.show()
    welcome = window.middle.welcome
    qtbot.waitUntil(lambda: welcome.is_filled)
    assert len(welcome.cards) == len(bundled_scenarios())
    qtbot.waitUntil(lambda: welcome.horizontalScrollBar().maximum() == 0)
    right = max(card.mapTo(welcome, card.rect().topRight()).x() for card in welcome.cards.values())
    assert right < welcome.width()
    window.resize(1200, 700)
    rows = -(-len(welcome.cards) // 3)
    qtbot.waitUntil(lambda: len({card.y() for card in welcome.cards.values()}) == rows)

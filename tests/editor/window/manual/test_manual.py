"""The manual in its window: every page is shown, links and history work, F1 finds its place."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument, QTextTable
from pytestqt.qtbot import QtBot

from editor.desk.toolbox import tools
from editor.panels import panels
from editor.preferences.keys import keys
from editor.window.manual import showing
from editor.window.manual.book import HOME, Book, Place
from editor.window.manual.here import place_here, place_named, place_of_code
from editor.window.manual.page_view import PageView
from editor.window.manual.window import ManualWindow
from editor.window.window import Window
from tests.contracts.house import HERE
from tests.editor.windows import do, plain_window, window_on
from validator.check import all_checks

WRITTEN = Book(HERE)
IMAGE = QTextDocument.ResourceType.ImageResource.value
PANELS = "docs/editor/panels.md"


@pytest.fixture
def manual(qtbot: QtBot) -> ManualWindow:
    made = ManualWindow(WRITTEN)
    qtbot.addWidget(made)
    made.open(Place(HOME))
    made.show()
    return made


@pytest.fixture(autouse=True)
def opened_outside(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would have been opened in the browser of the user."""
    opened: list[str] = []
    monkeypatch.setattr(
        "editor.window.manual.window.QDesktopServices.openUrl",
        lambda url: opened.append(url.toString()),
    )
    return opened


@pytest.mark.parametrize("page", WRITTEN.pages())
def test_every_page_is_shown_with_all_its_headings(qtbot: QtBot, page: str) -> None:
    view = PageView(WRITTEN)
    qtbot.addWidget(view)
    view.show_page(page)
    shown = [anchor for anchor in _anchors(view.document()) if anchor]
    assert shown == [heading.anchor for heading in WRITTEN.headings(page)]
    for table in view.document().rootFrame().childFrames():
        if isinstance(table, QTextTable):
            assert table.cellAt(0, 0).firstCursorPosition().block().text().strip() or page


def _anchors(document: QTextDocument) -> Iterator[str]:
    block = document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel():
            parts = block.begin()
            yield "".join(parts.fragment().charFormat().anchorNames()[:1])
        block = block.next()


def test_links_lead_from_page_to_page_and_back(manual: ManualWindow) -> None:
    manual.follow("editor/panels.md#as-in-a-spreadsheet")
    assert (manual.page.page, manual.trail.here.anchor) == (PANELS, "as-in-a-spreadsheet")
    down = manual.page.verticalScrollBar().value()
    assert down > 0
    manual.follow("#problems")
    assert 0 < manual.page.verticalScrollBar().value() < down
    manual.follow("../checking.md")
    assert manual.page.page == "docs/checking.md"
    for _ in range(2):
        manual.back.click()
    assert (manual.page.page, manual.page.verticalScrollBar().value()) == (PANELS, down)
    manual.back.click()
    assert manual.page.page == HOME
    assert not manual.back.isEnabled()
    manual.forward.click()
    assert manual.page.page == PANELS
    manual.home.click()
    assert manual.page.page == HOME
    assert not manual.forward.isEnabled()


def test_links_into_the_world_are_told_and_left_to_the_browser(
    manual: ManualWindow, opened_outside: list[str]
) -> None:
    manual.page.highlighted.emit(QUrl("https://example.org/a"))
    assert manual.told.whole == "https://example.org/a (opens in your browser)"
    assert opened_outside == []
    manual.follow("https://example.org/a")
    assert opened_outside == ["https://example.org/a"]
    assert manual.page.page == HOME


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("nowhere.md", "docs/nowhere.md is not part of this manual."),
        ("../engine/game.py", "This leads out of the manual."),
        ("scripts/maps.py", "docs/scripts/maps.py stands in the sources of Milepost"),
        ("file:///etc/passwd", "This leads out of the manual."),
        ("javascript:alert(1)", "This leads out of the manual."),
        ("../../../../etc/passwd", "This leads out of the manual."),
    ],
)
def test_links_to_what_is_not_there_are_told_in_a_sentence(
    manual: ManualWindow, opened_outside: list[str], target: str, said: str
) -> None:
    manual.follow(target)
    assert manual.told.whole.startswith(said)
    assert manual.page.page == HOME
    assert opened_outside == []


@pytest.mark.parametrize(
    "name",
    ["https://example.org/a.png", "file:///etc/passwd", "/etc/passwd", "../../x.png", "index.md"],
)
def test_a_page_loads_nothing_but_pictures_of_the_book(manual: ManualWindow, name: str) -> None:
    assert manual.page.loadResource(IMAGE, QUrl(name)) is None
    own = QUrl("pictures/editor/panels-light-1x.png")
    assert manual.page.loadResource(IMAGE, own) is not None
    assert manual.page.loadResource(QTextDocument.ResourceType.HtmlResource.value, own) is None


def test_pictures_are_never_wider_than_the_page(manual: ManualWindow) -> None:
    for width in (700, 1300):
        manual.resize(width, 700)
        manual.open(Place(PANELS))
        assert manual.page.document().idealWidth() <= max(700, manual.page.viewport().width())


def test_words_are_found_opened_and_marked(qtbot: QtBot, manual: ManualWindow) -> None:
    manual.line.setFocus()
    qtbot.keyClicks(manual.line, "crash journal")
    qtbot.keyClick(manual.line, Qt.Key.Key_Return)
    assert manual.left.currentWidget() is manual.found
    assert manual.page.page == "docs/editor/your-work-is-safe.md"
    marked = {mark.cursor.selectedText().lower() for mark in manual.page.extraSelections()}
    assert marked == {"crash", "journal"}
    assert manual.found.count() > 3
    qtbot.keyClicks(manual.line, " xyzzy")
    manual.search()
    assert manual.found.count() == 0
    assert manual.told.whole.startswith("Nothing was found.")
    qtbot.keyClick(manual.line, Qt.Key.Key_Escape)
    assert manual.left.currentWidget() is manual.contents
    assert manual.page.extraSelections() == []
    assert manual.isVisible()
    qtbot.keyClick(manual, Qt.Key.Key_Escape)
    assert not manual.isVisible()


def test_the_contents_show_where_one_is(manual: ManualWindow) -> None:
    manual.open(Place(PANELS, "history"))
    manual.open(Place(PANELS, "problems"))
    item = manual.contents.currentItem()
    assert item is not None
    assert item.text(0) == "Problems"
    parent = item.parent()
    assert parent is not None
    manual.contents.itemActivated.emit(parent, 0)
    assert manual.trail.here == Place(PANELS)


def test_every_tool_and_every_panel_has_its_place() -> None:
    titles = [tool.TITLE for tool in tools().values()] + [panel.TITLE for panel in panels()]
    assert [title for title in titles if place_named(WRITTEN, title) is None] == []


def test_every_check_has_its_place() -> None:
    codes = [one.code for one in all_checks()]
    assert len(codes) > 100
    assert [code for code in codes if place_of_code(WRITTEN, code) is None] == []
    assert place_of_code(WRITTEN, "XXX999") is None


def test_f1_opens_the_place_of_what_somebody_is_at(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    window.show()
    assert keys()["help.manual"] == "F1"
    desk = window.studio.desk
    assert desk is not None
    desk.use("river")
    do(window, "help.manual")
    manual = window.findChild(ManualWindow)
    assert manual is not None
    assert manual.trail.here == Place("docs/editor/tool-pictures.md", "river-v")
    desk.use("city")
    do(window, "help.manual")
    assert window.findChildren(ManualWindow) == [manual]
    assert manual.trail.here.anchor == "city-c"


def test_a_panel_and_a_problem_have_their_own_place(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = plain_window(qtbot)
    focus = "editor.window.manual.here.QApplication.focusWidget"
    for name, place in (
        ("properties", Place(PANELS, "properties")),
        ("problems", Place(PANELS, "problems")),
        ("history", Place(PANELS, "the-others")),
    ):
        panel = window.panels[name]
        monkeypatch.setattr(focus, lambda panel=panel: panel)
        assert place_here(window, WRITTEN) == place
    finding = next(iter(window.checking.findings), None)
    assert finding is None or finding.code
    chosen = type("Chosen", (), {"code": "MAP001"})()
    monkeypatch.setattr(window.checking, "chosen", chosen)
    monkeypatch.setattr(focus, lambda: window.panels["problems"])
    assert place_here(window, WRITTEN) == Place("docs/checks/map.md", "map001")


def test_without_a_map_the_manual_begins_at_its_beginning(qtbot: QtBot) -> None:
    window: Window = window_on(qtbot)
    assert place_here(window, WRITTEN) == Place(HOME)


def test_a_milepost_without_its_manual_says_so(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    window = plain_window(qtbot)
    said: list[str] = []
    window.studio.message.connect(said.append)
    monkeypatch.setattr(showing, "book", lambda: None)
    assert showing.show_manual(window) is None
    assert said == ["The manual did not come along with this Milepost."]

"""The problems panel: live, with jump, explanation, repair and allowance."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSlider, QApplication
from pytestqt.qtbot import QtBot

from editor.edits.things import deleted
from editor.panels.problems import listing
from editor.panels.problems.answers import all_repaired, allowed_here
from editor.panels.problems.problems_panel import Problems
from editor.panels.problems.tree import FINDING, ProblemTree
from editor.preferences.settings import Settings
from editor.studio.studio import Studio
from editor.window.window import Window
from model.bundled import bundled_scenarios
from model.forms.form import DoesNotFit, Step
from model.scenario.change import Change
from model.scenario.scenario_form import look_at
from tests.drawing.samples import loaded
from tests.editor.windows import panel_in_sight, window_on
from validator.finding import Finding, Repair, Severity

TUTORIAL = loaded(bundled_scenarios()["tutorial"])


def opened(qtbot: QtBot, *, is_open: bool = True) -> tuple[Window, Problems]:
    window = window_on(qtbot, TUTORIAL)
    window.checking.settle()
    panel = panel_in_sight(window, "problems")
    assert isinstance(panel, Problems)
    panel.fold.setChecked(is_open)
    panel.refresh()
    return window, panel


def put(window: Window, *route: str, to: object) -> None:
    document = window.studio.document
    assert document is not None
    document.apply(Change("edit", (Step(route, look_at(document.scenario, route), to),)))
    window.checking.settle()
    window.panels["problems"].refresh()


def rows(panel: Problems) -> list[Finding]:
    tops = [panel.tree.topLevelItem(n) for n in range(panel.tree.topLevelItemCount())]
    items = [top.child(n) for top in tops if top for n in range(top.childCount())]
    found = [item.data(0, FINDING) for item in items if item is not None]
    return [one for one in found if isinstance(one, Finding)]


def choose(panel: Problems, code: str) -> Finding:
    finding = next(one for one in rows(panel) if one.code == code)
    item = panel.tree._item_of(finding)
    assert item is not None
    panel.tree.setCurrentItem(item)
    return finding


def test_a_good_map_gets_one_line_and_no_list(qtbot: QtBot) -> None:
    window, panel = opened(qtbot, is_open=False)
    assert "All is well" in panel.summary.text()
    assert panel.body.isHidden()
    window.resize(1000, 700)
    window.show()
    qtbot.waitUntil(lambda: panel.height() < 60)
    qtbot.waitUntil(lambda: panel.summary.height() >= panel.summary.sizeHint().height())


def test_what_is_drawn_wrong_is_told_with_code_place_and_number(qtbot: QtBot) -> None:
    window, panel = opened(qtbot)
    city = next(iter(TUTORIAL.cities))
    put(window, "cities", city, "supplies", "nonsense", to=True)
    assert [one.code for one in rows(panel)] == ["REF004"]
    assert panel.switches[Severity.ERROR].text() == "1"
    assert panel.summary.text() == "1 problem"
    put(window, "cities", city, "supplies", "nonsense", to=None)
    assert "All is well" in panel.summary.text()
    assert not rows(panel)


def test_a_click_goes_there_and_explains(qtbot: QtBot) -> None:
    window, panel = opened(qtbot)
    put(window, "cities", next(iter(TUTORIAL.cities)), "at", to="0,0")
    finding = rows(panel)[0]
    choose(panel, finding.code)
    assert window.checking.chosen == finding
    assert finding.code in panel.details.page.toPlainText()
    assert window.canvas is not None
    assert [mark for mark in window.canvas.marks if mark.is_chosen]


def test_f8_goes_from_problem_to_problem_and_round(qtbot: QtBot) -> None:
    window, panel = opened(qtbot)
    cities = list(TUTORIAL.cities)[:2]
    for city in cities:
        put(window, "cities", city, "supplies", f"no-{city}", to=True)
    seen = []
    for _ in range(3):
        window.qt_actions["map.problems-next"].trigger()
        seen.append(window.checking.chosen)
    assert seen[0] == seen[2] != seen[1]
    current = panel.tree.currentItem()
    assert current is not None
    assert current.data(0, FINDING) == seen[2]


def test_the_filter_and_the_switches_leave_out(qtbot: QtBot) -> None:
    window, panel = opened(qtbot)
    put(window, "cities", next(iter(TUTORIAL.cities)), "supplies", "nonsense", to=True)
    qtbot.keyClicks(panel.text, "zebra")
    assert not rows(panel)
    panel.text.clear()
    assert rows(panel)
    qtbot.mouseClick(panel.switches[Severity.ERROR], Qt.MouseButton.LeftButton)
    assert not [one for one in rows(panel) if one.severity is Severity.ERROR]


def test_a_safe_repair_is_made_at_once_and_can_be_undone(qtbot: QtBot) -> None:
    window, panel = opened(qtbot)
    document = window.studio.document
    assert document is not None
    entry = {"code": "MAP014", "place": "nowhere", "reason": "because"}
    put(window, "allow", "MAP014 nowhere", to=entry)
    choose(panel, "SUP002")
    assert panel.details.repair.isVisibleTo(panel)
    panel.details.repair.click()
    assert "MAP014 nowhere" not in document.scenario.allow
    document.undo()
    assert "MAP014 nowhere" in document.scenario.allow


def test_a_repair_that_may_be_wrong_asks_in_place_first(qtbot: QtBot) -> None:
    window, panel = opened(qtbot)
    document = window.studio.document
    assert document is not None
    good = next(iter(TUTORIAL.goods))
    city = next(iter(TUTORIAL.cities))
    put(window, "cities", city, "supplies", good + "x", to=True)
    finding = choose(panel, "REF004")
    assert finding.repair is not None
    assert not finding.repair.safe
    panel.details.repair.click()
    assert good + "x" in document.scenario.cities[city].supplies
    assert panel.details.question.isVisibleTo(panel)
    panel.details.no.click()
    assert good + "x" in document.scenario.cities[city].supplies
    panel.details.repair.click()
    panel.details.yes.click()
    assert good + "x" not in document.scenario.cities[city].supplies


def test_all_of_a_kind_are_repaired_in_one_step(qtbot: QtBot) -> None:
    window, panel = opened(qtbot)
    document = window.studio.document
    assert document is not None
    for place in ("nowhere", "elsewhere"):
        entry = {"code": "MAP014", "place": place, "reason": "because"}
        put(window, "allow", f"MAP014 {place}", to=entry)
    steps = len(document.history.steps)
    choose(panel, "SUP002")
    panel.details.repair_all.click()
    assert not document.scenario.allow
    assert len(document.history.steps) == steps + 1


def test_allowing_needs_a_reason_and_can_be_taken_back(qtbot: QtBot) -> None:
    window, panel = opened(qtbot)
    document = window.studio.document
    assert document is not None
    city = next(iter(TUTORIAL.cities))
    put(window, "cities", city, "supplies", "nonsense", to=True)
    finding = choose(panel, "REF004")
    panel.details.allow.click()
    panel.details.reason_yes.click()
    assert not document.scenario.allow
    assert "why" in panel.details.asked.text()
    qtbot.keyClicks(panel.details.reason_text, "it comes later")
    panel.details.reason_yes.click()
    window.checking.settle()
    panel.refresh()
    (entry,) = document.scenario.allow.values()
    assert (entry.code, entry.reason) == (finding.code, "it comes later")
    assert not window.checking.findings
    assert window.checking.allowed
    choose(panel, "REF004")
    panel.details.disallow.click()
    assert not document.scenario.allow


def test_repairs_that_get_in_each_others_way_are_made_as_far_as_they_go() -> None:
    step = Step(("title",), TUTORIAL.title, "New")
    twice = [Finding(message="m", repair=Repair("r", Change("r", (step,)))) for _ in range(2)]
    mended = all_repaired(TUTORIAL, twice)
    assert mended.number == 1
    assert mended.change.steps == (step,)


def test_no_reason_is_no_allowance() -> None:
    with pytest.raises(DoesNotFit):
        allowed_here(TUTORIAL, Finding(message="m", code="MAP014"), "  ")


def test_a_narrow_list_leaves_most_of_its_room_to_the_sentences(qtbot: QtBot) -> None:
    tree = ProblemTree()
    qtbot.addWidget(tree)
    tree.resize(280, 120)
    tree.show()
    assert tree.columnWidth(0) > tree.columnWidth(1)


def test_further_places_are_named(qtbot: QtBot) -> None:
    window, panel = opened(qtbot)
    assert window.studio.desk is not None
    document = window.studio.desk.document
    city = next(iter(TUTORIAL.cities))
    document.apply(deleted(document.scenario, [("cities", city)], with_references=False))
    window.checking.settle()
    panel.refresh()
    choose(panel, "REF003")
    told = [line for line in panel.details.page.toPlainText().splitlines() if "too" in line]
    assert len(told) == 1
    assert told[0].startswith("Named here too: demand card ")
    places = [listing.place(one, document.scenario) for one in rows(panel)]
    assert any(one.startswith("Demand card ") for one in places)


def test_a_line_tells_the_number_and_the_worst_until_the_list_is_opened(qtbot: QtBot) -> None:
    window, panel = opened(qtbot, is_open=False)
    window.resize(1360, 860)
    put(window, "cities", next(iter(TUTORIAL.cities)), "supplies", "nonsense", to=True)
    assert panel.body.isHidden()
    assert panel.summary.text() == "1 problem"
    assert "nonsense" in panel.first.whole
    qtbot.mouseClick(panel.fold, Qt.MouseButton.LeftButton)
    assert not panel.body.isHidden()
    assert not panel.first.whole
    assert [one.code for one in rows(panel)] == ["REF004"]


def test_an_open_list_is_open_in_the_next_window_too(qtbot: QtBot) -> None:
    window, _ = opened(qtbot)
    again = Window(Studio(Settings(window.studio.settings.plain())))
    qtbot.addWidget(again)
    there = again.panels["problems"]
    assert isinstance(there, Problems)
    assert there.fold.isChecked()
    assert not there.body.isHidden()


def test_an_explanation_is_read_from_its_beginning_however_it_is_laid_out(qtbot: QtBot) -> None:
    window, panel = opened(qtbot)
    window.resize(1360, 860)
    window.show()
    put(window, "cities", next(iter(TUTORIAL.cities)), "supplies", "coals", to=True)
    choose(panel, "REF004")
    bar = panel.details.page.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    QApplication.processEvents()
    assert bar.value() == 0
    window.resize(1000, 600)
    QApplication.processEvents()
    assert bar.value() == 0
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMaximum)
    window.resize(1020, 600)
    QApplication.processEvents()
    assert bar.value() > 0, "what somebody reads stays"

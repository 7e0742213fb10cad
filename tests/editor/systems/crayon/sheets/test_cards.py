"""The panel of goods and cards, as a person uses it."""

from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor.panels.tables.cards import Cards
from editor.systems.crayon.sheets.demands import Demands
from editor.window.docks import show_panel
from editor.window.window import Window
from model.bundled import bundled_scenarios
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from tests.drawing.samples import loaded
from tests.editor.windows import window_on

TUTORIAL = loaded(bundled_scenarios()["tutorial"])


def opened(qtbot: QtBot, sheet: str, scenario: Scenario = TUTORIAL) -> tuple[Window, Cards, Any]:
    window = window_on(qtbot, scenario)
    panel = window.panels["cards"]
    assert isinstance(panel, Cards)
    window.show()
    show_panel(window, "cards")
    view = panel.views[sheet]
    panel.tabs.setCurrentWidget(view)
    return window, panel, view


def now(window: Window) -> Scenario:
    assert window.studio.document is not None
    return window.studio.document.scenario


def put(view: Any, row: int, column: int, value: object) -> None:
    """Types into a place of the table."""
    view.order.setData(view.order.index(row, column), value)


def test_chips_are_typed_and_undone(qtbot: QtBot) -> None:
    window, _, view = opened(qtbot, "goods")
    good = view.model.rows[0]
    put(view, 0, 1, 12)
    assert now(window).goods[good].chips == 12
    assert window.studio.document is not None
    window.studio.document.undo()
    assert view.order.index(0, 1).data() == str(TUTORIAL.goods[good].chips)


def test_what_does_not_fit_is_told_below_the_table(qtbot: QtBot) -> None:
    window, _, view = opened(qtbot, "goods")
    put(view, 0, 2, "pink")
    assert now(window) is TUTORIAL
    assert view.status.text()
    put(view, 0, 2, "#ff88aa")
    assert not view.status.text()


def test_a_click_lets_a_city_supply_a_good(qtbot: QtBot) -> None:
    window, _, view = opened(qtbot, "supplies")
    city, good = view.model.rows[0], next(iter(TUTORIAL.goods))
    was = good in TUTORIAL.cities[city].supplies
    spot = view.table.visualRect(view.order.index(0, 0)).center()
    qtbot.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert (good in now(window).cities[city].supplies) is not was
    qtbot.keyClick(view.table, Qt.Key.Key_Space)
    assert (good in now(window).cities[city].supplies) is was


def test_a_good_that_is_used_is_taken_away_after_a_question(qtbot: QtBot) -> None:
    window, _, view = opened(qtbot, "goods")
    good = next(g for g in view.model.rows if view.sheet.users(TUTORIAL, [g]))
    view.go_to(good)
    qtbot.keyClick(view.table, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert good in now(window).goods
    assert view.question.isVisible()
    view.question.yes.click()
    assert good not in now(window).goods


def test_a_row_is_added_and_becomes_the_current_one(qtbot: QtBot) -> None:
    window, _, view = opened(qtbot, "events")
    view.add.click()
    assert view.current_row() == "new-event"
    assert now(window) is not TUTORIAL


def test_effects_are_checked_while_they_are_typed(qtbot: QtBot) -> None:
    window, panel, view = opened(qtbot, "events")
    event = view.model.rows[0]
    view.go_to(event)
    effects = panel.effects
    effects.text.setPlainText("- {effect: explode}")
    assert effects.trouble.text()
    assert not effects.take.isEnabled()
    effects.text.setPlainText("- {effect: reveal-cash}")
    assert effects.take.isEnabled()
    effects.take.click()
    part = now(window).part
    assert len(part.events[event].effects) == 1
    assert "open to all" in effects.words.text()


def test_the_filter_keeps_what_holds_the_words(qtbot: QtBot) -> None:
    _, _, view = opened(qtbot, "demands")
    city = next(iter(TUTORIAL.cities.values())).name
    qtbot.keyClicks(view.text, city)
    rows = view.order.rowCount()
    assert 0 < rows < len(view.model.rows)
    assert all(
        city.casefold() in " ".join(str(view.order.index(r, c).data()) for c in range(4)).casefold()
        for r in range(rows)
    )


def test_cards_are_proposed_beside_the_window_as_one_step(qtbot: QtBot) -> None:
    bare = apply(TUTORIAL, Demands().removed(TUTORIAL, Demands().rows(TUTORIAL)))
    window, _, view = opened(qtbot, "demands", bare)
    view.proposal_wanted.emit("deck")
    assert "Working" in view.status.text()
    qtbot.waitUntil(lambda: bool(now(window).part.demands), timeout=30_000)
    assert window.studio.document is not None
    assert len(window.studio.document.history.steps) == 1
    assert "demand cards" in view.status.text()
    qtbot.waitUntil(lambda: view.sheet.fair is not None, timeout=30_000)


def test_a_map_of_another_system_has_no_cards(qtbot: QtBot) -> None:
    from dataclasses import replace

    other = replace(TUTORIAL, system="chess", part=None)
    _, panel, _ = opened(qtbot, "goods", other)
    assert panel.tabs.count() == 2


def test_a_good_that_is_gone_to_is_shown_in_the_properties(qtbot: QtBot) -> None:
    window, _, view = opened(qtbot, "goods")
    with qtbot.waitActive(window):
        window.activateWindow()
    view.table.setFocus()
    qtbot.keyClick(view.table, Qt.Key.Key_Down)
    assert window.studio.desk is not None
    assert window.studio.desk.selection.of("goods") == (view.current_row(),)


def test_names_of_goods_can_be_read_beside_the_numbers(qtbot: QtBot) -> None:
    _, _, view = opened(qtbot, "goods", loaded(bundled_scenarios()["china"]))
    qtbot.waitUntil(lambda: view.table.columnWidth(0) >= view.table.sizeHintForColumn(0))

"""A deck as a whole: payouts by distance, what strays, uses, and the formula card by card."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.systems.crayon.beside.beside_demands import BesideDemands
from editor.systems.crayon.beside.deck_figures import (
    next_stray,
    points_of,
    summary,
    taken_over,
    ticks,
    told_of,
    uses_of,
)
from editor.systems.crayon.sheets.demands import PAYS, Demands, Place
from editor.window.window import Window
from model.bundled import bundled_scenarios
from model.forms.form import DoesNotFit
from model.scenario.change import apply
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.systems.crayon.economy.judging import judged_deck
from model.systems.crayon.economy.market import market_of
from model.systems.crayon.economy.proposing import payouts_proposed
from tests.drawing.samples import loaded
from tests.editor.windows import desk_of, panel_in_sight, window_on

TUTORIAL = loaded(bundled_scenarios()["tutorial"])
FAIR = payouts_proposed(TUTORIAL)
FIRST = Demands().rows(TUTORIAL)[0]


def dearer(scenario: Scenario, row: Place, pays: int) -> Scenario:
    return apply(scenario, Demands().edited(scenario, row, PAYS, pays))


def test_every_demand_is_a_point_with_its_haul() -> None:
    points = points_of(TUTORIAL, FAIR)
    judged = judged_deck(market_of(TUTORIAL)).judged
    assert [(one.row.card, one.pays) for one in points] == [
        (one.card, one.demand.pays) for one in judged
    ]
    assert [one.fair.mileposts for one in points if one.fair] == [
        one.fair.haul.mileposts for one in judged if one.fair
    ]
    assert [one.strays for one in points] == [
        one.fair is not None and not one.is_within for one in judged
    ]


def test_uses_are_counted_and_what_nobody_asks_for_comes_first() -> None:
    verdict = judged_deck(market_of(TUTORIAL))
    points = points_of(TUTORIAL, FAIR)
    for of, counted in (("cities", verdict.cities), ("goods", verdict.goods)):
        uses = uses_of(TUTORIAL, points, of)
        assert {use.id: len(use.rows) for use in uses} == dict(counted)
        assert [len(use.rows) for use in uses] == sorted(counted.values())
    good = uses_of(TUTORIAL, points, "goods")[-1]
    pays = [one.pays for one in points if one.good == good.id]
    assert (good.least, good.most) == (min(pays), max(pays))
    assert min(pays) <= good.mean <= max(pays)


def test_what_strays_is_found_told_and_taken_over_card_by_card() -> None:
    scenario = dearer(dearer(TUTORIAL, FIRST, 9_000), Demands().rows(TUTORIAL)[-1], 8_000)
    points = points_of(scenario, FAIR)
    last = Demands().rows(TUTORIAL)[-1]
    assert "2 stray from the formula" in summary(points)
    first = next_stray(points, None)
    assert first is not None
    assert first.row == FIRST
    then = next_stray(points, first.row)
    assert then is not None
    assert then.row == last
    assert next_stray(points, last) == first, "after the last one it begins again"
    assert "9000; the formula says" in told_of(scenario, points, FIRST.card)
    after = apply(scenario, taken_over(scenario, points, [FIRST.card]))
    card = things_in(after, "demands")[FIRST.card]
    assert [one.pays for one in card] == [FAIR[one.city, one.good].amount for one in card]
    assert things_in(after, "demands")[last.card] == things_in(scenario, "demands")[last.card]
    with pytest.raises(DoesNotFit):
        taken_over(scenario, points, [])


def test_a_deck_that_nobody_judged_has_no_strays() -> None:
    points = points_of(dearer(TUTORIAL, FIRST, 9_000), None)
    assert next_stray(points, None) is None
    assert "stray" not in summary(points)


@pytest.mark.parametrize(
    ("most", "room", "found"),
    [(64, 5, [0, 20, 40, 60]), (7, 10, [*range(8)]), (100, 2, [0, 50, 100]), (999_999, 4, None)],
)
def test_axes_have_round_numbers(most: int, room: int, found: list[int] | None) -> None:
    shown = list(ticks(most, room))
    assert found is None or shown == found
    assert len(shown) <= room + 1


# -- in the window


class Deck:
    """The demands of a map in a window, with what stands beside them."""

    def __init__(self, qtbot: QtBot, scenario: Scenario) -> None:
        self.window: Window = window_on(qtbot, scenario)
        panel: Any = panel_in_sight(self.window, "cards")
        self.view = panel.views["demands"]
        panel.tabs.setCurrentWidget(self.view)
        self.beside: BesideDemands = self.view.beside
        qtbot.waitUntil(lambda: self.view.sheet.fair is not None, timeout=60_000)
        self.window.resize(1400, 900)

    @property
    def now(self) -> Scenario:
        return desk_of(self.window).scenario

    def press(self, spot: QPointF) -> None:
        plot = self.beside.plot
        QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=spot.toPoint())


def test_a_click_on_a_point_chooses_its_row_and_its_city(qtbot: QtBot) -> None:
    deck = Deck(qtbot, dearer(TUTORIAL, FIRST, 500))
    plot = deck.beside.plot
    (point,) = (one for one in plot.points if one.row == FIRST)
    deck.press(plot.spot(point))
    assert deck.view.current_row() == FIRST
    assert desk_of(deck.window).selection.of("cities") == (point.city,)
    assert "500; the formula says" in deck.beside.card.text()
    assert deck.beside.take.isEnabled()
    deck.press(QPointF(2, 2))
    assert deck.view.current_row() == FIRST, "a click beside all points means none"


def test_points_are_reached_by_keys_and_told(qtbot: QtBot) -> None:
    deck = Deck(qtbot, TUTORIAL)
    plot = deck.beside.plot
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert deck.view.current_row() == plot.points[0].row
    QTest.keyClick(plot, Qt.Key.Key_Up)
    assert deck.view.current_row() == plot.points[1].row
    QTest.keyClick(plot, Qt.Key.Key_Left)
    assert deck.view.current_row() == plot.points[0].row
    assert "Card " in plot.accessibleDescription()
    assert not plot.grab().isNull()


def test_the_formula_is_taken_over_by_two_buttons(qtbot: QtBot) -> None:
    deck = Deck(qtbot, dearer(TUTORIAL, FIRST, 500))
    assert "1 strays" in deck.beside.summary.text()
    deck.beside.following.click()
    assert deck.view.current_row() == FIRST
    deck.beside.take.click()
    demand = things_in(deck.now, "demands")[FIRST.card][FIRST.line]
    assert demand.pays == FAIR[demand.city, demand.good].amount
    assert len(desk_of(deck.window).document.history.steps) == 1
    assert "stray" not in deck.beside.summary.text()
    assert not deck.beside.following.isEnabled()


def test_demands_for_a_good_are_chosen_from_its_use(qtbot: QtBot) -> None:
    deck = Deck(qtbot, TUTORIAL)
    goods = deck.beside.goods
    deck.beside.tabs.setCurrentWidget(goods)
    with qtbot.waitActive(deck.window):
        deck.window.activateWindow()
    goods.setFocus()
    item = goods.topLevelItem(goods.topLevelItemCount() - 1)
    assert item is not None
    goods.setCurrentItem(item)
    places, _ = deck.view.blocks.chosen()
    assert len(places) == int(item.text(1))
    titles = {deck.view.order.index(place, 2).data() for place in places}
    assert titles == {item.text(0)}
    goods.sortByColumn(4, Qt.SortOrder.DescendingOrder)
    most = [int(goods.topLevelItem(n).text(4) or 0) for n in range(goods.topLevelItemCount())]  # type: ignore[union-attr]
    assert most == sorted(most, reverse=True)


def test_a_map_without_demands_has_an_empty_deck(qtbot: QtBot) -> None:
    bare = apply(TUTORIAL, Demands().removed(TUTORIAL, Demands().rows(TUTORIAL)))
    deck = Deck(qtbot, bare)
    assert deck.beside.summary.text() == "0 demands on 0 cards."
    assert not deck.beside.take.isEnabled()
    assert not deck.beside.plot.grab().isNull()

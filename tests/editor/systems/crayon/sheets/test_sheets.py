"""The sheets of goods and cards, and proposals for them; without a window."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from editor.panels.sheets import goods_sheet
from editor.panels.sheets.goods_sheet import Count, Goods
from editor.panels.sheets.sheet import Sheet
from editor.panels.sheets.spelling import effects_in_words
from editor.panels.sheets.supplies_sheet import Supplies
from editor.systems.crayon.jobs.propose import run
from editor.systems.crayon.sheets.demands import CITY, GOOD, PAYS, Demands, Place
from editor.systems.crayon.sheets.events import (
    Events,
    effects_as_text,
    effects_edited,
)
from editor.systems.crayon.sheets.proposals import summary
from editor.workshop.bench import Bench
from model.bundled import bundled_scenarios
from model.collection import Things, thaw
from model.forms.form import DoesNotFit
from model.scenario.change import Change, apply
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.systems.crayon.economy.proposing import FairPayout, payouts_proposed
from tests.drawing.samples import loaded
from tests.editor.boards import plain

TUTORIAL = loaded(bundled_scenarios()["tutorial"])
SHEETS = (Goods(), Supplies(), Demands(), Events())
OURS = sorted(
    name for name, path in bundled_scenarios().items() if loaded(path).system == TUTORIAL.system
)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.TITLE)
@pytest.mark.parametrize("name", OURS)
def test_every_place_of_every_sheet_can_be_read(sheet: Sheet, name: str) -> None:
    scenario = loaded(bundled_scenarios()[name])
    for row in list(sheet.rows(scenario))[:5]:
        for column in range(len(sheet.columns(scenario))):
            entry = sheet.entry(scenario, row, column)
            assert entry.text or entry.picture or not entry.is_odd


def test_a_good_gets_another_name_number_and_colour() -> None:
    sheet = Goods()
    good = sheet.rows(TUTORIAL)[0]
    after = apply(TUTORIAL, sheet.edited(TUTORIAL, good, 0, "Black Coal"))
    after = apply(after, sheet.edited(after, good, 1, 9))
    after = apply(after, sheet.edited(after, good, 2, "#112233"))
    found = after.goods[good]
    assert (found.name, found.chips, found.colour) == ("Black Coal", 9, "#112233")
    with pytest.raises(DoesNotFit):
        sheet.edited(TUTORIAL, good, 2, "pink")


def test_a_good_goes_with_all_that_names_it_and_says_what_that_is() -> None:
    sheet = Goods()
    good = next(g for g in sheet.rows(TUTORIAL) if sheet.users(TUTORIAL, [g]))
    after = apply(TUTORIAL, sheet.removed(TUTORIAL, [good]))
    assert good not in after.goods
    assert not any(good in city.supplies for city in after.cities.values())


def test_new_goods_have_ids_of_their_own() -> None:
    sheet = Goods()
    once = apply(TUTORIAL, sheet.added(TUTORIAL, None))
    twice = apply(once, sheet.added(once, None))
    assert len(twice.goods) == len(TUTORIAL.goods) + 2


def test_a_tick_gives_a_city_a_good_and_takes_it_away() -> None:
    sheet = Supplies()
    city, column = sheet.rows(TUTORIAL)[0], 0
    was = sheet.entry(TUTORIAL, city, column).is_ticked
    after = apply(TUTORIAL, sheet.edited(TUTORIAL, city, column, not was))
    assert sheet.entry(after, city, column).is_ticked is not was
    assert apply(after, sheet.edited(after, city, column, was)).cities == TUTORIAL.cities


def test_a_demand_gets_another_city_good_and_payout() -> None:
    sheet = Demands()
    place = sheet.rows(TUTORIAL)[1]
    city, good = list(TUTORIAL.cities)[-1], list(TUTORIAL.goods)[-1]
    after = TUTORIAL
    for column, value in ((CITY, city), (GOOD, good), (PAYS, 77)):
        after = apply(after, sheet.edited(after, place, column, value))
    texts = [sheet.entry(after, place, column).value for column in (CITY, GOOD, PAYS)]
    assert texts == [city, good, 77]
    with pytest.raises(DoesNotFit):
        sheet.edited(TUTORIAL, place, PAYS, "much")


def test_a_card_goes_with_its_last_demand() -> None:
    sheet = Demands()
    card = sheet.rows(TUTORIAL)[0].card
    places = [row for row in sheet.rows(TUTORIAL) if row.card == card]
    one_less = apply(TUTORIAL, sheet.removed(TUTORIAL, places[:1]))
    assert len(sheet.rows(one_less)) == len(sheet.rows(TUTORIAL)) - 1
    gone = apply(TUTORIAL, sheet.removed(TUTORIAL, places))
    assert card not in {row.card for row in sheet.rows(gone)}


def test_a_new_card_is_like_the_chosen_one_and_has_the_next_number() -> None:
    sheet = Demands()
    first = sheet.rows(TUTORIAL)[0]
    after = apply(TUTORIAL, sheet.added(TUTORIAL, first))
    new = {row.card for row in sheet.rows(after)} - {row.card for row in sheet.rows(TUTORIAL)}
    assert new == {str(max(int(row.card) for row in sheet.rows(TUTORIAL)) + 1)}
    with pytest.raises(DoesNotFit):
        sheet.added(plain(), None)


def test_the_formula_stands_beside_the_payout_and_marks_what_strays() -> None:
    sheet = Demands()
    place = Place(sheet.rows(TUTORIAL)[0].card, 0)
    assert sheet.entry(TUTORIAL, place, 4).text == "…"
    city, good = (sheet.entry(TUTORIAL, place, column).value for column in (CITY, GOOD))
    sheet.fair = {(city, good): FairPayout(100, 90, 110)}
    assert sheet.entry(TUTORIAL, place, 4).text == "100"
    assert sheet.entry(TUTORIAL, place, PAYS).is_odd
    sheet.fair = payouts_proposed(TUTORIAL)
    assert not sheet.entry(TUTORIAL, place, PAYS).is_odd


def test_events_are_told_in_words_and_edited_as_text() -> None:
    sheet = Events()
    event = sheet.rows(TUTORIAL)[0]
    spelt = Events().spelt(TUTORIAL, event, 0)
    assert spelt is not None
    assert spelt.words == effects_in_words(TUTORIAL, "events", event) != ""
    assert effects_in_words(TUTORIAL, "goods", event) == ""
    text = effects_as_text(TUTORIAL, event)
    assert text.startswith("- {effect:")
    assert not effects_edited(TUTORIAL, event, text)
    after = apply(TUTORIAL, effects_edited(TUTORIAL, event, "- {effect: reveal-cash}"))
    assert "open to all" in effects_in_words(after, "events", event)
    after = apply(TUTORIAL, effects_edited(TUTORIAL, event, ""))
    assert "nothing" in effects_in_words(after, "events", event)


@pytest.mark.parametrize(
    "text",
    ["- {effect: explode}", "effect: no", "- {effect: lose-turn", "- [1, 2]", "x" * 60_000, "\t-"],
)
def test_effects_that_cannot_be_are_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(DoesNotFit) as trouble:
        effects_edited(TUTORIAL, Events().rows(TUTORIAL)[0], text)
    assert trouble.value.why


@pytest.mark.parametrize("name", OURS)
def test_the_text_of_every_bundled_event_says_the_same_again(name: str) -> None:
    scenario = loaded(bundled_scenarios()[name])
    for event in Events().rows(scenario):
        assert not effects_edited(scenario, event, effects_as_text(scenario, event))


def wished(scenario: Scenario, what: str) -> dict[str, Any]:
    said = {
        "what": what,
        "scenario": write_scenario(scenario),
        "presets": thaw(scenario.presets),
    }
    (answer,) = run(said, Bench(Path(), lambda _stage: None))
    return answer


def test_a_proposal_is_one_change_that_can_be_told_in_a_sentence() -> None:
    bare = apply(TUTORIAL, Demands().removed(TUTORIAL, Demands().rows(TUTORIAL)))
    change = Change.from_plain(wished(bare, "deck")["change"])
    after = apply(bare, change)
    assert Demands().rows(after)
    assert "demand cards" in summary(bare, after)


def test_all_cards_anew_are_others_every_time_and_the_same_for_the_same_map() -> None:
    first = apply(TUTORIAL, Change.from_plain(wished(TUTORIAL, "deck-anew")["change"]))
    second = apply(first, Change.from_plain(wished(first, "deck-anew")["change"]))
    assert first != TUTORIAL
    assert second != first
    again = apply(TUTORIAL, Change.from_plain(wished(TUTORIAL, "deck-anew")["change"]))
    assert again == first


def test_fair_payouts_come_back_by_city_and_good() -> None:
    fair = wished(TUTORIAL, "fair")["fair"]
    found = payouts_proposed(TUTORIAL)
    assert {(city, good): FairPayout(*rest) for city, good, *rest in fair} == found


def test_a_good_that_no_city_supplies_is_looked_at_where_the_system_needs_it() -> None:
    sheet, good = Goods(), next(iter(TUTORIAL.goods))
    alone = replace(TUTORIAL, cities=Things())
    columns = [one.title for one in sheet.columns(alone)]
    assert columns[-2:] == ["Cities", "Cards"]
    assert sheet.entry(alone, good, columns.index("Cities")).is_odd
    other = replace(alone, system="trains")
    columns = [one.title for one in sheet.columns(other)]
    assert columns[-1] == "Cities"
    assert not sheet.entry(other, good, len(columns) - 1).is_odd


def test_a_system_may_count_something_else_of_goods(monkeypatch: pytest.MonkeyPatch) -> None:
    count = Count("Cubes", "In the bag.", lambda _: {})
    module = SimpleNamespace(COUNTS=(count,))
    monkeypatch.setattr(goods_sheet, "part_of", lambda *_: module)
    sheet, good = Goods(), next(iter(TUTORIAL.goods))
    columns = [one.title for one in sheet.columns(TUTORIAL)]
    assert "Cities" not in columns
    assert sheet.entry(TUTORIAL, good, columns.index("Cubes")).text == "0"

"""What `milepost info` tells and is no fault: networks, trade, deck, what is left open."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from milepost.showing.facts import facts_of, lines_of
from model.bundled import bundled_scenarios
from model.collection import Things, freeze
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from model.systems.crayon.things import effects as fx
from model.systems.crayon.things.part import CrayonPart
from tests.generate.scenario import scenarios
from tests.validator.examples import as_file

TUTORIAL = load(bundled_scenarios()["tutorial"])
FACTS = facts_of(TUTORIAL)
LINES = lines_of(FACTS, TUTORIAL)


def line(begins: str, lines: list[str] = LINES) -> str:
    (found,) = [one for one in lines if one.startswith(f"  {begins}: ")]
    return found


def layered(text: str) -> tuple[dict[str, Any], list[str]]:
    """Facts and lines of the tutorial with a layer over it."""
    scenario = as_file(text).scenario
    facts = facts_of(scenario)
    return facts, lines_of(facts, scenario)


@pytest.mark.rule("VAL-CRY-16")
def test_the_network_is_counted() -> None:
    network = FACTS["network"]
    assert (network["mileposts"], network["edges"], network["land_pieces"]) == (157, 373, [157])
    assert network["crossed_edges"] == {
        "dry-lake": 3,
        "dry-river": 4,
        "inlet": 8,
        "lake": 5,
        "river": 17,
    }
    assert line("network").startswith("  network: 157 mileposts, 373 edges, one piece of land; ")


@pytest.mark.rule("VAL-CRY-21")
def test_a_river_through_a_major_city_is_named() -> None:
    assert FACTS["red_bridges"] == []
    assert not any(one.startswith("  rivers in major") for one in LINES)
    canal = "{id: canal, name: Canal, kind: KIND, also_crosses: ['13,9 13,10', '13,8 13,9']}"
    facts, lines = layered("waters:\n- " + canal.replace("KIND", "river"))
    assert facts["red_bridges"] == [{"water": "canal", "city": "larkhaven", "edges": 2}]
    assert line("rivers in major cities", lines).startswith(
        "  rivers in major cities: Canal in Larkhaven;"
    )
    assert layered("waters:\n- " + canal.replace("KIND", "lake"))[0]["red_bridges"] == []


@pytest.mark.rule("VAL-CRY-35")
def test_cities_without_a_part_in_the_trade_are_listed() -> None:
    assert FACTS["idle"] == {"supply_nothing": [], "never_demanded": []}
    facts, lines = layered(
        "cities:\n- {id: belogor, supplies: []}\n"
        "- {id: elsewhere, name: Elsewhere, kind: small, at: '4,6'}\n"
    )
    assert facts["idle"] == {
        "supply_nothing": ["belogor", "elsewhere"],
        "never_demanded": ["elsewhere"],
    }
    assert line("supply nothing", lines) == "  supply nothing: Belogor, Elsewhere"
    assert line("on no card", lines) == "  on no card: Elsewhere"


@pytest.mark.rule("VAL-CRY-35")
def test_a_map_without_a_trade_lists_no_cities() -> None:
    bare = replace(
        TUTORIAL,
        goods=Things(),
        cities=Things({n: replace(c, supplies=()) for n, c in TUTORIAL.cities.items()}),
        part=replace(TUTORIAL.part_as(CrayonPart), demands=Things()),
    )
    facts = facts_of(bare)
    assert len(facts["idle"]["supply_nothing"]) == len(TUTORIAL.cities)
    words = "\n".join(lines_of(facts, bare))
    assert "supply nothing" not in words
    assert "on no card" not in words


@pytest.mark.rule("VAL-CRY-48")
def test_payouts_are_told_with_their_spread_and_by_the_milepost() -> None:
    pays = sorted(d.pays for card in TUTORIAL.part_as(CrayonPart).demands.values() for d in card)
    told = FACTS["payouts"]
    assert (told["least"], told["most"], told["total"]) == (pays[0], pays[-1], sum(pays))
    assert sum(told["by_tens"].values()) == len(pays)
    assert told["by_tens"]["30-39"] == sum(30 <= amount < 40 for amount in pays)
    assert line("payouts") == "  payouts: 6 to 32, half of them 10 to 19, median 14"
    rates = told["per_milepost"]
    assert rates["best"]["pays"] >= rates["median"]["pays"] >= rates["worst"]["pays"]
    # It is three mileposts from the rim of Astermoor to Belogor.
    assert rates["best"]["demand"] == "belogor wool 10"
    assert rates["best"]["pays"] == pytest.approx(10 / rates["best"]["mileposts"], abs=0.01)
    assert line("pay per milepost").endswith(
        f"worst {rates['worst']['pays']:g} ({rates['worst']['demand']}, "
        f"{rates['worst']['mileposts']} mileposts)"
    )


@pytest.mark.rule("VAL-CRY-65")
def test_the_share_of_events_and_the_draws_between_them() -> None:
    # 36 demand cards and 8 events: on average the fifth card is the first event.
    assert FACTS["deck"] == {"cards": 44, "events": 8, "share": 0.182, "draws_to_an_event": 5.0}
    assert line("deck") == "  deck: 44 cards, 8 of them events (18 %): one comes every 5 draws"


@pytest.mark.rule("VAL-CRY-65")
def test_copies_count_and_so_do_cards_that_the_rules_add() -> None:
    events = TUTORIAL.part_as(CrayonPart).events
    twice = events.put("snow", replace(events["snow"], count=3))
    more = replace(
        TUTORIAL,
        rules=freeze({"preset": "china-rails", "deck": {"reshuffle_cards": 1}}),
        part=replace(TUTORIAL.part_as(CrayonPart), events=twice),
    )
    assert facts_of(more)["deck"]["events"] == 11
    none = replace(TUTORIAL, part=replace(TUTORIAL.part_as(CrayonPart), events=Things()))
    assert facts_of(none)["deck"]["draws_to_an_event"] is None


@pytest.mark.rule("VAL-CRY-79")
def test_the_cheapest_network_that_wins_and_the_deliveries_that_pay_for_it() -> None:
    victory = FACTS["victory"]
    assert (victory["cash"], victory["track"], victory["exact"]) == (120, 21, True)
    # 30 to begin with; 120 and the track are to be had at 14 a delivery.
    assert victory["deliveries"] == -(-(120 + 21 - 30) // 14) == 8
    assert line("victory").endswith("cheapest network 21 in 14 sections; about 8 deliveries to win")


def left_open(scenario: Scenario) -> dict[str, dict[str, Any]]:
    return {one["id"]: one["values"] for one in facts_of(scenario)["left_open"]}


@pytest.mark.rule("VAL-CRY-09")
def test_what_the_books_leave_open_is_listed_with_its_values() -> None:
    found = left_open(TUTORIAL)
    assert found["OPEN-CRY-24"] == {"ferry.far_port_cost": 1}
    assert found["OPEN-CRY-76"]["cost.crossing"]["dry-lake"] == 1
    assert "OPEN-CRY-39" not in found, "no rule could settle it"
    said = replace(TUTORIAL, rules=freeze({"preset": "china-rails", "rent": {"when": "on-entry"}}))
    assert "OPEN-CRY-40" in found
    assert "OPEN-CRY-40" not in left_open(said)
    assert "    OPEN-CRY-24  ferry.far_port_cost: 1" in LINES
    assert "    OPEN-CRY-26  win.ferry_connects: true" in LINES


@pytest.mark.rule("VAL-CRY-09")
def test_only_what_the_map_has_is_left_open() -> None:
    bare = left_open(replace(TUTORIAL, part=CrayonPart()))
    # No ferries, no links, no floods, no events, no loans.
    assert not {"OPEN-CRY-24", "OPEN-CRY-29", "OPEN-CRY-55", "OPEN-CRY-45", "OPEN-CRY-44"} & set(
        bare
    )
    assert {"OPEN-CRY-12", "OPEN-CRY-32"} <= set(bare)
    assert "OPEN-CRY-53" not in left_open(TUTORIAL), "no card sends trains on an errand"


@pytest.mark.rule("VAL-CRY-09")
def test_a_card_that_taxes_by_the_placeholder_is_told() -> None:
    assert "OPEN-CRY-05" not in left_open(TUTORIAL)
    part = TUTORIAL.part_as(CrayonPart)
    bare = replace(part.events["rail-tax"], effects=(fx.Tax(Things()),))
    taxed = replace(TUTORIAL, part=replace(part, events=part.events.put("rail-tax", bare)))
    assert left_open(taxed)["OPEN-CRY-05"]["tax.table"]["more"] == 25
    table = {"preset": "china-rails", "tax": {"table": {"more": 0}}}
    assert "OPEN-CRY-05" not in left_open(replace(taxed, rules=freeze(table)))


def test_rules_that_cannot_be_read_leave_nothing_open() -> None:
    lost = replace(TUTORIAL, rules=freeze({"preset": "atlantis"}))
    facts = facts_of(lost)
    assert facts["left_open"] == []
    assert "deck" not in facts
    assert line("network", lines_of(facts, lost)).startswith("  network: none, for ")


@settings(max_examples=15, deadline=None)
@given(scenarios())
def test_the_facts_of_any_scenario_are_plain_data_and_whole_lines(scenario: Scenario) -> None:
    facts = facts_of(scenario)
    assert json.loads(json.dumps(facts)) == facts
    assert all("\n" not in one for one in lines_of(facts, scenario))

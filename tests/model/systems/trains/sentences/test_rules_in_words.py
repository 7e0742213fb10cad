"""The rules of Trains in words, and what is different on a map: sentences made of the data."""

from dataclasses import replace
from typing import Any

import pytest

from model.rules.resolving import resolve_rules
from model.rules.told_sections import Section
from model.scenario.scenario import Scenario
from model.systems.trains.sentences.differences import differences
from model.systems.trains.sentences.rules_in_words import sections
from model.systems.trains.sentences.told import Told, told_of
from model.systems.trains.things.card import Kit
from model.systems.trains.things.part import TrainsPart
from tests.engine.systems.trains.games import inlet, scenario_with


def told(**rules: Any) -> Told:
    found = told_of(scenario_with(rules=rules))
    assert found is not None
    return found


def words(found: list[Section]) -> str:
    return " ".join(text for section in found for text in section.sentences)


def different(scenario: Scenario) -> str:
    return words(differences(scenario))


# -- the rules


@pytest.mark.rule("TRN-SETUP-03", "TRN-RAIL-04", "TRN-END-01", "TRN-SCORE-02")
def test_the_rules_are_told_with_the_numbers_of_the_game() -> None:
    said = words(sections(told()))
    for sentence in (
        "Everybody has a deck of 7 Normal train, 2 Rail laying and 1 Station expansion",
        "shuffles it and draws 5 cards.",
        "Everybody has 20 markers; 30 stations lie beside the board.",
        "8 kinds more, 10 cards of each, are drawn or taken from a kit.",
        "In a city it costs 1, and 1 more for each station there; on a remote place its number.",
        "Each marker of others there costs 1 more, and a hex with some brings 1 Waste.",
        "It ends when 4 piles other than Waste are empty.",
        "For each marker on a city with 0, 1, 2 and 3 stations: 0, 2, 4 and 8.",
        "Waste and cards of points cannot be played.",
    ):
        assert sentence in said


def test_prices_are_told_of_the_terrain_that_is_on_the_board() -> None:
    said = words(sections(told(costs={"terrain": {"river": 4, "volcano": 9}})))
    assert "river 4" in said
    assert "volcano" not in said


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ({"hand": 6}, "draws 6 cards"),
        ({"supply": {"select": {"kit": "holiday-pass"}}}, "The kit Holiday pass adds"),
        ({"supply": {"select": {"must": ["landfill"]}}}, "Always among them: Landfill."),
        ({"start": {"first_player": "first-seat"}}, "The first seat begins."),
        ({"costs": {"foreign": 0, "foreign_waste": 0}}, "Markers of others cost nothing."),
        ({"costs": {"foreign": 0}}, "A hex with some brings 1 Waste."),
        ({"costs": {"foreign_waste_for": "marker"}}, "each of them brings 1 Waste"),
        ({"costs": {"remote": 3}}, "3 times its number"),
        ({"costs": {"closed": ["sea", "river"]}}, "Nobody builds on river or sea."),
        ({"playing": {"effects": "as-far-as-possible"}}, "as far as that is possible"),
        ({"playing": {"waste_and_points": True}}, "can be played, and do nothing"),
        ({"playing": {"named": "any"}}, "any card at all"),
        ({"playing": {"late_parts": "needed"}}, "keep a card from being applied"),
        ({"waiving": {"foreign_waste": True}}, "is not gained either"),
        ({"end": {"empty_piles": 3}}, "3 piles other than Waste"),
        ({"scoring": {"stations": [1, 2]}}, "with 0 and 1 stations: 1 and 2."),
    ],
)
def test_every_rule_that_is_changed_is_told_and_is_a_difference(
    rules: dict[str, Any], sentence: str
) -> None:
    assert sentence in words(sections(told(**rules)))
    changed = scenario_with(rules=rules)
    assert sentence in different(changed)
    assert sentence not in different(scenario_with(rules={}))


def test_an_end_that_never_comes_is_not_told() -> None:
    said = words(sections(told(end={"empty_piles": 0, "all_track": False, "all_stations": False})))
    assert "It ends when" not in said
    assert "This is checked after each turn" in said


# -- what is different


def test_the_base_game_on_any_board_has_no_differences_but_what_was_agreed() -> None:
    plain = [one.title for one in differences(scenario_with(rules={}))]
    assert plain == [one.title for one in differences(inlet())]
    assert not {"Cards", "Kits", "Rails"} & set(plain)


def test_a_fan_card_is_told_with_what_it_costs_and_does() -> None:
    night = {
        "id": "night-shift", "name": "Night shift", "cost": 4, "value": 1, "categories": ["rail"],
        "effects": [{"rail": 1}, {"draw": 1}],
    }  # fmt: skip
    said = different(scenario_with(cards=[night]))
    assert "Night shift is new: it costs 4 and brings 1 coin. Lay 1 rail. Draw 1 card." in said


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"cost": 6}, "Tunnel: It costs 6."),
        ({"value": 2}, "Tunnel: It brings 2 coin."),
        ({"count": 5}, "Tunnel: There are 5 of it."),
        ({"name": "Bore"}, "Bore: It is what the box calls Tunnel."),
        ({"categories": ["rail", "action"]}, "Tunnel: Its categories: rail and action."),
        ({"effects": [{"rail": 2}]}, "Tunnel: Lay 2 rails."),
        ({"effects": []}, "Tunnel: It does nothing when it is played."),
    ],
)
def test_a_card_that_is_changed_tells_what(change: dict[str, Any], sentence: str) -> None:
    assert sentence in different(scenario_with(cards=[{"id": "tunnel", **change}]))


def test_kits_that_are_new_or_changed_are_told() -> None:
    base = scenario_with(rules={})
    part = base.part_as(TrainsPart)
    mine = Kit(id="mine", name="Mine", cards=("tunnel", "landfill"))
    own = replace(part, kits=part.kits.put("mine", mine).drop("holiday-pass"))
    said = different(replace(base, part=own))
    assert "Mine: Landfill and Tunnel." in said
    assert "There is no kit Holiday pass." in said


def test_a_variant_is_told_by_its_title() -> None:
    offered = resolve_rules(scenario_with(rules={})).variants
    name, said = next(iter(offered.items()))
    found = different(replace(scenario_with(rules={}), variants=(name,)))
    assert f"Variant: {said['title']}." in found


def test_without_rules_nothing_is_different() -> None:
    assert differences(scenario_with(rules={"preset": "nobody-knows"})) == []


# -- piles


@pytest.mark.rule("TRN-SETUP-05")
@pytest.mark.parametrize(("players", "rails", "stations"), [(2, 16, 18), (3, 14, 17), (4, 12, 16)])
def test_piles_are_what_starting_decks_leave(players: int, rails: int, stations: int) -> None:
    piles = told().piles(players)
    assert (piles["rail-laying"], piles["station-expansion"]) == (rails, stations)
    assert (piles["express-train"], piles["waste"]) == (20, 70)

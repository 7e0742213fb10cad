"""`milepost info` tells of a Trains board what its designer wants to know."""

import json
from pathlib import Path
from typing import Any

import pytest

from milepost.showing.facts import facts_of, lines_of
from model.files.scenario_files import read_text
from tests.generate.samples import sample
from tests.milepost.conftest import Run
from tests.validator.systems.trains.checks.told import CITIES, RULES, small

BAY = sample("lantern-bay")


def facts(text: str) -> dict[str, Any]:
    return facts_of(read_text(text).scenario)


def lines(text: str) -> str:
    scenario = read_text(text).scenario
    return "\n".join(lines_of(facts_of(scenario), scenario))


def test_the_board_in_numbers() -> None:
    found = facts_of(BAY)
    assert found["hexes"] == {
        "city": 23, "river": 14, "mountain": 11, "field": 11, "sea": 10, "remote": 7
    }  # fmt: skip
    assert (found["to_build_on"], found["to_begin_on"], found["blocked"]) == (66, 59, 8)
    assert found["rooms"] == {"1": 12, "2": 6, "3": 5}
    assert found["room"] == 39
    assert found["remote"] == [4, 4, 3, 3, 3, 2, 2]


@pytest.mark.rule("TRN-SETUP-05")
def test_piles_are_what_starting_decks_leave() -> None:
    always = facts_of(BAY)["supply"]["always"]
    assert always["rail-laying"] == {"2": 16, "3": 14, "4": 12}
    assert always["station-expansion"] == {"2": 18, "3": 17, "4": 16}
    assert set(always["waste"].values()) == {70}
    said = "Rail laying 16/14/12, Skyscraper 10, Station expansion 18/17/16, Waste 70"
    assert said in "\n".join(lines_of(facts_of(BAY), BAY))


@pytest.mark.rule("TRN-CHK-46")
class TestPurchasesThatEmptyEnoughPiles:
    def test_are_those_of_the_smallest_piles(self) -> None:
        assert facts_of(BAY)["purchases"] == {"2": 40, "3": 40, "4": 40}
        few = RULES.replace("stations: 5}", "stations: 5}, supply: {always: {building: 4}}")
        assert facts(small(rules=few))["purchases"]["2"] == 34

    def test_do_not_count_waste(self) -> None:
        more = "cards:\n- {id: waste, count: 40}\n"
        assert facts(small(more=more))["purchases"]["4"] == 40

    def test_take_the_kinds_of_the_kit(self) -> None:
        rules = RULES.replace(
            "stations: 5}",
            "stations: 5}, end: {empty_piles: 2}, supply: {select: {count: 2, each: 3, kit: k}}",
        )
        kit = "kits:\n- {id: k, cards: [landfill, garage]}\n"
        assert facts(small(rules=rules, more=kit))["purchases"]["2"] == 6

    def test_never_are_enough_where_piles_do_not_count(self) -> None:
        never = RULES.replace("stations: 5}", "stations: 5}, end: {empty_piles: 0}")
        assert facts(small(rules=never))["purchases"] == {"2": None, "3": None, "4": None}
        assert "purchases" not in lines(small(rules=never))


@pytest.mark.rule("TRN-CHK-43")
def test_cards_with_numbers_of_the_preset_are_told() -> None:
    assert len(facts_of(BAY)["numbers"]["default"]) == 39
    own = small(more="cards:\n- {id: garage, cost: 4}\n- {id: signals, text: Mind the gap.}\n")
    found = facts(own)["numbers"]
    assert found["own"] == ["garage"]
    assert "signals" in found["default"]
    assert "numbers: 38 cards have the costs, values and categories of the preset" in lines(own)
    assert "numbers of its own: Garage" in lines(own)


def test_kits_and_the_one_that_is_played() -> None:
    assert "kits: 4: Holiday pass, Osaka beginners" in "\n".join(lines_of(facts_of(BAY), BAY))
    played = small(more="variants: [holiday-pass]\n")
    assert "Holiday pass (played)" in lines(played)
    assert facts(played)["supply"]["chosen"] == 8


def test_a_board_without_remote_places_says_so() -> None:
    cities = CITIES.replace("kind: remote", "kind: city").replace(", number: 3", "")
    assert "remote places: none" in lines(small(cities=cities))


def test_without_rules_there_is_no_game() -> None:
    assert "  game: none, for " in lines(small().replace("preset: trains", "preset: trams"))


def test_a_fresh_board_has_facts_too(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "new.milepost.yaml"
    assert run("new", path, "--system", "trains").code == 0
    ran = run("info", path)
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(run("info", path, "--json").out)["room"] == 0

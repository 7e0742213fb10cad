"""What a map does differently is told rule by rule, and what is as usual is not told."""

from dataclasses import replace
from pathlib import Path

import pytest

from model.collection import freeze
from model.files.scenario_files import load
from model.rules.new_scenario import new_scenario
from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario
from model.scenario.things import Players
from model.systems.age_of_steam.sentences.differences import differences
from model.systems.age_of_steam.sentences.differences.differences import TOLD, rule_paths
from tests.model.systems.age_of_steam.track.small_lands import land

TESTS = Path(__file__).parents[4]
FILES = TESTS / "files" / "age_of_steam"
CHINA = TESTS.parent / "scenarios" / "southern-china.milepost.yaml"
MAPS = [*sorted(FILES.glob("*.yaml")), CHINA]


def changed(**rules: object) -> list[str]:
    """The sentences about an empty board whose rules are changed so."""
    scenario = new_scenario("board", "age-of-steam")
    whole = replace(scenario, rules=freeze({"preset": "age-of-steam", **rules}))
    return all_of(whole)


def all_of(scenario: Scenario) -> list[str]:
    return [text for topic in differences(scenario) for text in topic.sentences]


def test_the_base_game_has_no_differences() -> None:
    assert differences(new_scenario("board", "age-of-steam")) == []


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.name.split(".")[0])
def test_every_rule_has_a_sentence_of_its_own(path: Path) -> None:
    rules = resolve_rules(load(path)).values
    told = {rule for topic in TOLD.values() for rule in topic}
    assert {name for name, _ in rule_paths(rules)} == told


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.name.split(".")[0])
def test_whole_sentences_without_the_words_of_programs(path: Path) -> None:
    for text in all_of(load(path)):
        assert text[0].isupper() or text[0].isdigit(), text
        assert text.endswith("."), text
        assert ".." not in text, text
        assert not {"None", "Cases", "True", "False"} & {*text.replace("(", " ").split()}, text


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ({"start": {"cash": 12}}, "Players start with $12 instead of $10."),
        ({"turns": 8}, "With 3 players the game has 8 turns instead of 10."),
        ({"shares": {"price": {"cases": [{"when": {"turn": 1}, "is": 4}], "else": 5}}},
         "A share brings $4 in turn 1, otherwise $5."),
        ({"build": {"limit": 4}}, "The number of builds is 4 instead of 3."),
        ({"prices": {"terrain": {"mountain": {"cost": 6}}}}, "Mountain costs $6, instead of 4."),
        ({"growth": {"enabled": False}}, "There is no Goods Growth."),
        ({"discs": {"per_player": None, "overflow": "unlimited"}}, "Discs are without limit."),
        ({"money": {"expenses": {"share": 2}}}, "Each share costs $2 in every turn instead of $1."),
        ({"delivery": {"links": {"own": "all"}}}, "Goods move over the mover's own links alone."),
        ({"tiles": {"s3": 12}}, "There are 12 tiles S3 instead of 7."),
    ],
)  # fmt: skip
def test_a_changed_rule_is_told(rules: dict[str, object], sentence: str) -> None:
    assert sentence in changed(**rules)


def test_a_map_is_told_by_the_names_of_its_cities() -> None:
    told = all_of(load(CHINA))
    assert "There is no Engineer and no Locomotive." in told
    assert "Hong Kong takes goods of every colour." in told
    assert "Goods may not be delivered over nationalised links to Hong Kong." in told
    assert "No track crosses the edge between Shenzhen and Hong Kong." in told


def test_turns_are_told_for_the_players_of_the_map_alone() -> None:
    scenario = new_scenario("board", "age-of-steam")
    rules = {"preset": "age-of-steam", "turns": {"cases": [], "else": 7}}
    of_five = replace(scenario, players=Players(5, 5), rules=freeze(rules))
    assert all_of(of_five) == ["The map is for exactly 5 players."]


def test_house_rules_and_variants_are_told_as_they_are_written() -> None:
    isles = load(FILES / "lantern-isles.milepost.yaml")
    told = all_of(replace(isles, variants=("rough-sea",), house_rules=("The cat decides.",)))
    assert "The cat decides." in told
    assert "A delivery uses exactly 2 links." in told
    assert any(text.startswith("Variant Rough sea: Boats are dear") for text in told)


def test_special_links_of_the_same_terms_are_told_together() -> None:
    ferry = {"cost": [4, 6], "owners": 2, "group": "sea"}
    links = [
        {"id": "east", "ends": ["ash", "oak"], **ferry},
        {"id": "west", "ends": ["ash", "elm"], **ferry, "requires": "towns"},
        {"id": "north", "ends": ["elm", "oak"], **ferry, "requires": "towns"},
    ]
    groups = [{"id": "sea", "per_player_per_turn": 1}]
    told = all_of(land(special_links=links, link_groups=groups).scenario)
    terms = "costs $4 then $6, takes 1 build, is worth 1 point, has at most 2 owners"
    town = "an end may be a town"
    assert f"Special link Ash–Oak: {terms}." in told
    assert f"Special links Elm–Oak and Ash–Elm: each {terms}; {town}." in told
    assert "Of all special links a player may claim at most 1 in a turn." in told
    del links[0]["group"]
    told = all_of(land(special_links=links, link_groups=groups).scenario)
    assert told[-1] == (
        "Of these special links a player may claim at most 1 in a turn: Elm–Oak and Ash–Elm."
    )

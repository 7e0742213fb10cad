"""Santa Fe files that stand on others: on the preset, on a scenario, with the terrain option."""

from pathlib import Path

import pytest

from model.files.layers import layer_between, layered
from model.files.scenario_files import load
from model.rules.resolving import resolve_rules, rules_of
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
from model.systems.santa_fe.things.cards import Pieces
from model.systems.santa_fe.things.part import SantaFePart
from tests.model.systems.layers_of_files import below_in, over, read_soundly

HEAD = "format: 1\nid: below\ntitle: Below\nsystem: santa-fe\n"
BOARD = """board:
  kind: routes
  lines:
  - {id: ash-birch, a: ash, b: birch, segments: 2, arrow: a>b}
cities:
- {id: ash, name: Ash, xy: "1.0,2.0"}
- {id: birch, name: Birch, xy: "5.0,2.0", value: 5, squares: [sf]}
"""


def scenario_with(text: str) -> Scenario:
    return read_soundly(HEAD + BOARD + text)


def part_with(text: str) -> SantaFePart:
    return scenario_with(text).part_as(SantaFePart)


class TestThePreset:
    @pytest.mark.rule("SFR-COMP-02")
    def test_has_the_special_cards_of_the_box(self) -> None:
        cards = part_with("").cards
        counts = {key: cards[key].count for key in cards if cards[key].of == "none"}
        assert counts == {"boomtown": 3, "double-turn": 4, "four-in-one": 1, "triple-turn": 1}
        assert (cards["branch"].count, cards["branch"].of) == (3, "majors")
        assert (cards["short-line"].count, cards["short-line"].of) == (1, "short-lines")
        copies = rules_of(scenario_with(""), SantaFeRules).deck.copies
        cities = {"2": 3, "3": 7, "4": 5, "5": 7, "6": 9, "7": 7}
        assert sum(number * copies[value] for value, number in cities.items()) == 66

    @pytest.mark.rule("SFR-COMP-03")
    def test_has_the_track_of_the_box(self) -> None:
        railroads = part_with("").railroads.values()
        majors = [one.track for one in railroads if one.is_major]
        short = [one.track for one in railroads if not one.is_major]
        assert (sum(majors), len(majors), sum(short), len(short)) == (128, 5, 32, 4)

    @pytest.mark.rule("SFR-COMP-04")
    def test_has_ten_boomtown_markers(self) -> None:
        markers = part_with("").boom_markers.values()
        assert [(one.value, one.on_value, one.count) for one in markers] == [(4, 2, 3), (5, 3, 7)]

    def test_is_the_usual_one(self) -> None:
        assert resolve_rules(scenario_with("")).preset == "santa-fe-rails"


class TestThingsOverThePreset:
    def test_numbers_change_and_the_rest_stays(self) -> None:
        part = part_with(
            "railroads: [{id: sf, track: 20, home: ash}]\ncards: [{id: double-turn, bonus: 3}]\n"
        )
        sf, double = part.railroads["sf"], part.cards["double-turn"]
        assert (sf.track, sf.home, sf.name) == (20, "ash", "Santa Fe")
        assert (double.bonus, double.pieces) == (3, Pieces(first=2, second=2))

    def test_a_part_of_a_group_changes_alone(self) -> None:
        double = part_with("cards: [{id: double-turn, pieces: {second: 3}}]\n").cards["double-turn"]
        assert double.pieces == Pieces(first=2, second=3)

    def test_a_card_of_known_words_is_added_and_one_taken_away(self) -> None:
        cards = part_with(
            "cards:\n- {id: survey, count: 2, pieces: {first: 1, second: 2}, markers: 1}\n"
            "- {id: boomtown, removed: true}\n"
        ).cards
        assert (cards["survey"].markers, cards["survey"].after) == (1, "display")
        assert "boomtown" not in cards

    def test_markers_change_one_by_one(self) -> None:
        markers = part_with("boom_markers: [{id: boom-5, count: 2}]\n").boom_markers
        assert [(key, one.count) for key, one in markers.items()] == [("boom-4", 3), ("boom-5", 2)]

    def test_rules_change_key_by_key(self) -> None:
        text = 'rules:\n  preset: santa-fe-rails\n  deck: {copies: {"7": 1, "2": null}}\n'
        deck = rules_of(scenario_with(text), SantaFeRules).deck
        assert dict(deck.copies) == {"3": 1, "4": 2, "5": 2, "6": 2, "7": 1}
        assert deck.piles == 3


class TestTheTerrainOption:
    @pytest.mark.rule("SFR-TERRAIN-01")
    @pytest.mark.rule("SFR-TERRAIN-02")
    def test_gives_more_money_and_makes_branch_lines_dearer(self) -> None:
        played = as_played(scenario_with("variants: [terrain]\n"))
        rules = rules_of(played, SantaFeRules)
        assert (rules.start.money, rules.laying.may_pass) == (5, True)
        assert dict(rules.terrain.prices) == {"mountain": 1, "river": 1}
        assert played.part_as(SantaFePart).cards["branch"].price == 2

    def test_is_off_unless_it_is_switched_on(self) -> None:
        rules = rules_of(scenario_with(""), SantaFeRules)
        assert (rules.start.money, rules.laying.may_pass) == (2, False)
        assert not rules.terrain.prices


@pytest.fixture
def below(tmp_path: Path) -> Path:
    text = "railroads: [{id: sf, home: ash}]\nrules: {preset: santa-fe-rails, hand: 5}\n"
    return below_in(tmp_path, HEAD + BOARD + text)


class TestAScenarioOverAnother:
    def test_changes_cities_and_lines_one_by_one(self, below: Path) -> None:
        lines = "board: {lines: [{id: ash-birch, segments: 4}]}\n"
        scenario = over(below, lines + "cities: [{id: birch, squares: [gn], value: null}]\n")
        birch, line = scenario.cities["birch"], scenario.board.lines["ash-birch"]
        assert (birch.squares, birch.value) == (("gn",), None)
        assert (line.segments, line.arrow) == (4, "a>b")

    def test_changes_rules_and_takes_changes_back(self, below: Path) -> None:
        assert rules_of(over(below, "rules: {hand: 3}\n"), SantaFeRules).hand == 3
        assert rules_of(over(below, "rules: {removed: [hand]}\n"), SantaFeRules).hand == 4

    def test_is_found_again_between_the_two(self, below: Path) -> None:
        scenario = over(below, "railroads: [{id: sf, track: 9}]\n")
        low, high = write_scenario(load(below)), write_scenario(scenario)
        layer = layer_between(low, high)
        assert layer["railroads"] == [{"id": "sf", "track": 9}]
        assert layered(low, layer)["railroads"] == high["railroads"]

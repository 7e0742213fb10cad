"""Trains files that stand on others: on the preset, on a scenario, with variants."""

from pathlib import Path

import pytest

from model.files.layers import layer_between, layered
from model.files.scenario_files import load
from model.rules.resolving import resolve_rules, rules_of
from model.rules.variants import as_played, at_odds
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.systems.trains.effects.coins import CoinIfInPlay, IfInPlay
from model.systems.trains.effects.exchanging import Copy, Copying
from model.systems.trains.effects.hand import Draw
from model.systems.trains.effects.lasting import Waive, WhileInPlay
from model.systems.trains.effects.pieces import GainWaste, Rail
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.things.part import TrainsPart
from tests.model.systems.layers_of_files import below_in, over, read_soundly

HEAD = "format: 1\nid: below\ntitle: Below\nsystem: trains\n"
BOARD = """board: {kind: hexes, size: [3, 1], legend: {".": field}, terrain: "..."}
cities:
- {id: ash, name: Ash, kind: city, at: "0,0", room: 2}
- {id: birch, name: Birch, kind: remote, at: "2,0", number: 3}
"""
SELECTABLE = (
    "amusement-park collaboration command-central conductor-area control-room first-train "
    "freight-train garage holiday-timetable information-central ironworks landfill mail-train "
    "maintenance-factory material-dump-site passing-station pulling rapid-train signal-spot "
    "signals station-crew stationmaster-office steel-bridge switchback temporary-timetable "
    "tourist-train tunnel underground-digging viaduct wagon-factory"
).split()


def scenario_with(text: str) -> Scenario:
    return read_soundly(HEAD + BOARD + text)


def part_with(text: str) -> TrainsPart:
    return scenario_with(text).part_as(TrainsPart)


class TestThePreset:
    def test_has_all_cards_and_is_the_usual_one(self) -> None:
        assert len(part_with("").cards) == 39
        assert set(SELECTABLE) < set(part_with("").cards)
        assert resolve_rules(scenario_with("")).preset == "trains"

    def test_has_kits_of_eight_selectable_cards(self) -> None:
        kits = part_with("").kits
        assert len(kits) == 4
        for kit in kits.values():
            assert len(kit.cards) == 8
            assert set(kit.cards) <= set(SELECTABLE)

    def test_kits_are_variants_that_exclude_each_other(self) -> None:
        both = scenario_with("variants: [holiday-pass, tokyo-beginners]\n")
        assert at_odds(both) == ("holiday-pass", "tokyo-beginners")
        one = scenario_with("variants: [holiday-pass]\n")
        assert rules_of(one, TrainsRules).supply.select.kit == "holiday-pass"


class TestThingsOverThePreset:
    def test_a_card_changes_number_by_number(self) -> None:
        tunnel = part_with("cards: [{id: tunnel, cost: 4}]\n").cards["tunnel"]
        assert (tunnel.cost, tunnel.name) == (4, "Tunnel")
        assert tunnel.effects == (WhileInPlay(Waive(("mountain",))), Rail(1), GainWaste(1))

    def test_what_a_card_does_is_replaced_as_a_whole(self) -> None:
        tunnel = part_with("cards: [{id: tunnel, effects: [{draw: 2}]}]\n").cards["tunnel"]
        assert tunnel.effects == (Draw(2),)

    def test_cards_and_kits_are_added_and_taken_away(self) -> None:
        part = part_with(
            "cards:\n- {id: night-shift, cost: 4, effects: [{rail: 1}]}\n"
            "- {id: landfill, removed: true}\n"
            "kits:\n- {id: mine, cards: [night-shift, tunnel]}\n"
            "- {id: holiday-pass, removed: true}\n"
        )
        assert (part.cards["night-shift"].title, part.cards["night-shift"].count) == (
            "Night shift",
            10,
        )
        assert "landfill" not in part.cards
        assert part.kits["mine"].cards == ("night-shift", "tunnel")
        assert "holiday-pass" not in part.kits

    def test_rules_change_key_by_key(self) -> None:
        text = "rules: {preset: trains, costs: {terrain: {river: 3, clear: null}}, hand: 6}\n"
        rules = rules_of(scenario_with(text), TrainsRules)
        assert dict(rules.costs.terrain) == {"field": 0, "river": 3, "mountain": 2}
        assert (rules.hand, rules.costs.city) == (6, 1)

    def test_effects_may_name_cards(self) -> None:
        rapid = part_with("").cards["rapid-train"]
        assert rapid.effects == (CoinIfInPlay(IfInPlay(card="normal-train")),)


class TestTheLaterEdition:
    def test_is_a_variant_of_its_own(self) -> None:
        played = as_played(scenario_with("variants: [later-edition]\n"))
        cards = played.part_as(TrainsPart).cards
        assert cards["stationmaster-office"].effects == (Copy(Copying(from_="hand")),)
        assert cards["tunnel"].effects[0] == Rail(1)
        assert rules_of(played, TrainsRules).playing.effects == "as-far-as-possible"

    def test_is_off_unless_it_is_switched_on(self) -> None:
        scenario = scenario_with("")
        assert scenario.part_as(TrainsPart).cards["stationmaster-office"].effects == (
            Copy(Copying()),
        )
        assert rules_of(scenario, TrainsRules).playing.effects == "may-be-left"


@pytest.fixture
def below(tmp_path: Path) -> Path:
    text = "cards: [{id: night-shift, cost: 4}]\nrules: {preset: trains, hand: 6}\n"
    return below_in(tmp_path, HEAD + BOARD + text)


class TestAScenarioOverAnother:
    def test_changes_cities_and_cards_one_by_one(self, below: Path) -> None:
        text = "cities: [{id: ash, room: 3}]\ncards: [{id: night-shift, value: 1}]\n"
        scenario = over(below, text)
        assert scenario.cities["ash"].room == 3
        shift = scenario.part_as(TrainsPart).cards["night-shift"]
        assert (shift.cost, shift.value) == (4, 1)

    def test_is_found_again_between_the_two(self, below: Path) -> None:
        scenario = over(below, "cards: [{id: night-shift, cost: 5}]\n")
        low, high = write_scenario(load(below)), write_scenario(scenario)
        layer = layer_between(low, high)
        assert layer["cards"] == [{"id": "night-shift", "cost": 5}]
        assert layered(low, layer)["cards"] == high["cards"]

"""Sound scenarios are complete, varied, repeatable, and can be played."""

import pytest
from hypothesis import given, settings

from engine.playtests.playtest import Order, play_one
from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario, write_scenario
from model.systems.crayon.things.part import CrayonPart
from tests.generate.systems.crayon.sound.scenario import sound_scenario, sound_scenarios
from tests.schemas.shape_findings import shape_findings


@settings(max_examples=30)
@given(sound_scenarios())
def test_a_sound_scenario_fits_the_model_the_schema_and_its_rules(scenario: Scenario) -> None:
    plain = write_scenario(scenario)
    assert not read_scenario(plain).misfits
    assert shape_findings(plain, "crayon") == []
    assert resolve_rules(scenario).troubles == ()


def test_the_same_seed_makes_the_same_scenario() -> None:
    assert sound_scenario(7) == sound_scenario(7)
    assert sound_scenario(7) != sound_scenario(8)


def test_some_seeds_bring_every_kind_of_thing() -> None:
    made = [sound_scenario(seed) for seed in range(12)]
    kinds = {water.kind for one in made for water in one.waters.values()}
    assert kinds == {"river", "dry-river", "lake"}
    assert any(water.paths for one in made for water in one.waters.values())
    effects = {
        effect.WORD
        for one in made
        for event in one.part_as(CrayonPart).events.values()
        for effect in event.effects
    }
    assert {"erase-crossing", "errand", "no-move", "rekind", "retreat", "tax"} <= effects


@pytest.mark.parametrize("seed", [1, 2])
def test_bots_play_a_sound_scenario_to_its_end(seed: int) -> None:
    scenario = sound_scenario(seed)
    record = play_one(Order(scenario, ("greedy", "greedy"), games=1, seed=seed), 0)
    assert record.winners

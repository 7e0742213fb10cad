"""A system that brings nothing of its own to the tests has valid made-up scenarios all the same."""

from random import Random

import pytest

from model.rules.resolving import resolve_rules
from model.scenario.scenario_form import read_scenario, write_scenario
from model.systems import described, system_names
from tests.generate.edits import edited
from tests.generate.making import Making
from tests.generate.scenario import make_scenario, making_of, usual_system
from tests.generate.sound import sound_scenario, sound_systems
from tests.schemas.shape_findings import shape_findings

SIDES = [(3, 3), (9, 7), (14, 20)]


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("system", system_names())
def test_a_made_up_scenario_fits_the_model_the_schema_and_its_rules(
    system: str, sides: tuple[int, int]
) -> None:
    for seed in range(4):
        scenario = make_scenario(seed, *sides, system=system)
        plain = write_scenario(scenario)
        assert shape_findings(plain, system) == []
        assert read_scenario(plain) == scenario
        if described(system).rules is not None:
            assert resolve_rules(scenario).troubles == ()


@pytest.mark.parametrize("system", system_names())
def test_every_part_can_be_left_out(system: str) -> None:
    bare = make_scenario(5, 8, 8, making_of(system).PARTS, system)
    assert bare.title == "Made up"
    assert not any((bare.waters, bare.labels, bare.remarks))
    assert bare.cities


@pytest.mark.parametrize("system", system_names())
def test_the_plain_making_does_for_every_system(system: str) -> None:
    scenario = Making(system, 2, 9, 9, frozenset()).scenario()
    assert scenario == Making(system, 2, 9, 9, frozenset()).scenario()
    assert shape_findings(write_scenario(scenario), system) == []
    assert {city.kind for city in scenario.cities.values()} <= _kinds(system)


def _kinds(system: str) -> set[str]:
    return {kind.word for kind in described(system).kinds} or {"", "small"}


@pytest.mark.parametrize("system", system_names())
def test_any_scenario_can_be_edited_and_written(system: str) -> None:
    for seed in range(12):
        scenario = make_scenario(seed, 8, 8, system=system)
        after = edited(scenario, seed, Random(seed).randint(1, 6))
        assert not read_scenario(write_scenario(after)).misfits


def test_the_usual_system_makes_up_its_own() -> None:
    assert making_of(usual_system()) is not Making
    assert make_scenario(1, 5, 5).system == usual_system()


@pytest.mark.parametrize("system", sound_systems())
def test_a_system_has_scenarios_in_order(system: str) -> None:
    assert sound_scenario(1, system=system).system == system

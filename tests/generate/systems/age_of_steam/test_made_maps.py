"""Made-up maps of Age of Steam are what they claim to be: files in order, varied, repeatable."""

from itertools import combinations

import pytest

from model.rules.resolving import resolve_rules
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.rules.module_rules import MODULES
from tests.generate.systems.age_of_steam.blocks.all_blocks import ALL
from tests.generate.systems.age_of_steam.clashes import (
    REFUSED,
    allowed_pairs,
    clashes,
    pair_of,
)
from tests.generate.systems.age_of_steam.designs import designs
from tests.generate.systems.age_of_steam.made_maps import made_map, made_plain
from tests.generate.systems.age_of_steam.sound.scenario import QUIET, sound_scenario
from tests.schemas.shape_findings import shape_findings


@pytest.mark.parametrize("first", range(4))
def test_a_made_up_map_fits_the_schema_the_model_and_its_rules(first: int) -> None:
    for seed, blocks in list(enumerate(designs()))[first::12]:
        assert shape_findings(made_plain(seed, blocks), "age-of-steam") == []
        assert resolve_rules(made_map(seed, blocks)).troubles == ()


def test_the_same_seed_and_blocks_make_the_same_map() -> None:
    assert made_plain(3, ("start", "display")) == made_plain(3, ("display", "start"))
    assert made_plain(3, ("start",)) != made_plain(4, ("start",))


def test_a_block_says_something_that_the_map_without_it_does_not() -> None:
    bare = made_plain(1)
    assert "actions" not in bare["rules"]
    assert all(made_plain(1, (name,)) != bare for name in ALL)


def test_the_modules_are_all_there() -> None:
    said: set[str] = set()
    for name in ("chain-onward", "pay-first", "roles", "teleport-hop", "nationalisation"):
        rules = resolve_rules(made_map(1, (name,))).values
        assert isinstance(rules, AgeOfSteamRules)
        said.update(rules.modules)
    assert said == set(MODULES)


def test_the_designs_hold_every_allowed_pair_and_none_that_is_refused() -> None:
    held = {pair_of(*pair) for blocks in designs() for pair in combinations(blocks, 2)}
    assert held == set(allowed_pairs())
    assert not any(map(clashes, designs()))


def test_what_is_refused_is_told_with_its_check() -> None:
    assert clashes(("until-pass", "start", "chain-onward")) == [
        (("chain-onward", "until-pass"), "VAL-AOM-26")
    ]
    assert {name for pair in REFUSED for name in pair} <= set(ALL)


def test_sound_maps_are_varied_and_repeatable() -> None:
    assert sound_scenario(5) == sound_scenario(5)
    assert len({sound_scenario(seed).rules for seed in range(6)}) == 6
    assert set(QUIET) <= set(ALL)
    names = [city.name for city in sound_scenario(2, awkward=True).cities.values()]
    assert len(set(names)) == len(names)

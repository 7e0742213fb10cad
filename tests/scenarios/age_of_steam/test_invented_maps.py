"""Three maps of our own invention: each a game of a hundred lines, all blocks between them.

The Salt Marsh: dear track into the marsh fetches salt, and the dyke board takes lines over.
Crown and Guilds: three builders by rules of their own, from the capital outwards.
Lantern Isles: boats that everybody may buy, sets of colours, and oil that gets dearer every night.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from model.files.scenario_files import load
from model.rules.resolving import resolve_rules
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.rules.module_rules import MODULES
from model.systems.age_of_steam.things.city import AgeOfSteamCity, AgeOfSteamGood
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from model.systems.age_of_steam.things.position import Position
from tests.scenarios.age_of_steam.blocks_used import Block, all_blocks, blocks_used
from validator.running.validating import validate

FOLDER = Path(__file__).parents[2] / "files" / "age_of_steam"
NAMES = ("crown-and-guilds", "lantern-isles", "salt-marsh")
MAPS = {name: FOLDER / f"{name}.milepost.yaml" for name in NAMES}
OF_ALL_SYSTEMS = {
    (owner, key)
    for owner in ("AgeOfSteamCity", "AgeOfSteamGood", "NewCity", "SpecialLink")
    for key in ("names", "supplies", "overseas", "xy", "icon")
}
ONE_VALUE = {("ByTurn", "turn"), ("RandomColours", "from")}
"""Keys that can have one value only."""


@pytest.fixture(params=MAPS, scope="module")
def scenario(request: pytest.FixtureRequest) -> Scenario:
    return load(MAPS[request.param])


def _with_variants(scenario: Scenario) -> Iterator[Scenario]:
    """The scenario as it is, and with each of its own variants."""
    yield scenario
    for variant in scenario.own_variants:
        yield replace(scenario, variants=(variant,))


@pytest.mark.parametrize("path", MAPS.values(), ids=list(MAPS))
def test_a_map_takes_no_more_than_120_lines_that_can_be_read(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()

    assert len(lines) <= 120
    assert max(map(len, lines)) <= 120


def test_no_check_finds_anything_in_it(scenario: Scenario) -> None:
    assert validate(scenario) == []


def test_it_is_understood_to_the_last_word(scenario: Scenario) -> None:
    assert list(scenario.misfits.values()) == []
    assert scenario.notes


def test_it_holds_with_each_of_its_variants(scenario: Scenario) -> None:
    for variant in _with_variants(scenario):
        assert resolve_rules(variant).troubles == ()
        assert list(as_played(variant).misfits.values()) == []


def test_between_them_they_use_every_block() -> None:
    """All but the position that a game may begin from, which is no block of a map."""
    known = set[Block]().union(
        *map(all_blocks, (AgeOfSteamRules, AgeOfSteamPart, AgeOfSteamCity, AgeOfSteamGood))
    )
    used = all_blocks(Position) | {("AgeOfSteamPart", "position")}
    for path in MAPS.values():
        for variant in _with_variants(load(path)):
            used.update(_used_by(variant))

    assert known - used - OF_ALL_SYSTEMS - ONE_VALUE == set()


def test_between_them_they_use_every_module() -> None:
    rules = [resolve_rules(load(path)).values for path in MAPS.values()]

    assert sorted(module for one in rules for module in one.modules) == sorted(MODULES)


def _used_by(scenario: Scenario) -> Iterator[Block]:
    base = replace(scenario, rules=type(scenario.rules)({"preset": "age-of-steam"}), variants=())
    base = replace(base, own_variants=type(base.own_variants)())
    yield from blocks_used(resolve_rules(scenario).values, resolve_rules(base).values)
    played = as_played(scenario)
    yield from blocks_used(played.part)
    for thing in (*played.cities.values(), *played.goods.values()):
        yield from blocks_used(thing)

"""How maps are written: by the keys of the rules page and no others; places by all their keys."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from engine.protocol import NotPlayable
from engine.systems.age_of_steam.game.game import new_game
from model.files.scenario_files import read_text
from model.layering.presets import bundled_preset
from model.scenario.scenario import Scenario
from tests.engine.systems.age_of_steam.maps import CITIES, NAMES, game, map_text, play
from tests.engine.systems.age_of_steam.phases.building.games import building, cash
from tests.engine.systems.age_of_steam.phases.building.games import play as build

WRITTEN = {
    "delivery: {moveRounds: 3}": "delivery: {rounds: 3}",
    "terrain: {plain: 2}": "prices: {terrain: {plain: {cost: 2}}}",
    "build: {cost: {complexToComplex: 2}}": "prices: {replace: {complex_redirect: flat}}",
    "auction: {pay: {first: full}}": "order: {pay: {first: full}}",
    "engine: {max: 6}": "engine: {ladder: [1, 2, 3, 4, 5, 6]}",
    "shares: {expense: 1}": "money: {expenses: {share: 1}}",
    "build: {sameHexTwice: true}": "build: {same_hex_twice: true}",
    "townDiscs: 8": "town_discs: 8",
    "growth: {skipLastTurn: true}": "growth: {skip_last_turn: true}",
    "discs: {perPlayer: 4}": "discs: {per_player: 4}",
    "decisions: {OPEN-01: perTile}": "build: {connectivity_check: per-tile}",
}
"""What the base page calls it, and how it is written."""


@pytest.mark.rule("AOM-GEN-02")
@pytest.mark.parametrize("other", WRITTEN)
def test_there_is_one_way_to_write_a_rule(other: str) -> None:
    assert new_game(_read(WRITTEN[other]), NAMES[:3], 1).actor is not None
    with pytest.raises(NotPlayable, match="the rules cannot be read"):
        new_game(_read(other), NAMES[:3], 1)


def _read(rule: str) -> Scenario:
    return read_text(map_text((rule,), "", CITIES, "age-of-steam")).scenario


@pytest.mark.rule("AOM-GEN-02")
@pytest.mark.parametrize("name", ["age-of-steam", "southern-china"])
def test_presets_speak_of_tags_and_never_of_the_ids_of_a_map(name: str) -> None:
    preset = bundled_preset(name)
    assert preset is not None
    keys = set(_keys(preset["rules"]))
    assert keys.isdisjoint({"ids", "city"})
    assert "tag" in keys or name == "age-of-steam"


def _keys(plain: Any) -> Iterator[str]:
    if isinstance(plain, Mapping):
        yield from plain
    inner = plain.values() if isinstance(plain, Mapping) else plain
    for one in inner if isinstance(plain, Mapping | list | tuple) else ():
        yield from _keys(one)


REGIONS = 'regions: [{id: west, cells: "0,0 2,0"}]\n'


@pytest.mark.rule("AOM-GEN-05")
@pytest.mark.parametrize(
    ("where", "drawn"),
    [
        ("{kind: printed}", {"ash", "oak"}),
        ("{kind: town}", {"elm"}),
        ("{ids: [ash, elm], kind: printed}", {"ash"}),
        ("[{ids: [oak]}, {kind: town}]", {"elm", "oak"}),
        ("{region: west}", {"ash", "elm"}),
        ("{region: west, not: {kind: town}}", {"ash"}),
        ("{colours: [red]}", {"oak"}),
        ("{side: light}", {"ash"}),
        ("{terrain: mountain}", {"3,0"}),
        ("{kind: cell, terrain: river}", {"1,1"}),
    ],
)
def test_a_place_is_meant_by_all_its_keys_and_by_any_of_a_list(where: str, drawn: set[str]) -> None:
    more = f"{REGIONS}start_cubes: [{{where: {where}, draw: 1}}]\n"
    assert set(game(3, more=more).state.cubes) == drawn


@pytest.mark.rule("AOM-GEN-05")
def test_a_town_keeps_its_id_tags_and_region_when_it_is_urbanized() -> None:
    tagged = CITIES.replace('kind: town, at: "2,0"', 'kind: town, at: "2,0", tags: [mill]')
    extras = "growth: {extras: [{to: elm, count: 2}], dice: {light: 0, dark: 0}}"
    position = "position: {phase: shares, urbanized: {elm: a}}\n"
    one = game(3, extras, "phases: [shares, income, expenses, reduction, growth, advance]",
               cities=tagged, more=REGIONS + position)  # fmt: skip
    spot = one.position.spot("elm")
    assert (spot.id, spot.tags, spot.regions) == ("elm", ("mill",), ("west",))
    play(one, "issue 0", "issue 0", "issue 0")
    assert sum(one.state.cubes["elm"].values()) == 2


@pytest.mark.rule("SC-BUILD-01")
@pytest.mark.parametrize(("sign", "price"), [(".", 2), ("~", 3), ("^", 4)])
def test_prices_of_southern_china_are_the_usual_ones(sign: str, price: int) -> None:
    around = [("a", "0,1"), ("b", "1,0"), ("c", "2,1"), ("d", "1,2")]
    cities = [{"id": key, "name": key, "kind": "city", "at": at} for key, at in around]
    terrain = ("...", f".{sign}.", "...")
    for text, more in [("lay 1,1 0-3", 0), ("lay 1,1 0-3 4-5", 1), ("lay 1,1 0-3 1-4", 2)]:
        one = building(preset="southern-china", terrain=terrain, cities=cities)
        build(one, text)
        assert cash(one) == 40 - price - more
    towns = [*cities, {"id": "t", "name": "T", "kind": "town", "at": "1,1"}]
    one = building(preset="southern-china", terrain=terrain, cities=towns)
    build(one, "town 1,1 0-3")
    assert cash(one) == 40 - 3

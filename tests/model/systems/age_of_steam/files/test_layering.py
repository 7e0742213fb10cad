"""Age of Steam files that stand on others: on a preset, on a scenario, with variations."""

from pathlib import Path

import pytest

from model.files.layers import layer_between, layered
from model.files.scenario_files import load, read_text
from model.rules.resolving import resolve_rules, rules_of
from model.rules.variants import as_played
from model.scenario.scenario_form import write_scenario
from model.systems.age_of_steam.conditions.cases import Cases, now
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.rules.effects import EngineTurn
from model.systems.age_of_steam.rules.track_rules import ByTurn
from model.systems.age_of_steam.things.city import AgeOfSteamGood
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from tests.model.systems.layers_of_files import below_in, over

HEAD = "format: 1\nid: below\ntitle: Below\nsystem: age-of-steam\n"
BOARD = "board: {kind: hexes, size: [1, 1], legend: {'.': plain}, terrain: '.'}\n"


def rules_with(text: str, preset: str = "age-of-steam") -> AgeOfSteamRules:
    scenario = read_text(f"{HEAD}{BOARD}rules:\n  preset: {preset}\n{text}").scenario
    assert resolve_rules(scenario).troubles == ()
    return rules_of(scenario, AgeOfSteamRules)


def part_with(text: str) -> AgeOfSteamPart:
    scenario = read_text(f"{HEAD}{BOARD}rules: {{preset: age-of-steam}}\n{text}").scenario
    assert not scenario.misfits
    return scenario.part_as(AgeOfSteamPart)


class TestRulesOverAPreset:
    def test_a_plain_value_takes_the_place_of_cases(self) -> None:
        assert rules_with("  turns: 9\n").turns == 9

    def test_no_limit_takes_the_place_of_cases(self) -> None:
        assert rules_with("  turns: null\n").turns is None

    def test_cases_take_the_place_of_cases_as_a_whole(self) -> None:
        turns = rules_with("  turns: {cases: [{when: {players: 2}, is: 12}], else: 5}\n").turns
        assert isinstance(turns, Cases)
        assert [now(turns, Situation(players=n)) for n in (2, 3)] == [12, 5]

    def test_cases_take_the_place_of_a_plain_value(self) -> None:
        build = rules_with("  build: {limit: {cases: [{when: {turn: 1}, is: 2}], else: 3}}\n").build
        assert [now(build.limit, Situation(turn=n)) for n in (1, 2)] == [2, 3]

    def test_a_group_of_keys_takes_the_place_of_a_number(self) -> None:
        assert rules_with("  build: {limit: {turn: true, max: 8}}\n").build.limit == ByTurn(max=8)

    def test_the_rest_of_a_group_stays(self) -> None:
        build = rules_with("  build: {limit: 4}\n").build
        assert build.unowned_needs_anchor
        assert build.contiguous.mode == "none"

    def test_null_takes_terrain_and_tiles_away(self) -> None:
        rules = rules_with(
            "  prices: {terrain: {water: null, hill: {cost: 5}}}\n  tiles: {x1: null}\n"
        )
        assert set(rules.prices.terrain) == {"plain", "river", "mountain", "hill"}
        assert "x1" not in rules.tiles

    def test_a_list_of_actions_is_given_whole(self) -> None:
        rules = rules_with("  actions: {list: [{id: engineer}]}\n", "southern-china")
        assert [one.id for one in rules.actions.list] == ["engineer"]

    def test_tokens_change_one_by_one(self) -> None:
        gone = "benefits: [{id: extra-build, removed: true}]"
        text = f"  tokens:\n  - {{id: support, {gone}}}\n  - {{id: favour}}\n"
        tokens = rules_with(text, "southern-china").tokens
        assert list(tokens) == ["favour", "support"]
        assert list(tokens["support"].benefits) == ["extra-engine"]
        assert tokens["support"].name == "Token of Support"
        none = rules_with("  tokens: [{id: support, removed: true}]\n", "southern-china")
        assert not none.tokens

    def test_another_effect_takes_the_place_of_one(self) -> None:
        other = "{id: extra-build, effect: {engine_turn: 2}}"
        text = f"  tokens:\n  - {{id: support, benefits: [{other}]}}\n"
        benefit = rules_with(text, "southern-china").tokens["support"].benefits["extra-build"]
        assert (benefit.effect, benefit.window) == (EngineTurn(2), ("build",))


class TestThingsOverAPreset:
    def test_goods_and_new_cities_change_one_by_one(self) -> None:
        text = (
            "new_cities:\n- {id: a, cubes: 2}\n- {id: h, removed: true}\n- {id: z, colours: all}\n"
        )
        tiles = part_with(text).new_cities
        assert list(tiles) == ["a", "b", "c", "d", "e", "f", "g", "z"]
        assert (tiles["a"].cubes, tiles["a"].colours.named) == (2, ("red",))

    def test_start_cubes_are_given_whole(self) -> None:
        part = part_with("start_cubes:\n- {where: {kind: printed}, draw: 3}\n")
        assert [one.draw for one in part.start_cubes] == [3]


BELOW = f"""{HEAD}rules:
  preset: age-of-steam
  build: {{limit: {{cases: [{{when: {{turn: 1}}, is: 2}}], else: 3}}, same_hex_twice: true}}
{BOARD}cities:
- id: ash
  name: Ash
  kind: city
  at: "0,0"
  colours: {{except: [red]}}
  cubes: {{draw: 1, fixed: [blue]}}
cells:
  "0,0": {{tags: [delta], open_from: 3}}
special_links:
- {{id: ferry, ends: [ash, bay], cost: 4, owners: null}}
"""


@pytest.fixture
def below(tmp_path: Path) -> Path:
    return below_in(tmp_path, BELOW)


class TestAScenarioOverAnother:
    def test_replaces_values_that_have_no_parts(self, below: Path) -> None:
        cells = 'cells: {"0,0": {open_from: null}}\n'
        scenario = over(below, "cities: [{id: ash, colours: all, cubes: {draw: 2}}]\n" + cells)
        ash = scenario.cities["ash"]
        assert (ash.colours.kind, ash.cubes.draw, ash.cubes.fixed) == ("all", 2, ())
        cell = scenario.part.cells["0,0"]
        assert (cell.open_from, cell.tags) == (None, ("delta",))

    def test_takes_links_away_and_says_how_many_own_one(self, below: Path) -> None:
        assert not over(below, "special_links: [{id: ferry, removed: true}]\n").part.special_links
        two = over(below, "special_links: [{id: ferry, owners: 2}]\n").part.special_links["ferry"]
        assert (two.owners, two.cost) == (2, (4,))

    def test_changes_rules_and_takes_changes_back(self, below: Path) -> None:
        build = rules_of(over(below, "rules: {build: {limit: 5}}\n"), AgeOfSteamRules).build
        assert (build.limit, build.same_hex_twice) == (5, True)
        back = over(below, "rules: {removed: [build/limit]}\n")
        assert rules_of(back, AgeOfSteamRules).build.limit == 3

    def test_is_found_again_between_the_two(self, below: Path) -> None:
        scenario = over(
            below, "rules: {build: {limit: 5}}\nspecial_links: [{id: ferry, cost: [4, 6]}]\n"
        )
        low, high = write_scenario(load(below)), write_scenario(scenario)
        layer = layer_between(low, high)
        assert layer["special_links"] == [{"id": "ferry", "cost": [4, 6]}]
        assert layered(low, layer)["special_links"] == high["special_links"]


def test_variations_of_a_file_are_played_one_of_a_group() -> None:
    text = (Path(__file__).parents[4] / "files/age_of_steam/every-block.milepost.yaml").read_text(
        "utf-8"
    )
    calm = as_played(read_text(text).scenario)
    harsh = as_played(
        read_text(text.replace("own_variants:", "variants: [harsh]\nown_variants:")).scenario
    )
    bags = [scenario.goods["black"] for scenario in (calm, harsh)]
    assert [one.bag for one in bags if isinstance(one, AgeOfSteamGood)] == [5, 10]

"""`milepost import geo --goods --deck`: one command makes a whole game of a piece of the globe."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from milepost.__main__ import main
from model.files.scenario_files import load, open_file
from model.scenario.scenario import Scenario
from model.systems.crayon.economy.hauls import supplies_of
from model.systems.crayon.economy.judging import judged_deck
from model.systems.crayon.economy.market import market_of
from model.systems.crayon.ground.ground import ground_of
from model.systems.crayon.network.bits import bits_of
from model.systems.crayon.network.bitset_search import Waves
from model.systems.crayon.things.part import CrayonPart
from tests.contracts.house import HERE
from validator.running.run import examine
from validator.systems.crayon.whole_games import EXCUSED

BOX = ("--box", "5,44,17,52", "--cells", "400")
RECIPE = HERE / "tests" / "files" / "geography" / "pearl-river.yaml"


def run(*words: str | Path) -> int:
    return main(["import", "geo", *map(str, words)])


def events_of(scenario: Scenario) -> int:
    return sum(event.count for event in scenario.part_as(CrayonPart).events.values())


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of the Alps and what lies north of them, from one command."""
    out = tmp_path_factory.mktemp("game") / "alps.milepost.yaml"
    assert run(*BOX, "--goods", "--deck", "-o", out) == 0
    return out


def test_one_command_makes_a_map_without_findings(game: Path) -> None:
    told = [one for one in examine(open_file(game)) if not one.allowed]
    assert [f"{one.finding.code} {one.finding.message}" for one in told] == []


def test_what_is_so_on_the_globe_is_allowed_with_its_reason(game: Path) -> None:
    allow = load(game).allow.values()
    assert all(entry.reason == EXCUSED[entry.code] for entry in allow)


def test_the_game_has_goods_cards_and_events(game: Path) -> None:
    scenario = load(game)
    assert set(supplies_of(scenario)) == set(scenario.goods)
    assert events_of(scenario) >= 6
    verdict = judged_deck(market_of(scenario))
    assert verdict.within == len(verdict.judged) >= 3 * 29
    # No oranges from the foot of the Alps, and no ships from where there is no sea.
    assert not set(scenario.goods) & {
        "rice",
        "tea",
        "oranges",
        "bananas",
        "cotton",
        "ships",
        "fish",
    }


def test_bots_can_play_it(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["playtest", str(game), "--games", "1", "--bots", "greedy,greedy", "--workers", "1"]
    assert main(words) == 0
    assert "1 ended: victory" in capsys.readouterr().out


def test_the_same_command_writes_the_same_bytes(game: Path, tmp_path: Path) -> None:
    there = tmp_path / game.name
    words = [sys.executable, "-m", "milepost", "import", "geo", *BOX, "--goods", "--deck"]
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    subprocess.run([*words, "-o", str(there)], cwd=HERE, env=environment, check=True)
    assert there.read_bytes() == game.read_bytes()


def test_a_map_of_five_cities_and_an_island_is_excused_and_works(tmp_path: Path) -> None:
    out = tmp_path / "pearl.milepost.yaml"
    assert run(RECIPE, "--goods", "--deck", "-o", out) == 0
    assert {entry.code for entry in load(out).allow.values()} == {"ECO007"}
    assert "rice" in load(out).goods or "oranges" in load(out).goods


def test_a_shore_across_the_sea_gets_a_ferry(tmp_path: Path) -> None:
    """Spain and a piece of Algeria, too far apart for the ferries that a map is proposed."""
    out = tmp_path / "iberia.milepost.yaml"
    assert run("--box", "-10,36,4,44", "--cells", "400", "--goods", "--deck", "-o", out) == 0
    scenario = load(out)
    ground = ground_of(scenario)
    cities = bits_of(n for name in scenario.cities for n in ground.numbers_of(name))
    assert len([piece for piece in Waves(ground.network).pieces() if piece & cities]) == 1
    assert [one for one in examine(open_file(out)) if not one.allowed] == []


def test_a_recipe_says_how_many_of_each(tmp_path: Path) -> None:
    listed = tmp_path / "own.yaml"
    listed.write_text("goods: [jade, {id: silk, likes: [town]}, pearls, rice, tea, fans]\n")
    recipe = tmp_path / "alps.yaml"
    keys = "goods: {file: own.yaml, chips: 20}\ndeck: {cards: 43, events: 7}\nseed: 4\n"
    recipe.write_text(f"box: [5, 44, 17, 52]\ncells: 400\n{keys}", encoding="utf-8")
    out = tmp_path / "game.milepost.yaml"
    assert run(recipe, "-o", out) == 0
    scenario = load(out)
    assert set(scenario.goods) == {"jade", "silk", "pearls", "rice", "tea", "fans"}
    assert sum(good.chips for good in scenario.goods.values()) == 20
    assert len(scenario.part_as(CrayonPart).demands) == 43
    assert events_of(scenario) == 7


def test_goods_alone_leave_the_cards_to_the_designer(tmp_path: Path) -> None:
    out = tmp_path / "goods.milepost.yaml"
    assert run(RECIPE, "--goods", "-o", out) == 0
    scenario = load(out)
    assert scenario.goods
    assert not scenario.part_as(CrayonPart).demands
    assert not scenario.allow


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--deck",), "0 goods that can come"),
        (("--goods", "--good-count", "150"), "with those of the list"),
        (("--goods", "--grid", "hexes", "--system", "trains"), "crayon maps alone"),
        (("--goods-from", "nowhere.yaml"), "nowhere.yaml"),
    ],
)
def test_what_cannot_be_proposed_is_refused_and_nothing_written(
    options: tuple[str, ...], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "none.milepost.yaml"
    assert run(RECIPE, *options, "-o", out) == 2
    assert why in capsys.readouterr().err
    assert not out.exists()

"""`milepost info` tells of a Santa Fe board what its designer wants to know."""

import json
from pathlib import Path

import pytest

from milepost.showing.facts import facts_of, lines_of
from model.files.scenario_files import read_text
from tests.generate.samples import western_lines
from tests.milepost.conftest import Run
from tests.validator.systems.santa_fe.checks.told import CITIES, LINES, small

WEST = western_lines()


def facts(text: str) -> dict[str, object]:
    return facts_of(read_text(text).scenario)


def lines(text: str) -> str:
    scenario = read_text(text).scenario
    return "\n".join(lines_of(facts_of(scenario), scenario))


def test_the_printed_game_in_numbers() -> None:
    found = facts_of(WEST)
    assert {value: len(cities) for value, cities in found["values"].items()} == {
        "none": 4, "2": 3, "3": 7, "4": 5, "5": 7, "6": 9, "7": 7
    }  # fmt: skip
    assert (found["cards"]["city"], found["cards"]["all"]) == (66, 94)
    assert found["cards"]["others"]["branch"] == 15
    assert found["cards"]["deck"] == {"2": 58, "3": 54, "4": 50, "5": 46}
    assert found["network"]["pieces"] == 160
    assert ["chicago", "omaha"] in found["network"]["twins"]
    assert found["network"]["arrows"] == 8
    assert found["distances"]["chicago"] == 0
    assert found["distances"]["minneapolis"] == 3


def test_railroads_reach_what_they_have_pieces_for() -> None:
    reach = {one["id"]: one["reaches"] for one in facts_of(WEST)["railroads"]}
    assert reach["sf"] == 42
    assert 1 < reach["tp"] < reach["ri"] < 42


@pytest.mark.rule("SFR-CHK-32")
def test_cities_with_one_line_are_told() -> None:
    assert "dead ends" not in "\n".join(lines_of(facts_of(WEST), WEST))
    single = LINES.replace("- {id: fir-oak, a: fir, b: oak, segments: 3}\n", "")
    assert facts(small(single))["dead_ends"] == ["ash", "fir", "oak"]
    assert "  dead ends: Ash, Fir, Oak have one line alone" in lines(small(single))


@pytest.mark.rule("SFR-CHK-46")
def test_the_policy_for_short_lines_of_the_third_player_is_told() -> None:
    default = "Short Line cards of the third player are shown (our default, which the board leaves"
    assert default in lines(small())
    chosen = small().replace("deck:", "two_players: {third_short_lines: vanish}, deck:")
    assert "of the third player vanish (as the board says)" in lines(chosen)
    three = small().replace("players: {min: 2, max: 2}", "players: {min: 3, max: 3}")
    assert facts(three)["third_short_lines"] is None


def test_what_nobody_reaches_is_told() -> None:
    lone = CITIES + '- {id: yew, name: Yew, xy: "8.0,7.0"}\n'
    assert "  out of reach of every base: Yew" in lines(small(cities=lone))


def test_without_rules_there_is_no_game() -> None:
    assert "  game: none, for " in lines(small().replace("santa-fe-rails", "santa-fe-roads"))


def test_a_fresh_board_has_facts_too(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "new.milepost.yaml"
    assert run("new", path, "--system", "santa-fe").code == 0
    ran = run("info", path)
    assert (ran.code, ran.err) == (0, "")
    assert "board: 0 lines, 0 segments" in ran.out
    assert json.loads(run("info", path, "--json").out)["cards"]["city"] == 0

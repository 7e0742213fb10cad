"""The examples of the rulebook, with the cities that it names and lines of our own."""

from dataclasses import replace
from typing import Any

import pytest

from engine.systems.santa_fe.game import SantaFeGame, new_game
from model.files.scenario_files import load
from model.forms.form import REFUSE
from model.forms.hints import form_of
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.things.position import Position
from tests.engine.systems.santa_fe.games import FILES, NAMES, do, offered, refused


def example(**more: Any) -> SantaFeGame:
    """Three players, of whom the first plays Los Angeles, in their first turn of laying."""
    cards = ("los-angeles", "el-paso", "minneapolis")
    seats = [
        {"hand": [], "play": [card], "tableau": [card], "has_chosen": True, "money": 0}
        for card in cards
    ]
    told = {"step": "lay", "round": 2, "first": 1, "actor": 1, "seats": seats, **more}
    scenario = load(FILES / "examples.milepost.yaml")
    position = form_of(Position).read(told, (), REFUSE)
    part = replace(scenario.part_as(SantaFePart), position=position)
    return new_game(replace(scenario, part=part), NAMES[:3], 1)


@pytest.mark.rule("SFR-BONUS-01")
@pytest.mark.rule("SFR-BONUS-04")
@pytest.mark.rule("SFR-BONUS-05")
def test_santa_fe_is_first_in_el_paso_for_six_and_southern_pacific_comes_for_four() -> None:
    game = example()
    do(game, "lay sf chicago el-paso", "lay sp new-orleans el-paso")
    assert [one.money for one in game.state.seats] == [6, 4, 0]


@pytest.mark.rule("SFR-BONUS-01")
@pytest.mark.rule("SFR-BONUS-05")
def test_great_northern_has_no_square_in_el_paso() -> None:
    track = {"chicago-milwaukee": "gn 1 from milwaukee"}
    game = example(track=track, routes={"gn": {"heads": ["chicago"]}})
    do(game, "lay gn chicago el-paso", "lay sp new-orleans el-paso")
    assert [one.money for one in game.state.seats] == [2, 4, 0]


@pytest.mark.rule("SFR-SCORE-02")
def test_los_angeles_with_two_railroads_counts_fourteen() -> None:
    track = {
        "chicago-el-paso": "sf 1 from chicago",
        "el-paso-los-angeles": "sf 1 from el-paso",
        "el-paso-los-angeles-2": "sp 1 from el-paso",
        "new-orleans-el-paso": "sp 1 from new-orleans",
    }
    heads = {"sf": {"heads": ["los-angeles"]}, "sp": {"heads": ["los-angeles"]}}
    assert example(track=track, routes=heads).scores()[0] == 14


@pytest.mark.rule("SFR-TRACK-08")
def test_milwaukee_to_minneapolis_is_built_that_way_alone() -> None:
    track = {
        "chicago-el-paso": "sf 1 from chicago",
        "el-paso-los-angeles": "sf 1 from el-paso",
        "los-angeles-minneapolis": "sf 4 from los-angeles",
    }
    game = example(track=track, routes={"sf": {"heads": ["minneapolis"]}})
    assert refused(game, "lay sf minneapolis milwaukee") == "SFR-TRACK-08"
    assert "lay gn milwaukee minneapolis" in offered(game)

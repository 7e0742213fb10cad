"""What keys and notations of a Santa Fe board were meant, and which questions it leaves open."""

import pytest

from model.systems.santa_fe.things.part import SantaFePart
from tests.validator.examples import as_file, examined
from validator.finding import Finding
from validator.rules.open_questions import left_open


def finding(layer: str) -> Finding:
    (found,) = examined(layer + "\n", "santa-fe")
    return found.finding


@pytest.mark.parametrize(
    ("layer", "meant"),
    [
        ("cities:\n- {id: denver, squares: KP UP}", "[kp, up]"),
        ("cities:\n- {id: denver, squares: [SF]}", "sf"),
        ("cities:\n- {id: denver, squares: [Kansas Pacific]}", "kp"),
        ("rules: {start: {money: $5}}", "5"),
        ("position: {track: {chicago-omaha: 'UP: 2 pieces from Chicago'}}", "up 2 from chicago"),
        ("railroads:\n- {id: sf, base: denver}", "home"),
        ("board: {routes: []}", "lines"),
        ("cities:\n- {id: denver, points: 3}", "value"),
        ("boomtowns: []", "boom_markers"),
    ],
)
def test_what_was_meant_is_asked(layer: str, meant: str) -> None:
    assert finding(layer).help == f"did you mean {meant}?"


def left(text: str) -> set[str]:
    return {one.question.id for one in left_open(as_file(text, "santa-fe").scenario)}


def test_a_board_leaves_open_what_matters_to_it() -> None:
    found = left("title: As it is\n")
    assert {"SFR-OPEN-03", "SFR-OPEN-05", "SFR-OPEN-07", "SFR-OPEN-10"} <= found
    assert not {"SFR-OPEN-02", "SFR-OPEN-19", "SFR-OPEN-20"} & found


def test_with_prices_terrain_asks_more() -> None:
    assert {"SFR-OPEN-02", "SFR-OPEN-19", "SFR-OPEN-20"} <= left("variants: [terrain]\n")


def test_what_a_board_says_is_not_open() -> None:
    assert "SFR-OPEN-03" not in left("rules: {end: {finish: round}}\n")


def test_what_cannot_matter_is_not_asked() -> None:
    assert "SFR-OPEN-05" not in left("players: {min: 3}\n")
    assert "SFR-OPEN-06" not in left("rules: {two_players: {third_player: false}}\n")
    assert "SFR-OPEN-18" not in left("cards:\n- {id: branch, count: 0}\n")
    assert "SFR-OPEN-12" not in left("cards:\n- {id: triple-turn, bonus: 1}\n")
    part = as_file("title: x\n", "santa-fe").scenario.part_as(SantaFePart)
    assert part.cards["triple-turn"].bonus == 0

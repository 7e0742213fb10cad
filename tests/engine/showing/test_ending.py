"""How a game stands and ends is told in the words of its system."""

from engine.logs.session import new_game
from engine.showing.telling import ending
from model.scenario.scenario import Scenario
from tests.engine.hideout import Hideout, State


def at(gulch: Scenario, names: str, loot: list[int], lives: list[int], round_: int = 1) -> Hideout:
    return Hideout(gulch, names.split(), State(1, loot, lives, round=round_))


def test_scores_are_called_as_the_players_call_them(gulch: Scenario) -> None:
    assert ending(new_game(gulch, ["Ada", "Ben"])) == [
        "The game is not over. Loot: Ada 4, Ben 4",
    ]


def test_who_is_out_is_told(gulch: Scenario) -> None:
    game = at(gulch, "Ada Ben Cy", [3, 9, 4], [2, 0, 1])
    assert ending(game) == ["The game is not over. Loot: Ada 3, Ben (out) 9, Cy 4"]


def test_the_last_one_left_wins_whatever_the_others_have(gulch: Scenario) -> None:
    game = at(gulch, "Ada Ben Cy", [3, 9, 4], [2, 0, 0])
    assert ending(game) == [
        "The game is over: one is left",
        "  1. Ada, 3",
        "  2. Ben (out), 9",
        "  3. Cy (out), 4",
    ]


def test_a_place_can_be_shared(gulch: Scenario) -> None:
    game = at(gulch, "Ada Ben Cy", [4, 9, 4], [2, 1, 1], 4)
    assert ending(game)[1:] == ["  1. Ben, 9", "  2. Ada, 4", "  2. Cy, 4"]


def test_a_game_for_one_can_be_lost(gulch: Scenario) -> None:
    assert ending(at(gulch, "Ada", [4], [0])) == [
        "The game is over: one is left",
        "  1. nobody",
        "  2. Ada (out), 4",
    ]

"""Games with hidden choices and games for one as PettingZoo environments."""

import pytest

from model.scenario.scenario import Scenario

pettingzoo = pytest.importorskip("pettingzoo", reason="the extra pettingzoo is not installed")

from pettingzoo.test.api_test import api_test  # noqa: E402

from engine.learning.pettingzoo_env import MilepostEnv, env  # noqa: E402

# PettingZoo warns of every observation that is a dict, its own way of giving a mask included.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("players", [1, 2, 4, 8])
def test_hidden_choices_are_made_one_after_the_other(gulch: Scenario, players: int) -> None:
    api_test(env(gulch, players=players), num_cycles=200)


def test_nobody_sees_what_another_has_chosen(gulch: Scenario) -> None:
    seen = []
    for choice in range(3):
        environment = MilepostEnv(gulch, players=2)
        environment.reset(seed=1)
        environment.step(choice)
        assert environment.agent_selection == "seat_2"
        observed = environment.observe("seat_2")
        seen.append({key: part.tolist() for key, part in observed.items()})
    assert seen[0] == seen[1] == seen[2]


def test_a_game_that_nobody_has_won_is_lost_for_all(gulch: Scenario) -> None:
    ends = set()
    for seed in range(20):
        environment = MilepostEnv(gulch, players=1)
        environment.reset(seed=seed)
        while environment.game.actor is not None:
            environment.step(0)
        ends.add(environment.rewards["seat_1"])
    assert ends == {1.0, -1.0}

"""Santa Fe for learning programs: observations of a fixed form that hold no secret."""

from random import Random

import pytest

from engine.systems.santa_fe.observation import Observer
from tests.engine.systems.santa_fe.games import game_with, prairie
from tests.engine.systems.santa_fe.otherwise import with_other_secrets

zoo = pytest.importorskip("engine.learning.pettingzoo_env")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_numbers_are_as_many_as_the_layout_says_and_within_its_bounds(players: int) -> None:
    game, rng = game_with(players=players, seed=players), Random(players)
    observer = Observer(game)
    while game.actor is not None:
        numbers = observer.numbers(game.view(0), 0)
        assert len(numbers) == sum(one.number for one in observer.layout)
        at = 0
        for one in observer.layout:
            assert all(one.least <= value <= one.most for value in numbers[at : at + one.number])
            at += one.number
        game.play(rng.choice(list(game.actions())))


def test_an_observation_tells_what_a_player_can_see() -> None:
    game = game_with(players=3, seed=4)
    observer = Observer(game)
    parts = {one.name: one.number for one in observer.layout}
    numbers = list(observer.numbers(game.view(1), 1))
    at = sum(parts[name] for name in ("turn", "seats"))
    assert sum(numbers[at : at + parts["hand"]]) == 4
    game.play(next(iter(game.actions(1))), 1)
    assert list(observer.numbers(game.view(1), 1)) != numbers or game.state.seats[1].has_chosen


@pytest.mark.rule("SFR-SETUP-10")
@pytest.mark.parametrize("players", [2, 3])
def test_an_environment_shows_a_seat_the_same_whatever_is_hidden(players: int) -> None:
    rng = Random(9)
    here, there = (zoo.MilepostEnv(prairie(), players, render_mode="ansi") for _ in range(2))
    here.reset(seed=3)
    there.reset(seed=4)
    for _ in range(120):
        if not here.agents or here.game.actor is None:
            break
        for seat, agent in enumerate(here.possible_agents):
            if seat == here.game.actor:
                continue
            there.game = with_other_secrets(here.game, seat, rng)
            seen = [env.observe(agent) for env in (here, there)]
            assert (seen[0]["observation"] == seen[1]["observation"]).all()
            assert not seen[0]["action_mask"].any()
            assert here.infos[agent] == {}
        here.step(rng.randrange(here.infos[here.agent_selection]["legal"]))
        hidden = {str(card) for one in here.game.state.seats for card in one.hand}
        assert not any(f"finds {name}" in (here.render() or "") for name in hidden)

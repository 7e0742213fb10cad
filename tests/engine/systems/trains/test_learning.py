"""Trains for learning programs: observations of a fixed form that hold no secret."""

from random import Random

import pytest

from engine.bots import make_bot
from engine.systems.trains.observation import KNOWN, Observer
from tests.engine.systems.trains.bots.playing import fan_game
from tests.engine.systems.trains.games import do, game_with, inlet, turn
from tests.engine.systems.trains.otherwise import with_other_secrets


def part(observer: Observer, numbers: list[int], name: str) -> list[int]:
    """The run of numbers of this name."""
    at = 0
    for one in observer.layout:
        if one.name == name:
            return numbers[at : at + one.number]
        at += one.number
    raise LookupError(name)


@pytest.mark.parametrize("number", [2, 3, 4])
def test_numbers_are_as_many_as_the_layout_says_and_within_its_bounds(number: int) -> None:
    game, bot = fan_game(number), make_bot("random-legal", "trains", number)
    observer = Observer(game)
    for _ in range(400):
        if game.actor is None:
            break
        numbers = observer.numbers(game.view(0), 0)
        assert len(numbers) == sum(one.number for one in observer.layout)
        at = 0
        for one in observer.layout:
            assert all(one.least <= value <= one.most for value in numbers[at : at + one.number])
            at += one.number
        game.play(bot.choose(game))


def test_an_observation_tells_what_a_player_can_see() -> None:
    position = turn(["signals", "waste"], deck=["tunnel", "building", "waste"], discard=["viaduct"])
    game = game_with(position)
    observer = Observer(game)
    cards = list(game.table.cards)

    def seen(name: str, seat: int = 0) -> list[int]:
        return part(observer, list(observer.numbers(game.view(seat), seat)), name)

    assert sum(seen("hand")) == 2
    assert seen("discard")[cards.index("viaduct")] == 1
    assert sum(seen("cards")) == 6 + sum(seen("cards")[len(cards) :])
    assert seen("deck") == [0] * KNOWN
    do(game, "play signals", "apply")
    assert seen("aside")[cards.index("building")] == 1
    assert sum(seen("aside", 1)) == 0, "only who plays has looked"
    do(game, "keep")
    assert seen("deck")[0] == cards.index("building") + 1
    assert seen("deck", 1) == [0] * KNOWN
    assert seen("play")[cards.index("signals")] == 1
    assert seen("supply")[cards.index("normal-train")] == -1


def test_an_environment_shows_a_seat_the_same_whatever_is_hidden() -> None:
    zoo = pytest.importorskip("engine.learning.pettingzoo_env")
    rng = Random(9)
    here, there = (zoo.MilepostEnv(inlet(), 3, render_mode="ansi") for _ in range(2))
    here.reset(seed=3)
    there.reset(seed=4)
    for _ in range(80):
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
        assert "finds" not in (here.render() or "")

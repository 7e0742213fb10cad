"""The game of hidden choices keeps the promises of every game, so that tests may rest on it."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.logs.session import new_game
from engine.protocol import Action, Game, Happening
from model.scenario.scenario import Scenario
from tests.contracts import promises
from tests.engine.hideout import SYSTEM, Hideout, State
from tests.engine.policies import aimless

PLAYERS = (1, 2, 3, 8)


def moments(gulch: Scenario, players: int) -> Iterator[Game]:
    """All states of some games, from the first to the last."""
    for seed in range(6):
        game, rng = new_game(gulch, players, seed), Random(seed)
        while game.actor is not None:
            yield game
            game.play(aimless(game, rng))
        yield game


@pytest.mark.parametrize("players", PLAYERS)
def test_it_keeps_what_every_game_promises(gulch: Scenario, players: int) -> None:
    for game in moments(gulch, players):
        promises.who_acts_is_plain(game)
        promises.a_result_ranks_everybody(game)
        promises.each_finds_its_own_actions_in_its_view(game)
        promises.a_choice_is_hidden(game, Random(1))
        promises.its_actions_have_words(game)
        kept = SYSTEM.resume(gulch, game.to_plain())
        assert promises.text_of(kept) == promises.text_of(game)


class Leaky(Hideout):
    """Shows the others what has been chosen."""

    def view(self, seat: int, guess: int = 0) -> Hideout:
        return self.copy()


class Blabbing(Hideout):
    """Tells the others what has been chosen."""

    def play(self, action: Action, seat: int | None = None) -> list[Happening]:
        return [one._replace(text=f"{one.text}: {action}") for one in super().play(action, seat)]


class Hasty(Hideout):
    """Lets the second act only after the first."""

    @property
    def actors(self) -> tuple[int, ...]:
        return super().actors[::-1]


@pytest.mark.parametrize("kind", [Leaky, Blabbing, Hasty])
def test_a_game_that_breaks_a_promise_is_caught(gulch: Scenario, kind: type[Hideout]) -> None:
    game = kind(gulch, ["Ada", "Ben"], State(1, [4, 4], [2, 2]))
    with pytest.raises(AssertionError):
        _check_choices(game)


def _check_choices(game: Game) -> None:
    promises.who_acts_is_plain(game)
    promises.each_finds_its_own_actions_in_its_view(game)
    promises.a_choice_is_hidden(game, Random(1))


@pytest.mark.parametrize("players", PLAYERS)
def test_its_log_leads_to_the_same_game(gulch: Scenario, players: int) -> None:
    promises.its_log_leads_to_the_same_game(gulch, players, 60)

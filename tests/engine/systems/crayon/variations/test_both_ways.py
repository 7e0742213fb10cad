"""With variants on, the list of legal actions and the reasons against others agree both ways."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.game.game import CrayonGame, new_game
from model.systems.crayon.network.network import edge_ends
from tests.engine.systems.crayon.variations.pairs import SEATS, tutorial_by, with_variants

TOGETHER = (
    *("additional-trains", "backtracking", "circus", "crossgrading", "field-warehousing"),
    *("open-contracts", "restart", "time-limit", "track-trade"),
)
TRAINS = range(4)


def candidates(game: CrayonGame) -> Iterator[Any]:
    """Everything of the kinds that variants add that anybody could write down here."""
    cells, kinds = game.table.cells, game.table.rules.trains
    ends = [[cells[end] for end in edge_ends(edge)] for edge in game.state.track.sections]
    for one, other in ends:
        for kind in (act.Ask, act.Give, act.Protect):
            yield from (kind(one, other), kind(other, one))
    yield from (act.Borrow(amount) for amount in range(25))
    yield from (act.Pay(amount) for amount in range(80))
    yield from (act.Talk(seat) for seat in range(6))
    yield from (act.Backtrack(train) for train in TRAINS)
    yield from (act.Crossgrade(kind, train) for kind, train in product(kinds, TRAINS))
    yield from (act.Collect(good, train) for good, train in product(game.table.chips, TRAINS))
    for plain in (act.Propose, act.Withdraw, act.Agree, act.Refuse, act.Pass):
        yield plain()
    yield from (act.Restart(), act.TimeUp())


def agrees(game: CrayonGame) -> None:
    asked = set(candidates(game))
    words = {type(one) for one in asked} | {act.Ask, act.Give, act.Protect}
    listed = {one for one in game.actions() if type(one) in words}
    assert listed == {one for one in asked if game.why_not(one) is None}


def next_action(game: CrayonGame, chance: Random) -> Any:
    words: dict[str, list[Any]] = {}
    for action in game.actions():
        # Rarely, since either would end the game, or nearly.
        if not isinstance(action, (act.TimeUp, act.Restart)) or chance.random() < 0.05:
            words.setdefault(action.WORD, []).append(action)
    return chance.choice(words[chance.choice(sorted(words))])


@pytest.mark.parametrize("loan", ["borrowing", "mercy"])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_listed_is_what_nothing_speaks_against(loan: str, seed: int) -> None:
    scenario = with_variants(tutorial_by("china-rails"), loan, *TOGETHER)
    game, chance = new_game(scenario, SEATS[:3], seed), Random(seed)
    for _ in range(250):
        if game.actor is None:
            break
        agrees(game)
        game.play(next_action(game, chance))

"""Plans are compared by playing them to the end, and the one that suits a game is followed."""

from typing import Any

import pytest

from engine.bots import Bot
from engine.systems.trains.bots.greedy import Greedy
from engine.systems.trains.bots.look_ahead import LookAhead
from engine.systems.trains.foresight import plans
from engine.systems.trains.foresight.futures import dreamt, lead_at_end
from engine.systems.trains.foresight.plans import best_plan, counted
from engine.systems.trains.game import TrainsGame, new_game
from engine.systems.trains.planning.outlook import Outlook
from engine.systems.trains.planning.style import PLANS, USUAL, Style
from model.bundled import file_named
from model.files.scenario_files import load
from tests.contracts.promises import text_of
from tests.engine.systems.trains.games import game_with, turn

IDLE = Style(builds=False, buys=("waste",))
"""Buys nothing, as Waste is not for sale."""


def half_over(**more: Any) -> TrainsGame:
    """A game with some turns to go, in which coin buys points."""
    supply = {"building": 4, "express-train": 3, "rail-laying": 0, "skyscraper": 3, "tunnel": 1,
              "signals": 2, "waste": 70}  # fmt: skip
    return game_with(turn([], **{"coin": 9, "supply": supply, **more}))


def follower(plan: Style) -> Bot:
    return Greedy(style=plan)


def test_a_plan_that_buys_nothing_gives_way_to_one_that_does() -> None:
    assert best_plan(half_over(), (USUAL, IDLE), IDLE, follower, 1) == USUAL


def test_the_usual_plan_is_kept_where_no_other_does_clearly_better() -> None:
    assert best_plan(half_over(), (USUAL, IDLE), USUAL, follower, 1) == USUAL
    assert best_plan(half_over(), (USUAL,), USUAL, follower, 1) == USUAL


def test_where_actions_are_reckoned_too_high_a_plan_without_many_of_them_is_found() -> None:
    """With the cards of this game who trusts them less is some 15 points ahead in the end."""
    game = new_game(load(file_named("kanto")), ("Ann", "Bob"), 29)
    assert {"conductor-area", "switchback"} <= set(game.state.supply)
    while game.state.starter() is not None:
        game.play(Greedy().choose(game))
    found = best_plan(game, (USUAL, Style(actions=1.3), Style(actions=0.6)), USUAL, follower, 1)
    assert found.actions < 1


def test_what_a_seat_cannot_see_changes_no_plan() -> None:
    """Two games that differ in the order of hidden cards alone look the same."""
    one, other = half_over(), half_over()
    for seat in other.state.seats:
        seat.deck.reverse()
    assert text_of(one) != text_of(other)
    noted = list[dict[Style, list[float]]]()
    for game in (one, other):
        leads: dict[Style, list[float]] = {plan: [] for plan in PLANS[1:]}
        plans._compare(game, leads, USUAL, follower, 5)
        noted.append(leads)
    assert noted[0] == noted[1]


def test_comparing_changes_nothing_in_the_game() -> None:
    game = half_over()
    before = text_of(game)
    best_plan(game, PLANS[:3], USUAL, follower, 1)
    assert text_of(game) == before


def test_a_game_in_the_mind_is_given_up_after_so_many_actions() -> None:
    short, whole = dreamt(half_over(), 0, 1), dreamt(half_over(), 0, 1)
    lead_at_end(short, 0, Greedy(), Greedy(), most=7)
    lead_at_end(whole, 0, Greedy(), Greedy())
    assert short.actor is not None
    assert whole.actor is None
    assert short.state.turn < whole.state.turn


def test_winning_by_more_counts_less_and_less() -> None:
    steps = [counted(lead + 1) - counted(lead) for lead in range(60)]
    assert all(one > 0 for one in steps)
    assert steps == sorted(steps, reverse=True)
    assert counted(-7) == -counted(7)


# -- the bot


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """In which turns the bot compares plans; it then follows one that buys nothing."""
    found = list[int]()

    def noted(game: TrainsGame, *_: Any) -> Style:
        found.append(game.state.turn)
        return IDLE

    monkeypatch.setattr("engine.systems.trains.bots.look_ahead.best_plan", noted)
    return found


def test_it_makes_a_plan_when_it_first_has_cards_to_play_and_follows_it(asked: list[int]) -> None:
    game, bots = game_with(players=2, seed=4), (LookAhead(1), Greedy())
    supply = None
    while (actor := game.actor) is not None and game.state.turn < 13:
        if game.state.starter() is not None:
            assert not asked
        game.play(bots[actor].choose(game.view(actor, 1)))
        supply = supply or game.state.supply.copy()
    assert len(asked) == 1
    assert asked[0] <= 2
    own = game.state.seats[0]
    there = {*own.hand, *own.deck, *own.discard}
    assert there <= {*game.table.starting_deck, game.table.waste}
    assert game.state.supply != supply


def test_it_makes_another_plan_for_another_game(asked: list[int]) -> None:
    bot = LookAhead(1)
    for game in (half_over(), half_over(), game_with(turn([], coin=5), seed=9)):
        for _ in range(2):
            bot.wanted(game.view(0, 1))
    assert len(asked) == 3


# -- the plans


def test_plans_are_different_and_begin_with_the_usual_one() -> None:
    assert PLANS[0] == USUAL
    assert len(set(PLANS)) == len(PLANS) > 4


@pytest.mark.parametrize("seed", range(6))
def test_who_trusts_no_action_card_buys_none_and_who_trusts_less_never_values_one_more(
    seed: int,
) -> None:
    play = game_with(players=2, seed=seed).game
    looks = [Outlook(play, 0, Style(actions=trust)) for trust in (1.0, 0.6, 0.3, 0.0)]
    for card in play.state.supply:
        worth = [look.bought(card) for look in looks]
        if not play.table.is_a(card, "action"):
            assert len(set(worth)) == 1
            continue
        assert worth == sorted(worth, reverse=True)
        assert worth[-1] < 0

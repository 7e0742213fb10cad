"""The bot that looks ahead: better than the greedy one, legal everywhere, and no clairvoyant."""

import pytest

from engine.bots import make_bot
from engine.systems.crayon.bots.greedy import Greedy
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.planning.future import Future
from engine.systems.crayon.planning.mind import Mind
from engine.systems.crayon.planning.planner import LeftAlone, route_for, seeming_trips
from tests.engine.systems.crayon.set_ups import SetUp, any_set_up
from tests.engine.systems.crayon.situations.coast import WHOLE_LINE, coast, seat

NEARLY_WON = {"win": {"cash": 100, "majors": 2, "links": 0}}
TWO_WAYS = {
    "1": ["alba coal 9", "brig fish 1", "brig fish 1"],
    "2": ["dover coal 11", "brig fish 1", "brig fish 1"],
}


def near_the_end() -> CrayonGame:
    """With coal on board: 9 millions are near in the west, and 11, which win, far in the east."""
    own = seat("7,1", "coal", hand=["1", "2"], track=WHOLE_LINE, cash=89, type="fast-freight")
    return coast(own, seat(), cards=TWO_WAYS, rules=NEARLY_WON)


def turn_of(name: str, game: CrayonGame) -> list[str]:
    bot, texts = make_bot(name, "crayon", 1), [""]
    while game.actor == 0 and texts[-1] != "end":
        action = bot.choose(game.view(0))
        texts.append(str(action))
        game.play(action)
    return texts[1:]


def test_it_wins_where_the_greedy_bot_takes_what_pays_best_for_the_time() -> None:
    greedy, ahead = near_the_end(), near_the_end()
    assert "deliver coal alba 9" in turn_of("greedy", greedy)
    assert "deliver coal dover 11" in turn_of("look-ahead", ahead)
    assert greedy.state.declared == {}
    assert list(ahead.state.declared) == [0]


def test_a_plan_that_wins_now_needs_fewer_turns_than_one_that_only_earns() -> None:
    game = near_the_end()
    mind, train = Mind.fresh(game.position, 0), game.state.seats[0].trains[0]
    needed = {}
    for trip in seeming_trips(game.position, mind.lines, train, LeftAlone(), 2):
        route = route_for(game.position, mind.lines, train, trip)
        assert route is not None
        future = Future(game.view(0), mind, {1: route}, lambda known: Greedy(mind=known))
        needed[trip.stops[-1].goal.city] = future.turns_to_win(10, pace=10.0)
    assert needed["dover"] < needed["alba"]


def test_it_knows_no_more_than_its_view() -> None:
    """Another order of the deck and other cash of the others change nothing in its opening."""
    texts = []
    for is_other in (False, True):
        game = SetUp(players=2).game()
        mover = game.state.turn.seat
        if is_other:
            game.state.deck.reverse()
            game.state.seats[1 - mover].cash -= 7
        bot = make_bot("look-ahead", "crayon", 1)
        opening = []
        while game.actor == mover:
            opening.append(bot.choose(game.view(mover, 3)))
            game.play(opening[-1])
        texts.append([*map(str, opening)])
    assert texts[0] == texts[1]
    assert len(texts[0]) > 3


def played(seed: int, actions: int) -> list[str]:
    game = SetUp(players=2).game()
    bots = [make_bot("look-ahead", "crayon", seed + number) for number in range(2)]
    texts: list[str] = []
    while game.actor is not None and len(texts) < actions:
        action = bots[game.actor].choose(game.view(game.actor))
        game.play(action)
        texts.append(str(action))
    return texts


def test_the_same_seed_plays_the_same_game() -> None:
    assert played(1, 30) == played(1, 30)


def test_it_leaves_its_view_as_it_is() -> None:
    view = near_the_end().view(0)
    before = view.to_plain()
    make_bot("look-ahead", "crayon", 1).choose(view)
    assert view.to_plain() == before


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5, 7, 12, 13, 14])
def test_it_plays_under_every_rule_without_an_illegal_action(number: int) -> None:
    """Refused would be raised by the game; so would be whatever the bot stumbles over.

    Of the first set-ups these are the ones in which it does what it did in none before.
    """
    game = any_set_up(number).game()
    names = ["look-ahead", "greedy", "random-legal"]
    bots = [make_bot(names[seat % 3], "crayon", seat) for seat in range(len(game.names))]
    before = (game.state.turn.phase, game.state.turn.round)
    for _ in range(70):
        if game.actor is None:
            break
        game.play(bots[game.actor].choose(game.view(game.actor)))
    assert game.actor is None or (game.state.turn.phase, game.state.turn.round) != before

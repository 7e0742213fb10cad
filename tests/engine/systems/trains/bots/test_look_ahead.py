"""The bot that looks ahead: it compares what is allowed, changes nothing by looking, and knows no
more than its seat."""

from typing import Any

import pytest

from engine.bots import make_bot
from engine.protocol import Action
from engine.systems.trains.bots.greedy import Greedy
from engine.systems.trains.foresight import plans
from engine.systems.trains.foresight.choices import choices
from engine.systems.trains.foresight.futures import Dreamt, foreseen
from engine.systems.trains.game import TrainsGame
from engine.systems.trains.planning.outlook import Outlook
from tests.contracts.promises import text_of
from tests.engine.systems.trains.bots.playing import bots_play, chosen, fan_game
from tests.engine.systems.trains.games import do, game_with, turn

NEARLY_OVER: dict[str, Any] = {
    "coin": 9,
    "supply": {"building": 1, "express-train": 0, "rail-laying": 0, "skyscraper": 3, "tunnel": 2,
               "signals": 4, "waste": 70},
}  # fmt: skip


def late(hand: list[str] | None = None, **more: Any) -> TrainsGame:
    """A game in which three cards more end it, and seat 1 has coin."""
    return game_with(turn(hand or [], **{**NEARLY_OVER, **more}))


def compared(game: TrainsGame) -> list[Action]:
    """What the bot would compare now."""
    assert game.actor is not None
    view = game.view(game.actor, 1)
    first = Greedy().wanted(view)
    assert first is not None
    return choices(view, Outlook(view.game, game.actor, Greedy().style), first)


def test_it_plays_to_the_end() -> None:
    game = late()
    assert bots_play(game, "look-ahead", "greedy").result is not None


@pytest.mark.parametrize("number", range(2))
def test_it_plays_cards_that_nobody_has_thought_of(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plans, "HEATS", ((1, 1),))
    game = fan_game(number)
    bots = [make_bot("look-ahead", "trains", seat) for seat in range(len(game.names))]
    for _ in range(300):
        if (actor := game.actor) is not None:
            game.play(bots[actor].choose(game.view(actor, 3)))


def test_what_it_compares_is_allowed_and_different_and_begins_with_what_greedy_does() -> None:
    game = late()
    found = compared(game)
    assert len(found) > 1
    assert len(set(found)) == len(found)
    assert all(game.why_not(one) is None for one in found)
    assert str(found[0]) == chosen(game)


def test_it_asks_whether_to_build_and_not_which_train_to_play() -> None:
    game = late(hand=["rail-laying", "normal-train"])
    assert len(compared(game)) == 1
    do(game, "play normal-train", "play rail-laying")
    assert {str(one) for one in compared(game)} == {"apply", "leave"}


def test_it_compares_nothing_while_everything_may_still_happen() -> None:
    assert len(compared(game_with(turn([], coin=5)))) == 1


def test_it_takes_the_points_of_a_game_that_ends_with_the_turn() -> None:
    over = {**NEARLY_OVER["supply"], "building": 0, "tunnel": 0}
    view = late(supply=over).view(0, 1)
    found = [view.read("end"), view.read("buy signals"), view.read("buy skyscraper")]
    assert str(foreseen(view, found, Greedy(), Greedy(), 1)) == "buy skyscraper"


def test_it_does_the_usual_where_nothing_else_does_clearly_better() -> None:
    view = late(coin=2).view(0, 1)
    found = [view.read("buy signals"), view.read("buy signals")]
    assert foreseen(view, found, Greedy(), Greedy(), 1) is found[0]


def test_looking_ahead_changes_nothing_in_the_game() -> None:
    view = late().view(0, 1)
    before = text_of(view)
    make_bot("look-ahead", "trains", 3).choose(view)
    assert text_of(view) == before


def test_it_answers_the_same_from_the_same_seed() -> None:
    assert chosen(late(), "look-ahead") == chosen(late(), "look-ahead")


def test_what_it_cannot_see_changes_no_answer() -> None:
    """Two games that differ in the order of hidden cards alone look the same to it."""
    one, other = late(), late()
    for seat in other.state.seats:
        seat.deck.reverse()
    hidden = other.state.seats[1]
    hidden.hand, hidden.deck = hidden.deck[:5], [*hidden.hand, *hidden.deck[5:]]
    assert text_of(one) != text_of(other)
    assert chosen(one, "look-ahead") == chosen(other, "look-ahead")


def test_decks_in_the_mind_that_differ_by_a_card_are_shuffled_alike_but_for_it() -> None:
    play = game_with(seed=2).game
    cards = [*["normal-train"] * 7, "rail-laying", "waste", "building"]

    def shuffled(things: list[str]) -> list[str]:
        state = play.state.copy()
        return Dreamt(play.table, state, play.names).shuffled("deck-1", things)

    more = shuffled([*cards, "skyscraper"])
    more.remove("skyscraper")
    assert more == shuffled(cards) == shuffled(cards[::-1])

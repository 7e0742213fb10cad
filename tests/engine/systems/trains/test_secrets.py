"""Nobody finds out what is hidden: games that differ in that alone look the same to a seat."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.bots import make_bot
from engine.learning.observation import observer_for
from engine.protocol import Happening
from engine.showing.player_aid import aid_of
from engine.systems.trains.game import TrainsGame
from engine.systems.trains.invariants import all_broken
from engine.systems.trains.planning.outlook import own_cards
from tests.contracts.promises import text_of
from tests.engine.systems.trains.bots.playing import fan_game
from tests.engine.systems.trains.games import do, game_with, seat, turn
from tests.engine.systems.trains.otherwise import with_other_secrets

MOST_ACTIONS = 120
LOOKING = "information-central signals command-central garage pulling conductor-area".split()


def any_game(number: int) -> TrainsGame:
    """Games with cards that look at decks, or with any cards at all."""
    if number < 100:
        kit = {"supply": {"select": {"count": 6, "each": 10, "from": LOOKING}}}
        return game_with(players=2 + number % 3, seed=number, rules=kit)
    return fan_game(number)


def moments(number: int, every: int = 3) -> Iterator[tuple[TrainsGame, Random]]:
    """A random game before some of its actions."""
    game, rng, bot = any_game(number), Random(number), make_bot("random-legal", "trains", number)
    for at in range(MOST_ACTIONS):
        if game.actor is None:
            return
        if at % every == 0 or game.state.resolving is not None:
            yield game, rng
        game.play(bot.choose(game))


@pytest.mark.rule("TRN-DRAW-06")
@pytest.mark.parametrize("number", [1, 2, 3, 101, 102, 103, 104])
def test_a_seat_sees_the_same_whatever_is_hidden(number: int) -> None:
    aid, differed = aid_of("trains"), 0
    for game, rng in moments(number):
        for one in range(len(game.names)):
            other = with_other_secrets(game, one, rng)
            differed += text_of(other) != text_of(game)
            views = [each.view(one, 6) for each in (game, other)]
            assert text_of(views[0]) == text_of(views[1])
            assert [str(each.opening()) for each in views] == ["[]", "[]"]
            observed = [observer_for(game).numbers(view, one) for view in views]
            assert observed[0] == observed[1]
            for seen in range(len(game.names)):
                shown = [aid.seat(each, seen) for each in (game, other)]
                assert seen == one or shown[0].to_others() == shown[1].to_others()
            assert aid.beside(game) == aid.beside(other)
            assert aid.zones(game, one) == aid.zones(other, one)
            assert game.scores() == other.scores()
            if game.actor == one:
                assert list(game.actions()) == list(other.actions())
    assert differed


@pytest.mark.parametrize("number", [1, 2, 3, 101, 102, 103, 104])
def test_what_others_do_is_told_the_same_whatever_is_hidden(number: int) -> None:
    """As long as it is the same: what a player discards, trashes or shows everybody sees."""
    words, differed = set[str](), 0
    for game, rng in moments(number):
        actor = game.actor
        assert actor is not None
        for one in range(len(game.names)):
            if one == actor:
                continue
            other = with_other_secrets(game, one, rng)
            both = sorted(set(game.actions()) & set(other.actions()), key=str)
            if not both:
                continue
            action = rng.choice(both)
            told = [_told(each.copy().play(action), one) for each in (game, other)]
            words.add(action.WORD)
            if action.WORD in ("end", "buy", "start", "keep") or str(action) == "pass":
                assert told[0] == told[1]
            differed += text_of(game) != text_of(other)
    assert {"play", "buy"} <= words
    assert differed


def _told(happenings: list[Happening], seat: int) -> list[Any]:
    """What a seat is told, without what chance wrote into the record."""
    told = [one for one in happenings if one.is_told_to(seat)]
    return [(one.kind, one.seat, one.text, dict(one.facts)) for one in told]


@pytest.mark.parametrize("name", ["greedy", "buying"])
def test_a_bot_does_the_same_whatever_is_hidden(name: str) -> None:
    for game, rng in moments(2, every=6):
        actor = game.actor
        assert actor is not None
        other = with_other_secrets(game, actor, rng)
        asked = [make_bot(name, "trains", 5).choose(each.view(actor, 6)) for each in (game, other)]
        assert asked[0] == asked[1]


def test_what_is_drawn_is_told_to_the_player_alone() -> None:
    game = game_with(turn(["signal-spot"], deck=["building", "tunnel"]))
    told = [one for one in do(game, "play signal-spot", "apply") if "Tunnel" in one.text]
    assert [one.told_to for one in told] == [(0,)]


def test_what_was_seen_on_top_is_no_more_known_when_it_has_been_drawn_or_shuffled() -> None:
    drawn = turn(["passing-station"], deck=["tunnel", "waste", "building", "viaduct"], seen=1)
    game = game_with(drawn)
    do(game, "play passing-station", "apply")
    assert len({seat(game.view(0, guess)).deck[-1] for guess in range(12)}) == 3
    left = turn(["control-room"], deck=["tunnel"], discard=["waste"] * 6 + ["building"] * 6, seen=1)
    shuffled = game_with(left)
    do(shuffled, "play control-room", "apply")
    assert len({seat(shuffled.view(0, guess)).deck[-1] for guess in range(12)}) == 2


@pytest.mark.rule("TRN-SETUP-03")
def test_first_hands_are_told_to_their_players_alone() -> None:
    game = game_with(players=3, seed=4)
    told = [one for one in game.opening() if one.kind == "deal"]
    assert [(one.seat, one.told_to) for one in told] == [(n, (n,)) for n in range(3)]


def test_a_seat_does_not_see_the_results_of_shuffles_that_are_to_come() -> None:
    position = turn([], deck=[], discard=["waste", "building"], shuffles=[["building", "waste"]])
    game = game_with(position)
    assert game.state.shuffles
    assert [game.view(one, 3).state.shuffles for one in range(2)] == [(), ()]


@pytest.mark.parametrize("players", [2, 3])
def test_nobody_can_play_the_deal_again_from_what_is_seen(players: int) -> None:
    game = game_with(players=players, seed=77)
    view = game.view(0, 5)
    assert view.state.seed == view.to_plain()["seed"] == 5
    again = game_with(players=players, seed=view.state.seed)
    assert seat(again).deck != seat(game).deck


def test_guesses_differ_so_that_a_guess_is_no_knowledge() -> None:
    game = game_with(players=3, seed=5)
    hands = {tuple(seat(game.view(0, guess), 1).hand) for guess in range(12)}
    decks = {tuple(seat(game.view(0, guess)).deck) for guess in range(12)}
    assert len(hands) > 3
    assert len(decks) > 3


def test_a_view_keeps_which_cards_everybody_has() -> None:
    game = game_with(players=3, seed=6)
    view = game.view(1, 4)
    for one in range(3):
        assert Counter(own_cards(view.game, one)) == Counter(own_cards(game.game, one))
    assert seat(view, 1).hand == seat(game, 1).hand


def test_cards_on_top_that_a_player_has_seen_stay_where_they_are_for_that_player_alone() -> None:
    position = turn([], deck=["tunnel", "waste", *["normal-train"] * 4, "building"], seen=2)
    game = game_with(position)
    tops = {tuple(seat(game.view(0, guess)).deck[-2:]) for guess in range(9)}
    assert tops == {("waste", "tunnel")}
    assert len({seat(game.view(1, guess)).deck[-1] for guess in range(9)}) > 1


def test_whoever_is_seen_to_apply_a_card_has_a_hand_with_which_that_can_be_done() -> None:
    """Wagon factory was begun, so there is a train in that hand for which another would come."""
    trains = dict.fromkeys(("normal-train", "express-train", "limited-express-train"), 0)
    supply = {**trains, "express-train": 5, "building": 9, "waste": 53}
    position = turn(["wagon-factory", "normal-train", *["waste"] * 3],
                    deck=["waste"] * 5, discard=["waste"] * 9, supply=supply)  # fmt: skip
    game = game_with(position)
    do(game, "play wagon-factory")
    for guess in range(12):
        view = game.view(1, guess)
        assert [str(one) for one in view.actions()] == ["apply", "leave"]
        do(view, "apply")
        assert [str(one) for one in view.actions()] == ["choose normal-train"]


def test_where_no_hand_is_found_with_which_a_card_is_applied_it_counts_as_left() -> None:
    """Two trains among so many cards are hardly ever together in a hand that is made up."""
    text = [{"trash_from_hand": "train"}, {"trash_from_hand": "train"}, {"draw": 1}]
    cards = [{"id": "yard", "name": "Yard", "categories": ["action"], "effects": text}]
    supply = {"building": 9, "express-train": 9, "waste": 10}
    position = turn(["yard", "normal-train", "normal-train"], discard=["waste"] * 60, supply=supply)
    game = game_with(position, cards=cards)
    do(game, "play yard")
    views = [game.view(1, guess) for guess in range(4)]
    assert any(view.state.resolving is None for view in views)
    for view in views:
        assert next(view.actions(), None) is not None
        assert all_broken(view.game) == []

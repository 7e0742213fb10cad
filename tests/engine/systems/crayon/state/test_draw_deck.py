"""Demand cards and the deck: full hands, new decks, where events go (CRY-DEMAND)."""

from random import Random
from typing import Any

import pytest

from tests.engine.systems.crayon.situations.coast import coast, seat
from tests.engine.systems.crayon.situations.running import cash_of, pass_turns
from tests.engine.systems.crayon.situations.situation import both_games, legal, play
from tests.engine.systems.crayon.situations.six_cities import winner

DELIVERY = "deliver coal dover 20"


def carrier(*hand: str, **more: Any) -> dict[str, Any]:
    """A player whose train stands in Dover with a load that card 1 asks for."""
    return seat("17,1", "coal", hand=["1", *hand], **more)


@both_games
@pytest.mark.rule("CRY-DEMAND-01")
def test_everybody_holds_three_demand_cards_at_any_time(preset: str) -> None:
    game = coast(seat("2,1"), seat("7,1"), seat("11,1"), preset=preset)
    rng = Random(3)
    for _ in range(80):
        for player in game.state.seats:
            assert len(player.hand) == 3
            assert all(game.table.cards[card].demands for card in player.hand)
        likely = legal(game, "discard") or legal(game)
        play(game, rng.choice(likely))


@pytest.mark.rule("CRY-DEMAND-01")
def test_the_hand_is_as_large_as_the_rules_say() -> None:
    game = coast(carrier(), seat(), rules={"turn": {"hand_size": 4}})
    assert [len(player.hand) for player in game.state.seats] == [4, 4]


@both_games
@pytest.mark.rule("CRY-DEMAND-02")
def test_who_has_too_few_cards_draws_at_once(preset: str) -> None:
    game = coast(carrier(), seat(), preset=preset, deck=["3"])
    play(game, DELIVERY)
    assert game.state.seats[0].hand[-1] == "3"
    assert game.actor == 0


@both_games
@pytest.mark.rule("CRY-DEMAND-02")
def test_event_cards_fill_no_hand_and_are_resolved_one_by_one(preset: str) -> None:
    game = coast(carrier(), seat(), preset=preset, deck=["gale", "tax", "strike", "3"])
    news = play(game, DELIVERY)
    told = [one.kind for one in news if one.kind in ("chance", "event", "tax")]
    assert told == ["chance", "event", "chance", "event", "tax", "tax", "chance", "event", "chance"]
    assert game.state.seats[0].hand[-1] == "3"


@pytest.mark.rule("CRY-DEMAND-02")
def test_a_hand_that_stayed_short_is_filled_out_of_turn_as_soon_as_there_is_a_card() -> None:
    game = coast(
        seat("17,1", "coal", hand=["4", "5", "6"]),
        seat(hand=["7", "8"]),
        variants=["open-contracts"],
        preset="empire-builder",
        spare=False,
        open_contracts=["1"],
    )
    bob = game.state.seats[1]
    assert list(bob.hand) == ["7", "8"]
    play(game, DELIVERY)
    assert game.actor == 0
    assert list(bob.hand) == ["7", "8", "1"]


# -- a new deck


@both_games
@pytest.mark.rule("CRY-DEMAND-03")
@pytest.mark.rule("OPEN-CRY-43")
def test_the_discards_are_shuffled_when_a_card_is_needed_and_none_is_left(preset: str) -> None:
    game = coast(
        seat("17,1", "coal", "coal", hand=["1", "3", "4"]),
        seat(hand=["5", "6", "7"]),
        preset=preset,
        spare=False,
        deck=["8"],
        discards=["9", "10"],
        in_play=[{"event": "strike", "drawer": 2}],
    )
    play(game, "deliver coal dover 24")
    assert (game.state.deck, game.state.discards) == ([], ["9", "10", "3"])
    play(game, DELIVERY)
    assert game.state.discards == []
    assert sorted([*game.state.deck, game.state.seats[0].hand[-1]]) == ["1", "10", "3", "9"]
    assert [one.event for one in game.state.in_play] == ["strike"]


@pytest.mark.rule("CRY-DEMAND-03")
def test_the_order_of_a_new_deck_is_chance() -> None:
    orders = set()
    for seed in range(6):
        discards = ["9", "10", "11", "12", "13"]
        hands = carrier("3", "4"), seat(hand=["5", "6", "7"])
        game = coast(*hands, spare=False, discards=discards, seed=seed)
        play(game, DELIVERY)
        orders.add(tuple(game.state.deck))
    assert len(orders) > 3


@pytest.mark.rule("OPEN-CRY-43")
def test_the_deck_may_be_renewed_as_soon_as_its_last_card_is_taken() -> None:
    rules = {"deck": {"reshuffle": "when-emptied"}}
    hands = carrier("3", "4"), seat(hand=["5", "6", "7"])
    game = coast(*hands, spare=False, deck=["8"], discards=["9"], rules=rules)
    play(game, DELIVERY)
    assert game.state.seats[0].hand[-1] == "8"
    assert (sorted(game.state.deck), game.state.discards) == (["1", "9"], [])


@pytest.mark.rule("OPEN-CRY-43")
def test_a_deck_that_is_never_renewed_leaves_hands_short() -> None:
    rules = {"deck": {"reshuffle": "never"}}
    hands = carrier("3", "4"), seat(hand=["5", "6", "7"])
    game = coast(*hands, spare=False, deck=["8"], discards=["9"], rules=rules)
    play(game, DELIVERY)
    assert (game.state.deck, game.state.discards) == ([], ["9", "1"])
    play(game, "load tea", "drop tea", "done", "end", "discard")
    assert game.state.seats[1].hand == ()


@pytest.mark.rule("OPEN-CRY-43")
@pytest.mark.rule("CRY-DEMAND-02")
def test_with_both_piles_empty_a_hand_stays_short() -> None:
    game = coast(carrier(), seat(hand=["5", "6", "7"]), spare=False)
    assert game.state.seats[0].hand == ("1",)
    play(game, DELIVERY)
    assert game.state.seats[0].hand == ("1",)
    assert cash_of(game) == 70


@pytest.mark.rule("OPEN-CRY-43")
def test_events_alone_are_not_shuffled_over_and_over() -> None:
    game = coast(seat(hand=["4"]), seat(hand=["5", "6"]), spare=False, deck=["tax", "strike"])
    assert game.state.deck == []
    assert game.state.discards == ["tax"]
    assert [player.hand for player in game.state.seats] == [("4",), ("5", "6")]
    pass_turns(game, 6)
    assert game.state.discards == ["tax", "strike"]


# -- where events go


@both_games
@pytest.mark.rule("CRY-DEMAND-04")
@pytest.mark.rule("OPEN-CRY-44")
def test_an_expired_event_goes_to_the_discards_and_comes_back_with_them(preset: str) -> None:
    game = coast(carrier(), seat(), preset=preset, deck=["strike"])
    play(game, DELIVERY)
    pass_turns(game, 2)
    assert game.state.discards == ["1"]
    pass_turns(game)
    assert game.state.discards == ["1", "strike"]
    assert game.state.in_play == ()


@pytest.mark.rule("CRY-DEMAND-04")
def test_an_event_of_the_discards_is_drawn_again_after_a_reshuffle() -> None:
    drawn: set[str] = set()
    for seed in range(8):
        hands = carrier("3", "4"), seat(hand=["5", "6", "7"])
        game = coast(*hands, spare=False, discards=["9", "strike"], seed=seed)
        play(game, DELIVERY)
        drawn.update(one.event for one in game.state.in_play)
    assert drawn == {"strike"}


@pytest.mark.rule("OPEN-CRY-44")
def test_spent_events_may_leave_the_game() -> None:
    rules = {"deck": {"events_return": "out-of-game"}}
    game = coast(carrier(), seat(), rules=rules, deck=["tax", "strike"])
    play(game, DELIVERY)
    pass_turns(game, 3)
    assert game.state.discards == ["1"]
    assert game.state.out[-2:] == ["tax", "strike"]


@pytest.mark.rule("CRY-DEMAND-04")
def test_a_permanent_event_never_comes_back() -> None:
    rains = {
        "id": "rains",
        "name": "Rains",
        "duration": "permanent",
        "effects": [{"effect": "rekind", "kind": "dry-river", "becomes": "river"}],
    }
    game = coast(carrier(), seat(), events=[rains], deck=["rains"])
    play(game, DELIVERY)
    pass_turns(game, 9)
    assert [one.event for one in game.state.in_play] == ["rains"]
    assert game.state.discards == ["1"]


# -- in a lost turn


@both_games
@pytest.mark.rule("CRY-DEMAND-05")
def test_who_loses_the_turn_by_the_card_he_draws_still_draws_up_to_three(preset: str) -> None:
    game = coast(carrier(), seat(), preset=preset, deck=["crash", "tax", "3"])
    play(game, DELIVERY)
    assert game.actor == 1
    assert game.state.seats[0].hand[-1] == "3"
    assert len(game.state.seats[0].hand) == 3
    assert cash_of(game) == 65


@pytest.mark.rule("CRY-VAR-15")
def test_in_sudden_death_an_event_as_the_last_card_ends_the_game_too() -> None:
    rules = {"sudden_death": {"enabled": True}, "deck": {"reshuffle": "never"}}
    hands = carrier("3", "4"), seat(hand=["5", "6", "7"])
    game = coast(*hands, spare=False, deck=["strike"], rules=rules)
    play(game, DELIVERY)
    assert winner(game) is None
    play(game, "done", "end")
    assert winner(game) == 0

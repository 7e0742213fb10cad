"""Sudden Death: the game ends with the last card of the deck, and most money wins (CRY-VAR-15)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.valley import (
    DEMANDS,
    RUMOUR,
    WEST_TO_TOWN,
    Valley,
    seat,
    seats,
    winners,
)


def valley(deck: str, variants: str = "sudden-death", rules: str = "", cash: int = 20) -> Valley:
    there = seats(
        seat(cash, WEST_TO_TOWN, "7,2", loads="coal", hand="1, 2, 3"),
        seat(50, "[]", "5,2", hand="4, 5, 6"),
    )
    position = f"{there}, deck: [{deck}], discards: [28, 29, 30]"
    return Valley(variants, rules, position=position, events=(RUMOUR,))


def delivers(game: CrayonGame) -> None:
    play(game, "move 8,2", "deliver coal town 10")


@pytest.mark.rule("CRY-VAR-15")
def test_the_game_ends_with_the_turn_in_which_the_last_card_is_drawn() -> None:
    game = valley("20").game()
    delivers(game)
    assert winners(game) == (), "he finishes his move"
    play(game, "done", "build 8,2 8,1", "end")
    assert winners(game) == (1,)
    assert game.actor is None


@pytest.mark.rule("CRY-VAR-15")
def test_most_money_wins_whatever_track_joins() -> None:
    game = valley("20", cash=60).game()
    delivers(game)
    play(game, "done", "end")
    assert game.result is not None
    assert game.result.places == ((0,), (1,))


@pytest.mark.rule("CRY-VAR-15")
def test_players_with_as_much_money_share_the_place() -> None:
    game = valley("20", cash=40).game()
    delivers(game)
    play(game, "done", "end")
    assert game.result is not None
    assert game.result.places == ((0, 1),)


@pytest.mark.rule("CRY-VAR-15")
def test_a_card_that_is_left_keeps_the_game_going() -> None:
    game = valley("20, 21").game()
    delivers(game)
    play(game, "done", "end")
    assert (game.result, game.actor) == (None, 1)


@pytest.mark.rule("CRY-VAR-15")
def test_the_deck_is_never_renewed() -> None:
    game = valley("rumour, 20").game()
    delivers(game)
    assert game.state.deck == []
    assert game.state.discards == ["28", "29", "30", "1", "rumour"]


@pytest.mark.rule("CRY-VAR-15")
def test_an_event_can_be_the_last_card() -> None:
    game = valley("rumour").game()
    delivers(game)
    assert len(game.state.seats[0].hand) == 2
    play(game, "done", "end")
    assert game.result is not None


@pytest.mark.rule("CRY-VAR-15")
def test_a_deck_that_the_deal_has_emptied_ends_the_game_with_the_first_turn() -> None:
    game = Valley("sudden-death", demands=DEMANDS[:6]).game()
    assert game.state.deck == []
    play(game, "end")
    assert game.result is not None


@pytest.mark.rule("CRY-VAR-15")
def test_no_hand_is_discarded_with_fewer_than_12_cards_left() -> None:
    eleven = ", ".join(str(card) for card in range(10, 21))
    assert refused(valley(eleven).game(), "discard") == "CRY-VAR-15"
    assert "discard" not in legal(valley(eleven).game())
    assert refused(valley(f"{eleven}, 21").game(), "discard") == ""


@pytest.mark.rule("CRY-VAR-15")
def test_without_the_variation_the_discards_make_a_new_deck_and_play_goes_on() -> None:
    game = valley("20", variants="").game()
    assert refused(game, "discard") == ""
    delivers(game)
    play(game, "done", "end", "discard")
    assert game.result is None
    assert len(game.state.seats[1].hand) == 3


# -- what the rules can say otherwise


def test_the_number_of_cards_for_a_discard_is_the_rules_to_say() -> None:
    rules = "sudden_death: {no_discard_below: 2}"
    assert refused(valley("10", rules=rules).game(), "discard") == "CRY-VAR-15"
    assert refused(valley("10, 11", rules=rules).game(), "discard") == ""


@pytest.mark.rule("CRY-VAR-15")
def test_nobody_wins_before_the_deck_is_out() -> None:
    game = valley("20, 21", variants="sudden-death, cash-only-win", cash=245).game()
    delivers(game)
    assert game.result is None


def test_somebody_can_win_earlier_where_the_rules_say_so() -> None:
    rules = "sudden_death: {earlier_win: true}"
    game = valley("20, 21", "sudden-death, cash-only-win", rules, cash=245).game()
    delivers(game)
    assert game.result is not None
    assert game.result.reason == "victory"

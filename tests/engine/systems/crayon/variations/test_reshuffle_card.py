"""The Reshuffle card: drawn, it has the deck shuffled anew (CRY-VAR-44)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import play
from tests.engine.systems.crayon.situations.valley import WEST_TO_TOWN, Valley, seat, seats


@pytest.mark.rule("CRY-VAR-44")
def test_a_card_is_added_to_the_deck() -> None:
    assert Valley("reshuffle-card").game().state.deck.count("reshuffle") == 1
    assert "reshuffle" not in Valley().game().state.deck


def delivers(deck: str, variants: str = "reshuffle-card", rules: str = "") -> CrayonGame:
    there = seats(seat(20, WEST_TO_TOWN, "7,2", loads="coal", hand="1, 2, 3"))
    position = f"{there}, deck: [{deck}], discards: [26, 27, 28, 29, 30]"
    game = Valley(variants, rules, position=position).game()
    play(game, "move 8,2", "deliver coal town 10")
    return game


LAST = ", ".join(str(card) for card in range(7, 26))


@pytest.mark.rule("CRY-VAR-44")
def test_drawn_it_has_the_deck_shuffled_with_the_discards() -> None:
    game = delivers(f"reshuffle, {LAST}")
    state = game.state
    assert state.discards == ["reshuffle"], "the card itself is discarded"
    drawn = state.seats[0].hand[-1]
    expected = {"1", *map(str, range(7, 31))} - set(state.seats[1].hand)
    assert {*state.deck, drawn} == expected
    assert [drawn, *state.deck[::-1]] != sorted([*state.deck, drawn], key=int)
    assert len(state.seats[0].hand) == 3


@pytest.mark.rule("CRY-VAR-44")
def test_without_it_the_deck_keeps_its_order_and_the_discards_stay() -> None:
    state = delivers(LAST, "").state
    assert state.discards == ["26", "27", "28", "29", "30", "1"]
    assert state.deck[::-1] == sorted(state.deck, key=int)


def test_how_many_there_are_is_the_rules_to_say() -> None:
    game = Valley("reshuffle-card", "deck: {reshuffle_cards: 3}").game()
    assert game.state.deck.count("reshuffle") == 3


def test_a_scenario_with_an_event_of_that_name_keeps_its_own() -> None:
    own = "{id: reshuffle, name: Mine, duration: instant, effects: [{effect: reveal-cash}]}"
    game = Valley("reshuffle-card", events=(own,)).game()
    assert {card for card in game.state.deck if not card.isdecimal()} == {
        "reshuffle",
        "reshuffle-card",
    }

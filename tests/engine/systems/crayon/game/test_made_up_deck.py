"""The deck that a view makes up: the right cards, in an order that tells nothing (CRY-INFO-02)."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.systems.crayon.game.view import made_up_deck
from engine.systems.crayon.state.play import Play
from tests.engine.systems.crayon.situations.coast import EVENTS, coast, seat

TWINS = [{**event, "count": 3} for event in EVENTS]
"""Every event three times: copies of a card must be counted."""
GAME = coast(seat(), seat(), events=TWINS)
GUESSES = st.integers(0, 2**40)


def with_deck(deck: list[str], asked: int = 0) -> Play:
    """A game that nobody has viewed yet, with this deck after so many questions to chance."""
    play = GAME.copy()._play
    play.state.deck = list(deck)
    play.state.counters = {"deck": asked}
    return play


def all_cards() -> list[str]:
    return sorted(card.name for card in GAME.table.cards.values() for _ in range(card.count))


decks = st.permutations(all_cards()).flatmap(
    lambda cards: st.integers(0, len(cards)).map(lambda size: cards[:size])
)


@given(decks, GUESSES)
@pytest.mark.rule("CRY-INFO-02")
def test_it_has_the_cards_of_the_true_deck_and_no_others(deck: list[str], guess: int) -> None:
    play = with_deck(deck)
    assert Counter(made_up_deck(play, guess)) == Counter(deck)
    assert play.state.deck == deck, "the true deck stays as it is"


@given(decks, GUESSES, st.randoms(use_true_random=False), st.integers(0, 500), st.integers(0, 500))
@pytest.mark.rule("CRY-INFO-02")
def test_it_depends_neither_on_the_true_order_nor_on_the_seed(
    deck: list[str], guess: int, rng: Random, seed: int, asked: int
) -> None:
    other = deck[:]
    rng.shuffle(other)
    one, same = with_deck(deck), with_deck(other, asked)
    same.state.seed = seed
    assert made_up_deck(one, guess) == made_up_deck(same, guess)


@given(decks, GUESSES)
@pytest.mark.rule("CRY-INFO-02")
def test_the_same_guess_makes_the_same_deck_whatever_was_guessed_before(
    deck: list[str], guess: int
) -> None:
    play = with_deck(deck)
    for one in (guess, guess, guess + 1, guess):
        assert made_up_deck(play, one) == made_up_deck(with_deck(deck), one)


def test_every_order_comes_up_when_enough_is_guessed() -> None:
    deck = ["4", "5", "gale"]
    orders = {tuple(made_up_deck(with_deck(deck), guess)) for guess in range(100)}
    assert orders == set(permutations(deck))


def test_a_deck_that_was_given_away_is_nobody_elses() -> None:
    play = with_deck(all_cards())
    first = made_up_deck(play, 7)
    kept = first[:]
    first.clear()
    assert made_up_deck(play, 7) == kept


# -- a deck that changes between two views


@given(decks.filter(bool), GUESSES, st.data())
@pytest.mark.rule("CRY-INFO-02")
def test_what_was_drawn_is_missing_and_the_rest_keeps_its_order(
    deck: list[str], guess: int, data: st.DataObject
) -> None:
    play = with_deck(deck)
    before = made_up_deck(play, guess)
    left = data.draw(st.integers(0, len(deck) - 1))
    del play.state.deck[left:]
    after = made_up_deck(play, guess)
    assert Counter(after) == Counter(deck[:left])
    assert after == made_up_deck(with_deck(deck[:left]), guess), "the same to who comes later"
    single = {card for card, count in Counter(all_cards()).items() if count == 1}
    kept = [card for card in before if card in single and card in deck[:left]]
    assert [card for card in after if card in single] == kept


@given(decks, decks, GUESSES)
@pytest.mark.rule("CRY-INFO-02")
def test_a_deck_that_was_shuffled_anew_is_noticed_at_the_same_length(
    one: list[str], other: list[str], guess: int
) -> None:
    """The cards may be others; how often chance was asked tells."""
    length = min(len(one), len(other))
    play = with_deck(one[:length], asked=5)
    made_up_deck(play, guess)
    play.state.deck, play.state.counters["deck"] = other[:length], 6
    assert Counter(made_up_deck(play, guess)) == Counter(other[:length])


@pytest.mark.parametrize(
    ("one", "other"), [(["4"], ["5"]), (["4", "5"], ["gale", "5"]), (["tax", "tax"], ["tax", "4"])]
)
def test_a_tiny_deck_is_noticed_though_chance_was_not_asked(
    one: list[str], other: list[str]
) -> None:
    play = with_deck(one)
    made_up_deck(play, 3)
    play.state.deck = other[:]
    assert sorted(made_up_deck(play, 3)) == sorted(other)


def test_a_view_of_a_game_has_the_deck_of_its_guess() -> None:
    game = GAME.copy()
    for guess in (0, 9):
        assert game.view(1, guess).state.deck == made_up_deck(game._play, guess)

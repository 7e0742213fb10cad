"""Open Contracts: a discarded hand lies open for everybody (CRY-VAR-43)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.valley import WEST_TO_TOWN, Valley, seat, seats


def discards(variants: str = "open-contracts", rules: str = "", more: str = "") -> CrayonGame:
    """Ann has discarded cards 1 to 3; Bob brings coal to Town."""
    there = seats(
        seat(20, "[]", "5,2", hand="1, 2, 3"),
        seat(20, WEST_TO_TOWN, "7,2", loads="coal, coal", hand="4, 5, 6"),
    )
    game = Valley(variants, rules, position=f"{there}{more}").game()
    play(game, "discard")
    return game


@pytest.mark.rule("CRY-VAR-43")
def test_the_cards_of_a_discarded_hand_lie_open() -> None:
    game = discards()
    assert game.state.open_contracts == ("1", "2", "3")
    assert game.state.discards == []


@pytest.mark.rule("CRY-VAR-43")
def test_without_the_variation_they_are_gone() -> None:
    game = discards("")
    assert (game.state.open_contracts, game.state.discards) == ((), ["1", "2", "3"])
    play(game, "move 8,2")
    assert refused(game, "deliver coal town 10") == "CRY-DELIV-01"


@pytest.mark.rule("CRY-VAR-43")
def test_whoever_delivers_first_is_paid_and_discards_the_card() -> None:
    game = discards()
    play(game, "move 8,2")
    assert legal(game, "deliver") == [f"deliver coal town {pays}" for pays in range(10, 16)]
    play(game, "deliver coal town 12")
    assert game.scores() == (20, 32)
    assert game.state.open_contracts == ("1", "2")
    assert game.state.discards == ["3"]
    assert game.state.seats[1].hand == ("4", "5", "6"), "his own hand is still full"
    assert refused(game, "deliver coal town 12") == "CRY-DELIV-01"


@pytest.mark.rule("CRY-VAR-43")
def test_who_discarded_them_may_deliver_on_them_too() -> None:
    there = seats(seat(20, WEST_TO_TOWN, "7,2", loads="coal", hand="1, 2, 3"))
    game = Valley("open-contracts", position=there).game()
    play(game, "discard", "done", "end", "move 8,2", "deliver coal town 10")
    assert game.state.seats[0].cash == 30


@pytest.mark.rule("CRY-VAR-43")
def test_no_more_than_four_lie_open() -> None:
    game = discards()
    play(game, "discard")
    assert game.state.open_contracts == ("1", "2", "3", "4")
    assert game.state.discards == ["5", "6"]


@pytest.mark.rule("CRY-VAR-43")
def test_room_that_a_delivery_makes_is_filled_again() -> None:
    game = discards(more=", open_contracts: [20]")
    assert game.state.open_contracts == ("20", "1", "2", "3")
    play(game, "move 8,2", "deliver coal town 29", "done", "end", "discard")
    assert len(game.state.open_contracts) == 4
    assert game.state.open_contracts[:3] == ("1", "2", "3")


@pytest.mark.rule("CRY-VAR-43")
def test_cards_that_lie_open_are_in_no_other_pile() -> None:
    game = discards()
    piles = [*game.state.deck, *game.state.discards, *game.state.out]
    hands = [card for one in game.state.seats for card in one.hand]
    assert sorted([*piles, *hands, *game.state.open_contracts]) == sorted(
        str(card) for card in range(1, 31)
    )


def test_how_many_lie_open_is_the_rules_to_say() -> None:
    game = discards(rules="open_contracts: {max_cards: 2}")
    assert game.state.open_contracts == ("1", "2")
    assert game.state.discards == ["3"]

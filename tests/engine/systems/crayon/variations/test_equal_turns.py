"""Equal turns: after a declaration the round is played to its end (CRY-VAR-32)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import play
from tests.engine.systems.crayon.situations.valley import (
    SECOND_LINE,
    WEST_TO_EAST,
    Valley,
    seat,
    seats,
    winners,
)


def race(*cash: int, variants: str = "equal-turns") -> CrayonGame:
    """Ann and Bob have joined East and West, which is enough here; Bob delivers on Ann's line."""
    tracks = [WEST_TO_EAST, SECOND_LINE, "[]"]
    hands = ["1, 2, 3", "4, 5, 6", "7, 8, 9"]
    there = seats(
        *[
            seat(one, track, "8,2", loads="coal", hand=hand)
            for one, track, hand in zip(cash, tracks, hands, strict=False)
        ]
    )
    return Valley(variants, "win: {majors: 2}", position=there).game(len(cash))


@pytest.mark.rule("CRY-WIN-11")
@pytest.mark.rule("CRY-VAR-32")
def test_without_the_variation_a_declaration_ends_the_game() -> None:
    game = race(240, 0, variants="")
    play(game, "deliver coal town 10")
    assert game.result is not None
    assert game.result.winners == (0,)


@pytest.mark.rule("CRY-VAR-32")
def test_the_round_goes_on_to_the_last_player() -> None:
    game = race(240, 0, 0)
    play(game, "deliver coal town 10")
    assert (game.result, game.state.declared) == (None, {0: 250})
    play(game, *("done", "end") * 2)
    assert winners(game) == ()
    play(game, "done", "end")
    assert winners(game) == (0,)


@pytest.mark.rule("CRY-VAR-32")
def test_of_several_declarations_most_cash_wins() -> None:
    game = race(240, 240)
    play(game, "deliver coal town 10", "done", "end", "deliver coal town 13", "done", "end")
    assert game.result is not None
    assert game.result.places == ((1,), (0,))


@pytest.mark.rule("CRY-VAR-32")
def test_who_has_not_declared_does_not_win_by_cash() -> None:
    game = race(240, 0, 900)
    play(game, "deliver coal town 10", *("done", "end") * 3)
    assert game.result is not None
    assert game.result.winners == (0,)


@pytest.mark.rule("CRY-VAR-32")
def test_a_tie_raises_the_limit_to_300_and_everybody_plays_on() -> None:
    game = race(243, 240)
    play(game, "deliver coal town 10", "done", "end", "deliver coal town 13", "done", "end")
    assert game.result is None
    assert (game.state.win_cash, game.state.declared) == (300, {})
    assert game.actor == 0


@pytest.mark.rule("CRY-VAR-32")
def test_a_round_in_which_nobody_declares_gives_nobody_the_win() -> None:
    game = race(100, 240, 900)
    play(game, *("done", "end") * 6)
    assert game.result is None, "the last words of the printed rule are for a time limit"


@pytest.mark.rule("CRY-VAR-32")
def test_a_loan_after_the_declaration_does_not_help() -> None:
    game = race(240, 237, variants="equal-turns, borrowing")
    play(game, "deliver coal town 10", "done", "end", "deliver coal town 13", "borrow 20")
    assert game.scores() == (250, 270)
    play(game, "done", "end")
    assert game.result is not None
    assert game.result.winners == (0,)

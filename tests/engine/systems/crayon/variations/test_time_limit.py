"""A time limit: the running round is the last, and being connected counts (CRY-VAR-03, -31)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused
from tests.engine.systems.crayon.situations.valley import (
    SECOND_LINE,
    WEST_TO_EAST,
    WEST_TO_TOWN,
    Valley,
    seat,
    seats,
    winners,
)


def tournament(
    *cash: int,
    variants: str = "time-limit",
    preset: str = "empire-builder",
    rules: str = "",
    joined: tuple[str, ...] = (WEST_TO_EAST,),
    links: int = 0,
) -> CrayonGame:
    """Players with so much cash; the first of them have joined East and West."""
    tracks = [*joined, *["[]"] * (len(cash) - len(joined))]
    there = seats(*[seat(one, track, "5,2") for one, track in zip(cash, tracks, strict=True)])
    joining = f"win: {{majors: 2, links: {links}}}" + (f", {rules}" if rules else "")
    return Valley(variants, joining, preset, there).game(len(cash))


def to_the_end(game: CrayonGame) -> int:
    """How many turns are still played."""
    turns = 0
    while game.result is None:
        assert turns < 10, "the game never ends"
        play(game, "done", "end")
        turns += 1
    return turns


@pytest.mark.rule("CRY-VAR-31")
def test_without_the_variation_nobody_calls_time() -> None:
    game = tournament(20, 30, variants="")
    assert refused(game, "time") == "CRY-GEN-02"
    assert legal(game, "time") == []


@pytest.mark.rule("CRY-VAR-31")
def test_whoever_acts_may_call_time_once() -> None:
    game = tournament(20, 30, 10)
    play(game, "done", "end")
    assert refused(game, "time") == ""
    play(game, "time")
    assert game.actor == 1, "calling time is nobody's turn"
    assert refused(game, "time") == "CRY-VAR-31"


def test_time_is_called_by_nobody_who_plays_and_by_no_clock_of_ours() -> None:
    game = tournament(20, 30, rules="time_limit: {minutes: 1}")
    assert game.read("time").GROUP == "umpire"
    play(game, *("done", "end") * 20)
    assert winners(game) == ()
    play(game, "time", "done", "end", "done", "end")
    assert winners(game) == (0,)


@pytest.mark.rule("CRY-VAR-31")
def test_time_is_not_up_while_the_game_is_being_set_up() -> None:
    assert refused(Valley("time-limit").game(), "time") == "CRY-VAR-31"


@pytest.mark.rule("CRY-VAR-03")
@pytest.mark.rule("CRY-VAR-31")
@both_games
def test_the_round_is_played_to_the_last_player(preset: str) -> None:
    game = tournament(20, 30, 10, preset=preset)
    play(game, "done", "end", "time")
    assert to_the_end(game) == 2
    assert game.result is not None
    assert game.result.reason == "time is up"


@pytest.mark.rule("CRY-VAR-31")
def test_most_cash_among_the_connected_wins() -> None:
    joined = (WEST_TO_EAST, SECOND_LINE)
    game = tournament(20, 30, 99, joined=joined)
    play(game, "time")
    to_the_end(game)
    assert game.result is not None
    assert game.result.winners == (1,)


@pytest.mark.rule("CRY-VAR-31")
def test_with_nobody_connected_most_cash_of_all_wins() -> None:
    game = tournament(20, 30, 99, joined=(WEST_TO_TOWN,))
    play(game, "time")
    to_the_end(game)
    assert game.result is not None
    assert game.result.places == ((2,), (1,), (0,))


@pytest.mark.rule("CRY-VAR-31")
def test_for_the_places_after_the_winner_cash_decides() -> None:
    game = tournament(20, 30, 99, joined=(WEST_TO_EAST, SECOND_LINE))
    play(game, "time")
    to_the_end(game)
    assert game.result is not None
    assert game.result.places == ((1,), (2,), (0,))


@pytest.mark.rule("CRY-VAR-03")
def test_in_china_rails_being_connected_counts_for_every_place() -> None:
    game = tournament(20, 30, 99, joined=(WEST_TO_EAST, SECOND_LINE), preset="china-rails")
    play(game, "time")
    to_the_end(game)
    assert game.result is not None
    assert game.result.places == ((1,), (0,), (2,))


def test_which_places_it_counts_for_is_the_rules_to_say() -> None:
    rules = "time_limit: {connected_first: every-place}"
    game = tournament(20, 30, 99, joined=(WEST_TO_EAST, SECOND_LINE), rules=rules)
    play(game, "time")
    to_the_end(game)
    assert game.result is not None
    assert game.result.places == ((1,), (0,), (2,))


@pytest.mark.rule("CRY-VAR-03")
def test_in_china_rails_a_container_link_is_needed_as_well() -> None:
    game = tournament(20, 30, preset="china-rails", links=1)
    # No link is on this map, so nobody is connected and cash decides.
    play(game, "time")
    to_the_end(game)
    assert game.result is not None
    assert game.result.winners == (1,)


@pytest.mark.rule("CRY-VAR-31")
def test_who_wins_in_the_last_round_has_won() -> None:
    there = seats(seat(245, WEST_TO_EAST, "7,2", loads="coal", hand="1, 2, 3"), seat(990))
    game = Valley("time-limit", "win: {majors: 2}", position=there).game()
    play(game, "time", "move 8,2", "deliver coal town 10")
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == ((0,), "victory")


@pytest.mark.rule("CRY-VAR-03")
def test_who_has_declared_wins_before_time_decides() -> None:
    game = tournament(260, 990, preset="china-rails")
    play(game, "time")
    to_the_end(game)
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == ((0,), "victory")


@pytest.mark.rule("CRY-VAR-31")
def test_a_loan_taken_in_the_last_round_does_not_win() -> None:
    game = tournament(29, 30, variants="time-limit, borrowing", joined=())
    play(game, "time", "borrow 20")
    to_the_end(game)
    assert game.result is not None
    assert game.result.winners == (1,)


def test_borrowed_money_counts_where_the_rules_say_so() -> None:
    rules = "loan: {debt_bars_win: false}"
    game = tournament(29, 30, variants="time-limit, borrowing", joined=(), rules=rules)
    play(game, "time", "borrow 20")
    to_the_end(game)
    assert game.result is not None
    assert game.result.winners == (0,)

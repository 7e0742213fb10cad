"""The Fast Game: more money, faster trains, fewer events, less to reach (CRY-VAR-10 to -14)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import both_games, play, refused
from tests.engine.systems.crayon.situations.valley import (
    DEMANDS,
    RUMOUR,
    TAX,
    WEST_TO_EAST,
    WEST_TO_TOWN,
    Valley,
    seat,
    seats,
    winners,
)

RUMOURS = RUMOUR.replace("id: rumour", "id: rumour, count: 12")


def building_turns(game: CrayonGame) -> int:
    """How many turns pass before trains run."""
    turns = 0
    while game.state.turn.phase == "build-round":
        play(game, "end")
        turns += 1
    return turns


@pytest.mark.rule("CRY-VAR-10")
def test_a_fast_start_has_60_and_three_building_turns() -> None:
    game = Valley("fast-start").game()
    assert game.scores() == (60, 60)
    assert building_turns(game) == 3 * 2


@pytest.mark.rule("CRY-VAR-10")
def test_the_usual_start_has_40_and_two_building_turns() -> None:
    game = Valley().game()
    assert game.scores() == (40, 40)
    assert building_turns(game) == 2 * 2


@pytest.mark.rule("CRY-VAR-10")
def test_three_building_turns_of_china_rails_turn_back_once() -> None:
    game = Valley("fast-start", preset="china-rails").game(players=3)
    first, order = game.state.first, []
    while game.state.turn.phase == "build-round":
        order.append((game.state.turn.seat - first) % 3)
        play(game, "end")
    assert order == [0, 1, 2, 2, 1, 0, 0, 1, 2]
    assert game.state.turn.seat == first


def mileposts_run(game: CrayonGame) -> int:
    """How far a train gets along the line and back before it has to stop."""
    there = ["3,2", "4,2", "5,2", "6,2", "7,2", "8,2", "9,2", "10,2"]
    ways = [*there, *there[-2::-1], "2,2", *there]
    for count, cell in enumerate(ways):
        if refused(game, f"move {cell}"):
            assert refused(game, f"move {cell}") == "CRY-MOVE-02"
            return count
        play(game, f"move {cell}")
    raise AssertionError("the train never stopped")


SPEEDS = {
    "freight": (9, 12),
    "heavy-freight": (9, 12),
    "fast-freight": (12, 16),
    "super-freight": (12, 16),
}


@pytest.mark.rule("CRY-VAR-01")
@pytest.mark.rule("CRY-VAR-11")
@both_games
@pytest.mark.parametrize("train", SPEEDS)
def test_fast_trains_run_a_third_further(preset: str, train: str) -> None:
    there = seats(seat(20, WEST_TO_EAST, "2,2", train=train))
    usual, fast = SPEEDS[train]
    assert mileposts_run(Valley(preset=preset, position=there).game()) == usual
    assert mileposts_run(Valley("fast-trains", preset=preset, position=there).game()) == fast


STORM = "{id: storm, name: Storm, duration: 1 turn, effects: [{effect: half-rate, area: all}]}"
HALF_RATES = {
    "freight": (5, 6),
    "heavy-freight": (5, 6),
    "fast-freight": (6, 8),
    "super-freight": (6, 8),
}


@pytest.mark.rule("CRY-VAR-01")
@pytest.mark.rule("CRY-VAR-11")
@both_games
@pytest.mark.parametrize("train", HALF_RATES)
def test_fast_trains_at_half_rate_run_6_and_8(preset: str, train: str) -> None:
    there = seats(seat(20, WEST_TO_EAST, "2,2", train=train))
    stormy = f"{there}, in_play: [{{event: storm, drawer: 2}}]"
    usual, fast = HALF_RATES[train]
    valley = Valley("", preset=preset, position=stormy, events=(STORM,))
    assert mileposts_run(valley.game()) == usual
    valley = Valley("fast-trains", preset=preset, position=stormy, events=(STORM,))
    assert mileposts_run(valley.game()) == fast


@pytest.mark.rule("CRY-VAR-12")
def test_events_of_the_first_deal_leave_the_game() -> None:
    dealt = Valley("drop-dealt-events", demands=DEMANDS[:8], events=(RUMOURS,)).game().state
    assert "rumour" in dealt.out
    assert dealt.deck.count("rumour") + dealt.out.count("rumour") == 12
    assert not dealt.in_play


@pytest.mark.rule("CRY-VAR-12")
def test_without_the_variation_they_are_shuffled_back() -> None:
    dealt = Valley(demands=DEMANDS[:8], events=(RUMOURS,)).game().state
    assert dealt.out == []
    assert dealt.deck.count("rumour") == 12


def after_a_tax(variants: str) -> CrayonGame:
    there = seats(seat(30, WEST_TO_TOWN, "7,2", loads="coal", hand="1, 2, 3"), seat(60))
    valley = Valley(variants, position=f"{there}, deck: [tax, 20, 21, 22, 23]", events=(TAX,))
    game = valley.game()
    play(game, "move 8,2", "deliver coal town 10")
    return game


@pytest.mark.rule("CRY-VAR-13")
def test_rail_tax_is_thrown_away_without_any_effect() -> None:
    game = after_a_tax("no-rail-tax")
    assert game.scores() == (40, 60)
    assert not game.state.cash_public
    assert game.state.discards == ["1", "tax"]
    assert len(game.state.seats[0].hand) == 3


@pytest.mark.rule("CRY-VAR-13")
def test_without_the_variation_everybody_pays_it() -> None:
    game = after_a_tax("")
    assert game.scores() == (35, 51)
    assert game.state.cash_public


def with_cash(cash: int, variants: str) -> CrayonGame:
    there = seats(seat(cash, WEST_TO_TOWN, "7,2", loads="coal", hand="1, 2, 3"))
    game = Valley(variants, position=there).game()
    play(game, "move 8,2", "deliver coal town 10")
    return game


@pytest.mark.rule("CRY-VAR-14")
def test_250_in_cash_alone_wins() -> None:
    result = with_cash(240, "cash-only-win").result
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.rule("CRY-VAR-14")
def test_249_do_not() -> None:
    assert with_cash(239, "cash-only-win").result is None


@pytest.mark.rule("CRY-VAR-14")
def test_without_the_variation_major_cities_have_to_be_joined() -> None:
    assert with_cash(240, "").result is None


@pytest.mark.rule("CRY-VAR-14")
def test_in_china_rails_no_link_is_needed_either() -> None:
    there = seats(seat(250, WEST_TO_TOWN, "7,2"))
    game = Valley("cash-only-win", preset="china-rails", position=there).game()
    play(game, "done", "end")
    assert winners(game) == (), "Bob still has his turn"
    play(game, "done", "end")
    assert winners(game) == (0,)

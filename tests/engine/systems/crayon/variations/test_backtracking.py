"""Backtracking: a train turns round anywhere, at the price of a whole turn (CRY-VAR-26)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.valley import (
    MILL_TO_TOWN,
    STRIKE,
    WEST_TO_TOWN,
    WRECK,
    Valley,
    seat,
    seats,
)


def facing_town(
    variants: str = "backtracking", cash: int = 20, mine: str = WEST_TO_TOWN, more: str = ""
) -> CrayonGame:
    """Ann's train stands at 6,2 and came from Mill; Bob stands in West."""
    theirs = "[]" if mine == WEST_TO_TOWN else MILL_TO_TOWN
    there = seats(
        seat(cash, mine, "6,2", came_from="5,2", hand="1, 2, 3"),
        seat(20, theirs, "2,2", hand="4, 5, 6"),
    )
    return Valley(variants, position=f"{there}{more}", events=(STRIKE, WRECK)).game()


def pass_round(game: CrayonGame) -> None:
    play(game, "end", "done", "end")


@pytest.mark.rule("CRY-VAR-26")
def test_without_the_variation_a_train_turns_round_only_in_a_city() -> None:
    game = facing_town("")
    assert refused(game, "backtrack") == "CRY-MOVE-03"
    assert refused(game, "move 5,2") == "CRY-MOVE-03"
    assert legal(game, "backtrack") == []


@pytest.mark.rule("CRY-VAR-26")
def test_a_train_turns_round_anywhere_and_goes_where_it_likes_next_turn() -> None:
    game = facing_town()
    play(game, "backtrack")
    pass_round(game)
    assert set(legal(game, "move")) == {"move 5,2", "move 7,2"}
    play(game, "move 5,2")


@pytest.mark.rule("CRY-VAR-26")
def test_it_costs_the_whole_turn() -> None:
    game = facing_town()
    play(game, "backtrack")
    for given_up in ("move 7,2", "move 5,2", "done", "discard"):
        assert refused(game, given_up) == "CRY-VAR-26"
    assert refused(game, "build 6,2 6,1") == "CRY-VAR-26"
    assert legal(game) == ["end"]


@pytest.mark.rule("CRY-VAR-26")
def test_a_turn_that_has_begun_otherwise_is_no_whole_turn() -> None:
    game = facing_town()
    play(game, "move 7,2")
    assert refused(game, "backtrack") == "CRY-VAR-26"
    game = facing_town()
    play(game, "done")
    assert refused(game, "backtrack") == "CRY-VAR-26"


@pytest.mark.rule("CRY-VAR-26")
def test_no_turn_is_given_up_where_a_train_turns_round_anyway() -> None:
    there = seats(seat(20, WEST_TO_TOWN, "5,2", came_from="4,2"))
    game = Valley("backtracking", position=there).game()
    assert refused(game, "backtrack") == "CRY-VAR-26"
    assert refused(game, "move 4,2") == ""


@pytest.mark.rule("CRY-VAR-26")
def test_not_in_a_turn_in_which_the_hand_is_discarded() -> None:
    game = facing_town()
    play(game, "backtrack")
    assert refused(game, "discard") == "CRY-VAR-26"
    game = facing_town()
    play(game, "discard")
    assert game.actor == 1, "the discard was Ann's whole turn"


@pytest.mark.rule("CRY-VAR-26")
def test_allowed_in_a_turn_that_is_lost() -> None:
    game = facing_town(more=", turn: {seat: 2}, deck: [wreck, 20, 21, 22, 23, 24]")
    play(game, "discard")
    assert legal(game) == ["backtrack", "end"]
    play(game, "backtrack", "end")
    assert game.actor == 0, "Bob's turn is lost, and his train may leave West in any direction"
    assert "move 5,2" in legal(game, "move")


@pytest.mark.rule("CRY-VAR-26")
def test_without_the_variation_a_lost_turn_passes_by_itself() -> None:
    game = facing_town("", more=", turn: {seat: 2}, deck: [wreck, 20, 21, 22, 23, 24]")
    play(game, "discard")
    assert game.actor == 0
    assert game.state.turn.phase == "operations", "both turns that were lost are over"


@pytest.mark.rule("CRY-VAR-26")
def test_allowed_in_a_turn_in_which_no_train_can_run() -> None:
    game = facing_town(more=", in_play: [{event: strike, drawer: 1}]")
    assert legal(game, "move") == []
    play(game, "backtrack")
    pass_round(game)
    assert "move 5,2" in legal(game, "move")


@pytest.mark.rule("CRY-VAR-26")
def test_on_an_opponents_track_the_rent_of_the_turn_is_due() -> None:
    mine = '["2,2 3,2", "3,2 4,2", "4,2 5,2"]'
    game = facing_town(mine=mine)
    play(game, "backtrack")
    assert game.scores() == (16, 24)
    assert refused(facing_town(mine=mine, cash=3), "backtrack") == "CRY-RENT-03"


@pytest.mark.rule("CRY-VAR-26")
def test_on_own_track_nothing_is_due() -> None:
    game = facing_town()
    play(game, "backtrack")
    assert game.scores() == (20, 20)


@pytest.mark.rule("CRY-VAR-26")
@pytest.mark.rule("CRY-VAR-50")
def test_two_trains_may_turn_round_in_the_same_turn() -> None:
    trains = (
        '{type: freight, at: "6,2", came_from: "5,2"}, {type: freight, at: "4,2", came_from: "3,2"}'
    )
    there = f"seats: [{{cash: 20, track: {WEST_TO_TOWN}, trains: [{trains}]}}]"
    game = Valley("backtracking, additional-trains", position=there).game()
    play(game, "backtrack by 2")
    assert legal(game) == ["backtrack", "end"]
    play(game, "backtrack")
    assert legal(game) == ["end"]

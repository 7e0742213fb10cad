"""What is refused because this is not the time for it, with the rule that says so."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.coast import coast, seat
from tests.engine.systems.crayon.situations.meadow import on_meadow
from tests.engine.systems.crayon.situations.meadow import track as along
from tests.engine.systems.crayon.situations.running import pass_turns
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused, why
from tests.engine.systems.crayon.situations.six_cities import FIVE, FOUR_AND_LINK, rich, six_cities
from tests.engine.systems.crayon.situations.valley import WEST_TO_TOWN, WRECK, Valley, seats
from tests.engine.systems.crayon.situations.valley import seat as settler

MERCY = "backtracking, restart, borrowing, track-trade"


# -- building rounds


@both_games
@pytest.mark.rule("CRY-INIT-01")
def test_building_rounds_have_no_operations_that_could_be_over(preset: str) -> None:
    game = coast(seat(), seat(), preset=preset, turn={"phase": "build-round"})
    assert refused(game, "done") == "CRY-INIT-01"
    assert why(game, "done") == "a turn of the building rounds has no operations: say end"
    later = coast(seat(), seat(), preset=preset, turn={"phase": "building"})
    assert refused(later, "done") == "CRY-TURN-01"


@pytest.mark.rule("CRY-INIT-01")
@pytest.mark.parametrize("move", ["restart", "backtrack"])
def test_nobody_begins_again_or_turns_round_in_the_building_rounds(move: str) -> None:
    there = f"{seats(settler(), settler())}, turn: {{phase: build-round}}"
    assert refused(Valley(MERCY, position=there).game(), move) == "CRY-INIT-01"


# -- lost turns


def lost_turn() -> CrayonGame:
    """Ann has lost her turn, and could still turn her train round in it."""
    there = seats(
        settler(20, WEST_TO_TOWN, "6,2", came_from="5,2", hand="1, 2, 3"),
        settler(20, "[]", "2,2", hand="4, 5, 6"),
    )
    position = f"{there}, turn: {{seat: 2}}, deck: [wreck, 20, 21, 22, 23, 24]"
    game = Valley(MERCY, position=position, events=(WRECK,)).game()
    play(game, "discard")
    return game


@pytest.mark.rule("CRY-EVENT-13")
@pytest.mark.parametrize("move", ["done", "restart", "borrow 5", "talk 2", "build 6,2 6,1"])
def test_a_lost_turn_is_the_reason_for_whatever_cannot_be_done_in_it(move: str) -> None:
    game = lost_turn()
    assert legal(game) == ["backtrack", "end"]
    assert refused(game, move) == "CRY-EVENT-13"


# -- turning round


@pytest.mark.rule("CRY-VAR-26")
@pytest.mark.parametrize(
    "move", ["build 6,2 6,1", "upgrade fast-freight", "buy ferry-boat", "talk 2"]
)
def test_who_has_turned_a_train_round_comes_to_no_building(move: str) -> None:
    there = seats(settler(20, WEST_TO_TOWN, "6,2", came_from="5,2"), settler())
    boat = 'ferries:\n- {id: ferry-boat, ports: "2,2 10,2", cost: 4, max_players: 2}\n'
    game = Valley(MERCY, position=there, more=boat).game()
    play(game, "backtrack")
    assert refused(game, move) == "CRY-VAR-26"


@pytest.mark.rule("CRY-START-01")
def test_a_train_that_is_not_on_the_board_has_nothing_to_turn_round() -> None:
    game = Valley("backtracking", position=seats(settler())).game()
    assert refused(game, "backtrack") == "CRY-START-01"


# -- trading


@pytest.mark.rule("CRY-BUILD-19")
@pytest.mark.parametrize(
    "move", ["talk 2", "ask 2,2 3,2", "give 2,2 3,2", "pay 3", "propose", "withdraw"]
)
def test_where_track_is_not_sold_nothing_of_a_trade_is_done(move: str) -> None:
    there = f"{seats(settler(20, WEST_TO_TOWN), settler())}, turn: {{phase: building}}"
    game = Valley(position=there).game()
    assert refused(game, move) == "CRY-BUILD-19"
    assert why(game, move) == "track is not sold in this game"


# -- the end


@pytest.mark.rule("CRY-WIN-06")
@pytest.mark.rule("CRY-WIN-11")
@pytest.mark.parametrize(
    ("preset", "track", "rule"),
    [
        ("china-rails", FOUR_AND_LINK, "CRY-WIN-06"),
        ("empire-builder", FIVE, "CRY-WIN-11"),
    ],
)
def test_a_game_that_was_won_is_over(preset: str, track: tuple[str, ...], rule: str) -> None:
    game = six_cities(rich(250, track), seat(), preset=preset)
    while game.result is None:
        pass_turns(game)
    assert refused(game, "end") == rule
    assert why(game, "end") == "the game is over"


@both_games
@pytest.mark.rule("CRY-VAR-03")
@pytest.mark.rule("CRY-VAR-31")
def test_a_game_that_was_stopped_by_time_is_over(preset: str) -> None:
    rule = {"china-rails": "CRY-VAR-03", "empire-builder": "CRY-VAR-31"}[preset]
    game = coast(seat(), seat(), preset=preset, variants=["time-limit"])
    play(game, "time")
    assert refused(game, "time") == rule
    pass_turns(game, 2)
    assert refused(game, "end") == rule


@pytest.mark.rule("CRY-VAR-15")
def test_a_game_whose_deck_is_out_is_over() -> None:
    game = coast(seat(), seat(), spare=False, preset="empire-builder", variants=["sudden-death"])
    pass_turns(game)
    assert refused(game, "end") == "CRY-VAR-15"


# -- building


@pytest.mark.rule("CRY-BUILD-01")
@both_games
def test_a_section_joins_neighbours_in_either_game(preset: str) -> None:
    game = on_meadow("cash: 50, " + along("3,4 4,4 5,4"), preset=preset)
    assert refused(game, "build 5,4 7,4") == "CRY-BUILD-01"


@pytest.mark.rule("CRY-FERRY-01")
def test_a_ferry_that_asks_for_track_at_its_port_says_so_by_its_own_rule() -> None:
    boat = 'ferries:\n- {id: boat, ports: "2,2 10,2", cost: 4, max_players: 2}\n'
    there = f"{seats(settler(), settler())}, turn: {{phase: building}}"
    game = Valley("", "link: {purchase_track: always}", position=there, more=boat).game()
    assert refused(game, "buy boat") == "CRY-FERRY-01"

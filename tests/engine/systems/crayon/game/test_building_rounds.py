"""The building rounds before normal play, and the order in which everybody moves."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.fresh_start import fresh
from tests.engine.systems.crayon.situations.meadow import CR, EB
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused


def order_of(game: CrayonGame, turns: int) -> list[int]:
    """Who moves in the coming turns, counted from the first player."""
    seats = []
    first, players = game.state.first, game.state.players
    for _ in range(turns):
        assert game.actor is not None
        seats.append((game.actor - first) % players)
        if game.state.turn.phase == "operations":
            play(game, "done")
        play(game, "end")
    return seats


@pytest.mark.rule("CRY-INIT-01")
@both_games
def test_two_turns_of_building_alone_come_first(preset: str) -> None:
    game = fresh(preset, players=2)
    for _ in range(4):
        assert game.state.turn.phase == "build-round"
        assert refused(game, "move 3,3") == "CRY-INIT-01"
        assert refused(game, "load coal") == "CRY-INIT-01"
        assert legal(game, "build")
        play(game, "end")
    assert game.state.turn.phase == "operations"


@pytest.mark.rule("CRY-INIT-01")
@pytest.mark.parametrize("rounds", [0, 1, 3])
def test_the_number_of_building_rounds_is_a_rule(rounds: int) -> None:
    game = fresh(EB, players=2, rules=f"start: {{build_rounds: {rounds}}}")
    play(game, *["end"] * (2 * rounds))
    assert game.state.turn.phase == "operations"
    assert game.actor == game.state.first


@pytest.mark.rule("CRY-INIT-01")
@both_games
def test_an_opening_turn_keeps_to_the_limits_of_building(preset: str) -> None:
    game = fresh(preset, players=2, rules="turn: {spend_limit: 2}")
    play(game, "build 3,3 4,3", "build 4,3 5,3")
    assert refused(game, "build 5,3 6,3") == "CRY-TURN-05"
    two = fresh(preset, players=2)
    play(two, "build 3,3 4,3", "build 8,3 7,3")
    assert refused(two, "build 2,2 2,1") == "CRY-BUILD-08"


@pytest.mark.rule("CRY-INIT-02")
@pytest.mark.rule("CRY-SETUP-07")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_china_rails_turns_round_in_the_second_round(seed: int) -> None:
    game = fresh(CR, players=4, seed=seed)
    assert order_of(game, 16) == [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 0, 1, 2, 3]


@pytest.mark.rule("CRY-INIT-03")
@pytest.mark.rule("CRY-SETUP-07")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_empire_builder_goes_clockwise_throughout(seed: int) -> None:
    game = fresh(EB, players=4, seed=seed)
    assert order_of(game, 16) == [0, 1, 2, 3] * 4


@pytest.mark.rule("CRY-INIT-02")
def test_a_third_round_turns_again() -> None:
    game = fresh(CR, players=3, rules="start: {build_rounds: 3}")
    assert order_of(game, 12) == [0, 1, 2, 2, 1, 0, 0, 1, 2, 0, 1, 2]


@pytest.mark.rule("CRY-INIT-04")
@pytest.mark.rule("OPEN-CRY-15")
@both_games
@pytest.mark.parametrize(("allowed", "rule"), [("true", ""), ("false", "CRY-INIT-04")])
def test_a_train_may_be_upgraded_in_an_opening_turn(preset: str, allowed: str, rule: str) -> None:
    rules = f"start: {{upgrade_in_build_rounds: {allowed}}}"
    game = fresh(preset, players=2, rules=rules)
    assert refused(game, "upgrade fast-freight") == rule
    assert bool(legal(game, "upgrade")) == (not rule)


@pytest.mark.rule("CRY-INIT-04")
@both_games
def test_an_upgrade_takes_the_place_of_building(preset: str) -> None:
    game = fresh(preset, players=2)
    play(game, "upgrade heavy-freight")
    assert refused(game, "build 3,3 4,3") == "CRY-UPG-02"


@pytest.mark.rule("CRY-INIT-05")
@pytest.mark.rule("OPEN-CRY-14")
@pytest.mark.parametrize(("preset", "rule"), [(CR, "CRY-INIT-05"), (EB, "")])
def test_the_hand_is_swapped_in_an_opening_turn_of_empire_builder_only(
    preset: str, rule: str
) -> None:
    assert refused(fresh(preset, players=2), "discard") == rule


@pytest.mark.rule("CRY-INIT-05")
@pytest.mark.rule("OPEN-CRY-14")
@pytest.mark.parametrize(("allowed", "rule"), [("false", "CRY-INIT-05"), ("true", "")])
def test_whether_it_is_swapped_is_a_rule(allowed: str, rule: str) -> None:
    rules = f"start: {{discard_in_build_rounds: {allowed}}}"
    assert refused(fresh(CR, players=2, rules=rules), "discard") == rule


@pytest.mark.rule("CRY-INIT-05")
def test_a_swap_takes_the_whole_opening_turn() -> None:
    game = fresh(EB, players=2, events="")
    first, hand = game.state.first, game.state.mover.hand
    play(game, "discard")
    assert game.actor != first
    assert not set(hand) & set(game.state.seats[first].hand)
    play(game, "build 3,3 4,3")
    assert refused(game, "discard") == "CRY-TURN-03"


@pytest.mark.rule("CRY-INIT-02")
@pytest.mark.rule("CRY-INIT-03")
@both_games
@pytest.mark.parametrize(
    ("order", "seats"),
    [("switchback", [0, 1, 2, 2, 1, 0, 0, 1, 2]), ("plain", [0, 1, 2, 0, 1, 2, 0, 1, 2])],
)
def test_the_order_of_the_building_rounds_is_a_rule(
    preset: str, order: str, seats: list[int]
) -> None:
    assert order_of(fresh(preset, rules=f"start: {{order: {order}}}"), 9) == seats

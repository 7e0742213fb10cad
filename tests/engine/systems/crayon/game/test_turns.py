"""A normal turn: two phases, what a turn may spend, giving it up for new cards, and losing it."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.meadow import on_meadow, track
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused, why

LINE = track("3,4 4,4 5,4 6,4 7,4")
TRAIN = "trains: [{type: freight, at: '3,4', loads: [coal]}]"
ANN = f"cash: 50, hand: [1, 2, 3], {TRAIN}, {LINE}"
BOB = "cash: 50, hand: [4, 5, 6]"
OPERATIONS = "{phase: operations}"
FAIR = """
events:
- {id: fair, name: Fair, duration: 1 turn, effects: []}
- {id: tax, name: Tax, duration: instant, effects: [{effect: tax, table: {more: 5}}]}
"""


def turn_of_ann(preset: str, rules: str = "", position: str = "") -> CrayonGame:
    return on_meadow(
        ANN, BOB, preset=preset, turn=OPERATIONS, rules=rules, more=FAIR, position=position
    )


@pytest.mark.rule("CRY-TURN-01")
@both_games
def test_operations_come_first_and_building_after(preset: str) -> None:
    game = turn_of_ann(preset)
    assert refused(game, "build 7,4 8,4") == "CRY-TURN-01"
    assert refused(game, "end") == "CRY-TURN-01"
    play(game, "move 4,4", "done")
    assert refused(game, "build 7,4 8,4") == ""
    for move in ("move 5,4", "load coal", "drop coal", "done"):
        assert refused(game, move) == "CRY-TURN-01"
    assert not {"move", "load", "drop", "deliver", "done"} & {m.split()[0] for m in legal(game)}


@pytest.mark.rule("CRY-TURN-02")
@both_games
def test_nothing_has_to_be_done_in_either_phase(preset: str) -> None:
    game = turn_of_ann(preset)
    play(game, "done", "end")
    assert game.actor == 1
    assert game.state.seats[0].cash == 50


# -- a new hand


@pytest.mark.rule("CRY-TURN-03")
@both_games
def test_the_whole_turn_is_given_up_for_a_new_hand(preset: str) -> None:
    game = turn_of_ann(preset, position="  deck: [11, tax, 12, 13, 14]")
    play(game, "discard")
    assert game.state.seats[0].hand == ("11", "12", "13")
    assert game.state.discards == ["1", "2", "3", "tax"]
    assert [seat.cash for seat in game.state.seats] == [45, 45]
    assert game.actor == 1
    assert game.state.turn.phase == "operations"


@pytest.mark.rule("CRY-TURN-03")
@both_games
@pytest.mark.parametrize("first", ["move 4,4", "drop coal", "done"])
def test_after_anything_else_the_hand_is_kept(preset: str, first: str) -> None:
    game = turn_of_ann(preset)
    assert refused(game, "discard") == ""
    play(game, first)
    assert refused(game, "discard") == "CRY-TURN-03"
    assert "discard" not in legal(game)


@pytest.mark.rule("CRY-TURN-04")
@both_games
def test_a_lost_turn_passes_by_with_the_hand(preset: str) -> None:
    game = on_meadow(ANN, f"{BOB}, loses_turn: true", preset=preset, turn=OPERATIONS)
    news = play(game, "done", "end")
    assert "Bob's turn is lost" in [one.text for one in news]
    assert game.actor == 0
    assert game.state.seats[1].hand == ("4", "5", "6")


@pytest.mark.rule("CRY-TURN-04")
@both_games
def test_in_a_lost_turn_that_allows_something_the_hand_still_stays(preset: str) -> None:
    """Where trains may turn round in a lost turn, that is all a player may do in it."""
    stuck = "trains: [{type: freight, at: '5,4', came_from: '4,4'}], loses_turn: true"
    game = on_meadow(
        "cash: 50, hand: [1, 2, 3]",
        f"{BOB}, {stuck}, {LINE}",
        preset=preset,
        turn=OPERATIONS,
        rules="move: {reverse: anywhere-for-a-turn}",
    )
    play(game, "done", "end")
    assert game.state.turn.phase == "lost"
    assert refused(game, "discard") == "CRY-TURN-04"
    assert refused(game, "build 7,4 8,4") == "CRY-EVENT-13"
    assert refused(game, "upgrade fast-freight") == "CRY-EVENT-13"


# -- what a turn may spend


@pytest.mark.rule("CRY-TURN-05")
@both_games
@pytest.mark.parametrize(("spent", "rule"), [(19, ""), (20, "CRY-TURN-05")])
def test_twenty_may_be_spent_on_track(preset: str, spent: int, rule: str) -> None:
    game = on_meadow(ANN, preset=preset, turn=f"{{phase: building, spent: {spent}}}")
    assert refused(game, "build 7,4 8,4") == rule
    assert refused(game, "upgrade fast-freight") == "CRY-UPG-02"


@pytest.mark.rule("CRY-TURN-05")
@pytest.mark.parametrize(("limit", "rule"), [(1, "CRY-TURN-05"), (2, "")])
def test_the_limit_of_a_turn_is_a_rule(limit: int, rule: str) -> None:
    game = on_meadow(ANN, rules=f"turn: {{spend_limit: {limit}}}")
    play(game, "build 7,4 8,4")
    assert refused(game, "build 8,4 9,4") == rule
    tight = on_meadow(ANN, rules="turn: {spend_limit: 0}")
    assert why(tight, "build 7,4 8,4") == "it costs 1, and 0 of 0 a turn are spent"
    assert not legal(tight, "build")


@pytest.mark.rule("CRY-TURN-06")
@both_games
@pytest.mark.parametrize(("counted", "rule"), [("false", ""), ("true", "CRY-TURN-05")])
def test_rent_is_beside_the_limit_unless_the_rules_count_it(
    preset: str, counted: str, rule: str
) -> None:
    seats = (f"cash: 50, {TRAIN}", f"{BOB}, {LINE}")
    rules = f"rent: {{in_spend_limit: {counted}}}"
    game = on_meadow(*seats, preset=preset, turn=OPERATIONS, rules=rules)
    play(game, "move 4,4", "done")
    assert game.state.seats[0].cash == 46
    assert refused(game, "upgrade fast-freight") == rule


# -- the end of a turn


@pytest.mark.rule("CRY-TURN-07")
@both_games
def test_the_turn_ends_when_its_player_says_so_and_goes_to_the_left(preset: str) -> None:
    game = on_meadow(ANN, BOB, BOB.replace("4, 5, 6", "7, 8, 9"), players=3, preset=preset)
    play(game, "build 7,4 8,4")
    assert game.actor == 0
    play(game, "end")
    assert (game.actor, game.state.turn.round) == (1, 1)
    play(game, "done", "end", "done", "end")
    assert (game.actor, game.state.turn.round) == (0, 2)
    assert (game.state.turn.spent, game.state.turn.built) == (0, False)


@pytest.mark.rule("CRY-TURN-08")
@both_games
def test_a_lost_turn_counts_for_the_events_its_player_drew(preset: str) -> None:
    position = "  in_play:\n  - {event: fair, drawer: 2, turns: 1}"
    game = on_meadow(
        ANN,
        f"{BOB}, loses_turn: true",
        preset=preset,
        turn=OPERATIONS,
        more=FAIR,
        position=position,
    )
    play(game, "done", "end")
    assert not game.state.in_play
    assert [seat.turns for seat in game.state.seats] == [1, 1]


@pytest.mark.rule("CRY-TURN-08")
@both_games
def test_a_turn_given_up_for_cards_counts_as_one(preset: str) -> None:
    position = "  in_play:\n  - {event: fair, drawer: 1, turns: 1}"
    game = turn_of_ann(preset, position=position)
    play(game, "discard")
    assert not game.state.in_play
    assert [seat.turns for seat in game.state.seats] == [1, 0]
    play(game, "done", "end")
    assert (game.actor, game.state.turn.round) == (0, 2)

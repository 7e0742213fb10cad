"""A lost turn: who loses which, what cannot be done in it, and when two are one."""

from typing import Any

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import in_play, line, long_line, seat, train
from tests.engine.systems.crayon.situations.running import pass_turns
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused

EVENTS = """
- id: crash
  name: Crash
  duration: instant
  effects: [{effect: lose-turn, area: "within(3, cities(mill))"}]
- id: wreck
  name: Wreck
  duration: instant
  effects: [{effect: lose-turn, area: "within(3, cities(mill))"}]
"""


def situation(
    *deck: str, rules: str = "preset: china-rails", bob: str = "11,1", **more: Any
) -> CrayonGame:
    """Ann has two loads for Mill, where she is; Bob is near by, Cid is far."""
    ann = seat("9,1", "coal", "tea", hand=[1, 2, 4], track=line(3, 26))
    others = seat(bob, hand=[5, 6, 7]), seat("22,1", hand=[8, 9, 10])
    return long_line(ann, *others, events=EVENTS, deck=deck, rules=rules, **more)


@both_games
@pytest.mark.rule("CRY-EVENT-14")
@pytest.mark.rule("OPEN-CRY-50")
@pytest.mark.rule("CRY-DELIV-05")
def test_the_drawer_loses_the_rest_of_this_turn_and_the_whole_next(preset: str) -> None:
    ann = seat("9,1", "coal", "tea", hand=[1, 4, 5], track=line(3, 26))
    rules = f"preset: {preset}"
    game = long_line(ann, seat("16,1"), events=EVENTS, deck=["crash"], rules=rules)
    play(game, "deliver coal mill 10")
    assert game.actor == 1, "Ann neither delivers her tea nor builds"
    assert len(game.state.seats[0].hand) == 3, "she still drew her card"
    pass_turns(game)
    assert game.actor == 1, "Ann's next turn was lost"
    pass_turns(game)
    assert game.actor == 0
    assert game.state.seats[0].trains[0].loads == ("tea",)


@pytest.mark.rule("CRY-EVENT-14")
def test_the_second_load_is_delivered_in_the_turn_after_the_lost_one() -> None:
    ann = seat("9,1", "coal", "tea", hand=[1, 20, 5], track=line(3, 26))
    game = long_line(ann, seat("16,1"), events=EVENTS, deck=["crash"])
    play(game, "deliver coal mill 10")
    pass_turns(game, 2)
    assert game.actor == 0
    play(game, "deliver tea mill 14")
    assert game.scores()[0] == 124


@pytest.mark.parametrize("rest", [True, False])
@pytest.mark.rule("CRY-EVENT-14")
@pytest.mark.rule("OPEN-CRY-50")
def test_another_reading_leaves_the_drawer_the_rest_of_the_turn(rest: bool) -> None:
    rules = f"preset: empire-builder, event: {{drawer_loses_rest: {str(rest).lower()}}}"
    game = situation("crash", rules=rules, bob="16,1")
    play(game, "deliver coal mill 10")
    assert game.actor == (1 if rest else 0)
    if not rest:
        play(game, "move 10,1", "done", "build 10,1 10,0", "end")
    pass_turns(game, 2)
    assert game.actor == 1, "the next turn is lost in both readings"


@pytest.mark.rule("CRY-EVENT-14")
def test_the_rest_is_lost_only_in_the_turn_of_the_drawer() -> None:
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 26))
    bob = seat("10,1", hand=[6, 7])
    game = long_line(ann, bob, events=EVENTS, deck=["crash"], spare=False)
    told = [one.text.split(":")[0] for one in game.opening() if one.kind == "event"]
    assert told == ["Crash"]
    assert game.actor == 0, "Bob drew it in Ann's turn, and Ann goes on"
    play(game, "move 10,1")
    pass_turns(game)
    assert game.actor == 1, "both next turns are lost: Bob's, then Ann's"
    assert game.state.seats[0].turns == 2


@pytest.mark.rule("CRY-EVENT-14")
def test_a_discarded_turn_has_no_rest_to_lose() -> None:
    game = situation("crash", bob="16,1")
    play(game, "discard")
    assert game.actor == 1
    pass_turns(game, 2)
    assert game.actor == 1, "Ann's next turn is lost"


@both_games
@pytest.mark.rule("CRY-EVENT-15")
def test_everybody_else_who_is_hit_loses_the_next_turn(preset: str) -> None:
    game = situation("crash", rules=f"preset: {preset}")
    news = play(game, "deliver coal mill 10")
    told = [one.text for one in news if one.kind in ("lose-turn", "lost")]
    assert told == ["Ann loses a turn", "Bob loses a turn", "Bob's turn is lost"]
    assert game.actor == 2
    pass_turns(game)
    assert game.actor == 1, "Ann's is; then Bob plays again"
    pass_turns(game)
    assert game.actor == 2


@both_games
@pytest.mark.rule("CRY-EVENT-13")
@pytest.mark.rule("CRY-TURN-04")
@pytest.mark.rule("OPEN-CRY-51")
def test_nothing_can_be_done_in_a_lost_turn(preset: str) -> None:
    """With the variation that lets a train turn round even then, one can stop and look."""
    rules = f"preset: {preset}"
    ann = seat("10,1", "coal", hand=[1, 4, 5], track=line(3, 26), came_from="9,1", loses_turn=True)
    bob = seat("16,1", hand=[6, 7, 8])
    game = long_line(
        ann, bob, rules=rules + ", move: {reverse: anywhere-for-a-turn}", turn={"seat": 2}
    )
    pass_turns(game)
    assert game.actor == 0
    assert legal(game) == ["backtrack", "end"]
    for move in ("move 11,1", "load coal", "drop coal", "deliver coal mill 10", "place 9,1"):
        assert refused(game, move) == "CRY-EVENT-13", move
    assert refused(game, "discard") == "CRY-TURN-04"
    assert refused(game, "build 10,1 10,0") == "CRY-EVENT-13"
    assert refused(game, "upgrade fast-freight") == "CRY-EVENT-13"
    play(game, "end")
    assert game.actor == 1


@pytest.mark.rule("CRY-EVENT-13")
def test_a_lost_turn_goes_by_without_a_question() -> None:
    ann, bob = seat("9,1", loses_turn=True), seat("16,1")
    game = long_line(ann, bob, turn={"seat": 2})
    news = play(game, "done", "end")
    assert "Ann's turn is lost" in [one.text for one in news]
    assert game.actor == 1
    assert [one.turns for one in game.state.seats] == [2, 1], "it counts as a turn"


@pytest.mark.parametrize("add", [True, False])
@pytest.mark.rule("CRY-EVENT-16")
@pytest.mark.rule("OPEN-CRY-49")
def test_a_turn_that_is_lost_twice_is_one_turn(add: bool) -> None:
    rules = f"preset: china-rails, event: {{lost_turns_add: {str(add).lower()}}}"
    game = situation("crash", "wreck", "11", rules=rules)
    play(game, "deliver coal mill 10")
    assert game.actor == 2, "Bob's turn is lost"
    pass_turns(game)
    assert game.actor == (2 if add else 1), "in the other reading a second one is lost as well"
    pass_turns(game)
    assert game.actor == (1 if add else 2)


@pytest.mark.rule("CRY-EVENT-16")
@pytest.mark.rule("OPEN-CRY-49")
def test_two_trains_of_one_player_lose_one_turn_together() -> None:
    rules = "preset: empire-builder, event: {lost_turns_add: true}"
    bob = seat(hand=[5, 6, 7], trains=[train("10,1"), train("11,1")])
    ann = seat("9,1", "coal", hand=[1, 2, 4], track=line(3, 26))
    game = long_line(ann, bob, seat("22,1"), events=EVENTS, deck=["crash"], rules=rules)
    play(game, "deliver coal mill 10")
    assert game.state.seats[1].lost_turns == 0, "it is being lost"
    pass_turns(game)
    assert game.actor == 1, "Ann's turn is lost, Bob plays"
    assert in_play(game) == []

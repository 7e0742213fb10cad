"""Earthquake: close by a turn and a load, further off half the movement; nobody builds."""

from typing import Any

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import line, long_line, seat
from tests.engine.systems.crayon.situations.running import pass_turns, train_of
from tests.engine.systems.crayon.situations.situation import play, refused

QUAKE = """
- id: quake
  name: Earthquake
  duration: 1 turn
  effects:
  - {effect: lose-turn, area: "within(4, cities(market))"}
  - {effect: lose-load, area: "within(4, cities(market))"}
  - {effect: half-once, area: "within(9, cities(market)) minus within(4, cities(market))"}
  - {effect: no-build, area: "within(9, cities(market))"}
"""


def drawn(*columns: int, rules: str = "") -> CrayonGame:
    """Ann, far away, draws the earthquake; the others stand in these columns with a load."""
    first = seat("3,1", track=line(3, 28), hand=[4, 5, 6])
    others = [seat(f"{column},1", "coal") for column in columns]
    full = f"preset: china-rails{rules}"
    game = long_line(first, *others, events=QUAKE, rules=full, deck=["quake"])
    play(game, "discard")
    return game


@pytest.mark.rule("CRY-EVENT-55")
@pytest.mark.rule("CRY-EVENT-56")
@pytest.mark.rule("CRY-EVENT-58")
def test_four_five_nine_and_ten_mileposts_away() -> None:
    game = drawn(12, 11, 7, 6)
    assert game.actor == 2, "four away: the turn is lost"
    assert [one.trains[0].loads for one in game.state.seats[1:]] == [(), *[("coal",)] * 3]
    assert train_of(game, 2).left == 5, "five away"
    pass_turns(game)
    assert train_of(game, 3).left == 5, "nine away"
    pass_turns(game)
    assert train_of(game, 4).left == 9, "ten away"


@pytest.mark.rule("CRY-EVENT-55")
@pytest.mark.rule("CRY-EVENT-14")
def test_a_drawer_close_by_loses_the_rest_of_the_turn_and_the_next() -> None:
    ann = seat("16,1", "coal", "tea", hand=[2, 4, 5], track=line(3, 28))
    game = long_line(ann, seat("3,1"), events=QUAKE, deck=["quake"])
    play(game, "deliver coal market 11")
    assert (game.actor, train_of(game).loads) == (1, ())
    pass_turns(game)
    assert game.actor == 1


def delivering(rules: str = "", **turn: Any) -> CrayonGame:
    """Ann delivers at Mill, seven mileposts from Market, and draws the earthquake."""
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 28), type="fast-freight")
    full = f"preset: china-rails{rules}"
    game = long_line(
        ann, seat("22,1", type="fast-freight"), events=QUAKE, deck=["quake"], rules=full, turn=turn
    )
    play(game, "deliver coal mill 10")
    return game


@pytest.mark.rule("CRY-EVENT-56")
@pytest.mark.rule("OPEN-CRY-63")
@pytest.mark.parametrize(
    ("reading", "now", "later"), [("drawer-now", 5, 12), ("all-next-turn", 9, 6)]
)
def test_the_drawer_loses_half_of_what_is_left_now(reading: str, now: int, later: int) -> None:
    game = delivering(f", event: {{quake: {reading}}}", moved=3)
    assert train_of(game).left == now
    pass_turns(game)
    assert train_of(game, 1).left == 6, "Bob's next movement in both readings"
    pass_turns(game)
    assert train_of(game).left == later
    pass_turns(game)
    assert train_of(game, 1).left == 12, "only once"


@pytest.mark.rule("CRY-EVENT-56")
def test_half_the_movement_waits_for_the_next_turn_that_is_not_lost() -> None:
    ann = seat("3,1", hand=[4, 5, 6])
    bob = seat("22,1", loses_turn=True, hand=[7, 8, 9])
    game = long_line(ann, bob, events=QUAKE, deck=["quake"])
    play(game, "discard")
    pass_turns(game)
    assert game.actor == 1
    assert train_of(game, 1).left == 5


@pytest.mark.rule("CRY-EVENT-56")
@pytest.mark.rule("OPEN-CRY-63")
def test_out_of_turn_the_drawer_loses_half_of_the_next_movement() -> None:
    ann, bob = seat("9,1", hand=[4, 5, 6]), seat("22,1", hand=[7, 8])
    game = long_line(ann, bob, events=QUAKE, deck=["quake"], spare=False)
    assert train_of(game).left == 9, "Ann's train is under way, and Bob drew the card"
    pass_turns(game)
    assert train_of(game, 1).left == 5
    pass_turns(game)
    assert train_of(game).left == 5


@pytest.mark.rule("CRY-EVENT-57")
@pytest.mark.rule("OPEN-CRY-63")
def test_nobody_builds_near_by_until_the_next_turn_of_the_drawer_is_over() -> None:
    game = delivering()
    play(game, "done")
    assert refused(game, "build 9,1 9,0") == "CRY-EVENT-57"
    refusal = game.why_not(game.read("build 9,1 9,0"))
    assert refusal is not None
    assert refusal.sentence == "Earthquake: nobody builds here now"
    assert refused(game, "build 5,1 5,0") == "", "ten and eleven mileposts away"
    play(game, "end")
    pass_turns(game)
    play(game, "done")
    assert refused(game, "build 9,1 9,0") == "CRY-EVENT-57"
    play(game, "end")
    pass_turns(game)
    play(game, "done", "build 9,1 9,0")

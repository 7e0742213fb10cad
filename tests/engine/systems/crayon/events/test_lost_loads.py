"""Lost loads: whose, which, in what order, and where the chips go."""

from typing import Any

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import line, long_line, seat, train
from tests.engine.systems.crayon.situations.running import pass_turns, train_of
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused

EVENTS = """
- id: crash
  name: Crash
  duration: instant
  effects: [{effect: lose-load, area: AREA}, {effect: lose-turn, area: AREA}]
- {id: raid, name: Raid, duration: instant, effects: [{effect: lose-load, area: AREA, count: 2}]}
- {id: spill, name: Spill, duration: instant, effects: [{effect: lose-load, area: AREA}]}
""".replace("AREA", '"within(3, cities(mill))"')


def situation(
    *others: dict[str, Any], event: str = "spill", preset: str = "china-rails"
) -> CrayonGame:
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 26))
    rules = f"preset: {preset}"
    return long_line(ann, *others, events=EVENTS, deck=[event], rules=rules)


@both_games
@pytest.mark.rule("CRY-EVENT-17")
def test_the_owner_chooses_which_load_is_lost(preset: str) -> None:
    game = situation(seat("10,1", "steel", "tea"), preset=preset)
    tray = dict(game.state.tray)
    play(game, "deliver coal mill 10")
    assert game.actor == 1
    assert legal(game) == ["lose steel", "lose tea"]
    play(game, "lose steel")
    assert train_of(game, 1).loads == ("tea",)
    assert game.state.tray["steel"] == tray["steel"] + 1
    assert game.actor == 0, "Ann goes on with her turn"


@pytest.mark.rule("CRY-EVENT-17")
def test_only_the_choice_can_be_made_while_it_is_due() -> None:
    game = situation(seat("10,1", "steel", "tea"))
    assert refused(game, "lose tea") == "CRY-TURN-01", "nobody has asked"
    play(game, "deliver coal mill 10")
    for move in ("move 11,1", "done", "end", "lose coal", "retreat 9,1", "pass"):
        assert refused(game, move) == "CRY-EVENT-17", move
    refusal = game.why_not(game.read("done"))
    assert refusal is not None
    assert refusal.sentence == "Spill: choose the load that you lose first"


@pytest.mark.rule("CRY-EVENT-17")
def test_where_there_is_nothing_to_choose_nobody_is_asked() -> None:
    alike = situation(seat("10,1", "tea", "tea"))
    play(alike, "deliver coal mill 10")
    assert train_of(alike, 1).loads == ("tea",)
    single = situation(seat("10,1", "steel"))
    play(single, "deliver coal mill 10")
    assert train_of(single, 1).loads == ()


@pytest.mark.rule("CRY-EVENT-17")
def test_a_load_of_the_drawer_that_was_just_delivered_is_safe() -> None:
    game = situation(seat("16,1"))
    play(game, "deliver coal mill 10")
    assert game.scores()[0] == 110
    assert game.state.tray["coal"] == 9


@both_games
@pytest.mark.rule("CRY-EVENT-17")
@pytest.mark.rule("CRY-EVENT-43")
def test_loads_picked_up_later_are_safe(preset: str) -> None:
    game = situation(seat("16,1"), preset=preset)
    play(game, "deliver coal mill 10", "load coal", "load tea")
    pass_turns(game, 2)
    assert train_of(game).loads == ("coal", "tea")


@pytest.mark.rule("CRY-EVENT-17")
def test_an_event_may_take_several_loads_from_each_train() -> None:
    bob = seat("10,1", "coal", "steel", "tea", type="heavy-freight")
    game = situation(bob, event="raid")
    play(game, "deliver coal mill 10", "lose tea")
    assert game.actor == 1
    assert legal(game) == ["lose coal", "lose steel"]
    play(game, "lose coal")
    assert train_of(game, 1).loads == ("steel",)


@pytest.mark.rule("CRY-EVENT-17")
def test_one_load_is_asked_for_once() -> None:
    game = situation(seat("10,1", "coal", "steel", "tea", type="heavy-freight"))
    play(game, "deliver coal mill 10", "lose tea")
    assert (game.actor, train_of(game, 1).loads) == (0, ("coal", "steel"))


@pytest.mark.rule("CRY-EVENT-17")
def test_who_loses_everything_has_nothing_to_choose() -> None:
    game = situation(seat("10,1", "steel", "tea"), event="raid")
    play(game, "deliver coal mill 10")
    assert (game.actor, train_of(game, 1).loads) == (0, ())


@both_games
@pytest.mark.rule("CRY-EVENT-18")
def test_an_empty_train_suffers_everything_else(preset: str) -> None:
    game = situation(seat("10,1"), seat("16,1"), event="crash", preset=preset)
    play(game, "deliver coal mill 10")
    assert game.actor == 2, "Ann's and Bob's trains were empty; the turns are lost"


@both_games
@pytest.mark.rule("CRY-EVENT-18")
def test_a_train_that_is_not_placed_is_nowhere(preset: str) -> None:
    everywhere = (
        "- {id: crash, name: Crash, duration: instant, effects: [{effect: lose-turn, area: all}]}"
    )
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 26))
    rules = f"preset: {preset}"
    game = long_line(ann, seat(), seat("9,1"), events=everywhere, deck=["crash"], rules=rules)
    play(game, "deliver coal mill 10")
    assert game.actor == 1, "Bob has no train on the board and plays"
    pass_turns(game)
    assert game.actor == 1, "Cid's turn and Ann's are lost"


@both_games
@pytest.mark.rule("CRY-EVENT-19")
@pytest.mark.rule("OPEN-CRY-41")
def test_the_drawer_chooses_first_and_the_others_follow_in_turn_order(preset: str) -> None:
    seats = [seat(f"{column},1", "steel", "tea") for column in (8, 10, 11, 12)]
    seats[2] = seat("9,1", "coal", "steel", "tea", type="heavy-freight", hand=[1, 4, 5])
    rules = f"preset: {preset}"
    game = long_line(*seats, events=EVENTS, deck=["spill"], rules=rules, turn={"seat": 3})
    play(game, "deliver coal mill 10")
    for chooser in (2, 3, 0, 1):
        assert game.actor == chooser
        play(game, "lose tea")
    assert game.actor == 2
    assert [one.trains[0].loads for one in game.state.seats] == [("steel",)] * 4


@pytest.mark.rule("CRY-EVENT-17")
@pytest.mark.rule("CRY-VAR-50")
def test_every_train_of_a_player_loses_its_own_load() -> None:
    bob = seat(
        trains=[train("10,1", "steel", "tea"), train("11,1", "coal", "tea"), train("20,1", "tea")]
    )
    game = situation(bob, preset="empire-builder")
    play(game, "deliver coal mill 10", "lose steel")
    assert game.actor == 1
    assert legal(game) == ["lose coal", "lose tea"]
    play(game, "lose coal")
    loads = [one.loads for one in game.state.seats[1].trains]
    assert loads == [("tea",), ("tea",), ("tea",)]

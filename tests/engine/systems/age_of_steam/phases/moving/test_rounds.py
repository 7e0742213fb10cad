"""Rounds of Move Goods: whose turn it is, the engine, skipping, passing, tokens."""

import pytest

from tests.engine.systems.age_of_steam.maps import legal, play, refused
from tests.engine.systems.age_of_steam.phases.moving.goods_games import goods_game, income

ONE_LINK = ("ash-oak 1", {"ash": "red red red"})


@pytest.mark.rule("AOS-GOODS-01")
def test_in_two_rounds_each_moves_a_cube_raises_the_engine_or_does_nothing() -> None:
    game = goods_game(*ONE_LINK, engine=1)
    assert legal(game) == ["move red ash", "engine", "skip"]
    play(game, "move red ash", "via oak", "skip")
    assert (game.state.round, game.actor) == (2, 0)
    play(game, "skip")
    assert (game.state.round, game.actor) == (2, 1)
    play(game, "engine")
    assert game.state.phase != "move"


@pytest.mark.rule("AOS-GOODS-02")
@pytest.mark.rule("SC-ACTION-03")
def test_the_engine_is_raised_once_in_a_turn() -> None:
    game = goods_game(*ONE_LINK, engine=1)
    play(game, "engine", "skip")
    assert game.state.seats[0].rung == 1
    assert refused(game, "engine") == "AOS-GOODS-02"


@pytest.mark.rule("AOS-GOODS-02")
@pytest.mark.rule("AOM-SETUP-04")
def test_the_engine_stops_at_the_top_of_the_ladder() -> None:
    assert refused(goods_game(*ONE_LINK, engine=6), "engine") == "AOS-GOODS-02"
    steep = goods_game(*ONE_LINK, "engine: {ladder: [1, 3, 8]}", engine=2)
    play(steep, "engine")
    assert steep.state.seats[0].rung == 2


@pytest.mark.rule("AOM-ACTION-02")
def test_an_action_allows_several_raises() -> None:
    racing = "actions: {list: [{id: race, effects: [{raises: 2}]}]}"
    game = goods_game(*ONE_LINK, racing, engine=1, action="race")
    play(game, "engine", "skip", "engine")
    assert game.state.seats[0].rung == 2


@pytest.mark.rule("AOS-ACTION-02")
@pytest.mark.rule("AOS-GOODS-12")
def test_first_move_comes_first_in_both_rounds() -> None:
    game = goods_game(*ONE_LINK, players=3, action="first-move", order=(2, 1, 0))
    asked = []
    while game.state.phase == "move":
        asked.append(game.actor)
        play(game, "skip")
    assert asked == [0, 2, 1, 0, 2, 1]


@pytest.mark.rule("AOM-DELIVERY-08")
def test_the_number_of_rounds_is_data() -> None:
    game = goods_game(*ONE_LINK, "delivery: {rounds: 3}")
    play(game, *["skip"] * 5)
    assert (game.state.round, game.actor) == (3, 1)


@pytest.mark.rule("AOM-ACTION-04")
def test_some_take_part_in_the_first_rounds_only() -> None:
    slow = "actions: {list: [{id: slow, effects: [{moves: 1}]}]}"
    game = goods_game(*ONE_LINK, slow, action="slow")
    play(game, "skip", "skip")
    assert (game.state.round, game.actor) == (2, 1)


@pytest.mark.rule("AOM-DELIVERY-08")
def test_until_pass_goes_on_until_all_have_passed() -> None:
    game = goods_game(*ONE_LINK, "delivery: {rounds: until-pass}", players=3, engine=1)
    assert refused(game, "skip") == "AOM-DELIVERY-08"
    play(game, "pass", "engine", "pass")
    assert game.actor == 1
    assert refused(game, "engine") == "AOS-GOODS-02"
    play(game, "move red ash", "via oak")
    assert game.actor == 2
    play(game, "pass")
    assert game.actor == 0, "a moved cube cancels all passes"
    play(game, "pass", "pass")
    assert game.state.phase != "move"


@pytest.mark.rule("AOM-DELIVERY-08")
def test_passing_belongs_to_until_pass() -> None:
    assert refused(goods_game(*ONE_LINK), "pass") == "AOS-GOODS-01"


@pytest.mark.rule("AOM-SETUP-04")
@pytest.mark.rule("AOM-ACTION-04")
def test_links_allowed_are_those_of_the_engine_with_all_that_holds_this_turn() -> None:
    links, cubes = "ash-elm 1, elm-fir 1, fir-oak 1", {"ash": "red"}
    more = "actions: {list: [{id: steam, effects: [{engine_turn: 1}]}]}"
    assert "move red ash" not in legal(goods_game(links, cubes, engine=2))
    assert "move red ash" in legal(goods_game(links, cubes, more, engine=2, action="steam"))
    odd = "engine: {turn_modifier: {cases: [{when: {turn: odd}, is: -1}], else: 0}}"
    assert "move red ash" not in legal(goods_game(links, cubes, odd, engine=3))
    capped = "engine: {effective_max: 2}"
    assert "move red ash" not in legal(goods_game(links, cubes, capped, engine=6))
    none = "engine: {turn_modifier: -5}"
    assert refused(goods_game(links, cubes, none), "move red ash") == "AOM-SETUP-04"


TOKENS = (
    "tokens: [{id: support, benefits: [{id: extra-engine, effect: {engine_turn: 1},"
    " window: [build, move]}, {id: extra-build, effect: {build_limit: 4}, window: [build]}]}]"
)


@pytest.mark.rule("SC-TOKEN-02")
@pytest.mark.rule("SC-TOKEN-03")
@pytest.mark.rule("SC-TOKEN-05")
@pytest.mark.rule("OPEN-SC-13")
def test_a_token_is_spent_on_the_engine_before_a_move_and_lasts_both_rounds() -> None:
    game = goods_game("ash-elm 1, elm-oak 1", {"ash": "red red"}, TOKENS, engine=1)
    assert refused(game, "spend extra-engine") == "SC-TOKEN-02"
    game.state.seats[0].tokens = {"support": 2}
    assert refused(game, "spend extra-build") == "SC-TOKEN-02"
    play(game, "spend extra-engine")
    assert game.actor == 0
    assert game.state.seats[0].tokens == {"support": 1}
    assert refused(game, "spend extra-engine") == "SC-TOKEN-03"
    play(game, "move red ash", "via elm", "via oak", "skip", "move red ash", "via elm", "via oak")
    assert income(game)[0] == 4
    assert game.state.seats[0].rung == 0


@pytest.mark.rule("SC-TOKEN-07")
@pytest.mark.rule("OPEN-SC-14")
def test_the_token_leads_beyond_the_top_of_the_engine() -> None:
    from engine.systems.age_of_steam.effects.limits import links_allowed

    game = goods_game(*ONE_LINK, TOKENS, engine=6)
    game.state.seats[0].tokens = {"support": 1}
    play(game, "spend extra-engine")
    assert links_allowed(game.position, 0) == 7

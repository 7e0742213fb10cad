"""Several cubes in one move."""

import pytest

from tests.engine.systems.age_of_steam.maps import legal, play, refused
from tests.engine.systems.age_of_steam.phases.moving.goods_games import goods_game, income

ONWARD = ("modules: [chain]", "chain: {mode: onward}")
TRANSFER = ("modules: [chain]", "chain: {mode: transfer, stations: {tag: yard}}")


@pytest.mark.rule("AOM-CHAIN-01")
@pytest.mark.rule("AOM-CHAIN-02")
def test_another_cube_goes_on_from_the_city_reached_within_the_budget() -> None:
    game = goods_game("ash-oak 1, oak-yew 2", {"ash": "red", "oak": "blue red"}, *ONWARD)
    play(game, "move red ash", "via oak")
    assert income(game) == [1, 0]
    assert legal(game) == ["move blue oak", "move red oak", "stop"]
    for text in ("skip", "engine", "via ash", "deliver"):
        assert refused(game, text) == "AOM-CHAIN-01", text
    assert refused(game, "move red ash") == "AOM-CHAIN-02"
    play(game, "move blue oak", "via ash")
    assert income(game) == [2, 0]
    assert game.actor == 1, "nothing lies in Ash that could go on"


@pytest.mark.rule("AOM-CHAIN-02")
def test_a_chain_ends_with_stop_or_when_the_budget_is_used_up() -> None:
    links, cubes = "ash-oak 1, oak-yew 2", {"ash": "red", "oak": "blue"}
    game = goods_game(links, cubes, *ONWARD)
    assert refused(game, "stop") == "AOM-CHAIN-02"
    play(game, "move red ash", "via oak", "stop")
    assert game.actor == 1
    short = goods_game(links, cubes, *ONWARD, engine=1)
    play(short, "move red ash", "via oak")
    assert short.actor == 1


@pytest.mark.rule("AOM-CHAIN-02")
def test_a_cube_that_stayed_does_not_go_on_in_the_same_chain() -> None:
    stays = "delivery: {fate: stays}"
    game = goods_game("ash-oak 1, oak-yew 2", {"ash": "red"}, *ONWARD, stays)
    play(game, "move red ash", "via oak")
    assert game.actor == 1
    two = goods_game("ash-oak 1, oak-yew 2", {"ash": "red", "oak": "red blue"}, *ONWARD, stays)
    play(two, "move red ash", "via oak")
    assert "move red oak" in legal(two), "another red cube lay there"
    alone = goods_game("ash-oak 1, oak-yew 2", {"ash": "red", "oak": "blue"}, *ONWARD, stays)
    play(alone, "move red ash", "via oak")
    assert refused(alone, "move red oak") == "AOM-CHAIN-02"


@pytest.mark.rule("AOM-CHAIN-03")
def test_a_cube_is_left_at_a_station_and_another_goes_on() -> None:
    links, cubes = "ash-fir 1, fir-oak 2", {"ash": "black", "fir": "red"}
    game = goods_game(links, cubes, *TRANSFER, engine=2)
    play(game, "move black ash", "via fir")
    assert legal(game) == ["move red fir"]
    assert refused(game, "deliver") == "AOM-CHAIN-03"
    assert refused(game, "move black fir") == "AOM-CHAIN-03"
    play(game, "move red fir")
    assert income(game) == [1, 0]
    assert game.state.cubes == {"fir": {"red": 1, "black": 1}}
    assert refused(game, "via ash") == "AOS-GOODS-04"
    play(game, "via oak")
    assert income(game) == [1, 1]
    assert game.state.cubes == {"fir": {"black": 1}}
    assert game.actor == 1


@pytest.mark.rule("AOM-CHAIN-03")
def test_a_station_that_takes_the_cube_may_be_its_end_or_a_change() -> None:
    links, cubes = "ash-fir 1, fir-oak 2", {"ash": "yellow", "fir": "red"}
    game = goods_game(links, cubes, *TRANSFER)
    play(game, "move yellow ash", "via fir")
    assert legal(game) == ["deliver", "move red fir"]
    play(game, "deliver")
    assert game.state.cubes == {"fir": {"red": 1}}


@pytest.mark.rule("AOM-CHAIN-03")
@pytest.mark.rule("AOM-TELEPORT-02")
def test_no_cube_is_left_for_another_that_could_only_go_where_the_first_began() -> None:
    hop = "teleports: [{id: barge, mode: hop, between: {tag: yard}, free: true}]"
    yards = {"ash": 'kind: city, at: "0,0", colours: [blue], tags: [yard]'}
    modules = "modules: [chain, teleport]"
    game = goods_game(
        "ash-fir 1", {"ash": "red", "fir": "blue"}, *TRANSFER[1:], modules, hop, cities=yards
    )
    assert refused(game, "move red ash") == "AOS-GOODS-05"
    play(game, "move blue fir", "via ash")
    assert game.actor == 1


@pytest.mark.rule("INV-AOS-24")
def test_a_move_under_way_is_saved_and_goes_on() -> None:
    from engine.systems.age_of_steam.resuming import game_from_plain

    links, cubes = "ash-fir 1, fir-oak 2, ash-elm 1", {"elm": "black", "fir": "red"}
    game = goods_game(links, cubes, *TRANSFER)
    for text in ("move black elm", "via ash", "via fir", "move red fir", "via oak"):
        game = game_from_plain(game.scenario, game.to_plain())
        assert text in legal(game)
        play(game, text)
    assert income(game) == [2, 1]

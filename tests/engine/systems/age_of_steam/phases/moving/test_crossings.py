"""Cubes on bare hexes where two links cross: each step says which of them it takes."""

import pytest

from engine.systems.age_of_steam.composing.deliveries import deliveries_from
from engine.systems.age_of_steam.composing.whole_moves import whole_move
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.resuming import game_from_plain
from model.systems.age_of_steam.track.shapes import bits
from model.systems.age_of_steam.track.track import Tile
from tests.engine.systems.age_of_steam.maps import legal, play, refused
from tests.engine.systems.age_of_steam.phases.moving.goods_games import goods_game, income


def _crossing(colour: str, *rules: str, links: str = "") -> AgeOfSteamGame:
    """A cube on 1,1, where Ann's link from Ash to Oak crosses Bob's from Bay to Oak."""
    game = goods_game(links, {"1,1": colour}, *rules)
    tiles = {
        1: Tile("s2", (bits(1, 3),)),
        7: Tile("s3", (bits(2, 3),)),
        6: Tile("x3", (bits(0, 4), bits(1, 5))),
    }
    for hex_, tile in tiles.items():
        game.state.track.put(hex_, tile, lambda chain, _: int(chain.hexes == (6,)))
    game.state.doing.kept = None
    return game


@pytest.mark.rule("AOM-DELIVERY-01")
@pytest.mark.rule("AOS-GOODS-10")
@pytest.mark.parametrize(("step", "gains"), [("oak@1,0", [1, 0]), ("oak@1,1/1", [0, 1])])
def test_both_links_below_a_cube_lead_to_oak_and_each_has_its_name(
    step: str, gains: list[int]
) -> None:
    game = _crossing("red")
    play(game, "move red 1,1")
    assert legal(game) == ["via oak@1,0", "via oak@1,1/1"]
    assert refused(game, "via oak") == "AOS-GOODS-03"
    again = game_from_plain(game.scenario, game.to_plain())
    play(again, f"via {step}")
    assert income(again) == gains


@pytest.mark.rule("AOM-DELIVERY-03")
@pytest.mark.rule("AOM-DELIVERY-01")
def test_only_the_right_one_of_them_is_offered_and_allowed() -> None:
    game = _crossing("red", "delivery: {links: {own: half}}")
    play(game, "move red 1,1")
    assert legal(game) == ["via oak@1,0"]
    assert refused(game, "via oak@1,1/1") == "AOM-DELIVERY-03"


@pytest.mark.rule("AOS-GOODS-10")
def test_no_mark_is_needed_once_the_cube_has_left_the_crossing() -> None:
    game = _crossing("red", links="ash-bay 1")
    play(game, "move red 1,1", "via bay", "via ash")
    assert legal(game) == ["via oak"]
    play(game, "via oak")
    assert income(game) == [2, 1]


@pytest.mark.rule("AOS-GOODS-10")
def test_whole_deliveries_are_told_and_typed_by_the_same_names() -> None:
    game = _crossing("red")
    told = {" ".join(one.steps) for one in deliveries_from(game, "1,1")}
    assert told == {"oak@1,0", "oak@1,1/1"}
    plan = whole_move(game, "move red 1,1 via oak@1,1/1")
    assert plan is not None
    play(game, *map(str, plan.actions))
    assert income(game) == [0, 1]

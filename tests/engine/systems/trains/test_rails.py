"""Laying rails: where, for how much, and what comes with it."""

from typing import Any

import pytest

from engine.systems.trains.game import TrainsGame
from model.notation import Cell
from tests.engine.systems.trains.games import do, game_with, kinds, offered, refused, seat, turn


def laying(**more: Any) -> TrainsGame:
    """A game in which a rail is being laid."""
    game = game_with(turn(["rail-laying"], **more))
    do(game, "play rail-laying", "apply")
    return game


@pytest.mark.rule("TRN-RAIL-01")
def test_a_rail_lies_beside_an_own_marker() -> None:
    game = laying(coin=9)
    assert refused(game, "rail 5,2") == "TRN-RAIL-01"
    assert refused(game, "rail 7,4") == "TRN-RAIL-05"
    assert refused(game, "rail 99,1") == "TRN-RAIL-01"
    assert set(offered(game)) == {
        "rail 1,1", "rail 2,1", "rail 3,2", "rail 2,3", "rail 1,3", "rail 1,2",
    }  # fmt: skip


@pytest.mark.rule("TRN-RAIL-02")
def test_a_blocked_border_separates() -> None:
    game = laying(markers="3,4", coin=9)
    assert refused(game, "rail 4,4") == "TRN-RAIL-02"


@pytest.mark.rule("TRN-RAIL-03")
def test_everybody_has_one_marker_on_a_hex_and_several_may_be_there() -> None:
    game = laying(markers="2,2 1,2", others={1: {"markers": "1,3"}}, coin=3)
    assert refused(game, "rail 1,2") == "TRN-RAIL-03"
    do(game, "rail 1,3")
    assert Cell(1, 3) in seat(game, 0).markers & seat(game, 1).markers


COSTS = [
    ("2,2", "1,2", 0, {}),
    ("2,2", "3,2", 1, {}),
    ("1,1", "0,1", 2, {}),
    ("2,2", "2,1", 1, {}),
    ("2,2", "2,1", 3, {"alder": 2}),
    ("1,2", "0,2", 3, {}),
    ("6,5", "7,5", 2, {}),
]


@pytest.mark.rule("TRN-RAIL-04")
@pytest.mark.parametrize(("own", "goal", "cost", "stations"), COSTS)
def test_a_hex_costs_what_lies_there(own: str, goal: str, cost: int, stations: object) -> None:
    others = {1: {"markers": "7,0"}}
    game = laying(markers=own, coin=cost + 1, stations=stations, others=others)
    do(game, f"rail {goal}")
    assert game.state.coin == 1
    assert seat(game).gained == ["waste"], "only that of the card"


@pytest.mark.rule("TRN-RAIL-04")
@pytest.mark.rule("TRN-RAIL-07")
@pytest.mark.rule("TRN-OPEN-16")
def test_markers_of_others_cost_coin_each_and_one_waste() -> None:
    others = {1: {"markers": "1,2"}, 2: {"markers": "1,2"}}
    game = game_with(turn(["rail-laying"], players=3, coin=2, others=others), players=3)
    do(game, "play rail-laying", "apply", "rail 1,2")
    assert game.state.coin == 0
    assert seat(game).gained == ["waste", "waste"]


@pytest.mark.rule("TRN-RAIL-08")
def test_a_city_with_two_stations_and_another_player_costs_four() -> None:
    game = laying(coin=4, stations={"alder": 2}, others={1: {"markers": "2,1"}})
    do(game, "rail 2,1")
    assert game.state.coin == 0
    assert seat(game).gained == ["waste", "waste"]


@pytest.mark.rule("TRN-RAIL-05")
def test_nobody_builds_on_the_sea() -> None:
    game = game_with(turn(["underground-digging"], markers="5,2", coin=50))
    do(game, "play underground-digging", "apply")
    assert refused(game, "rail 6,2") == "TRN-RAIL-05"


@pytest.mark.rule("TRN-RAIL-06")
def test_what_cannot_be_paid_is_not_chosen() -> None:
    game = laying(stations={"alder": 1}, coin=1)
    assert refused(game, "rail 2,1") == "TRN-RAIL-06"
    assert "rail 3,2" in offered(game)


@pytest.mark.rule("TRN-RAIL-09")
def test_coin_of_ironworks_pays_for_the_rail_of_the_same_card() -> None:
    position = turn(["ironworks", "rail-laying"], markers="1,1")
    game = game_with(position)
    do(game, "play ironworks", "apply", "play rail-laying", "apply", "rail 0,1")
    assert game.state.coin == 1 + 2 - 2


@pytest.mark.rule("TRN-RAIL-10")
class TestNoRailPossible:
    def test_nothing_is_applied_where_no_hex_can_be_paid(self) -> None:
        game = game_with(turn(["rail-laying"], markers="0,0"))
        do(game, "play rail-laying")
        assert game.state.resolving is None
        assert seat(game).gained == [], "not even the Waste"

    def test_nothing_is_applied_without_a_marker(self) -> None:
        rules = {"markers": {"track": 1}, "end": {"all_track": False}}
        game = game_with(turn(["rail-laying"]), rules=rules)
        do(game, "play rail-laying")
        assert (game.state.resolving, seat(game).gained) == (None, [])

    def test_a_waiver_does_not_start_either(self) -> None:
        game = game_with(turn(["steel-bridge"], markers="0,0"))
        do(game, "play steel-bridge")
        assert seat(game).play[0].lasts == ()


@pytest.mark.rule("TRN-RAIL-12")
def test_a_rail_is_paid_then_placed_then_its_waste_comes_then_that_of_the_card() -> None:
    game = laying(coin=1, others={1: {"markers": "1,2"}})
    assert kinds(do(game, "rail 1,2")) == ["rail", "waste", "waste"]


def test_several_rails_of_one_card_are_laid_one_after_the_other() -> None:
    gang = {"id": "gang", "categories": ["rail"], "effects": [{"rail": 3}]}
    game = game_with(turn(["gang"], markers="2,2"), cards=[gang])
    do(game, "play gang", "apply", "rail 1,2", "rail 1,3", "rail 1,4")
    assert len(seat(game).markers) == 4
    assert game.state.resolving is None


def test_a_rail_after_which_the_others_could_not_be_laid_is_not_offered() -> None:
    gang = {"id": "gang", "categories": ["rail"], "effects": [{"rail": 2}]}
    dear = {"costs": {"terrain": {"field": 5}, "city": 2}}
    game = game_with(turn(["gang"], markers="2,2", coin=2), cards=[gang], rules=dear)
    do(game, "play gang", "apply")
    assert offered(game) == ["rail 2,3", "rail 3,2"]
    assert refused(game, "rail 2,1") == "TRN-PLAY-04", "no coin would be left for the other rail"
    do(game, "rail 2,3")
    assert "rail 3,2" in offered(game)

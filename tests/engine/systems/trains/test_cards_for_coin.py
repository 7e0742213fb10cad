"""The cards that bring coin, points or nothing: trains, points, Waste, parks and crews."""

import pytest

from tests.engine.systems.trains.games import do, game_with, offered, played, refused, seat, turn

VALUES = [
    pytest.param("normal-train", 1, marks=pytest.mark.rule("TRN-CARD-normal-train")),
    pytest.param("express-train", 2, marks=pytest.mark.rule("TRN-CARD-express-train")),
    pytest.param(
        "limited-express-train", 3, marks=pytest.mark.rule("TRN-CARD-limited-express-train")
    ),
]


@pytest.mark.parametrize(("card", "value"), VALUES)
def test_plain_trains_bring_their_value_and_ask_for_nothing(card: str, value: int) -> None:
    game = game_with(turn([card]))
    do(game, f"play {card}")
    assert game.state.coin == value
    assert game.state.resolving is None
    assert not game.table.is_a(card, "action")


@pytest.mark.rule("TRN-CARD-waste")
def test_waste_is_of_no_use() -> None:
    game = game_with(turn(["waste", "express-train"], coin=9))
    assert refused(game, "play waste") == "TRN-PLAY-09"
    assert refused(game, "buy waste") == "TRN-BUY-03"
    assert game.table.cards["waste"].cost == 0


POINTS = [
    pytest.param("building", 3, 1, marks=pytest.mark.rule("TRN-CARD-building")),
    pytest.param(
        "multi-storey-building", 5, 2, marks=pytest.mark.rule("TRN-CARD-multi-storey-building")
    ),
    pytest.param("skyscraper", 8, 4, marks=pytest.mark.rule("TRN-CARD-skyscraper")),
]


@pytest.mark.parametrize(("card", "cost", "points"), POINTS)
def test_cards_of_points_count_and_bring_waste_when_bought(
    card: str, cost: int, points: int
) -> None:
    game = game_with(turn([], coin=cost))
    before = game.scores()[0]
    do(game, f"buy {card}")
    assert seat(game).gained == [card, "waste"]
    assert game.scores()[0] == before + points
    assert game.state.coin == 0


@pytest.mark.rule("TRN-CARD-amusement-park")
class TestAmusementPark:
    def test_brings_the_printed_value_of_a_train_in_play(self) -> None:
        game = game_with(turn(["normal-train", "rapid-train", "express-train", "amusement-park"]))
        do(game, "play normal-train", "play rapid-train", "apply", "play express-train")
        assert game.state.coin == 1 + 1 + 1 + 2
        do(game, "play amusement-park", "apply")
        assert offered(game) == [
            "choose normal-train",
            "choose rapid-train",
            "choose express-train",
        ]
        do(game, "choose rapid-train")
        assert game.state.coin == 5 + 1 + 1, "its own value, and that of Rapid train without bonus"

    def test_needs_a_train(self) -> None:
        game = game_with(turn(["amusement-park"]))
        do(game, "play amusement-park")
        assert game.state.coin == 1
        assert refused(game, "apply") == "TRN-PLAY-06"


@pytest.mark.rule("TRN-CARD-rapid-train")
def test_rapid_train_brings_one_more_with_a_normal_train_and_never_more() -> None:
    game = game_with(turn(["normal-train", "normal-train", "rapid-train", "rapid-train"]))
    do(game, "play rapid-train")
    assert game.state.coin == 1
    assert game.state.resolving is None, "no Normal train is in play yet"
    do(game, "play normal-train", "play normal-train", "play rapid-train", "apply")
    assert game.state.coin == 1 + 2 + 2


@pytest.mark.rule("TRN-CARD-tourist-train")
def test_tourist_train_brings_a_point_on_the_track() -> None:
    game = game_with(turn(["tourist-train"]))
    assert {"train", "action"} == set(game.table.cards["tourist-train"].categories)
    do(game, "play tourist-train", "apply")
    assert (game.state.coin, seat(game).points) == (1, 1)


@pytest.mark.rule("TRN-CARD-holiday-timetable")
def test_holiday_timetable_may_be_trashed_for_three_coin() -> None:
    game = game_with(turn(["holiday-timetable", "holiday-timetable"]))
    before = game.state.box.get("holiday-timetable", 0)
    do(game, "play holiday-timetable", "leave")
    assert (game.state.coin, played(game)) == (0, ["holiday-timetable"])
    do(game, "play holiday-timetable", "apply")
    assert game.state.coin == 3
    assert played(game) == ["holiday-timetable"]
    assert game.state.box["holiday-timetable"] == before + 1


@pytest.mark.rule("TRN-CARD-ironworks")
class TestIronworks:
    def test_brings_two_coin_for_each_later_card_for_rails(self) -> None:
        game = game_with(turn(["rail-laying", "ironworks", "tunnel", "station-expansion"]))
        do(game, "play rail-laying", "leave")
        assert game.state.coin == 0
        do(game, "play ironworks", "apply")
        assert game.state.coin == 1, "nothing for cards that were played before"
        do(game, "play tunnel")
        assert game.state.coin == 3
        do(game, "leave", "play station-expansion")
        assert game.state.coin == 3

    def test_comes_even_if_no_rail_is_built_and_adds_up(self) -> None:
        game = game_with(turn(["ironworks", "ironworks", "viaduct"]))
        do(game, "play ironworks", "apply", "play ironworks", "apply", "play viaduct", "leave")
        assert game.state.coin == 2 + 4

    def test_does_nothing_where_it_was_left(self) -> None:
        game = game_with(turn(["ironworks", "rail-laying"]))
        do(game, "play ironworks", "leave", "play rail-laying")
        assert game.state.coin == 1


@pytest.mark.rule("TRN-CARD-station-crew")
class TestStationCrew:
    def test_draws_or_brings_coin_or_returns_waste(self) -> None:
        game = game_with(turn(["station-crew"] * 3 + ["waste"], deck=["express-train"]))
        do(game, "play station-crew", "apply")
        assert offered(game) == ["option 1", "option 2", "option 3"]
        do(game, "option 1", "play station-crew", "apply", "option 2")
        assert "express-train" in seat(game).hand
        assert game.state.coin == 1
        left = game.state.supply["waste"]
        do(game, "play station-crew", "apply", "option 3")
        assert "waste" not in seat(game).hand
        assert game.state.supply["waste"] == left + 1

    def test_returns_nothing_that_is_not_there(self) -> None:
        game = game_with(turn(["station-crew"]))
        do(game, "play station-crew", "apply")
        assert offered(game) == ["option 1", "option 2"]
        assert refused(game, "option 3") == "TRN-PLAY-04"

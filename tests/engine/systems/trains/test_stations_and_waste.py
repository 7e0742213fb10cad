"""Stations in cities, and what becomes of Waste."""

from typing import Any

import pytest

from tests.engine.systems.trains.games import do, game_with, offered, refused, seat, turn


class TestStations:
    @pytest.mark.rule("TRN-STATION-01")
    @pytest.mark.rule("TRN-STATION-03")
    def test_stand_in_any_city_of_the_board(self) -> None:
        game = game_with(turn(["station-expansion"]))
        do(game, "play station-expansion", "apply")
        assert offered(game) == [
            "station 2,1", "station 2,5", "station 4,2", "station 4,4", "station 5,0",
            "station 7,1",
        ]  # fmt: skip
        assert refused(game, "station 1,2") == "TRN-STATION-01"

    @pytest.mark.rule("TRN-STATION-02")
    def test_find_room_as_the_city_has_it(self) -> None:
        game = game_with(turn(["station-expansion"], stations={"alder": 2, "birch": 2}))
        do(game, "play station-expansion", "apply")
        assert refused(game, "station 2,1") == "TRN-STATION-02"
        do(game, "station 4,2")
        assert game.state.stations["birch"] == 3

    @pytest.mark.rule("TRN-STATION-04")
    def test_raise_cost_and_points_for_everybody(self) -> None:
        others = {1: {"markers": "2,1"}}
        game = game_with(turn(["station-expansion", "rail-laying"], coin=3, others=others))
        assert game.scores() == (0, 0)
        do(game, "play station-expansion", "apply", "station 2,1")
        assert game.scores() == (0, 2)
        do(game, "play rail-laying", "apply", "rail 2,1")
        assert game.state.coin == 0, "1 for the city, 1 for the station, 1 for Bob"
        assert game.scores() == (2, 2)

    @pytest.mark.rule("TRN-STATION-05")
    def test_cannot_be_built_without_a_station_or_room(self) -> None:
        full = {"alder": 2, "birch": 3, "cedar": 1, "elm": 2, "gorse": 3, "hazel": 1}
        cases: list[tuple[dict[str, Any], dict[str, Any]]] = [
            ({"stations": {"birch": 2}}, {"markers": {"stations": 2}}),
            ({"stations": full}, {}),
        ]
        for more, rules in cases:
            game = game_with(turn(["station-expansion"], **more), rules=rules)
            do(game, "play station-expansion")
            assert game.state.resolving is None
            assert seat(game).gained == []

    @pytest.mark.rule("TRN-STATION-06")
    def test_do_not_stand_in_remote_places(self) -> None:
        game = game_with(turn(["station-expansion"]))
        do(game, "play station-expansion", "apply")
        assert refused(game, "station 0,2") == "TRN-STATION-06"


class TestWaste:
    @pytest.mark.rule("TRN-WASTE-01")
    @pytest.mark.rule("TRN-WASTE-03")
    def test_comes_with_rails_stations_other_markers_and_points(self) -> None:
        hand = ["rail-laying", "station-expansion"]
        game = game_with(turn(hand, coin=4, others={1: {"markers": "1,2"}}))
        left = game.state.supply["waste"]
        do(game, "play rail-laying", "apply", "rail 1,2")
        assert seat(game).gained.count("waste") == 2
        do(game, "play station-expansion", "apply", "station 4,2", "buy building")
        assert seat(game).gained.count("waste") == 4
        assert game.state.supply["waste"] == left - 4

    @pytest.mark.rule("TRN-WASTE-02")
    def test_does_not_come_from_an_empty_pile(self) -> None:
        position = turn(["rail-laying"], coin=1, others={1: {"markers": "1,2"}})
        position["supply"] = {"waste": 1, "express-train": 5}
        game = game_with(position)
        do(game, "play rail-laying", "apply", "rail 1,2")
        assert seat(game).gained == ["waste"]
        assert game.state.supply["waste"] == 0

    @pytest.mark.rule("TRN-WASTE-04")
    def test_can_be_gained_again_after_it_was_returned(self) -> None:
        position = turn(["landfill", "rail-laying", "waste"])
        position["supply"] = {"waste": 0, "express-train": 5}
        game = game_with(position)
        do(game, "play landfill", "apply")
        assert game.state.supply["waste"] == 1
        do(game, "play rail-laying", "apply", "rail 1,2")
        assert seat(game).gained == ["waste"]

    @pytest.mark.rule("TRN-WASTE-05")
    def test_goes_to_its_pile_when_it_is_trashed(self) -> None:
        oven = {"id": "oven", "categories": ["action"], "effects": [{"trash_from_hand": "waste"}]}
        game = game_with(turn(["oven", "waste"]), cards=[oven])
        left = game.state.supply["waste"]
        do(game, "play oven", "apply", "choose waste")
        assert game.state.supply["waste"] == left + 1
        assert "waste" not in game.state.box

    @pytest.mark.rule("TRN-WASTE-06")
    def test_its_pile_does_not_count_as_empty(self) -> None:
        position = turn()
        empty = dict.fromkeys(("building", "skyscraper", "landfill"), 0)
        position["supply"] = {**empty, "waste": 0, "express-train": 20}
        game = game_with(position)
        do(game, "pass")
        assert game.result is None

"""When the game ends, and what everybody has."""

import pytest

from tests.engine.systems.trains.games import do, game_with, offered, seat, turn


def supply(*empty: str, **more: int) -> dict[str, int]:
    return {"waste": 60, "express-train": 20, "landfill": 5, **dict.fromkeys(empty, 0), **more}


class TestTheEnd:
    @pytest.mark.rule("TRN-END-01")
    @pytest.mark.rule("TRN-END-04")
    @pytest.mark.rule("TRN-INV-16")
    def test_comes_after_the_turn_in_which_the_fourth_pile_is_emptied(self) -> None:
        position = turn([], coin=6)
        position["supply"] = supply("building", "skyscraper", "tunnel", viaduct=1)
        game = game_with(position)
        do(game, "buy viaduct")
        assert game.actor == 0, "not before the turn is over"
        do(game, "end")
        assert game.result is not None
        assert game.result.reason == "enough piles are empty"
        assert offered(game) == []
        assert game.why_not(game.read("pass")) is not None

    @pytest.mark.rule("TRN-END-02")
    def test_comes_when_a_player_has_placed_all_markers(self) -> None:
        game = game_with(turn(["rail-laying"]), rules={"markers": {"track": 2}})
        do(game, "play rail-laying", "apply", "rail 1,2")
        assert game.actor == 0
        do(game, "end")
        assert game.result is not None
        assert game.result.reason == "Ann has placed all markers"

    @pytest.mark.rule("TRN-END-03")
    def test_comes_when_all_stations_are_built(self) -> None:
        rules = {"markers": {"stations": 2}}
        game = game_with(turn(["station-expansion"], stations={"birch": 1}), rules=rules)
        do(game, "play station-expansion", "apply", "station 4,2", "end")
        assert game.result is not None
        assert game.result.reason == "all stations are placed"

    @pytest.mark.rule("TRN-END-04")
    def test_nobody_has_another_turn(self) -> None:
        position = turn(players=3)
        position["supply"] = supply("building", "skyscraper", "tunnel", "viaduct")
        game = game_with(position, players=3)
        do(game, "pass")
        assert game.result is not None
        assert game.state.turn == 1

    @pytest.mark.rule("TRN-END-05")
    def test_what_no_longer_holds_does_not_end_it(self) -> None:
        """A card that can be trashed into its pile does not exist; so Waste is counted here."""
        position = turn(["rail-laying", "landfill", "waste"])
        position["supply"] = supply("building", "skyscraper", "tunnel", waste=1)
        game = game_with(position, rules={"end": {"not_counted": []}})
        do(game, "play rail-laying", "apply", "rail 1,2")
        assert game.state.supply["waste"] == 0
        do(game, "play landfill", "apply", "end")
        assert game.result is None


class TestScores:
    @pytest.mark.rule("TRN-SCORE-01")
    def test_count_points_on_the_track(self) -> None:
        assert game_with(turn(points=7)).scores() == (7, 0)

    @pytest.mark.rule("TRN-SCORE-02")
    @pytest.mark.parametrize(("stations", "points"), [(0, 0), (1, 2), (2, 4), (3, 8)])
    def test_count_markers_in_cities_by_stations(self, stations: int, points: int) -> None:
        game = game_with(turn(markers="4,2", stations={"birch": stations}))
        assert game.scores() == (points, 0)

    @pytest.mark.rule("TRN-SCORE-03")
    def test_count_remote_places_by_their_number(self) -> None:
        assert game_with(turn(markers="1,2 0,2")).scores() == (3, 0)

    @pytest.mark.rule("TRN-SCORE-04")
    def test_count_points_on_all_own_cards(self) -> None:
        position = turn(["building"], deck=["skyscraper"], discard=["multi-storey-building"])
        assert game_with(position).scores() == (1 + 4 + 2, 0)

    @pytest.mark.rule("TRN-SCORE-05")
    def test_count_nothing_else(self) -> None:
        position = turn(["waste", "waste"], markers="2,2 2,3 1,1 0,1", coin=5)
        assert game_with(position).scores() == (0, 0)

    @pytest.mark.rule("TRN-SCORE-06")
    def test_most_points_win_and_equals_share_a_place(self) -> None:
        position = turn(players=3, others={1: {"points": 4}, 2: {"points": 4}})
        position["supply"] = supply("building", "skyscraper", "tunnel", "viaduct")
        game = game_with(position, players=3)
        do(game, "pass")
        assert game.result is not None
        assert game.result.places == ((1, 2), (0,))
        assert len(seat(game).hand) == 5

"""The cards that gain, trash, copy, and move cards of the play area."""

import pytest

from tests.engine.systems.trains.games import do, game_with, offered, played, refused, seat, turn


@pytest.mark.rule("TRN-CARD-maintenance-factory")
class TestMaintenanceFactory:
    def test_gains_the_like_of_a_train_that_is_shown(self) -> None:
        game = game_with(turn(["maintenance-factory", "express-train", "normal-train"]))
        left = game.state.supply["express-train"]
        do(game, "play maintenance-factory", "apply")
        assert offered(game) == ["choose express-train"], "there is no pile of Normal trains"
        do(game, "choose express-train")
        assert seat(game).gained == ["express-train"]
        assert seat(game).hand == ["express-train", "normal-train"]
        assert game.state.supply["express-train"] == left - 1

    def test_needs_a_pile_that_is_not_empty(self) -> None:
        position = turn(["maintenance-factory", "limited-express-train"])
        position["supply"] = {"limited-express-train": 0, "express-train": 5, "waste": 70}
        game = game_with(position)
        do(game, "play maintenance-factory")
        assert game.state.resolving is None

    def test_is_no_purchase(self) -> None:
        game = game_with(turn(["first-train", "maintenance-factory", "express-train"]))
        do(game, "play first-train", "apply", "play maintenance-factory", "apply")
        do(game, "choose express-train")
        assert seat(game).gained == ["express-train"]


@pytest.mark.rule("TRN-CARD-wagon-factory")
class TestWagonFactory:
    def test_exchanges_a_train_for_one_that_costs_at_most_three_more(self) -> None:
        game = game_with(turn(["wagon-factory", "normal-train", "express-train", "building"]))
        do(game, "play wagon-factory", "apply")
        assert offered(game) == ["choose normal-train", "choose express-train"]
        box = game.state.box["normal-train"]
        do(game, "choose normal-train")
        assert game.state.box["normal-train"] == box + 1
        assert offered(game) == [
            "choose express-train",
            "choose mail-train",
            "choose tourist-train",
        ]
        do(game, "choose mail-train")
        assert seat(game).hand == ["express-train", "building", "mail-train"]
        do(game, "play mail-train")

    def test_may_gain_the_same_or_a_cheaper_one(self) -> None:
        game = game_with(turn(["wagon-factory", "limited-express-train"]))
        do(game, "play wagon-factory", "apply", "choose limited-express-train")
        assert {"choose limited-express-train", "choose express-train"} <= set(offered(game))

    def test_trashes_nothing_where_nothing_can_be_gained(self) -> None:
        position = turn(["wagon-factory", "normal-train"])
        position["supply"] = {"limited-express-train": 3, "waste": 70, "landfill": 10}
        game = game_with(position)
        do(game, "play wagon-factory")
        assert game.state.resolving is None
        assert seat(game).hand == ["normal-train"]

    def test_offers_only_trains_for_which_something_can_be_gained(self) -> None:
        position = turn(["wagon-factory", "normal-train", "express-train"])
        position["supply"] = {"limited-express-train": 3, "waste": 70, "landfill": 10}
        game = game_with(position)
        do(game, "play wagon-factory", "apply")
        assert offered(game) == ["choose express-train"]


@pytest.mark.rule("TRN-CARD-switchback")
@pytest.mark.rule("TRN-TURN-10")
class TestSwitchback:
    def test_puts_a_train_of_the_play_area_onto_the_deck(self) -> None:
        game = game_with(turn(["express-train", "switchback"], deck=["waste"]))
        do(game, "play express-train", "play switchback", "apply", "choose express-train")
        assert game.state.coin == 3, "the coin stays"
        assert seat(game).deck == ["waste", "express-train"]
        assert played(game) == ["switchback"]

    def test_ends_what_lasted(self) -> None:
        game = game_with(turn(["first-train", "switchback", "express-train"]))
        do(game, "play first-train", "apply", "play express-train")
        assert "buy landfill top" in offered(game)
        do(game, "play switchback", "apply", "choose first-train")
        assert refused(game, "buy landfill top") == "TRN-BUY-02"

    def test_needs_a_train(self) -> None:
        game = game_with(turn(["switchback"]))
        do(game, "play switchback")
        assert game.state.resolving is None

    def test_the_train_can_be_played_again(self) -> None:
        game = game_with(turn(["express-train", "switchback", "passing-station"]))
        do(game, "play express-train", "play switchback", "apply", "choose express-train")
        do(game, "play passing-station", "apply", "play express-train")
        assert game.state.coin == 2 + 1 + 1 + 2


@pytest.mark.rule("TRN-CARD-first-train")
class TestFirstTrain:
    def test_lets_bought_cards_go_onto_the_deck_one_by_one(self) -> None:
        game = game_with(turn(["first-train"], coin=5, deck=["waste"]))
        do(game, "play first-train", "apply", "buy landfill top", "buy landfill")
        assert seat(game).deck == ["waste", "landfill"]
        assert seat(game).gained == ["landfill"]

    def test_the_waste_of_points_is_gained_as_ever(self) -> None:
        game = game_with(turn(["first-train"], coin=1, deck=[]))
        do(game, "play first-train", "apply", "buy building top")
        assert (seat(game).deck, seat(game).gained) == (["building"], ["waste"])

    def test_does_nothing_where_it_was_left(self) -> None:
        game = game_with(turn(["first-train"]))
        do(game, "play first-train", "leave")
        assert refused(game, "buy landfill top") == "TRN-BUY-02"


@pytest.mark.rule("TRN-CARD-material-dump-site")
@pytest.mark.rule("TRN-PLAY-05")
class TestMaterialDumpSite:
    def test_no_waste_is_gained_wherever_it_would_come_from(self) -> None:
        hand = ["material-dump-site", "rail-laying", "station-expansion"]
        game = game_with(turn(hand, coin=4, others={1: {"markers": "1,2"}}))
        left = game.state.supply["waste"]
        do(game, "play material-dump-site", "apply", "play rail-laying", "apply", "rail 1,2")
        assert game.state.coin == 4 + 1 - 1, "coin is still paid"
        do(game, "play station-expansion", "apply", "station 4,2", "buy building")
        assert seat(game).gained == ["building"]
        assert game.state.supply["waste"] == left

    def test_gives_nothing_back(self) -> None:
        game = game_with(turn(["rail-laying", "material-dump-site"]))
        do(game, "play rail-laying", "apply", "rail 1,2", "play material-dump-site", "apply")
        assert seat(game).gained == ["waste"]


@pytest.mark.rule("TRN-CARD-stationmaster-office")
class TestStationmasterOffice:
    def test_does_what_an_action_in_play_does_without_its_value(self) -> None:
        hand = ["amusement-park", "stationmaster-office", "express-train"]
        game = game_with(turn(hand))
        do(game, "play express-train", "play amusement-park", "leave")
        do(game, "play stationmaster-office", "apply")
        assert offered(game) == ["choose amusement-park"]
        do(game, "choose amusement-park", "choose express-train")
        assert game.state.coin == 2 + 1 + 2

    def test_needs_an_action_in_play_and_is_none_itself(self) -> None:
        game = game_with(turn(["express-train", "stationmaster-office", "landfill"]))
        do(game, "play express-train", "play stationmaster-office")
        assert game.state.resolving is None

    def test_copies_another_office_only_with_its_copy(self) -> None:
        hand = ["stationmaster-office", "stationmaster-office", "passing-station"]
        game = game_with(turn(hand, deck=["waste"] * 3))
        do(game, "play stationmaster-office", "play passing-station", "leave")
        do(game, "play stationmaster-office", "apply", "choose passing-station")
        assert [one.copies for one in seat(game).play] == ["", "", "passing-station"]
        copied = [{"card": "stationmaster-office", "copies": "passing-station"}]
        switched = game_with(turn(["stationmaster-office"], play=copied, acted=True))
        do(switched, "play stationmaster-office", "apply")
        assert offered(switched) == ["choose passing-station"]

    def test_a_copied_lasting_effect_lasts_with_the_office(self) -> None:
        game = game_with(turn(["ironworks", "stationmaster-office", "rail-laying"]))
        do(game, "play ironworks", "apply", "play stationmaster-office", "apply")
        do(game, "choose ironworks", "play rail-laying")
        assert game.state.coin == 1 + 2 + 2

    def test_a_copied_trashing_trashes_the_office(self) -> None:
        game = game_with(turn(["holiday-timetable", "stationmaster-office"]))
        do(game, "play holiday-timetable", "leave", "play stationmaster-office", "apply")
        do(game, "choose holiday-timetable")
        assert played(game) == ["holiday-timetable"]
        assert game.state.box["stationmaster-office"] == 10
        assert game.state.coin == 3

    def test_whole_or_nothing_holds_for_the_copied_text(self) -> None:
        game = game_with(turn(["pulling", "stationmaster-office"], discard=[]))
        do(game, "play pulling", "play stationmaster-office")
        assert game.state.resolving is None, "there is no train to pull"

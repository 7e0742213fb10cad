"""A turn: playing, applying, buying, drawing, passing, cleaning up."""

import pytest

from tests.engine.systems.trains.games import (
    do,
    game_with,
    kinds,
    offered,
    played,
    refused,
    seat,
    turn,
)


class TestTheTurn:
    @pytest.mark.rule("TRN-TURN-01")
    def test_plays_and_purchases_come_in_any_order(self) -> None:
        game = game_with(turn(["express-train", "express-train", "normal-train"]))
        do(game, "play express-train", "buy landfill", "play express-train", "play normal-train")
        do(game, "buy express-train")
        assert seat(game).gained == ["landfill", "express-train"]
        assert game.state.coin == 0

    @pytest.mark.rule("TRN-TURN-02")
    def test_nothing_else_is_done_while_a_card_is_applied(self) -> None:
        game = game_with(turn(["rail-laying", "express-train"], coin=9))
        do(game, "play rail-laying")
        for text in ("buy landfill", "play express-train", "end"):
            assert refused(game, text) == "TRN-TURN-02"
        do(game, "apply")
        assert refused(game, "buy landfill") == "TRN-TURN-02"

    @pytest.mark.rule("TRN-TURN-03")
    def test_coin_is_lost_with_the_turn(self) -> None:
        game = game_with(turn(["express-train"]))
        assert game.state.coin == 0
        do(game, "play express-train", "end")
        assert game.state.coin == 0
        assert game.actor == 1

    @pytest.mark.rule("TRN-TURN-04")
    def test_a_player_may_stop_at_any_time(self) -> None:
        game = game_with(turn(["express-train", "normal-train"]))
        assert refused(game, "end") == "TRN-TURN-04"
        do(game, "play express-train", "end")
        assert game.actor == 1

    @pytest.mark.rule("TRN-TURN-05")
    def test_who_passes_may_return_all_waste_of_the_hand(self) -> None:
        game = game_with(turn(["waste", "building", "waste"], discard=["waste"]))
        left = game.state.supply["waste"]
        assert [one for one in offered(game) if one.startswith("pass")] == ["pass", "pass waste"]
        do(game, "pass waste")
        assert game.state.supply["waste"] == left + 2
        assert "building" in seat(game).discard

    @pytest.mark.rule("TRN-TURN-05")
    @pytest.mark.rule("TRN-TURN-06")
    def test_once_something_was_done_it_is_too_late(self) -> None:
        game = game_with(turn(["waste", "express-train"]))
        do(game, "play express-train")
        assert refused(game, "pass waste") == "TRN-TURN-06"
        assert refused(game, "pass") == "TRN-TURN-06"
        bought = game_with(turn(["waste"], coin=2))
        do(bought, "buy landfill")
        assert refused(bought, "pass waste") == "TRN-TURN-06"

    @pytest.mark.rule("TRN-TURN-06")
    def test_returning_waste_ends_the_turn(self) -> None:
        game = game_with(turn(["waste", "express-train"]))
        do(game, "pass waste")
        assert game.actor == 1
        assert len(seat(game).hand) == 5

    @pytest.mark.rule("TRN-TURN-07")
    def test_passing_needs_no_waste(self) -> None:
        game = game_with(turn(["express-train"]))
        assert refused(game, "pass waste") == "TRN-TURN-05"
        do(game, "pass")
        assert game.actor == 1

    @pytest.mark.rule("TRN-TURN-08")
    @pytest.mark.rule("TRN-INV-04")
    def test_cleaning_up_discards_everything_and_draws_five(self) -> None:
        deck = ["waste", "building", "waste", "building", "waste", "building"]
        game = game_with(turn(["express-train", "rail-laying"], deck=deck))
        do(game, "play express-train", "buy landfill", "end")
        assert seat(game).discard == ["express-train", "landfill", "rail-laying"]
        assert seat(game).hand == deck[:5]
        assert (seat(game).play, seat(game).gained) == ([], [])

    @pytest.mark.rule("TRN-TURN-09")
    def test_then_the_left_neighbour_plays(self) -> None:
        game = game_with(turn(players=3), players=3)
        assert kinds(do(game, "pass"))[-1] == "end"
        assert game.actor == 1

    @pytest.mark.rule("TRN-TURN-10")
    def test_what_lasts_ends_with_the_turn(self) -> None:
        deck = ["rail-laying"] * 5
        game = game_with(turn(["tunnel"], markers="1,1", deck=deck))
        do(game, "play tunnel", "apply", "rail 2,0")
        assert game.game.waived() == {"mountain"}
        do(game, "end", "pass")
        assert game.game.waived() == frozenset()


class TestPlayingACard:
    @pytest.mark.rule("TRN-PLAY-01")
    def test_moves_it_from_the_hand_to_the_play_area(self) -> None:
        game = game_with(turn(["express-train", "waste"]))
        do(game, "play express-train")
        assert (seat(game).hand, played(game)) == (["waste"], ["express-train"])
        assert refused(game, "play express-train") == "TRN-PLAY-01"

    @pytest.mark.rule("TRN-PLAY-02")
    @pytest.mark.rule("TRN-PLAY-03")
    def test_brings_its_coin_whether_the_effect_is_applied_or_left(self) -> None:
        game = game_with(turn(["tourist-train", "tourist-train"]))
        do(game, "play tourist-train")
        assert game.state.coin == 1
        assert offered(game) == ["apply", "leave"]
        assert refused(game, "done") == "TRN-PLAY-03"
        do(game, "leave", "play tourist-train", "apply")
        assert (game.state.coin, seat(game).points) == (2, 1)

    @pytest.mark.rule("TRN-PLAY-03")
    @pytest.mark.parametrize("card", ["rail-laying", "station-expansion", "landfill", "mail-train"])
    def test_every_card_with_an_effect_can_be_left(self, card: str) -> None:
        game = game_with(turn([card]))
        do(game, f"play {card}", "leave")
        assert seat(game).gained == []
        assert game.state.resolving is None

    @pytest.mark.rule("TRN-PLAY-04")
    @pytest.mark.rule("TRN-INV-13")
    @pytest.mark.rule("TRN-OPEN-07")
    def test_is_whole_or_nothing(self) -> None:
        game = game_with(turn(["rail-laying"], markers="0,0"))
        before = game.to_plain()["position"]
        do(game, "play rail-laying")
        assert game.state.resolving is None
        after = game.to_plain()["position"]
        assert after["seats"][0]["markers"] == before["seats"][0]["markers"]
        assert after["supply"] == before["supply"]
        placing = game_with(turn(["rail-laying"]))
        do(placing, "play rail-laying", "apply")
        assert refused(placing, "leave") == "TRN-PLAY-04", "the rail cannot be left out any more"

    @pytest.mark.rule("TRN-PLAY-04")
    def test_parts_are_applied_from_top_to_bottom(self) -> None:
        game = game_with(turn(["garage"], deck=["express-train", "waste", "building"]))
        happened = do(game, "play garage", "apply", "discard waste")
        assert kinds(happened)[1:3] == ["draw", "drawn"]
        assert kinds(happened)[-1] == "discard"

    @pytest.mark.rule("TRN-PLAY-05")
    @pytest.mark.rule("TRN-WASTE-02")
    def test_missing_waste_prevents_nothing(self) -> None:
        position = turn(["rail-laying"])
        position["supply"] = {"waste": 0, "express-train": 20, "building": 1}
        game = game_with(position | {"coin": 3, "acted": True})
        do(game, "play rail-laying", "apply", "rail 1,2", "buy building")
        assert seat(game).gained == ["building"]
        assert len(seat(game).markers) == 2

    @pytest.mark.rule("TRN-PLAY-06")
    def test_an_effect_is_now_or_never(self) -> None:
        game = game_with(turn(["rail-laying"]))
        do(game, "play rail-laying", "leave")
        assert refused(game, "apply") == "TRN-PLAY-06"
        assert refused(game, "rail 1,2") == "TRN-PLAY-06"

    @pytest.mark.rule("TRN-PLAY-07")
    def test_a_draw_and_any_number_can_always_be_applied(self) -> None:
        game = game_with(turn(["control-room", "mail-train"], deck=[]))
        do(game, "play control-room", "apply")
        assert seat(game).hand == ["mail-train"]
        do(game, "play mail-train", "apply")
        assert game.state.resolving is None, "there is nothing to discard"

    @pytest.mark.rule("TRN-PLAY-08")
    def test_a_card_that_was_left_is_in_play(self) -> None:
        game = game_with(turn(["mail-train", "amusement-park", "stationmaster-office"]))
        do(game, "play mail-train", "leave", "play amusement-park", "apply", "choose mail-train")
        do(game, "play stationmaster-office", "apply")
        assert "choose mail-train" in offered(game)

    @pytest.mark.rule("TRN-PLAY-09")
    def test_waste_and_points_are_not_played(self) -> None:
        game = game_with(turn(["waste", "building"]))
        assert refused(game, "play waste") == "TRN-PLAY-09"
        assert refused(game, "play building") == "TRN-PLAY-09"


class TestBuying:
    @pytest.mark.rule("TRN-BUY-01")
    def test_pays_and_takes_as_often_as_possible(self) -> None:
        game = game_with(turn([], coin=9))
        left = game.state.supply["express-train"]
        do(game, "buy express-train", "buy express-train", "buy landfill")
        assert game.state.coin == 1
        assert game.state.supply["express-train"] == left - 2
        assert refused(game, "buy landfill") == "TRN-BUY-01"
        assert refused(game, "buy tunnel") == "TRN-BUY-01"

    @pytest.mark.rule("TRN-BUY-02")
    def test_a_bought_card_waits_in_the_gained_pile(self) -> None:
        game = game_with(turn([], coin=3))
        do(game, "buy express-train")
        assert refused(game, "play express-train") == "TRN-PLAY-01"
        assert seat(game).discard == []
        assert refused(game, "buy landfill top") == "TRN-BUY-01"
        do(game, "end")
        assert "express-train" in seat(game).discard + seat(game).hand + seat(game).deck

    @pytest.mark.rule("TRN-BUY-03")
    def test_nothing_comes_from_an_empty_pile_and_waste_is_not_for_sale(self) -> None:
        position = turn([], coin=9)
        position["supply"] = {"express-train": 0, "waste": 10, "building": 2}
        game = game_with(position)
        assert refused(game, "buy express-train") == "TRN-BUY-03"
        assert refused(game, "buy waste") == "TRN-BUY-03"
        assert offered(game, "buy") == ["buy building"]

    @pytest.mark.rule("TRN-BUY-04")
    def test_points_bring_waste_only_when_they_are_bought(self) -> None:
        gift = {"id": "gift", "categories": ["action"], "effects": [{"gain": {"category": "vp"}}]}
        game = game_with(turn(["gift"], coin=3), cards=[gift])
        do(game, "buy building")
        assert seat(game).gained == ["building", "waste"]
        do(game, "play gift", "apply", "choose skyscraper")
        assert seat(game).gained == ["building", "waste", "skyscraper"]


class TestDrawing:
    @pytest.mark.rule("TRN-DRAW-01")
    def test_comes_from_the_top(self) -> None:
        game = game_with(turn(["passing-station"], deck=["building", "waste"]))
        do(game, "play passing-station", "apply")
        assert seat(game).hand == ["building"]

    @pytest.mark.rule("TRN-DRAW-02")
    @pytest.mark.rule("TRN-INV-12")
    def test_an_empty_deck_is_filled_only_when_a_card_is_needed(self) -> None:
        hand = ["passing-station", "passing-station"]
        game = game_with(turn(hand, deck=["building"], discard=["waste", "waste"]))
        assert "shuffle" not in kinds(do(game, "play passing-station", "apply"))
        assert (seat(game).deck, len(seat(game).discard)) == ([], 2)
        assert "shuffle" in kinds(do(game, "play passing-station", "apply"))
        assert (len(seat(game).deck), seat(game).discard) == (1, [])

    @pytest.mark.rule("TRN-DRAW-03")
    def test_the_rest_of_a_draw_is_lost(self) -> None:
        game = game_with(turn(["control-room"], deck=["building"]))
        do(game, "play control-room", "apply")
        assert seat(game).hand == ["building"]

    @pytest.mark.rule("TRN-DRAW-04")
    def test_cards_in_use_are_not_shuffled_in(self) -> None:
        position = turn(["control-room", "waste"], coin=3, deck=[], discard=["building"])
        game = game_with(position)
        do(game, "buy express-train", "play control-room", "apply")
        assert seat(game).hand == ["waste", "building"]
        assert seat(game).gained == ["express-train"]
        assert played(game) == ["control-room"]

    @pytest.mark.rule("TRN-DRAW-05")
    def test_cards_of_the_turn_can_come_back_at_once(self) -> None:
        game = game_with(turn(["normal-train"] * 3, coin=3, deck=[], discard=[]))
        do(game, "play normal-train", "buy express-train", "end")
        assert sorted(seat(game).hand) == ["express-train"] + ["normal-train"] * 3

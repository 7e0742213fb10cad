"""What the rulebook leaves open: the answer of the preset, and the other one by a parameter."""

from typing import Any, ClassVar

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


def playing(**values: Any) -> dict[str, Any]:
    return {"playing": values}


@pytest.mark.rule("TRN-OPEN-01")
def test_a_later_edition_copies_from_the_hand() -> None:
    hand = ["stationmaster-office", "passing-station"]
    game = game_with(turn(hand, deck=["waste"]), variants=("later-edition",))
    do(game, "play stationmaster-office")
    assert offered(game) == ["choose passing-station"]
    do(game, "choose passing-station")
    assert sorted(seat(game).hand) == ["passing-station", "waste"]


@pytest.mark.rule("TRN-OPEN-02")
class TestWhatCanBeLeft:
    def test_other_cards_than_actions_can_be_forced(self) -> None:
        rules = playing(effects="actions-may-be-left")
        game = game_with(turn(["rail-laying", "tourist-train"]), rules=rules)
        do(game, "play rail-laying")
        assert offered(game, "rail")
        assert refused(game, "leave") == "TRN-PLAY-04"
        do(game, "rail 1,2", "play tourist-train", "leave")
        assert seat(game).points == 0

    def test_a_later_edition_applies_what_can_be_applied(self) -> None:
        game = game_with(turn(["rail-laying"], markers="0,0"), variants=("later-edition",))
        happened = do(game, "play rail-laying")
        assert "skipped" in kinds(happened)
        assert seat(game).gained == ["waste"]

    def test_waivers_of_a_later_edition_begin_behind_their_rail(self) -> None:
        game = game_with(turn(["tunnel"], markers="1,1"), variants=("later-edition",))
        do(game, "play tunnel")
        assert refused(game, "rail 0,1") == "TRN-RAIL-06"
        do(game, "rail 2,0")
        assert game.game.waived() == {"mountain"}


@pytest.mark.rule("TRN-OPEN-03")
def test_ironworks_may_mean_rail_laying_alone() -> None:
    game = game_with(turn(["ironworks", "tunnel", "rail-laying"]), variants=("ironworks-by-name",))
    do(game, "play ironworks", "apply", "play tunnel", "leave")
    assert game.state.coin == 1
    do(game, "play rail-laying")
    assert game.state.coin == 3


@pytest.mark.rule("TRN-OPEN-04")
def test_underground_digging_may_waive_waste_and_leave_coin_in_remote_places() -> None:
    rules = {"waiving": {"foreign_waste": True, "foreign_on_remote": False}}
    others = {1: {"markers": "1,2 0,2"}}
    position = turn(["underground-digging"], coin=4, markers="2,2 1,1 1,2", others=others)
    game = game_with(position, rules=rules)
    do(game, "play underground-digging", "apply", "rail 0,2")
    assert (game.state.coin, seat(game).gained) == (0, ["waste"])


@pytest.mark.rule("TRN-OPEN-04")
def test_a_later_edition_waives_remote_places_as_well_from_the_next_rail_on() -> None:
    hand = ["underground-digging", "rail-laying"]
    game = game_with(turn(hand, markers="1,1"), variants=("later-edition",))
    do(game, "play underground-digging", "rail 1,2", "play rail-laying", "rail 0,2")
    assert game.state.coin == 0


@pytest.mark.rule("TRN-OPEN-05")
def test_waste_may_come_for_each_marker() -> None:
    others = {1: {"markers": "1,2"}, 2: {"markers": "1,2"}}
    position = turn(["rail-laying"], players=3, coin=2, others=others)
    game = game_with(position, players=3, rules={"costs": {"foreign_waste_for": "marker"}})
    do(game, "play rail-laying", "apply", "rail 1,2")
    assert seat(game).gained == ["waste"] * 3


@pytest.mark.rule("TRN-OPEN-08")
def test_too_few_discards_may_prevent_a_card() -> None:
    bin_ = {"id": "bin", "categories": ["action"], "effects": [{"discard": 2}, {"coin": 5}]}
    for short, is_possible in ((True, True), (False, False)):
        game = game_with(turn(["bin", "waste"]), cards=[bin_], rules=playing(short_discard=short))
        do(game, "play bin")
        assert (game.state.resolving is not None) == is_possible


@pytest.mark.rule("TRN-OPEN-09")
def test_revealed_cards_may_be_shuffled_in() -> None:
    position = turn(["temporary-timetable"], deck=["waste"], discard=["express-train"])
    game = game_with(position, rules=playing(reshuffled="shuffled"))
    do(game, "play temporary-timetable", "apply")
    assert seat(game).hand == ["express-train"]
    assert [*seat(game).discard, *seat(game).deck] == ["waste"]


@pytest.mark.rule("TRN-OPEN-10")
def test_too_few_cards_may_prevent_a_reveal() -> None:
    position = turn(["information-central"], deck=["waste"], discard=["waste"])
    game = game_with(position, rules=playing(short_reveal=False))
    do(game, "play information-central")
    assert game.state.resolving is None


@pytest.mark.rule("TRN-OPEN-11")
def test_waste_may_be_played_for_nothing() -> None:
    game = game_with(turn(["waste", "building"]), rules=playing(waste_and_points=True))
    do(game, "play waste", "play building")
    assert (played(game), game.state.coin) == (["waste", "building"], 0)
    assert refused(game, "pass waste") == "TRN-TURN-06"


@pytest.mark.rule("TRN-OPEN-12")
def test_a_normal_train_that_comes_later_may_count_for_rapid_train() -> None:
    hand = ["rapid-train", "normal-train", "normal-train"]
    game = game_with(turn(hand), rules=playing(late_card=True))
    do(game, "play rapid-train", "apply")
    assert game.state.coin == 1
    do(game, "play normal-train")
    assert game.state.coin == 3
    do(game, "play normal-train")
    assert game.state.coin == 4, "once"


@pytest.mark.rule("TRN-OPEN-13")
def test_an_empty_option_may_be_chosen() -> None:
    game = game_with(turn(["station-crew"]), rules=playing(empty_choice=True))
    do(game, "play station-crew", "apply", "option 3")
    assert game.state.resolving is None


@pytest.mark.rule("TRN-OPEN-14")
def test_a_draw_without_cards_may_prevent_a_card() -> None:
    for card in ("control-room", "temporary-timetable", "information-central", "signals"):
        position = turn([card], deck=[], discard=[])
        game = game_with(position, rules=playing(empty_draw=False))
        do(game, f"play {card}")
        assert game.state.resolving is None


@pytest.mark.rule("TRN-OPEN-15")
def test_points_that_are_gained_may_bring_waste() -> None:
    gift = {"id": "gift", "categories": ["action"], "effects": [{"gain": {"category": "vp"}}]}
    rules = playing(gained_is_bought=True)
    game = game_with(turn(["gift"]), cards=[gift], rules=rules)
    do(game, "play gift", "apply", "choose building")
    assert seat(game).gained == ["building", "waste"]


@pytest.mark.rule("TRN-OPEN-17")
def test_a_scenario_says_other_numbers_of_a_card() -> None:
    dear = {"id": "express-train", "cost": 4, "value": 5, "categories": ["train", "action"]}
    game = game_with(turn(["express-train"]), cards=[dear])
    do(game, "play express-train")
    assert game.state.coin == 5
    assert game.table.cards["express-train"].cost == 4


@pytest.mark.rule("TRN-OPEN-18")
def test_any_card_may_be_named() -> None:
    position = turn(["command-central"], deck=["waste", "waste"])
    game = game_with(position, rules=playing(named="any"))
    do(game, "play command-central", "apply")
    assert "name tunnel" in offered(game)


@pytest.mark.rule("TRN-OPEN-19")
class TestPartsBehindADraw:
    SHIFT: ClassVar = {"id": "shift", "categories": ["rail"], "effects": [{"draw": 1}, {"rail": 1}]}

    def test_are_skipped_if_they_turn_out_impossible(self) -> None:
        position = turn(["shift"], markers="0,0", deck=["waste"])
        game = game_with(position, cards=[self.SHIFT])
        happened = do(game, "play shift", "apply")
        assert "skipped" in kinds(happened)
        assert seat(game).hand == ["waste"]

    def test_may_be_needed_beforehand(self) -> None:
        position = turn(["shift"], markers="0,0", deck=["waste"])
        game = game_with(position, cards=[self.SHIFT], rules=playing(late_parts="needed"))
        do(game, "play shift")
        assert game.state.resolving is None

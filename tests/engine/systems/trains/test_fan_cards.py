"""Cards that no box has: every word of the vocabulary with other parameters, and mixed texts."""

from typing import Any

import pytest

from tests.engine.systems.trains.games import do, game_with, offered, played, refused, seat, turn


def card(*effects: dict[str, Any], **more: Any) -> list[dict[str, Any]]:
    return [{"id": "fan", "categories": ["action"], "effects": list(effects), **more}]


def playing(effects: list[dict[str, Any]], *hand: str, **more: Any) -> Any:
    """A game in which the fan card has just been played."""
    game = game_with(turn(["fan", *hand], **more), cards=effects)
    do(game, "play fan")
    return game


def test_the_night_shift_of_the_manual() -> None:
    effects = card({"while_in_play": {"waive": ["river"]}}, {"rail": 1}, {"draw": 1}, {"waste": 1})
    game = playing(effects, deck=["building"])
    do(game, "apply", "rail 3,2")
    assert (seat(game).hand, seat(game).gained, game.state.coin) == (["building"], ["waste"], 0)


def test_coin_of_a_part_pays_for_the_next() -> None:
    game = playing(card({"coin": 2}, {"rail": 1}), markers="0,0")
    do(game, "apply", "rail 0,1")
    assert game.state.coin == 0


class TestWholeOrNothing:
    def test_a_choice_that_leaves_the_rest_impossible_is_not_offered(self) -> None:
        effects = card({"discard": "any"}, {"coin_per_discarded": 1}, {"rail": 1})
        game = playing(effects, "waste", "waste", "waste", markers="0,0")
        do(game, "apply")
        assert offered(game) == ["discard waste"], "two coin are needed for a mountain"
        do(game, "discard waste")
        assert offered(game) == ["discard waste"]
        do(game, "discard waste")
        assert offered(game) == ["discard waste", "done"]
        do(game, "done", "rail 0,1")
        assert game.state.coin == 0

    def test_a_text_that_cannot_be_finished_is_not_begun(self) -> None:
        effects = card({"trash_from_hand": "train"}, {"return_waste": 1}, {"coin": 9})
        game = playing(effects, "normal-train")
        assert game.state.resolving is None
        assert seat(game).hand == ["normal-train"]

    def test_options_are_judged_with_what_follows(self) -> None:
        options = {"choose_one": [[{"coin": 2}], [{"vp": 5}]]}
        game = playing(card(options, {"rail": 1}), markers="0,0")
        do(game, "apply")
        assert offered(game) == ["option 1"]
        assert refused(game, "option 2") == "TRN-PLAY-04"
        do(game, "option 1", "rail 1,0")

    def test_two_stations_need_two(self) -> None:
        stations = {"alder": 2, "birch": 3, "cedar": 1, "elm": 2, "gorse": 2, "hazel": 1}
        assert playing(card({"station": 2}), stations=stations).state.resolving is None
        game = playing(card({"station": 2}), stations={**stations, "elm": 1})
        do(game, "apply", "station 4,4", "station 2,5")


class TestOptional:
    EFFECTS = card({"draw": 1}, {"optional": [{"trash_self": True}, {"coin": 3}]}, {"vp": 1})

    def test_may_be_applied_or_left(self) -> None:
        for word, coin, there in (("apply", 3, []), ("leave", 0, ["fan"])):
            game = playing(self.EFFECTS)
            do(game, "apply")
            assert offered(game) == ["apply", "leave"]
            do(game, word)
            assert (game.state.coin, played(game), seat(game).points) == (coin, there, 1)

    def test_is_skipped_where_it_cannot_be_applied(self) -> None:
        game = playing(card({"optional": [{"return_waste": 1}, {"coin": 3}]}, {"vp": 1}))
        do(game, "apply")
        assert (game.state.coin, seat(game).points) == (0, 1)


def test_cards_that_were_named_or_taken_go_where_the_card_says() -> None:
    game = playing(card({"name_and_peek": {"hit": "gained", "miss": "discard"}}), deck=["waste"])
    do(game, "apply", "name waste")
    assert seat(game).gained == ["waste"]
    missed = playing(card({"name_and_peek": {"miss": "discard"}}), deck=["waste"])
    do(missed, "apply", "name building")
    assert seat(missed).discard == ["waste"]
    effects = card({"take_from_discard": {"category": "vp", "to": "deck"}})
    taken = playing(effects, discard=["building"])
    do(taken, "apply", "choose building")
    assert seat(taken).deck[-1] == "building"


def test_revealing_until_something_comes_puts_it_anywhere() -> None:
    until = {"category": "rail", "to": "deck", "rest": "gained"}
    game = playing(card({"reveal_until": until}), deck=["waste", "rail-laying", "building"])
    do(game, "apply")
    assert (seat(game).gained, seat(game).deck[-1]) == (["waste"], "rail-laying")


class TestLookingInPrivate:
    EFFECTS = card({"reveal_top": {"cards": 3, "take": 2, "rest": "discard", "public": False}})

    def test_calls_cards_by_their_places(self) -> None:
        game = playing(self.EFFECTS, deck=["waste", "building", "waste"])
        told = do(game, "apply")
        assert [one.told_to for one in told if one.kind == "peek"] == [(0,)]
        assert offered(game) == ["choose 1", "choose 2", "choose none"]
        do(game, "choose 2")
        assert (seat(game).hand, offered(game)) == (["building"], ["choose 1", "choose none"])
        do(game, "choose none")
        assert seat(game).discard == ["waste", "waste"]


def test_looking_at_the_top_may_leave_one_way_only() -> None:
    game = playing(card({"peek_top": ["discard"]}), deck=["waste"])
    do(game, "apply")
    assert offered(game) == ["drop"]


def test_topdecking_may_be_optional() -> None:
    effects = card({"topdeck_from_play": {"category": "train", "optional": True}}, {"vp": 1})
    game = playing(effects)
    do(game, "apply")
    assert (game.state.resolving, seat(game).points) == (None, 1), "no train is there"
    train = game_with(turn(["fan", "express-train"]), cards=effects)
    do(train, "play express-train", "play fan", "apply")
    assert offered(train) == ["choose express-train", "choose none"]
    do(train, "choose none")
    assert played(train) == ["express-train", "fan"]


def test_gaining_has_a_limit_and_a_place() -> None:
    effects = card({"gain": {"category": "train", "max_cost": 3, "to": "deck"}})
    game = playing(effects)
    do(game, "apply")
    assert offered(game) == ["choose express-train"]
    do(game, "choose express-train")
    assert seat(game).deck[-1] == "express-train"
    assert playing(card({"gain": {"category": "train", "over_trashed": 9}})).state.resolving is None


def test_what_happens_when_a_card_is_bought_may_be_coin_points_or_cards() -> None:
    parts = [{"coin": 1}, {"vp": 2}, {"draw": 1}]
    bought = {"id": "fair", "cost": 2, "categories": ["vp"], "on_buy": parts}
    position = turn([], coin=2, deck=["waste"])
    position["supply"] = {"fair": 5, "waste": 69, "express-train": 3}
    game = game_with(position, cards=[bought])
    do(game, "buy fair")
    assert (game.state.coin, seat(game).points, seat(game).hand) == (1, 2, ["waste"])


def test_coin_on_play_may_be_for_any_category() -> None:
    lasting = {"while_in_play": {"coin_on_play": {"category": "train", "coin": 1}}}
    game = playing(card(lasting), "express-train")
    do(game, "apply", "play express-train")
    assert game.state.coin == 3


def test_parts_behind_a_copied_text_go_on() -> None:
    game = game_with(
        turn(["passing-station", "fan"], deck=["waste", "building"]),
        cards=card({"copy": {}}, {"vp": 3}),
    )
    do(game, "play passing-station", "leave", "play fan", "apply", "choose passing-station")
    assert (seat(game).hand, seat(game).points) == (["waste"], 3)


@pytest.mark.rule("TRN-COMP-03")
def test_a_scenario_takes_cards_away_and_adds_some_to_those_that_are_drawn() -> None:
    game = game_with(cards=[{"id": "landfill", "removed": True}, *card({"coin": 1})])
    assert "landfill" not in game.table.cards
    assert "fan" in game.table.selectable

"""What is shown of a game of Trains at a terminal, and what typed lines mean."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.systems.trains.game import TrainsGame
from milepost.playing.examples import help_lines
from milepost.playing.talk import talk_of
from milepost.terminal.say import Refusal
from tests.engine.policies import aimless
from tests.engine.systems.trains.games import do, game_with, turn

TALK = talk_of("trains")
HAND = ["normal-train", "normal-train", "rail-laying", "tunnel", "waste"]


def game(hand: list[str] | None = None, **more: object) -> TrainsGame:
    return game_with(turn(HAND if hand is None else hand, **more))  # type: ignore[arg-type]


def typed(text: str, at: TrainsGame | None = None) -> list[str] | None:
    plan = TALK.plan(at or game(), text, None)
    return None if plan is None else [str(action) for action in plan.actions]


class TestLines:
    def test_cards_are_called_by_their_names(self) -> None:
        assert typed("play Normal train") == ["play normal-train"]
        assert typed("play the tunnel") == ["play tunnel"]
        assert typed("use a rail laying card") == ["play rail-laying"]
        rich = game(coin=8, acted=True)
        assert typed("buy an Express train", rich) == ["buy express-train"]
        assert typed("buy viaduct", rich) == ["buy viaduct"]

    def test_slips_of_typing_are_put_right(self) -> None:
        assert typed("play tunel") == ["play tunnel"]
        assert typed("play normal trian") == ["play normal-train"]

    def test_several_of_a_kind_are_played_and_bought_at_once(self) -> None:
        assert typed("play 2 normal trains") == ["play normal-train"] * 2
        assert typed("play normal trains x5") == ["play normal-train"] * 2
        rich = game(coin=7, acted=True)
        assert typed("buy 3 express trains", rich) == ["buy express-train"] * 2

    def test_all_that_only_brings_coin_is_played_in_one_line(self) -> None:
        hand = ["normal-train", "mail-train", "express-train", "normal-train", "waste"]
        expected = ["play normal-train"] * 2 + ["play express-train"]
        for text in ("play trains", "play all trains", "play all"):
            assert typed(text, game(hand)) == expected

    def test_a_card_and_its_place_are_one_line(self) -> None:
        rich = game(coin=4, acted=True, markers="3,1")
        applied = ["play rail-laying", "apply"]
        assert typed("play rail laying at Birch", rich) == [*applied, "rail 4,2"]
        assert typed("play rail laying on 2,1", rich) == [*applied, "rail 2,1"]
        far = "play rail laying at Gorse"
        assert typed(far, rich) is None

    def test_places_are_called_by_their_names(self) -> None:
        rich = game(coin=4, acted=True, markers="3,1")
        do(rich, "play rail-laying", "apply")
        assert typed("lay a rail to Alder", rich) == ["rail 2,1"]
        assert typed("rail birch", rich) == ["rail 4,2"]
        begin = game_with(None)
        assert typed("start in Elm", begin) == ["start 4,4"]
        building = game(["station-expansion"])
        do(building, "play station-expansion", "apply")
        assert typed("build a station in elm", building) == ["station 4,4"]

    def test_yes_and_no_apply_a_card_or_leave_it(self) -> None:
        asked = game(["landfill", "waste"])
        do(asked, "play landfill")
        assert typed("yes", asked) == ["apply"]
        assert typed("no", asked) == ["leave"]

    def test_waste_is_returned_by_its_number_or_all_of_it(self) -> None:
        asked = game(["freight-train", "waste", "waste"])
        do(asked, "play freight-train", "apply")
        assert typed("return all", asked) == ["return 2"]
        assert typed("return 1 waste", asked) == ["return 1"]
        assert typed("return 0", asked) == ["return 0"]
        assert typed("return all waste") == ["pass waste"]
        assert typed("pass and return waste") == ["pass waste"]

    def test_a_turn_is_ended_whether_or_not_anything_was_done(self) -> None:
        assert typed("end turn") == ["pass"]
        assert typed("end my turn", game(coin=2, acted=True)) == ["end"]

    def test_a_bought_card_goes_onto_the_deck_only_where_it_is_said(self) -> None:
        first = game(["first-train"], coin=4, acted=True)
        do(first, "play first-train", "apply")
        assert typed("buy an express train", first) == ["buy express-train"]
        assert typed("buy express train onto my deck", first) == ["buy express-train top"]
        assert typed("buy express train on top", first) == ["buy express-train top"]

    def test_what_can_mean_several_things_is_asked(self) -> None:
        with pytest.raises(Refusal, match=r"that can mean 3 things: play normal-train; play rail"):
            typed("play")

    def test_what_is_not_allowed_is_told_with_its_rule(self) -> None:
        with pytest.raises(Refusal, match=r"TRN-BUY-01"):
            typed("buy Skyscraper", game(coin=2, acted=True))
        with pytest.raises(Refusal, match=r"TRN-PLAY-01"):
            typed("play Landfill")

    def test_other_lines_are_left_alone(self) -> None:
        assert typed("dance with the tunnel") is None
        assert typed("") is None

    def test_what_is_a_move_and_refused_stays_refused(self) -> None:
        own = game()
        refusal = own.why_not(own.read("buy tunnel"))
        assert refusal is not None
        assert TALK.plan(own, "buy tunnel", refusal) is None

    @given(st.text(max_size=60), st.sampled_from(["play", "buy", "rail", "return", "choose", ""]))
    def test_nothing_that_is_typed_breaks_it(self, text: str, verb: str) -> None:
        own = game(coin=3, acted=True)
        try:
            plan = TALK.plan(own, f"{verb} {text}", None)
        except Refusal:
            return
        for action in plan.actions if plan is not None else ():
            if own.why_not(action) is None:
                own.play(action)


def test_what_is_meant_can_be_done_in_any_game() -> None:
    own, rng = game_with(None, players=3), Random(5)
    for _ in range(150):
        if own.actor is None:
            break
        for action in list(own.actions())[:6]:
            plan = TALK.plan(own, str(action), None)
            assert plan is not None, action
            assert plan.actions[0] == action
        own.play(aimless(own, rng))


class TestSituation:
    def test_shows_coin_hand_and_what_can_be_bought(self) -> None:
        shown = "\n".join(TALK.picture(game(coin=3, acted=True), 0))
        assert "points   0: 0 on the board, 0 on the track; 19 markers left; 3 coin" in shown
        assert "Normal train  × 2  1 coin." in shown
        assert "Rail laying        Lay 1 rail. Gain 1 Waste." in shown
        assert "Landfill 2 (10)" in next(one for one in shown.splitlines() if "to buy" in one)
        assert "0 piles empty of 4 that end the game; 30 stations and" in shown

    def test_shows_what_holds_while_cards_are_in_play(self) -> None:
        own = game(["material-dump-site", "normal-train"])
        do(own, "play material-dump-site", "apply")
        shown = "\n".join(TALK.picture(own, 0))
        assert "in play  Material dump site" in shown
        assert "you gain no Waste" in shown

    def test_says_what_is_asked(self) -> None:
        own = game(["landfill", "waste"])
        do(own, "play landfill")
        assert "asked    " in "\n".join(TALK.picture(own, 0))
        assert TALK.status(own, 0).startswith("Ann: 0 coin; Waste. ")

    def test_hides_the_cards_of_others(self) -> None:
        own = game(others={1: {"hand": ["viaduct"] * 5}})
        shown = "\n".join(TALK.others(own, 0))
        assert "Bob: 0 points; 19 markers left; hand 5, deck" in shown
        assert "Viaduct" not in shown
        assert TALK.hand(own, 1) == ["5 hidden cards"]

    def test_counts_hexes(self) -> None:
        begin = game_with(None)
        said = TALK.in_short("start", list(begin.actions()))
        assert said == "39 hexes: start and a hex or a city; list start shows all"

    def test_help_speaks_of_this_board(self) -> None:
        lines = help_lines(TALK.examples(game()))
        assert any(line.startswith("play rail laying at ") for line in lines)

"""Filling hands from the deck and the display (SFR-DRAW-01 to -12)."""

from typing import Any

import pytest

from engine.systems.santa_fe.game import SantaFeGame
from tests.engine.systems.santa_fe.games import do, game_with, offered, refused, seat


def drawing(hand: list[str], *, rules: Any = None, **more: Any) -> SantaFeGame:
    """Ann has to draw; the others have full hands."""
    money = more.pop("money", 2)
    full = [
        {"hand": ["gila", "hale", "iris", "kirk"]},
        {"hand": ["gila", "hale", "iris", "kirk"]},
    ]
    position = {
        "round": 2, "step": "draw", "first": 1, "actor": 1,
        "seats": [{"hand": hand, "money": money}, *full], **more,
    }  # fmt: skip
    return game_with(position, rules=rules)


THREE = ["elko", "elko", "ford"]


@pytest.mark.rule("SFR-DRAW-01")
@pytest.mark.rule("SFR-DRAW-02")
def test_a_player_may_take_whatever_there_is() -> None:
    assert offered(drawing(THREE)) == [
        "draw deck", "draw boomtown", "draw branch gn", "draw branch sf", "draw double-turn",
        "draw four-in-one", "draw triple-turn",
    ]  # fmt: skip
    assert refused(drawing(THREE, display=["boomtown"]), "draw double-turn") == "SFR-DRAW-01"


@pytest.mark.rule("SFR-DRAW-03")
@pytest.mark.parametrize(
    ("first", "second", "is_refused"),
    [
        ("triple-turn", "four-in-one", True),
        ("branch sf", "branch gn", True),
        ("branch sf", "triple-turn", True),
        ("four-in-one", "branch sf", True),
        ("double-turn", "double-turn", False),
        ("double-turn", "four-in-one", False),
        ("branch sf", "boomtown", False),
    ],
)
def test_some_cards_are_not_drawn_together(first: str, second: str, is_refused: bool) -> None:
    game = drawing(THREE[:2], money=9)
    do(game, f"draw {first}")
    if is_refused:
        assert refused(game, f"draw {second}") == "SFR-DRAW-03"
    else:
        do(game, f"draw {second}")
        assert seat(game, 0).hand == (*THREE[:2], first, second)


@pytest.mark.rule("SFR-DRAW-04")
def test_the_first_card_is_seen_before_the_second_is_chosen() -> None:
    game = drawing(THREE[:2])
    top = game.state.deck[0]
    told = do(game, "draw deck")
    assert seat(game, 0).hand == (*THREE[:2], top)
    assert game.actor == 0
    assert [one.told_to for one in told if one.kind == "card"] == [(0,)]


@pytest.mark.rule("SFR-DRAW-05")
def test_hands_are_filled_while_there_is_a_deck() -> None:
    assert refused(drawing(THREE), "enough") == "SFR-DRAW-05"
    game = drawing(THREE, deck=[])
    do(game, "enough")
    assert len(seat(game, 0).hand) == 3
    assert game.state.step == "play"


@pytest.mark.rule("SFR-DRAW-06")
def test_the_deck_is_never_made_anew() -> None:
    assert refused(drawing(THREE, deck=[]), "draw deck") == "SFR-DRAW-06"


@pytest.mark.rule("SFR-DRAW-07")
def test_a_branch_line_costs_a_dollar_at_once() -> None:
    game = drawing(THREE)
    do(game, "draw branch sf")
    assert seat(game, 0).money == 1
    assert refused(drawing(THREE, money=0), "draw branch sf") == "SFR-DRAW-07"


@pytest.mark.rule("SFR-DRAW-08")
def test_a_branch_line_without_a_companion_is_not_sold() -> None:
    lonely = ["boomtown", "boomtown", "boomtown"]
    assert refused(drawing(lonely), "draw branch sf") == "SFR-DRAW-08"
    game = drawing(lonely[:2])
    do(game, "draw branch sf")
    assert offered(game) == ["draw deck", "draw double-turn"]
    assert refused(game, "draw boomtown") == "SFR-DRAW-08"


@pytest.mark.rule("SFR-DRAW-09")
def test_who_is_more_than_two_short_keeps_to_the_same_pairs() -> None:
    game = drawing(["elko"], money=9)
    do(game, "draw triple-turn", "draw double-turn")
    assert refused(game, "draw branch sf") == "SFR-DRAW-09"


@pytest.mark.rule("SFR-DRAW-10")
@pytest.mark.rule("SFR-DRAW-11")
@pytest.mark.rule("SFR-SHORT-01")
def test_a_short_line_is_shown_and_replaced_and_can_be_laid_at_once() -> None:
    game = drawing(THREE, deck=["short-line ri", "lund"])
    told = do(game, "draw deck")
    assert "Rock Island comes into play" in [one.text for one in told]
    assert seat(game, 0).hand == (*THREE, "lund")
    assert game.position.railroads() == ("gn", "ri", "sf")


@pytest.mark.rule("SFR-DRAW-12")
def test_a_short_line_at_the_end_of_the_deck_is_not_replaced() -> None:
    game = drawing(THREE, deck=["short-line ri"])
    do(game, "draw deck")
    assert seat(game, 0).hand == tuple(THREE)
    assert "draw double-turn" in offered(game)
    assert "enough" in offered(game)


@pytest.mark.rule("SFR-OPEN-17")
def test_cards_may_be_declared_together() -> None:
    game = drawing(THREE[:2], rules={"drawing": {"order": "together"}})
    do(game, "draw deck")
    assert (seat(game, 0).hand, seat(game, 0).unseen) == (tuple(THREE[:2]), 1)
    do(game, "draw double-turn")
    assert len(seat(game, 0).hand) == 4


@pytest.mark.rule("SFR-OPEN-08")
def test_a_branch_line_may_be_wasted_if_the_rules_let_it() -> None:
    rules = {"drawing": {"wasted_cards": "allowed"}}
    game = drawing(["boomtown"] * 3, rules=rules)
    do(game, "draw branch sf")
    for number, text in ((0, "play boomtown"), (1, "play gila"), (2, "play gila")):
        game.play(game.read(text), number)
    assert "branch sf" in game.state.removed
    assert "branch sf" not in seat(game, 0).hand

"""Moves typed as one line."""

import pytest

from engine.showing.plans import CannotPlan
from engine.systems.age_of_steam.composing.whole_moves import steps_in, whole_move
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from model.notation import NotationError
from tests.engine.systems.age_of_steam.phases.moving.goods_games import goods_game


def planned(game: AgeOfSteamGame, text: str) -> list[str]:
    plan = whole_move(game, text)
    assert plan is not None
    return [str(action) for action in plan.actions]


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("foshan,shenzhen", ("foshan", "shenzhen")),
        ("foshan, shenzhen", ("foshan", "shenzhen")),
        ("elm oak@3,2", ("elm", "oak@3,2")),
        ("ash@3,2,oak@ferry/2,hop  elm", ("ash@3,2", "oak@ferry/2", "hop elm")),
    ],
)
def test_steps_stand_apart_or_are_joined_by_commas(text: str, steps: tuple[str, ...]) -> None:
    assert steps_in(text) == steps


@pytest.mark.parametrize("text", ["?", "ash@", "ash;oak", "ash," * 40])
def test_anything_else_is_no_way(text: str) -> None:
    with pytest.raises(NotationError):
        steps_in(text)


@pytest.mark.rule("AOS-GOODS-10")
def test_a_whole_move_is_its_steps() -> None:
    game = goods_game("ash-elm 1, elm-oak 2", {"ash": "red"})
    before = game.to_plain()
    assert planned(game, "move red ash via elm,oak") == ["move red ash", "via elm", "via oak"]
    assert game.to_plain() == before
    assert whole_move(game, "move red ash") is None
    assert whole_move(game, "lay 4,7 0-3") is None


@pytest.mark.rule("AOS-GOODS-10")
@pytest.mark.parametrize(
    "text",
    [
        "move red from ash via ash:elm,elm:oak",
        "Move red ash via elm:ash, oak:elm",
        "move red ash via ash:elm oak",
    ],
)
def test_links_may_be_named_by_both_stops(text: str) -> None:
    game = goods_game("ash-elm 1, elm-oak 2", {"ash": "red"})
    assert planned(game, text) == ["move red ash", "via elm", "via oak"]


@pytest.mark.rule("AOM-SETUP-12")
def test_where_it_could_go_on_the_cube_is_delivered() -> None:
    cities = {"oak": 'kind: city, at: "2,2", colours: [red], pass: always'}
    game = goods_game("ash-oak 1, oak-yew 2", {"ash": "red"}, cities=cities)
    assert planned(game, "move red ash via oak") == ["move red ash", "via oak", "deliver"]
    assert planned(game, "move red ash via oak,yew") == ["move red ash", "via oak", "via yew"]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("move blue ash via elm", "AOS-GOODS-03"),
        ("move red ash via oak", "AOS-GOODS-03"),
        ("move red ash via elm", "AOS-GOODS-05"),
        ("move red ash via elm,ash", "AOS-GOODS-04"),
    ],
)
def test_a_line_that_cannot_be_played_names_the_rule(text: str, rule: str) -> None:
    with pytest.raises(CannotPlan) as told:
        whole_move(goods_game("ash-elm 1, elm-oak 2", {"ash": "red"}), text)
    assert told.value.refusal.rule == rule


def test_a_line_that_is_no_way_is_answered_with_a_sentence() -> None:
    with pytest.raises(CannotPlan):
        whole_move(goods_game("", {}), "move red ash via ???")

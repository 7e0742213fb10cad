"""Deliveries as whole moves: what each earns whom, and that they are played as they are told."""

import pytest

from engine.showing.player_aid import aid_of
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from model.notation import Cell
from model.pieces.places import AtCity, AtLine
from tests.engine.systems.age_of_steam.phases.moving.goods_games import goods_game, income

AID = aid_of("age-of-steam")


def told(game: AgeOfSteamGame, place: str = "ash") -> list[tuple[str, str]]:
    return [(plan.text, plan.about) for plan in AID.plans_from(game, AtCity(place))]


@pytest.mark.rule("AOS-GOODS-07")
def test_the_best_for_the_mover_is_told_first() -> None:
    game = goods_game("ash-elm 1, elm-oak 2, ash-oak 2, elm-yew 1", {"ash": "red"})
    assert told(game) == [
        ("Red to Yew, 2 links", "Ann +2 income"),
        ("Red to Oak, 2 links", "Ann +1 income, Bob +1 income"),
        ("Red to Oak, 1 link", "Bob +1 income"),
    ]
    assert told(game, "oak") == []


def test_every_link_is_shown_with_its_owner_and_what_he_gets() -> None:
    game = goods_game("ash-elm 1, elm-oak none", {"ash": "red"})
    (plan,) = AID.plans_from(game, Cell(0, 0))
    assert [(piece.place, piece.owner) for piece in plan.ghost.pieces] == [
        (AtLine("ash-elm"), 0),
        (AtLine("elm-oak"), None),
    ]
    assert [(tag.text, tag.owner) for tag in plan.ghost.tags] == [("Ann +1", 0), ("nobody", None)]
    assert plan.good == "red"


@pytest.mark.rule("AOS-GOODS-10")
def test_a_delivery_is_played_as_it_is_told() -> None:
    game = goods_game("ash-elm 1, elm-oak 2, ash-oak 2, elm-yew 1", {"ash": "red red"})
    before = game.to_plain()
    plans = AID.plans_from(game, AtCity("ash"))
    assert game.to_plain() == before
    for action in plans[1].actions:
        game.play(action)
    assert income(game) == [1, 1]
    assert game.actor == 1


@pytest.mark.rule("AOM-SETUP-12")
def test_where_the_cube_could_go_on_it_is_delivered() -> None:
    cities = {"oak": 'kind: city, at: "2,2", colours: [red], pass: always'}
    game = goods_game("ash-oak 1, oak-yew 1", {"ash": "red"}, cities=cities)
    plans = AID.plans_from(game, AtCity("ash"))
    assert [str(plan.actions[-1]) for plan in plans] == ["via yew", "deliver"]


def test_of_parallel_links_those_that_pay_others_are_told_apart() -> None:
    game = goods_game("ash-oak 1, ash-oak 2", {"ash": "red"})
    assert [about for _, about in told(game)] == ["Ann +1 income", "Bob +1 income"]
    game = goods_game("ash-oak none", {"ash": "red"})
    assert told(game) == [("Red to Oak, 1 link", "Nobody earns anything")]


def test_between_the_steps_of_a_move_nothing_whole_begins() -> None:
    game = goods_game("ash-elm 1, elm-oak 1, elm-yew 1", {"ash": "red"})
    game.play(game.read("move red ash"))
    assert told(game) == []
    shown = AID.ghost(game, game.read("via elm"))
    assert [tag.text for tag in shown.tags] == ["Ann +1"]


def test_why_a_cube_stays_is_said() -> None:
    game = goods_game("ash-elm 1", {"ash": "red"})
    with pytest.raises(ValueError, match="AOS-GOODS-05"):
        AID.plans_to(game, AtCity("ash"))


def test_of_each_cube_that_earns_the_mover_something_the_best_is_ready() -> None:
    links = "ash-elm 1, elm-oak 2, elm-yew 1, bay-oak 2"
    game = goods_game(links, {"ash": "red", "bay": "red blue"})
    ready = AID.ready(game)
    assert [(plan.text, plan.about) for plan in ready] == [
        ("Red from Ash to Yew, 2 links", "Ann +2 income"),
        ("Blue from Bay to Ash, 3 links", "Ann +1 income, Bob +2 income"),
    ]
    assert [str(action) for action in ready[0].actions] == ["move red ash", "via elm", "via yew"]
    game.play(game.read("move red ash"))
    assert AID.ready(game) == ()

"""By agreement: what people move where a map has rules that no engine knows."""

import json

import pytest

from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.info import SYSTEM
from model.notation import Cell
from model.systems.age_of_steam.track.plain import shown_tile
from tests.engine.systems.age_of_steam.maps import game, legal, play

SHORT = "phases: [shares, income, expenses, reduction, advance]"
HOUSE = 'house_rules: ["Who passes Elm pays its mayor."]\n'
LINKS = "special_links: [{id: ferry, ends: [ash, oak], cost: 8}]\n"


def agreeable(*rules: str) -> AgeOfSteamGame:
    one = game(3, SHORT, "tokens: [{id: coin, supply: 2}]", *rules, more=HOUSE + LINKS)
    one.state.order, one.state.actor = (0, 1, 2), 0
    return one


def why(one: AgeOfSteamGame, text: str) -> str:
    refusal = one.why_not(one.read(text))
    return "" if refusal is None else refusal.rule


def agree(one: AgeOfSteamGame, text: str) -> None:
    play(one, text, "accept", "accept")
    assert SYSTEM.check(one) == []


@pytest.mark.rule("AOM-GEN-09")
def test_all_are_asked_in_turn_and_one_can_decline() -> None:
    one = agreeable()
    play(one, "agree cash 3 1 2")
    assert (one.actor, legal(one)) == (1, ["decline", "accept"])
    assert why(one, "issue 0") == "AOM-GEN-09"
    kept = SYSTEM.resume(one.scenario, json.loads(json.dumps(one.to_plain())))
    assert kept.to_plain() == one.to_plain()
    play(one, "accept", "decline")
    assert one.actor == 0
    assert [seat.cash for seat in one.state.seats] == [10, 10, 10]
    agree(one, "agree cash 3 1 2")
    assert [seat.cash for seat in one.state.seats] == [7, 13, 10]
    assert one.actor == 0
    assert legal(one)[0] == "issue 0", "nobody is offered to propose anything"


@pytest.mark.rule("AOM-GEN-09")
def test_only_maps_with_house_rules_or_reserved_modules_have_agreements() -> None:
    assert why(game(3, SHORT), "agree cash 1 1 bank") == "AOM-GEN-09"
    toll = game(3, SHORT, "modules: [toll]")
    assert why(toll, "agree cash 1 1 bank") == ""


@pytest.mark.rule("AOM-GEN-09")
def test_money_income_tokens_and_cubes_move_and_are_conserved() -> None:
    one = agreeable()
    agree(one, "agree income 4 bank 2")
    assert one.state.seats[1].income == 4
    assert why(one, "agree income 5 2 bank") == "INV-AOS-04"
    assert why(one, "agree cash 11 1 bank") == "INV-AOS-01"
    agree(one, "agree coin 2 supply 1")
    assert (one.state.seats[0].tokens, one.state.tokens) == ({"coin": 2}, {})
    assert why(one, "agree coin 1 supply 2") == "INV-SC-03"
    red = one.state.bag["red"]
    agree(one, "agree red 2 bag elm")
    assert one.state.cubes["elm"] == {"red": 2}
    assert one.state.bag["red"] == red - 2
    agree(one, "agree red 1 elm 3")
    assert one.state.seats[2].kept == {"red": 1}
    agree(one, "agree red 1 elm out")
    assert one.state.gone == {"red": 1}
    assert why(one, "agree red 1 elm bag") == "INV-AOS-05"
    colour = one.state.display["light-1"][0]
    agree(one, f"agree {colour} 1 light-1 1,1")
    assert "" in one.state.display["light-1"]
    agree(one, f"agree {colour} 1 1,1 light-1")
    assert why(one, f"agree {colour} 1 bag light-1") == "AOM-GEN-09"


@pytest.mark.rule("AOM-GEN-09")
def test_discs_and_tiles_move() -> None:
    one = agreeable()
    agree(one, "agree s1:0-3 1 supply 1,0")
    hex_ = one.table.land.hex_at(Cell(1, 0))
    assert one.state.track.tiles[hex_].id == "s1"
    assert why(one, "agree s1:0-3 1 supply 2,1") == "INV-AOS-11"
    assert why(one, "agree s1:0-2 1 supply 3,0") == "INV-AOS-07"
    agree(one, "agree t1:3 1 supply 2,0")
    agree(one, "agree disc 1 ash:elm 2")
    assert [link.owner for link in one.state.track.links()] == [1]
    agree(one, "agree disc 1 ash:elm bank")
    assert [link.owner for link in one.state.track.links()] == [-1]
    agree(one, "agree t1 1 2,0 supply")
    assert one.state.track.links() == ()
    one.state.track.claim("ferry", 0)
    agree(one, "agree disc 1 ash:oak 3")
    assert one.state.track.claims["ferry"] == (2,)


@pytest.mark.parametrize(
    "text",
    [
        *("agree cash 0 1 2", "agree cash 1 1 1", "agree cash 1 9 1", "agree cash 1 ash 1"),
        *("agree coin 1 bag 1", "agree red 1 nowhere bag", "agree luck 1 1 2", "agree disc 1 x 1"),
        *("agree s1 1 4,0 supply", "agree s1:0-3 1 bag 1,0", "agree s1:0-3 2 supply 1,0"),
        *("agree s1:0-3 1 supply 0,0", "agree x1:0-3.9-4 1 supply 1,0"),
    ],
)
def test_what_cannot_move_is_refused(text: str) -> None:
    assert why(agreeable(), text)


def test_a_tile_is_told_by_its_sections() -> None:
    land = agreeable().table.land
    assert shown_tile(land, 1, "x1", ["0-3", "1-4"]) is not None
    assert shown_tile(land, 1, "x1", ["0-3", "1-5"]) is None


BOUGHT = ("modules: [pay-first]", "order: {mode: pay-first}", "pay_first: {price: 4}")
WITH_ORDER = "phases: [order, income, expenses, reduction, advance]"
CHOOSING = "phases: [actions, income, expenses, reduction, advance]"


def asked(*rules: str) -> AgeOfSteamGame:
    return game(3, *rules, more=HOUSE + "position: {order: [1, 2, 3], seating: [1, 2, 3]}\n")


@pytest.mark.rule("AOM-GEN-09")
@pytest.mark.rule("INV-AOS-01")
def test_nobody_gives_away_what_was_bid() -> None:
    one = asked(WITH_ORDER)
    assert why(one, "agree cash 5 1 2") == ""
    play(one, "bid 8")
    assert why(one, "agree cash 5 1 2") == "AOM-GEN-09"


@pytest.mark.rule("AOM-GEN-09")
@pytest.mark.rule("AOM-PAYFIRST-02")
def test_who_has_given_the_price_away_does_not_buy_the_first_place() -> None:
    one = asked(WITH_ORDER, *BOUGHT)
    assert legal(one) == ["pay", "decline"]
    agree(one, "agree cash 7 1 2")
    assert legal(one) == ["decline"]
    assert why(one, "pay") == "AOM-PAYFIRST-02"


@pytest.mark.rule("AOM-GEN-09")
@pytest.mark.rule("AOM-ACTION-05")
def test_who_can_pay_for_no_action_any_more_goes_without() -> None:
    one = asked(CHOOSING, "actions: {list: [{id: engineer, price: 9}]}")
    assert legal(one) == ["take engineer"]
    agree(one, "agree cash 2 1 2")
    assert legal(one) == ["take none"]


@pytest.mark.rule("AOM-GEN-09")
@pytest.mark.rule("INV-SC-02")
def test_a_tile_stays_where_no_disc_would_mark_what_is_left() -> None:
    one = agreeable("discs: {per_player: 1}")
    for tile in ("s2:1-3 1 supply 1,0", "s2:0-4 1 supply 1,1", "s1:0-3 1 supply 2,1"):
        agree(one, f"agree {tile}")
    agree(one, "agree s2:3-5 1 supply 3,1")
    agree(one, "agree disc 1 ash:oak 1")
    assert why(one, "agree s1 1 2,1 supply") == "INV-SC-02", "two loose ends would be left"
    assert why(one, "agree s2 1 1,0 supply") == ""


@pytest.mark.rule("AOM-GEN-09")
@pytest.mark.rule("INV-AOM-06")
def test_a_set_is_turned_in_on_delivery_and_not_completed_by_agreement() -> None:
    one = agreeable("delivery: {fate: kept, sets: {size: 2, income: 1, then: bag}}")
    agree(one, "agree red 1 bag 1")
    assert why(one, "agree blue 1 bag 1") == "INV-AOM-06"

"""New Year and Favor of the Black Dragon: what is loaded and delivered, and for how much."""

from typing import Any

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import in_play, line, long_line, seat
from tests.engine.systems.crayon.situations.running import pass_turns, run
from tests.engine.systems.crayon.situations.situation import legal, play, refused

EVENTS = """
- id: dragon
  name: Favor of the Black Dragon
  duration: 2 turns
  count: 2
  effects: [{effect: bonus, amount: 5, cities: [mill, mine]}]
- id: new-year
  name: New Year
  duration: 2 turns
  effects:
  - {effect: no-pickup, area: "all minus cities(capital, harbour)"}
  - {effect: no-delivery, except_goods: [tea, ore]}
  - {effect: bonus, amount: 5, goods: [tea, ore]}
- {id: no-steel, name: Embargo, duration: 1 turn, effects: [{effect: no-delivery, goods: [steel]}]}
"""


def situation(ann: dict[str, Any], *events: str, rules: str = "", **more: Any) -> CrayonGame:
    """Bob has drawn these events, all with two turns to go."""
    drawn = [{"event": one, "drawer": 2} for one in events]
    full = f"preset: china-rails{rules}"
    return long_line(ann, seat("16,1"), events=EVENTS, rules=full, in_play=drawn, **more)


def at_mill(*loads: str) -> dict[str, Any]:
    return seat("9,1", *loads, hand=[1, 4, 5], track=line(3, 28))


@pytest.mark.rule("CRY-EVENT-37")
def test_loads_are_picked_up_in_major_cities_only() -> None:
    game = situation(at_mill(), "new-year")
    assert refused(game, "load tea") == "CRY-EVENT-37"
    refusal = game.why_not(game.read("load tea"))
    assert refusal is not None
    assert refusal.sentence == "New Year: nothing is picked up here now"
    run(game, 3)
    play(game, "load tea", "load coal")


@pytest.mark.rule("CRY-EVENT-37")
@pytest.mark.rule("OPEN-CRY-57")
@pytest.mark.parametrize(("reading", "told"), [("overseas-city", "CRY-EVENT-37"), ("port", "")])
def test_goods_from_overseas_come_from_no_major_city(reading: str, told: str) -> None:
    rules = f", event: {{link_pickup_at: {reading}}}"
    ann = seat("30,1", hand=[4, 5, 6], waits=True, links=["strait"])
    assert refused(situation(ann, "new-year", rules=rules), "fetch tea isle") == told


@pytest.mark.rule("CRY-EVENT-37")
@pytest.mark.rule("OPEN-CRY-57")
def test_a_port_outside_major_cities_is_no_place_to_load_in_any_reading() -> None:
    for reading in ("overseas-city", "port"):
        ann = seat("12,0", hand=[4, 5, 6], waits=True, track=["12,0 12,1"])
        rules = f", event: {{link_pickup_at: {reading}}}"
        game = situation(ann, "new-year", rules=rules)
        assert refused(game, "fetch tea isle") == "CRY-EVENT-37", reading


@pytest.mark.rule("CRY-EVENT-38")
def test_a_tea_demand_of_19_pays_24() -> None:
    game = situation(at_mill("tea", "steel"), "new-year")
    assert legal(game, "deliver") == ["deliver tea mill 19"]
    news = play(game, "deliver tea mill 19")
    assert game.scores()[0] == 124
    paid = next(one for one in news if one.kind == "deliver")
    assert (paid.facts["printed"], paid.facts["amount"]) == (19, 24)


@pytest.mark.rule("CRY-EVENT-38")
def test_no_other_good_is_delivered_until_the_card_is_gone() -> None:
    game = situation(at_mill("steel"), "new-year")
    assert refused(game, "deliver steel mill 20") == "CRY-EVENT-38"
    refusal = game.why_not(game.read("deliver steel mill 20"))
    assert refusal is not None
    assert refusal.sentence == "New Year: steel is not delivered here now"
    pass_turns(game, 4)
    assert in_play(game) == []
    play(game, "deliver steel mill 20")
    assert game.scores()[0] == 120


@pytest.mark.rule("CRY-EVENT-38")
def test_overseas_deliveries_are_held_to_the_same_goods() -> None:
    ann = seat("30,1", "steel", "tea", hand=[21, 4, 5], waits=True, links=["strait"])
    game = situation(ann, "new-year")
    assert refused(game, "ship steel isle 32") == "CRY-EVENT-38"
    play(game, "ship tea isle 31")
    assert game.scores()[0] == 136


@pytest.mark.rule("CRY-EVENT-38")
@pytest.mark.rule("CRY-EVENT-73")
def test_a_card_may_bar_some_goods_and_let_the_rest_pass() -> None:
    game = situation(at_mill("steel", "tea"), "no-steel")
    assert refused(game, "deliver steel mill 20") == "CRY-EVENT-38"
    assert refused(game, "deliver tea mill 19") == ""


@pytest.mark.rule("CRY-EVENT-39")
@pytest.mark.rule("CRY-EVENT-41")
@pytest.mark.parametrize("event", ["new-year", "dragon"])
def test_both_last_until_the_end_of_the_second_turn_after_the_draw(event: str) -> None:
    ann = seat("16,1", hand=[4, 5, 6])
    game = long_line(ann, seat("16,1"), events=EVENTS, deck=[event])
    play(game, "discard")
    pass_turns(game, 3)
    assert (game.actor, in_play(game)) == (0, [event])
    pass_turns(game)
    assert (game.actor, in_play(game)) == (1, [])


@pytest.mark.rule("CRY-EVENT-40")
@pytest.mark.parametrize(("good", "paid"), [("coal", 15), ("steel", 25)])
def test_every_delivery_to_a_favoured_city_pays_five_more(good: str, paid: int) -> None:
    game = situation(at_mill(good), "dragon")
    play(game, f"deliver {good} mill {paid - 5}")
    assert game.scores()[0] == 100 + paid


@pytest.mark.rule("CRY-EVENT-40")
def test_other_cities_pay_what_the_card_says() -> None:
    ann = seat("16,1", "coal", hand=[2, 4, 5], track=line(3, 28))
    game = situation(ann, "dragon")
    play(game, "deliver coal market 11")
    assert game.scores()[0] == 111


@pytest.mark.rule("CRY-EVENT-41")
@pytest.mark.rule("OPEN-CRY-58")
@pytest.mark.parametrize(("add", "cash"), [(True, 129), (False, 124)])
def test_bonuses_of_both_events_add_up(add: bool, cash: int) -> None:
    rules = f", event: {{bonus_add: {str(add).lower()}}}"
    game = situation(at_mill("tea"), "new-year", "dragon", rules=rules)
    play(game, "deliver tea mill 19")
    assert game.scores()[0] == cash


@pytest.mark.rule("CRY-EVENT-41")
@pytest.mark.rule("OPEN-CRY-58")
def test_two_copies_of_one_card_are_two_bonuses() -> None:
    game = situation(at_mill("tea"), "dragon", "dragon")
    play(game, "deliver tea mill 19")
    assert game.scores()[0] == 129


@pytest.mark.rule("CRY-EVENT-38")
def test_an_event_drawn_with_a_delivery_does_not_change_what_that_delivery_pays() -> None:
    game = long_line(at_mill("tea"), seat("16,1"), events=EVENTS, deck=["new-year"])
    play(game, "deliver tea mill 19")
    assert game.scores()[0] == 119

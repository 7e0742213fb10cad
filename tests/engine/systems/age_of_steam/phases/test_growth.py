"""Goods Growth: dice, extra cubes, refills."""

import pytest

from engine.systems.age_of_steam.phases.growth import grow, is_connected
from tests.engine.systems.age_of_steam.maps import game, legal, play

SHORT = "phases: [actions, growth, income, expenses, reduction, advance]"
GROWTH = "phases: [actions, income, expenses, reduction, growth, advance]"
RICH = "start: {cash: 50, income: 10}"
PLAIN = "actions: {list: [{id: a}, {id: b}, {id: c}]}"
NO_DICE = "growth: {dice: {light: 0, dark: 0}}"


def dice_of(happened: list[object]) -> list[str]:
    return [one.chance.result for one in happened if one.chance and one.chance.of == "dice"]  # type: ignore[attr-defined]


@pytest.mark.rule("AOS-GROWTH-01")
@pytest.mark.rule("AOS-GROWTH-03")
@pytest.mark.rule("AOS-GROWTH-04")
@pytest.mark.rule("AOS-GROWTH-07")
@pytest.mark.rule("AOM-GROWTH-03")
def test_light_dice_then_dark_ones_feed_the_cities_of_their_slots() -> None:
    one = game(3, GROWTH, RICH, PLAIN, seed=4)
    before = {column: [c for c in squares if c] for column, squares in one.state.display.items()}
    happened = play(one, "take a", "take b", "take c")
    dice = dice_of(happened)
    assert [die.partition("-")[0] for die in dice] == ["light"] * 3 + ["dark"] * 3
    for slot in ("light-1", "dark-2"):
        left = [cube for cube in one.state.display[slot] if cube]
        assert left == before[slot][dice.count(slot) :]
    assert all(one.state.display[tile] == tuple(before[tile]) for tile in "abcdefgh")


@pytest.mark.rule("AOS-GROWTH-03")
@pytest.mark.rule("AOM-GROWTH-02")
def test_as_many_dice_as_began_also_for_those_who_are_out() -> None:
    one = game(3, GROWTH, RICH, PLAIN)
    one.state.seats[one.state.order[2]].left = 1
    one.state.order = one.state.order[:2]
    one.state.doing.seats.pop()
    assert len(dice_of(play(one, "take a", "take b"))) == 6


@pytest.mark.rule("AOM-GROWTH-02")
def test_a_map_may_say_how_many_dice() -> None:
    dark = "{cases: [{when: {turn: 1}, is: 0}], else: 1}"
    dice = f"growth: {{dice: {{light: {{per_player: 2}}, dark: {dark}}}}}"
    one = game(2, GROWTH, RICH, PLAIN, dice)
    assert len(dice_of(play(one, "take a", "take b"))) == 4
    assert len(dice_of(play(one, "take a", "take b"))) == 5


@pytest.mark.rule("AOS-GROWTH-05")
def test_the_topmost_cube_goes_first_and_gaps_are_skipped() -> None:
    one = game(1, GROWTH, RICH, PLAIN)
    one.state.display["light-1"] = ("", "red", "blue")
    one.state.cubes.pop("ash", None)
    list(grow(one.position, "light-1", "ash"))
    assert one.state.display["light-1"] == ("", "", "blue")
    assert one.state.cubes["ash"] == {"red": 1}


@pytest.mark.rule("AOS-GROWTH-06")
@pytest.mark.rule("AOS-GROWTH-04")
@pytest.mark.rule("AOM-SETUP-10")
def test_new_cities_grow_only_on_the_board() -> None:
    one = game(1, GROWTH, RICH, PLAIN, "growth: {dice: {light: 300, dark: 0}}")
    other = one.copy()
    play(one, "take a")
    assert len([cube for cube in one.state.display["a"] if cube]) == 2
    other.state.track.urbanized["elm"] = "a"
    play(other, "take a")
    assert other.state.display["a"] == ("", "")
    assert sum(other.state.cubes["elm"].values()) == 2


@pytest.mark.rule("AOM-GROWTH-01")
def test_growth_may_be_off_or_missing() -> None:
    off = "growth: {enabled: {cases: [{when: {turn: 1}, is: false}], else: true}}"
    one = game(2, GROWTH, RICH, PLAIN, off)
    assert dice_of(play(one, "take a", "take b")) == []
    assert len(dice_of(play(one, "take a", "take b"))) == 4
    one = game(2, "phases: [actions, income, expenses, reduction, advance]", RICH)
    assert dice_of(play(one, "take production", "take engineer")) == []
    assert one.state.turn == 2, "no Production without the phase"


def test_growth_may_be_left_out_in_the_last_turn() -> None:
    one = game(2, GROWTH, RICH, PLAIN, "turns: 1", "growth: {skip_last_turn: true}")
    assert dice_of(play(one, "take a", "take b")) == []


@pytest.mark.rule("AOM-GROWTH-02")
def test_dice_may_feed_only_connected_cities() -> None:
    one = game(
        1, GROWTH, RICH, PLAIN, "growth: {dice: {light: 300, dark: 300}, only_connected: true}"
    )
    before = {place: sum(there.values()) for place, there in one.state.cubes.items()}
    assert not is_connected(one.position, "ash")
    play(one, "take a")
    assert {place: sum(there.values()) for place, there in one.state.cubes.items()} == before


@pytest.mark.rule("AOM-GROWTH-04")
def test_extra_cubes_come_each_turn() -> None:
    extras = """growth: {dice: {light: 0, dark: 0}, extras: [
      {to: ash, colour: black, count: 2, turns: {turn: {first: 1}}},
      {to: oak, source: supply, at: after-dice}, {to: oak, colour: red, connected: true}]}"""
    one = game(1, GROWTH, RICH, PLAIN, extras, more="goods: [{id: yellow, bag: 19}]\n")
    black, oak = one.state.cubes["ash"].get("black", 0), one.state.cubes["oak"]
    play(one, "take a")
    assert one.state.cubes["ash"]["black"] == black + 2
    assert one.state.cubes["oak"]["yellow"] == oak.get("yellow", 0) + 1
    assert one.state.cubes["oak"].get("red", 0) == oak.get("red", 0), "Oak is not connected"
    play(one, "take a")
    assert one.state.cubes["ash"]["black"] == black + 2
    assert one.state.supply == {}


@pytest.mark.rule("AOM-GROWTH-04")
def test_a_die_may_pick_the_city_of_an_extra_cube() -> None:
    faces = "{1: ash, 2: ash, 3: ash, 4: oak, 5: oak}"
    die = f"growth: {{dice: {{light: 0, dark: 0}}, extras: [{{die: {faces}}}]}}"
    one = game(1, GROWTH, RICH, PLAIN, die)
    before = {place: sum(there.values()) for place, there in one.state.cubes.items()}
    (shown,) = dice_of(play(one, "take a"))
    city = {"1": "ash", "2": "ash", "3": "ash", "4": "oak", "5": "oak"}.get(shown)
    for place, number in before.items():
        assert sum(one.state.cubes[place].values()) == number + (place == city)


@pytest.mark.rule("AOM-GROWTH-05")
@pytest.mark.rule("AOM-GEN-06")
def test_an_empty_city_is_refilled() -> None:
    refill = """growth: {dice: {light: 0, dark: 0}, refill: [{city: ash, set: [red, blue]},
      {city: oak, draw: 2}]}"""
    one = game(1, GROWTH, RICH, PLAIN, refill)
    one.state.cubes = {}
    one.state.bag = {"red": 3}
    play(one, "take a")
    assert one.state.cubes == {"ash": {"red": 1}, "oak": {"red": 2}}
    play(one, "take a")
    assert one.state.cubes == {"ash": {"red": 1}, "oak": {"red": 2}}, "neither is empty"


@pytest.mark.rule("AOM-DELIVERY-05")
@pytest.mark.rule("INV-AOM-03")
def test_closed_cities_get_nothing() -> None:
    rules = (
        "growth: {dice: {light: 99, dark: 0}, extras: [{to: ash}], refill: [{city: ash, draw: 1}]}"
    )
    one = game(1, GROWTH, RICH, PLAIN, rules)
    one.state.closed, one.state.cubes = frozenset({"ash"}), {}
    play(one, "take a")
    assert "ash" not in one.state.cubes


@pytest.mark.rule("AOM-ORDER-05")
def test_growth_may_come_before_income() -> None:
    one = game(1, SHORT, RICH, PLAIN)
    assert legal(one) == ["take a", "take b", "take c"]
    play(one, "take a")
    assert one.state.turn == 2

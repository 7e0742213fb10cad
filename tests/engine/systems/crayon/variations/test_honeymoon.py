"""Honeymoon, for two or three: fewer chips, smaller cities, entry by demand (CRY-VAR-20 to -23)."""

import pytest

from engine.protocol import NotPlayable
from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.valley import (
    WEST_TO_MILL,
    WEST_TO_TOWN,
    Valley,
    seat,
    seats,
)

BUILDING = "turn: {phase: building}"

# -- fewer chips


@pytest.mark.rule("CRY-VAR-20")
def test_every_good_has_one_chip_less() -> None:
    assert Valley("honeymoon-chips").game().state.tray == {
        "coal": 3,
        "machines": 1,
        "tea": 0,
        "wine": 1,
    }


@pytest.mark.rule("CRY-VAR-20")
def test_without_the_variation_the_tray_is_full() -> None:
    assert Valley().game().state.tray == {"coal": 4, "machines": 2, "tea": 1, "wine": 2}


@pytest.mark.rule("CRY-VAR-20")
def test_a_good_without_chips_cannot_be_picked_up() -> None:
    there = seats(seat(20, "[]", "10,2"))
    assert refused(Valley(position=there).game(), "load tea") == ""
    assert refused(Valley("honeymoon-chips", position=there).game(), "load tea") == "CRY-LOAD-02"


def test_the_rules_can_take_more_chips_but_never_more_than_there_are() -> None:
    tray = Valley("honeymoon-chips", "chips: {fewer_per_good: 3}").game().state.tray
    assert tray == {"coal": 1, "machines": 0, "tea": 0, "wine": 0}


@pytest.mark.rule("CRY-VAR-20")
@pytest.mark.parametrize(
    "variant", ["honeymoon-chips", "honeymoon-cities", "honeymoon-entry", "honeymoon-drop"]
)
def test_a_honeymoon_is_for_two_or_three(variant: str) -> None:
    assert Valley(variant).game(players=3).actor is not None
    with pytest.raises(NotPlayable, match="3 players at most, not for 4"):
        Valley(variant).game(players=4)


# -- smaller cities


def beside(city: str, others: int, variants: str) -> CrayonGame:
    """Ann has track next to a city in which so many others are already."""
    mine, theirs = {
        "mill": ('["2,2 3,2", "3,2 4,2"]', ("5,2 6,2", "5,2 5,1")),
        "town": ('["10,2 9,2"]', ("7,2 8,2", "8,2 8,1")),
    }[city]
    rest = [seat(20, f'["{edge}"]') for edge in theirs[:others]]
    there = f"{seats(seat(20, mine), *rest)}, {BUILDING}"
    return Valley(variants, position=there).game(players=3)


@pytest.mark.rule("CRY-VAR-21")
def test_a_small_city_has_room_for_one() -> None:
    game = beside("mill", 1, "honeymoon-cities")
    assert refused(game, "build 4,2 5,2") == "CRY-CITY-01"
    assert "build 4,2 5,2" not in legal(game, "build")
    assert refused(beside("mill", 0, "honeymoon-cities"), "build 4,2 5,2") == ""


@pytest.mark.rule("CRY-VAR-21")
def test_a_medium_city_has_room_for_two() -> None:
    assert refused(beside("town", 1, "honeymoon-cities"), "build 9,2 8,2") == ""
    assert refused(beside("town", 2, "honeymoon-cities"), "build 9,2 8,2") == "CRY-CITY-01"


@pytest.mark.rule("CRY-VAR-21")
def test_without_the_variation_there_is_room_for_one_more() -> None:
    assert refused(beside("mill", 1, ""), "build 4,2 5,2") == ""
    assert refused(beside("mill", 2, ""), "build 4,2 5,2") == "CRY-CITY-01"
    assert refused(beside("town", 2, ""), "build 9,2 8,2") == ""


# -- entry by demand

CARDS = (
    "mill wine 10, east tea 11, west tea 12",  # 1 names Mill
    "west coal 13, town tea 14, west wine 15",  # 2 names its good
    "west tea 16, town tea 17, east wine 18",  # 3 has nothing to do with it
    "ford wine 19, town tea 20, mill tea 21",  # 4 names Mill and Ford
    *("west tea 30, town tea 31, east wine 32",) * 10,
)


def entering(hand: str, variants: str = "honeymoon-entry") -> CrayonGame:
    there = seats(seat(40, '["2,2 3,2", "3,2 4,2"]', "2,2", hand=hand), seat(40, hand="8, 9, 10"))
    return Valley(variants, position=f"{there}, {BUILDING}", demands=CARDS).game()


@pytest.mark.rule("CRY-VAR-22")
def test_nobody_builds_into_a_small_city_without_a_demand_for_it_or_its_goods() -> None:
    game = entering("3, 5, 6")
    assert refused(game, "build 4,2 5,2") == "CRY-VAR-22"
    assert not [one for one in legal(game, "build") if one.startswith("build 4,2 5,2")]
    assert refused(game, "build 4,2 4,1") == ""


@pytest.mark.rule("CRY-VAR-22")
def test_without_the_variation_no_demand_is_needed() -> None:
    assert refused(entering("3, 5, 6", ""), "build 4,2 5,2") == ""


@pytest.mark.rule("CRY-VAR-22")
def test_medium_and_major_cities_need_no_demand() -> None:
    there = seats(seat(40, '["10,2 9,2"]', hand="3, 5, 6"))
    game = Valley("honeymoon-entry", position=f"{there}, {BUILDING}", demands=CARDS).game()
    assert refused(game, "build 9,2 8,2") == ""


@pytest.mark.rule("CRY-VAR-22")
@pytest.mark.parametrize("hand", ["1, 5, 6", "2, 5, 6"])
def test_a_demand_for_the_city_or_for_a_good_of_it_opens_it(hand: str) -> None:
    game = entering(hand)
    play(game, "build 4,2 5,2")
    assert list(game.state.seats[0].bound) == [hand[0]]


@pytest.mark.rule("CRY-VAR-22")
def test_of_several_fitting_cards_the_builder_names_one() -> None:
    game = entering("1, 2, 3")
    assert refused(game, "build 4,2 5,2") == "CRY-VAR-22"
    assert refused(game, "build 4,2 5,2 card 3") == "CRY-VAR-22"
    named = [one for one in legal(game, "build") if one.startswith("build 4,2 5,2")]
    assert named == ["build 4,2 5,2 card 1", "build 4,2 5,2 card 2"]
    play(game, "build 4,2 5,2 card 2")
    assert game.state.seats[0].bound == {"2": (0,)}


@pytest.mark.rule("CRY-VAR-22")
def test_the_hand_cannot_be_discarded_until_the_demand_is_fulfilled() -> None:
    game = entering("2, 5, 6")
    play(game, "build 4,2 5,2", "end", "done", "end")
    assert refused(game, "discard") == "CRY-VAR-22"
    play(game, "move 3,2", "move 4,2", "move 5,2", "load coal", "move 4,2", "move 3,2", "move 2,2")
    play(game, "deliver coal west 13", "done", "end", "done", "end")
    assert refused(game, "discard") == ""


@pytest.mark.rule("CRY-VAR-22")
def test_another_demand_of_a_bound_card_is_not_paid() -> None:
    there = seats(seat(40, '["2,2 3,2", "3,2 4,2"]', "2,2", loads="wine", hand="2, 5, 6"))
    game = Valley("honeymoon-entry", position=f"{there}, {BUILDING}", demands=CARDS).game()
    play(game, "build 4,2 5,2", "end", "done", "end")
    assert refused(game, "deliver wine west 15") == "CRY-VAR-22"
    assert legal(game, "deliver") == []


@pytest.mark.rule("CRY-VAR-22")
def test_without_the_variation_any_demand_of_a_card_is_paid_and_the_hand_is_free() -> None:
    there = seats(seat(40, WEST_TO_MILL, "2,2", loads="wine", hand="2, 5, 6"))
    game = Valley(position=there, demands=CARDS).game()
    assert refused(game, "discard") == ""
    assert refused(game, "deliver wine west 15") == ""


@pytest.mark.rule("CRY-VAR-22")
def test_a_card_bound_to_one_city_does_not_open_another_by_its_other_demands() -> None:
    track = '["2,2 3,2", "3,2 4,2", "4,2 4,1", "4,1 4,0"]'
    there = seats(seat(40, track, "2,2", hand="4, 5, 6"))
    game = Valley("honeymoon-entry", position=f"{there}, {BUILDING}", demands=CARDS).game()
    play(game, "build 4,0 5,0")
    assert game.state.seats[0].bound == {"4": (0,)}
    assert refused(game, "build 4,2 5,2") == "CRY-VAR-22"


# -- loads left in cities


def carrying(loads: str, at: str, variants: str = "honeymoon-drop") -> CrayonGame:
    train = "heavy-freight"
    there = seats(seat(20, WEST_TO_TOWN, at, loads=loads, train=train), seat(20, "[]", "8,2"))
    return Valley(variants, position=there).game()


@pytest.mark.rule("CRY-VAR-23")
def test_a_load_stays_where_its_good_is_not_supplied() -> None:
    game = carrying("coal", "8,2")
    play(game, "drop coal")
    assert [(one.good, one.city) for one in game.state.lying] == [("coal", "town")]
    assert game.state.tray["coal"] == 3


@pytest.mark.rule("CRY-VAR-23")
def test_a_load_goes_to_the_tray_where_its_good_is_supplied() -> None:
    game = carrying("wine", "8,2")
    play(game, "drop wine")
    assert game.state.lying == ()
    assert game.state.tray["wine"] == 2


@pytest.mark.rule("CRY-VAR-23")
def test_without_the_variation_every_load_goes_to_the_tray() -> None:
    game = carrying("coal", "8,2", "")
    play(game, "drop coal")
    assert game.state.lying == ()
    assert game.state.tray["coal"] == 4


@pytest.mark.rule("CRY-VAR-23")
def test_a_city_keeps_one_load_and_the_older_goes_to_the_tray() -> None:
    game = carrying("coal, machines", "8,2")
    play(game, "drop coal", "drop machines")
    assert [(one.good, one.city) for one in game.state.lying] == [("machines", "town")]
    assert game.state.tray["coal"] == 4


@pytest.mark.rule("CRY-VAR-23")
def test_each_city_keeps_a_load_of_its_own() -> None:
    game = carrying("machines, wine", "5,2")
    play(game, "drop machines", "move 4,2", "move 3,2", "move 2,2", "drop wine")
    assert [(one.good, one.city) for one in game.state.lying] == [
        ("machines", "mill"),
        ("wine", "west"),
    ]


@pytest.mark.rule("CRY-VAR-23")
def test_anybody_may_take_it_away() -> None:
    game = carrying("coal", "8,2")
    assert refused(game, "collect coal") == "CRY-LOAD-01"
    play(game, "drop coal", "done", "end")
    assert legal(game, "collect") == ["collect coal"]
    play(game, "collect coal")
    assert game.state.seats[1].trains[0].loads == ("coal",)
    assert game.state.lying == ()


@pytest.mark.rule("CRY-VAR-23")
def test_it_stays_however_long_nobody_comes() -> None:
    game = carrying("coal", "8,2")
    play(game, "drop coal", *("done", "end") * 20)
    assert len(game.state.lying) == 1


def test_the_rules_can_leave_room_for_more_loads() -> None:
    game = carrying("coal, machines, tea", "8,2")
    play(game, "drop coal", "drop machines", "drop tea")
    assert [one.good for one in game.state.lying] == ["tea"]
    there = seats(seat(20, "[]", "8,2", loads="coal, machines, tea", train="heavy-freight"))
    roomy = Valley("honeymoon-drop", "dropped: {per_city: 2}", position=there).game()
    play(roomy, "drop coal", "drop machines", "drop tea")
    assert [one.good for one in roomy.state.lying] == ["machines", "tea"]
    assert roomy.state.tray["coal"] == 4

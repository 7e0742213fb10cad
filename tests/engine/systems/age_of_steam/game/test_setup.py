"""Set-up: players, order, display, cubes, colours of chance."""

import pytest

from engine.protocol import NotPlayable
from tests.engine.systems.age_of_steam.maps import CITIES, game

SHORT = "phases: [shares, income, expenses, reduction, advance]"


def cubes_of(one: object) -> dict[str, int]:
    return {place: sum(there.values()) for place, there in one.state.cubes.items()}  # type: ignore[attr-defined]


@pytest.mark.rule("AOS-SETUP-01")
@pytest.mark.rule("AOM-SETUP-01")
@pytest.mark.rule("AOM-FIX-04")
@pytest.mark.rule("AOM-GEN-01")
def test_turns_follow_from_the_number_of_players() -> None:
    base = """turns: {cases: [{when: {players: 3}, is: 10}, {when: {players: 4}, is: 8},
      {when: {players: 5}, is: 7}, {when: {players: 6}, is: 6}], else: null}"""
    found = [game(players, SHORT, base).state.turns for players in (3, 4, 5, 6)]
    assert found == [10, 8, 7, 6]
    for players in (1, 2, 7, 8):
        with pytest.raises(NotPlayable, match=f"for {players}"):
            game(players, SHORT, base)
    assert game(2, SHORT, base, "end: [{no_cubes: map}]").state.turns is None


@pytest.mark.rule("AOM-SETUP-01")
@pytest.mark.parametrize("players", [1, 2, 7, 8])
def test_one_to_eight_can_play(players: int) -> None:
    assert len(game(players).names) == players


@pytest.mark.rule("AOS-SETUP-02")
@pytest.mark.rule("AOM-SETUP-03")
def test_each_starts_with_the_same() -> None:
    (seat, *_others) = game(3, SHORT).state.seats
    assert (seat.shares, seat.cash, seat.income, seat.rung, seat.action) == (2, 10, 0, 0, "")
    varied = "start: {cash: {cases: [{when: {players: 3}, is: 7}], else: 5}, engine: 2}"
    assert [(s.cash, s.rung) for s in game(3, SHORT, varied).state.seats] == [(7, 1)] * 3
    assert game(2, SHORT, varied).state.seats[0].cash == 5


@pytest.mark.rule("AOM-SETUP-04")
def test_the_engine_stands_on_a_rung() -> None:
    rules = "engine: {ladder: [1, 3, 6]}", "start: {engine: 3}"
    assert game(2, SHORT, *rules).state.seats[0].rung == 1
    with pytest.raises(NotPlayable, match="no rung"):
        game(2, SHORT, "engine: {ladder: [1, 3, 6]}", "start: {engine: 2}")


@pytest.mark.rule("AOS-SETUP-03")
def test_the_first_order_is_random_and_told() -> None:
    orders = {game(3, SHORT, seed=seed).state.order for seed in range(1, 12)}
    assert len(orders) > 2
    one = game(3, SHORT)
    told = next(event for event in one.opening() if event.kind == "order")
    assert told.chance is not None
    assert told.chance.result == " ".join(str(seat + 1) for seat in one.state.order)


@pytest.mark.rule("AOS-SETUP-04")
@pytest.mark.rule("AOM-SETUP-16")
@pytest.mark.rule("AOS-COMP-04")
@pytest.mark.rule("AOS-COMP-05")
@pytest.mark.rule("AOS-COMP-06")
@pytest.mark.rule("INV-AOS-05")
def test_the_display_is_filled_row_by_row_before_the_map() -> None:
    one = game(3, SHORT)
    columns = ["light-1", "dark-2", *"abcdefgh"]
    assert list(one.state.display) == columns
    assert [len(squares) for squares in one.state.display.values()] == [3, 3] + [2] * 8
    places = [event.facts["place"] for event in one.opening() if event.kind == "cube"]
    assert places == columns + columns + ["light-1", "dark-2"] + ["ash", "ash", "oak", "oak"]
    drawn = [
        event.chance.result for event in one.opening() if event.kind == "cube" and event.chance
    ]
    assert drawn[0] == one.state.display["light-1"][0]
    assert sum(one.state.bag.values()) == 96 - 22 - 4


@pytest.mark.rule("AOM-SETUP-09")
def test_a_map_may_say_how_large_and_how_full_the_display_is() -> None:
    fill = "{printed: {cases: [{when: {players: 3}, is: 1}], else: 2}, new_city: 0}"
    more = f"display: {{printed: 4, new_city: 0, fill: {fill}}}\n"
    one = game(3, SHORT, more=more)
    assert [[bool(cube) for cube in squares] for squares in one.state.display.values()] == [
        [True, False, False, False]
    ] * 2
    assert set(one.state.display) == {"light-1", "dark-2"}, "0 squares are no column"


@pytest.mark.rule("AOM-SETUP-08")
@pytest.mark.rule("AOM-SETUP-09")
@pytest.mark.parametrize("seed", range(1, 6))
def test_draws_may_leave_out_the_colours_of_the_place(seed: int) -> None:
    more = """display: {filter: {not_own_colour: [red], colours: [red, blue]}}
start_cubes: [{where: {kind: printed}, draw: 3, filter: {not_own_colour: true}}]
"""
    one = game(2, SHORT, more=more, seed=seed)
    assert set(one.state.display["dark-2"]) == {"blue"}, "Oak is red"
    assert {"red", "blue"} >= set(one.state.display["light-1"])
    assert "blue" not in one.state.cubes["ash"]
    assert "red" not in one.state.cubes["oak"]


@pytest.mark.rule("AOM-GEN-06")
def test_a_filter_that_lets_nothing_through_draws_nothing() -> None:
    more = """start_cubes: [{where: {kind: printed}, draw: 3, filter: {colours: [white]}}]
goods: [{id: white, chips: 1}]
"""
    one = game(2, SHORT, more=more)
    assert sum(cubes_of(one).values()) <= 1


@pytest.mark.rule("AOS-SETUP-05")
@pytest.mark.rule("SC-SETUP-05")
@pytest.mark.rule("AOM-SETUP-07")
@pytest.mark.rule("AOS-BOARD-03")
@pytest.mark.rule("AOM-FIX-01")
def test_the_first_entry_that_fits_says_the_cubes_and_a_place_beats_them_all() -> None:
    cities = CITIES.replace(
        "slots: [light-1]", "slots: [light-1], cubes: {draw: 1, fixed: [black]}"
    )
    more = """start_cubes:
- {where: {kind: town}, fixed: [white]}
- {where: {kind: cell, terrain: river}, draw: 1}
- {where: {ids: oak}, draw: {cases: [{when: {players: 2}, is: 3}], else: 1}, per_player: 1}
- {where: {kind: printed}, draw: 9}
cells: {"2,1": {cubes: 2}}
goods: [{id: white, chips: 3, bag: 0}]
"""
    one = game(2, SHORT, more=more, cities=cities)
    assert cubes_of(one) == {"ash": 2, "elm": 1, "oak": 5, "1,1": 1, "2,1": 2}
    assert one.state.cubes["elm"] == {"white": 1}
    assert one.state.cubes["ash"]["black"] >= 1
    assert one.state.supply == {"white": 2}


@pytest.mark.rule("AOS-SETUP-06")
def test_no_more_cubes_are_drawn_than_there_are() -> None:
    with pytest.raises(NotPlayable, match="too few cubes"):
        game(2, SHORT, more="start_cubes: [{where: {kind: printed}, draw: 60}]\n")
    more = """start_cubes: [{where: {kind: printed}, fixed: [black]}]
goods: [{id: black, chips: 1}]
display: {fill: {printed: 0, new_city: 0}}
"""
    with pytest.raises(NotPlayable, match="too few black cubes"):
        game(2, SHORT, more=more)


@pytest.mark.rule("AOM-SETUP-05")
def test_bag_supply_and_what_goes_into_the_bag_later() -> None:
    more = """goods: [{id: black, bag: 5}, {id: white, chips: 14, bag: 0}]
bag_after_setup: {black: 4}
"""
    one = game(2, SHORT, more=more)
    assert one.state.supply == {"black": 7, "white": 14}
    with pytest.raises(NotPlayable, match="too few white"):
        game(2, SHORT, more=more.replace("black: 4", "white: 15"))


@pytest.mark.rule("AOM-SETUP-06")
@pytest.mark.parametrize("cube", ["aside", "back"])
def test_random_colours_come_from_the_bag(cube: str) -> None:
    cities = CITIES.replace("colours: [blue]", "colours: random")
    one = game(2, SHORT, cities=cities, more=f"random_colours: {{cube: {cube}}}\n")
    (colour,) = one.state.colours["ash"]
    assert one.position.spot("ash").colours == {colour}
    assert one.state.gone == ({colour: 1} if cube == "aside" else {})
    told = [event for event in one.opening() if event.kind == "colour"]
    assert [event.chance.result for event in told if event.chance] == [colour]


@pytest.mark.rule("AOM-SETUP-16")
def test_cubes_may_wait_on_new_cities() -> None:
    one = game(2, SHORT, more="new_cities: [{id: b, cubes: 3}]\n")
    assert sum(one.state.waiting["b"].values()) == 3


@pytest.mark.rule("SC-SETUP-01")
@pytest.mark.rule("SC-SETUP-03")
@pytest.mark.rule("SC-SETUP-04")
def test_southern_china_begins_without_tokens() -> None:
    one = game(3, SHORT, preset="southern-china")
    assert all(seat.tokens == {} for seat in one.state.seats)
    assert one.state.tokens == {}, "the supply is without end"


@pytest.mark.rule("AOM-SETUP-01")
def test_what_cannot_be_played_is_told_in_a_sentence() -> None:
    for rules, why in (
        (("phases: [shares, income]",), "advance"),
        (("turns: 0",), "0 turns"),
        (("modules: [nonsense]",), "nonsense"),
        (("order: {mode: pay-first}",), "price"),
    ):
        with pytest.raises(NotPlayable, match=why):
            game(3, *rules)

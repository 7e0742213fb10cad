"""What sections cost: mileposts, waters, directions, and sections out of Major Cities."""

from itertools import pairwise

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.meadow import (
    CITIES,
    CR,
    EB,
    ROWS,
    cost,
    on_meadow,
    track,
)
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused, why

MIXED = [*ROWS[:4], "....^Ad.........", *ROWS[5:]]


def crossed(*waters: str) -> str:
    """Waters of these kinds under the edges 4,4 4,3 and 7,2 7,1, each with a name of its own."""
    edges = '["4,3 4,4", "7,1 7,2", "3,4 4,4"]'
    lines = [
        f"- {{id: w{i}, kind: {kind}, also_crosses: {edges}}}" for i, kind in enumerate(waters)
    ]
    return "\n".join(["waters:", *lines])


@pytest.mark.rule("CRY-BUILD-04")
@both_games
@pytest.mark.parametrize(
    ("move", "price"),
    [("build 3,4 4,4", 2), ("build 3,4 3,3", 1), ("build 8,1 7,1", 3), ("build 8,7 7,7", 3)],
)
def test_the_price_is_that_of_the_milepost_built_to(preset: str, move: str, price: int) -> None:
    paths = track("8,1 9,1", "8,7 9,7")
    game = on_meadow(f"cash: 50, {paths}", preset=preset, rows=MIXED)
    assert cost(game, move) == price


@pytest.mark.rule("CRY-BUILD-04")
def test_alpine_and_desert_have_a_price_in_china_rails_only() -> None:
    seat = "cash: 50, " + track("3,4 4,4 4,3 5,3")
    game = on_meadow(seat, rows=MIXED)
    assert [cost(game, "build 4,4 5,4"), cost(game, "build 5,3 6,4")] == [5, 1]
    american = on_meadow(seat, rows=MIXED, preset=EB)
    assert refused(american, "build 4,4 5,4") == "CRY-BUILD-16"
    assert refused(american, "build 5,3 6,4") == "CRY-BUILD-16"


@pytest.mark.rule("CRY-BUILD-04")
def test_the_example_of_a_line_into_the_hills() -> None:
    """Clear to mountain costs 2, and on into a small city 3."""
    rows = [*ROWS[:1], ".......^........", *ROWS[2:]]
    cities = CITIES.replace('"7,1"', '"8,1"')
    game = on_meadow("cash: 50, " + track("5,1 6,1"), rows=rows, cities=cities)
    play(game, "build 6,1 7,1")
    assert game.state.seats[0].cash == 48
    assert cost(game, "build 7,1 8,1") == 3


@pytest.mark.rule("CRY-BUILD-05")
@pytest.mark.parametrize(
    ("preset", "water", "price"),
    [
        (CR, "river", 2),
        (EB, "river", 2),
        (CR, "inlet", 3),
        (EB, "inlet", 3),
        (CR, "lake", 3),
        (CR, "dry-river", 1),
        (CR, "dry-lake", 1),
    ],
)
@pytest.mark.rule("OPEN-CRY-76")
def test_water_is_added_to_the_milepost(preset: str, water: str, price: int) -> None:
    seat = "cash: 50, " + track("4,4 5,4", "7,2 8,2")
    game = on_meadow(seat, preset=preset, more=crossed(water))
    assert cost(game, "build 4,4 4,3") == 1 + price
    assert cost(game, "build 7,2 7,1") == 3 + price


@pytest.mark.rule("CRY-BUILD-05")
@both_games
def test_the_examples_of_crossings(preset: str) -> None:
    """Into a mountain over a river 4, into a small city over a river 5, over an inlet 5."""
    rows = [*ROWS[:3], "....^...........", *ROWS[4:]]
    seat = "cash: 50, " + track("4,4 5,4", "7,2 8,2")
    river = on_meadow(seat, preset=preset, rows=rows, more=crossed("river"))
    inlet = on_meadow(seat, preset=preset, rows=rows, more=crossed("inlet"))
    assert cost(river, "build 4,4 4,3") == 4
    assert cost(river, "build 7,2 7,1") == 5
    assert cost(inlet, "build 4,4 4,3") == 5


@pytest.mark.rule("CRY-BUILD-06")
@pytest.mark.rule("OPEN-CRY-18")
@pytest.mark.parametrize(("reading", "price"), [("sum", 1 + 2 + 3), ("max", 1 + 3)])
def test_every_water_under_an_edge_is_paid_or_only_the_dearest(reading: str, price: int) -> None:
    seat, rules = "cash: 50, " + track("4,4 5,4"), f"build: {{multi_cross: {reading}}}"
    game = on_meadow(seat, rules=rules, more=crossed("river", "inlet"))
    assert cost(game, "build 4,4 4,3") == price


@pytest.mark.rule("CRY-BUILD-07")
@both_games
def test_one_edge_costs_less_out_of_a_major_city_than_into_it(preset: str) -> None:
    game = on_meadow("cash: 50, " + track("4,4 5,4"), preset=preset)
    assert cost(game, "build 3,4 4,4") == 1
    assert cost(game, "build 4,4 3,4") == 5
    wet = on_meadow("cash: 50, " + track("4,4 5,4"), preset=preset, more=crossed("river"))
    assert cost(wet, "build 4,4 3,4") == 5 + 2


@pytest.mark.rule("CRY-BUILD-08")
@both_games
def test_two_sections_a_turn_leave_major_cities_all_together(preset: str) -> None:
    game = on_meadow("cash: 50, " + track("3,4 4,4"), preset=preset)
    play(game, "build 3,4 3,3", "build 12,4 11,4")
    assert refused(game, "build 2,3 2,2") == "CRY-BUILD-08"
    assert refused(game, "build 14,4 15,4") == "CRY-BUILD-08"
    assert {move.split()[1] for move in legal(game, "build")} == {"4,4", "3,3", "11,4"}
    play(game, "build 11,4 10,4", "end", "done", "end", "done")
    assert refused(game, "build 2,3 2,2") == ""


@pytest.mark.rule("CRY-BUILD-08")
@pytest.mark.parametrize(("limit", "rule"), [(0, "CRY-BUILD-08"), (1, "")])
def test_the_number_of_sections_out_of_major_cities_is_a_rule(limit: int, rule: str) -> None:
    game = on_meadow(rules=f"build: {{from_major_limit: {limit}}}")
    assert refused(game, "build 3,4 4,4") == rule
    one = on_meadow(rules="build: {from_major_limit: 1}")
    play(one, "build 3,4 4,4")
    assert refused(one, "build 3,4 3,3") == "CRY-BUILD-08"
    assert why(one, "build 3,4 3,3") == "sections out of major cities in this turn: 1, and 1 may be"


@pytest.mark.rule("CRY-BUILD-09")
@both_games
def test_a_third_connection_is_built_inward_for_five(preset: str) -> None:
    game = on_meadow("cash: 50", preset=preset)
    play(game, "build 3,4 4,4", "build 2,3 3,3")
    assert refused(game, "build 2,5 2,6") == "CRY-BUILD-08"
    play(game, "build 4,4 3,5")
    assert cost(game, "build 3,5 2,5") == 5


@pytest.mark.rule("OPEN-CRY-74")
def test_another_reading_counts_each_major_city_apart() -> None:
    game = on_meadow(rules="build: {from_major_scope: each-major}")
    play(game, "build 3,4 4,4", "build 2,3 2,2", "build 12,4 11,4", "build 13,3 13,2")
    assert refused(game, "build 2,5 2,6") == "CRY-BUILD-08"
    assert "Aston" in why(game, "build 2,5 2,6")
    assert refused(game, "build 14,4 15,4") == "CRY-BUILD-08"


@pytest.mark.rule("OPEN-CRY-74")
def test_a_third_reading_sells_more_sections_for_a_flat_price() -> None:
    game = on_meadow("cash: 50", rules="build: {from_major_scope: all-majors-then-paid}")
    play(game, "build 3,4 4,4", "build 2,3 2,2")
    assert cost(game, "build 2,5 2,6") == 5
    assert cost(game, "build 4,4 5,4") == 1
    poor = on_meadow(
        "cash: 4",
        rules="build: {from_major_scope: all-majors-then-paid}",
        turn="{phase: building, from_majors: 2}",
    )
    assert refused(poor, "build 3,4 4,4") == "CRY-BUILD-14"
    assert not legal(poor, "build")


RAINS = """
events:
- id: rains
  name: Desert Rains
  duration: permanent
  effects:
  - {effect: rekind, kind: dry-river, becomes: river}
  - {effect: rekind, kind: dry-lake}
"""


@pytest.mark.rule("CRY-BUILD-18")
@pytest.mark.parametrize("water", ["dry-river", "dry-lake"])
@pytest.mark.parametrize(("rained", "price"), [("false", 2), ("true", 3)])
def test_dry_waters_cost_more_after_the_rains(water: str, rained: str, price: int) -> None:
    game = on_meadow(
        "cash: 50, " + track("4,4 5,4"),
        more=crossed(water) + RAINS,
        position=f"  rained: {rained}",
    )
    assert cost(game, "build 4,4 4,3") == price


SOUTH = """
- {id: kansas-city, name: Kansas City, kind: major, at: "2,4"}
- {id: st-louis, name: St. Louis, kind: medium, at: "7,4"}
- {id: memphis, name: Memphis, kind: medium, at: "8,6"}
- {id: birmingham, name: Birmingham, kind: medium, at: "15,6"}
"""
MISSISSIPPI = 'waters:\n- {id: mississippi, kind: river, also_crosses: ["7,5 8,6", "7,5 8,5"]}'
TO_ST_LOUIS = "3,4 4,4 5,4 6,4 7,4 7,5"
TO_BIRMINGHAM = "9,6 10,6 11,6 12,6 13,6 14,6"


def built_along(game: CrayonGame, path: str) -> int:
    """Builds along a path and says what was spent in the turn."""
    for origin, end in pairwise(path.split()):
        play(game, f"build {origin} {end}")
    return game.state.turn.spent


@pytest.mark.rule("CRY-TURN-05")
def test_the_example_of_a_branch_that_takes_two_turns() -> None:
    """Kansas City to St. Louis, and a branch by Memphis over the river to Birmingham: 21."""
    game = on_meadow("cash: 40", preset=EB, cities=SOUTH, more=MISSISSIPPI)
    assert built_along(game, f"{TO_ST_LOUIS} 8,6 {TO_BIRMINGHAM}") == 18
    assert refused(game, "build 14,6 15,6") == "CRY-TURN-05"
    assert why(game, "build 14,6 15,6") == "it costs 3, and 18 of 20 a turn are spent"
    play(game, "end", "done", "end", "done", "build 14,6 15,6")
    assert game.state.seats[0].cash == 40 - 21


@pytest.mark.rule("CRY-TURN-05")
def test_the_same_branch_round_memphis_takes_one() -> None:
    game = on_meadow("cash: 40", preset=EB, cities=SOUTH, more=MISSISSIPPI)
    assert built_along(game, f"{TO_ST_LOUIS} 8,5 {TO_BIRMINGHAM} 15,6") == 19

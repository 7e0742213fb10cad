"""Building to ferries: their price, the far port, owners, and the places kept for others."""

import pytest

from tests.engine.systems.crayon.situations.meadow import (
    CITIES,
    FROM_MILL,
    NEAR,
    cost,
    on_meadow,
    track,
)
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused, why

BOAT = """
ferries:
- {id: boat, name: Boat, ports: "5,1 10,7", cost: 4, max_players: 2}
"""
WATER = 'waters:\n- {id: bay, kind: inlet, also_crosses: ["4,1 5,1"]}\n'
FAR = "cash: 50, " + track("12,7 11,7")
"""Track that has come beside the other port."""
PORT_CITY = CITIES + '- {id: dalian, name: Dalian, kind: small, at: "5,1"}\n'


@pytest.mark.rule("CRY-FERRY-01")
@both_games
@pytest.mark.parametrize(("seat", "move"), [(NEAR, "build 4,1 5,1"), (FAR, "build 11,7 10,7")])
def test_track_into_either_port_gives_the_ferry(preset: str, seat: str, move: str) -> None:
    game = on_meadow(seat, preset=preset, more=BOAT)
    assert not game.state.track.owns(0, "boat")
    play(game, move)
    assert game.state.track.owners_of("boat") == (0,)


@pytest.mark.rule("CRY-FERRY-02")
@pytest.mark.parametrize("cities", [CITIES, PORT_CITY])
def test_the_section_into_a_port_costs_the_ferry_and_nothing_for_the_city(cities: str) -> None:
    game = on_meadow(NEAR, more=BOAT, cities=cities)
    assert cost(game, "build 4,1 5,1") == 4
    play(game, "build 4,1 5,1")
    assert game.state.turn.spent == 4
    tired = on_meadow(NEAR, more=BOAT, turn="{phase: building, spent: 17}")
    assert refused(tired, "build 4,1 5,1") == "CRY-TURN-05"


@pytest.mark.rule("CRY-FERRY-02")
@pytest.mark.rule("OPEN-CRY-19")
@pytest.mark.parametrize(("added", "price"), [("true", 4 + 3), ("false", 4)])
def test_water_before_a_port_is_paid_or_not(added: str, price: int) -> None:
    rules = f"port: {{add_crossings: {added}}}"
    assert cost(on_meadow(NEAR, more=BOAT + WATER, rules=rules), "build 4,1 5,1") == price


@pytest.mark.rule("CRY-FERRY-02")
def test_a_ferry_between_ports_of_the_country_is_not_bought_apart() -> None:
    game = on_meadow(NEAR, more=BOAT)
    assert refused(game, "buy boat") == "CRY-FERRY-02"
    assert why(game, "buy boat") == "Boat is paid for with the section that is built into its port"


@pytest.mark.rule("CRY-FERRY-02")
@both_games
def test_a_ferry_from_a_major_city_is_bought_without_a_section(preset: str) -> None:
    more = BOAT.replace("5,1", "3,4")
    game = on_meadow("cash: 50", preset=preset, more=more)
    assert cost(game, "buy boat") == 4
    play(game, "buy boat")
    assert game.state.turn.spent == 4
    assert refused(game, "buy boat") == "CRY-FERRY-02"
    assert refused(game, "build 10,7 9,7") == ""
    assert refused(on_meadow("cash: 3", preset=preset, more=more), "buy boat") == "CRY-BUILD-14"
    late = on_meadow("cash: 50", preset=preset, more=more, turn="{phase: building, spent: 17}")
    assert refused(late, "buy boat") == "CRY-TURN-05"


@pytest.mark.rule("CRY-FERRY-03")
@both_games
def test_an_owner_builds_on_from_the_other_port(preset: str) -> None:
    game = on_meadow(NEAR, preset=preset, more=BOAT)
    assert refused(game, "build 10,7 9,7") == "CRY-BUILD-02"
    play(game, "build 4,1 5,1")
    assert cost(game, "build 10,7 9,7") == 1
    assert "build 10,7 9,7" in legal(game, "build")


@pytest.mark.rule("CRY-FERRY-04")
@pytest.mark.parametrize("move", ["build 4,1 5,1", "build 11,7 10,7"])
def test_a_third_player_builds_into_neither_port(move: str) -> None:
    mine = "cash: 50, " + track("3,1 4,1", "12,7 11,7")
    owners = (FROM_MILL, "cash: 50, " + track("8,7 9,7 10,7"))
    game = on_meadow(mine, *owners, players=3, more=BOAT)
    assert refused(game, move) == "CRY-FERRY-04"
    assert why(game, move) == "Boat has room for 2: Bob and Cid"
    assert refused(on_meadow(mine, owners[0], players=3, more=BOAT), move) == ""
    unlimited = BOAT.replace(", max_players: 2", "")
    assert refused(on_meadow(mine, *owners, players=3, more=unlimited), move) == ""


@pytest.mark.rule("CRY-FERRY-04")
def test_a_ferry_from_a_major_city_has_two_owners_at_most() -> None:
    more = BOAT.replace("5,1", "3,4")
    owners = ("cash: 50, ferries: [boat]",) * 2
    game = on_meadow("cash: 50", *owners, players=3, more=more)
    assert refused(game, "buy boat") == "CRY-FERRY-04"
    assert not legal(game, "buy")


TIGHT = 'blocked: ["5,1 6,1", "5,0 5,1", "5,1 6,0", "5,1 5,2"]\n'
"""The port at 5,1 has two ways in: 4,1 and 6,2."""
TWICE = "cash: 50, " + track("3,1 4,1 5,1", "8,2 7,2 6,2")


@pytest.mark.rule("CRY-FERRY-05")
def test_a_way_into_each_port_is_kept_for_the_second_owner() -> None:
    game = on_meadow(TWICE, more=BOAT + TIGHT)
    assert refused(game, "build 6,2 5,1") == "CRY-FERRY-05"
    assert "Boat must keep 1 way in" in why(game, "build 6,2 5,1")
    assert refused(game, "build 5,1 6,2") == "CRY-FERRY-05"
    bob = "cash: 50, " + track("8,7 9,7 10,7")
    assert refused(on_meadow(TWICE, bob, more=BOAT + TIGHT), "build 6,2 5,1") == ""
    alone = on_meadow(TWICE, players=1, more=BOAT + TIGHT)
    assert refused(alone, "build 6,2 5,1") == ""


@pytest.mark.rule("CRY-FERRY-05")
def test_the_first_owner_needs_to_leave_a_way_for_one_more_only() -> None:
    assert refused(on_meadow(NEAR, players=3, more=BOAT + TIGHT), "build 4,1 5,1") == ""


@pytest.mark.rule("CRY-FERRY-05")
def test_both_ports_are_kept_whichever_the_owner_came_by() -> None:
    """Ann owns the ferry by the far port, and may not take the near one from Bob."""
    mine = "cash: 50, " + track("12,7 11,7 10,7", "3,1 4,1 5,1", "8,2 7,2 6,2")
    assert refused(on_meadow(mine, more=BOAT + TIGHT), "build 6,2 5,1") == "CRY-FERRY-05"


@pytest.mark.rule("CRY-FERRY-05")
def test_places_at_ferry_ports_need_not_be_kept() -> None:
    rules = "ferry: {reserve: false}"
    assert refused(on_meadow(TWICE, more=BOAT + TIGHT, rules=rules), "build 6,2 5,1") == ""


@pytest.mark.rule("OPEN-CRY-33")
@pytest.mark.parametrize(("cap", "rule"), [("true", ""), ("false", "CRY-FERRY-05")])
def test_places_at_ports_are_kept_for_those_who_play(cap: str, rule: str) -> None:
    rules = f"city: {{cap_by_players: {cap}}}"
    game = on_meadow(TWICE, players=1, more=BOAT + TIGHT, rules=rules)
    assert refused(game, "build 6,2 5,1") == rule


@pytest.mark.rule("CRY-FERRY-12")
@pytest.mark.rule("OPEN-CRY-20")
@pytest.mark.parametrize(("reading", "clear", "city"), [("milepost", 1, 3), ("full", 4, 4)])
def test_later_sections_into_a_port_cost_the_milepost_or_the_ferry_again(
    reading: str, clear: int, city: int
) -> None:
    mine = "cash: 50, " + track("3,1 4,1 5,1", "8,2 7,2 6,2", "12,7 11,7")
    rules = f"port: {{repeat_cost: {reading}}}"
    game = on_meadow(mine, more=BOAT, rules=rules, cities=PORT_CITY)
    assert cost(game, "build 6,2 5,1") == city
    assert cost(game, "build 11,7 10,7") == clear


@pytest.mark.rule("CRY-FERRY-02")
def test_two_ferries_at_one_port_are_paid_together() -> None:
    more = BOAT + '- {id: tug, name: Tug, ports: "5,1 14,0", cost: 5}\n'
    game = on_meadow(NEAR, more=more)
    assert cost(game, "build 4,1 5,1") == 9
    one = on_meadow("cash: 50, ferries: [boat], " + track("3,1 4,1"), more=more)
    assert cost(one, "build 4,1 5,1") == 5

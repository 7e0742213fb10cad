"""Bills: what a row of ways still needs, what it costs, and nothing twice."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.planning.bills import Bill
from model.notation import Cell
from tests.engine.systems.crayon.situations.coast import LAND, coast, line, seat
from tests.engine.systems.crayon.situations.meadow import ROWS, on_meadow, track
from tests.engine.systems.crayon.situations.situation import play


def way(game: CrayonGame, *columns: int, row: int = 1) -> list[int]:
    """A way along a row, by its columns."""
    return [game.table.network.index(Cell(column, row)) for column in columns]


def cells(game: CrayonGame, path: str) -> list[int]:
    places = [place.split(",") for place in path.split()]
    return [game.table.network.index(Cell(int(col), int(row))) for col, row in places]


def bill_of(game: CrayonGame, *ways: list[int]) -> Bill:
    return Bill(game._play, 0, ways)


def laid(game: CrayonGame, bill: Bill) -> list[str]:
    """The missing sections as a player would build them, with their prices."""
    name = game.table.cells
    return [f"{name[u]} {name[v]} for {price}" for u, v, price in bill.missing.values()]


def test_a_bill_without_ways_costs_nothing() -> None:
    bill = bill_of(coast(seat(), seat()))
    assert (bill.total, bill.rent, bill.missing) == (0, 0, {})


def test_own_track_and_red_areas_cost_nothing() -> None:
    game = coast(seat(track=line(3, 6)), seat())
    bill = bill_of(game, way(game, 2, 3, 4, 5, 6))
    assert (bill.total, bill.missing) == (0, {})


def test_what_is_missing_is_listed_in_the_order_of_the_way() -> None:
    game = coast(seat(track=line(3, 5)), seat())
    bill = bill_of(game, way(game, 3, 4, 5, 6, 7, 8))
    assert laid(game, bill) == ["5,1 6,1 for 1", "6,1 7,1 for 3", "7,1 8,1 for 1"]
    assert bill.total == 1 + 3 + 1


def test_the_total_is_what_a_player_pays_who_builds_it() -> None:
    game = coast(seat(), seat(), turn={"phase": "building"})
    bill = bill_of(game, way(game, 3, 4, 5, 6, 7, 8))
    for u, v, _ in bill.missing.values():
        play(game, f"build {game.table.cells[u]} {game.table.cells[v]}")
    assert game.state.turn.spent == bill.total == 7


def test_a_section_of_two_ways_is_paid_once() -> None:
    game = coast(seat(), seat())
    bill = bill_of(game, way(game, 3, 4, 5, 6), way(game, 3, 4, 5, 6, 7), way(game, 6, 5, 4))
    assert laid(game, bill) == ["3,1 4,1 for 1", "4,1 5,1 for 1", "5,1 6,1 for 1", "6,1 7,1 for 3"]
    assert bill.total == 6


def test_a_bill_to_which_ways_are_added_is_the_bill_of_all() -> None:
    game = coast(seat(), seat(track=line(9, 12)))
    first, then = way(game, 3, 4, 5), way(game, 5, 6, 7, 8, 9, 10)
    bill = bill_of(game, first)
    bill.add(then)
    both = bill_of(game, first, then)
    assert (bill.total, bill.missing, bill.rent) == (both.total, both.missing, both.rent)


# -- in which direction


def test_a_section_is_laid_from_where_the_player_has_track() -> None:
    """The way comes from bare land; the section can be begun only at its end."""
    game = coast(seat(track=line(3, 6)), seat())
    bill = bill_of(game, way(game, 7, 6, 5))
    assert laid(game, bill) == ["6,1 7,1 for 3"]


HILL = (*ROWS[:4], ROWS[4][:5] + "^" + ROWS[4][6:], *ROWS[5:])
"""A mountain at 5,4: a section into it costs 2, one out of it 1."""


@pytest.mark.parametrize("path", ["4,4 5,4", "5,4 4,4"])
def test_between_two_ends_of_own_track_the_cheaper_direction_is_taken(path: str) -> None:
    game = on_meadow("cash: 50, " + track("3,4 4,4", "5,3 5,4"), rows=HILL)
    assert laid(game, bill_of(game, cells(game, path))) == ["5,4 4,4 for 1"]


@pytest.mark.parametrize("path", ["3,4 4,4", "4,4 3,4"])
@pytest.mark.parametrize("own", ["7,7 6,7", "5,4 4,4"])
def test_a_major_city_is_built_out_of_and_not_into(path: str, own: str) -> None:
    """Into it a section costs 5; whether the player has come to its gates changes nothing."""
    game = on_meadow("cash: 50, " + track(own))
    assert laid(game, bill_of(game, cells(game, path))) == ["3,4 4,4 for 1"]


def test_the_track_of_others_is_nowhere_to_build_from() -> None:
    game = on_meadow("cash: 50", "cash: 50, " + track("5,3 5,4"), rows=HILL)
    assert laid(game, bill_of(game, cells(game, "4,4 5,4"))) == ["4,4 5,4 for 2"]


# -- rent


@pytest.mark.parametrize(("last", "rent"), [(4, 4), (10, 4), (11, 8), (19, 8), (20, 8), (21, 12)])
def test_rent_is_one_fee_and_one_more_for_every_eight_sections(last: int, rent: int) -> None:
    """Bob's 14 sections, Dover, which is free, and Cid's track beyond it."""
    game = coast(seat(), seat(track=line(3, 17)), seat(track=line(19, 23)))
    bill = bill_of(game, way(game, *range(3, last + 1)))
    assert (bill.rent, bill.total, bill.missing) == (rent, rent, {})


def test_rent_is_the_fee_of_the_rules_and_comes_beside_what_is_built() -> None:
    game = coast(seat(track=line(3, 5)), seat(track=line(7, 9)), rules={"rent": {"fee": 7}})
    bill = bill_of(game, way(game, *range(3, 11)))
    assert laid(game, bill) == ["5,1 6,1 for 1", "6,1 7,1 for 3", "9,1 10,1 for 1"]
    assert (bill.rent, bill.total) == (7, 5 + 7)


def test_every_way_that_a_train_runs_pays_its_rent_and_others_pay_none() -> None:
    game = coast(seat(), seat(track=line(3, 17)))
    bill = bill_of(game, way(game, 3, 4, 5), way(game, 5, 4, 3))
    assert bill.rent == 2 * 4
    bill.add(way(game, 5, 6, 7), runs=False)
    assert (bill.rent, bill.total) == (8, 8)


# -- fares


def from_dover(*ports: str) -> dict[str, object]:
    """Ferries of Dover, the first for 4, the second for 5, and so on."""
    strait = LAND["ferries"][0]
    return {
        "ferries": [
            {**strait, "id": f"strait-{number}", "ports": pair, "cost": 4 + number}
            for number, pair in enumerate(ports)
        ]
    }


def test_a_ferry_from_a_major_city_is_a_fare_paid_once() -> None:
    game = coast(seat(), seat(), land=from_dover("19,1 22,1"))
    bill = bill_of(game, way(game, 18, 19, 22, 23))
    assert (bill.total, laid(game, bill)) == (4 + 1, ["22,1 23,1 for 1"])
    bill.add(way(game, 23, 22, 19))
    assert bill.total == 4 + 1


def test_who_owns_the_ferry_pays_no_fare() -> None:
    owner = seat(ferries=["strait-0"])
    game = coast(owner, seat(), land=from_dover("19,1 22,1"))
    assert bill_of(game, way(game, 19, 22)).total == 0
    his = coast(seat(), owner, land=from_dover("19,1 22,1"))
    assert bill_of(his, way(his, 19, 22)).total == 4


def test_of_several_ferries_at_a_port_the_one_that_is_taken_is_paid() -> None:
    game = coast(seat(), seat(), land=from_dover("19,1 22,1", "19,1 23,0"))
    assert bill_of(game, way(game, 19, 22)).total == 4
    assert bill_of(game, cells(game, "19,1 23,0")).total == 5
    assert bill_of(game, way(game, 22, 19), cells(game, "19,1 23,0")).total == 9


def test_a_step_within_a_red_area_is_no_crossing() -> None:
    game = coast(seat(), seat(), land=from_dover("18,1 19,1"))
    assert bill_of(game, way(game, 17, 18, 19)).total == 0


def test_a_ferry_of_the_country_is_paid_with_the_section_into_its_port() -> None:
    game = coast(seat(track=line(9, 10)), seat())
    bill = bill_of(game, way(game, 10, 11, 22, 23))
    assert laid(game, bill) == ["10,1 11,1 for 4", "22,1 23,1 for 1"]
    assert bill.total == 5

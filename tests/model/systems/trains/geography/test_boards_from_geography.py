"""Boards of Trains from geography: sheets, one land, towns, rooms, terrain, blocked borders."""

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.boards import grid
from model.boards.hexes import HexBoard
from model.imports.cannot import CannotImport
from model.imports.geo.drafting import drafted
from model.imports.geo.making import MadeMap, made
from model.imports.geo.recipes.recipe_file import read_recipe
from model.imports.geo.report import findings_of as told_of
from model.notation import Cell
from model.rules.resolving import rules_of
from model.scenario.scenario import Scenario
from model.systems.trains.building.land import Land
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.things.city import TrainsCity
from validator.running.run import findings_of

RHINE = (3.5, 50, 8.5, 53)
AEGEAN = (22, 35, 28, 41)
ALPS = (6.8, 43.7, 13.8, 46.6)


@cache
def map_made(box: tuple[float, ...], **options: Any) -> MadeMap:
    said = {
        key: dict(value) if isinstance(value, tuple) else value for key, value in options.items()
    }
    return made(read_recipe(None, {"box": list(box), "system": "trains", **said}))


@cache
def board(box: tuple[float, ...] = RHINE, **options: Any) -> Scenario:
    return drafted(map_made(box, **options), "board", "")


def land(scenario: Scenario) -> Land:
    return Land(scenario, rules_of(scenario, TrainsRules))


def cities(scenario: Scenario) -> list[TrainsCity]:
    return [one for one in scenario.cities.values() if isinstance(one, TrainsCity)]


def kinds(scenario: Scenario) -> Counter[str]:
    """What hexes are: a city, a remote place, or their terrain."""
    ground = land(scenario).ground.values()
    return Counter(
        "city" if one.room else "remote" if one.number else one.terrain for one in ground
    )


def is_one_land(scenario: Scenario) -> bool:
    around = land(scenario)
    start = min(around.open)
    seen, front = {start}, [start]
    while front:
        more = set(around.around[front.pop()]) - seen
        seen |= more
        front += sorted(more)
    return seen == around.open


def test_a_board_has_eight_rows_of_ten_and_nine_hexes() -> None:
    whole = board().board
    assert isinstance(whole, HexBoard)
    assert whole.size == (10, 8)
    rows = Counter(cell.row for cell in whole.cells())
    assert [rows[row] for row in range(8)] == [10, 9] * 4


@pytest.mark.parametrize("box", [RHINE, ALPS])
def test_a_board_has_the_mix_of_printed_ones(box: tuple[float, ...]) -> None:
    found = kinds(board(box))
    assert 20 <= found["city"] <= 24
    assert 6 <= found["remote"] <= 8
    assert 9 <= found["field"] <= 13
    assert 10 <= found["river"] <= 16
    assert 10 <= found["mountain"] <= 15
    assert 7 <= len(board(box).blocked) <= 11
    rooms = [one.room for one in cities(board(box)) if one.kind == "city"]
    assert 35 <= sum(rooms) <= 39
    assert set(rooms) == {1, 2, 3}
    numbers = Counter(one.number for one in cities(board(box)) if one.kind == "remote")
    assert numbers.keys() == {2, 3, 4}
    assert max(numbers.values()) - min(numbers.values()) <= 1


def test_room_is_where_people_live() -> None:
    rooms = {one.name: one.room for one in cities(board())}
    assert rooms["Brussels"] == 3
    assert rooms["Zwolle"] == 1


def test_remote_places_are_farther_from_cities_than_cities_are() -> None:
    stands = [one.at for one in cities(board()) if one.kind == "city" and one.at is not None]

    def away(kind: str) -> float:
        of_kind = [one.at for one in cities(board()) if one.kind == kind and one.at is not None]
        steps = [
            sorted(grid.distance(at, one) for one in stands if one != at)[:5] for at in of_kind
        ]
        return sum(map(sum, steps)) / len(steps)

    assert away("remote") > 1.25 * away("city")


def test_numbers_rise_with_the_distance() -> None:
    towns = cities(board(ALPS))
    stands = [one.at for one in towns if one.kind == "city" and one.at is not None]
    away: dict[int, list[float]] = {}
    for one in towns:
        if one.kind == "remote" and one.at is not None:
            steps = sorted(grid.distance(one.at, other) for other in stands)[:5]
            away.setdefault(one.number, []).append(sum(steps))
    assert max(away[2]) <= min(away[3])
    assert max(away[3]) <= min(away[4])


def test_rivers_run_from_hex_to_hex_and_are_river_terrain_where_no_city_stands() -> None:
    scenario = board()
    ground = land(scenario).ground
    assert {"Rhine", "Maas"} <= {water.name for water in scenario.waters.values()}
    for water in scenario.waters.values():
        for one, other in zip(water.cells, water.cells[1:], strict=False):
            assert grid.distance(one, other) == 1
        bare = [ground[cell] for cell in water.cells if cell in ground and not ground[cell].city]
        assert {one.terrain for one in bare} <= {"river", "sea"}


def test_mountains_are_where_the_alps_are() -> None:
    scenario = board(ALPS)
    high = [cell for cell, one in land(scenario).ground.items() if one.terrain == "mountain"]
    assert sum(cell.row < 4 for cell in high) >= 9


def test_a_blocked_border_leaves_three_ways_into_every_hex_and_one_land() -> None:
    for box in (RHINE, ALPS, AEGEAN):
        scenario = board(box)
        around = land(scenario).around
        for edge in scenario.blocked:
            assert min(len(around[edge.a]), len(around[edge.b])) >= 3
        assert is_one_land(scenario)


def test_much_sea_makes_a_finer_sheet_so_that_there_is_land() -> None:
    scenario = board(AEGEAN)
    assert isinstance(scenario.board, HexBoard)
    assert scenario.board.size.cols > 10
    assert len(land(scenario).open) >= 40


def test_islands_are_joined_over_narrow_water_and_left_out_beyond() -> None:
    whole = map_made(AEGEAN)
    assert whole.settled.bridges
    ground = land(board(AEGEAN)).ground
    for cell in whole.settled.bridges:
        assert ground[cell].city or ground[cell].terrain == "river"
    assert "iraklio" in board(AEGEAN).cities, "Crete is joined over Cythera"
    assert told_of(map_made((-86, 16, -64, 28))) == [
        "city Trujillo is left out: its land lies too far over the water to be joined"
    ]


def test_what_is_asked_for_is_there() -> None:
    asked = board(
        RHINE,
        cities=(("count", 26),),
        stations=(("remote", 4), ("room", 45), ("blocked", 3)),
        sheet="9, 9",
    )
    found = kinds(asked)
    assert (found["city"], found["remote"], len(asked.blocked)) == (22, 4, 3)
    assert sum(one.room for one in cities(asked) if one.kind == "city") == 45
    assert isinstance(asked.board, HexBoard)
    assert asked.board.size == (9, 9)


def test_a_spacing_or_cells_say_how_fine_a_board_is_instead_of_a_sheet() -> None:
    assert map_made(RHINE, spacing="40 km").frame.step_km == 40
    fine = map_made(RHINE, cells=150)
    assert 120 <= len(fine.settled.land) <= 180


def test_a_sheet_with_a_spacing_lies_around_the_middle_of_the_box() -> None:
    found = map_made(RHINE, sheet="10, 8", spacing="20 km")
    assert found.frame.size == (10, 8)
    middle = found.frame.globe.place_on_board(6, 51.5)
    assert middle == pytest.approx((4.75, 3.0), abs=0.2)


def test_cities_of_a_recipe_are_what_it_says() -> None:
    picks = [
        {"name": "Here", "at": "6,51", "kind": "major"},
        {"name": "There", "at": "7,52", "kind": "small"},
        {"name": "Yonder", "at": "5,50.5", "kind": "medium"},
    ]
    recipe = {"box": list(RHINE), "system": "trains", "cities": {"pick": picks}}
    scenario = drafted(made(read_recipe(None, recipe)), "picked", "")
    assert {one.name: one.kind for one in cities(scenario)} == {
        "Here": "city",
        "There": "remote",
        "Yonder": "city",
    }
    # Three rooms each are fewer than there are markers: all of them can be placed all the same.
    assert rules_of(scenario, TrainsRules).markers.stations == 6


def test_where_nobody_lives_cities_are_named_after_where_they_lie() -> None:
    scenario = board((-50, 70, -35, 78))
    names = [one.name for one in scenario.cities.values()]
    assert len(set(names)) == len(names)
    assert [one for one in findings_of(scenario) if one.severity != "info"] == []


def test_too_little_land_is_refused_with_a_sentence() -> None:
    with pytest.raises(CannotImport, match="choose a box with more land"):
        map_made((-160.5, 18.5, -154.5, 22.5), sheet="10, 8")


BOXES = st.builds(
    lambda lon, lat, wide, high: (lon, lat, lon + wide, lat + high),
    st.integers(-170, 150),
    st.integers(-54, 65),
    st.sampled_from([1.5, 4, 9, 20]),
    st.sampled_from([1, 3, 8, 16]),
)


@settings(max_examples=12, deadline=None)
@given(box=BOXES)
def test_any_box_gives_a_sound_board_or_a_sentence(box: tuple[float, ...]) -> None:
    try:
        scenario = drafted(
            made(read_recipe(None, {"box": list(box), "system": "trains"})), "any", ""
        )
    except CannotImport as why:
        assert str(why)  # noqa: PT017 (both outcomes are fine, and this one has words)
        return
    plain = replace(scenario, scenery="")
    assert [one for one in findings_of(plain) if one.severity in ("error", "warning")] == []
    assert is_one_land(scenario)
    room = sum(one.room for one in cities(scenario) if one.kind == "city")
    assert room >= rules_of(scenario, TrainsRules).markers.stations


def test_the_same_box_gives_the_same_board() -> None:
    again = drafted(made(read_recipe(None, {"box": list(ALPS), "system": "trains"})), "board", "")
    assert again == board(ALPS)
    assert Cell(9, 1) not in land(again).ground

"""What a rail costs and why it cannot be laid, for anybody who asks without a game."""

from pathlib import Path

import pytest

from model.files.scenario_files import load
from model.notation import Cell
from model.rules.resolving import rules_of
from model.systems.trains.building import rails, several, stations
from model.systems.trains.building.land import Land
from model.systems.trains.building.rails import Builder, Price
from model.systems.trains.rules.trains_rules import TrainsRules

SCENARIO = load(Path(__file__).parents[4] / "files" / "trains" / "inlet.milepost.yaml")
LAND = Land(SCENARIO, rules_of(SCENARIO, TrainsRules))
ALONE = Builder(LAND, {Cell(2, 2)}, {Cell(2, 2): 1}, {}, coin=9)


@pytest.mark.parametrize(
    ("cell", "waived", "coin"),
    [
        ((1, 2), (), 0),
        ((3, 2), (), 1),
        ((3, 2), ("river",), 0),
        ((0, 1), (), 2),
        ((2, 1), (), 3),
        ((2, 1), ("city",), 0),
        ((2, 1), ("all-but-remote",), 0),
        ((0, 2), ("all-but-remote",), 3),
        ((0, 2), ("remote",), 0),
    ],
)
def test_a_hex_has_its_price(cell: tuple[int, int], waived: tuple[str, ...], coin: int) -> None:
    builder = ALONE._replace(stations={"alder": 2}, waived=frozenset(waived))
    assert rails.price(builder, Cell(*cell)) == Price(coin)


def test_markers_of_others_add_coin_and_waste() -> None:
    builder = ALONE._replace(markers={Cell(1, 2): 2})
    assert rails.price(builder, Cell(1, 2)) == Price(2, 1)
    free = builder._replace(waived=frozenset({"foreign-coin", "foreign-waste"}))
    assert rails.price(free, Cell(1, 2)) == Price(0)


def test_cities_stand_on_their_terrain_and_count_instead_of_it() -> None:
    assert LAND.ground[Cell(2, 1)].room == 2
    assert LAND.ground[Cell(0, 2)].number == 3
    assert LAND.name_of(Cell(2, 1)) == "Alder"
    assert LAND.name_of(Cell(1, 1)) == "1,1"
    assert LAND.unpriced == ()


def test_blocked_borders_and_sea_are_not_adjacent() -> None:
    assert Cell(4, 4) not in LAND.around[Cell(3, 4)]
    assert Cell(6, 2) not in LAND.around[Cell(5, 2)]
    why = rails.why_not(ALONE._replace(own={Cell(3, 4)}), Cell(4, 4))
    assert why is not None
    assert why.rule == "TRN-RAIL-02"


def test_several_rails_are_tried_one_after_the_other() -> None:
    poor = ALONE._replace(own={Cell(0, 0)}, coin=2)
    assert several.can_lay(poor, 2)
    assert not several.can_lay(poor._replace(coin=1), 1)
    assert several.can_lay(poor._replace(coin=0), 0)


def test_stations_have_room_in_cities_alone() -> None:
    assert stations.room_left(LAND, {}) == 12
    assert stations.room_left(LAND, {"birch": 3}) == 9
    assert Cell(4, 2) not in stations.places(LAND, {"birch": 3})
    assert [getattr(stations.why_not(LAND, Cell(*at), {"cedar": 1}), "rule", "") for at in
            ((4, 2), (5, 0), (0, 2), (1, 1))] == [
        "", "TRN-STATION-02", "TRN-STATION-06", "TRN-STATION-01",
    ]  # fmt: skip

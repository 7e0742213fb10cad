"""The bundled map of Southern China says all that the rules of the fan map say about its board."""

import pytest

from model.boards import grid
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.notation import Cell, Edge
from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.things.city import CITY, SLOTS, AgeOfSteamCity
from model.systems.age_of_steam.things.colours import Colours
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from model.systems.age_of_steam.track.land import land_of

MARKED = {
    "3,12": {"haikou", "zhanjiang"},
    "7,11": {"hong-kong", "shenzhen"},
    "7,9": {"guangzhou", "shenzhen"},
}
"""The marked hexes, and what each lies between."""


@pytest.fixture(scope="module")
def china() -> Scenario:
    return load(bundled_scenarios()["southern-china"])


@pytest.fixture(scope="module")
def part(china: Scenario) -> AgeOfSteamPart:
    return china.part_as(AgeOfSteamPart)


@pytest.fixture(scope="module")
def rules(china: Scenario) -> AgeOfSteamRules:
    found = resolve_rules(china).values
    assert isinstance(found, AgeOfSteamRules)
    return found


def _printed(china: Scenario) -> dict[str, AgeOfSteamCity]:
    return {
        city.id: city
        for city in china.cities.values()
        if isinstance(city, AgeOfSteamCity) and city.kind == CITY
    }


def _at(china: Scenario, city: str) -> Cell:
    at = china.cities[city].at
    assert at is not None
    return at


@pytest.mark.rule("VAL-AOS-64")
def test_it_says_that_its_board_is_ours(china: Scenario) -> None:
    assert "Its board is not known to us, and this one is no copy" in " ".join(china.notes.split())


@pytest.mark.rule("SC-SETUP-01")
def test_three_to_five_play(china: Scenario) -> None:
    assert (china.players.min, china.players.max) == (3, 5)


@pytest.mark.rule("SC-SETUP-05")
def test_three_cubes_lie_in_hong_kong_and_changsha_and_two_elsewhere(
    china: Scenario, part: AgeOfSteamPart
) -> None:
    own = {city.id: city.cubes for city in _printed(china).values() if city.cubes is not None}

    assert own == {"changsha": 3, "hong-kong": 3}
    assert [(one.where[0].kind, one.draw) for one in part.start_cubes] == [(("printed",), 2)]


@pytest.mark.rule("VAL-AOS-65")
@pytest.mark.rule("SC-GOODS-01")
def test_hong_kong_is_a_city_of_every_colour_and_the_free_port(china: Scenario) -> None:
    hong_kong = _printed(china)["hong-kong"]

    assert hong_kong.colours == Colours("all")
    assert hong_kong.tags == ("free-port",)
    assert [city for city, one in _printed(china).items() if one.tags] == ["hong-kong"]


@pytest.mark.rule("VAL-AOS-65")
@pytest.mark.rule("SC-ACTION-01")
@pytest.mark.rule("SC-SETUP-02")
def test_there_is_neither_engineer_nor_locomotive_and_there_are_four_discs(
    rules: AgeOfSteamRules,
) -> None:
    assert not {action.id for action in rules.actions.list} & {"engineer", "locomotive"}
    assert rules.discs.per_player == 4


@pytest.mark.rule("VAL-AOS-65")
@pytest.mark.rule("SC-BUILD-06")
@pytest.mark.rule("SC-BUILD-07")
@pytest.mark.rule("SC-BUILD-08")
def test_three_special_links_cost_eight_a_build_and_give_a_point(part: AgeOfSteamPart) -> None:
    links = part.special_links.values()

    assert sorted(link.ends for link in links) == [
        ("guangzhou", "hong-kong"),
        ("guangzhou", "shenzhen"),
        ("hong-kong", "shenzhen"),
    ]
    assert {(one.cost, one.builds, one.points, one.owners) for one in links} == {((8,), 1, 1, 1)}
    assert {part.link_groups[one.group].per_player_per_turn for one in links} == {1}


@pytest.mark.rule("SC-BUILD-02")
def test_the_boundary_of_hong_kong_and_shenzhen_is_blocked(china: Scenario) -> None:
    assert list(china.blocked) == [Edge(_at(china, "shenzhen"), _at(china, "hong-kong"))]


@pytest.mark.rule("SC-BUILD-03")
def test_three_marked_hexes_take_a_simple_tile_first(china: Scenario, part: AgeOfSteamPart) -> None:
    assert all(data.price and data.first_tile == "simple" for data in part.cells.values())
    assert part.cells.keys() == MARKED.keys()
    assert all(stops <= _beside(china, Cell.parse(cell)) for cell, stops in MARKED.items())


def _beside(china: Scenario, cell: Cell) -> set[str]:
    near = set(grid.neighbours(cell))
    return {city.id for city in china.cities.values() if city.at in near}


@pytest.mark.rule("SC-BUILD-05")
def test_one_tile_joins_haikou_to_the_mainland(china: Scenario, rules: AgeOfSteamRules) -> None:
    land = land_of(china, rules)
    strait = land.hex_at(Cell.parse("3,12"))

    assert land.terrain[strait] == "water"
    assert land.buildable[strait]


def test_the_twelve_columns_are_shared_out_one_to_a_city(china: Scenario) -> None:
    slots = [slot for city in _printed(china).values() for slot in city.slots]

    assert sorted(slots) == sorted(SLOTS)


def test_every_colour_of_the_bag_has_a_home(china: Scenario) -> None:
    known = china.goods.keys()
    homes = {city.id: city.colours.among(known) for city in _printed(china).values()}
    elsewhere = set[str]().union(*(taken for city, taken in homes.items() if city != "hong-kong"))

    assert homes["hong-kong"] == known
    assert elsewhere == {"blue", "purple", "red", "yellow"}

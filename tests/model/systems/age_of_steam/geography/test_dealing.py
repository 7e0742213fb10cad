"""Maps from geography: colours are spread, numbers of growth are dealt, islands get sea links."""

import json
from collections import Counter
from functools import cache
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from shapely import Point, get_coordinates, unary_union
from shapely.geometry import shape

from model.boards import grid
from model.imports.geo.drafting import drafted
from model.imports.geo.making import made
from model.imports.geo.recipes.recipe_file import read_recipe
from model.imports.geo.scenery import scenery_text
from model.notation import Cell
from model.scenario.preset_things import own_plain
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.geography.colours import spread_colours
from model.systems.age_of_steam.things.city import AgeOfSteamCity
from model.systems.age_of_steam.things.part import AgeOfSteamPart

COLOURS = ("blue", "purple", "red", "yellow")
CELLS = st.builds(Cell, st.integers(0, 20), st.integers(0, 20))


@cache
def map_of(*box: float) -> Scenario:
    options = {"box": list(box), "system": "age-of-steam"}
    return drafted(made(read_recipe(None, options)), "land", "")


def cities_in(scenario: Scenario) -> list[AgeOfSteamCity]:
    cities = (city for city in scenario.cities.values() if isinstance(city, AgeOfSteamCity))
    return [city for city in cities if city.kind == "city"]


def crowding(cities: dict[str, Cell], dealt: dict[str, str]) -> float:
    same = (pair for pair in combinations(cities, 2) if dealt[pair[0]] == dealt[pair[1]])
    return sum(1 / grid.distance(cities[one], cities[other]) ** 2 for one, other in same)


@given(st.lists(CELLS, unique=True, min_size=1, max_size=12))
def test_of_each_colour_there_are_as_many_and_no_exchange_would_part_them_more(
    cells: list[Cell],
) -> None:
    cities = {f"c{number}": cell for number, cell in enumerate(cells)}
    dealt = spread_colours(cities, COLOURS)
    counts = Counter(dealt.values())
    assert max(counts.values()) - min(counts[colour] for colour in COLOURS) <= 1
    for one, other in combinations(cities, 2):
        exchanged = {**dealt, one: dealt[other], other: dealt[one]}
        assert crowding(cities, exchanged) >= crowding(cities, dealt) - 1e-6


def test_a_map_has_twelve_cities_at_most_each_with_a_colour_and_a_number_of_its_own() -> None:
    cities = cities_in(map_of(6, 45.5, 19, 55))
    assert 8 <= len(cities) <= 12
    slots = [slot for city in cities for slot in city.slots]
    assert len(slots) == len(set(slots)) == len(cities)
    assert all(len(city.colours.named) == 1 for city in cities)
    assert "black" not in {colour for city in cities for colour in city.colours.named}


def test_it_says_nothing_that_its_preset_holds_and_is_for_as_many_as_the_rules_know() -> None:
    scenario = map_of(6, 45.5, 19, 55)
    assert set(own_plain(scenario)) & {"goods", "new_cities"} == set()
    assert (scenario.players.min, scenario.players.max) == (3, 6)
    assert set(scenario.board.legend.values()) <= {"plain", "river", "mountain"}  # type: ignore[union-attr]


def test_islands_are_joined_by_sea_links() -> None:
    scenario = map_of(-85, 17.5, -65, 24)
    links = scenario.part_as(AgeOfSteamPart).special_links
    assert len(links) >= 2
    assert all(set(link.ends) <= set(scenario.cities) for link in links.values())
    towns = {key for key, city in scenario.cities.items() if city.kind == "town"}
    assert all(link.requires == "towns" for link in links.values() if towns & set(link.ends))


def test_the_coast_of_an_island_is_drawn_finely_and_lies_under_every_hex() -> None:
    island = made(
        read_recipe(None, {"box": [-79, 17.4, -75.9, 18.8], "system": "age-of-steam", "cells": 40})
    )
    features = json.loads(scenery_text(island))["features"]
    own = unary_union([shape(one["geometry"]) for one in features])
    assert all(own.contains(Point(at.col + at.row % 2 / 2, at.row)) for at in island.kinds)
    assert len(get_coordinates(own)) > 120

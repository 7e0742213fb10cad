"""Boards of Santa Fe from geography: homes at a side, values that rise, squares, arrows, names."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.boards.routes import RouteBoard
from model.imports.geo.drafting import drafted
from model.imports.geo.making import made
from model.imports.geo.recipes.recipe_file import read_recipe
from model.scenario.scenario import Scenario
from model.systems.santa_fe.geography.outlook import SIDES, Outlook, outlook
from model.systems.santa_fe.geography.values import CARDS, counted
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.things.railroad import Railroad
from validator.running.run import findings_of

INDIA = [68, 8, 90, 30]


@cache
def india(side: str = "", count: int = 24, **homes: str) -> Scenario:
    options = {
        "box": INDIA,
        "system": "santa-fe",
        "cells": 420,
        "cities": {"count": count},
        "lines": {"segments": 240},
        "homes": {"side": side, "cities": homes},
    }
    return drafted(made(read_recipe(None, options)), "india", "")


def railroads(scenario: Scenario) -> dict[str, Railroad]:
    return dict(scenario.part_as(SantaFePart).railroads)


def values(scenario: Scenario) -> dict[str, int | None]:
    return {
        key: city.value for key, city in scenario.cities.items() if isinstance(city, SantaFeCity)
    }


def view(scenario: Scenario, side: str) -> Outlook:
    return outlook(scenario, {}, side)


@given(cities=st.integers(0, 200))
def test_values_are_counted_as_the_cards_are(cities: int) -> None:
    found = counted(cities)
    assert len(found) == cities
    assert found == sorted(found)
    share = {value: count * cities / 38 for value, count in CARDS.items()}
    assert all(abs(found.count(value) - share[value]) <= 1 for value in CARDS)


def test_on_a_board_of_42_cities_are_as_many_of_each_value_as_cards_need() -> None:
    assert Counter(counted(38)) == CARDS


@pytest.mark.parametrize("side", SIDES)
def test_majors_begin_at_the_side_that_is_asked_for(side: str) -> None:
    scenario = india(side)
    seen = view(scenario, side)
    homes = [one.home for one in railroads(scenario).values() if one.is_major]
    assert len(homes) == 5
    assert len(set(homes)) == 4
    assert all(seen.out(home) < 0.6 for home in homes)


def test_values_rise_away_from_the_home_bases() -> None:
    scenario = india("west")
    seen, worth = view(scenario, "west"), values(scenario)
    bases = {one.home for one in railroads(scenario).values() if one.is_major}
    assert all((worth[city] is None) == (city in bases) for city in worth)
    outs = {n: [seen.out(c) for c, v in worth.items() if v == n] for n in (3, 7)}
    assert max(outs[3]) < max(outs[7])
    assert sum(outs[3]) / len(outs[3]) + 0.3 < sum(outs[7]) / len(outs[7])


def test_short_lines_begin_beside_majors_and_in_the_field() -> None:
    scenario = india("west")
    seen, known = view(scenario, "west"), railroads(scenario)
    homes = {one.home for one in known.values() if one.is_major}
    shorts = [one for one in known.values() if not one.is_major]
    assert sum(one.home in homes for one in shorts) == 2
    assert max(seen.out(one.home) for one in shorts) > 0.6


def test_homes_can_be_chosen_by_name() -> None:
    scenario = india("west", sf="Delhi", wp="Hyderabad")
    assert railroads(scenario)["sf"].home == "delhi"
    assert railroads(scenario)["wp"].home == "hyderabad"
    assert values(scenario)["delhi"] is None


def test_arrows_lead_outward_and_leave_ways_on() -> None:
    scenario = india("west")
    seen, board = view(scenario, "west"), scenario.board
    assert isinstance(board, RouteBoard)
    bases = {one.home for one in railroads(scenario).values() if one.is_major}
    arrows = [line for line in board.lines.values() if line.arrow]
    assert arrows
    for line in arrows:
        tail, tip = (line.a, line.b) if line.arrow == "a>b" else (line.b, line.a)
        assert tail in bases
        assert tip not in bases
        assert seen.out(tip) > seen.out(tail)
        assert sum(one.can_start_at(tip) for one in board.lines_at(tip)) >= 3


def test_squares_lie_on_the_way_of_every_major() -> None:
    scenario = india("west")
    squares = [
        one
        for city in scenario.cities.values()
        if isinstance(city, SantaFeCity)
        for one in city.squares
    ]
    majors = {key for key, one in railroads(scenario).items() if one.is_major}
    assert set(squares) == majors
    assert all(2 <= squares.count(key) <= 8 for key in majors)


def test_railroads_are_called_after_where_they_go() -> None:
    scenario = india("west")
    names = [one.name for one in railroads(scenario).values()]
    assert len(set(names)) == 9
    for one in railroads(scenario).values():
        assert one.name.startswith(f"{scenario.cities[one.home].name} & ")


def test_few_cities_are_for_few_players() -> None:
    scenario = india("west", 9)
    cards = sum(2 if value and value > 3 else 1 for value in values(scenario).values() if value)
    assert scenario.players.max == max(2, min(5, cards // 4 - 1))


@pytest.mark.parametrize("side", ["", "north"])
def test_such_a_board_has_no_faults(side: str) -> None:
    scenario = replace(india(side), scenery="")
    assert [one for one in findings_of(scenario) if one.severity != "info"] == []

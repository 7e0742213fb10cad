"""Boards of routes from boxes of the world: planar, joined, with the terrain that lies there."""

import json
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from shapely import LineString, Point, unary_union
from shapely.geometry import shape

from model.boards.grid import ROW_HEIGHT
from model.boards.routes import Line, RouteBoard
from model.files.scenario_files import new_text, read_text
from model.imports.cannot import CannotImport
from model.imports.geo.drafting import drafted
from model.imports.geo.making import MadeMap, made
from model.imports.geo.recipes.recipe_file import read_recipe
from model.imports.geo.report import findings_of, report_rows
from model.imports.geo.scenery import scenery_text
from model.scenario.scenario import Scenario

INDIA = (68, 8, 90, 30)
CHILE = (-76, -40, -55, -18)
SMALL = {"cells": 420, "cities": {"count": 24, "spread": 2.4}, "lines": {"segments": 110}}


@cache
def made_of(*box: float) -> MadeMap:
    return made(read_recipe(None, {"box": list(box), "system": "santa-fe", **SMALL}))


@cache
def map_of(*box: float) -> Scenario:
    return drafted(made_of(*box), "land", "./land.scenery.geojson")


def board_of(scenario: Scenario) -> RouteBoard:
    assert isinstance(scenario.board, RouteBoard)
    return scenario.board


def way(scenario: Scenario, line: Line) -> LineString:
    """A line as it is drawn, in true proportions."""
    ends = [scenario.cities[city].xy for city in (line.a, line.b)]
    places = [ends[0], *line.bends, ends[1]]
    return LineString([(one.x, one.y * ROW_HEIGHT) for one in places if one is not None])


@pytest.mark.parametrize("box", [INDIA, CHILE])
def test_lines_meet_in_cities_alone(box: tuple[float, ...]) -> None:
    scenario = map_of(*box)
    ways = {
        frozenset((line.a, line.b)): way(scenario, line)
        for line in board_of(scenario).lines.values()
    }
    for (one, line), (two, other) in combinations(ways.items(), 2):
        shared = [scenario.cities[city].xy for city in one & two]
        meeting = line.intersection(other)
        spots = [Point(xy.x, xy.y * ROW_HEIGHT) for xy in shared if xy is not None]
        around = unary_union([spot.buffer(300) for spot in spots]) if spots else Point(-9e9, 0)
        assert meeting.is_empty or meeting.within(around), (one, two)


@pytest.mark.parametrize("box", [INDIA, CHILE])
def test_no_line_runs_through_another_city(box: tuple[float, ...]) -> None:
    scenario = map_of(*box)
    for line in board_of(scenario).lines.values():
        drawn = way(scenario, line)
        for key, city in scenario.cities.items():
            if not line.joins(key) and city.xy is not None:
                assert drawn.distance(Point(city.xy.x, city.xy.y * ROW_HEIGHT)) > 750


@pytest.mark.parametrize("box", [INDIA, CHILE])
def test_all_cities_are_joined_and_none_is_an_end(box: tuple[float, ...]) -> None:
    scenario, result = map_of(*box), made_of(*box)
    board = board_of(scenario)
    assert len(scenario.cities) == 24
    assert board.components()[0] == frozenset(scenario.cities)
    assert min(len(board.neighbours(city)) for city in scenario.cities) >= 2
    assert findings_of(result) == []


def test_segments_are_as_many_as_asked_for_and_about_as_long_as_each_other() -> None:
    scenario = map_of(*INDIA)
    lines = board_of(scenario).lines.values()
    assert sum(line.segments for line in lines) == pytest.approx(110, abs=8)
    each = [way(scenario, line).length / line.segments for line in lines]
    middle = sorted(each)[len(each) // 2]
    # Short lines have fewer, so that pieces have room between the marks of their cities.
    assert sum(0.6 * middle < one < 1.6 * middle for one in each) > 0.9 * len(each)


def test_the_andes_are_mountains_and_the_ganges_is_crossed() -> None:
    chile, india = map_of(*CHILE), map_of(*INDIA)
    over = [row for line in board_of(chile).lines.values() for row in line.terrain]
    assert sum("mountain" in row for row in over) >= 10
    rivers = {water.name for water in india.waters.values() if water.kind == "river"}
    assert {"Ganges", "Godāvari"} & rivers
    assert any("river" in row for line in board_of(india).lines.values() for row in line.terrain)


def test_a_board_of_the_same_recipe_is_the_same_and_can_be_read() -> None:
    scenario = map_of(*CHILE)
    text = new_text(scenario)
    assert read_text(text, "land").scenario == scenario
    again = drafted(made_of.__wrapped__(*CHILE), "land", "./land.scenery.geojson")
    assert new_text(again) == text


def test_under_the_lines_are_land_relief_and_waters() -> None:
    features = json.loads(scenery_text(made_of(*CHILE)))["features"]
    kinds: dict[str, list[Any]] = {}
    for feature in features:
        kinds.setdefault(feature["properties"]["kind"], []).append(shape(feature["geometry"]))
    assert {"own", "relief"} <= kinds.keys()
    own, relief = (
        unary_union([one.buffer(0.02) for one in kinds[kind]]) for kind in ("own", "relief")
    )
    assert relief.difference(own).area < 0.03 * relief.area
    assert 0.15 < relief.area / own.area < 0.6
    cities = [city.xy for city in map_of(*CHILE).cities.values()]
    assert all(own.distance(Point(xy.x / 1000, xy.y / 1000)) < 0.3 for xy in cities if xy)


def test_the_report_counts_lines_and_segments() -> None:
    rows = dict(report_rows(made_of(*INDIA), map_of(*INDIA)))
    assert rows["cities"].startswith("24; fewest lines")
    assert "pairs of cities joined twice" in rows["lines"]
    assert " km, " in rows["segments"]


def test_where_nobody_lives_there_is_no_board() -> None:
    asked = read_recipe(None, {"box": [-45, 72, -35, 78], "system": "santa-fe"})
    with pytest.raises(CannotImport, match="lines join only 0 cities here"):
        made(asked)


def test_an_island_that_no_line_reaches_is_left_out_and_told() -> None:
    pick = [{"name": name} for name in ("Palermo", "Cagliari", "Naples", "Rome", "Florence")]
    pick += [{"name": name} for name in ("Milan", "Turin", "Genoa", "Venice", "Bari")]
    options = {"box": [6, 36, 19, 47], "system": "santa-fe", "cities": {"pick": pick}}
    result = made(read_recipe(None, {**options, "cells": 420}))
    told = findings_of(result)
    assert any("Cagliari" in sentence for sentence in told)
    assert "Rome" in {place.name for place in result.net.places}

"""Maps as GeoJSON: right by its standard, and everything where it is."""

import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import shapely
from hypothesis import HealthCheck, given, settings

from model.boards import grid
from model.boards.hexes import HexBoard, Orientation
from model.boards.terrain import Size, TerrainBoard
from model.bundled import bundled_scenarios
from model.collection import Things
from model.exports.geojson import geojson_text
from model.exports.places import places_of
from model.files.scenario_files import load
from model.imports.geo.scenery import scenery_text
from model.notation import Cell
from model.notation import Path as Course
from model.scenario.own_classes import city_class
from model.scenario.scenario import Scenario
from model.scenario.things import Region
from tests.generate.scenario import scenarios
from tests.model.imports.geo.pearl_river import pearl_river
from tests.model.imports.geo.pearl_river import scenario as pearl_river_scenario

DEPTHS = {"Point": 0, "LineString": 1, "MultiLineString": 2, "Polygon": 2, "MultiPolygon": 3}


def features(scenario: Scenario, folder: Path, **options: bool) -> dict[str, dict[str, Any]]:
    """The features by id, after a look at what the standard asks of them."""
    places = places_of(scenario, folder)
    whole = json.loads(geojson_text(scenario, places, **options), parse_constant=_never)
    assert whole["type"] == "FeatureCollection"
    found = {one["id"]: one for one in whole["features"]}
    assert len(found) == len(whole["features"])
    for one in found.values():
        assert set(one) == {"type", "id", "properties", "geometry"}
        assert one["type"] == "Feature"
        if one["geometry"] is not None:
            _assert_sound(one["geometry"], whole["bbox"])
    return found


def _never(word: str) -> None:
    raise AssertionError(word)


def _assert_sound(geometry: dict[str, Any], bbox: list[float]) -> None:
    """Positions in the box, lines of two at least, rings closed, by the right-hand rule."""
    assert set(geometry) == {"type", "coordinates"}
    kind, places = geometry["type"], geometry["coordinates"]
    positions = [places]
    for _ in range(DEPTHS[kind]):
        positions = [inner for outer in positions for inner in outer]
    west, south, east, north = bbox
    for position in positions:
        x, y = position
        assert west <= x <= east
        assert south <= y <= north
    assert shapely.from_geojson(json.dumps(geometry)).geom_type == kind
    if kind in ("LineString", "MultiLineString"):
        assert all(len(line) > 1 for line in ([places] if kind == "LineString" else places))
    if kind in ("Polygon", "MultiPolygon"):
        for rings in [places] if kind == "Polygon" else places:
            for number, ring in enumerate(rings):
                assert len(ring) >= 4
                assert ring[0] == ring[-1]
                assert shapely.LinearRing(ring).is_ccw == (number == 0)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(scenarios())
def test_every_map_is_right_by_the_standard(tmp_path: Path, scenario: Scenario) -> None:
    found = features(scenario, tmp_path, edges=True)
    board = scenario.board
    assert isinstance(board, TerrainBoard)
    for cell in board.cells():
        x, y = grid.position(cell)
        here = found[f"cells/{cell}"]
        assert here["geometry"]["coordinates"] == pytest.approx([x, -y], abs=1e-4)
        assert here["properties"]["terrain"] == board.kind_at(cell)
    for city in scenario.cities.values():
        there = found[f"cities/{city.id}"]
        assert there["properties"]["name"] == city.name
        if city.at is not None and board.has(city.at):
            assert there["geometry"] == found[f"cells/{city.at}"]["geometry"]
    for name in ("waters", "regions", "labels"):
        assert {f"{name}/{one}" for one in getattr(scenario, name)} <= found.keys()
    assert sum(one.startswith("edges/") for one in found) == len(list(board.edges()))


@pytest.mark.parametrize("name", sorted(bundled_scenarios()))
def test_the_bundled_maps_have_valid_shapes(name: str) -> None:
    path = bundled_scenarios()[name]
    for one in features(load(path), path.parent).values():
        if one["geometry"] is not None:
            shape = shapely.from_geojson(json.dumps(one["geometry"]))
            assert shapely.is_valid(shape), one["id"]


def test_a_map_from_geography_lies_where_it_lies(tmp_path: Path) -> None:
    made, scenario = pearl_river(), pearl_river_scenario()
    text = scenery_text(made)
    (tmp_path / "pearl-river.scenery.geojson").write_text(text, encoding="utf-8")
    found = features(scenario, tmp_path)
    lon, lat = found["cities/guangzhou"]["geometry"]["coordinates"]
    kilometres = 111 * math.hypot((lon - 113.26) * math.cos(math.radians(23)), lat - 23.13)
    assert kilometres < made.frame.step_km
    planar = json.loads(geojson_text(scenario, places_of(scenario, tmp_path, planar=True)))
    assert planar["milepost"]["coordinates"].startswith("No longitudes and latitudes")


def test_edges_say_what_they_cross() -> None:
    path = bundled_scenarios()["tutorial"]
    found = features(load(path), path.parent, edges=True, cells=False)
    assert found["edges/7,7 8,7"]["properties"]["crosses"] == ["wend"]
    assert not any(one.startswith("cells/") for one in found)


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
def test_hexes_are_areas_and_regions_join_them(orientation: Orientation, tmp_path: Path) -> None:
    board = HexBoard(Size(3, 3), Things({".": "clear"}), ("...",) * 3, orientation)
    ring = tuple(cell for cell in grid.disc(Cell(1, 1), 1) if cell != Cell(1, 1))
    ring = tuple(cell for cell in ring if board.has(cell))
    scenario = Scenario(
        id="hexes",
        system="trains",
        board=board,
        cities=Things({"a": city_class("trains")(id="a", name="A", kind="city", at=Cell(1, 1))}),
        regions=Things({"ring": Region(id="ring", cells=ring), "idea": Region(id="idea")}),
    )
    found = features(scenario, tmp_path)
    shapes = {
        name: shapely.from_geojson(json.dumps(one["geometry"]))
        for name, one in found.items()
        if one["geometry"]
    }
    assert found["regions/idea"]["geometry"] is None
    assert shapely.contains(shapes["cells/1,1"], shapes["cities/a"])
    joined = shapely.union_all([shapes[f"cells/{cell}"] for cell in ring])
    assert joined.area == pytest.approx(shapes["regions/ring"].area, rel=1e-3)
    assert shapely.get_num_interior_rings(shapely.get_geometry(shapes["regions/ring"], 0)) == 1


def test_a_river_with_arms_is_several_lines_in_one_feature(tmp_path: Path) -> None:
    scenario = load(bundled_scenarios()["tutorial"])
    beck = scenario.waters["alder-beck"]
    arm = Course.parse("8,6s 8,7n")
    waters = scenario.waters.put("alder-beck", replace(beck, paths=(arm,)))
    found = features(replace(scenario, waters=waters), tmp_path, edges=True)
    shape = found["waters/alder-beck"]["geometry"]
    assert (shape["type"], [len(line) for line in shape["coordinates"]]) == (
        "MultiLineString",
        [len(beck.courses[0]), 2],
    )
    assert not {"path", "paths"} & set(found["waters/alder-beck"]["properties"])
    assert found["edges/8,6 8,7"]["properties"]["crosses"] == ["alder-beck"]

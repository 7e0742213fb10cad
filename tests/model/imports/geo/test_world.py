"""The world pack: small, whole, and good for a map of any box."""

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from model.files.scenario_files import new_text, read_text
from model.imports.cannot import CannotImport
from model.imports.geo.drafting import drafted
from model.imports.geo.layers.features import Feature
from model.imports.geo.layers.grids import Grid, read_grid
from model.imports.geo.layers.reading import read_layer
from model.imports.geo.making import MadeMap, made
from model.imports.geo.recipes.amounts import Box
from model.imports.geo.recipes.recipe_file import REGIONS, WORLD, read_recipe, region_names
from model.imports.geo.report import findings_of
from validator.running.run import findings_of as checked

EVERYWHERE = Box(-180, -60, 180, 84)


def layer(name: str) -> tuple[Feature, ...]:
    return read_layer(name, WORLD)


def height(grid: Grid, lon: float, lat: float) -> float:
    return float(grid.at(np.array([lon]), np.array([lat]))[0])


def test_the_pack_is_small() -> None:
    assert sum(path.stat().st_size for path in WORLD.iterdir()) < 8_000_000


def test_its_layers_know_the_world() -> None:
    countries = {feature.text("name") for feature in layer("countries.json.gz")}
    assert {"Chile", "Japan", "Serbia", "New Zealand"} <= countries
    rivers = {feature.text("name") for feature in layer("rivers.geojson.gz")}
    assert {"Danube", "Mississippi", "Bío-Bío", "Nile", "Murray"} <= rivers
    assert not any("?" in name for name in rivers)
    people = {f.text("name"): f.facts["population"] for f in layer("places.geojson.gz")}
    assert people["Tokyo"] > 10_000_000
    lakes = {feature.text("name") for feature in layer("lakes.geojson.gz")}
    assert {"Lake Victoria", "Lake Titicaca", "Lake Ohrid"} <= lakes


def test_its_grids_lie_where_they_should() -> None:
    heights = read_grid("heights.png", WORLD, None, EVERYWHERE)
    relief = read_grid("relief.png", WORLD, None, EVERYWHERE)
    desert = read_grid("desert.png", WORLD, None, EVERYWHERE)
    assert 25 * height(heights, 91.1, 29.7) > 3000  # Lhasa
    assert 25 * height(heights, 4.9, 52.4) < 60  # Amsterdam
    assert height(heights, -30, 0) == 0  # the Atlantic
    assert 20 * height(relief, 8.0, 46.5) > 800  # the Alps
    assert 20 * height(relief, -98, 40) < 150  # Nebraska
    assert height(desert, 10, 25) > 0.5  # the Sahara
    assert height(desert, 10, 50) == 0


@cache
def small_map(box: str) -> MadeMap:
    return made(read_recipe(None, {"box": box, "cells": "250"}))


BOXES = {
    "the Balkans": "13,39,30,47",
    "Patagonia": "-76,-56,-62,-40",
    "New Zealand": "166,-47.5,179,-34",
    "both sides of the equator": "8,-6,20,6",
}


@pytest.mark.parametrize("name", BOXES)
def test_any_box_becomes_a_map_that_only_lacks_goods_and_cards(name: str) -> None:
    found = small_map(BOXES[name])
    assert len(found.kinds) == pytest.approx(250, rel=0.2)
    assert len(found.settled.cities) >= 6
    scenario = drafted(found, "x", "./x.scenery.geojson")
    assert read_text(new_text(scenario)).scenario == scenario
    errors = {f.code for f in checked(scenario) if f.severity == "error"}
    assert errors <= {"DCK001"}


def test_land_beyond_the_line_of_dates_covers_nothing_else() -> None:
    names = {feature.text("name") for feature in small_map(BOXES["Patagonia"]).sources.lands.own}
    assert "Fiji" not in names
    assert "Chile" in names


def test_the_regions_that_come_along_can_be_made() -> None:
    assert region_names() == ["china", "north-america"]
    for name in region_names():
        recipe = read_recipe(None, {"region": name}).recipe
        assert recipe.cities.pick
        assert Path(REGIONS / f"{name}.yaml").is_file()


def test_a_region_may_be_made_coarser() -> None:
    coarse = made(read_recipe(None, {"region": "china", "spacing": "140 km"}))
    told = [line for line in findings_of(coarse) if "not in the layer" in line and "city" in line]
    assert told == []
    assert len(coarse.kinds) == pytest.approx(2260 / 4, rel=0.1)


def test_a_share_of_desert_comes_from_the_heart_of_the_dry_land() -> None:
    found = {}
    for said in ({}, {"desert": "5 %"}, {"desert": "0 %"}):
        options = {"box": "72.5,33,100,48", "cells": "400", "terrain": said}
        kinds = made(read_recipe(None, options)).kinds
        found[said.get("desert", "")] = {cell for cell, kind in kinds.items() if kind == "desert"}
        assert len(kinds) > 300
    assert found["0 %"] == set()
    assert 0.03 < len(found["5 %"]) / 400 < 0.07
    assert len(found["5 %"] & found[""]) >= 0.9 * len(found["5 %"])


def test_a_share_of_desert_is_no_height() -> None:
    with pytest.raises(CannotImport, match="not a share"):
        read_recipe(None, {"box": "72,33,100,48", "terrain": {"desert": "300 m"}})


def test_what_a_box_has_none_of_is_told_without_naming_our_files() -> None:
    corsica = made(read_recipe(None, {"box": "8.4,41.3,9.7,43.1", "cells": "120"}))
    told = findings_of(corsica)
    assert "no lakes are known in this part of the globe" in told
    assert not any(".gz" in line for line in told)

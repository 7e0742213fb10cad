"""Regions that a recipe names by points around them: areas, coasts, deserts and borders."""

from dataclasses import replace
from typing import Any

import pytest

from model.imports.cannot import CannotImport
from model.imports.geo.drafting import drafted
from model.imports.geo.making import made
from model.imports.geo.recipes.recipe_file import read_recipe
from model.scenario.things import Region
from tests.model.imports.geo.pearl_river import RECIPE, pearl_river, scenario

WHOLE = [[100, 10], [130, 10], [130, 40], [100, 40]]
EAST = [[112, 10], [130, 10], [130, 40], [112, 40]]
WEST = [[100, 10], [112, 10], [112, 40], [100, 40]]


def region(around: Any, **said: Any) -> Region:
    named = {"name": "The Land", "around": around, **said}
    asked = read_recipe(RECIPE, {"regions": {"named": [named]}})
    found = drafted(replace(pearl_river(), asked=asked), "pearl-river", "./x.geojson").regions
    return found["the-land"]


def test_points_around_everything_hold_every_milepost() -> None:
    assert set(region(WHOLE).cells) == set(pearl_river().kinds)


def test_two_halves_make_the_whole() -> None:
    east, west = set(region(EAST).cells), set(region(WEST).cells)
    assert east
    assert west
    assert not east & west
    assert east | west == set(pearl_river().kinds)
    guangzhou = scenario().cities["guangzhou"].at
    assert guangzhou in east


def test_a_named_coast_is_the_coast_within_its_points() -> None:
    coast = set(scenario().regions["coast"].cells)
    found = region(EAST, kind="coast", names={"zh": "海岸"})
    assert found.kind == "coast"
    assert dict(found.names) == {"zh": "海岸"}
    assert coast & set(found.cells) == coast & set(region(EAST).cells)


def test_a_named_desert_holds_nothing_but_desert() -> None:
    kinds = pearl_river().kinds
    dry = {cell for cell, kind in kinds.items() if kind == "desert"}
    assert set(region(WHOLE, kind="desert").cells) == dry


def test_a_named_border_lies_between_two_countries() -> None:
    recipe = {
        "region": "north-america",
        "spacing": "200 km",
        "regions": {
            "named": [
                {
                    "name": "West",
                    "kind": "border",
                    "around": [[-130, 40], [-100, 40], [-100, 60], [-130, 60]],
                }
            ],
            "borders": True,
        },
    }
    found = drafted(made(read_recipe(None, recipe)), "x", "./x.geojson").regions
    whole = next(one for one in found.values() if one.id.startswith("border"))
    assert set(found["west"].cells)
    assert set(found["west"].cells) < set(whole.cells)


@pytest.mark.parametrize("around", [[], [[1, 2], [3, 4]], [[1, 2], [3, 4], [5, 6, 7]]])
def test_points_that_go_around_nothing_are_refused(around: Any) -> None:
    with pytest.raises(CannotImport, match="The Land"):
        region(around)

"""Whatever a recipe says, there is a map or a sentence."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.files.scenario_files import new_text, read_text
from model.imports.cannot import CannotImport
from model.imports.geo.drafting import drafted
from model.imports.geo.making import made
from model.imports.geo.recipes.recipe_file import read_recipe
from model.imports.geo.report import findings_of, report_rows
from model.unreadable import Unreadable
from tests.model.imports.geo.pearl_river import RECIPE

KEYS = """
box window_km projection.name projection.parallels projection.centre grid spacing cells stretch
land.own land.overseas rivers.keep rivers.count rivers.least rivers.name lakes.least lakes.called
heights.metres_per_level heights.bounds desert.values cities.pick cities.count cities.major
cities.medium cities.spread cities.kind terrain.mountain terrain.alpine terrain.desert
terrain.always_above coast.least_island coast.straits coast.strait_width regions.deserts ferries
links system preset id
""".split()
VALUES: list[Any] = [
    *("0", "1", "-1", "1e9", "nan", "35 %", "100 %", "5 m", "99999999", "0.5", "", "x", "1,2"),
    *("108,19,116,25", "0,0,0,0", "-180,-85,180,85", "lambert", "hexes", "90 km", "500 km"),
    *(True, None, [], {}, ["a"], [["a", "b"]], {"a": "b"}, {"a": ["b"]}),
    *([{"name": "X"}], [{"name": "X", "at": "113,23"}], [{"name": "X", "at": "999,99"}]),
]


def options(said: list[tuple[str, Any]]) -> dict[str, Any]:
    recipe: dict[str, Any] = {}
    for key, value in said:
        outer, _, inner = key.partition(".")
        if inner:
            recipe.setdefault(outer, {})[inner] = value
        else:
            recipe[outer] = value
    return recipe


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(KEYS), st.sampled_from(VALUES)), min_size=1, max_size=3))
def test_any_recipe_gives_a_map_or_a_sentence(said: list[tuple[str, Any]]) -> None:
    try:
        found = made(read_recipe(RECIPE, options(said)))
    except (CannotImport, Unreadable) as why:
        assert str(why)  # noqa: PT017 (both outcomes are fine, and this one has words)
        return
    scenario = drafted(found, "any", "./any.scenery.geojson")
    assert read_text(new_text(scenario)).scenario == scenario
    assert report_rows(found, scenario)
    assert all(findings_of(found))


@pytest.mark.parametrize("name", ["500 km", "Ünïque", "--", "a" * 90])
def test_an_id_is_made_of_whatever_is_said(name: str) -> None:
    scenario = drafted(made(read_recipe(RECIPE, {"id": name})), "any", "./any.scenery.geojson")
    assert read_text(new_text(scenario)).scenario == scenario

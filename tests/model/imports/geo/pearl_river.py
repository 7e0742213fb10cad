"""The small map that the tests make: the coast of southern China, read once."""

from functools import cache
from pathlib import Path

from model.imports.geo.drafting import drafted
from model.imports.geo.making import MadeMap, made
from model.imports.geo.recipes.recipe_file import read_recipe
from model.scenario.scenario import Scenario

FOLDER = Path(__file__).parents[3] / "files" / "geography"
RECIPE = FOLDER / "pearl-river.yaml"


@cache
def pearl_river() -> MadeMap:
    return made(read_recipe(RECIPE, {}))


@cache
def scenario() -> Scenario:
    return drafted(pearl_river(), "pearl-river", "./pearl-river.scenery.geojson")

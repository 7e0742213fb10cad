"""The whole map from geography, with goods and cards where they are wished for."""

from collections.abc import Iterator
from typing import Any

from editor.workshop.bench import Bench
from model.imports.geo.recipes.recipe_file import read_recipe
from validator.geography.map_of_recipe import map_of


def run(said: dict[str, Any], bench: Bench) -> Iterator[dict[str, Any]]:
    result = map_of(read_recipe(None, said["options"]), said["name"], bench.at_stage)
    yield {
        "text": result.text,
        "files": {result.scenery_file: result.scenery},
        "told": list(result.told),
    }

"""The layers that a recipe names, read as far as they concern the map."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from model.imports.cannot import CannotImport
from model.imports.geo.ground.ground import Grids, Lands
from model.imports.geo.layers.features import Feature, near
from model.imports.geo.layers.grids import Grid, read_grid
from model.imports.geo.layers.reading import read_layer
from model.imports.geo.rasters.raster import highest_minus_lowest
from model.imports.geo.recipes.amounts import Box
from model.imports.geo.recipes.recipe import Choice, GridLayer, Recipe
from model.imports.geo.recipes.recipe_file import WORLD, Asked

WINDOW: float = 10 / 60
"""Degrees within which relief is measured where there is no grid of it."""
AROUND: float = 3.0
"""Degrees around the map from which lands are drawn."""


class Sources(NamedTuple):
    """All that is known of a part of the globe."""

    lands: Lands
    lakes: Sequence[Feature]
    rivers: Sequence[Feature]
    places: Sequence[Feature]
    grids: Grids
    remarks: tuple[str, ...]
    """Layers that do not meet the map."""


def read_sources(asked: Asked, seen: Box) -> Sources:
    """Reads every layer and cuts it at the part of the globe that is seen."""
    recipe, folders = asked
    remarks: list[str] = []

    def layer(kind: str, file: str, around: float = 0.0) -> tuple[Feature, ...]:
        if not file:
            return ()
        found = near(_features(file, folders[kind]), seen.grown(around))
        if not found:
            remarks.append(_nothing(kind, file, folders[kind]))
        return found

    if not recipe.land.file:
        raise CannotImport("land: name a file with coasts, or leave it to the world pack")
    lands = _lands(layer("land", recipe.land.file, AROUND), recipe)
    if not lands.own:
        of_file = "" if folders["land"] == WORLD else f" of {recipe.land.file}"
        raise CannotImport(f"land: no land{of_file} lies on this map")
    return Sources(
        lands,
        layer("lakes", recipe.lakes.file),
        layer("rivers", recipe.rivers.file),
        layer("cities", recipe.cities.file),
        _grids(recipe, folders, seen, remarks),
        tuple(remarks),
    )


def _nothing(kind: str, file: str, folder: Path) -> str:
    """What is said of a layer that does not meet the map; nobody has named those of our own."""
    if folder == WORLD:
        return f"no {kind} are known in this part of the globe"
    return f"{kind}: nothing of {file} lies on this map"


def _features(file: str, folder: Path) -> tuple[Feature, ...]:
    return world_layer(file) if folder == WORLD else read_layer(file, folder)


@lru_cache(maxsize=4)
def world_layer(file: str) -> tuple[Feature, ...]:
    """A layer of the world pack, read once by whoever makes one map after the other."""
    return read_layer(file, WORLD)


def _lands(features: Sequence[Feature], recipe: Recipe) -> Lands:
    own, overseas = recipe.land.own, recipe.land.overseas
    if not own:
        return Lands(
            [f for f in features if not _is_chosen(f, overseas)], _chosen(features, overseas)
        )
    mine, theirs = _chosen(features, own), _chosen(features, overseas)
    rest = [f for f in features if not _is_chosen(f, own) and not _is_chosen(f, overseas)]
    return Lands(mine, theirs, rest)


def _chosen(features: Sequence[Feature], choice: Choice) -> list[Feature]:
    return [feature for feature in features if _is_chosen(feature, choice)]


def _is_chosen(feature: Feature, choice: Choice) -> bool:
    return any(feature.text(key) in values for key, values in choice.items())


def _grids(recipe: Recipe, folders: Mapping[str, Path], seen: Box, remarks: list[str]) -> Grids:
    def grid(kind: str, layer: GridLayer) -> Grid | None:
        if not layer.file:
            return None
        found = read_grid(layer.file, folders[kind], layer.bounds, seen)
        if not found.covers(seen):
            remarks.append(_nothing(kind, layer.file, folders[kind]))
        return found._replace(values=found.values * layer.metres_per_level)

    height = grid("heights", recipe.heights)
    relief = grid("relief", recipe.relief) or (None if height is None else _relief(height))
    dry = tuple(v * recipe.desert.metres_per_level for v in recipe.desert.values)
    return Grids(height, relief, grid("desert", recipe.desert), dry)


def _relief(height: Grid) -> Grid:
    """The relief of a height map: highest minus lowest point around each pixel."""
    across = max(1, round(WINDOW / height.place.across / 2))
    down = max(1, round(WINDOW / height.place.down / 2))
    values = highest_minus_lowest(np.maximum(height.values, 0.0), 2 * across + 1, 2 * down + 1)
    return height._replace(values=values)

"""A spreadsheet with longitudes and latitudes as the layer of cities."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np

from model.collection import Things
from model.imports.geo.layers.features import Feature
from model.imports.geo.recipes.recipe import CityLayer
from model.imports.geo.recipes.recipe_file import Asked
from model.imports.sheets.cities import CityRow, cities_in
from model.imports.sheets.merging import sizes_of
from model.imports.sheets.reading import read_sheet

ENDINGS: Final = (".csv", ".tsv")


def is_sheet(file: str) -> bool:
    return file.lower().endswith(ENDINGS)


def with_sheet(asked: Asked) -> Asked:
    """What is asked for, with the columns that a sheet of cities turns out to have.

    All of its cities are meant, unless the recipe picks or counts them.
    """
    layer = asked.recipe.cities
    if not is_sheet(layer.file):
        return asked
    path = asked.folders["cities"] / layer.file
    rows = cities_in(read_sheet(path), str(path)).rows
    languages = sorted({language for row in rows for language in row.names})
    chosen = layer.pick or layer.count is not None
    described = CityLayer(
        file=layer.file,
        names=Things({language: f"name_{language}" for language in languages}),
        kind="" if chosen else "kind",
        count=layer.count,
        major=layer.major,
        medium=layer.medium,
        spread=layer.spread,
        pick=layer.pick,
    )
    return asked._replace(recipe=replace(asked.recipe, cities=described))


def features_in(path: Path) -> Iterator[Feature]:
    """The cities of a sheet that have a place on the globe."""
    rows = cities_in(read_sheet(path), str(path)).rows
    sizes = sizes_of(rows)
    for row in rows:
        if row.globe is not None:
            facts = _facts(row) | {"kind": row.kind or sizes.get(row.line, "small")}
            yield Feature(facts, points=(np.array([row.globe]),))


def _facts(row: CityRow) -> dict[str, object]:
    names = {f"name_{language}": name for language, name in row.names.items()}
    overseas = {"overseas": True} if row.overseas else {}
    return {"name": row.name or row.id, "population": row.people or 0.0, **names, **overseas}

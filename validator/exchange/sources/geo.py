"""A first map of any part of the globe: coast, rivers, lakes, mountains, deserts and cities."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from model.imports.cannot import CannotImport
from validator.exchange.described.option import Option, Said
from validator.exchange.described.source import Brought, Listed, Order
from validator.exchange.geo_options.all_options import geo_options
from validator.exchange.geo_options.words import region_names

NAME: Final = "geo"
TITLE: Final = "Geography: a recipe, or layers of the globe"
EXAMPLE: Final = "milepost import geo --box 13,39,30,47 --goods --deck -o balkans.milepost.yaml"
SUCH_AS: Final = "balkans"
INTO: Final = ""
ENDINGS: Final = (".yaml", ".yml", ".geojson", ".topojson", ".json", ".shp", ".tif", ".tiff")
LISTS: Final[Listed] = {"regions": ("the regions that come along", region_names)}
ORDER: Final = 1
RECIPE: Final = "recipe"
_WORDS_OF_RECIPES: Final = ("box:", "region:", "land:", "spacing:", "projection:", "cells:")


def options() -> Sequence[Option]:
    recipe = Option(RECIPE, "File", "RECIPE", "a recipe, RECIPE.yaml", kind="file", is_first=True)
    return (recipe, *geo_options())


def missing() -> str:
    from model.imports.geo.required_libraries import what_is_missing

    return what_is_missing()


def recognised(path: Path, start: str) -> Mapping[str, str]:
    """A recipe, or a layer by what is drawn in it."""
    ending = path.suffix.lower()
    if ending in (".tif", ".tiff"):
        return {"heights.file": str(path)}
    if ending == ".shp":
        return {"land.file": str(path)}
    if ending in (".yaml", ".yml"):
        is_recipe = any(line.startswith(_WORDS_OF_RECIPES) for line in start.splitlines())
        is_scenario = any(line.startswith("board:") for line in start.splitlines())
        return {RECIPE: str(path)} if is_recipe and not is_scenario else {}
    if '"FeatureCollection"' not in start and '"Topology"' not in start:
        return {}
    kinds = {"Polygon": "land.file", "LineString": "rivers.file", "Point": "cities.file"}
    drawn = (key for shape, key in kinds.items() if f'{shape}"' in start)
    return {next(drawn, "land.file"): str(path)}


def brought(order: Order) -> Brought:
    from model.imports.geo.recipes.recipe_file import read_recipe
    from validator.geography.map_of_recipe import map_of

    asked = read_recipe(order.said.path(RECIPE), recipe_said(order.said))
    found = map_of(asked, order.name, order.at_stage)
    beside = {found.scenery_file: found.scenery}
    return Brought(found.scenario, found.told, found.rows, found.text, beside)


def recipe_said(said: Said) -> dict[str, Any]:
    """The recipe that the options make."""
    recipe: dict[str, Any] = {}
    for option in geo_options():
        value = said.values.get(option.key)
        if value in (None, "", [], False):
            continue
        inside = recipe
        *outer, last = option.key.split(".")
        for key in outer:
            inside = inside.setdefault(key, {})
        inside[last] = _READERS.get(option.key, _as_it_is)(value)
    return recipe


def _as_it_is(value: Any) -> Any:
    return value


def _words(value: str) -> list[str]:
    return [word.strip() for word in value.split(",") if word.strip()]


def _towns(value: str) -> list[dict[str, str]]:
    return [{"name": word} for word in _words(value)]


def _pairs(value: str) -> list[list[str]]:
    return [word.split("-", 1) for word in _words(value)]


def _yes_or_no(value: str) -> Any:
    return {"true": True, "false": False}.get(value, value)


def _stretches(values: Sequence[str]) -> list[dict[str, str]]:
    return [_stretch(text) for text in values]


def _stretch(text: str) -> dict[str, str]:
    words = text.split(",")
    if len(words) not in (3, 4):
        raise CannotImport(
            "--stretch: write longitude, latitude, kilometres and factor: 114,22.6,300,2"
        )
    said = {"at": ",".join(words[:2]), "radius": words[2]}
    return {**said, "factor": words[3]} if len(words) == 4 else said


_READERS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "short_rows": _yes_or_no,
    "land.own.name": _words,
    "land.overseas.name": _words,
    "cities.pick": _towns,
    "coast.joined": _yes_or_no,
    "regions.coast": _yes_or_no,
    "regions.borders": _yes_or_no,
    "ferries": _pairs,
    "links": _pairs,
    "stretch": _stretches,
}
"""How an option is read that is no plain text, in the words of a recipe."""

"""A first look at a map from geography: its picture, and what there is on it in numbers."""

import json
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator, Sized
from dataclasses import replace
from typing import Any, Final, NamedTuple

from shapely import Polygon

from drawing.map.picture import picture_of
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.shapes.symbols import Picture
from drawing.themes.theme import theme
from editor.workshop.bench import Bench
from editor.workshop.images import png_of
from model.boards.grid import ROW_HEIGHT
from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.imports.geo.drafting import drafted
from model.imports.geo.layers.features import near
from model.imports.geo.making import MadeMap, made
from model.imports.geo.recipes.recipe_file import read_recipe
from model.imports.geo.report import findings_of
from model.imports.geo.scenery import scenery_text
from model.imports.ranks import word_of_terrain
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.systems import described

KEPT: Final = "preview"
SCENERY: Final = "preview.scenery.geojson"
MOST_LANDS: Final = 40
LEAST_MM: Final = 1.5
"""Millimetres a cell, below which nothing could be told apart."""


class Look(NamedTuple):
    """A map that was worked out, kept in case only the size of its picture or its title changes."""

    options: str
    scenario: Scenario
    facts: dict[str, Any]


def run(said: dict[str, Any], bench: Bench) -> Iterator[dict[str, Any]]:
    look = bench.kept.get(KEPT)
    options = json.dumps(said["options"], sort_keys=True)
    if look is None or look.options != options:
        look = bench.kept[KEPT] = _looked(options, bench)
    bench.at_stage("draw")
    picture = _drawn(look, said, bench)
    bench.at_stage("draw")
    png = png_of(picture, *said["pixels"])
    yield {"png": b64encode(png).decode(), "facts": look.facts}


def _looked(options: str, bench: Bench) -> Look:
    result = made(read_recipe(None, json.loads(options)), bench.at_stage)
    scenario = drafted(result, "preview", f"./{SCENERY}")
    bench.at_stage("scenery")
    drawn = scenery_text(result)
    (bench.folder / SCENERY).write_text(drawn, encoding="utf-8")
    facts = {**_own(scenario), **_facts(result)}
    facts |= {**_route_facts(result, scenario), **_hex_facts(scenario)}
    return Look(options, scenario, facts)


def _drawn(look: Look, said: dict[str, Any], bench: Bench) -> Picture:
    """The map at a scale at which its names can be read on the screen."""
    cols, rows = look.facts["size"]
    wide, high = (side / said["dots"] for side in said["pixels"])
    mm = min(wide / (cols + 2), high / (rows * ROW_HEIGHT + 2))
    mm = max(LEAST_MM, min(usual_mm(look.scenario), round(mm * 4) / 4))
    scenario = replace(look.scenario, title=said["title"])
    return picture_of(Sheet(scenario, theme("classic"), mm, str(bench.folder)))


def _facts(result: MadeMap) -> dict[str, Any]:
    cities = Counter(city.place.kind or "small" for city in result.settled.cities)
    rivers: Sized = result.hex_rivers if result.is_hexes else result.rivers.rivers
    if result.is_routes:
        rivers = result.streams
    return {
        "size": list(result.frame.size),
        "spacing": result.frame.step_km,
        "terrain": Counter(result.kinds.values()),
        "cities": cities,
        "rivers": len(rivers),
        "lands": _lands(result),
        "told": findings_of(result, are_joined=False),
    }


def _route_facts(result: MadeMap, scenario: Scenario) -> dict[str, Any]:
    """What a board of routes has."""
    if not isinstance(scenario.board, RouteBoard):
        return {}
    return {
        "size": list(result.sheet),
        "lines": len(result.net.lines),
        "twins": len(result.net.twins),
        "segments": sum(line.segments for line in scenario.board.lines.values()),
        "segment_km": result.net.each * result.frame.step_km,
    }


def _hex_facts(scenario: Scenario) -> dict[str, Any]:
    """What a board of hexes has once its system has dealt the land out."""
    board = scenario.board
    if not isinstance(board, HexBoard):
        return {}
    sea = word_of_terrain(scenario.system, "sea")
    kinds = [board.kind_at(cell) or "" for cell in board.cells()]
    cities = [city for city in scenario.cities.values() if city.at is not None]
    facts: dict[str, Any] = {
        "terrain": Counter(kind for kind in kinds if kind != sea),
        "cities": Counter(city.kind for city in cities),
    }
    with_room = {kind.word for kind in described(scenario.system).kinds if "room" in kind.own}
    if not with_room:
        return facts
    open_to_stations = [city for city in cities if city.kind in with_room]
    facts["room"] = sum(getattr(city, "room", 0) for city in open_to_stations)
    facts["remote"] = len(cities) - len(open_to_stations)
    return {**facts, "blocked": len(scenario.blocked)}


def _own(scenario: Scenario) -> dict[str, int]:
    """How many things a system has added to the map, by collection."""
    return {room: len(things_in(scenario, room)) for room in described(scenario.system).words}


def _lands(result: MadeMap) -> list[str]:
    """The countries in the box, chosen or not, those with the most land first."""
    box = result.recipe.box
    if box is None:
        return []
    sizes: dict[str, float] = {}
    lands = result.sources.lands
    for feature in near((*lands.own, *lands.neighbour), box):
        rims = [Polygon(polygon[0]) for polygon in feature.polygons]
        name = feature.text(result.recipe.land.country)
        sizes[name] = sizes.get(name, 0.0) + sum(rim.area for rim in rims)
    return sorted(sizes, key=lambda name: -sizes[name])[:MOST_LANDS]

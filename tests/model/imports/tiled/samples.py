"""Small maps as Tiled saves them, in JSON and in XML, and what becomes of them."""

import json
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

from model.imports.head import Head, Imported
from model.imports.tiled.making import made
from model.imports.tiled.reading import read_map
from model.imports.tiled.terrain import Legend
from model.scenario.scenario import Scenario

Plain = dict[str, Any]
TILESET: Plain = {
    "firstgid": 1,
    "name": "ground",
    "tiles": [{"id": 0, "type": "grass"}, {"id": 1, "type": "Mountain"}, {"id": 2, "class": "sea"}],
}
HEAD: Plain = {
    "type": "map",
    "orientation": "hexagonal",
    "tilewidth": 52,
    "tileheight": 60,
    "hexsidelength": 30,
    "staggeraxis": "y",
    "staggerindex": "odd",
    "infinite": False,
}


def tile_layer(rows: list[list[int]], **more: Any) -> Plain:
    data = [tile for row in rows for tile in row]
    size = {"width": len(rows[0]), "height": len(rows)}
    return {"type": "tilelayer", "name": "ground", **size, "data": data, **more}


def a_map(rows: list[list[int]], *objects: Plain, **more: Any) -> Plain:
    """A map of some tiles and objects."""
    group = {"type": "objectgroup", "name": "things", "objects": list(objects)}
    size = {"width": len(rows[0]), "height": len(rows)}
    layers = [tile_layer(rows), group]
    return {**HEAD, **size, "tilesets": [TILESET], "layers": layers, **more}


def imported(
    plain: Plain, folder: Path, legend: Legend | None = None, into: Scenario | None = None
) -> Imported:
    """What the map becomes, saved and read from its file."""
    return from_text(json.dumps(plain), folder, legend, into)


def from_text(
    text: str | bytes, folder: Path, legend: Legend | None = None, into: Scenario | None = None
) -> Imported:
    path = folder / "map.tmj"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return made(read_map(path), legend or Legend({}), Head("map"), into)


def as_xml(plain: Plain) -> str:
    """The same map in XML."""
    layers = "".join(map(_layer, plain["layers"]))
    tilesets = "".join(map(_tileset, plain["tilesets"]))
    inside = _properties(plain) + tilesets + layers
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<map{_attributes(plain)}>{inside}</map>\n'


def _attributes(plain: Plain) -> str:
    words = {
        key: str(int(value) if isinstance(value, bool) else value)
        for key, value in plain.items()
        if isinstance(value, str | int | float) and key not in ("type", "point", "data")
    }
    return "".join(f" {key}={quoteattr(value)}" for key, value in words.items())


def _properties(plain: Plain) -> str:
    found = "".join(map(_property, plain.get("properties", [])))
    return f"<properties>{found}</properties>" if found else ""


def _property(one: Plain) -> str:
    value = str(one["value"]).lower() if one["type"] == "bool" else str(one["value"])
    words = {"name": one["name"], "type": one["type"], "value": value}
    return f"<property{''.join(f' {key}={quoteattr(word)}' for key, word in words.items())}/>"


def _tileset(plain: Plain) -> str:
    tiles = "".join(
        f"<tile{_attributes(tile)} type={quoteattr(tile.get('type', tile.get('class', '')))}>"
        f"{_properties(tile)}</tile>"
        for tile in plain["tiles"]
    )
    return f"<tileset{_attributes(plain)}>{tiles}</tileset>"


def _layer(plain: Plain) -> str:
    if plain["type"] == "objectgroup":
        inside = "".join(map(_object, plain["objects"]))
        return f"<objectgroup{_attributes(plain)}>{_properties(plain)}{inside}</objectgroup>"
    data = ",".join(map(str, plain["data"]))
    inside = f'{_properties(plain)}<data encoding="csv">{data}</data>'
    return f"<layer{_attributes(plain)}>{inside}</layer>"


def _object(plain: Plain) -> str:
    shape = "<point/>" if plain.get("point") else ""
    for key in ("polygon", "polyline"):
        if key in plain:
            points = " ".join(f"{spot['x']},{spot['y']}" for spot in plain[key])
            shape = f'<{key} points="{points}"/>'
    word = quoteattr(plain.get("type", ""))
    return f"<object{_attributes(plain)} type={word}>{_properties(plain)}{shape}</object>"

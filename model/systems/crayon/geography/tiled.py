"""Ferries and links as objects of a map of Tiled: a line from port to port, and a port."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from model.exports.tiled import place_in, places_in
from model.imports.tiled.layers import Drawn
from model.imports.tiled.meanings import Objects
from model.imports.tiled.things import Reader
from model.notation import Cell, Cells, Corner, Path, Point
from model.systems.crayon.things.part import Ferry, Link


def _ferry_places(thing: Mapping[str, Any]) -> Sequence[Cell | Corner | Point]:
    ports, path = places_in(Cells, thing.get("ports")), places_in(Path, thing.get("path"))
    return (*ports[:1], *path, *ports[1:])


def _link_places(thing: Mapping[str, Any]) -> Sequence[Cell | Corner | Point]:
    port = place_in(thing.get("port"))
    return () if port is None else (port,)


def _ferry(reader: Reader, drawn: Drawn, said: dict[str, Any]) -> Mapping[str, Any]:
    ports = str(Cells(reader.ends(drawn)))
    path = reader.path_along(drawn, drawn.spots[1:-1])
    usual = {"name": drawn.name or None, "cost": said.get("cost", 0)}
    return {**usual, "ports": ports, "path": path}


def _link(reader: Reader, drawn: Drawn, _said: dict[str, Any]) -> Mapping[str, Any]:
    return {"name": drawn.name or None, "port": str(reader.cell_under(drawn))}


OBJECTS: Final = {
    "ferries": Objects(Ferry, "ferry", "#16456f", _ferry_places, _ferry),
    "links": Objects(Link, "link", "#5a2a78", _link_places, _link),
}

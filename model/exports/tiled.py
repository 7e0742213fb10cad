"""A scenario as a hex map for Tiled (TMJ): terrain to paint on, and its things as objects.

What an object says comes back by `milepost import tiled`; the exact words of a path go along as
a property, and hold as long as nobody moves its points.
"""

import json
from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, Final

from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.terrain import CUSTOMARY_SIGNS, NO_CELL
from model.exports.cannot import CannotExport
from model.imports.tiled.lattice import Lattice, Spot, lattice_for
from model.imports.tiled.meanings import ARM_OF, BLOCKED, as_properties, vocabulary
from model.imports.tiled.tile_data import MOST_TILES
from model.notation import Cell, Cells, Corner, Edge, NotationError, Path, Point
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario

VERSION: Final = "1.10"
"""Of the format; what we write is read by Tiled since 1.0."""
USUAL: Final = ("clear", "mountain", "alpine", "desert")
MARK: Final = "region"
"""The tile that regions are painted with."""
SEEN: Final = 0.45
SEA: Final = "#a3c9de"
BLOCKED_COLOUR: Final = "#9c1c1c"

Board = MilepostBoard | HexBoard
Plain = dict[str, Any]


def tiles_of(board: Board) -> list[str]:
    """The tiles of a map in order: kinds of terrain to paint with, and the mark of regions."""
    kinds = [kind for sign, kind in board.legend.items() if sign != NO_CELL]
    return [*dict.fromkeys((*kinds, *USUAL)), MARK]


def board_of(scenario: Scenario) -> Board:
    if not isinstance(scenario.board, MilepostBoard | HexBoard):
        raise CannotExport("the scenario has no map of cells, and Tiled draws nothing else")
    return scenario.board


def grid_of(board: Board) -> Lattice:
    is_flat = isinstance(board, HexBoard) and board.orientation == "flat"
    return lattice_for(board.size, is_flat=is_flat)


def tmj_text(scenario: Scenario, picture: str) -> str:
    """The file of the map; `picture` is the name of the picture of its tiles beside it.

    A row of tiles and an object stand on a line each, so that two versions can be compared.
    """
    plain = _map(scenario, picture)
    layers = ",\n".join(_layer_text(layer, plain["width"]) for layer in plain.pop("layers"))
    return f'{_dumped(plain)[:-1]},\n"layers": [\n{layers}\n]}}\n'


def _layer_text(layer: Plain, width: int) -> str:
    key = "data" if "data" in layer else "objects"
    inside = layer.pop(key)
    if key == "data":
        starts = range(0, len(inside), max(width, 1))
        rows = [",".join(map(str, inside[start : start + width])) for start in starts]
    else:
        rows = [_dumped(one) for one in inside]
    return f'{_dumped(layer)[:-1]}, "{key}": [\n{f",{chr(10)}".join(rows)}\n]}}'


def _dumped(plain: Plain) -> str:
    return json.dumps(plain, ensure_ascii=False)


def _map(scenario: Scenario, picture: str) -> Plain:
    board = board_of(scenario)
    desk = _Desk(scenario, board)
    layers = desk.layers()
    lattice = desk.lattice
    head = {key: getattr(scenario, key) for key in ("system", "title", "credits")}
    return {
        "type": "map",
        "version": VERSION,
        "orientation": "hexagonal",
        "renderorder": "right-down",
        "infinite": False,
        "backgroundcolor": SEA,
        "width": lattice.span[0],
        "height": lattice.span[1],
        "tilewidth": lattice.tile[0],
        "tileheight": lattice.tile[1],
        "hexsidelength": lattice.side,
        "staggeraxis": lattice.axis,
        "staggerindex": "even" if lattice.is_even else "odd",
        "properties": as_properties({"milepost": scenario.id, **head}),
        "nextlayerid": len(layers) + 1,
        "nextobjectid": desk.number,
        "tilesets": [_tileset(board, lattice, picture)],
        "layers": layers,
    }


def _tileset(board: Board, lattice: Lattice, picture: str) -> Plain:
    tiles = tiles_of(board)
    width, height = lattice.tile
    signs = {kind: sign for sign, kind in reversed(list(board.legend.items()))}
    return {
        "firstgid": 1,
        "name": "terrain",
        "image": picture,
        "imagewidth": width * len(tiles),
        "imageheight": height,
        "tilewidth": width,
        "tileheight": height,
        "tilecount": len(tiles),
        "columns": len(tiles),
        "margin": 0,
        "spacing": 0,
        "tiles": [
            {
                "id": number,
                "type": kind,
                "properties": as_properties(
                    {} if kind == MARK else {"sign": signs.get(kind, CUSTOMARY_SIGNS.get(kind, ""))}
                ),
            }
            for number, kind in enumerate(tiles)
        ],
    }


class _Desk:
    """Where layers are made, and objects numbered."""

    def __init__(self, scenario: Scenario, board: Board) -> None:
        self._plain = write_scenario(scenario)
        self._scenario = scenario
        self._words = vocabulary(scenario.system)
        self._board = board
        self._gid = {kind: number for number, kind in enumerate(tiles_of(board), start=1)}
        self.lattice = grid_of(board)
        self.number = 1
        regions = self._listed("regions")
        by_cells = [one["id"] for one in regions if places_in(Cells, one.get("cells"))]
        # A layer is as large as the board: of very many regions the last are objects.
        self._painted = {*by_cells[: max(MOST_TILES // max(prod(board.size), 1) - 1, 0)]}

    def layers(self) -> list[Plain]:
        """Terrain and regions to paint, then a layer of objects for each collection."""
        found = [self._terrain(), *self._painted_regions(), *self._objects()]
        return [{"id": number, **layer} for number, layer in enumerate(found, start=1)]

    def _terrain(self) -> Plain:
        kinds = {cell: self._board.kind_at(cell) for cell in self._board.cells()}
        return self._tile_layer("terrain", {c: self._gid[k] for c, k in kinds.items() if k}, 1)

    def _painted_regions(self) -> Iterator[Plain]:
        for thing in self._listed("regions"):
            cells = places_in(Cells, thing.get("cells"))
            if thing["id"] in self._painted:
                said = {key: value for key, value in thing.items() if key not in ("cells", "id")}
                marked = {cell: self._gid[MARK] for cell in cells if isinstance(cell, Cell)}
                layer = self._tile_layer(thing["id"], marked, SEEN)
                named = as_properties({**said, "region": thing["id"]})
                yield {**layer, "class": MARK, "properties": named}

    def _tile_layer(self, name: str, tiles: dict[Cell, int], opacity: float) -> Plain:
        across, down = self.lattice.span
        at = self.lattice.cell
        data = [tiles.get(at(x, y), 0) for y in range(down) for x in range(across)]
        place = {"x": 0, "y": 0, "width": across, "height": down, "opacity": opacity}
        return {"type": "tilelayer", "name": name, "visible": True, **place, "data": data}

    def _objects(self) -> Iterator[Plain]:
        for collection, colour in self._colours().items():
            place = {"x": 0, "y": 0, "opacity": 1, "draworder": "index", "visible": True}
            objects = [*self._drawn_things(collection)]
            looks = {"name": collection, "color": colour}
            yield {"type": "objectgroup", **looks, **place, "objects": objects}

    def _colours(self) -> dict[str, str]:
        colours = {name: objects.colour for name, objects in self._words.objects.items()}
        return {**colours, BLOCKED: BLOCKED_COLOUR}

    def _drawn_things(self, collection: str) -> Iterator[Plain]:
        if collection == BLOCKED:
            yield from map(self._edge, self._scenario.blocked)
            return
        for thing in self._listed(collection):
            if collection != "regions" or thing["id"] not in self._painted:
                lines = _in_arms(thing) if collection == "waters" else (thing,)
                yield from (self._object(collection, one) for one in lines)

    def _listed(self, collection: str) -> list[Plain]:
        """The things of a collection that a file can say."""
        said = self._plain.get(collection, [])
        return [one for one in said if isinstance(one, dict) and isinstance(one.get("id"), str)]

    def _object(self, collection: str, thing: Plain) -> Plain:
        spots, is_area = self._shape(collection, thing)
        word = self._words.objects[collection].word
        own = thing.get("kind") if collection == "waters" else None
        # A water that does not fit may lack its kind, or have something else there.
        kind = own if isinstance(own, str) else word
        name = str(thing.get("text" if collection == "labels" else "name", ""))
        drawn = ("name", "text", "xy", *(("at",) if "members" not in thing else ()))
        said = {key: value for key, value in thing.items() if key not in drawn}
        return self._drawn(name, kind, said, spots, is_area=is_area)

    def _edge(self, edge: Edge) -> Plain:
        spots = [_spot(cell) for cell in edge]
        return self._drawn("", BLOCKED, {}, spots, is_area=False)

    def _shape(self, collection: str, thing: Plain) -> tuple[list[Spot], bool]:
        """The points of a thing in columns and rows; one without any stands at the corner."""
        own = self._words.objects[collection].places
        if own is not None:
            return [_spot(place) for place in own(thing)] or [(0.0, 0.0)], False
        for key, kind in (("outline", Path), ("path", Path), ("cells", Cells)):
            places = places_in(kind, thing.get(key))
            if places:
                # The cells of a region are no line.
                shown = places[:1] if (collection, key) == ("regions", "cells") else places
                return [_spot(place) for place in shown], key == "outline"
        for key in ("at", "xy"):
            place = place_in(thing.get(key))
            if place is not None:
                return [_spot(place)], False
        return [(0.0, 0.0)], False

    def _drawn(
        self, name: str, word: str, said: Plain, spots: Sequence[Spot], *, is_area: bool
    ) -> Plain:
        pixels = [self.lattice.pixel(*spot) for spot in spots]
        (x, y), number = pixels[0], self.number
        self.number += 1
        line = [{"x": right - x, "y": down - y} for right, down in pixels]
        shape: Plain = {"point": True}
        if len(line) > 1:
            shape = {"polygon" if is_area and len(line) > 2 else "polyline": line}
        return {
            "id": number,
            "name": name,
            "type": word,
            "x": x,
            "y": y,
            "width": 0,
            "height": 0,
            "rotation": 0,
            "visible": True,
            **shape,
            "properties": as_properties(said),
        }


def _in_arms(water: Plain) -> Iterator[Plain]:
    """A water by its lines: of a river with arms the first says all, and the others whose they are.

    Whoever copies such an arm in Tiled has one more, and a river drawn there can become one.
    """
    arms = [one for one in water.get("paths", ()) if isinstance(one, str)]
    arms = [*([water["path"]] if "path" in water else ()), *arms]
    rest = {key: value for key, value in water.items() if key not in ("path", "paths")}
    yield {**rest, "path": arms[0]} if arms else rest
    same = {key: rest[key] for key in ("name", "kind") if key in rest}
    yield from ({**same, ARM_OF: water["id"], "path": arm} for arm in arms[1:])


def places_in(kind: type[Cells] | type[Path], said: Any) -> Sequence[Cell | Corner | Point]:
    """The places that a text lists; none where it lists none."""
    try:
        return kind.parse(said) if isinstance(said, str) else ()
    except NotationError:
        return ()


def place_in(said: Any) -> Cell | Point | None:
    """The place that a text says, a cell or a free point; None where it says none."""
    if not isinstance(said, str):
        return None
    try:
        return Point.parse(said) if "." in said else Cell.parse(said)
    except NotationError:
        return None


def _spot(place: Cell | Corner | Point) -> Spot:
    x, y = grid.units(place)
    return x / grid.COLUMN, y / grid.ROW

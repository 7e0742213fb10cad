"""The layers of a map in one row: tile layers with their tiles, objects with their outlines."""

import math
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from model.imports.cannot import CannotImport
from model.imports.tiled.tile_data import MOST_TILES, TURNS, Tiles, tiles_of
from model.imports.tiled.untrusted_values import Plain, listed, number, properties, text, whole
from model.unreadable import quoted

MOST_LAYERS: Final = 500
MOST_OBJECTS: Final = 20_000
MOST_POINTS: Final = 20_000
DEEPEST: Final = 20
ROUND: Final = 24
"""Corners that stand for an ellipse."""

Spot = tuple[float, float]


class TileLayer(NamedTuple):
    """A layer of tiles, with what is said of it."""

    name: str
    word: str
    """Its class."""
    facts: Mapping[str, Any]
    tiles: Tiles


class Drawn(NamedTuple):
    """An object: what it is called, what it is said to be, and its points in pixels."""

    name: str
    word: str
    """Its class."""
    layer: str
    facts: Mapping[str, Any]
    spots: tuple[Spot, ...]
    is_area: bool
    tile: int
    """The number of the tile that it shows, 0 where it shows none."""
    number: int

    @property
    def centre(self) -> Spot:
        xs, ys = [x for x, _ in self.spots], [y for _, y in self.spots]
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


class Layers(NamedTuple):
    """Everything that is drawn on a map, from the bottom to the top."""

    tiles: tuple[TileLayer, ...]
    objects: tuple[Drawn, ...]
    names: frozenset[str]
    """What the layers of objects are called, be there objects in them or not."""
    hidden: tuple[str, ...]


def layers_of(plain: Plain) -> Layers:
    """The layers, groups opened; hidden ones are only named."""
    tiles: list[TileLayer] = []
    objects: list[Drawn] = []
    names: set[str] = set()
    hidden: list[str] = []
    points, room = 0, MOST_TILES
    for layer, away in _leaves(plain, (0.0, 0.0), 0):
        name = text(layer, "name")
        if layer.get("visible") is False:
            hidden.append(name)
        elif layer.get("type") == "tilelayer":
            found, room = tiles_of(layer, room)
            tiles.append(TileLayer(name, text(layer, "class"), properties(layer), found))
        elif layer.get("type") == "objectgroup":
            names.add(name.casefold())
            for said in listed(layer, "objects", MOST_OBJECTS):
                drawn = _drawn(said, name.casefold(), away)
                points += len(drawn.spots)
                objects.append(drawn)
        if points > MOST_POINTS or len(objects) > MOST_OBJECTS:
            raise CannotImport(f"the objects of the map have more than {MOST_POINTS:,} points")
    return Layers(tuple(tiles), tuple(objects), frozenset(names), tuple(hidden))


def _leaves(plain: Plain, away: Spot, depth: int) -> Iterator[tuple[Plain, Spot]]:
    """Layers that are no groups, each with how far it is moved."""
    if depth > DEEPEST:
        raise CannotImport(f"groups of layers lie more than {DEEPEST} deep")
    for layer in listed(plain, "layers", MOST_LAYERS):
        moved = away[0] + number(layer, "offsetx"), away[1] + number(layer, "offsety")
        if layer.get("type") == "group":
            if layer.get("visible") is not False:
                yield from _leaves(layer, moved, depth + 1)
        else:
            yield layer, moved


def _drawn(said: Plain, layer: str, away: Spot) -> Drawn:
    try:
        tile = whole(said, "gid") & TURNS
        spots = _outline(said, tile)
        turn = math.radians(number(said, "rotation"))
        x, y = number(said, "x") + away[0], number(said, "y") + away[1]
    except CannotImport as trouble:
        raise CannotImport(f"object {quoted(text(said, 'name'))}: {trouble}") from None
    return Drawn(
        name=text(said, "name"),
        word=text(said, "class", "type"),
        layer=layer,
        facts=properties(said),
        spots=tuple(_turned(spot, turn, (x, y)) for spot in spots),
        is_area="polygon" in said or (len(spots) > 1 and "polyline" not in said and not tile),
        tile=tile,
        number=whole(said, "id"),
    )


def _outline(said: Plain, tile: int) -> list[Spot]:
    """The points of an object as seen from where it stands."""
    for key in ("polygon", "polyline"):
        if key in said:
            found = [(number(one, "x"), number(one, "y")) for one in listed(said, key, MOST_POINTS)]
            return found or [(0.0, 0.0)]
    width, height = number(said, "width"), number(said, "height")
    if said.get("point") is True or (not width and not height):
        return [(0.0, 0.0)]
    if tile:
        # The picture of a tile stands on its lower left corner; what is meant is its middle.
        return [(width / 2, -height / 2)]
    if said.get("ellipse") is True:
        turns = (2 * math.pi * n / ROUND for n in range(ROUND))
        return [(width / 2 * (1 + math.cos(t)), height / 2 * (1 + math.sin(t))) for t in turns]
    return [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]


def _turned(spot: Spot, turn: float, away: Spot) -> Spot:
    (x, y), (right, down) = spot, away
    if not turn:
        return x + right, y + down
    sine, cosine = math.sin(turn), math.cos(turn)
    return x * cosine - y * sine + right, x * sine + y * cosine + down

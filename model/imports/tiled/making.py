"""From a map of Tiled to a scenario, or to a new map of one that is there."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, Literal, NamedTuple

from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.terrain import NO_CELL
from model.collection import Things
from model.imports.cannot import CannotImport
from model.imports.goods import with_goods
from model.imports.head import Head, Imported
from model.imports.ranks import sign_of, word_of_terrain
from model.imports.tiled.lattice import Lattice
from model.imports.tiled.layers import Layers, TileLayer, layers_of
from model.imports.tiled.meanings import vocabulary
from model.imports.tiled.terrain import Legend, Tile, TileBook, refuse_unknown
from model.imports.tiled.things import Found, Reader
from model.imports.tiled.untrusted_values import Plain, number, properties, text, whole
from model.notation import Cell, Cells
from model.rules.new_scenario import LARGEST_SIDE
from model.rules.terrain_prices import terrain_prices
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario, write_scenario
from model.systems import system_names

LARGEST_TILE: Final = 4_096
REGION: Final = "region"
_STAGGERED: Final = ("hexagonal", "staggered")


class _Drawing(NamedTuple):
    """A map of Tiled, understood as far as it can be without knowing the board."""

    plain: Plain
    layers: Layers
    book: TileBook
    legend: Legend
    lattice: Lattice
    remarks: list[str]


def made(plain: Plain, legend: Legend, head: Head, into: Scenario | None = None) -> Imported:
    """The scenario of a map; with `into`, that scenario with what the map says instead."""
    layers = layers_of(plain)
    drawing = _Drawing(plain, layers, _book(plain), legend, _lattice(plain, layers), [])
    if layers.hidden:
        hidden = ", ".join(layers.hidden[:8])
        drawing.remarks.append(f"hidden layers are left out: {hidden}")
    base = _begun(head, properties(plain)) if into is None else into
    if base.misfits:
        raise CannotImport("the scenario cannot be read as it is written; repair it first")
    if not isinstance(base.board, MilepostBoard | HexBoard):
        raise CannotImport("the scenario is not played on a map of cells")
    board = _board(drawing, base, base.board, is_new=into is None)
    found = _things(drawing, isinstance(board, HexBoard), base.system)
    scenario = _read(replace(base, board=board), found, drawing.remarks)
    return Imported(scenario, tuple(drawing.remarks))


def _begun(head: Head, facts: Mapping[str, Any]) -> Scenario:
    begun = head.begun(str(facts.get("system", system_names()[0])), str(facts.get("title", "")))
    return replace(begun, credits=head.credits or str(facts.get("credits", "")))


def _book(plain: Plain) -> TileBook:
    return TileBook(plain["tilesets"])


def _lattice(plain: Plain, layers: Layers) -> Lattice:
    """The grid of the map; one without staggered rows or columns is refused."""
    orientation = text(plain, "orientation")
    if orientation not in _STAGGERED:
        raise CannotImport(
            f"the map is {orientation[:20] or 'of no orientation'}, and cells of ours have six "
            "neighbours: in Tiled choose Hexagonal (staggered) under Map, Map Properties"
        )
    axis: Literal["x", "y"] = "x" if text(plain, "staggeraxis") == "x" else "y"
    tile = whole(plain, "tilewidth") & ~1, whole(plain, "tileheight") & ~1
    side = whole(plain, "hexsidelength") if orientation == "hexagonal" else 0
    if not (min(tile) >= 2 and max(tile) <= LARGEST_TILE and 0 <= side <= tile[axis == "y"]):
        raise CannotImport("the size of its tiles, or the length of their sides, makes no sense")
    first, span = _extent(plain, layers, axis)
    is_even = text(plain, "staggerindex") == "even"
    lattice = Lattice(tile, side, axis, is_even, first, span)
    if min(span) < 1 or max(lattice.size) > LARGEST_SIDE:
        raise CannotImport(
            f"the map has {span[0]:,} by {span[1]:,} tiles; a board has at most {LARGEST_SIDE}"
        )
    return lattice


def _extent(plain: Plain, layers: Layers, axis: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """The first tile and how many there are; an endless map reaches as far as it has tiles."""
    if plain.get("infinite") is not True:
        return (0, 0), (int(number(plain, "width")), int(number(plain, "height")))
    places = [place for layer in layers.tiles for place in layer.tiles]
    if not places:
        raise CannotImport("the map has no tiles")
    left, top = min(x for x, _ in places), min(y for _, y in places)
    # Every other row, or column, is shifted: the first must be an even one.
    left, top = (left & ~1, top) if axis == "x" else (left, top & ~1)
    right, bottom = max(x for x, _ in places), max(y for _, y in places)
    return (left, top), (right - left + 1, bottom - top + 1)


def _is_region(layer: TileLayer) -> bool:
    return layer.word == REGION or REGION in layer.facts


def _board(
    drawing: _Drawing, base: Scenario, old: MilepostBoard | HexBoard, *, is_new: bool
) -> MilepostBoard | HexBoard:
    """The terrain, in the characters of the board that was there as far as it has any."""
    kinds, signs = _in_words_of(base, *_kinds(drawing))
    is_hexes = isinstance(old, HexBoard)
    flat = drawing.lattice.is_flat
    if flat and not is_hexes:
        drawing.remarks.append(
            "its columns are staggered, not its rows, so the map is turned by a quarter"
        )
    if not is_hexes and "sea" not in old.legend.values():
        kinds = {cell: None if kind == "sea" else kind for cell, kind in kinds.items()}
    size = drawing.lattice.size
    if not is_new and old.size == size:
        whole_board = {**dict.fromkeys(old.cells()), **kinds}
        painted = {c: k for c, k in whole_board.items() if old.kind_at(c) != k}
        return old.with_painted(painted) if painted else old
    legend = Things(_signs(base.system, {kind for kind in kinds.values() if kind}, signs))
    rows = (NO_CELL * size.cols,) * size.rows
    if is_hexes:
        return HexBoard(size, legend, rows, "flat" if flat else "pointy").with_painted(kinds)
    return MilepostBoard(size, legend, rows).with_painted(kinds)


def _kinds(drawing: _Drawing) -> tuple[dict[Cell, str | None], dict[str, str]]:
    """The terrain of each cell, the topmost layer first; and characters that tiles bring along."""
    kinds: dict[Cell, str | None] = {}
    signs: dict[str, str] = {}
    known: dict[int, tuple[Tile, str | None]] = {}
    unknown: dict[Cell, Tile] = {}
    for layer in drawing.layers.tiles:
        if _is_region(layer):
            continue
        for place, gid in layer.tiles.items():
            if gid not in known:
                tile = drawing.book.tile(gid)
                known[gid] = tile, drawing.legend.kind(tile)
            tile, kind = known[gid]
            cell = drawing.lattice.cell(*place)
            if kind is None:
                unknown.setdefault(cell, tile)
                continue
            kinds[cell] = None if kind == NO_CELL else kind
            if len(tile.sign) == 1:
                signs.setdefault(kind, tile.sign)
    refuse_unknown(Counter(tile for cell, tile in unknown.items() if cell not in kinds))
    size = drawing.lattice.size
    inside = {c: k for c, k in kinds.items() if 0 <= c.col < size.cols and 0 <= c.row < size.rows}
    return inside, signs


def _in_words_of(
    base: Scenario, kinds: Mapping[Cell, str | None], signs: Mapping[str, str]
) -> tuple[dict[Cell, str | None], dict[str, str]]:
    """Kinds and their characters in the words of the system, but for those that have a price."""
    prices = terrain_prices(base) or {}

    def word(kind: str) -> str:
        return kind if kind in prices else word_of_terrain(base.system, kind)

    spelt = {cell: kind and word(kind) for cell, kind in kinds.items()}
    return spelt, {word(kind): sign for kind, sign in signs.items()}


def _signs(system: str, kinds: set[str], brought: Mapping[str, str]) -> dict[str, str]:
    """A character for each kind: its own, its system's, or what the board will think of."""
    found: dict[str, str] = {}
    for kind in sorted(kinds):
        sign = brought.get(kind, sign_of(system, kind))
        if sign and sign.isprintable() and sign not in (NO_CELL, " ") and sign not in found:
            found[sign] = kind
    return found


def _things(drawing: _Drawing, is_hexes: bool, system: str) -> Found:
    """What the objects are, by collection; those whose layer is there and empty are empty."""
    words = vocabulary(system)
    found: Found = {name: [] for name in words.readable if name in drawing.layers.names}
    reader = Reader(drawing.lattice, is_hexes, words)
    strange: Counter[str] = Counter()
    for layer in drawing.layers.tiles:
        if _is_region(layer):
            found.setdefault("regions", []).append(_region(layer, drawing.lattice, reader))
    for drawn in drawing.layers.objects:
        word = drawn.word or (drawing.book.tile(drawn.tile).word if drawn.tile else "")
        meaning = words.meaning_of(word, drawn.layer)
        if meaning is None or meaning.collection not in words.readable:
            strange[word or drawn.layer] += 1
        else:
            reader.take(drawn, meaning, found)
    reader.join_arms(found)
    for word, count in sorted(strange.items()):
        what = "1 object is" if count == 1 else f"{count} objects are"
        drawing.remarks.append(f"{what} left out, as nobody knows {word[:40]!r}")
    drawing.remarks.extend(reader.remarks)
    return found


def _region(layer: TileLayer, lattice: Lattice, reader: Reader) -> dict[str, Any]:
    said = reader.vocabulary.fields_in("regions", layer.facts)
    cells = sorted((lattice.cell(*place) for place in layer.tiles), key=lambda c: (c.row, c.col))
    name = str(said.pop("name", "" if REGION in layer.facts else layer.name))
    said_id = str(layer.facts.get(REGION, "") or said.get("id", ""))
    identity = reader.identity("regions", said_id, name)
    shown = {"cells": str(Cells(cells))} if cells else {}
    return {**said, "id": identity, "name": name, **shown}


def _read(base: Scenario, found: Found, remarks: list[str]) -> Scenario:
    """The scenario with new things; what no scenario can say is told and left out."""
    plain = write_scenario(base)
    for collection in found:
        plain.pop(collection, None)
    read = read_scenario({**plain, **{name: things for name, things in found.items() if things}})
    remarks += [f"{'/'.join(one.route)} is left out: {one.why}" for one in read.misfits.values()]
    return with_goods(replace(read, misfits=Things(), presets=base.presets))

"""What each tile means: by a legend, by its class or properties, or by the name of its picture."""

import bisect
from collections import Counter
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from model.boards.terrain import NO_CELL
from model.bounded_files import read_file
from model.imports.cannot import CannotImport
from model.imports.naming import id_of
from model.imports.tiled.untrusted_values import Plain, listed, properties, text, whole
from model.unreadable import quoted
from model.yaml.node_tree import to_plain
from model.yaml.nodes import read_nodes

MOST_TILES: Final = 100_000
SHOWN: Final = 6
NOTHING: Final = frozenset(("none", "nothing", "void", "empty", "off-map"))
SAME: Final = {
    "grass": "clear",
    "grassland": "clear",
    "plain": "clear",
    "plains": "clear",
    "land": "clear",
    "flat": "clear",
    "mountains": "mountain",
    "sand": "desert",
    "water": "sea",
    "ocean": "sea",
}
"""What designers call a kind of ours."""
KNOWN: Final = frozenset(
    (
        *(*SAME.values(), *SAME, *NOTHING, "alpine", "river", "lake", "hills"),
        *("forest", "swamp", "jungle", "ice", "urban"),
    )
)
"""Words that may be believed when nothing but the name of a picture says them."""


class Tile(NamedTuple):
    """A tile: of which tileset, which number in it, and the words that may say its terrain."""

    tileset: str
    number: int
    words: tuple[str, ...]
    """The best first: its property, its class."""
    picture: str
    sign: str
    """The character that a map of ours wrote it with."""
    word: str
    """Its class, for objects that show it."""


class TileBook:
    """All tiles of a map by their number, as layers count them."""

    def __init__(self, tilesets: list[Plain]) -> None:
        first = sorted(
            ((whole(one, "firstgid", 1), number) for number, one in enumerate(tilesets)),
        )
        self._firsts = [gid for gid, _ in first]
        self._names = [text(tilesets[number], "name") for _, number in first]
        self._tiles = [_tiles(tilesets[number]) for _, number in first]

    def tile(self, gid: int) -> Tile:
        place = bisect.bisect_right(self._firsts, gid) - 1
        if place < 0:
            raise CannotImport(f"a layer shows tile {gid}, which is in no tileset")
        number = gid - self._firsts[place]
        name = self._names[place]
        plain = self._tiles[place].get(number, {})
        facts = properties(plain)
        word = text(plain, "class", "type")
        said = [str(facts[key]) for key in ("terrain", "kind") if key in facts]
        picture = PurePosixPath(text(plain, "image").replace("\\", "/")).stem
        sign = str(facts.get("sign", ""))
        return Tile(name, number, (*said, word) if word else (*said,), picture, sign, word)


def _tiles(tileset: Plain) -> dict[int, Plain]:
    return {whole(tile, "id"): tile for tile in listed(tileset, "tiles", MOST_TILES)}


class Legend(NamedTuple):
    """Kinds of terrain by tile, by class or by the name of a picture, as a designer lists them."""

    kinds: Mapping[str, str]

    def kind(self, tile: Tile) -> str | None:
        """The kind of a tile, NO_CELL for none, None where nothing says it."""
        numbers = (f"{tile.tileset} {tile.number}", f"{tile.number}")
        for word in (*numbers, *tile.words, tile.picture):
            if word in self.kinds:
                return self.kinds[word]
        if tile.words:
            # A map of ours calls its kinds as they are called there, whatever others mean by it.
            return (
                tile.words[0] if tile.sign and _is_kind(tile.words[0]) else kind_of(tile.words[0])
            )
        return kind_of(tile.picture) if id_of(tile.picture, "") in KNOWN else None


def _is_kind(word: str) -> bool:
    return word == id_of(word, "") and word not in NOTHING


def kind_of(word: str) -> str | None:
    """A kind of terrain from a word."""
    plain = id_of(word, "")
    return NO_CELL if plain in NOTHING else SAME.get(plain, plain) or None


def read_legend(path: Path | None) -> Legend:
    """A file that says, a line each, which tile or class is which terrain: `grass: clear`."""
    if path is None:
        return Legend({})
    document = read_nodes(read_file(path), str(path))
    plain = None if document.root is None else to_plain(document.root)
    if not isinstance(plain, dict):
        raise CannotImport(f"{path}: a legend has lines such as grass: clear, or 12: mountain")
    kinds = {}
    for key, said in plain.items():
        kind = kind_of(said) if isinstance(said, str) else None
        if kind is None:
            raise CannotImport(f"{path}: {quoted(str(key))} says no terrain: write clear or none")
        kinds[str(key)] = kind
    return Legend(kinds)


def refuse_unknown(unknown: Counter[Tile]) -> None:
    """Tiles that nothing explains are told, with what to do."""
    if not unknown:
        return
    shown = sorted(unknown, key=lambda tile: (-unknown[tile], tile.tileset, tile.number))[:SHOWN]
    said = ", ".join(
        f"{tile.number} of {quoted(tile.tileset)} ({unknown[tile]} times)" for tile in shown
    )
    more = "" if len(unknown) <= SHOWN else f" and {len(unknown) - SHOWN} more"
    raise CannotImport(
        f"nothing says which terrain these tiles are: {said}{more}; give them a class in Tiled, "
        f"or a legend: --legend legend.yaml with lines such as {shown[0].number}: clear"
    )

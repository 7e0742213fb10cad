"""What columns and keys of transcribed boards are called, and what stands in them."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from model.imports.naming import id_of
from model.imports.ranks import Rank
from model.imports.sheets.values import RANK_WORDS

TableName = Literal["mileposts", "cities", "crossings", "ferries", "loads"]
Words = Mapping[str, tuple[str, ...]]

_ENDS: Final[Words] = {
    "edge": ("edge", "edges", "pair", "between", "ends", "ports", "connection", "connections"),
    "from": ("from", "a", "start", "one", "first", "milepost1", "milepostid1", "cell1", "id1"),
    "to": ("to", "b", "end", "other", "second", "milepost2", "milepostid2", "cell2", "id2"),
    "col1": ("col1", "column1", "x1", "fromcol", "fromx", "startcol", "startx", "q1", "a1"),
    "row1": ("row1", "y1", "fromrow", "fromy", "startrow", "starty", "r1", "b1"),
    "col2": ("col2", "column2", "x2", "tocol", "tox", "endcol", "endx", "q2", "a2"),
    "row2": ("row2", "y2", "torow", "toy", "endrow", "endy", "r2", "b2"),
}
_PLACE: Final[Words] = {
    "id": ("id", "key", "milepost", "milepostid", "guid", "uuid"),
    "at": ("at", "cell", "coords", "coord", "coordinates", "coordinate", "position", "location"),
    "col": ("col", "column", "x", "gridx", "q", "a", "spalte"),
    "row": ("row", "y", "gridy", "r", "b", "zeile"),
    "kind": ("kind", "type", "milepostkind", "mileposttype", "class"),
    "terrain": ("terrain", "ground", "land"),
    "name": ("name", "city", "cityname", "town", "stadt", "ville"),
    "size": ("size", "citysize", "citytype", "citykind", "tier", "rank"),
    "supplies": ("supplies", "supply", "loads", "load", "goods", "products", "offers", "resources"),
    "cost": ("cost", "price", "buildcost", "buildingcost"),
}
COLUMNS: Final[Mapping[TableName, Words]] = {
    "mileposts": _PLACE,
    "cities": _PLACE,
    "crossings": {
        **_ENDS,
        "name": ("name", "water", "river", "lake", "rivername", "watername"),
        "kind": ("kind", "type", "watertype", "waterkind", "class"),
        "cost": ("cost", "price", "surcharge", "extra"),
    },
    "ferries": {
        **_ENDS,
        "name": ("name", "ferry", "ferryname"),
        "cost": ("cost", "price", "buildcost"),
        "players": ("players", "maxplayers", "max"),
    },
    "loads": {
        "good": ("good", "load", "goods", "loads", "product", "commodity", "resource", "name"),
        "cities": ("cities", "city", "at", "where", "from", "sources", "town", "towns"),
        "chips": ("chips", "count", "quantity", "number", "tokens"),
    },
}
"""What a column means in each table, and what it may be called; the first word is the usual one."""
TABLES: Final[Mapping[TableName, tuple[str, ...]]] = {
    "mileposts": ("mileposts", "cells", "points", "gridpoints", "nodes", "board", "map", "grid"),
    "cities": ("cities", "towns"),
    "crossings": ("crossings", "rivers", "waters", "watercrossings", "rivercrossings"),
    "ferries": ("ferries", "ferrypoints", "ferry"),
    "loads": ("loads", "goods", "loadcities", "resources", "products"),
}
"""What a table may be called in a file of JSON that holds several."""
_TERRAIN: Final = {
    "clear": ("clear", "plain", "plains", "flat", "open", "milepost", "normal", "land", "grass"),
    "mountain": ("mountain", "mountains", "mountainous", "mtn", "mount"),
    "alpine": ("alpine", "alps", "alp"),
    "desert": ("desert", "sand"),
    "forest": ("forest", "woods", "wood"),
    "jungle": ("jungle", "rainforest"),
    "swamp": ("swamp", "marsh", "bog"),
    "hills": ("hills", "hill"),
}
_NOWHERE: Final = ("sea", "ocean", "water", "none", "void", "empty", "blank", "nothing", "lake")
_OUTPOST: Final = ("outpost", "major city outpost", "city outpost", "red area", "suburb")
_PORT: Final = ("port", "ferry port", "ferry", "ferryport", "harbour", "harbor")
_WATERS: Final = {
    "river": ("river", "rivers", "stream", "riveredges"),
    "dry-river": ("dry river", "wadi"),
    "dry-lake": ("dry lake", "salt lake"),
    "lake": ("lake", "lakes", "channel"),
    "inlet": ("inlet", "ocean inlet", "bay", "sea", "ocean", "strait", "nonriverwateredges"),
    "blocked": ("blocked", "impassable", "closed", "forbidden", "border"),
}


class Ground(NamedTuple):
    """What a milepost is, by the word that stands for it."""

    terrain: str | None = "clear"
    """None where there is no milepost at all."""
    is_city: bool = False
    rank: Rank | None = None
    is_outpost: bool = False
    is_known: bool = True


def plain_word(said: str) -> str:
    """A header or key in small letters, without what lies between them: `GridX` as `Grid_x`."""
    return "".join(letter for letter in said.casefold()[:60] if letter.isalnum())


@lru_cache(maxsize=1_000)
def ground_of(said: str) -> Ground:
    """What a word for a milepost means: a terrain, a city of some size, or no milepost."""
    words = " ".join(id_of(said, "").split("-"))
    if not words or words in _PORT:
        return Ground()
    found = next((kind for kind, known in _TERRAIN.items() if words in known), None)
    if found is not None:
        return Ground(found)
    if words in _NOWHERE:
        return Ground(None)
    if words in _OUTPOST:
        return Ground(is_outpost=True)
    rank = rank_of(words)
    if rank is not None or words in ("city", "town"):
        return Ground(is_city=True, rank="small" if words == "town" else rank)
    return Ground(words.replace(" ", "-"), is_known=False)


@lru_cache(maxsize=1_000)
def rank_of(said: str) -> Rank | None:
    """A size such as `major`, `Small City` or `3`; None for anything else."""
    words = said.casefold().replace("_", " ").split()
    bare = " ".join(word for word in words if word not in ("city", "town")) or "".join(words)
    return next((rank for rank, known in RANK_WORDS.items() if bare in known), None)


def water_of(said: str) -> str | None:
    """The kind of water that a word means, or `blocked`; None where it is none."""
    word, words = plain_word(said), " ".join(id_of(said, "").split("-"))
    found = (kind for kind, known in _WATERS.items() if word in known or words in known)
    return next(found, None)

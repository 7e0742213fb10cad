"""The track tiles by shape: which sections each shows, in every turn (AOS-COMP-01, -02).

A section is a set of sides as bits: two sides that it joins, or one side joined to a town in the
middle. The sections of a tile are a tuple in rising order, so that equal tiles are equal values.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, NamedTuple

TileClass = Literal["simple", "crossing", "coexist", "town"]
Sections = tuple[int, ...]


class Shape(NamedTuple):
    """A track tile as it lies in the box: its id, its class, and its sections in turn 0."""

    id: str
    kind: TileClass
    sections: Sections


def bits(*sides: int) -> int:
    """Some sides as bits."""
    found = 0
    for side in sides:
        found |= 1 << side
    return found


SHAPES: Final = {
    shape.id: shape
    for shape in (
        Shape("s1", "simple", (bits(0, 3),)),
        Shape("s2", "simple", (bits(0, 2),)),
        Shape("s3", "simple", (bits(0, 1),)),
        Shape("x1", "crossing", (bits(0, 3), bits(1, 4))),
        Shape("x2", "crossing", (bits(0, 2), bits(1, 4))),
        Shape("x3", "crossing", (bits(0, 2), bits(1, 3))),
        Shape("c1", "coexist", (bits(0, 3), bits(4, 5))),
        Shape("c2", "coexist", (bits(0, 2), bits(3, 5))),
        Shape("c3", "coexist", (bits(0, 2), bits(4, 5))),
        Shape("c4", "coexist", (bits(0, 2), bits(3, 4))),
        Shape("t1", "town", (bits(0),)),
        Shape("t3y", "town", (bits(0), bits(2), bits(4))),
        Shape("t3r", "town", (bits(0), bits(1), bits(3))),
        Shape("t3l", "town", (bits(0), bits(2), bits(3))),
        Shape("t3f", "town", (bits(0), bits(1), bits(2))),
    )
}
"""Every tile by its id, in the order of the manifest."""

MOST_EXITS: Final = 4
"""A town shows at most so many exits."""

SIDES: Final = tuple(tuple(s for s in range(6) if mask >> s & 1) for mask in range(64))
"""The sides of every set of sides."""


def turned(section: int, turn: int) -> int:
    """A section after the tile was turned clockwise by so many sides."""
    return (section << turn | section >> (6 - turn)) & 63


def in_order(sections: Iterable[int]) -> Sections:
    return tuple(sorted(sections))


def exits_of(sections: Sections) -> int:
    """All sides that the sections lead to."""
    found = 0
    for section in sections:
        found |= section
    return found


@lru_cache(maxsize=256)
def turns_of(tile: str) -> tuple[Sections, ...]:
    """The different ways in which a tile can lie."""
    shape = SHAPES[tile]
    ways = [in_order(turned(section, turn) for section in shape.sections) for turn in range(6)]
    return tuple(dict.fromkeys(ways))


@lru_cache(maxsize=1)
def tile_of_sections() -> dict[Sections, str]:
    """The one tile that shows some sections on an ordinary hex."""
    return {
        way: tile
        for tile, shape in SHAPES.items()
        if shape.kind != "town"
        for way in turns_of(tile)
    }


@lru_cache(maxsize=1)
def tiles_of_exits() -> dict[int, tuple[str, ...]]:
    """The tiles that show some exits in a town: town tiles, or others with a town disc."""
    found: dict[int, list[str]] = {}
    for tile in SHAPES:
        for exits in sorted({exits_of(way) for way in turns_of(tile)}):
            found.setdefault(exits, []).append(tile)
    return {exits: tuple(tiles) for exits, tiles in sorted(found.items())}


def needs_disc(exits: int) -> bool:
    """Whether a town with these exits is marked with a town disc (AOS-COMP-02)."""
    return len(SIDES[exits]) in (2, 4)


def section_text(section: int) -> str:
    """A section as it is written: `0-3` across a hex, `0` into a town."""
    return "-".join(map(str, SIDES[section]))


def exits_text(exits: int) -> str:
    """The exits of a town as they are written: `0-1-3`."""
    return section_text(exits)


def sides_in(text: str) -> int:
    """The sides that a text names, `0-3`; raises ValueError where it does not."""
    words = text.split("-")
    if not all(len(word) == 1 and word in "012345" for word in words):
        raise ValueError(f'"{text[:20]}" names no sides: write them such as 0-3')
    found = bits(*map(int, words))
    if len(SIDES[found]) != len(words):
        raise ValueError(f'"{text}" names a side twice')
    return found

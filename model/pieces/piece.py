"""A piece of a game on its board: track, a tile, a train, a cube, a disc, a station, a number."""

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from model.pieces.places import Place, canonical

Owner = int | str | None
"""A seat, a named neutral such as a railroad that nobody leads, or nobody."""


class Piece(NamedTuple):
    """Something that lies on the board; several may lie on the same place."""

    kind: str
    """What the system calls it: `track`, `cube`, `station`."""
    place: Place
    owner: Owner = None
    text: str = ""
    """What is written on it, or the good that it is."""


def by_place(pieces: Iterable[Piece]) -> dict[Place, list[Piece]]:
    """What lies on each place, by its canonical name, in the order in which it was told."""
    found: dict[Place, list[Piece]] = defaultdict(list)
    for piece in pieces:
        found[canonical(piece.place)].append(piece)
    return dict(found)


def rank_of(owner: Owner) -> tuple[int, int, str]:
    """By what owners are sorted: the seats, the neutrals, nobody."""
    if isinstance(owner, int):
        return 0, owner, ""
    return (2, 0, "") if owner is None else (1, 0, owner)

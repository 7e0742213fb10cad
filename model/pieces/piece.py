"""A piece of a game on its board: track, a tile, a train, a cube, a disc, a station, a number."""

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from model.pieces.places import Place

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
    """What lies on each place, in the order in which it was told."""
    found: dict[Place, list[Piece]] = defaultdict(list)
    for piece in pieces:
        found[piece.place].append(piece)
    return dict(found)


def neutrals_in(pieces: Iterable[Piece]) -> tuple[str, ...]:
    """The named neutrals that own something."""
    return tuple(sorted({piece.owner for piece in pieces if isinstance(piece.owner, str)}))


def rank_of(owner: Owner) -> tuple[int, int, str]:
    """By what owners are sorted: the seats, the neutrals, nobody."""
    if isinstance(owner, int):
        return 0, owner, ""
    return (2, 0, "") if owner is None else (1, 0, owner)

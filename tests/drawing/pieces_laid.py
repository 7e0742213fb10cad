"""Pieces to lay on maps in tests."""

from collections.abc import Iterable, Mapping, Sequence

from model.notation import Cell, Edge
from model.pieces.piece import Piece
from model.pieces.places import AtLine


def track_on(owners: Mapping[Edge, Iterable[int]]) -> list[Piece]:
    """Track on edges, by the seats that have some there."""
    return [Piece("track", edge, seat) for edge, seats in owners.items() for seat in seats]


def track_along(owners: Mapping[str, Sequence[int]]) -> list[Piece]:
    """Track along lines, by their ids."""
    return [Piece("track", AtLine(line), seat) for line, seats in owners.items() for seat in seats]


def train(at: Cell, seat: int, text: str = "") -> Piece:
    return Piece("train", at, seat, text)

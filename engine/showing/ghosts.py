"""What a picture shows of an action before it is played: pieces, and words beside them."""

from typing import NamedTuple

from model.pieces.piece import Owner, Piece
from model.pieces.places import Place


class Tag(NamedTuple):
    """A few words at a place."""

    place: Place
    text: str
    owner: Owner = None
    """Whose colour they have."""


class Ghost(NamedTuple):
    """Pieces that would lie on the board, or that are meant of those that do."""

    pieces: tuple[Piece, ...] = ()
    tags: tuple[Tag, ...] = ()


NOTHING = Ghost()

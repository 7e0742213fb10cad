"""Owners and pieces in characters: a number for a seat, a letter for everybody else."""

from collections.abc import Sequence

from drawing.owner_signs import owner_sign
from drawing.terminal.paper import seat_style
from drawing.terminal.text import width, written
from model.pieces.piece import Owner, Piece


def column_of(owner: Owner, neutrals: Sequence[str]) -> str:
    """One column that tells an owner apart."""
    return owner_sign(owner, neutrals, ascii_only=True)[-1:] or "."


def piece_sign(piece: Piece, neutrals: Sequence[str], *, unicode: bool) -> str:
    """The sign of a piece: of whom it is, or what it is where it is nobody's."""
    if piece.owner is not None:
        return column_of(piece.owner, neutrals)
    return _letter(piece.text or piece.kind, unicode=unicode)


def _letter(text: str, *, unicode: bool) -> str:
    letters = written(text, unicode=unicode)[:1]
    return letters if width(letters) == 1 and letters.strip() else "?"


def owner_style(owner: Owner) -> str:
    """The colour of an owner at a terminal; those without a seat have none."""
    return seat_style(owner) if isinstance(owner, int) else ""

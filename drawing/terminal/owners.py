"""Owners and pieces in characters: a number for a seat, a letter for everybody else."""

from drawing.terminal.paper import seat_style
from drawing.terminal.text import width, written
from model.pieces.piece import Owner, Piece


def owner_sign(owner: Owner) -> str:
    """One column that tells an owner apart."""
    if isinstance(owner, int):
        return str((owner + 1) % 10)
    return "." if owner is None else _letter(owner.upper(), unicode=False)


def piece_sign(piece: Piece, *, unicode: bool) -> str:
    """The sign of a piece: of whom it is, or what it is where it is nobody's."""
    if piece.owner is not None:
        return owner_sign(piece.owner)
    return _letter(piece.text or piece.kind, unicode=unicode)


def _letter(text: str, *, unicode: bool) -> str:
    letters = written(text, unicode=unicode)[:1]
    return letters if width(letters) == 1 and letters.strip() else "?"


def owner_style(owner: Owner) -> str:
    """The colour of an owner at a terminal; those without a seat have none."""
    return seat_style(owner) if isinstance(owner, int) else ""

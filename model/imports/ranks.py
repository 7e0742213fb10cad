"""What a system calls what imports know: three ranks of cities, and kinds of terrain."""

from typing import Any, Final, Literal

from model.boards.terrain import CUSTOMARY_SIGNS
from model.systems import described

Rank = Literal["small", "medium", "major"]
RANKS: Final[tuple[Rank, ...]] = ("small", "medium", "major")
"""The ranks, the lowest first."""


_OTHER_WORDS: Final = {"clear": ("plain", "field"), "sea": ("water",), "lake": ("water", "sea")}


def word_of_terrain(system: str, kind: str) -> str:
    """The word of a system for a kind of terrain, where it has another one for it."""
    known = described(system).legend.values()
    others = [one for one in _OTHER_WORDS.get(kind, ()) if one in known]
    return kind if kind in known or not others else others[0]


def sign_of(system: str, kind: str) -> str:
    """The sign with which a system paints a kind of terrain, or the one that is customary."""
    signs = {known: sign for sign, known in described(system).legend.items()}
    customary = CUSTOMARY_SIGNS.get(kind, "")
    return signs.get(kind) or ("" if customary in signs.values() else customary)


def kind_of_rank(system: str, rank: Rank) -> str:
    """The kind of city that a rank becomes, the nearest by weight; empty where there are none."""
    weight = RANKS.index(rank) + 1
    kinds = described(system).kinds
    nearest = min(kinds, key=lambda kind: (abs(kind.weight - weight), -kind.weight), default=None)
    word: Any = "" if nearest is None else nearest.word
    found: str = word
    return found

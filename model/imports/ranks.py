"""How large a city is to an import: one of three ranks, which a system calls by its own kinds."""

from typing import Any, Final, Literal

from model.systems import described

Rank = Literal["small", "medium", "major"]
RANKS: Final[tuple[Rank, ...]] = ("small", "medium", "major")
"""The ranks, the lowest first."""


def kind_of_rank(system: str, rank: Rank) -> str:
    """The kind of city that a rank becomes, the nearest by weight; empty where there are none."""
    weight = RANKS.index(rank) + 1
    kinds = described(system).kinds
    nearest = min(kinds, key=lambda kind: (abs(kind.weight - weight), -kind.weight), default=None)
    word: Any = "" if nearest is None else nearest.word
    found: str = word
    return found

"""What hexes offer a builder, kept between changes of the track; stale hexes are looked at anew."""

from collections.abc import Iterable
from typing import Any, Self


class KeptOffers:
    """By hex what it offers, where it offers anything, and which hexes must be looked at again."""

    __slots__ = ("asker", "by_hex", "footing", "loose", "stale")

    def __init__(self, stale: Iterable[int]) -> None:
        self.by_hex: dict[int, Any] = {}
        self.stale = set(stale)
        self.footing: Any = None
        """From which stops the builder might begin when this was worked out."""
        self.loose: frozenset[int] = frozenset()
        """Hexes at track that hangs on to nothing: what they offer depends on all of the build."""
        self.asker: Any = None
        """For whom, and at which moment of his build, those were looked at."""

    def copy(self) -> Self:
        new = self.__class__(self.stale)
        new.by_hex, new.footing = self.by_hex.copy(), self.footing
        new.loose, new.asker = self.loose, self.asker
        return new

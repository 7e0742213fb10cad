"""What hexes offer a builder, kept between changes of the track; stale hexes are looked at anew."""

from collections.abc import Iterable
from typing import Any, Self


class KeptOffers:
    """By hex what it offers, where it offers anything, and which hexes must be looked at again."""

    __slots__ = ("by_hex", "stale")

    def __init__(self, stale: Iterable[int]) -> None:
        self.by_hex: dict[int, Any] = {}
        self.stale = set(stale)

    def copy(self) -> Self:
        new = self.__class__(self.stale)
        new.by_hex = self.by_hex.copy()
        return new

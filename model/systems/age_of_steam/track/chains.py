"""Chains: runs of sections joined edge to edge, from stop to stop or to an open edge.

A section has a number made of its hex and its sides, a side of a hex has one made of both. An end
of a chain is the number of a stop, or below zero where it is open: the side that it ends at.
"""

from collections.abc import Iterator
from typing import NamedTuple

from model.systems.age_of_steam.track.shapes import SIDES


def section_number(hex_: int, section: int) -> int:
    return hex_ * 64 + section


def side_number(hex_: int, side: int) -> int:
    return hex_ * 6 + side


def open_end(hex_: int, side: int) -> int:
    """The end of a chain that is open at a side of a hex."""
    return -1 - side_number(hex_, side)


def open_side(end: int) -> tuple[int, int]:
    """The hex and the side where an end is open."""
    return divmod(-1 - end, 6)


class Chain(NamedTuple):
    """Sections in a row from one end to the other, and whose they are."""

    sections: tuple[int, ...]
    ends: tuple[int, int]
    owner: int

    @property
    def key(self) -> int:
        """What no other chain has: its smallest section."""
        return min(self.sections)

    @property
    def is_link(self) -> bool:
        return self.ends[0] >= 0 and self.ends[1] >= 0

    @property
    def stops(self) -> tuple[int, ...]:
        return tuple(end for end in self.ends if end >= 0)

    @property
    def hexes(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(section >> 6 for section in self.sections))

    def sides(self) -> Iterator[int]:
        """The numbers of all sides that its sections lead to."""
        for section in self.sections:
            yield from (section // 64 * 6 + side for side in SIDES[section & 63])

"""The track on the board: whose pieces lie on each line, and where routes can go on."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from model.systems.santa_fe.track.land import Land


class OnLine(NamedTuple):
    """Pieces of one railroad on a line: so many from its end a, so many from b (SFR-TRACK-09)."""

    railroad: str
    from_a: int = 0
    from_b: int = 0

    @property
    def total(self) -> int:
        return self.from_a + self.from_b


@dataclass(slots=True)
class Track:
    """All track of a game; lists that are values are never changed but replaced."""

    pieces: dict[str, OnLine] = field(default_factory=dict)
    heads: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By major the cities at which its routes end."""
    routes: dict[str, int] = field(default_factory=dict)
    """How many routes of a major were begun."""
    branches: dict[str, int] = field(default_factory=dict)
    """How many of them with a Branch Line."""

    def copy(self) -> "Track":
        return Track(
            self.pieces.copy(), self.heads.copy(), self.routes.copy(), self.branches.copy()
        )

    def lines_of(self, railroad: str) -> Iterator[str]:
        """The lines on which a railroad has pieces."""
        return (key for key, on in self.pieces.items() if on.railroad == railroad)

    def laid(self, railroad: str) -> int:
        """How many pieces of a railroad lie on the board."""
        return sum(on.total for on in self.pieces.values() if on.railroad == railroad)

    def left(self, land: Land, railroad: str) -> int:
        """How many are left (SFR-TRACK-16)."""
        return land.railroads[railroad].track - self.laid(railroad)

    def is_complete(self, land: Land, line: str) -> bool:
        on = self.pieces.get(line)
        return on is not None and on.total >= land.lines[line].segments

    def connected(self, land: Land, railroad: str) -> frozenset[str]:
        """The cities that a railroad has reached (SFR-TRACK-18)."""
        found = set[str]()
        for key in self.lines_of(railroad):
            line, on = land.lines[key], self.pieces[key]
            is_whole = on.total >= line.segments
            if on.from_a or is_whole:
                found.add(line.a)
            if on.from_b or is_whole:
                found.add(line.b)
        return frozenset(found)

    def railroads_at(self, land: Land, city: str) -> list[str]:
        """The railroads that have reached a city; each counts once (SFR-TRACK-12)."""
        return [one for one in land.railroads if city in self.connected(land, one)]

"""The track on the board: whose pieces lie on each line, and where routes can go on."""

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


class Own(NamedTuple):
    """What a railroad has on the board: its lines in order, and how many pieces lie on them."""

    lines: tuple[str, ...] = ()
    laid: int = 0


NOTHING = Own()


@dataclass(slots=True)
class Track:
    """All track of a game; lists that are values are never changed but replaced.

    What follows from the pieces of a railroad is kept until `put` lays another one.
    """

    pieces: dict[str, OnLine] = field(default_factory=dict)
    heads: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By major the cities at which its routes end."""
    routes: dict[str, int] = field(default_factory=dict)
    """How many routes of a major were begun."""
    branches: dict[str, int] = field(default_factory=dict)
    """How many of them with a Branch Line."""
    _own: dict[str, Own] = field(default_factory=dict, compare=False, repr=False)
    _reached: dict[str, frozenset[str]] = field(default_factory=dict, compare=False, repr=False)

    def copy(self) -> "Track":
        return Track(
            self.pieces.copy(),
            self.heads.copy(),
            self.routes.copy(),
            self.branches.copy(),
            self._own.copy(),
            self._reached.copy(),
        )

    def afresh(self) -> "Track":
        """The same track, of which nothing is remembered."""
        return Track(self.pieces, self.heads, self.routes, self.branches)

    def put(self, line: str, on: OnLine) -> None:
        """Pieces lie on a line."""
        self.pieces[line] = on
        self._own.pop(on.railroad, None)
        self._reached.pop(on.railroad, None)

    def _of(self, railroad: str) -> Own:
        own = self._own.get(railroad)
        if own is None:
            lines = sorted(key for key, on in self.pieces.items() if on.railroad == railroad)
            laid = sum(self.pieces[key].total for key in lines)
            own = self._own[railroad] = Own(tuple(lines), laid) if lines else NOTHING
        return own

    def lines_of(self, railroad: str) -> tuple[str, ...]:
        """The lines on which a railroad has pieces, in the order of their names."""
        return self._of(railroad).lines

    def laid(self, railroad: str) -> int:
        """How many pieces of a railroad lie on the board."""
        return self._of(railroad).laid

    def left(self, land: Land, railroad: str) -> int:
        """How many are left (SFR-TRACK-16)."""
        return land.railroads[railroad].track - self._of(railroad).laid

    def is_complete(self, land: Land, line: str) -> bool:
        on = self.pieces.get(line)
        return on is not None and on.total >= land.lines[line].segments

    def connected(self, land: Land, railroad: str) -> frozenset[str]:
        """The cities that a railroad has reached (SFR-TRACK-18)."""
        known = self._reached.get(railroad)
        if known is None:
            known = self._reached[railroad] = self._connected(land, railroad)
        return known

    def _connected(self, land: Land, railroad: str) -> frozenset[str]:
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

"""What lies on a map besides the map: track, trains, and how much is used; plain data from anybody.

Drawing knows no games. Whoever has one (`milepost render --log`, the editor) tells what is where.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from model.notation import Cell, Edge


class TrainMark(NamedTuple):
    """A train on the map."""

    at: Cell
    seat: int
    text: str = ""
    """What it carries, in short."""


@dataclass(frozen=True, slots=True)
class Overlay:
    """What a game in progress, or many games, left on the map."""

    track: Mapping[Edge, Sequence[int]] = field(default_factory=dict)
    """The seats that have a section on each edge."""
    lines: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """The same for lines of a board of routes, for ferries and for links, by their ids."""
    trains: Sequence[TrainMark] = ()
    heat: Mapping[Edge, float] = field(default_factory=dict)
    """How much each edge is used, from 0 to 1."""
    city_heat: Mapping[str, float] = field(default_factory=dict)
    """How much each city is used, from 0 to 1."""
    unused: frozenset[str] = frozenset()
    """Cities that nobody ever used, which get a mark of their own."""
    use_about: Sequence[str] = ()
    """Lines at the head of the legend of use: whose use it is."""
    use_words: Sequence[str] = ()
    """What the steps of use of edges are, the lowest first; parts of the most where it is empty."""
    city_words: Sequence[str] = ()
    """The same for cities, in a legend of their own; none where it is empty."""
    names: Sequence[str] = ()
    """The players by their seats."""
    gained: frozenset[Cell] = frozenset()
    lost: frozenset[Cell] = frozenset()
    changed: frozenset[Cell] = frozenset()
    """Cells that differ between two versions of a map."""

    @property
    def is_empty(self) -> bool:
        return self == Overlay()


class _Train(Protocol):
    @property
    def at(self) -> Cell: ...
    @property
    def seat(self) -> int: ...
    @property
    def loads(self) -> Sequence[str]: ...


class _Game(Protocol):
    """What an engine tells of the board; the two rooms do not know each other."""

    @property
    def track(self) -> Mapping[Edge, Sequence[int]]: ...
    @property
    def lines(self) -> Mapping[str, Sequence[int]]: ...
    @property
    def trains(self) -> Sequence[_Train]: ...


def overlay_of_game(game: _Game, names: Sequence[str] = ()) -> Overlay:
    """The track and the trains of a game; with names there is a legend of the players."""
    trains = [TrainMark(one.at, one.seat, " ".join(one.loads)) for one in game.trains]
    return Overlay(track=game.track, lines=game.lines, trains=trains, names=tuple(names))

"""What lies on a map besides the map: pieces, and how much is used; plain data from anybody.

Drawing knows no games. Whoever has one (`milepost render --log`, the editor) tells what is where.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field

from model.forms.frozen import dataclass
from model.notation import Cell
from model.pieces.piece import Piece
from model.pieces.places import Place
from model.scenario.things import City


@dataclass(frozen=True, slots=True)
class Overlay:
    """What a game in progress, or many games, left on the map."""

    pieces: Sequence[Piece] = ()
    heat: Mapping[Place, float] = field(default_factory=dict)
    """How much each place but cities is used, from 0 to 1."""
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
    standings: Sequence[str] = ()
    """What a game tells of each of them beside the board: `3 on the track`."""
    neutrals: Sequence[str] = ()
    """Named owners without a seat, in the order of their inks."""
    cities: Sequence[City] = ()
    """Cities that have appeared in play."""
    gained: frozenset[Cell] = frozenset()
    lost: frozenset[Cell] = frozenset()
    changed: frozenset[Cell] = frozenset()
    """Cells that differ between two versions of a map."""
    is_part: bool = False
    """Whether more lies there than is told, so that no place is drawn as an empty one."""

    @property
    def is_empty(self) -> bool:
        return self == Overlay()

"""The board of the crayon games: mileposts on a triangular lattice."""

from model.boards.terrain import TerrainBoard
from model.forms.frozen import dataclass


@dataclass(frozen=True, slots=True)
class MilepostBoard(TerrainBoard):
    """Mileposts, each with a kind of terrain; track runs along edges between neighbours."""

"""The board of the crayon games: mileposts on a triangular lattice."""

from dataclasses import dataclass

from model.boards.terrain import TerrainBoard


@dataclass(frozen=True, slots=True)
class MilepostBoard(TerrainBoard):
    """Mileposts, each with a kind of terrain; track runs along edges between neighbours."""

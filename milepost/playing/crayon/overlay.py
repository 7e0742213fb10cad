"""What a crayon game left on its map, as drawing wants to be told: track, ferries, trains."""

from drawing.overlay import Overlay, TrainMark
from engine.systems.crayon.game import CrayonGame
from model.network import edge_ends
from model.notation import Edge


def overlay_of(game: CrayonGame) -> Overlay:
    """The track and the trains of a game."""
    play = game.position
    cells, track = play.table.cells, play.state.track
    return Overlay(
        track={
            Edge.of(*(cells[number] for number in edge_ends(edge))): (owner,)
            for edge, owner in track.sections.items()
        },
        lines=dict(track.owners),
        trains=[
            TrainMark(cells[train.at], seat, " ".join(train.loads))
            for seat, player in enumerate(play.state.seats)
            for train in player.trains
            if train.is_placed
        ],
        names=play.names,
    )

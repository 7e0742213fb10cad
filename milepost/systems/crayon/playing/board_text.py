"""The board in text, with the track and the trains of a game: all of it, or a part."""

from drawing.terminal.picture import height_of_whole, terminal_picture
from drawing.terminal.text import Room
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.state.play import Play
from milepost.systems.crayon.playing.named_places import place_named
from model.notation import Cell
from validator.pictures.game_pictures import overlay_of

WHOLE = "all"
LEGEND = 12
"""Lines that a legend may take where a screen scrolls."""


def board_lines(game: CrayonGame, about: str, room: Room) -> list[str]:
    """The board: the part around a place, everything in small, or what a player wants to see."""
    play, seat = game.position, game.position.seat if game.actor is None else game.actor
    scenario, overlay = play.table.scenario, overlay_of(game)
    whole = height_of_whole(scenario, room.width)
    around = None
    if about and about.lower() != WHOLE:
        around = play.table.cells[place_named(play.table, about).middle]
    elif not about and whole is not None:
        room = room._replace(height=max(room.height, whole + LEGEND))
    elif not about:
        around = _of_interest(play, seat)
    return terminal_picture(scenario, overlay, room, around=around, viewer=seat)


def _of_interest(play: Play, seat: int) -> Cell:
    """Where a player's train stands, or else the first of the track or of the cities."""
    cells = play.table.cells
    for train in play.state.seats[seat].trains:
        if train.is_placed:
            return cells[train.at]
    touched = sorted(play.state.track.touched[seat])
    cities = [place.cells[0] for place in play.table.places.values()]
    return cells[[*touched, *cities, 0][0]]

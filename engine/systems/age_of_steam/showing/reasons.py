"""Why nothing can be done at a place: what stands against the plainest thing meant there."""

from engine.protocol import Action, Refusal
from engine.systems.age_of_steam.actions.goods_kinds import Move
from engine.systems.age_of_steam.actions.track_kinds import Claim, Lay, Town
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.showing.pointing import stop_at
from model.notation import Cell
from model.pieces.places import AtLine, Place
from model.systems.age_of_steam.track.land import NONE

_ACROSS = ((0, 3),)


def why_nothing(game: AgeOfSteamGame, place: Place) -> Refusal | None:
    """The refusal of what somebody means who points there; None where nothing is meant."""
    meant = None if game.actor is None or game.state.agreement is not None else _meant(game, place)
    return None if meant is None else game.why_not(meant)


def _meant(game: AgeOfSteamGame, place: Place) -> Action | None:
    match game.state.phase:
        case "build" if isinstance(place, AtLine):
            return Claim(place.id)
        case "build" if isinstance(place, Cell):
            return _tile(game, place)
        case "move":
            start = stop_at(game, place)
            lying = sorted(game.state.cubes.get(start, {}))
            return Move(lying[0], start) if lying else None
    return None


def _tile(game: AgeOfSteamGame, cell: Cell) -> Action | None:
    """A plain tile, or a town with one exit."""
    land, hex_ = game.table.land, game.table.land.hex_at(cell)
    if hex_ == NONE:
        return None
    is_town = land.stop[hex_] != NONE and game.state.track.city_at[hex_] == NONE
    return Town(cell, (0,)) if is_town else Lay(cell, _ACROSS)

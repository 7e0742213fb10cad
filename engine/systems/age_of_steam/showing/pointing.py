"""Where on the map an action is."""

from engine.protocol import Action
from engine.showing.player_aid import Where
from engine.systems.age_of_steam.actions import goods_kinds as goods
from engine.systems.age_of_steam.actions import kinds as act
from engine.systems.age_of_steam.actions import track_kinds as track
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from model.notation import Cell, NotationError, Side
from model.pieces.places import AtCity, AtLine, Place


def where(game: AgeOfSteamGame, action: Action, price: int) -> Where | None:
    """The place of an action; several may be at one place, so that a click offers them."""
    match action:
        case track.Lay(at):
            return Where((at,), price=price, is_chosen=True)
        case track.Town(at):
            stop = game.table.land.stop_at(game.table.land.hex_at(at))
            return Where((AtCity(stop), at), price=price, is_chosen=True)
        case track.Urbanize(town):
            return Where((AtCity(town),), is_chosen=True)
        case track.Claim(link):
            return Where((AtLine(link),), price=price, is_chosen=True)
        case track.Keep(side):
            return _at_side(side)
        case goods.Move(_, start):
            return Where((_place(game, start),), is_chosen=True)
        case goods.Via(to) | goods.Hop(to):
            return Where((_place(game, to.partition("@")[0]),), is_chosen=True)
        case goods.Overland(_, start, end):
            return _way(game, start, end)
        case act.Place(_, place) | act.Draw(place) if place in game.scenario.cities:
            return Where((AtCity(place),), is_chosen=True)
    return None


def _way(game: AgeOfSteamGame, start: str, end: str) -> Where:
    one, other = _place(game, start), _place(game, end)
    return Where((one, other), step=(one, other), is_chosen=True)


def _place(game: AgeOfSteamGame, text: str) -> Place:
    return AtCity(text) if text in game.scenario.cities else Cell.parse(text)


def _at_side(text: str) -> Where | None:
    try:
        side = Side.parse(text)
    except NotationError:
        return None
    return Where((side, side.cell), is_chosen=True)

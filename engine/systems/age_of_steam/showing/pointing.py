"""Where on the map an action is."""

from engine.protocol import Action
from engine.showing.player_aid import Where
from engine.systems.age_of_steam.actions import goods_kinds as goods
from engine.systems.age_of_steam.actions import kinds as act
from engine.systems.age_of_steam.actions import track_kinds as track
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.phases.building.finishing import eligible, keepable
from engine.systems.age_of_steam.showing.ghosts import link_places
from model.notation import Cell
from model.pieces.places import AtCity, AtLine, Place
from model.systems.age_of_steam.track.chains import Chain
from model.systems.age_of_steam.track.land import NONE
from model.systems.age_of_steam.track.links import Link


def where(game: AgeOfSteamGame, action: Action, price: int) -> Where | None:
    """The place of an action; several may be at one place, so that a click offers them."""
    match action:
        case track.Lay(at) | track.Town(at):
            return Where(_with_stop(game, at), price=price, is_chosen=True)
        case track.Urbanize(town):
            return Where(_at(game, town), is_chosen=True)
        case track.Claim(link):
            return Where((AtLine(link),), price=price)
        case track.Keep(side):
            return _track(game, keepable(game.position).get(side))
        case track.Nationalise(name):
            return _track(game, eligible(game.position).get(name))
        case goods.Move(_, start):
            return Where(_at(game, start), is_chosen=True)
        case goods.Via(to) | goods.Hop(to):
            return Where(_at(game, to.partition("@")[0]), is_chosen=True)
        case goods.Overland(_, start, end):
            return _way(game, start, end)
        case act.Place(_, place) | act.Draw(place) if place in game.scenario.cities:
            return Where(_at(game, place), is_chosen=True)
    return None


def _track(game: AgeOfSteamGame, found: Link | Chain | None) -> Where | None:
    """A click on track means what it belongs to."""
    return None if found is None else Where(link_places(game.state.track, found), is_chosen=True)


def _way(game: AgeOfSteamGame, start: str, end: str) -> Where:
    one, other = _place(game, start), _place(game, end)
    return Where((one, other), step=(one, other), is_chosen=True)


def _place(game: AgeOfSteamGame, text: str) -> Place:
    return AtCity(text) if text in game.scenario.cities else Cell.parse(text)


def _at(game: AgeOfSteamGame, text: str) -> tuple[Place, ...]:
    """A place by its mark and by the hexes that it covers: a click anywhere on them means it."""
    city = game.scenario.cities.get(text)
    if city is None:
        return (Cell.parse(text),)
    land = game.table.land
    return AtCity(text), *(land.cells[one] for one in land.hexes_of[land.number[text]])


def _with_stop(game: AgeOfSteamGame, at: Cell) -> tuple[Place, ...]:
    stop = game.table.land.stop_at(game.table.land.hex_at(at))
    return (AtCity(stop), at) if stop else (at,)


def stop_at(game: AgeOfSteamGame, place: Place) -> str:
    """What lies at a place: the id of a city or town, a bare hex by its cell, or nothing."""
    if isinstance(place, AtCity):
        return place.id
    if not isinstance(place, Cell):
        return ""
    hex_ = game.table.land.hex_at(place)
    return "" if hex_ == NONE else game.table.land.stop_at(hex_) or str(place)

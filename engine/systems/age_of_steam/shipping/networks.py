"""The network of a game as it is now; it is kept until track changes or a city closes."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.goods.network import Network
from model.systems.age_of_steam.goods.stops import (
    Stop,
    city_stop,
    closed_stop,
    new_city_stop,
    town_stop,
)
from model.systems.age_of_steam.track.links import Link

_MOST = 32
"""So many networks are kept: bots think about several games at once."""


class _Kept(NamedTuple):
    links: tuple[Link, ...]
    closed: frozenset[str]
    colours: dict[str, tuple[str, ...]]
    network: Network


_KEPT: dict[int, _Kept] = {}
"""By the identity of the links, which are another object after every change of track."""


def network_of(play: Play) -> Network:
    """Stops and links as goods meet them now."""
    state, links = play.state, play.state.track.links()
    kept = _KEPT.get(id(links))
    if kept is not None and kept[:3] == (links, state.closed, state.colours):
        return kept.network
    network = Network(_stops(play), links, play.table.land.cols, play.table.spots.of)
    if links:  # without links it is always the same empty tuple, on whatever map
        while len(_KEPT) >= _MOST:
            _KEPT.pop(next(iter(_KEPT)))
        _KEPT[id(links)] = _Kept(links, state.closed, state.colours, network)
    return network


def _stops(play: Play) -> Iterator[Stop]:
    closed = play.state.closed
    for stop in (*_cities(play), *_towns(play)):
        yield closed_stop(stop) if stop.id in closed else stop


def _cities(play: Play) -> Iterator[Stop]:
    rules = play.table.rules.delivery
    for city in play.table.cities.values():
        yield city_stop(play.spot(city.id), city, rules)


def _towns(play: Play) -> Iterator[Stop]:
    """Towns that are cities by now, and those with track or a special link."""
    for town in play.table.towns:
        if play.new_city_at(town):
            yield new_city_stop(play.spot(town), play.table.rules.delivery)
        elif _has_track(play, town):
            yield town_stop(play.spot(town))


def _has_track(play: Play, town: str) -> bool:
    track, land = play.state.track, play.table.land
    hexes = land.hexes_of[land.number[town]]
    return any(hex_ in track.tiles for hex_ in hexes) or bool(track.links_at(town))

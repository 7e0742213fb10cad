"""What makes a board of Trains of a land: rooms and numbers, a mix of terrain, blocked borders."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, cast

from model.boards.hexes import HexBoard
from model.boards.terrain import NO_CELL
from model.collection import Things
from model.imports.cannot import CannotImport
from model.imports.geo.additions import Additions, LandMade
from model.imports.naming import Ids
from model.imports.ranks import sign_of
from model.notation import Cell
from model.rules.resolving import rules_of
from model.scenario.scenario import Scenario
from model.systems.trains.geography.borders import blocked_borders
from model.systems.trains.geography.mix import Mix, mixed
from model.systems.trains.geography.rooms import numbers_of, rooms_of
from model.systems.trains.geography.towns import Town, towns_of
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.things.city import TrainsCity

if TYPE_CHECKING:
    from model.imports.geo.draft_cities import DraftCities

LEAST_LAND: Final = 24
"""Hexes that all markers of a player find room on, with a few to choose from."""


def additions(land: LandMade) -> "TrainsAdditions":
    return TrainsAdditions(land)


class TrainsAdditions(Additions):
    """The land dealt out: what is a city, what is far away, what lies between."""

    def __init__(self, land: LandMade) -> None:
        self._land = land
        ground = land.settled.land
        if len(ground) < LEAST_LAND:
            raise CannotImport(
                f"only {len(ground)} hexes of this map are one land, and Trains needs "
                f"{LEAST_LAND}: choose a box with more land, or a finer sheet"
            )
        self._towns = towns_of(land)
        self._mix = mixed(land, {town.at for town in self._towns})

    def finished(self, drafted: Scenario, cities: "DraftCities") -> Scenario:
        rules = rules_of(drafted, TrainsRules)
        rooms = rooms_of(self._towns, self._land.recipe.stations.room, rules.markers.stations)
        numbers = numbers_of(self._towns)
        waters = {
            key: one for key, one in drafted.waters.items() if tuple(one.cells) in self._mix.rivers
        }
        return replace(
            drafted,
            rules=_fitting(drafted.rules, sum(rooms.values()), rules.markers.stations),
            board=_painted(cast("HexBoard", drafted.board), self._mix),
            waters=Things(waters),
            cities=_cities(drafted.cities.values(), self._towns, {**rooms, **numbers}),
            blocked=blocked_borders(self._land),
        )


def _painted(board: HexBoard, mix: Mix) -> HexBoard:
    signs = {cell: sign_of("trains", kind) for cell, kind in mix.terrain.items()}
    legend = {sign_of("trains", kind): kind for kind in ("field", *sorted(mix.terrain.values()))}
    rows = [
        "".join(signs.get(Cell(col, row), NO_CELL) for col in range(board.size.cols))
        for row in range(board.size.rows)
    ]
    return replace(board, legend=Things(legend), terrain=tuple(rows))


def _cities(
    drafted: Iterable[Any], towns: Iterable[Town], sizes: Mapping[Cell, int]
) -> Things[Any]:
    """The cities with their rooms or numbers; those that the layer does not know come new."""
    there = {city.at: city for city in drafted}
    ids = Ids(city.id for city in there.values())
    found = {}
    for town in towns:
        size = sizes[town.at]
        city = there.get(town.at) or TrainsCity(
            id=ids.fresh(town.name, "city"), name=town.name, at=town.at
        )
        own = {"number": size} if town.is_remote else {"room": size}
        kind = "remote" if town.is_remote else "city"
        found[city.id] = replace(city, kind=kind, **own)
    return Things({key: found[key] for key in sorted(found)})


def _fitting(said: Things[Any], room: int, markers: int) -> Things[Any]:
    """No more station markers than all cities have room for, so that they can all be placed."""
    if room >= markers:
        return said
    own = said.get("markers", Things())
    return said.put("markers", own.put("stations", room))

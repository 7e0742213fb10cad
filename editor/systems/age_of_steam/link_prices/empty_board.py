"""Prices on a board without track: what a tile costs here, and the cheapest line to a stop."""

from collections.abc import Mapping, Sequence

from editor.desk.prices import BuildingPrices, Way
from editor.document.document import Document
from editor.systems.age_of_steam.link_prices.lands import land_now
from editor.words import tr, trn
from model.notation import Cell
from model.systems.age_of_steam.lines.cheapest import cheapest_lines
from model.systems.age_of_steam.lines.first_tiles import FirstTiles
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.shapes import bits

PAIRS = tuple(bits(a, b) for a in range(6) for b in range(a + 1, 6))
"""The ways in which a section can join two sides."""


class LinkPrices(BuildingPrices):
    """What track costs on the map as it is now, by the functions that games use."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._tiles: FirstTiles | None = None
        self._ways: dict[str, dict[str, Way]] = {}
        """By the stop that was asked about the cheapest ways to all others."""

    @property
    def are_there(self) -> bool:
        return self._look_around() is not None

    def here(self, cell: Cell) -> str:
        tiles = self._look_around()
        hex_ = NONE if tiles is None else tiles.land.hex_at(cell)
        return "" if tiles is None or hex_ == NONE else tile_words(tiles, hex_)

    def between(self, start: Cell, goal: Cell) -> Way | None:
        tiles = self._look_around()
        if tiles is None:
            return None
        here, there = (_stop_at(tiles.land, cell) for cell in (start, goal))
        return self._from(tiles, here).get(there) if here and there else None

    def by_cell(self, start: Cell) -> Mapping[Cell, int] | None:
        """What it costs to come to each other stop, at all of its hexes."""
        tiles = self._look_around()
        here = "" if tiles is None else _stop_at(tiles.land, start)
        if tiles is None or not here:
            return {}
        land = tiles.land
        return {
            land.cells[hex_]: way.total
            for stop, way in self._from(tiles, here).items()
            for hex_ in land.hexes_of[land.number[stop]]
        }

    # -- inside

    def _look_around(self) -> FirstTiles | None:
        """After a change everything is worked out anew, when it is asked for."""
        land = land_now(self._document.scenario)
        if land is None:
            self._tiles = None
        elif self._tiles is None or self._tiles.land is not land:
            self._tiles = FirstTiles(land)
            self._ways.clear()
        return self._tiles

    def _from(self, tiles: FirstTiles, stop: str) -> dict[str, Way]:
        if stop not in self._ways:
            self._ways[stop] = _ways_from(tiles, stop)
        return self._ways[stop]


def tile_words(tiles: FirstTiles, hex_: int) -> str:
    """What the first tile on a hex costs; why there is none."""
    land = tiles.land
    stop = land.stop[hex_]
    if stop != NONE and not land.is_town[stop]:
        return tr("no tile in a city")
    if stop != NONE:
        one, two = (_cheapest(tiles, hex_, sides) for sides in (_ONE, PAIRS))
        if one is not None and two is not None:
            return tr("town tile ${one}, with two exits ${two}").format(one=one, two=two)
    price = _cheapest(tiles, hex_, PAIRS)
    if price is None:
        return tr("no tile can lie here")
    return tr("first tile ${price}").format(price=price)


_ONE = tuple(bits(side) for side in range(6))


def _cheapest(tiles: FirstTiles, hex_: int, exits: tuple[int, ...]) -> int | None:
    prices = (tiles.price(hex_, sides) for sides in exits)
    return min((price for price in prices if price is not None), default=None)


def _stop_at(land: Land, cell: Cell) -> str:
    hex_ = land.hex_at(cell)
    return "" if hex_ == NONE else land.stop_at(hex_)


def _ways_from(tiles: FirstTiles, start: str) -> dict[str, Way]:
    """The cheapest way to every stop that can be reached."""
    found: dict[str, Way] = {}
    for stop, line in cheapest_lines(tiles, start).items():
        count = trn("{n} tile", "{n} tiles", line.tiles)
        links = trn("{n} link", "{n} links", line.links)
        words = tr("${money} for {tiles}, {links}")
        told = words.format(money=line.money, tiles=count, links=links)
        through = [tiles.land.stop_name(tiles.land.number[one]) for one in line.stops[1:-1]]
        if through:
            told += "\n" + tr("through {stops}").format(stops=", ".join(through))
        found[stop] = Way(_cells(tiles.land, line.stops, line.hexes), line.money, told)
    return found


def _cells(land: Land, stops: Sequence[str], hexes: Sequence[int]) -> tuple[Cell, ...]:
    """The way of a line from the middle of one stop to that of the other."""
    start, goal = (land.cells[land.hexes_of[land.number[stops[end]]][0]] for end in (0, -1))
    inner = [land.cells[hex_] for hex_ in hexes]
    return (start, *(cell for cell in inner if cell not in (start, goal)), goal)

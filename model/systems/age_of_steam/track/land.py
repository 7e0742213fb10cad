"""The land that track is laid on: hexes with their neighbours, prices and stops, made once.

Hexes are numbered row by row, and everything is a list by that number, since looking for what may
be laid asks for little else. Nothing here changes while a game is played.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from model.boards import grid
from model.boards.terrain import TerrainBoard
from model.forms.frozen import dataclass
from model.notation import Cell
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems.age_of_steam.places.spots import Spots
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.rules.track_rules import TerrainPrice
from model.systems.age_of_steam.things.city import TOWN, AgeOfSteamCity
from model.systems.age_of_steam.things.part import AgeOfSteamPart, CellData, SpecialLink
from model.systems.age_of_steam.track.shapes import bits

NONE: Final = -1
"""Where there is no hex, or no stop."""
_NOTHING: Final = CellData()
_UNBUILDABLE: Final = TerrainPrice(buildable=False)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Land:
    """A hex board as builders of track see it; lists are by the number of a hex."""

    scenario: Scenario
    rules: AgeOfSteamRules
    spots: Spots
    cols: int
    cells: Sequence[Cell]
    exists: Sequence[bool]
    across: Sequence[tuple[int, ...]]
    """The hexes across the six sides; NONE beside the board."""
    terrain: Sequence[str]
    price: Sequence[TerrainPrice]
    """What the kind of terrain says about building."""
    data: Sequence[CellData]
    """What the hex has of its own."""
    stop: Sequence[int]
    """The number of the city or town on a hex, or NONE."""
    buildable: Sequence[bool]
    """Whether a tile can ever lie here: on land, and in towns that may have track."""
    usable: Sequence[int]
    """The sides that an exit may use, as bits: towards land, and not blocked."""
    dead: Sequence[int]
    """The sides of a town towards water that special links allow; they join nothing."""
    stops: Sequence[str]
    """The ids of cities and towns; what else is said of stops is by the place in this list."""
    number: Mapping[str, int]
    hexes_of: Sequence[tuple[int, ...]]
    is_town: Sequence[bool]
    """Whether it is printed as a town."""
    special: Mapping[str, SpecialLink]
    opening: frozenset[int]
    """The hexes that are open to track from some turn on."""
    memo: dict[Any, Any]
    """Answers about hexes that are the same in every game on this land."""

    def hex_at(self, cell: Cell) -> int:
        """The number of a hex; NONE where there is none."""
        if not (0 <= cell.col < self.cols and cell.row >= 0):
            return NONE
        here = cell.row * self.cols + cell.col
        return here if here < len(self.cells) and self.exists[here] else NONE

    def name(self, hex_: int) -> str:
        """A hex as people call it: the name of the city or town on it, or its cell."""
        stop = self.stop[hex_]
        return str(self.cells[hex_]) if stop == NONE else self.stop_name(stop)

    def stop_name(self, stop: int) -> str:
        key = self.stops[stop]
        return self.scenario.cities[key].name or key

    def stop_at(self, hex_: int) -> str:
        """The id of the city or town on a hex, or nothing."""
        stop = self.stop[hex_]
        return "" if stop == NONE else self.stops[stop]


class _Hexes(NamedTuple):
    """The hexes of a board before it is known what can be built on them."""

    cols: int
    kinds: list[str | None]
    across: list[tuple[int, ...]]
    prices: list[TerrainPrice]
    data: list[CellData]
    stop: list[int]

    def number(self, cell: Cell) -> int:
        here = cell.row * self.cols + cell.col
        return here if cell.col < self.cols and here < len(self.kinds) else NONE


@lru_cache(maxsize=64)
def land_of(scenario: Scenario, rules: AgeOfSteamRules) -> Land:
    """The land of a scenario that is played by these rules."""
    board, part = scenario.board, scenario.part_as(AgeOfSteamPart)
    if not isinstance(board, TerrainBoard):
        raise ValueError("Age of Steam needs a board of hexes")
    cols, rows = board.size.cols, min(board.size.rows, len(board.terrain))
    cells = [Cell(col, row) for row in range(rows) for col in range(cols)]
    kinds = [board.kind_at(cell) for cell in cells]
    cities = [city for city in scenario.cities.values() if city.at is not None]
    hexes = _Hexes(
        cols,
        kinds,
        [_across(cell, cols, kinds) for cell in cells],
        [_price(rules, kind) for kind in kinds],
        [part.cells.get(str(cell), _NOTHING) for cell in cells],
        [NONE] * len(cells),
    )
    hexes_of = [_settled(hexes, number, city) for number, city in enumerate(cities)]
    numbers = range(len(cells))
    usable = _usable(hexes, _walls(scenario, cols))
    return Land(
        scenario=scenario,
        rules=rules,
        spots=Spots(scenario),
        cols=cols,
        cells=cells,
        exists=[kind is not None for kind in kinds],
        across=hexes.across,
        terrain=[kind or "" for kind in kinds],
        price=hexes.prices,
        data=hexes.data,
        stop=hexes.stop,
        buildable=[_can_carry(hexes, here, cities) for here in numbers],
        usable=[usable[here] & ~_barred(hexes, here) for here in numbers],
        dead=_dead(hexes, part.special_links, usable),
        stops=[city.id for city in cities],
        number={city.id: number for number, city in enumerate(cities)},
        hexes_of=hexes_of,
        is_town=[city.kind == TOWN for city in cities],
        special=part.special_links,
        opening=frozenset(here for here in numbers if hexes.data[here].open_from is not None),
        memo={},
    )


def _price(rules: AgeOfSteamRules, kind: str | None) -> TerrainPrice:
    found = None if kind is None else rules.prices.terrain.get(kind)
    return _UNBUILDABLE if found is None else found


def _across(cell: Cell, cols: int, kinds: Sequence[str | None]) -> tuple[int, ...]:
    found = []
    for near in grid.neighbours(cell):
        here = near.row * cols + near.col
        on_board = 0 <= near.col < cols and 0 <= here < len(kinds) and kinds[here] is not None
        found.append(here if on_board else NONE)
    return tuple(found)


def _settled(hexes: _Hexes, number: int, city: City) -> tuple[int, ...]:
    """Puts a stop on its hexes, and gives those; who comes first has a hex."""
    cells = {*city.members, *(() if city.at is None else (city.at,))}
    found = sorted(here for here in map(hexes.number, cells) if here != NONE)
    mine = tuple(here for here in found if hexes.stop[here] == NONE)
    for here in mine:
        hexes.stop[here] = number
    return mine


def _is_land(hexes: _Hexes, here: int) -> bool:
    """Whether a bare hex is land; a price of its own makes land of water (SC-BUILD-05)."""
    return hexes.prices[here].buildable or hexes.data[here].price is not None


def _can_carry(hexes: _Hexes, here: int, cities: Sequence[City]) -> bool:
    stop = hexes.stop[here]
    if hexes.kinds[here] is None:
        return False
    if stop == NONE:
        return _is_land(hexes, here)
    city = cities[stop]
    return city.kind == TOWN and not (isinstance(city, AgeOfSteamCity) and city.no_track)


def _walls(scenario: Scenario, cols: int) -> frozenset[tuple[int, int]]:
    """The edges that no section crosses, both ways."""
    pairs = [(a.row * cols + a.col, b.row * cols + b.col) for a, b in scenario.blocked]
    return frozenset([*pairs, *((b, a) for a, b in pairs)])


def _usable(hexes: _Hexes, walls: frozenset[tuple[int, int]]) -> list[int]:
    def faces(here: int, near: int) -> bool:
        if near == NONE or (here, near) in walls:
            return False
        return hexes.stop[near] != NONE or _is_land(hexes, near)

    return [
        bits(*(side for side, near in enumerate(across) if faces(here, near)))
        for here, across in enumerate(hexes.across)
    ]


def _barred(hexes: _Hexes, here: int) -> int:
    """The sides that `exits_not_to` of the terrain forbids; with `sides` only those of water."""
    price = hexes.prices[here]
    if hexes.stop[here] != NONE or not price.exits_not_to:
        return 0
    bound = 63 if price.sides is None else bits(*hexes.data[here].water_sides)
    barred = (
        side
        for side, near in enumerate(hexes.across[here])
        if near == NONE or (hexes.stop[near] == NONE and hexes.kinds[near] in price.exits_not_to)
    )
    return bits(*barred) & bound


def _dead(hexes: _Hexes, links: Mapping[str, SpecialLink], usable: Sequence[int]) -> list[int]:
    found = [0] * len(usable)
    for link in links.values():
        for cell, side in link.town_exits.values():
            here = hexes.number(cell)
            if here != NONE and not usable[here] >> side & 1:
                found[here] |= 1 << side
    return found

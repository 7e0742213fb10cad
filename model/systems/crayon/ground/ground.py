"""The ground of a crayon scenario: what its map means to builders, kept beside it and patched."""

from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import chain, pairwise

from model.abilities.ground import NoGround, PricedLine
from model.boards import grid
from model.boards.crossings import Crossed, anywhere
from model.boards.lattice import MilepostBoard
from model.boards.terrain import Size
from model.collection import Things
from model.forms.frozen import dataclass
from model.notation import Cell, Edge, Path
from model.rules.resolving import rules_of
from model.scenario.scenario import Scenario
from model.scenario.things import City, Water
from model.scenario.watercourses import met_by, shapes_of
from model.systems.crayon.network.network import NOWHERE, Network
from model.systems.crayon.network.section_prices import (
    BuildRules,
    Crossing,
    FerryLine,
    Ground,
    Major,
)
from model.systems.crayon.rules.crayon_rules import CrayonRules
from model.systems.crayon.things.part import CrayonPart

MOST_CROSSED = 150_000
"""No board needs more edges under water: the largest has twice as many in all."""
MOST_WATER = 400_000
"""No board needs longer waters, in mileposts passed; working out more would take minutes."""


class NoMileposts(NoGround):
    """The scenario has no board of mileposts to build on; the text says why."""


@dataclass(frozen=True, slots=True, eq=False)
class CrayonGround:
    """Derived data of one scenario: its rules, what each water crosses, red areas, the network."""

    scenario: Scenario
    rules: CrayonRules
    board: MilepostBoard
    waters: Mapping[str, Crossed]
    """What each water's own courses or outline meet, be there mileposts or not."""
    red: Mapping[str, tuple[Cell, ...]]
    """The mileposts of each Major City."""
    places: Mapping[Cell, Ground]
    """What stands at mileposts that are more than terrain: cities and ports."""
    network: Network

    def cells_of(self, city: str) -> tuple[Cell, ...]:
        """The mileposts of a city: all of a Major City's red area, none of one overseas."""
        if city in self.red:
            return self.red[city]
        at = self.scenario.cities[city].at
        return () if at is None else (at,)

    def numbers_of(self, city: str) -> list[int]:
        """The same as numbers in the network."""
        return [self.network.index(cell) for cell in self.cells_of(city)]

    def edges_over(self, water: str) -> frozenset[Edge]:
        """The edges of the board that count as crossing a water, the designer's word included."""
        return frozenset(
            edge
            for edge in crossed_edges(self.scenario.waters[water], self.waters[water])
            if self.board.has(edge.a) and self.board.has(edge.b)
        )

    @property
    def unit(self) -> str:
        """What prices are counted in."""
        return self.rules.money.unit

    @property
    def place_word(self) -> str:
        """What a place to build on is called."""
        return "milepost"

    def has(self, cell: Cell) -> bool:
        """Whether track can come to a cell."""
        return self.network.has(self.network.index(cell))

    def price_at(self, cell: Cell) -> int | None:
        """What a section to a milepost costs, crossings aside; None where there is none."""
        return self.network.price[self.network.index(cell)] if self.has(cell) else None

    def cheapest(self, here: Collection[Cell], there: Collection[Cell]) -> PricedLine | None:
        """The cheapest track between two places; None where no track can join them."""
        from model.systems.crayon.ground.priced_lines import priced_line

        return priced_line(self, here, there)

    def after(self, scenario: Scenario) -> "CrayonGround":
        """The ground of a later scenario: only what changed is worked out again."""
        return _patched(self, scenario)


def ground_of(scenario: Scenario) -> CrayonGround:
    """The ground of a scenario, worked out from nothing."""
    rules = rules_of(scenario, CrayonRules)
    board = _board_of(scenario)
    _refuse_endless_waters(scenario)
    waters = _all_met(scenario, board.extent())
    red = red_areas(scenario, board)
    places = _places(scenario, board, rules, red)
    legend = {sign: g for sign, kind in board.legend.items() if (g := _terrain(rules, kind))}
    try:
        network = Network.of(board.extent(), board.terrain, legend, _build_rules(rules))
        network = network.with_cells({network.index(cell): what for cell, what in places.items()})
        network = _joined(network, scenario, red)
        network = _watered(network, scenario, rules, waters, red)
    except ValueError as trouble:
        raise NoMileposts(str(trouble)) from None
    return CrayonGround(scenario, rules, board, waters, red, places, network)


def cities_on_the_map(ground: CrayonGround) -> dict[str, City]:
    """The cities that stand on a milepost: neither overseas nor beside the map."""
    has = ground.board.has
    return {
        name: city
        for name, city in ground.scenario.cities.items()
        if not city.overseas and city.at is not None and has(city.at)
    }


def _board_of(scenario: Scenario) -> MilepostBoard:
    if not isinstance(scenario.board, MilepostBoard):
        raise NoMileposts("this scenario has no board of mileposts to build on")
    return scenario.board


def _build_rules(rules: CrayonRules) -> BuildRules:
    return BuildRules(
        perimeter=rules.city.perimeter == "direct",
        every_crossing=rules.build.multi_cross == "sum",
        port_crossings=rules.port.add_crossings,
    )


def _terrain(rules: CrayonRules, kind: str | None) -> Ground | None:
    """What bare terrain is to builders; terrain without a price cannot be built on."""
    price = None if kind is None else rules.cost.terrain.get(kind)
    return None if kind is None or price is None else Ground("terrain", kind, price, price)


# -- cities, ports and red areas


def red_areas(scenario: Scenario, board: MilepostBoard) -> dict[str, tuple[Cell, ...]]:
    """The mileposts of each Major City: those it lists, or its centre and the ring around it."""
    centres = {city.at for city in scenario.cities.values() if city.at is not None}
    areas = {}
    for city in scenario.cities.values():
        if city.kind == "major" and city.at is not None and not city.overseas:
            listed = set(city.members)
            around = listed or set(grid.neighbours(city.at)) - centres
            cells = sorted({city.at, *around}, key=lambda cell: (cell.row, cell.col))
            areas[city.id] = tuple(cell for cell in cells if board.has(cell))
    return areas


def _places(
    scenario: Scenario,
    board: MilepostBoard,
    rules: CrayonRules,
    red: Mapping[str, tuple[Cell, ...]],
) -> dict[Cell, Ground]:
    places: dict[Cell, Ground] = {}
    for city in scenario.cities.values():
        price = city_price(rules, city)
        for cell in red.get(city.id, () if city.at is None else (city.at,)):
            if board.has(cell):
                places.setdefault(cell, Ground("city", city.id, price, price))
    in_red = set(chain.from_iterable(red.values()))
    for name, cell, cost in _ports(scenario):
        below = places.get(cell) or _terrain(rules, board.kind_at(cell))
        # A red area needs no building, so what leaves from it is paid when it is used.
        if below is not None and below.kind != "port" and cell not in in_red:
            again = below.price if rules.port.repeat_cost == "milepost" else cost
            places[cell] = Ground("port", name, cost, again)
    return places


def city_price(rules: CrayonRules, city: City) -> int:
    """The price of a section into a city of this kind (CRY-BUILD-04)."""
    prices = {"small": rules.cost.small, "medium": rules.cost.medium, "major": rules.cost.major}
    return prices[city.kind]


def _ports(scenario: Scenario) -> Iterator[tuple[str, Cell, int]]:
    """The mileposts whose first section pays for a ferry or a container link."""
    part = scenario.part_as(CrayonPart)
    for ferry in part.ferries.values():
        for cell in ferry.ports:
            yield ferry.id, cell, ferry.cost
    for link in part.links.values():
        if link.mode == "build-into":
            yield link.id, link.port, link.cost


def _joined(network: Network, scenario: Scenario, red: Mapping[str, tuple[Cell, ...]]) -> Network:
    """The network with the red areas and ferries of a scenario."""
    majors = []
    for name, cells in red.items():
        centre = scenario.cities[name].at or cells[0]
        members = tuple(network.index(cell) for cell in cells)
        majors.append(Major(name, network.index(centre), members))
    ferries = []
    for ferry in scenario.part_as(CrayonPart).ferries.values():
        if len(ferry.ports) == 2:
            a, b = (network.index(cell) for cell in ferry.ports)
            ferries.append(FerryLine(ferry.id, a, b, ferry.cost))
    return network.with_majors(majors).with_ferries(ferries)


# -- waters


def _refuse_endless_waters(scenario: Scenario) -> None:
    length = sum(span(shape) for water in scenario.waters.values() for _, shape in shapes_of(water))
    if length > MOST_WATER:
        raise NoMileposts("its waters are longer than any board needs")


def span(shape: Path) -> int:
    """How many rows and columns a path passes over: what it costs to work out its crossings."""
    places = [grid.units(place) for place in shape]
    return sum(abs(a - c) + abs(b - d) for (a, b), (c, d) in pairwise(places)) // 3000


def _all_met(
    scenario: Scenario, size: Size, known: Callable[[Water], Crossed | None] = lambda _: None
) -> dict[str, Crossed]:
    """What each water meets, or what is known of it; NoMileposts where that is far too much."""
    waters, edges = {}, 0
    for name, water in scenario.waters.items():
        # On the whole lattice, so that painted cells do not change it.
        waters[name] = known(water) or met_by(water, anywhere, size)
        edges += len(waters[name].edges)
        if edges > MOST_CROSSED:
            raise NoMileposts("its waters cover more edges than any board needs")
    return waters


def crossed_edges(water: Water, met: Crossed) -> frozenset[Edge]:
    """The edges that cross a water: by its shape, and by the designer's word."""
    return (met.edges | frozenset(water.also_crosses)) - frozenset(water.never_crosses)


def surcharge_of(rules: CrayonRules, water: Water) -> int | None:
    """What crossing a water adds to a section (CRY-BUILD-05), None where it cannot be crossed."""
    return water.surcharge if water.surcharge is not None else rules.cost.crossing.get(water.kind)


def may_cross(rules: CrayonRules, water: Water, edge: Edge) -> bool:
    """Whether a section may cross a water here (CRY-BUILD-17)."""
    if surcharge_of(rules, water) is None:
        return False
    listed_only = water.crossable or (water.kind == "lake" and rules.build.lakes == "listed")
    return not listed_only or edge in water.crossable


def _watered(
    network: Network,
    scenario: Scenario,
    rules: CrayonRules,
    waters: Mapping[str, Crossed],
    red: Mapping[str, tuple[Cell, ...]],
) -> Network:
    """The network with crossings, and with what waters and blocked edges close beside red areas."""
    met: dict[int, list[Crossing]] = {}
    shut = [*scenario.blocked]
    city_at = {cell: name for name, cells in red.items() for cell in cells}
    for water in scenario.waters.values():
        price = surcharge_of(rules, water)
        for edge in crossed_edges(water, waters[water.id]):
            key = network.edge(edge.a, edge.b)
            if may_cross(rules, water, edge):
                met.setdefault(key, []).append(Crossing(water.id, water.kind, price or 0))
            else:
                shut.append(edge)
    closed = {network.edge(e.a, e.b) for e in shut if city_at.get(e.a, e) != city_at.get(e.b)}
    crossings = {key: tuple(over) for key, over in met.items()}
    gone: dict[int, tuple[Crossing, ...]] = {k: () for k in network.crossings if k not in crossings}
    changed = {k: v for k, v in crossings.items() if network.crossings.get(k) != v}
    if gone or changed:
        network = network.with_crossings({**gone, **changed})
    return network if closed == network.closed else network.with_closed(closed)


# -- patching


def _patched(old: CrayonGround, scenario: Scenario) -> CrayonGround:
    rules = rules_of(scenario, CrayonRules)
    board = _board_of(scenario)
    grown = board.size != old.board.size or board.extent() != old.board.extent()
    if rules is not old.rules or grown or not _same_signs(old.board, board):
        return ground_of(scenario)
    painted = _painted_cells(old.board, board)
    shore = any(old.board.has(cell) != board.has(cell) for cell in painted)
    before, part = old.scenario, scenario.part
    settled = scenario.cities is before.cities and part is before.part and not shore
    red = old.red if settled else red_areas(scenario, board)
    places = old.places
    # A city costs the same on any terrain; only ports remember what lies below them.
    if not settled or any(places[cell].kind == "port" for cell in painted if cell in places):
        places = _places(scenario, board, rules, red)
    waters = old.waters
    if scenario.waters is not before.waters:
        _refuse_endless_waters(scenario)
        waters = _met_again(old, scenario)
    dry = scenario.waters is before.waters and scenario.blocked is before.blocked
    try:
        network = _repriced(old, board, rules, places, painted)
        if not settled:
            network = _joined(network, scenario, red)
        if not dry or red != old.red:
            network = _watered(network, scenario, rules, waters, red)
    except ValueError as trouble:
        raise NoMileposts(str(trouble)) from None
    return CrayonGround(scenario, rules, board, waters, red, places, network)


def _same_signs(old: MilepostBoard, new: MilepostBoard) -> bool:
    return old.legend is new.legend or all(
        new.legend.get(sign, kind) == kind for sign, kind in old.legend.items()
    )


def _painted_cells(old: MilepostBoard, new: MilepostBoard) -> list[Cell]:
    """The cells whose sign changed; rows that two boards share are not looked at."""
    if old.terrain is new.terrain:
        return []
    painted: list[Cell] = []
    for row in range(new.size.rows):
        before = old.terrain[row] if row < len(old.terrain) else ""
        after = new.terrain[row] if row < len(new.terrain) else ""
        if before is after or before == after:
            continue
        wide = min(max(len(before), len(after)), new.size.cols)
        differs = (col for col in range(wide) if before[col : col + 1] != after[col : col + 1])
        painted.extend(Cell(col, row) for col in differs)
    return painted


def _repriced(
    old: CrayonGround,
    board: MilepostBoard,
    rules: CrayonRules,
    places: Mapping[Cell, Ground],
    painted: list[Cell],
) -> Network:
    """The network with what stands now at the cells where something changed."""
    changed = set(painted)
    if places is not old.places:
        both = old.places.keys() | places.keys()
        changed.update(cell for cell in both if old.places.get(cell) != places.get(cell))
    network = old.network
    grounds = {c: places.get(c) or _terrain(rules, board.kind_at(c)) for c in changed}
    numbered = {
        network.index(c): what for c, what in grounds.items() if network.index(c) != NOWHERE
    }
    return network.with_cells(numbered) if numbered else network


def _met_again(old: CrayonGround, scenario: Scenario) -> Mapping[str, Crossed]:
    before: Things[Water] = old.scenario.waters

    def known(water: Water) -> Crossed | None:
        return old.waters[water.id] if before.get(water.id) is water else None

    return _all_met(scenario, old.board.extent(), known)

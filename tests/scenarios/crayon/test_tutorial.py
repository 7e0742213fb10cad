"""The map of the tutorial: a small valley that has nearly everything a crayon map can have."""

from itertools import chain, combinations

from model.boards import grid
from model.notation import Cell, Corner, Edge
from model.scenario.areas import Area
from model.scenario.scenario import Scenario
from model.systems.crayon.ground.areas_on_ground import where
from model.systems.crayon.ground.ground import CrayonGround
from model.systems.crayon.network.network import Network
from model.systems.crayon.network.search import distances, pieces
from model.systems.crayon.network.smallest_cut import cut
from model.systems.crayon.network.track import cheapest
from model.systems.crayon.things.part import CrayonPart
from tests.scenarios.crayon.ways import (
    course,
    dammed,
    line,
    line_between,
    snowed_in,
    touching,
    without,
)

MAJORS = ("astermoor", "dunmarrow", "larkhaven")
PASS = Cell(10, 3)
LAST_BRIDGE = Edge.parse("7,7 8,7")


class TestTheValley:
    def test_has_about_150_mileposts(self, ground: CrayonGround) -> None:
        assert 140 <= len(list(ground.board.cells())) <= 160

    def test_has_clear_land_mountains_alpine_heights_and_a_little_desert(
        self, ground: CrayonGround
    ) -> None:
        kinds = ground.board.kinds()

        assert kinds.keys() == ground.rules.cost.terrain.keys()
        assert kinds["clear"] > kinds["mountain"] > kinds["alpine"] > kinds["desert"] > 0

    def test_has_every_kind_of_water(self, ground: CrayonGround) -> None:
        kinds = {water.kind for water in ground.scenario.waters.values()}

        assert kinds == ground.rules.cost.crossing.keys()

    def test_is_one_piece_even_without_the_ferry(self, network: Network) -> None:
        assert set(pieces(network, by_ferry=False)) == {-1, 0}

    def test_never_asks_for_two_crossings_at_once(self, network: Network) -> None:
        assert all(len(over) == 1 for over in network.crossings.values())

    def test_has_a_coast_in_one_piece(self, ground: CrayonGround) -> None:
        coast = where(ground, Area.parse("region(coast)")).cells
        inland = [cell for cell in ground.board.cells() if cell not in coast]

        assert set(pieces(without(ground.network, inland), by_ferry=False)) == {-1, 0}

    def test_has_sand_that_the_way_to_the_salt_can_avoid(self, ground: CrayonGround) -> None:
        sands = ground.scenario.regions["sands"].cells

        assert {ground.board.kind_at(cell) for cell in sands} == {"desert"}
        assert line_between(ground, without(ground.network, sands), "dunmarrow", "whitepan")

    def test_has_names_in_more_than_one_script(self, tutorial: Scenario) -> None:
        names = {city.id: "".join(city.names.values()) for city in tutorial.cities.values()}

        assert {city for city, name in names.items() if not name.isascii()} == {
            "belogor",
            "koralia",
        }


class TestTheRiver:
    def test_parts_dunmarrow_from_the_other_major_cities(self, ground: CrayonGround) -> None:
        banks = pieces(dammed(ground, "upper-wend", "mirror-lake", "wend"), by_ferry=False)
        bank_of = {city: banks[ground.numbers_of(city)[0]] for city in MAJORS}

        assert bank_of["astermoor"] == bank_of["larkhaven"] != bank_of["dunmarrow"]

    def test_rises_in_the_mountains_and_drains_to_the_sea(self, ground: CrayonGround) -> None:
        source, mouth = (
            course(ground.scenario, "upper-wend")[0],
            course(ground.scenario, "wend")[-1],
        )
        for end in (source, mouth):
            assert isinstance(end, Corner)
            assert not all(map(ground.board.has, grid.cells_at(end)))

    def test_takes_up_a_tributary(self, tutorial: Scenario) -> None:
        assert course(tutorial, "alder-beck")[-1] in course(tutorial, "wend")

    def test_has_one_bridge_that_spares_the_tributary(self, ground: CrayonGround) -> None:
        network = without(dammed(ground, "alder-beck"), snowed_in(ground))
        bridges = cut(network, ground.numbers_of("dunmarrow"), ground.numbers_of("larkhaven"))

        assert bridges.size == 1
        assert LAST_BRIDGE in ground.edges_over("wend")
        taken = network.with_closed([*network.closed, network.edge(*LAST_BRIDGE)])
        assert cheapest(taken.with_ferries(()), *map(ground.numbers_of, MAJORS[1:])) is None


class TestTheWays:
    def test_the_pass_is_the_short_way_to_astermoor(self, ground: CrayonGround) -> None:
        direct = line_between(ground, ground.network, "dunmarrow", "astermoor")
        closed = without(ground.network, [PASS])
        detour = line_between(ground, closed, "dunmarrow", "astermoor")

        assert ground.network.index(PASS) in direct.cells
        assert detour.total >= direct.total + 3

    def test_only_two_tracks_leave_the_pass_to_the_south(self, ground: CrayonGround) -> None:
        ways = map(ground.network.cell, ground.network.ways(ground.network.index(PASS)))

        assert len([cell for cell in ways if cell.row > PASS.row]) == 2

    def test_snow_closes_the_pass_and_leaves_the_coast_open(self, ground: CrayonGround) -> None:
        closed = snowed_in(ground)

        assert PASS in closed
        assert line_between(ground, without(ground.network, closed), "larkhaven", "astermoor")

    def test_two_corridors_from_dunmarrow_cost_about_the_same(self, ground: CrayonGround) -> None:
        north = line_between(ground, ground.network, "dunmarrow", "astermoor")
        south = line_between(ground, ground.network, "dunmarrow", "larkhaven")

        assert abs(north.total - south.total) <= 2

    def test_the_inlet_is_a_shortcut_worth_its_price(self, ground: CrayonGround) -> None:
        over = line_between(ground, ground.network, "dunmarrow", "gannet-point")
        around = line_between(ground, dammed(ground, "heron-inlet"), "dunmarrow", "gannet-point")

        assert over.total < around.total
        assert len(over.cells) < len(around.cells)

    def test_the_ferry_spares_more_than_the_turn_it_costs(
        self, ground: CrayonGround, part: CrayonPart
    ) -> None:
        network, (west, east) = ground.network, part.ferries["gannet-ferry"].ports
        freight = ground.rules.trains["freight"]
        by_land = distances(network, [network.index(west)])[network.index(east)]
        track = line(network.with_ferries(()), [network.index(west)], [network.index(east)])

        assert by_land > freight.speed
        assert track.total >= 3 * part.ferries["gannet-ferry"].cost

    def test_the_ports_have_room_for_all_whom_the_ferry_admits(
        self, network: Network, part: CrayonPart
    ) -> None:
        for ferry in part.ferries.values():
            room = ferry.max_players or 0
            assert all(len(network.ways(network.index(port))) >= room > 0 for port in ferry.ports)

    def test_everybody_may_buy_the_link(self, ground: CrayonGround, part: CrayonPart) -> None:
        (link,) = part.links.values()

        assert link.max_players is None
        assert link.port in ground.red["larkhaven"]
        assert link.port not in chain.from_iterable(f.ports for f in part.ferries.values())


class TestTheCities:
    def test_are_twelve_and_three_of_them_major(self, tutorial: Scenario) -> None:
        cities = tutorial.cities.values()

        assert len(cities) == 12
        assert tuple(city.id for city in cities if city.kind == "major") == MAJORS
        assert [city.id for city in cities if city.overseas] == ["koralia"]

    def test_have_ways_in_for_everybody(self, ground: CrayonGround) -> None:
        wanted = {"small": 3, "medium": 4, "major": 6}
        for city in ground.scenario.cities.values():
            numbers = ground.numbers_of(city.id)
            ways = sum(len(ground.network.ways(number)) for number in numbers)
            assert city.overseas or ways >= wanted[city.kind], city.id

    def test_have_whole_red_areas(self, ground: CrayonGround) -> None:
        for city, cells in ground.red.items():
            centre = ground.scenario.cities[city].at
            assert centre is not None
            assert {grid.distance(centre, cell) for cell in cells} == {0, 1}
        assert {len(cells) for cells in ground.red.values()} == {5, 7}

    def test_and_ports_are_never_next_to_each_other(
        self, ground: CrayonGround, part: CrayonPart
    ) -> None:
        places = {city: set(ground.cells_of(city)) for city in ground.scenario.cities}
        places["ferry"] = set(part.ferries["gannet-ferry"].ports) - places["gannet-point"]

        for (one, here), (other, there) in combinations(places.items(), 2):
            assert not touching(here, there), (one, other)

    def test_that_are_major_cannot_be_shut_off(self, ground: CrayonGround) -> None:
        for here, there in combinations(MAJORS, 2):
            tracks = cut(ground.network, ground.numbers_of(here), ground.numbers_of(there))
            assert tracks.size >= ground.scenario.players.max

    def test_hold_the_counts_that_the_scenario_declares(
        self, ground: CrayonGround, part: CrayonPart
    ) -> None:
        declared = ground.rules.declared

        assert declared.cities == len(ground.scenario.cities)
        assert declared.majors == len(ground.red)
        assert declared.demand_cards == len(part.demands)
        assert declared.event_cards == sum(event.count for event in part.events.values())
        assert declared.chips == sum(good.chips for good in ground.scenario.goods.values())

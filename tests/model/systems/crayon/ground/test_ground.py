"""The ground of a crayon scenario: prices from its rules, and patches that equal a rebuild."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.boards.lattice import MilepostBoard
from model.collection import Things
from model.files.scenario_files import read_text
from model.notation import Cell, Cells, Edge, Path
from model.rules.resolving import NoRules
from model.scenario.scenario import Scenario
from model.scenario.things import City, Water
from model.systems.crayon.ground.ground import CrayonGround, NoMileposts, ground_of
from model.systems.crayon.network.network import Network, price_of_section
from model.systems.crayon.network.section_prices import Crossing
from model.systems.crayon.things.part import CrayonPart, Ferry, Link
from model.systems.crayon.victory.scenario_victory import link_ports, victory_of
from tests.generate.scenario import scenarios

PLAIN = """
format: 1
id: plain
title: Plain
system: crayon
rules: {preset: china-rails}
board:
  kind: mileposts
  size: [10, 6]
  legend: {".": clear, "^": mountain, A: alpine, d: desert, s: swamp}
  terrain: |
    ..........
    ....^.....
    ....Ads...
    ..........
    ..........
    ..........
cities:
- {id: aston, name: Aston, kind: major, at: "1,1"}
- {id: byford, name: Byford, kind: small, at: "7,1"}
- {id: colby, name: Colby, kind: medium, at: "8,4"}
"""


@pytest.fixture
def plain() -> Scenario:
    scenario = read_text(PLAIN).scenario
    assert not scenario.misfits
    return scenario


def price(ground: CrayonGround, origin: Cell, end: Cell, *, again: bool = False) -> int | None:
    network = ground.network
    found = price_of_section(network, network.index(origin), network.index(end), again=again)
    return None if found is None else found.total


def with_part(scenario: Scenario, **things: dict[str, object]) -> Scenario:
    part = CrayonPart(**{name: Things(found) for name, found in things.items()})  # type: ignore[arg-type]
    return replace(scenario, part=part)


def with_water(scenario: Scenario, water: Water) -> Scenario:
    return replace(scenario, waters=scenario.waters.put(water.id, water))


@pytest.mark.rule("CRY-BUILD-04")
@pytest.mark.parametrize(
    ("end", "cost"),
    [
        (Cell(3, 1), 1),
        (Cell(4, 1), 2),
        (Cell(4, 2), 5),
        (Cell(5, 2), 1),
        (Cell(7, 1), 3),
        (Cell(8, 4), 3),
    ],
)
def test_prices_come_from_the_preset(plain: Scenario, end: Cell, cost: int) -> None:
    ground = ground_of(plain)
    assert price(ground, Cell(end.col - 1, end.row), end) == cost


def test_terrain_without_a_price_cannot_be_built_on(plain: Scenario) -> None:
    ground = ground_of(plain)
    assert price(ground, Cell(7, 2), Cell(6, 2)) is None
    priced = replace(plain, rules=Things({"cost": Things({"terrain": Things({"swamp": 4})})}))
    assert price(ground_of(priced), Cell(7, 2), Cell(6, 2)) == 4


@pytest.mark.rule("CRY-BUILD-10")
def test_a_major_city_is_its_centre_and_the_ring_around_it(plain: Scenario) -> None:
    ground = ground_of(plain)
    assert len(ground.cells_of("aston")) == 7
    assert price(ground, Cell(1, 1), Cell(2, 1)) is None
    assert price(ground, Cell(3, 1), Cell(2, 1)) == 5
    alone = plain.cities.put("aston", replace(plain.cities["aston"], members=(Cell(1, 1),)))
    assert ground_of(replace(plain, cities=alone)).cells_of("aston") == (Cell(1, 1),)


def test_a_ring_leaves_out_the_milepost_of_another_city(plain: Scenario) -> None:
    neighbour = City(id="dene", name="Dene", kind="small", at=Cell(2, 1))
    ground = ground_of(replace(plain, cities=plain.cities.put("dene", neighbour)))
    assert Cell(2, 1) not in ground.cells_of("aston")
    assert price(ground, Cell(3, 1), Cell(2, 1)) == 3


@pytest.mark.rule("CRY-BUILD-05")
@pytest.mark.parametrize(
    ("kind", "cost"), [("river", 3), ("dry-river", 2), ("lake", 4), ("dry-lake", 2), ("inlet", 4)]
)
def test_each_kind_of_water_has_its_surcharge(plain: Scenario, kind: str, cost: int) -> None:
    water = Water(id="w", kind=kind, path=Path.parse("4,3n 4,2s 4,4n"))  # type: ignore[arg-type]
    ground = ground_of(with_water(plain, water))
    (edge,) = [e for e in ground.edges_over("w") if e.a.row == e.b.row]
    assert price(ground, edge.a, edge.b) == price(ground, edge.b, edge.a) == cost


def test_the_designers_word_on_crossings_counts(plain: Scenario) -> None:
    edge = Edge.of(Cell(4, 3), Cell(5, 3))
    word = Water(id="w", kind="river", also_crosses=(edge,), surcharge=7)
    assert price(ground_of(with_water(plain, word)), edge.a, edge.b) == 8
    path = Path.parse("5,2s 5,4n")
    assert price(ground_of(with_water(plain, Water(id="w", kind="river", path=path))), *edge) == 3
    never = Water(id="w", kind="river", path=path, never_crosses=(edge,))
    assert price(ground_of(with_water(plain, never)), edge.a, edge.b) == 1


@pytest.mark.rule("CRY-BUILD-17")
def test_lakes_are_crossed_only_where_they_are_listed(plain: Scenario) -> None:
    here, there = Edge.of(Cell(4, 3), Cell(5, 3)), Edge.of(Cell(5, 4), Cell(6, 4))
    lake = Water(id="w", kind="lake", also_crosses=(here, there), crossable=(here,))
    empire = replace(plain, rules=Things({"preset": "empire-builder"}))
    ground = ground_of(with_water(empire, lake))
    assert price(ground, here.a, here.b) == 3
    assert price(ground, there.a, there.b) is None
    nowhere = ground_of(with_water(empire, replace(lake, crossable=())))
    assert price(nowhere, here.a, here.b) is None
    anywhere = ground_of(with_water(plain, replace(lake, crossable=())))
    assert price(anywhere, here.a, here.b) == 4


@pytest.mark.rule("CRY-BUILD-06")
def test_an_edge_over_two_arms_of_one_river_pays_once(plain: Scenario) -> None:
    paths = tuple(map(Path.parse, ("5,2s 5,4n 4,3s", "5,4n 5,2s 4,3n")))
    (edge,) = (edge for edge in _over(plain, paths[:1]) & _over(plain, paths[1:]))
    river = Water(id="w", kind="river", paths=paths)
    ground = ground_of(with_water(plain, river))
    assert price(ground, edge.a, edge.b) == 3
    assert ground.edges_over("w") == _over(plain, paths[:1]) | _over(plain, paths[1:])
    assert len(ground.edges_over("w")) == 3


def _over(plain: Scenario, paths: tuple[Path, ...]) -> frozenset[Edge]:
    river = Water(id="w", kind="river", paths=paths)
    return ground_of(with_water(plain, river)).edges_over("w")


@pytest.mark.rule("CRY-BUILD-06")
def test_an_edge_over_two_waters_pays_both(plain: Scenario) -> None:
    edge = Edge.of(Cell(4, 3), Cell(5, 3))
    both = with_water(plain, Water(id="a", kind="river", also_crosses=(edge,)))
    both = with_water(both, Water(id="b", kind="inlet", also_crosses=(edge,)))
    assert price(ground_of(both), edge.a, edge.b) == 1 + 2 + 3
    dearest = replace(both, rules=Things({"build": Things({"multi_cross": "max"})}))
    assert price(ground_of(dearest), edge.a, edge.b) == 1 + 3


def test_a_blocked_edge_cannot_be_built(plain: Scenario) -> None:
    edge = Edge.of(Cell(4, 3), Cell(5, 3))
    assert price(ground_of(replace(plain, blocked=(edge,))), edge.a, edge.b) is None


@pytest.mark.rule("CRY-FERRY-02")
@pytest.mark.rule("CRY-FERRY-12")
def test_the_first_section_into_a_port_pays_the_ferry(plain: Scenario) -> None:
    ferry = Ferry(id="f", ports=Cells.parse("0,5 8,4"), cost=4)
    ground = ground_of(with_part(plain, ferries={"f": ferry}))
    assert price(ground, Cell(7, 4), Cell(8, 4)) == 4
    assert price(ground, Cell(7, 4), Cell(8, 4), again=True) == 3
    assert price(ground, Cell(1, 5), Cell(0, 5)) == 4
    assert price(ground, Cell(1, 5), Cell(0, 5), again=True) == 1


@pytest.mark.rule("CRY-CONT-05")
def test_a_limited_link_is_paid_with_the_section_into_its_port(plain: Scenario) -> None:
    over = City(id="far", name="Far", kind="small", overseas=True)
    scenario = replace(plain, cities=plain.cities.put("far", over))
    into = Link(id="l", port=Cell(9, 5), mode="build-into", cost=9, serves=("far",))
    ground = ground_of(with_part(scenario, links={"l": into}))
    assert price(ground, Cell(8, 5), Cell(9, 5)) == 9
    bought = ground_of(with_part(scenario, links={"l": replace(into, mode="purchase")}))
    assert price(bought, Cell(8, 5), Cell(9, 5)) == 1
    assert ground.cells_of("far") == ()


@pytest.mark.rule("CRY-WIN-05")
def test_victory_counts_what_the_link_costs(plain: Scenario) -> None:
    over = City(id="far", name="Far", kind="small", overseas=True)
    second = City(id="dene", name="Dene", kind="major", at=Cell(6, 4))
    cities = plain.cities.put("far", over).put("dene", second)
    rules = Things({"win": Things({"majors": 2, "links": 1})})
    scenario = replace(plain, cities=cities, rules=rules)
    link = Link(id="l", port=Cell(9, 5), mode="build-into", cost=9, serves=("far",))
    into = ground_of(with_part(scenario, links={"l": link}))
    bought = ground_of(with_part(scenario, links={"l": replace(link, mode="purchase", cost=8)}))
    assert [port.cost for port in link_ports(into)] == [0]
    assert [port.cost for port in link_ports(bought)] == [8]
    first, then = victory_of(into), victory_of(bought)
    assert first is not None
    assert then is not None
    assert first.total == then.total
    assert victory_of(ground_of(scenario)) is None


def test_a_scenario_without_mileposts_or_rules_says_so(plain: Scenario) -> None:
    with pytest.raises(NoMileposts):
        ground_of(replace(plain, board=None))
    with pytest.raises(NoRules):
        ground_of(replace(plain, system="trains", part=None))


# -- patches


def facts(network: Network) -> tuple[object, ...]:
    """Everything that a network says, whatever way it was made."""
    numbers = range(len(network.price))
    return (
        network.price,
        network.again,
        [network.ground_at(number) for number in numbers],
        {key: sorted(over) for key, over in network.crossings.items()},
        network.extra,
        network.closed,
        network.majors,
        network.red,
        network.ferries,
        network.ports,
        [network.arcs(number) for number in numbers if network.has(number)],
    )


def painted(scenario: Scenario, rng: Random) -> Scenario:
    board = scenario.board
    assert isinstance(board, MilepostBoard)
    cell = Cell(rng.randrange(board.size.cols), rng.randrange(board.size.rows))
    kind = rng.choice([None, *board.legend.values()])
    return replace(scenario, board=board.with_painted({cell: kind}))


def moved(scenario: Scenario, rng: Random) -> Scenario:
    board = scenario.board
    assert isinstance(board, MilepostBoard)
    city = rng.choice(list(scenario.cities.values()))
    at = rng.choice(list(board.cells()))
    kinds: list[str] = ["small", "medium", "major"]
    new = replace(city, at=at, members=(), overseas=False, kind=rng.choice(kinds))
    return replace(scenario, cities=scenario.cities.put(city.id, new))


def flooded(scenario: Scenario, rng: Random) -> Scenario:
    waters = scenario.waters
    if waters and rng.random() < 0.5:
        return replace(scenario, waters=waters.drop(rng.choice(list(waters))))
    col, row = rng.randrange(6), rng.randrange(6)
    start = "6,5s" if rng.random() < 0.5 else "0.5,0.5"
    path = Path.parse(f"{start} {col},{row}n")
    return replace(scenario, waters=waters.put("new", Water(id="new", kind="river", path=path)))


def blocked(scenario: Scenario, rng: Random) -> Scenario:
    board = scenario.board
    assert isinstance(board, MilepostBoard)
    edges = list(board.edges())
    return replace(scenario, blocked=(*scenario.blocked, *rng.sample(edges, min(2, len(edges)))))


def ferried(scenario: Scenario, rng: Random) -> Scenario:
    part = scenario.part_as(CrayonPart)
    return replace(scenario, part=replace(part, ferries=Things(), links=part.links))


def dearer(scenario: Scenario, rng: Random) -> Scenario:
    return replace(scenario, rules=Things({"cost": Things({"major": rng.randrange(1, 9)})}))


EDITS = [painted, painted, painted, moved, flooded, blocked, ferried, dearer]


@given(scenario=scenarios(), seed=st.integers(0, 10_000))
def test_patching_equals_rebuilding(scenario: Scenario, seed: int) -> None:
    rng = Random(seed)
    ground = ground_of(scenario)
    for _ in range(4):
        scenario = rng.choice(EDITS)(scenario, rng)
        ground = ground.after(scenario)
        assert facts(ground.network) == facts(ground_of(scenario).network)


def test_a_painted_cell_leaves_the_rest_of_the_network_alone(plain: Scenario) -> None:
    river = Water(id="w", kind="river", path=Path.parse("4,3n 4,2s 4,4n"))
    ground = ground_of(with_water(plain, river))
    board = ground.board.with_painted({Cell(9, 0): "mountain"})
    after = ground.after(replace(ground.scenario, board=board))
    assert after.network.crossings is ground.network.crossings
    assert after.waters is ground.waters
    assert after.places is ground.places
    assert price(after, Cell(8, 0), Cell(9, 0)) == 2
    assert after.network.crossings[after.network.edge(Cell(4, 3), Cell(3, 3))] == (
        Crossing("w", "river", 2),
    )

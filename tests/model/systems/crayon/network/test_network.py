"""What sections cost, and how a network is changed without being built anew."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.boards import grid
from model.notation import Cell
from model.systems.crayon.network.network import (
    NOWHERE,
    Network,
    edge_ends,
    edge_key,
    price_of_section,
)
from model.systems.crayon.network.section_prices import (
    DEAREST,
    BuildRules,
    Crossing,
    FerryLine,
    Ground,
    Major,
)
from tests.model.systems.crayon.network.drawn_networks import (
    ALPINE,
    CLEAR,
    LEGEND,
    MOUNTAIN,
    SMALL,
    at,
    drawn,
    every_edge,
    key,
    networks,
)


def price(network: Network, origin: str, end: str, *, again: bool = False) -> int | None:
    found = price_of_section(network, at(network, origin), at(network, end), again=again)
    return found and found.total


@pytest.mark.rule("CRY-BUILD-04")
@pytest.mark.parametrize(
    ("terrain", "expected"),
    [("..", 1), (".d", 1), (".^", 2), (".A", 5), ("^s", 3), ("^m", 3), ("^1", 5), ("A.", 1)],
)
def test_a_section_costs_the_milepost_it_is_built_to(terrain: str, expected: int) -> None:
    assert price(drawn(terrain), "0,0", "1,0") == expected


@pytest.mark.rule("CRY-BUILD-05")
@pytest.mark.parametrize(
    ("terrain", "water", "expected"),
    [
        (".^", "river", 4),
        (".s", "river", 5),
        (".^", "inlet", 5),
        ("..", "lake", 4),
        ("..", "dry-river", 2),
        ("..", "dry-lake", 2),
        (".1", "river", 7),
    ],
)
def test_a_water_that_is_crossed_adds_its_surcharge(
    terrain: str, water: str, expected: int
) -> None:
    assert price(drawn(terrain, over={"0,0 1,0": water}), "0,0", "1,0") == expected


@pytest.mark.rule("CRY-BUILD-06")
def test_an_edge_over_several_waters_pays_each_of_them_once() -> None:
    over = {"0,0 1,0": "river lake"}
    assert price(drawn("..", over=over), "0,0", "1,0") == 1 + 2 + 3
    dearest = drawn("..", over=over, rules=BuildRules(every_crossing=False))
    assert price(dearest, "0,0", "1,0") == 1 + 3


@pytest.mark.rule("CRY-BUILD-07")
def test_the_same_edge_has_two_prices() -> None:
    network = drawn("1A..", over={"0,0 1,0": "river"})
    assert price(network, "0,0", "1,0") == 5 + 2
    assert price(network, "1,0", "0,0") == 5 + 2
    assert price(network, "1,0", "2,0") == 1
    assert price(network, "2,0", "1,0") == 5


@pytest.mark.rule("CRY-BUILD-09")
def test_a_third_connection_to_a_major_city_is_built_inward_at_the_city_price() -> None:
    network = drawn("11.", ".1.")
    assert price(network, "2,0", "1,0") == 5
    assert price(network, "0,1", "1,1") == 5
    assert price(network, "1,0", "2,0") == 1


@pytest.mark.rule("CRY-BUILD-10")
def test_nothing_is_built_inside_a_red_area() -> None:
    network = drawn("112")
    assert price(network, "0,0", "1,0") is None
    assert price(network, "1,0", "2,0") == 5


@pytest.mark.rule("CRY-BUILD-15")
@pytest.mark.rule("CRY-BUILD-16")
@pytest.mark.rule("CRY-BUILD-17")
def test_sections_join_neighbouring_mileposts_that_exist_over_open_edges() -> None:
    network = drawn("...", "._.", closed=["0,0 1,0"])
    assert price(network, "0,0", "1,0") is None
    assert price(network, "0,0", "2,0") is None
    assert price(network, "0,1", "1,1") is None
    assert price(network, "1,0", "2,0") == 1
    assert price(network, "0,0", "0,1") == 1


@pytest.mark.rule("CRY-BUILD-18")
def test_after_the_rains_dry_waters_cost_more() -> None:
    network = drawn(
        "....", over={"0,0 1,0": "dry-river", "1,0 2,0": "river", "2,0 3,0": "dry-lake"}
    )
    wet = network.with_crossings(
        {
            key: tuple(one._replace(surcharge=2) for one in over if one.kind != "river")
            for key, over in network.crossings.items()
            if over[0].kind != "river"
        }
    )
    assert [price(wet, f"{c},0", f"{c + 1},0") for c in range(3)] == [3, 3, 3]
    assert [price(network, f"{c},0", f"{c + 1},0") for c in range(3)] == [2, 3, 2]


@pytest.mark.rule("CRY-FERRY-02")
@pytest.mark.rule("CRY-FERRY-12")
def test_the_first_section_into_a_port_pays_the_ferry_and_a_later_one_the_milepost() -> None:
    network = drawn(".s..", over={"0,0 1,0": "river"}, ferries={"1,0 3,0": 4})
    assert price(network, "0,0", "1,0") == 4 + 2
    assert price(network, "2,0", "1,0") == 4
    assert price(network, "0,0", "1,0", again=True) == 3 + 2
    assert price(network, "2,0", "3,0", again=True) == 1


@pytest.mark.rule("CRY-FERRY-02")
def test_a_scenario_may_waive_crossings_into_ports() -> None:
    rules = BuildRules(port_crossings=False)
    network = drawn("...", over={"0,0 1,0": "river"}, ferries={"1,0 2,0": 4}, rules=rules)
    assert price(network, "0,0", "1,0") == 4
    assert price(network, "1,0", "0,0") == 1 + 2
    assert not network.charges_both_ways()
    assert drawn("...", over={"0,0 1,0": "river"}, rules=rules).charges_both_ways()


@pytest.mark.rule("CRY-CONT-05")
def test_the_section_into_a_container_port_pays_the_link() -> None:
    network = drawn(".s", over={"0,0 1,0": "inlet"}, links={"1,0": 8})
    assert price(network, "0,0", "1,0") == 8 + 3
    assert price(network, "0,0", "1,0", again=True) == 3 + 3


def test_a_price_says_what_it_is_made_of() -> None:
    network = drawn(".^", over={"0,0 1,0": "river inlet"})
    found = price_of_section(network, at(network, "0,0"), at(network, "1,0"))
    assert found is not None
    assert (found.total, found.ground, found.milepost) == (7, MOUNTAIN, 2)
    river, inlet = found.crossings
    assert (river.water, river.kind, river.surcharge) == ("the-river", "river", 2)
    assert inlet == Crossing("the-inlet", "inlet", 3)


@pytest.mark.rule("CRY-MOVE-06")
@pytest.mark.rule("CRY-MOVE-07")
def test_a_red_area_joins_its_mileposts_directly_or_only_through_the_centre() -> None:
    ring = (".11.", "111.", ".11.")
    outer, centre = "1,0", "1,1"
    direct, strict = drawn(*ring), drawn(*ring, rules=BuildRules(perimeter=False))
    assert set(direct.red_steps(at(direct, outer))) == {
        at(direct, cell) for cell in ("2,0", "0,1", "1,1")
    }
    assert strict.red_steps(at(strict, outer)) == [at(strict, centre)]
    assert len(strict.red_steps(at(strict, centre))) == 6


def test_a_major_city_drawn_in_two_parts_is_one_place_to_builders() -> None:
    network = drawn("1.1")
    one, other = at(network, "0,0"), at(network, "2,0")
    assert network.red_steps(one) == []
    assert (network.red_joins(one), network.red_joins(other)) == ([other], [one])


def test_a_major_city_whose_centre_is_gone_still_joins_its_mileposts() -> None:
    network = drawn("1.1.1")
    (major,) = network.majors
    ruined = network.with_cells({major.centre: None})
    one, other = (number for number in major.members if ruined.has(number))
    assert (ruined.red_joins(one), ruined.red_joins(other)) == ([other], [one])


@given(st.integers(1, 30), st.integers(1, 30), st.data())
def test_numbers_stand_for_cells_and_their_neighbours(
    cols: int, rows: int, data: st.DataObject
) -> None:
    network = Network.of((cols, rows), ["." * cols] * rows, LEGEND)
    cell = Cell(data.draw(st.integers(0, cols - 1)), data.draw(st.integers(0, rows - 1)))
    number = network.index(cell)
    assert network.cell(number) == cell
    assert [network.cell(near) for near in network.around(number)] == list(grid.neighbours(cell))
    inside = [near for near in grid.neighbours(cell) if network.index(near) != NOWHERE]
    assert [network.cell(near) for near in network.ways(number)] == inside


def test_places_beside_the_board_have_no_milepost() -> None:
    network = drawn("..")
    beside = [(-1, 0), (2, 0), (0, -1), (0, 1)]
    assert [network.index(cell) for cell in beside] == [NOWHERE] * 4
    assert not network.has(NOWHERE)
    assert network.with_cells({NOWHERE: CLEAR}).ground_at(NOWHERE) is None


def test_ragged_rows_and_unknown_signs_are_no_mileposts() -> None:
    network = Network.of((3, 3), [".?", "....."], LEGEND)
    found = [[network.has(network.index((col, row))) for col in range(3)] for row in range(3)]
    assert found == [[True, False, False], [True, True, True], [False, False, False]]


@pytest.mark.parametrize("amount", [-1, DEAREST + 1])
def test_prices_that_no_search_can_add_up_are_refused(amount: int) -> None:
    network = drawn("..")
    with pytest.raises(ValueError, match="is not between"):
        network.with_cells({at(network, "0,0"): Ground("terrain", "abyss", amount, 1)})
    with pytest.raises(ValueError, match="is not between"):
        network.with_crossings({key(network, "0,0 1,0"): (Crossing("styx", "river", amount),)})
    with pytest.raises(ValueError, match="is not between"):
        network.with_ferries([FerryLine("charon", 5, 6, amount)])


def test_a_board_too_large_to_number_is_refused() -> None:
    with pytest.raises(ValueError, match="too large"):
        Network.of((9999, 9999), ["."], LEGEND)


@given(networks())
def test_surcharges_are_the_same_in_both_directions(network: Network) -> None:
    for u, v in every_edge(network):
        assert network.surcharge(u, v) == network.surcharge(v, u)


def seen(network: Network) -> list[object]:
    """All that can be asked of a network, place by place."""
    places = range(len(network.price))
    return [
        [network.ground_at(number) for number in places],
        list(network.price),
        list(network.again),
        bytes(network.special),
        [sorted(network.arcs(number)) for number in places if network.has(number)],
        dict(network.crossings),
        dict(network.extra),
        network.closed,
        dict(network.red),
        dict(network.ports),
    ]


@given(networks(), st.data())
def test_a_network_that_was_patched_equals_one_built_anew(
    network: Network, data: st.DataObject
) -> None:
    places = [
        n for n in range(len(network.price)) if network.index(network.cell(n)) == n != NOWHERE
    ]
    edges = [edge_key(u, v) for u in places for v in network.around(u) if u < v and v in places]
    waters = st.sampled_from([(), (Crossing("a", "river", 2),), (Crossing("b", "lake", 3),)])
    grounds = st.sampled_from([None, CLEAR, ALPINE, SMALL])
    cells = data.draw(st.dictionaries(st.sampled_from(places), grounds, max_size=6))
    over = data.draw(st.dictionaries(st.sampled_from(edges), waters)) if edges else {}
    closed = data.draw(st.sets(st.sampled_from(edges))) if edges else set()
    members = tuple(data.draw(st.sets(st.sampled_from(places), max_size=4)))
    majors = [Major("new", members[0], members)] if members else []
    ferries = [FerryLine("new", places[0], places[-1], 4)]

    patched = (
        network.with_ferries(ferries)
        .with_cells(cells)
        .with_closed(closed)
        .with_crossings(over)
        .with_majors(majors)
    )
    anew = Network.of((network.cols, network.rows), [], LEGEND, network.rules)
    terrain = {n: network.ground_at(n) for n in places}
    crossings = {edge: w for edge, w in {**network.crossings, **over}.items() if w}
    anew = (
        anew.with_cells({**terrain, **cells})
        .with_crossings(crossings)
        .with_majors(majors)
        .with_closed(closed)
        .with_ferries(ferries)
    )
    assert seen(patched) == seen(anew)


def test_a_patch_leaves_the_old_network_alone_and_shares_the_rest() -> None:
    network = drawn("..", over={"0,0 1,0": "river"})
    network.arcs(at(network, "0,0"))
    dearer = network.with_cells({at(network, "1,0"): ALPINE})
    assert (price(network, "0,0", "1,0"), price(dearer, "0,0", "1,0")) == (3, 7)
    assert network.arcs(at(network, "0,0")) == [(at(network, "1,0"), 3)]
    assert dearer.arcs(at(network, "0,0")) == [(at(network, "1,0"), 7)]
    assert dearer.crossings is network.crossings
    assert dearer.special is network.special


@given(st.integers(0, 99), st.integers(0, 99))
def test_an_edge_has_one_key_whichever_end_is_named_first(u: int, v: int) -> None:
    assert edge_key(u, v) == edge_key(v, u)
    assert edge_ends(edge_key(u, v)) == (min(u, v), max(u, v))

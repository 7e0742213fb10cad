"""Cheapest prices, mileposts apart and connected pieces."""

from heapq import heappop, heappush
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from model.systems.crayon.network.network import Network, price_of_section
from model.systems.crayon.network.search import FAR, costs, distances, pieces, reach, trail
from model.systems.crayon.network.section_prices import BuildRules
from tests.model.systems.crayon.network.drawn_networks import (
    at,
    drawn,
    every_edge,
    mileposts,
    networks,
)


def naive_costs(network: Network, source: int) -> dict[int, int]:
    """Dijkstra's search by the book, asking the one function that knows the price of a section."""
    best, queue = {source: 0}, [(0, source)]
    while queue:
        cost, u = heappop(queue)
        same_city = [v for v, city in network.red.items() if city == network.red.get(u, -1)]
        fare = {port: f.cost if u in network.red else 0 for f in network.ferries for port in f[1:3]}
        steps = [(v, 0) for v in same_city] + [(v, fare[v]) for v in fare if u in fare]
        for v in network.around(u):
            price = price_of_section(network, u, v)
            steps += [(v, price.total)] if price else []
        for v, more in steps:
            if cost + more < best.get(v, FAR):
                best[v] = cost + more
                heappush(queue, (cost + more, v))
    return best


@given(networks(), st.data())
def test_the_bucket_search_finds_what_a_naive_search_finds(
    network: Network, data: st.DataObject
) -> None:
    assume(mileposts(network))
    source = data.draw(st.sampled_from(mileposts(network)))
    found, expected = costs(network, [source]), naive_costs(network, source)
    assert {n: c for n, c in enumerate(found.cost) if 0 <= c < FAR} == expected
    assert all(
        found.cost[number] == -1 for number in range(len(network.price)) if not network.has(number)
    )


@given(networks(), st.data())
def test_the_way_to_a_milepost_adds_up_to_its_cost(network: Network, data: st.DataObject) -> None:
    assume(mileposts(network))
    source = data.draw(st.sampled_from(mileposts(network)))
    found = costs(network, [source])
    for number in mileposts(network):
        if found.cost[number] < FAR:
            way = trail(found.back, number)
            steps = [min(price for n, price in network.arcs(u) if n == v) for u, v in pairwise(way)]
            assert way[0] == source
            assert sum(steps) == found.cost[number]


@given(networks(), st.integers(0, 12), st.data())
def test_a_limit_leaves_out_what_is_dearer_and_nothing_else(
    network: Network, limit: int, data: st.DataObject
) -> None:
    assume(mileposts(network))
    source = data.draw(st.sampled_from(mileposts(network)))
    everything = costs(network, [source]).cost
    assert costs(network, [source], limit=limit).cost == [
        cost if cost <= limit else FAR for cost in everything
    ]


@given(networks(), st.data())
def test_the_search_ends_at_the_cheapest_target(network: Network, data: st.DataObject) -> None:
    assume(mileposts(network))
    source, *targets = data.draw(
        st.lists(st.sampled_from(mileposts(network)), min_size=2, max_size=4)
    )
    everything = costs(network, [source]).cost
    found = costs(network, [source], targets)
    cheapest = min(everything[target] for target in targets)
    if cheapest == FAR:
        assert found.found == -1
    else:
        assert found.found in targets
        assert found.cost[found.found] == everything[found.found] == cheapest


def test_the_answer_does_not_depend_on_the_order_of_the_question() -> None:
    network = drawn("....", "....", "....", over={"1,1 2,1": "river"})
    corners = [at(network, cell) for cell in ("0,0", "3,0", "0,2")]
    assert costs(network, corners) == costs(network, corners[::-1]) == costs(network, set(corners))


@pytest.mark.rule("CRY-BUILD-04")
def test_the_origin_is_not_paid_for() -> None:
    network = drawn("A.^")
    cost = costs(network, [at(network, "0,0")]).cost
    assert [cost[at(network, cell)] for cell in ("0,0", "1,0", "2,0")] == [0, 1, 3]


@pytest.mark.rule("CRY-MOVE-06")
def test_a_red_area_costs_nothing_to_cross() -> None:
    network = drawn("s.111.s")
    assert costs(network, [at(network, "0,0")]).cost[at(network, "6,0")] == 1 + 5 + 1 + 3


@pytest.mark.rule("CRY-FERRY-03")
def test_who_has_paid_for_one_port_builds_on_from_the_other() -> None:
    network = drawn("1..__..", ferries={"2,0 5,0": 4})
    cost = costs(network, [at(network, "0,0")]).cost
    assert cost[at(network, "2,0")] == 1 + 4
    assert cost[at(network, "5,0")] == 1 + 4
    assert cost[at(network, "6,0")] == 1 + 4 + 1


def test_a_ferry_that_leaves_from_a_red_area_is_paid_on_crossing() -> None:
    network = drawn("1__.", ferries={"0,0 3,0": 4})
    assert costs(network, [at(network, "0,0")]).cost[at(network, "3,0")] == 4


@pytest.mark.rule("CRY-EVENT-06")
def test_mileposts_are_counted_as_a_train_would_count_them() -> None:
    network = drawn("A^.1..s", over={"0,0 1,0": "river"})
    apart = distances(network, [at(network, "0,0")])
    assert [apart[at(network, f"{col},0")] for col in range(7)] == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.rule("CRY-EVENT-06")
def test_within_n_mileposts_includes_the_nth_and_no_more() -> None:
    network = drawn(".......")
    apart = distances(network, [at(network, "3,0")], 2)
    assert [apart[at(network, f"{col},0")] for col in range(7)] == [FAR, 2, 1, 0, 1, 2, FAR]
    near = reach(network, [at(network, "3,0")], 2)
    assert [str(network.cell(number)) for number in near] == ["1,0", "2,0", "3,0", "4,0", "5,0"]


@pytest.mark.rule("CRY-EVENT-07")
def test_a_major_city_is_counted_from_its_centre() -> None:
    network = drawn(".11...", "111...", ".11...")
    (major,) = network.majors
    assert str(network.cell(major.centre)) == "1,1"
    apart = distances(network, [major.centre])
    assert [apart[at(network, f"{col},1")] for col in (1, 2, 3, 4)] == [0, 1, 2, 3]


@pytest.mark.rule("CRY-EVENT-06")
def test_counting_goes_round_closed_edges_and_takes_no_ferry() -> None:
    network = drawn("...", "...", closed=["0,0 1,0"], ferries={"0,0 2,0": 4})
    apart = distances(network, [at(network, "0,0")])
    assert apart[at(network, "1,0")] == 2
    assert apart[at(network, "2,0")] == 3
    island = drawn(".__.", ferries={"0,0 3,0": 4})
    assert distances(island, [at(island, "0,0")])[at(island, "3,0")] == FAR


@pytest.mark.rule("CRY-MOVE-07")
def test_counting_round_a_red_area_depends_on_its_perimeter() -> None:
    ring = ("_11", "111", "_11")
    ways = [drawn(*ring, rules=BuildRules(perimeter=direct)) for direct in (True, False)]
    apart = [distances(w, [at(w, "1,0")])[at(w, "2,0")] for w in ways]
    assert apart == [1, 2]


@given(networks())
def test_pieces_are_what_sections_red_areas_and_ferries_can_join(network: Network) -> None:
    piece = pieces(network)
    for u in range(len(network.price)):
        assert (piece[u] == -1) == (not network.has(u))
        for v, _ in network.arcs(u) if network.has(u) else ():
            assert piece[u] == piece[v]
    for first in {piece.index(p) for p in piece if p >= 0}:
        found = costs(network, [first]).cost
        assert [0 <= cost < FAR for cost in found] == [p == piece[first] for p in piece]
    assert sorted(set(piece) - {-1}) == list(range(max(piece) + 1))


def test_without_ferries_an_island_is_a_piece_of_its_own() -> None:
    network = drawn("._.", ferries={"0,0 2,0": 4})
    both = [at(network, "0,0"), at(network, "2,0")]
    assert [pieces(network)[number] for number in both] == [0, 0]
    assert [pieces(network, by_ferry=False)[number] for number in both] == [0, 1]


def test_a_board_without_mileposts_has_no_pieces() -> None:
    network = drawn("___")
    assert every_edge(network) == []
    assert set(pieces(network)) == {-1}
    assert costs(network, [at(network, "0,0")]).found == -1

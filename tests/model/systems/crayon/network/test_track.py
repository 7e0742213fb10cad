"""The cheapest line between two places, and the order in which its sections are built."""

import random
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from model.systems.crayon.network.network import Network, edge_key
from model.systems.crayon.network.search import FAR, costs
from model.systems.crayon.network.track import Route, Step, cheapest, laid
from tests.generate.examples import examples
from tests.model.systems.crayon.network.drawn_networks import (
    at,
    drawn,
    mileposts,
    networks,
    scattered,
)
from tests.model.systems.crayon.network.trying_everything import cheapest_by_trying, is_legal


def route(network: Network, here: str, there: str) -> Route:
    found = cheapest(network, [at(network, here)], [at(network, there)])
    assert found is not None
    return found


def cells(network: Network, numbers: tuple[int, ...]) -> list[str]:
    return [str(network.cell(number)) for number in numbers]


def built(network: Network, found: Route) -> list[tuple[str, str, int]]:
    name = network.cell
    return [(str(name(s.origin)), str(name(s.end)), s.price.total) for s in found.sections]


@pytest.mark.rule("CRY-BUILD-02")
@pytest.mark.rule("CRY-BUILD-03")
@pytest.mark.rule("CRY-BUILD-07")
def test_lines_from_two_major_cities_meet_instead_of_paying_for_the_way_in() -> None:
    network = drawn("1...2")
    found = route(network, "0,0", "4,0")
    assert found.total == 4
    assert cells(network, found.cells) == ["0,0", "1,0", "2,0", "3,0", "4,0"]
    assert len(found.meetings) == 1
    into_the_city = costs(network, [at(network, "0,0")]).cost[at(network, "4,0")]
    assert into_the_city == 3 + 5


@pytest.mark.rule("CRY-BUILD-07")
def test_lines_meet_where_that_is_cheapest() -> None:
    network = drawn("1AA.A2")
    found = route(network, "0,0", "5,0")
    assert found.total == 5 + 5 + 1 + 5 + 1
    assert cells(network, found.meetings) == ["3,0"]


@pytest.mark.rule("CRY-BUILD-07")
def test_between_neighbouring_major_cities_the_way_in_is_the_only_way() -> None:
    network = drawn("12")
    assert built(network, route(network, "0,0", "1,0")) in (
        [("0,0", "1,0", 5)],
        [("1,0", "0,0", 5)],
    )
    assert route(network, "0,0", "1,0").meetings == ()


def test_between_small_cities_the_far_one_is_paid_for() -> None:
    network = drawn("s.^s")
    found = route(network, "0,0", "3,0")
    assert found.total == 1 + 2 + 3
    assert built(network, found) == [("0,0", "1,0", 1), ("1,0", "2,0", 2), ("2,0", "3,0", 3)]
    assert [s.price.ground.name for s in found.sections] == ["clear", "mountain", "small"]


@pytest.mark.rule("CRY-BUILD-02")
def test_from_a_small_city_the_line_is_met_from_the_major_city_it_leads_to() -> None:
    network = drawn("s..1")
    assert route(network, "0,0", "3,0").total == 3


@pytest.mark.rule("CRY-BUILD-03")
def test_a_major_city_on_the_way_is_a_beginning_too() -> None:
    network = drawn("s..111..s")
    found = route(network, "0,0", "8,0")
    assert found.total == (1 + 1 + 1) + (1 + 1 + 3)
    assert len(found.cells) == 9


@pytest.mark.rule("CRY-BUILD-05")
def test_a_line_goes_round_water_where_that_is_cheaper() -> None:
    straight = drawn("s.s", over={"0,0 1,0": "inlet"})
    assert route(straight, "0,0", "2,0").total == 1 + 3 + 3
    round_it = drawn("s.s", "...", over={"0,0 1,0": "inlet"})
    assert route(round_it, "0,0", "2,0").total == 1 + 1 + 3


@pytest.mark.rule("CRY-BUILD-05")
@pytest.mark.rule("CRY-BUILD-04")
def test_the_example_of_the_book_costs_21_or_19_when_it_goes_round_memphis() -> None:
    """Ten clear mileposts, St. Louis, Memphis behind a river, Birmingham."""
    river = {"7,0 7,1": "river", "7,0 6,1": "river"}
    closed = ["6,0 6,1", "7,1 8,2"]
    through = drawn("1...s...", "_______s", "_______....s", over=river, closed=closed)
    assert route(through, "0,0", "11,2").total == 10 + 3 + (3 + 2) + 3
    past = drawn("1...s...", "______.s", "_______....s", over=river, closed=closed)
    assert route(past, "0,0", "11,2").total == 10 + 3 + (1 + 2) + 3


@pytest.mark.rule("CRY-FERRY-02")
@pytest.mark.rule("CRY-FERRY-03")
def test_a_ferry_is_paid_once_and_joins_both_shores() -> None:
    network = drawn("1..__..2", ferries={"2,0 5,0": 4})
    found = route(network, "0,0", "7,0")
    assert found.total == (1 + 4) + (1 + 1)
    assert [sorted(cells(network, ports)) for ports in found.ferries] == [["2,0", "5,0"]]


@pytest.mark.rule("CRY-FERRY-12")
def test_the_ferry_is_paid_at_the_port_where_that_saves_more() -> None:
    """Later sections cost 3 into the city and 1 into the clear port, so the city port is first."""
    network = drawn("1.__s2", ferries={"1,0 4,0": 4})
    found = route(network, "0,0", "5,0")
    assert found.total == 4 + 1
    assert built(network, found) == [("5,0", "4,0", 4), ("0,0", "1,0", 1)]


@pytest.mark.rule("CRY-FERRY-12")
def test_the_second_line_into_a_port_pays_the_milepost_only() -> None:
    network = drawn("1.__.A2", ferries={"1,0 4,0": 4})
    found = route(network, "0,0", "6,0")
    assert found.total == 4 + (5 + 1)
    assert sorted(s.price.total for s in found.sections) == [1, 4, 5]
    assert [s.price.total for s in found.sections if s.again] == [1]


def test_a_ferry_out_of_a_red_area_is_part_of_the_total() -> None:
    network = drawn("1__.s", ferries={"0,0 3,0": 4})
    found = route(network, "0,0", "4,0")
    assert found.total == 4 + 3
    assert built(network, found) == [("3,0", "4,0", 3)]
    back = route(network, "4,0", "0,0")
    assert back.total == 4
    assert built(network, back) == [("4,0", "3,0", 4)]
    both_ways = route(drawn("1__..s", ferries={"0,0 3,0": 9}), "5,0", "0,0")
    assert both_ways.total == 1 + 9


def test_there_is_no_line_where_no_track_can_lead() -> None:
    network = drawn("s_s", "...", closed=["0,1 1,1"])
    assert cheapest(network, [at(network, "0,0")], [at(network, "2,0")]) is None
    assert cheapest(network, [at(network, "1,0")], [at(network, "2,0")]) is None


def test_who_is_there_already_builds_nothing() -> None:
    network = drawn("111")
    found = route(network, "0,0", "2,0")
    assert (found.total, found.sections) == (0, ())


def test_a_plan_with_a_section_that_cannot_be_built_is_refused() -> None:
    network = drawn("1._")
    with pytest.raises(ValueError, match="cannot be built"):
        laid(network, [Step(0, 0, at(network, "0,0"), at(network, "2,0"))])


@settings(max_examples=examples(50))
@given(st.integers(0, 2**32))
def test_no_way_to_build_a_line_is_cheaper(seed: int) -> None:
    network = scattered(seed)
    assume(mileposts(network))
    here, there = random.Random(seed).choices(mileposts(network), k=2)
    standing = {here} - network.red.keys()
    found = cheapest(network, [here], [there])
    expected = cheapest_by_trying(
        network, lambda position: there in position.component(here), standing
    )
    assert (found and found.total) == expected
    if found is not None:
        bought = [(s.origin, s.end, s.price.total) for s in found.sections]
        fares = [ferry for ferry in found.ferries if ferry[0] in network.red]
        assert fares or is_legal(network, bought, standing)
        assert fares or sum(section.price.total for section in found.sections) == found.total
        assert (found.cells[0], found.cells[-1]) == (here, there)


@given(networks(), st.data())
def test_a_line_is_never_dearer_than_one_laid_from_one_end(
    network: Network, data: st.DataObject
) -> None:
    assume(mileposts(network))
    here, there = (data.draw(st.sampled_from(mileposts(network))) for _ in range(2))
    found = cheapest(network, [here], [there])
    one_way = costs(network, [here]).cost[there]
    assert (found is None) == (one_way == FAR)
    if found is not None:
        assert found.total <= one_way
        joined = {edge_key(u, v) for u, v in pairwise(found.cells)}
        assert {edge_key(s.origin, s.end) for s in found.sections} <= joined

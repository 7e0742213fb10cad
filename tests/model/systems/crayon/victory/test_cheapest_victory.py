"""The cheapest track with which the game can be won."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.systems.crayon.network.network import Network
from model.systems.crayon.network.section_prices import BuildRules, FerryLine, Ground
from model.systems.crayon.victory.cheapest_victory import (
    MOST_MAJORS,
    LinkPort,
    Victory,
    cheapest_victory,
)
from tests.generate.examples import examples
from tests.model.systems.crayon.network.drawn_networks import (
    DIGITS,
    at,
    drawn,
    mileposts,
    scattered,
)
from tests.model.systems.crayon.network.trying_everything import (
    Position,
    cheapest_by_trying,
    is_legal,
)


def won(network: Network, majors: int, links: Sequence[LinkPort] | None = None) -> Victory:
    victory = cheapest_victory(network, majors, links)
    assert victory is not None
    assert victory.exact
    return victory


def bought(victory: Victory) -> list[tuple[int, int, int]]:
    return [(section.origin, section.end, section.price.total) for section in victory.sections]


def has_won(position: Position, majors: int, port: int | None) -> bool:
    """Whether some line of track joins enough Major Cities, and the port."""
    network = position.network
    lines = [position.component(major.members[0]) for major in network.majors]
    return any(
        len({network.red[number] for number in line if number in network.red}) >= majors
        and (port is None or port in line)
        for line in lines
    )


def by_trying(network: Network, majors: int, links: list[LinkPort] | None) -> int | None:
    """What the cheapest of all ways to win costs."""

    def track_to(port: int | None) -> int | None:
        return cheapest_by_trying(network, lambda position: has_won(position, majors, port))

    if links is None:
        return track_to(None)
    tried = [(track_to(link.port), link.cost) for link in links]
    return min((track + cost for track, cost in tried if track is not None), default=None)


def meets_the_condition(network: Network, victory: Victory, majors: int) -> bool:
    position = Position(network, [(s.origin, s.end) for s in victory.sections])
    return has_won(position, majors, victory.link.port if victory.link else None)


def test_two_major_cities_are_joined_by_lines_that_meet() -> None:
    assert won(drawn("1...2"), 2).total == 3 + 1


@pytest.mark.rule("CRY-WIN-02")
def test_three_lines_meet_in_one_milepost() -> None:
    """A middle, three arms of one milepost, and two meetings beside the line that came first."""
    network = drawn("_1_2_", "_..__", "__.__", "__.__", "__3__")
    assert won(network, 3).total == 4 + 2


@pytest.mark.rule("CRY-WIN-02")
def test_only_the_cheapest_of_the_major_cities_are_joined() -> None:
    network = drawn("1.2AAA3")
    assert won(network, 2).majors == (0, 1)
    assert won(network, 2).total == 1 + 1
    assert won(network, 3).total == 2 + (5 + 5 + 5) + 5


def test_one_major_city_alone_needs_no_track() -> None:
    assert won(drawn("1...2"), 1).total == 0


@pytest.mark.rule("CRY-WIN-04")
def test_red_areas_join_what_is_built_to_their_mileposts() -> None:
    network = drawn("1..222..3")
    assert won(network, 3).total == (2 + 1) + (2 + 1)


@pytest.mark.rule("CRY-WIN-01")
@pytest.mark.rule("CRY-WIN-05")
def test_a_container_port_is_reached_by_a_section_that_pays_for_the_link() -> None:
    network = drawn("1.2..s", links={"5,0": 8})
    link = LinkPort("north", at(network, "5,0"), 0)
    victory = won(network, 2, [link])
    assert victory.total == (1 + 1) + (1 + 1 + 8)
    assert victory.link == link


@pytest.mark.rule("CRY-CONT-03")
@pytest.mark.rule("CRY-WIN-05")
def test_a_link_that_is_bought_at_a_major_city_adds_its_price() -> None:
    network = drawn("1.2..s", links={"5,0": 8})
    links = [LinkPort("bought", at(network, "0,0"), 9), LinkPort("built", at(network, "5,0"), 0)]
    victory = won(network, 2, links)
    assert victory.total == (1 + 1) + 9
    assert victory.link == links[0]


def test_one_line_feeds_two_branches() -> None:
    """From the second city over two alpine mileposts; the cheap meeting is beyond the branching."""
    network = drawn("1.AA2", "__s__", links={"2,1": 8}, closed=["3,0 2,1"])
    victory = won(network, 2, [LinkPort("harbour", at(network, "2,1"), 0)])
    assert victory.total == (5 + 5 + 8) + (1 + 1)


def test_the_quick_answer_weighs_the_price_of_a_link_against_the_way_to_it() -> None:
    network = drawn("1.2..s", links={"5,0": 8})
    links = [LinkPort("bought", at(network, "0,0"), 20), LinkPort("built", at(network, "5,0"), 0)]
    quick = cheapest_victory(network, 2, links, most_work=0)
    assert quick is not None
    assert (quick.total, quick.exact) == ((1 + 1) + (1 + 1 + 8), False)


@pytest.mark.rule("CRY-CONT-12")
def test_links_do_not_join_two_shores() -> None:
    network = drawn("1._.2")
    links = [LinkPort("west", at(network, "1,0"), 4), LinkPort("east", at(network, "3,0"), 4)]
    assert cheapest_victory(network, 2, links) is None


@pytest.mark.rule("CRY-FERRY-11")
def test_a_ferry_joins_two_shores_and_is_paid_once() -> None:
    network = drawn("1.__.2", ferries={"1,0 4,0": 4})
    victory = won(network, 2)
    assert victory.total == 4 + 1
    assert len(victory.ferries) == 1
    assert cheapest_victory(network.with_ferries([]), 2) is None


def test_a_ferry_out_of_a_red_area_is_part_of_the_total() -> None:
    network = drawn("1__.2", ferries={"0,0 3,0": 4})
    assert won(network, 2).total == 4
    dear_to_reach = drawn("1__.A2", ferries={"0,0 3,0": 4})
    assert won(dear_to_reach, 2).total == 5 + 4
    from_both_sides = drawn("1__.2", "___3_", ferries={"0,0 3,0": 4})
    assert won(from_both_sides, 3).total == 4 + 1


def test_it_is_impossible_with_too_few_cities_or_without_a_link() -> None:
    network = drawn("1.2")
    assert cheapest_victory(network, 3) is None
    assert cheapest_victory(network, 0) is None
    assert cheapest_victory(network, 2, []) is None
    assert cheapest_victory(network, 2, [LinkPort("gone", 0, 4)]) is None


def test_beyond_so_many_major_cities_the_price_is_an_upper_bound() -> None:
    network = drawn(".".join(DIGITS))
    assert len(network.majors) > MOST_MAJORS
    victory = cheapest_victory(network, 9)
    assert victory is not None
    assert not victory.exact
    assert victory.total == 8 * (1 + 1)


def test_ports_that_cost_more_the_second_time_make_the_price_unsure() -> None:
    """A ferry cheaper than its own ports' mileposts: which lines come first then decides."""
    network = drawn("1.^.2", "..3..")
    a, b = at(network, "1,0"), at(network, "3,0")
    dear = Ground("port", "bargain", 0, 5)
    network = network.with_cells({a: dear, b: dear}).with_ferries([FerryLine("bargain", a, b, 0)])
    victory = cheapest_victory(network, 3)
    assert victory is not None
    assert is_legal(network, bought(victory))
    assert not victory.exact


def test_a_waived_crossing_makes_the_price_unsure() -> None:
    rules = BuildRules(port_crossings=False)
    network = drawn("1..2", over={"1,0 2,0": "river"}, ferries={"1,0 2,0": 4}, rules=rules)
    victory = cheapest_victory(network, 2)
    assert victory is not None
    assert not victory.exact


@settings(max_examples=examples(50))
@given(st.integers(0, 2**32))
def test_no_way_to_win_is_cheaper(seed: int) -> None:
    network, majors, links = condition(seed)
    victory = cheapest_victory(network, majors, links)
    assert (victory and victory.total) == by_trying(network, majors, links)
    if victory is not None:
        fares = [ferry for ferry in victory.ferries if ferry[0] in network.red]
        assert victory.exact
        assert fares or is_legal(network, bought(victory))
        assert fares or meets_the_condition(network, victory, majors)


@settings(max_examples=examples(50))
@given(st.integers(0, 2**32))
def test_the_quick_answer_is_a_way_to_win_that_is_never_too_cheap(seed: int) -> None:
    network, majors, links = condition(seed, edges=20)
    quick = cheapest_victory(network, majors, links, most_work=0)
    exact = cheapest_victory(network, majors, links)
    assert (quick is None) == (exact is None)
    if quick is not None and exact is not None:
        fares = [ferry for ferry in quick.ferries if ferry[0] in network.red]
        assert quick.total >= exact.total
        assert fares or is_legal(network, bought(quick))
        assert fares or meets_the_condition(network, quick, majors)


def condition(seed: int, edges: int = 10) -> tuple[Network, int, list[LinkPort] | None]:
    """A random network, and what it takes to win on it: cities, and perhaps a link."""
    network, chance = scattered(seed, edges), random.Random(seed)
    majors = chance.randint(1, len(network.majors))
    if chance.random() < 0.5:
        return network, majors, None
    ports = chance.choices(mileposts(network), k=2)
    links = [LinkPort(f"bought-{port}", port, chance.randint(0, 4)) for port in ports]
    open_sea = [number for number in ports if number not in {*network.red, *network.ports}]
    if not open_sea:
        return network, majors, links
    built_into = Ground("port", "link", chance.randint(3, 8), 1)
    links.append(LinkPort("built", open_sea[0], 0))
    return network.with_cells({open_sea[0]: built_into}), majors, links

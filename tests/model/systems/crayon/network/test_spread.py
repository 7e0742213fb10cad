"""A spread from a few states finds what a plain search finds, and asks no state it cannot reach."""

from heapq import heappop, heappush
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from model.systems.crayon.network.search import FAR, Arcs, spread, trail_of

SIZE = 14
STEP = 4


def random_arcs(seed: int, number: int) -> dict[int, Arcs]:
    """Arcs in one direction only, half of them one step long, the others a few."""
    chance = Random(seed)
    arcs: dict[int, Arcs] = {state: [] for state in range(SIZE)}
    for _ in range(number):
        price = STEP * chance.choice([1, chance.randint(1, 5)])
        arcs[chance.randrange(SIZE)].append((chance.randrange(SIZE), price))
    return arcs


graphs = st.builds(random_arcs, st.integers(0, 10**6), st.integers(0, 4 * SIZE))
some_states = st.lists(st.integers(0, SIZE - 1), min_size=1, max_size=3)


def plain_search(arcs: dict[int, Arcs], beginnings: list[int]) -> dict[int, int]:
    """Dijkstra's search by the book."""
    best = dict.fromkeys(beginnings, 0)
    queue = [(0, state) for state in beginnings]
    while queue:
        cost, u = heappop(queue)
        for v, more in arcs[u]:
            if cost + more < best.get(v, FAR):
                best[v] = cost + more
                heappush(queue, (cost + more, v))
    return best


@given(graphs, some_states)
def test_everything_that_is_joined_costs_what_a_plain_search_says(
    arcs: dict[int, Arcs], beginnings: list[int]
) -> None:
    cost, _ = spread(arcs, beginnings, STEP)
    assert cost == plain_search(arcs, beginnings)


@given(graphs, some_states)
def test_the_way_to_a_state_begins_at_a_beginning_and_adds_up(
    arcs: dict[int, Arcs], beginnings: list[int]
) -> None:
    cost, back = spread(arcs, beginnings, STEP)
    assert back.keys() == cost.keys()
    assert {state for state in back if back[state] < 0} == set(beginnings)
    for state in cost:
        way = trail_of(back, state)
        prices = [min(price for v, price in arcs[a] if v == b) for a, b in pairwise(way)]
        assert way[0] in beginnings
        assert sum(prices) == cost[state]


@given(graphs, some_states)
def test_only_states_that_are_reached_are_asked_for_their_arcs(
    arcs: dict[int, Arcs], beginnings: list[int]
) -> None:
    reached = plain_search(arcs, beginnings)
    assert spread({state: arcs[state] for state in reached}, beginnings, STEP)[0] == reached


def test_one_long_arc_may_be_shorter_than_many_steps_or_longer() -> None:
    arcs: dict[int, Arcs] = {
        0: [(1, 4), (4, 8), (5, 20)],
        1: [(2, 4)],
        2: [(3, 4)],
        3: [(4, 4)],
        4: [(5, 4)],
        5: [],
    }
    cost, back = spread(arcs, [0], 4)
    assert cost == {0: 0, 1: 4, 2: 8, 4: 8, 3: 12, 5: 12}
    assert trail_of(back, 5) == [0, 4, 5]


class Watched(dict[int, Arcs]):
    """Arcs that note for which states they were asked."""

    def __init__(self, arcs: dict[int, Arcs]) -> None:
        super().__init__(arcs)
        self.asked: list[int] = []

    def __getitem__(self, state: int, /) -> Arcs:
        self.asked.append(state)
        return super().__getitem__(state)


def test_every_state_is_asked_once_the_nearest_first() -> None:
    twice = Watched({0: [(1, 8), (1, 4), (2, 8)], 1: [(2, 8), (2, 4)], 2: [(0, 4)]})
    assert spread(twice, [0], 4)[0] == {0: 0, 1: 4, 2: 8}
    assert twice.asked == [0, 1, 2]


def test_nothing_is_joined_to_nothing() -> None:
    assert spread({}, [], STEP) == ({}, {})

"""Searches that follow a guess at what lies ahead find what searches without one find."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from model.systems.crayon.network.search import FAR, Arcs, guided, settle

SIZE = 12
arcs_of_any_graph = st.lists(
    st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1), st.integers(0, 9)), max_size=40
)


def joined(steps: list[tuple[int, int, int]]) -> dict[int, Arcs]:
    arcs: dict[int, Arcs] = {state: [] for state in range(SIZE)}
    for here, there, price in steps:
        arcs[here].append((there, price))
        arcs[there].append((here, price))
    return arcs


def costs_from(arcs: dict[int, Arcs], begun: dict[int, int]) -> list[int]:
    cost, back = [FAR] * SIZE, [-1] * SIZE
    for state, so_far in begun.items():
        cost[state] = so_far
    settle(arcs, cost, back, begun)
    return cost


def price_of(arcs: dict[int, Arcs], begun: dict[int, int], states: list[int]) -> int:
    steps = pairwise(states)
    return begun[states[0]] + sum(min(p for v, p in arcs[a] if v == b) for a, b in steps)


@given(arcs_of_any_graph, st.dictionaries(st.integers(0, SIZE - 1), st.integers(0, 5), min_size=1))
def test_with_an_exact_guess_the_way_is_the_cheapest(
    steps: list[tuple[int, int, int]], begun: dict[int, int]
) -> None:
    arcs, target = joined(steps), SIZE - 1
    states = guided(arcs, begun, costs_from(arcs, {target: 0}), {target})
    cost = costs_from(arcs, begun)[target]
    assert (price_of(arcs, begun, states) if states else FAR) == cost


@given(arcs_of_any_graph)
def test_without_a_guess_the_way_is_the_cheapest_as_well(steps: list[tuple[int, int, int]]) -> None:
    arcs = joined(steps)
    states = guided(arcs, {0: 0}, [0], {SIZE - 1, SIZE - 2})
    cost = min(costs_from(arcs, {0: 0})[-2:])
    assert (price_of(arcs, {0: 0}, states) if states else FAR) == cost

"""The cheapest trees of track that join goals, grown over all sets of them.

Each milepost of a tree is paid for once, when a line from some Major City first reaches it. The
tree falls into the parts that the Major Cities reached; every edge between two parts is where two
lines meet, and is paid for at one end once more. As Dreyfus and Wagner did, trees over goal sets
are grown to every milepost and joined there; as in `network.track`, a milepost is either
fed from within the tree or waits for a line from outside.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from operator import add, lt
from typing import NamedTuple

from model.systems.crayon.network.network import Network
from model.systems.crayon.network.search import join, settle, trail
from model.systems.crayon.network.track import PlanArcs, Step, step_between


class Tree(NamedTuple):
    """The cheapest tree that joins these goals (as bits) and has grown to this state."""

    goals: int
    state: int


class ToCome(NamedTuple):
    """So many of these goals a tree has still to join."""

    many: int
    goals: Sequence[int]


class Trees:
    """Trees over sets of goals. A goal is given by the states where it begins, with their costs."""

    def __init__(self, network: Network, goals: Sequence[Mapping[int, int]], beyond: int) -> None:
        """No tree is looked for that would cost `beyond` or more in the end."""
        self.network = network
        self.size = len(network.price)
        self.beyond = beyond
        self.arcs = PlanArcs(network)
        self.costs: dict[int, list[int]] = {}
        self.backs: dict[int, list[int]] = {}
        self.reached: dict[int, list[int]] = {}
        for place, beginnings in enumerate(goals):
            cost = [beyond] * (2 * self.size)
            for state, price in beginnings.items():
                cost[state] = min(price, beyond)
            self._settle(1 << place, cost, [beyond] * len(cost))
        self.rest = {goal: self._rest(goal) for goal in self.costs}

    def price(self, tree: Tree) -> int:
        return self.costs[tree.goals][tree.state]

    def grow(self, goals: int, to_come: Sequence[ToCome]) -> None:
        """Finds the trees for a set of goals whose smaller sets were grown.

        What is to come shows early that a tree will be too dear.
        """
        highest = [self.beyond] * (2 * self.size)
        for each in to_come:
            highest = list(map(min, highest, self._left_for(each)))
        if goals.bit_count() == 1:
            self._thin_out(goals, highest)
        else:
            self._settle(goals, self._joined(goals, highest), highest)

    def steps(self, tree: Tree) -> tuple[list[Step], dict[int, int]]:
        """What a tree lays and crosses, and for each of its goals the state where it begins."""
        steps: list[Step] = []
        beginnings: dict[int, int] = {}
        growing = [tree]
        while growing:
            goals, state = growing.pop()
            cost, states = self.costs[goals], trail(self.backs[goals], state)
            steps += [
                step_between(self.network, a, b, cost[b] - cost[a]) for a, b in pairwise(states)
            ]
            if goals.bit_count() == 1:
                beginnings[goals] = states[0]
            else:
                growing += self._joined_of(Tree(goals, states[0]))
        return steps, beginnings

    def _settle(self, goals: int, cost: list[int], highest: list[int]) -> None:
        back = [-1] * len(cost)
        settle(self.arcs, cost, back, _below(cost, highest))
        self.costs[goals], self.backs[goals] = cost, back
        self._thin_out(goals, highest)

    def _thin_out(self, goals: int, highest: list[int]) -> None:
        """Forgets the trees that are too dear where they have grown to."""
        cost = self.costs[goals]
        self.reached[goals] = _below(cost, highest)
        self.costs[goals] = [self.beyond] * len(cost)
        for state in self.reached[goals]:
            self.costs[goals][state] = cost[state]

    def _rest(self, goal: int) -> list[int]:
        """For each state of a tree, what it costs at least to join one goal more to it there.

        The line from the goal pays for its mileposts and meetings whoever feeds them; a waiting
        milepost is paid for besides, and need not be fed by this goal.
        """
        size, price = self.size, self.network.price
        fed, waiting = self.costs[goal][:size], self.costs[goal][size:]
        rest = waiting + list(map(min, fed, map(add, waiting, price)))
        for number in self.network.red:
            rest[number] = fed[number]
        return rest

    def _left_for(self, to_come: ToCome) -> Iterator[int]:
        """For each state, what a tree must stay below to be able to join what is to come."""
        rests = zip(*[self.rest[goal] for goal in to_come.goals], strict=True)
        if to_come.many == len(to_come.goals):
            return (self.beyond - max(rest) for rest in rests)
        return (self.beyond - sorted(rest)[to_come.many - 1] for rest in rests)

    def _joined(self, goals: int, highest: list[int]) -> list[int]:
        joined = list(highest)
        for halves in _halves(goals):
            few, many = sorted(halves, key=lambda half: len(self.reached[half]))
            join(self.reached[few], self.costs[few], self.costs[many], joined, self.network.red)
        return joined

    def _joined_of(self, tree: Tree) -> tuple[Tree, Tree]:
        """The two trees that a tree was joined of at its state."""
        return next(
            (one, other)
            for one, other in self._pairs(tree)
            if self.price(one) + self.price(other) == self.price(tree)
        )

    def _pairs(self, tree: Tree) -> Iterator[tuple[Tree, Tree]]:
        goals, state = tree
        waits = state % self.size + self.size
        for one, other in _halves(goals):
            yield Tree(one, state), Tree(other, waits)
            yield Tree(one, waits), Tree(other, state)
            if state in self.network.red:
                yield Tree(one, state), Tree(other, state)


def _below(cost: list[int], highest: list[int]) -> list[int]:
    return [state for state, below in enumerate(map(lt, cost, highest)) if below]


def _halves(goals: int) -> Iterator[tuple[int, int]]:
    """Every way to part a set of goals in two, each once."""
    lowest = goals & -goals
    part = (goals - 1) & goals
    while part:
        if part & lowest:
            yield part, goals ^ part
        part = (part - 1) & goals

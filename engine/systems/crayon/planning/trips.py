"""Trips: one job or two that go well together, first guessed at from distances over bare land."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from math import inf
from operator import itemgetter
from typing import Final, NamedTuple

from engine.systems.crayon.planning.atlas import MILLION, Goal, money_of, steps_of
from engine.systems.crayon.planning.jobs import Job, Stop
from engine.systems.crayon.planning.nearest import Nearest
from engine.systems.crayon.planning.searching import Reach
from model.systems.crayon.network.search import FAR

KEPT: Final = 8
"""So many of the best single jobs are tried in pairs."""
WASTED: Final = 0.75
"""The part of what track costs that a trip has to earn; the rest serves later trips."""
WASTED_TURNS: Final = 0.4
"""What of a turn is lost between two trips."""
CLOSED: Final = 10 * MILLION
"""What a city costs that only the track of others enters."""
LINK_TURNS: Final = 1.2
"""What waiting for a container link takes."""
DETOUR: Final = 1.2
"""How much longer a way over track is than the straight one."""


class Trip(NamedTuple):
    """Stops in the order of the run, and what the trip is guessed to earn in a turn."""

    worth: float
    stops: list[Stop]


class Means(NamedTuple):
    """What a player has for a trip."""

    cash: int
    speed: int
    capacity: int
    spend_limit: int
    fee: int
    """What a turn of running on own track costs."""

    def fees(self, steps: float) -> float:
        return self.fee * (1 + steps // self.speed) if self.fee else 0


def worth(pays: int, money: float, steps: float, waits: float, means: Means) -> float:
    """What a trip earns in a turn."""
    turns = steps / means.speed + waits
    if money > 0:
        turns = max(turns + 0.7, money / means.spend_limit + 1)
    return (pays - WASTED * money - means.fees(steps)) / (turns + WASTED_TURNS)


class Guess:
    """Guesses what ways cost without looking for them."""

    def __init__(
        self,
        nearest: Nearest,
        reach: Reach,
        means: Means,
        *,
        is_fresh: bool,
        is_closed: Callable[[Goal], bool],
    ) -> None:
        self.atlas = nearest.atlas
        self.reach = reach
        self.means = means
        self.is_fresh = is_fresh
        """Nothing is built, and the train may begin anywhere."""
        self._nearest = nearest
        self._is_closed = is_closed
        self._straights = nearest.atlas.straights
        self._near: dict[int, tuple[int, int]] = {}
        self._joins: dict[int, float] = {}
        self._firsts: dict[int, tuple[float, float]] = {}
        self._legs: defaultdict[int, dict[int, tuple[float, float]]] = defaultdict(dict)

    def near(self, goal: Goal) -> tuple[int, int]:
        """The least effort from the track that is there, and the milepost where it begins."""
        found = self._near.get(goal.number)
        if found is None:
            effort, cell = self._nearest.to(goal)
            fee = CLOSED if effort and self._is_closed(goal) else 0
            found = self._near[goal.number] = (effort + fee, cell)
        return found

    def first(self, goal: Goal) -> tuple[float, float]:
        """Money and mileposts of the way from the train to its first stop."""
        found = self._firsts.get(goal.number)
        if found is None:
            found = self._firsts[goal.number] = self._first(goal)
        return found

    def _first(self, goal: Goal) -> tuple[float, float]:
        effort, cell = self.near(goal)
        if effort >= FAR:
            return FAR, FAR
        if self.is_fresh:
            return money_of(effort), 0
        return money_of(effort), steps_of(effort) + steps_of(self.reach.cost[cell])

    def _leg(self, here: Goal, goal: Goal) -> tuple[float, float]:
        """Money and mileposts of the way between two stops: straight on, or by the track there."""
        money, steps, effort = self._straights[here.number][goal.number]
        other, longer = self._to_join(here, goal), steps * DETOUR
        by_track = 2 * other + longer
        if effort < by_track or money >= FAR or (effort == by_track and money <= other):
            return money, steps
        return other, longer

    def _to_join(self, here: Goal, goal: Goal) -> float:
        """The money that joins a stop to the track that will be there."""
        if self.is_fresh:
            return _money_to_join(self.atlas.effort(goal).cost[self.near(here)[1]])
        found = self._joins.get(goal.number)
        if found is None:
            found = self._joins[goal.number] = _money_to_join(self.near(goal)[0])
        return found

    def price(self, stops: Sequence[Stop]) -> tuple[float, float]:
        """Money and mileposts of a single job."""
        money, steps = self.first(stops[0].goal)
        if len(stops) > 1:
            leg = self._leg(stops[0].goal, stops[1].goal)
            money, steps = money + leg[0], steps + leg[1]
        return money + stops[0].job.fares, steps

    def worth(self, stops: Sequence[Stop], pays: int, floor: float = -inf) -> float | None:
        """What a row of stops that pays so much in all is worth.

        None where money does not reach to a payout, and as soon as it is seen not to be above the
        floor.
        """
        means = self.means
        fee, cash, speed = means.fee, means.cash, means.speed
        here = stops[0].goal
        money, steps = self.first(here)
        waits, legs = 0.0, self._legs[here.number]
        for goal, job, loads in stops:
            number = goal.number
            if goal is not here:
                leg = legs.get(number)
                if leg is None:
                    leg = legs[number] = self._leg(here, goal)
                money += leg[0]
                steps += leg[1]
                if pays - WASTED * money <= floor * (steps / speed + WASTED_TURNS):
                    return None
                here, legs = goal, self._legs[number]
            if goal.link:
                waits += LINK_TURNS
            if not loads:
                money += job.fares
                if cash - money < (means.fees(steps) if fee else 0):
                    return None
                cash += job.pays
        return worth(pays, money, steps, waits, means)


def _money_to_join(effort: int) -> float:
    return money_of(effort) if effort < FAR else FAR


def trips(guess: Guess, jobs: Iterable[Job], most: int) -> list[Trip]:
    """The trips that seem best, best first."""
    found: list[Trip] = []
    for job in jobs:
        stops = _stops(job)
        worth = guess.worth(stops, job.pays)
        if worth is not None:
            found.append(Trip(worth, stops))
    found.sort(key=_WORTH, reverse=True)
    best = _different((stops for _, stops in found), KEPT)
    del found[most:]
    for hope, one, other in _pairs(guess, best):
        floor = found[-1][0] if len(found) == most else -inf
        if hope <= floor:
            break
        pays = one[0].job.pays + other[0].job.pays
        for stops in _orders(one, other, guess.means.capacity):
            worth = guess.worth(stops, pays, floor)
            if worth is not None:
                found.append(Trip(worth, stops))
        found.sort(key=_WORTH, reverse=True)
        del found[most:]
    return found


_WORTH = itemgetter(0)


def _pairs(guess: Guess, singles: list[list[Stop]]) -> list[tuple[float, list[Stop], list[Stop]]]:
    """Two jobs each from different cards, with what they could be worth at best, best first.

    At best the second job is done on the way of the first, on the same track.
    """
    asks = [(stops, *guess.price(stops)) for stops in singles]
    found = []
    for (one, money, steps), (other, more, further) in combinations(asks, 2):
        if one[0].job.card != other[0].job.card and not _share_a_load(one[0].job, other[0].job):
            pays = one[0].job.pays + other[0].job.pays
            hope = worth(pays, max(money, more), max(steps, further), 0, guess.means)
            found.append((hope, one, other))
    found.sort(key=_WORTH, reverse=True)
    return found


def _share_a_load(one: Job, other: Job) -> bool:
    """Whether both count on the load on board: once delivered it is gone."""
    return one.source is None and other.source is None and one.demand.good == other.demand.good


def _different(singles: Iterable[list[Stop]], most: int) -> list[list[Stop]]:
    """The first trips of one job, no more than two for the same demand."""
    kept: list[list[Stop]] = []
    for stops in singles:
        demand = stops[0].job.demand
        if sum(demand == other[0].job.demand for other in kept) < 2:
            kept.append(stops)
            if len(kept) == most:
                break
    return kept


def _stops(job: Job) -> list[Stop]:
    load = [] if job.source is None else [Stop(job.source, job, loads=True)]
    return [*load, Stop(job.goal, job, loads=False)]


def _orders(one: list[Stop], other: list[Stop], capacity: int) -> Iterator[list[Stop]]:
    """Two jobs one after the other, and with both loads on board."""
    for first, then in ((one, other), (other, one)):
        yield first + then
        *load, deliver = first
        *second, bring = then
        if capacity > 1 and second:
            yield [*load, *second, deliver, bring]
            if load:
                yield [*load, *second, bring, deliver]

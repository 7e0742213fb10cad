"""Trips: one job or two that go well together, first guessed at from distances over bare land."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from engine.systems.crayon.planning.atlas import MILLION, Atlas, Goal, money_of, steps_of
from engine.systems.crayon.planning.jobs import Job, Stop
from engine.systems.crayon.planning.lines import Reach
from model.search import FAR

KEPT: Final = 8
"""So many of the best single jobs are tried in pairs."""
WASTED: Final = 0.75
"""The part of what track costs that a trip has to earn; the rest serves later trips."""
CLOSED: Final = 10 * MILLION
"""What a city costs that only the track of others enters."""
LINK_TURNS: Final = 1.2
"""What waiting for a container link takes."""
DETOUR: Final = 1.2
"""How much longer a way over track is than the straight one."""


class Trip(NamedTuple):
    """Stops in the order of the run, and what the trip is guessed to earn in a turn."""

    worth: float
    jobs: tuple[Job, ...]
    stops: tuple[Stop, ...]


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
    return (pays - WASTED * money - means.fees(steps)) / (turns + 0.4)


class Guess:
    """Guesses what ways cost without looking for them."""

    def __init__(
        self,
        atlas: Atlas,
        reach: Reach,
        means: Means,
        *,
        is_fresh: bool,
        is_closed: Callable[[Goal], bool],
    ) -> None:
        self.atlas = atlas
        self.reach = reach
        self.means = means
        self.is_fresh = is_fresh
        """Nothing is built, and the train may begin anywhere."""
        self._is_closed = is_closed
        self._near: dict[Goal, tuple[int, int]] = {}
        self._legs: dict[tuple[Goal, Goal], tuple[float, float]] = {}

    def near(self, goal: Goal) -> tuple[int, int]:
        """The least effort from the track that is there, and the milepost where it begins."""
        found = self._near.get(goal)
        if found is None:
            cost = self.atlas.effort(goal).cost
            cell = min(self.reach.cells, key=cost.__getitem__)
            fee = CLOSED if self._is_closed(goal) else 0
            found = self._near[goal] = (cost[cell] + fee, cell)
        return found

    def first(self, goal: Goal) -> tuple[float, float]:
        """Money and mileposts of the way from the train to its first stop."""
        effort, cell = self.near(goal)
        if effort >= FAR:
            return FAR, FAR
        if self.is_fresh:
            return money_of(effort), 0
        return money_of(effort), steps_of(effort) + steps_of(self.reach.cost[cell])

    def leg(self, here: Goal, goal: Goal) -> tuple[float, float]:
        """Money and mileposts of the way between two stops."""
        found = self._legs.get((here, goal))
        if found is None:
            found = self._legs[(here, goal)] = self._leg(here, goal)
        return found

    def _leg(self, here: Goal, goal: Goal) -> tuple[float, float]:
        cost = self.atlas.effort(goal).cost
        straight = cost[here.middle]
        if straight >= FAR:
            return FAR, FAR
        money, steps = money_of(straight), steps_of(straight)
        joined = cost[self.near(here)[1]] if self.is_fresh else self.near(goal)[0]
        if joined >= FAR:
            return money, steps
        other, longer = money_of(joined), steps * DETOUR
        return min((2 * money + steps, money, steps), (2 * other + longer, other, longer))[1:]

    def trip(self, stops: Sequence[Stop]) -> Trip | None:
        """What a row of stops is worth; None where money does not reach to the first payout."""
        jobs = tuple(dict.fromkeys(stop.job for stop in stops))
        money, steps, waits, pays = 0.0, 0.0, 0.0, 0
        means = self.means
        cash: float = means.cash
        here: Goal | None = None
        for stop in stops:
            paid, run = self.first(stop.goal) if here is None else self.leg(here, stop.goal)
            money, steps, cash = money + paid, steps + run, cash - paid
            if stop.goal.link:
                waits += LINK_TURNS
            if not stop.loads:
                cash -= stop.job.fares
                money += stop.job.fares
                if cash < means.fees(steps):
                    return None
                cash += stop.job.pays
                pays += stop.job.pays
            here = stop.goal
        return Trip(worth(pays, money, steps, waits, means), jobs, tuple(stops))


def trips(guess: Guess, jobs: Iterable[Job]) -> list[Trip]:
    """The trips that seem best, best first."""
    singles = [trip for job in jobs if (trip := guess.trip(_stops(job))) is not None]
    singles.sort(key=_worth, reverse=True)
    found = singles[: 2 * KEPT]
    best = _different([trip.jobs[0] for trip in singles], KEPT)
    for one in best:
        for other in best:
            if one.card != other.card:
                for stops in _orders(one, other, guess.means.capacity):
                    trip = guess.trip(stops)
                    if trip is not None:
                        found.append(trip)
    found.sort(key=_worth, reverse=True)
    return found


def _different(jobs: Iterable[Job], most: int) -> list[Job]:
    """The first jobs, no more than two for the same demand."""
    kept: list[Job] = []
    for job in jobs:
        if sum(job.demand == other.demand for other in kept) < 2:
            kept.append(job)
            if len(kept) == most:
                break
    return kept


def _worth(trip: Trip) -> float:
    return trip.worth


def _stops(job: Job) -> list[Stop]:
    load = [] if job.source is None else [Stop(job.source, job, loads=True)]
    return [*load, Stop(job.goal, job, loads=False)]


def _orders(one: Job, other: Job, capacity: int) -> Iterator[list[Stop]]:
    """Two jobs one after the other, and with both loads on board."""
    yield [*_stops(one), *_stops(other)]
    if capacity > 1:
        *first, deliver = _stops(one)
        *second, bring = _stops(other)
        yield [*first, *second, deliver, bring]
        if first and second:
            yield [*first, *second, bring, deliver]

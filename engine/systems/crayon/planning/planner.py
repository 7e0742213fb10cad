"""The planner: from the cards at hand and the track there is to the best route for a train."""

from collections.abc import Callable, Collection, Iterable
from math import inf
from typing import NamedTuple

from engine.systems.crayon.phases.moving import may_reverse
from engine.systems.crayon.planning.atlas import Goal
from engine.systems.crayon.planning.bills import Bill
from engine.systems.crayon.planning.jobs import Job, JobList
from engine.systems.crayon.planning.lines import Lines
from engine.systems.crayon.planning.routes import Route, routed
from engine.systems.crayon.planning.searching import Reach
from engine.systems.crayon.planning.trips import Guess, Means, Trip, trips
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Train
from model.systems.crayon.network.network import NOWHERE

MOST_TRIED = 4
"""So many of the trips that seem best are worked out milepost by milepost."""


class LeftAlone(NamedTuple):
    """What no new trip is made for."""

    jobs: Collection[Job] = ()
    """What got nowhere lately."""
    cards: Collection[str] = ()
    """What other trains are under way for."""

    def others(self, jobs: Iterable[Job]) -> Iterable[Job]:
        """The jobs that are not left alone."""
        if not self.jobs and not self.cards:
            return jobs
        return [job for job in jobs if job.card not in self.cards and job not in self.jobs]


Planner = Callable[[Play, Lines, Train, LeftAlone], Route | None]
"""Finds a route for a train."""


def means_of(play: Play, seat: int, train: Train) -> Means:
    kind = play.table.rules.trains[train.type]
    limit = max(1, play.table.rules.turn.spend_limit)
    cash, fee = play.state.seats[seat].cash, play.table.rules.move.own_track_fee
    return Means(cash, max(1, kind.speed), kind.capacity, limit, fee)


def seeming_trips(
    play: Play, lines: Lines, train: Train, left_alone: LeftAlone, most: int
) -> list[Trip]:
    """The trips a train could make, by guess, best first."""
    reach = reach_of(lines, train)
    if not reach.cost:
        return []
    guess = Guess(
        lines.nearest(reach),
        reach,
        means_of(play, lines.seat, train),
        is_fresh=not train.is_placed,
        is_closed=lines.is_closed,
    )
    jobs = JobList(play, lines.atlas, lines.seat, train)()
    return trips(guess, left_alone.others(jobs), most)


def reach_of(lines: Lines, train: Train) -> Reach:
    """Where a train gets; one that is nowhere may begin anywhere on the player's track."""
    if train.is_placed and lines.is_origin(train.at):
        return lines.reach(train.at)
    touched = lines.play.state.track.touched[lines.seat]
    return lines.reach(*(sorted(touched) or sorted(lines.atlas.network.red)))


def best_route(play: Play, lines: Lines, train: Train, left_alone: LeftAlone) -> Route | None:
    """The best trip for a train, milepost by milepost."""
    best: Route | None = None
    for trip in seeming_trips(play, lines, train, left_alone, MOST_TRIED):
        if best is not None and trip.worth <= best.worth:
            break
        best = route_for(play, lines, train, trip, best.worth if best else -inf) or best
    return best


def route_for(
    play: Play, lines: Lines, train: Train, trip: Trip, floor: float = -inf
) -> Route | None:
    """The route of a trip, if it is worth more than the floor."""
    means = means_of(play, lines.seat, train)
    if not train.is_placed:
        return routed(lines, trip.stops, None, means, floor)
    route = routed(lines, trip.stops, train.at, means, floor)
    if route is None or not _turns_round(play, train, route.legs):
        return route
    lead = ahead(lines, train)
    if lead is None:
        return None
    route = routed(lines, trip.stops, lead[-1], means, floor)
    if route is not None:
        route.legs[0] = lead[:-1] + route.legs[0]
    return route


def _turns_round(play: Play, train: Train, legs: list[list[int]]) -> bool:
    """Whether a way begins where the train has come from, and it may not go back there."""
    way = next((leg for leg in legs if len(leg) > 1), None)
    if way is None or way[0] != train.at or way[1] != train.came_from:
        return False
    return train.came_from != NOWHERE and not may_reverse(play, train)


def ahead(lines: Lines, train: Train) -> list[int] | None:
    """The way to where a train can turn: the next city, or back to its line by a loop."""
    return lines.around(train.at, train.came_from, (*lines.play.table.cities, train.came_from))


def visit(lines: Lines, train: Train, goals: list[Goal]) -> list[int] | None:
    """The shortest way to one of several places that can be paid, over own track and new."""
    way = _nearest(lines, train.at, goals)
    if way is None or not _turns_round(lines.play, train, [way]):
        return way
    lead = ahead(lines, train)
    rest = None if lead is None else _nearest(lines, lead[-1], goals)
    return None if lead is None or rest is None else lead[:-1] + rest


def _nearest(lines: Lines, start: int, goals: list[Goal]) -> list[int] | None:
    reach, cash = lines.reach(start), lines.play.state.seats[lines.seat].cash
    ways = [way for goal in goals if (way := lines.leg_from(reach, goal)) is not None]

    def effort(way: list[int]) -> tuple[bool, int]:
        price = Bill(lines.play, lines.seat, [way]).total
        return price > cash, len(way) + 2 * price

    return min(ways, key=effort, default=None)

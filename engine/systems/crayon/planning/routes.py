"""Routes: the way of a trip milepost by milepost, with the track it needs and what that costs."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf

from engine.systems.crayon.planning.atlas import Goal
from engine.systems.crayon.planning.bills import Bill
from engine.systems.crayon.planning.jobs import Stop
from engine.systems.crayon.planning.lines import Lines
from engine.systems.crayon.planning.trips import LINK_TURNS, Means, worth
from engine.systems.crayon.state.play import Play


@dataclass(slots=True)
class Route:
    """A trip with its ways: `legs[i]` leads to `stops[i]`."""

    stops: list[Stop]
    legs: list[list[int]]
    prelude: list[int] = field(default_factory=list)
    """Track that joins the beginning, its last milepost, to the player's other track."""
    worth: float = 0
    money: int = 0

    def bill(self, play: Play, seat: int) -> Bill:
        """What is still to be built and paid for it."""
        bill = Bill(play, seat)
        bill.add(self.prelude, runs=False)
        for leg in self.legs:
            bill.add(leg)
        return bill


def routed(
    lines: Lines, stops: Sequence[Stop], start: int | None, means: Means, floor: float = -inf
) -> Route | None:
    """The ways of a trip from where a train stands; None places it at the first stop.

    A route that is worth no more than the floor is not followed to its end.
    """
    try:
        if start is not None:
            found = _routed(lines, stops, [start], means, floor)
            if found is not None or lines.is_origin(start):
                return found
        prelude = joining(lines, stops[0].goal.cells if start is None else (start,))
        if prelude is None:
            return None
        lines.pencil(prelude)
        return _routed(lines, stops, prelude, means, floor)
    finally:
        lines.rub_out()


def _routed(
    lines: Lines, stops: Sequence[Stop], prelude: list[int], means: Means, floor: float
) -> Route | None:
    route = Route(list(stops), [], prelude)
    bill = Bill(lines.play, lines.seat)
    bill.add(prelude, runs=False)
    cash, steps, waits, fares = means.cash, 0, 0.0, 0
    pays = sum(stop.job.pays for stop in stops if not stop.loads)
    here = prelude[-1]
    for stop in stops:
        leg = [here] if here in stop.goal.cells else lines.leg(here, stop.goal)
        if leg is None:
            return None
        bill.add(leg)
        route.legs.append(leg)
        if len(route.legs) < len(stops):
            lines.pencil(leg)
        steps += len(leg) - 1
        waits += LINK_TURNS * bool(stop.goal.link)
        if not stop.loads:
            fares += stop.job.fares
            # On rented track a fee more has to be at hand.
            margin = lines.play.table.rules.rent.fee if bill.rent else 0
            if bill.total + fares + margin > cash - means.fees(steps):
                return None
            cash += stop.job.pays
        here = leg[-1]
        route.money = bill.total + fares
        route.worth = worth(pays, route.money, steps, waits, means)
        if route.worth <= floor:
            return None
    return route


def joining(lines: Lines, cells: tuple[int, ...]) -> list[int] | None:
    """New track from the player's lines, or from a Major City if he has none, to some mileposts."""
    touched = lines.play.state.track.touched[lines.seat]
    starts = sorted(touched) or sorted(lines.atlas.network.red)
    return lines.leg_from(lines.reach(*starts), Goal("", cells)) if starts else None

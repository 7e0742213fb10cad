"""Routes: the way of a trip milepost by milepost, with the track it needs and what that costs."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from engine.systems.crayon.phases.prices import price_now
from engine.systems.crayon.planning.atlas import Goal
from engine.systems.crayon.planning.jobs import Stop
from engine.systems.crayon.planning.lines import Lines
from engine.systems.crayon.planning.trips import LINK_TURNS, Means, worth
from engine.systems.crayon.play import Play
from model.network import edge_key


@dataclass(slots=True)
class Route:
    """A trip with its ways: `legs[i]` leads to `stops[i]`."""

    stops: list[Stop]
    legs: list[list[int]]
    prelude: list[int] = field(default_factory=list)
    """Track that joins the beginning to the player's other track; no train has to run there."""
    worth: float = 0
    money: int = 0

    @property
    def ways(self) -> list[list[int]]:
        return [self.prelude, *self.legs] if self.prelude else self.legs


def routed(lines: Lines, stops: Sequence[Stop], start: int | None, means: Means) -> Route | None:
    """The ways of a trip from where a train stands; None places it at the first stop."""
    try:
        if start is not None:
            found = _routed(lines, stops, [], start, means)
            if found is not None or lines.is_origin(start):
                return found
        prelude = joining(lines, stops[0].goal.cells if start is None else (start,))
        if prelude is None:
            return None
        lines.pencil(prelude)
        return _routed(lines, stops, prelude, prelude[-1], means)
    finally:
        lines.rub_out()


def _routed(
    lines: Lines, stops: Sequence[Stop], prelude: list[int], start: int, means: Means
) -> Route | None:
    route = Route(list(stops), [], prelude)
    cash, steps, waits, pays, fares = means.cash, 0, 0.0, 0, 0
    here = start
    for stop in stops:
        leg = [here] if here in stop.goal.cells else lines.leg(here, stop.goal)
        if leg is None:
            return None
        lines.pencil(leg)
        route.legs.append(leg)
        steps += len(leg) - 1
        waits += LINK_TURNS * bool(stop.goal.link)
        if not stop.loads:
            fares += stop.job.fares
            if not _is_affordable(lines, route, fares, cash - means.fees(steps)):
                return None
            cash += stop.job.pays
            pays += stop.job.pays
        here = leg[-1]
    route.money = cost_of(lines.play, lines.seat, route.ways) + fares
    route.worth = worth(pays, route.money, steps, waits, means)
    return route


def _is_affordable(lines: Lines, route: Route, fares: int, cash: float) -> bool:
    """Whether the cash reaches to a payout; on rented track a fee more has to be at hand."""
    play, seat = lines.play, lines.seat
    margin = play.table.rules.rent.fee if _rent(play, seat, route.legs) else 0
    return cost_of(play, seat, route.ways) + fares + margin <= cash


def joining(lines: Lines, cells: tuple[int, ...]) -> list[int] | None:
    """New track from the player's lines, or from a Major City if he has none, to some mileposts."""
    touched = lines.play.state.track.touched[lines.seat]
    starts = sorted(touched) or sorted(lines.atlas.network.red)
    return lines.leg_from(lines.reach(*starts), Goal("", cells)) if starts else None


def missing(play: Play, ways: Sequence[list[int]]) -> list[tuple[int, int]]:
    """The sections that a row of ways still needs, in the order of the ways, each once."""
    sections, red, ways_from = play.state.track.sections, play.table.network.red, play.table.ways
    found: dict[int, tuple[int, int]] = {}
    for way in ways:
        for u, v in pairwise(way):
            edge = edge_key(u, v)
            if edge in sections or edge in found or v not in ways_from[u]:
                continue
            if u in red and red[u] == red.get(v):
                continue
            found[edge] = (u, v)
    return list(found.values())


def cost_of(play: Play, seat: int, ways: Sequence[list[int]]) -> int:
    """What the missing sections cost, ferries and rent included."""
    total = sum(cheaper(play, seat, u, v)[2] for u, v in missing(play, ways))
    return total + _fares(play, seat, ways) + _rent(play, seat, ways)


def cheaper(play: Play, seat: int, u: int, v: int) -> tuple[int, int, int]:
    """A section in the direction in which it costs less, with its price."""
    network, track = play.network, play.state.track
    into = price_now(play, seat, u, v)
    if v in network.red or v in track.touched[seat]:
        back = price_now(play, seat, v, u)
        if back < into or not (u in network.red or u in track.touched[seat]):
            return v, u, back
    return u, v, into


def _fares(play: Play, seat: int, ways: Sequence[list[int]]) -> int:
    """Ferries from Major Cities that have to be bought."""
    table, track = play.table, play.state.track
    fares = {}
    for way in ways:
        for u, v in pairwise(way):
            if v not in table.steps[u]:
                for name in table.ferries_at.get(u, ()):
                    is_taken = v in table.ports_of[name] and table.is_bought(name)
                    if is_taken and not track.owns(seat, name):
                        fares[name] = table.ferries[name].cost
    return sum(fares.values())


def _rent(play: Play, seat: int, ways: Sequence[list[int]]) -> int:
    return sum(rent_of(play, seat, way) for way in ways)


def rent_of(play: Play, seat: int, way: list[int]) -> int:
    """About what running over the track of others costs on one way."""
    sections = play.state.track.sections
    rented = 0
    for u, v in pairwise(way):
        owner = sections.get(edge_key(u, v))
        rented += owner is not None and owner != seat
    return play.table.rules.rent.fee * (1 + rented // 8) if rented else 0

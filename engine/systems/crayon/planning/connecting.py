"""Winning: which Major Cities and links are still to be joined, how, and what it will cost."""

from typing import NamedTuple

from engine.systems.crayon.planning.atlas import Goal, money_of
from engine.systems.crayon.planning.lines import Lines
from engine.systems.crayon.planning.nearest import Nearest
from engine.systems.crayon.state.play import Play
from model.systems.crayon.network.search import FAR


class ToJoin(NamedTuple):
    """Places to be joined to a player's lines before he can win, the cheapest first."""

    cost: int
    """About what all of it costs; FAR where it cannot be done."""
    goals: tuple[Goal, ...]


def to_join(play: Play, lines: Lines) -> ToJoin:
    """What is missing to the network that wins, worked out from distances over bare land."""
    win, track = play.table.rules.win, play.state.track
    touched, reach = track.touched[lines.seat], lines.main_piece()
    joined = [
        goal
        for goal in lines.atlas.majors
        if any(cell in touched and cell in reach.cost for cell in goal.cells)
    ]
    others = [goal for goal in lines.atlas.majors if goal not in joined]
    nearest = lines.nearest(reach)
    missing = _chain(nearest, others, win.majors - len(joined))
    links = _missing_links(play, lines.seat, nearest)
    if missing is None or links is None:
        return ToJoin(FAR, ())
    cost, goals = missing
    return ToJoin(cost + links[0], (*goals, *links[1]))


def _chain(nearest: Nearest, others: list[Goal], wanted: int) -> tuple[int, list[Goal]] | None:
    """The nearest Major Cities one after the other, each from what is joined by then."""
    efforts = {goal.city: nearest.to(goal)[0] for goal in others}
    goals: list[Goal] = []
    cost = 0
    for _ in range(wanted):
        best = min(others, key=lambda goal: efforts[goal.city], default=None)
        if best is None or efforts[best.city] >= FAR:
            return None
        cost += money_of(efforts[best.city])
        goals.append(best)
        others = [goal for goal in others if goal is not best]
        for goal in others:
            between = nearest.atlas.effort(goal).cost[best.middle]
            efforts[goal.city] = min(efforts[goal.city], between)
    return cost, goals


def _missing_links(play: Play, seat: int, nearest: Nearest) -> tuple[int, list[Goal]] | None:
    """The cheapest links that are still to be had."""
    win, track = play.table.rules.win, play.state.track
    ports = nearest.atlas.link_ports
    prices: list[tuple[int, str]] = []
    have = 0
    for name, goal in ports.items():
        is_mine = track.owns(seat, name) or not win.link_owned
        effort = nearest.to(goal)[0]
        fare = 0 if is_mine or not play.table.is_bought(name) else play.table.links[name].cost
        limit = play.table.links[name].max_players
        if effort == 0 and is_mine:
            have += 1
        elif effort < FAR and (is_mine or limit is None or len(track.owners_of(name)) < limit):
            prices.append((money_of(effort) + fare, name))
    wanted = max(0, win.links - have)
    if wanted > len(prices):
        return None
    chosen = sorted(prices)[:wanted]
    return sum(price for price, _ in chosen), [ports[name] for _, name in chosen]

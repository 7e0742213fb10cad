"""Winning: which Major Cities and links are still to be joined, how, and what it will cost."""

from typing import NamedTuple

from engine.systems.crayon.planning.atlas import Atlas, Goal, money_of
from engine.systems.crayon.planning.lines import Lines, Reach
from engine.systems.crayon.play import Play
from model.search import FAR


class ToJoin(NamedTuple):
    """Places to be joined to a player's lines before he can win, the cheapest first."""

    cost: int
    """About what all of it costs; FAR where it cannot be done."""
    goals: tuple[Goal, ...]


def to_join(play: Play, lines: Lines, reach: Reach) -> ToJoin:
    """What is missing to the network that wins, worked out from distances over bare land."""
    win, track = play.table.rules.win, play.state.track
    touched = track.touched[lines.seat]
    if not touched:
        reach = lines.reach(*lines.atlas.majors[0].cells) if lines.atlas.majors else reach
    joined = [
        goal
        for goal in lines.atlas.majors
        if any(cell in touched and reach.cost[cell] < FAR for cell in goal.cells)
    ]
    others = [goal for goal in lines.atlas.majors if goal not in joined]
    missing = _chain(lines.atlas, reach, others, win.majors - len(joined))
    links = _missing_links(play, lines, reach)
    if missing is None or links is None:
        return ToJoin(FAR, ())
    cost, goals = missing
    return ToJoin(cost + links[0], (*goals, *links[1]))


def _chain(
    atlas: Atlas, reach: Reach, others: list[Goal], wanted: int
) -> tuple[int, list[Goal]] | None:
    """The nearest Major Cities one after the other, each from what is joined by then."""
    efforts = {goal.city: _nearest(atlas, reach, goal) for goal in others}
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
            between = atlas.effort(goal).cost[best.middle]
            efforts[goal.city] = min(efforts[goal.city], between)
    return cost, goals


def _nearest(atlas: Atlas, reach: Reach, goal: Goal) -> int:
    cost = atlas.effort(goal).cost
    return min(map(cost.__getitem__, reach.cells), default=FAR)


def _missing_links(play: Play, lines: Lines, reach: Reach) -> tuple[int, list[Goal]] | None:
    """The cheapest links that are still to be had."""
    win, track = play.table.rules.win, play.state.track
    prices: list[tuple[int, str]] = []
    have = 0
    for name, goal in lines.atlas.link_ports.items():
        is_mine = track.owns(lines.seat, name) or not win.link_owned
        effort = _nearest(lines.atlas, reach, goal)
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
    return sum(price for price, _ in chosen), [lines.atlas.link_ports[name] for _, name in chosen]

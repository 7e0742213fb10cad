"""Places in the order as a planner sees them: what others would build before, and what is left."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from engine.systems.age_of_steam.effects.held import effects_of_action
from engine.systems.age_of_steam.planning.choosing import action_worth, is_first_build
from engine.systems.age_of_steam.planning.money import turns_left, worth_of_dollar
from engine.systems.age_of_steam.planning.projects import NOTHING, Builder, Project, own_links
from engine.systems.age_of_steam.planning.turns import builder_before, intentions
from engine.systems.age_of_steam.planning.worth import Outlook
from engine.systems.age_of_steam.state.play import Play

SOON: Final = 2
"""A site that others have taken is missed for so many turns: by then there are others."""
REAL: Final = 0.5
"""How much of what a lost site would bring in that time is really lost."""
KEPT: Final = 0.5
"""How much of what the first place is worth is kept in hand for the auction."""
DEAR: Final = 1.5
"""How much dearer a dollar is in the auction: no other can be raised for the build after it."""
EARLIER: Final = 1.8
"""Dollars that it is worth to be the first rather than the last to move goods."""
MOST_BID: Final = 12
"""No place in the order is worth more dollars."""


class Plan(NamedTuple):
    """What a player means to do in a turn, and what it is worth not to be late."""

    project: Project
    lost: tuple[float, ...]
    """By how many others build before, what the best project that they leave falls short by."""
    places: tuple[float, ...]
    """By place in the order what it is worth beside the first one; in points, nothing above 0."""
    dollar: float
    outlook: Outlook | None = None
    """What was seen when the plan was made; it holds until actions are taken."""

    def most(self, last: int) -> float:
        """What the first place is worth in dollars to somebody who would come last of so many."""
        at = min(last, len(self.places)) - 1
        if at < 1:
            return 0.0
        best = self.places[0] if at == 1 else (self.places[0] + self.places[1]) / 2
        return (best - self.places[at]) / self.dollar

    @property
    def bid(self) -> int:
        """What the auction may cost."""
        return max(1, min(MOST_BID, int(KEPT * self.most(len(self.places)) + 0.5)))


NO_PLAN: Final = Plan(NOTHING, (0.0,), (0.0,), 1.0)


def plan_of(play: Play, seat: int, outlook: Outlook) -> Plan:
    """What a player means to do, as the game stands before money is raised."""
    found = intentions(play, seat, outlook)
    lost = lost_to_others(play, builder_before(play, seat), outlook, found)
    dollar = DEAR * max(0.2, worth_of_dollar(play, seat, turns_left(play)))
    places = _places(play, seat, outlook, lost, dollar)
    return Plan(found[0] if found else NOTHING, lost, places, dollar, outlook)


def lost_to_others(
    play: Play, builder: Builder, outlook: Outlook, found: Sequence[Project]
) -> tuple[float, ...]:
    """What is lost by how many build before, if each takes the best that touches nothing taken."""
    rivals = [seat for seat in play.state.order if seat != builder.seat]
    if not found:
        return (0.0,) * (len(rivals) + 1)
    soon = outlook._replace(moves=min(outlook.moves, outlook.rounds * SOON))
    mine = own_links(play.state.track, builder.seat)
    nets, left = list[float](), list(found)
    for _ in range(len(rivals) + 1):
        best, left = _apart(left)
        ends = [link.ends for link in best.links]
        nets.append(soon.value([*mine, *ends]) - builder.dollar * best.cost)
    eager = _eager(play, rivals, found[0]) / len(rivals) if rivals else 0.0
    lost = [REAL * max(0.0, nets[0] - one) for one in accumulate(nets, min)]
    return tuple(_between(lost, at * eager) for at in range(len(lost)))


def _apart(found: Sequence[Project]) -> tuple[Project, list[Project]]:
    """The best project, and those that do not touch it."""
    if not found:
        return NOTHING, []
    return found[0], [one for one in found if not _are_in_the_way(one, found[0])]


def _are_in_the_way(one: Project, other: Project) -> bool:
    """Whether two projects want the same link or the same hex."""
    ends = {link.ends for link in other.links}
    hexes = {hex_ for link in other.links for hex_ in link.bill.sections}
    return any(link.ends in ends or not hexes.isdisjoint(link.bill.sections) for link in one.links)


def _eager(play: Play, rivals: Sequence[int], project: Project) -> int:
    """How many may want the same: those who have its stops, or no link at all."""
    stops = {stop for link in project.links for stop in link.ends}
    found = 0
    for rival in rivals:
        theirs = {stop for ends in own_links(play.state.track, rival) for stop in ends}
        found += not theirs or not stops.isdisjoint(theirs)
    return found


def _between(values: Sequence[float], at: float) -> float:
    """A value between two of a row."""
    below = min(int(at), len(values) - 1)
    above = min(below + 1, len(values) - 1)
    return values[below] + (values[above] - values[below]) * (at - below)


def _places(
    play: Play, seat: int, outlook: Outlook, lost: Sequence[float], dollar: float
) -> tuple[float, ...]:
    """Everybody takes what is best of the actions that are left, and builds in that order."""
    left = {one: action_worth(play, seat, outlook, one) for one in play.table.actions}
    first = first_build(play, seat)
    found, number = list[float](), len(lost)
    for place in range(number):
        before = ahead(place, number, is_open=first in left)
        if first in left:
            left[first] = action_worth(play, seat, outlook, first, first_build=lost[before])
        taken = max(left, key=left.__getitem__, default="")
        late = EARLIER * dollar * place / max(1, number - 1)
        found.append(left.pop(taken, 0.0) - lost[before] - late)
    return tuple(one - found[0] for one in found)


def ahead(place: int, number: int, *, is_open: bool) -> int:
    """How many build before a player at a place, counted from 0, who does not build first.

    While nobody has taken the action for it, somebody behind may.
    """
    return min(place + is_open, number - 1)


def first_build(play: Play, seat: int) -> str:
    """The action that lets one build first; empty if there is none."""
    for action in play.table.actions:
        if any(is_first_build(effect) for effect in effects_of_action(play, seat, action)):
            return action
    return ""

"""Answers: what a planner does at each point of a game, phase by phase."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from engine.protocol import Action
from engine.systems.age_of_steam.actions.goods_kinds import Via
from engine.systems.age_of_steam.actions.kinds import Bid, Decline, Issue, Pass, Pay, Take, Top
from engine.systems.age_of_steam.actions.track_kinds import Done, Nationalise
from engine.systems.age_of_steam.effects.limits import build_limit, urbanizations_allowed
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.phases.ordering.auction import Bidding, to_pay
from engine.systems.age_of_steam.phases.ordering.buying import price
from engine.systems.age_of_steam.planning.choosing import action_worth
from engine.systems.age_of_steam.planning.moves import moves, onward_moves
from engine.systems.age_of_steam.planning.places import MOST_BID, NO_PLAN, Plan, ahead, plan_of
from engine.systems.age_of_steam.planning.producing import production, roles
from engine.systems.age_of_steam.planning.projects import (
    Project,
    actions_for,
    new_cities,
    own_links,
    projects,
)
from engine.systems.age_of_steam.planning.tokens import more_builds
from engine.systems.age_of_steam.planning.turns import (
    TRIES,
    builder_now,
    is_affordable,
    may_bid,
    venture_of,
)
from engine.systems.age_of_steam.planning.worth import Outlook, outlook_of
from engine.systems.age_of_steam.state.play import Play

MOOD: Final = 3.0
"""Dollars by which the first place may seem to be worth more or less: who always bids alike lets
the order of asking decide who comes first."""


class Mind:
    """What a planner remembers: what he means to do in this turn, and how he feels about it."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._moment: tuple[object, int, int] = (None, 0, 0)
        self._actions = 0
        self._plan = NO_PLAN
        self.mood = 0.0
        """What the first place seems to be worth beyond what it is, in dollars."""

    def plan(self, play: Play, seat: int) -> Plan:
        """What he means to do; decided once in a turn, before money is raised."""
        moment = (play.table, play.state.turn, seat)
        if self._moment != moment or play.state.actions < self._actions:
            self._moment, self._plan = moment, plan_of(play, seat, outlook_of(play, seat))
            self.mood = self._random.uniform(-MOOD, MOOD)
        self._actions = play.state.actions
        return self._plan


def answers(game: AgeOfSteamGame, mind: Mind) -> list[Action]:
    """What the actor does now, and what after that if nothing comes between."""
    play = game.position
    match play.state.phase:
        case "shares":
            plan = mind.plan(play, play.actor)
            outlook = plan.outlook or outlook_of(play, play.actor)
            return [issue(play, outlook, plan.project, plan.bid)]
        case "order" if isinstance(play.state.doing, Bidding):
            return _bidding(play, mind)
        case "order":
            return _buying(play, mind)
        case "roles":
            return roles(play, list(game.actions()))
        case "actions" | "growth" if play.state.doing.production is not None:
            return production(play, list(game.actions()))
        case "actions":
            return takings(game, mind.plan(play, play.actor))
        case "build":
            return _building(game, play)
        case "move":
            return _moving(game, play)
    return []


def _bidding(play: Play, mind: Mind) -> list[Action]:
    seat, doing = play.actor, play.state.doing
    bid, last, plan = doing.high + 1, len(doing.left), mind.plan(play, seat)
    spared = to_pay(play, seat, last, doing.bids.get(seat, 0))
    is_worth_it = bid <= min(MOST_BID, plan.most(last) + spared + mind.mood)
    if is_worth_it:
        outlook = plan.outlook or outlook_of(play, seat)
        if may_bid(play, seat, outlook, plan.project, bid):
            return [Bid(bid)]
    return [Top(), Pass()]


def _buying(play: Play, mind: Mind) -> list[Action]:
    """The first place at its price, where that is what it is worth (AOM-PAYFIRST-02)."""
    seat, plan = play.actor, mind.plan(play, play.actor)
    is_worth_it = price(play) <= plan.most(len(plan.places))
    if is_worth_it and is_affordable(play, seat, outlook_of(play, seat), plan.project, price(play)):
        return [Pay()]
    return [Decline()]


def issue(play: Play, outlook: Outlook, project: Project, bid: int) -> Issue:
    """The shares that pay for a project and the auction."""
    return Issue(venture_of(play, play.actor, outlook, project, bid).issued)


def takings(game: AgeOfSteamGame, plan: Plan) -> list[Action]:
    """The actions that may be taken, the best first."""
    play = game.position
    names = [one.action for one in game.actions() if isinstance(one, Take)]
    outlook, seat = outlook_of(play, play.actor), play.actor
    place, number = play.state.order.index(seat), len(play.state.order)
    lost = plan.lost[min(ahead(place, number, is_open=True), len(plan.lost) - 1)]
    worth = {one: action_worth(play, seat, outlook, one, first_build=lost) for one in names}
    return [*map(Take, sorted(names, key=lambda one: -worth[one]))]


def _building(game: AgeOfSteamGame, play: Play) -> list[Action]:
    so_far = play.state.doing
    if so_far.stage != "build":
        return _giving_up(game, play)
    seat = play.actor
    outlook = outlook_of(play, seat)
    if len(so_far.urbanized) < urbanizations_allowed(play, seat):
        city = new_cities(play, outlook, own_links(play.state.track, seat)).urbanize
        if city is not None and game.why_not(city) is None:
            return [city]
    return next(builds(game, outlook), [Done()])


def builds(game: AgeOfSteamGame, outlook: Outlook) -> Iterator[list[Action]]:
    """What the actor could build and pay, each with the end of the build, the best first."""
    play = game.position
    seat = play.actor
    left = build_limit(play, seat) - play.state.doing.builds
    if left + max(0, more_builds(play, seat).more) < 1:
        return
    builder = builder_now(play, seat, play.mover.cash, left, raised=True)
    found = (
        project
        for project in projects(play, builder, outlook)
        if is_affordable(play, seat, outlook, project)
    )
    for project in islice(found, TRIES):
        actions, spent = in_order(game, project)
        if actions and is_affordable(play, seat, outlook, project._replace(now=spent)):
            yield [*actions, Done()]


def _giving_up(game: AgeOfSteamGame, play: Play) -> list[Action]:
    """What is least missed of the links that may be given up."""
    track, number = play.state.track, play.table.land.number
    outlook, mine = outlook_of(play, play.actor), own_links(track, play.actor)
    kept = dict[str, float]()
    names = [one.link for one in game.actions() if isinstance(one, Nationalise)]
    for name in names:
        link = track.named(name)
        if link is not None:
            rest = mine.copy()
            rest.remove((number[link.ends[0]], number[link.ends[1]]))
            kept[name] = outlook.value(rest) - link.points
    return [Done(), *map(Nationalise, sorted(kept, key=lambda one: -kept[one]))]


def in_order(game: AgeOfSteamGame, project: Project) -> tuple[list[Action], int]:
    """The actions of a project in an order in which they can be played, and what is paid for them.

    There are none if they cannot be played.
    """
    wanted, tried = actions_for(game.state.track, project), game.copy()
    found = list[Action]()
    while (done := _next_of(tried, wanted, project)) is not None:
        tried.play(done)
        found.append(done)
        wanted = [one for one in wanted if _place(one) != _place(done)]
    is_part = project.builds > len(found) and not _can_build(tried)
    spent = game.position.mover.cash - tried.position.mover.cash
    return found if (not wanted or is_part) and _may_stop(tried) else [], spent


def _next_of(game: AgeOfSteamGame, wanted: list[Action], project: Project) -> Action | None:
    """What can be done next of a project; where builds are used up, perhaps a token for more."""
    found = next((one for one in wanted if game.why_not(one) is None), None)
    if found is None and wanted and project.is_finished and not _can_build(game):
        bought = more_builds(game.position, game.position.actor)
        if bought.more > 0 and game.why_not(bought.action) is None:
            return bought.action
    return found


def _place(action: Action) -> object:
    """Where a tile is laid: there can be only one."""
    return getattr(action, "at", action)


def _can_build(game: AgeOfSteamGame) -> bool:
    """Whether the builder has builds left."""
    play = game.position
    return bool(play.state.doing.builds < build_limit(play, play.actor))


def _may_stop(game: AgeOfSteamGame) -> bool:
    """Whether the build may end, or only goes on since an action must be used (AOM-ACTION-09)."""
    refusal = game.why_not(Done())
    return refusal is None or refusal.rule == "AOM-ACTION-09"


def _moving(game: AgeOfSteamGame, play: Play) -> list[Action]:
    journey = play.state.doing.journey
    if journey is None:
        return moves(play)
    if not journey.colour:
        return onward_moves(play)
    found = list(game.actions())
    return [*(one for one in found if isinstance(one, Via)), *found]

"""A turn as a planner sees it: how much money to raise, what a place and an action are worth."""

from typing import Any, Final

from engine.systems.age_of_steam.effects.held import effects_of_action
from engine.systems.age_of_steam.effects.limits import build_limit
from engine.systems.age_of_steam.phases import shares
from engine.systems.age_of_steam.phases.choosing.availability import due
from engine.systems.age_of_steam.planning.money import (
    share_price,
    turns_left,
    worth_of_dollar,
)
from engine.systems.age_of_steam.planning.projects import (
    NOTHING,
    Builder,
    Project,
    new_cities,
    own_links,
    projects,
)
from engine.systems.age_of_steam.planning.solvency import Venture, is_paid, is_survived
from engine.systems.age_of_steam.planning.tokens import more_builds, worth_of_token
from engine.systems.age_of_steam.planning.worth import Outlook
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.conditions.cases import number
from model.systems.age_of_steam.rules import effects as does

PURSE: Final = 14
"""What a build may cost that is planned before money is raised."""
BID: Final = 1
"""What is kept for the auction."""
HASTE: Final = 2
"""In the last so many turns no money is raised for a better engine."""
EARLIER: Final = 1.8
"""Dollars that it is worth to build and to move before others."""
TRIES: Final = 8
"""So many projects are looked at before nothing is built."""
CAUTION: Final = 1.2
"""How much dearer a dollar is thought to be that is still to be raised: plans fail."""


def builder_now(play: Play, seat: int, cash: int, builds: int, *, raised: bool) -> Builder:
    """A builder whose dollars have been raised already, or are still to be."""
    left = turns_left(play)
    dollar = worth_of_dollar(play, seat, left - 1 if raised else left)
    return Builder(seat, builds, cash, dollar, more_builds(play, seat))


def sure_income(play: Play, seat: int, outlook: Outlook, project: Project) -> int:
    """What moving goods will bring in this turn, at least if nobody is in the way."""
    built = project.links if project.is_finished else ()
    links = [*own_links(play.state.track, seat), *(link.ends for link in built)]
    gains = outlook.gains(links, [lot for lot in outlook.lots if lot.number >= 1])
    allowed = (2 << outlook.ladder[0]) - 1
    best = sorted(((lengths & allowed).bit_length() - 1 for lengths, _ in gains), reverse=True)
    return max(0, sum(max(0, one) for one in best[: outlook.rounds]) - 1)


def intended(play: Play, seat: int, outlook: Outlook) -> Project:
    """The best project while money can still be raised for it."""
    return next(iter(intentions(play, seat, outlook)), NOTHING)


def intentions(play: Play, seat: int, outlook: Outlook) -> list[Project]:
    """All projects for which money could be raised, the best first."""
    player, most = play.state.seats[seat], shares.most(play, seat)
    purse = min(PURSE, player.cash + most * share_price(play, seat))
    builder = builder_now(play, seat, purse, build_limit(play, seat), raised=False)
    builder = builder._replace(dollar=builder.dollar * CAUTION)
    return projects(play, builder, outlook)


def venture_of(play: Play, seat: int, outlook: Outlook, project: Project) -> Venture:
    """The shares that pay for a project, the auction, and what will be owed."""
    raises = 1 if outlook.turns > HASTE else 0
    earned = sure_income(play, seat, outlook, project)
    most = shares.most(play, seat)
    venture = Venture(project.now + BID, earned, 0, raises)
    for issued in range(most + 1):
        venture = venture._replace(issued=issued)
        if is_paid(play, seat, venture) and is_survived(play, seat, venture):
            break
    return venture


def to_issue(play: Play, seat: int, outlook: Outlook, best: Project) -> int:
    """How many shares are issued for a project."""
    return venture_of(play, seat, outlook, best).issued


def is_affordable(play: Play, seat: int, outlook: Outlook, project: Project, more: int = 0) -> bool:
    """Whether cash suffices for a project, something more, and what will be owed."""
    earned = sure_income(play, seat, outlook, project)
    venture = Venture(project.now + more, earned)
    return is_paid(play, seat, venture) and is_survived(play, seat, venture)


def action_worth(play: Play, seat: int, outlook: Outlook, action: str) -> float:
    """What an action is worth to a player, in points."""
    dollar = worth_of_dollar(play, seat, turns_left(play) - 1)
    if action not in play.table.actions:
        return 0.0
    rule, pile = play.table.rules.actions.pile, play.state.piles.get(action, 0)
    gained = pile if rule is not None and rule.to == "taker" else 0
    total = dollar * (gained - due(play, seat, action))
    for effect in effects_of_action(play, seat, action):
        total += _effect(play, seat, outlook, effect)
    return total


def place_worth(play: Play, seat: int, outlook: Outlook) -> float:
    """What the first place is worth to a player, in dollars.

    Whoever is last has what others leave of the actions, and builds and moves after them: between
    the two lies what the places are worth.
    """
    worths = sorted(action_worth(play, seat, outlook, one) for one in play.table.actions)[::-1]
    if not worths:
        return EARLIER
    lost = worths[0] - worths[min(len(play.state.order), len(worths)) - 1]
    return EARLIER + lost / 2 / max(0.2, worth_of_dollar(play, seat, turns_left(play)))


def _effect(play: Play, seat: int, outlook: Outlook, effect: Any) -> float:
    situation = play.situation(seat)
    mine = own_links(play.state.track, seat)
    match effect:
        case does.EngineUp():
            return max(0.0, _better_engine(outlook, mine))
        case does.EngineTurn():
            return (
                0.3
                * max(0.0, _better_engine(outlook, mine))
                * number(effect.engine_turn, situation)
            )
        case does.Urbanize():
            return new_cities(play, outlook, mine).worth * 0.7
        case does.GainToken():
            return effect.gain_token.count * worth_of_token(play, effect.gain_token.id)
        case does.FromOthers():
            return number(effect.from_others, situation) * (len(play.state.order) - 1) * 0.5
        case does.BuildLimit() | does.BuildAdd():
            return 2.0
        case does.Surcharge() | does.Last():
            return -1.0
        case does.Moves():
            return -3.0
        case does.First():
            return 1.6 if "move" in effect.first else 1.2
    return _FIXED.get(type(effect), 0.5)


_FIXED: Final = {does.Auction: 0.7, does.Production: 0.6, does.Discount: 2.0, does.PassOwn: 1.5}


def _better_engine(outlook: Outlook, mine: list[tuple[int, int]]) -> float:
    if len(outlook.ladder) < 2:
        return 0.0
    better = outlook._replace(ladder=outlook.ladder[1:]).value(mine)
    return better - outlook.value(mine) - outlook.upkeep

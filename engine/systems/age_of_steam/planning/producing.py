"""Production and roles: which cubes to put where, and which part to play."""

from collections.abc import Sequence

from engine.protocol import Action
from engine.systems.age_of_steam.actions.kinds import Column, Decline, Draw, Place, Role
from engine.systems.age_of_steam.phases.producing.targets import cities_fed
from engine.systems.age_of_steam.planning.lots import Lot, lot_at
from engine.systems.age_of_steam.planning.money import (
    turns_left,
    worth_of_dollar,
    worth_of_income,
)
from engine.systems.age_of_steam.planning.projects import own_links
from engine.systems.age_of_steam.planning.worth import outlook_of
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.conditions.cases import number

DISPLAYED = 0.5
"""What a cube on the display counts for against one in a city: it may never come."""
BUILD, GRANT, BAN = 8.0, 6.0, 2.0
"""What it is worth in a whole game to build one tile more, to be granted an action, or barred."""


def production(play: Play, allowed: Sequence[Action]) -> list[Action]:
    """What is produced, the best first; nothing if no cube would be of use."""
    seat = play.state.doing.production.seat
    outlook, mine = outlook_of(play, seat), own_links(play.state.track, seat)
    before = outlook.value(mine)
    gains = {
        action: outlook.value(mine, [*outlook.lots, *_lots(play, seat, action)]) - before
        for action in allowed
        if not isinstance(action, Decline)
    }
    ranked = sorted(gains, key=lambda one: -gains[one])
    draws = [one for one in ranked if isinstance(one, Draw) or gains[one] > 0]
    return [*draws, *(one for one in allowed if isinstance(one, Decline)), *ranked]


def _lots(play: Play, seat: int, action: Action) -> list[Lot]:
    """The cubes that an action brings to where they can be carried."""
    match action:
        case Place(colour, place) if place in play.table.scenario.cities:
            return [lot_at(play, seat, colour, place, 1.0)]
        case Place(colour, column):
            fed = cities_fed(play, column)
            return [lot_at(play, seat, colour, city, DISPLAYED) for city in fed]
        case Draw(place) if place in play.table.scenario.cities:
            part = 1 / max(1, len(play.table.colours))
            return [lot_at(play, seat, colour, place, part) for colour in play.table.colours]
        case Column(slot, to):
            cubes = [one for one in play.state.display.get(slot, ()) if one]
            cities = () if to else play.table.cities_of.get(slot, ())[:1]
            return [lot_at(play, seat, colour, city, 1.0) for city in cities for colour in cubes]
    return []


def roles(play: Play, allowed: Sequence[Action]) -> list[Action]:
    """The roles that may be chosen, the best first."""
    names = [one.role for one in allowed if isinstance(one, Role) and one.role in play.table.roles]
    return [*map(Role, sorted(names, key=lambda one: -_role_worth(play, one)))]


def _role_worth(play: Play, name: str) -> float:
    """What a role is worth: what it begins with, builds more or less, and may or may not do."""
    seat, turns, role = play.actor, turns_left(play), play.table.roles[name]
    player, situation, start = play.state.seats[seat], play.situation(seat), role.start
    dollar = worth_of_dollar(play, seat, turns)
    worth = GRANT * len(role.grants) - BAN * len((*role.forbid_actions, *role.forbid_new_cities))
    if role.build_add is not None:
        worth += BUILD * number(role.build_add, situation)
    usual = play.table.rules.build.limit
    if role.build_limit is not None and isinstance(usual, int):
        worth += BUILD * (number(role.build_limit, situation) - usual)
    if start is not None:
        income = worth_of_income(play, seat, turns)
        worth += dollar * ((start.cash or player.cash) - player.cash)
        worth += income * ((start.income or player.income) - player.income)
        worth -= 5 * dollar * ((start.shares or player.shares) - player.shares)
        worth += income * max(0, (start.engine or 1) - play.table.rules.engine.ladder[player.rung])
    return worth

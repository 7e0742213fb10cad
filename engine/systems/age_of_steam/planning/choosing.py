"""Actions as a planner sees them: what it is worth to take one."""

from typing import Any, Final

from engine.systems.age_of_steam.effects.held import effects_of_action
from engine.systems.age_of_steam.phases.choosing.availability import due
from engine.systems.age_of_steam.planning.lots import Ends
from engine.systems.age_of_steam.planning.money import turns_left, worth_of_dollar
from engine.systems.age_of_steam.planning.projects import new_cities, own_links
from engine.systems.age_of_steam.planning.tokens import worth_of_token
from engine.systems.age_of_steam.planning.worth import Outlook
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.conditions.cases import number
from model.systems.age_of_steam.rules import effects as does

FIRST_MOVE: Final = 1.6
"""Points that it is worth to move goods before others."""
FIRST_BUILD: Final = 1.2
"""Points that it is worth to build before others, where nobody wants the same site."""


def action_worth(
    play: Play, seat: int, outlook: Outlook, action: str, *, first_build: float = FIRST_BUILD
) -> float:
    """What an action is worth to a player, in points."""
    dollar = worth_of_dollar(play, seat, turns_left(play) - 1)
    if action not in play.table.actions:
        return 0.0
    rule, pile = play.table.rules.actions.pile, play.state.piles.get(action, 0)
    gained = pile if rule is not None and rule.to == "taker" else 0
    total = dollar * (gained - due(play, seat, action))
    for effect in effects_of_action(play, seat, action):
        if is_first_build(effect):
            total += max(FIRST_BUILD, first_build)
        else:
            total += _effect(play, seat, outlook, effect)
    return total


def is_first_build(effect: Any) -> bool:
    """Whether an effect lets its player build before the others."""
    return isinstance(effect, does.First) and "build" in effect.first


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
            return FIRST_MOVE
    return _FIXED.get(type(effect), 0.5)


_FIXED: Final = {does.Auction: 0.7, does.Production: 0.6, does.Discount: 2.0, does.PassOwn: 1.5}


def _better_engine(outlook: Outlook, mine: list[Ends]) -> float:
    if len(outlook.ladder) < 2:
        return 0.0
    better = outlook._replace(ladder=outlook.ladder[1:]).value(mine)
    return better - outlook.value(mine) - outlook.upkeep

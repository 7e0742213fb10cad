"""How many builds a player can have, and how many links a move, at the very most."""

from collections.abc import Iterator
from typing import Any

from model.systems.age_of_steam.conditions.cases import values_of
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.rules.base_effects import effects_said
from model.systems.age_of_steam.rules.effects import BuildAdd, BuildLimit, EngineTurn
from model.systems.age_of_steam.rules.track_rules import ByTurn


def effects_in(rules: AgeOfSteamRules) -> Iterator[Any]:
    """Every effect of actions and tokens."""
    for action in rules.actions.list:
        for effects in values_of(effects_said(action)):
            yield from effects
    for token in rules.tokens.values():
        yield from (benefit.effect for benefit in token.benefits.values())


def most_builds(rules: AgeOfSteamRules) -> int:
    """How many builds somebody can have in the best case."""
    limits = [_number(value) for value in values_of(rules.build.limit)]
    added = 0
    for effect in effects_in(rules):
        if isinstance(effect, BuildLimit):
            limits += values_of(effect.build_limit)
        elif isinstance(effect, BuildAdd):
            added = max(added, *values_of(effect.build_add))
    for role in rules.roles.list.values() if rules.roles is not None else ():
        limits += [value for value in values_of(role.build_limit) if value is not None]
        added += max([value or 0 for value in values_of(role.build_add)])
    return max(limits, default=0) + added


def _number(limit: int | ByTurn) -> int:
    return limit.max if isinstance(limit, ByTurn) else limit


def links_allowed(rules: AgeOfSteamRules) -> int:
    """Over how many links a cube can go in the best case."""
    engine = rules.engine
    modifier = max([0, *values_of(engine.turn_modifier)])
    turn = [
        v for e in effects_in(rules) if isinstance(e, EngineTurn) for v in values_of(e.engine_turn)
    ]
    most: int = max(engine.ladder, default=0) + modifier + max([0, *turn])
    return most if engine.effective_max is None else min(most, engine.effective_max)

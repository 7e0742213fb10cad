"""Actions that can be taken, and that never change anything."""

from collections.abc import Iterator
from typing import Any

from model.systems.age_of_steam.conditions.cases import values_of
from model.systems.age_of_steam.conditions.selector import is_so
from model.systems.age_of_steam.rules.action_rules import SpecialAction
from model.systems.age_of_steam.rules.base_effects import effects_said
from model.systems.age_of_steam.rules.effects import (
    Auction,
    BuildAdd,
    BuildLimit,
    Discount,
    EngineTurn,
    EngineUp,
    First,
    FromOthers,
    Last,
    Moves,
    Production,
    Raises,
    Surcharge,
    Urbanize,
)
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey


@check(
    "RUL150",
    "action-for-nothing",
    WARNING,
    reads=("players", *RULES),
    needs=("rules",),
    rules=("AOM-ACTION-01", "AOM-ACTION-02"),
    since="0.6.0",
)
def action_for_nothing(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """An action can never change anything on this map, or never exists.

    Its engine has no rung to go up, it gives as many builds or rounds as everybody has, it names
    phases that are not played, it orders or charges others where nobody else plays, or it exists
    only in turns that never come.

    Why: whoever must take it loses a turn, and players look for a meaning that is not there.
    Repair: give it another effect, or take it off the list.

    Bad:
        rules: {engine: {ladder: [1]}, start: {engine: 1}, actions: {list: [{id: first-move},
          {id: first-build}, {id: urbanization}, {id: production}, {id: turn-order-pass},
          {id: locomotive}]}}

    Good:
        rules: {actions: {list: [{id: first-move}, {id: first-build}, {id: urbanization},
          {id: production}, {id: turn-order-pass}, {id: locomotive}]}}
    """
    for place, action in enumerate(survey.rules.actions.list):
        why = _why_idle(survey, action)
        if why:
            yield Finding(
                message=tr(
                    "{action} never does anything: {why}", action=action.name or action.id, why=why
                ),
                route=("rules", "actions", "list", place),
            )


def _why_idle(survey: AgeOfSteamSurvey, action: SpecialAction) -> str:
    """Why an action never does anything, in a clause; nothing where it does."""
    if action.when is not None and not any(is_so(action.when, one) for one in survey.moments()):
        return tr("the turns in which it exists never come")
    effects = [effect for some in values_of(effects_said(action)) for effect in some]
    reasons = [_why_effect(survey, effect) for effect in effects]
    return reasons[0] if reasons and all(reasons) else ""


def _why_effect(survey: AgeOfSteamSurvey, effect: Any) -> str:
    """Why an effect changes nothing; nothing where it may."""
    alone = max(survey.counts, default=2) < 2
    match effect:
        case First() | Last() | Auction() | FromOthers() if alone:
            return tr("nobody else plays")
        case First(first=phases) | Last(last=phases) if not {*phases} & {*survey.rules.phases}:
            return tr("the phases it names are not played")
        case EngineUp() | Raises() if _is_at_the_top(survey):
            return tr("the engine has no rung to go up")
        case BuildLimit(build_limit=number):
            return _same(number, survey.rules.build.limit, tr("everybody has as many builds"))
        case Moves(moves=number):
            return _same(number, survey.rules.delivery.rounds, tr("everybody has as many rounds"))
        case Raises(raises=number):
            return _same(number, 1, tr("everybody may raise the engine once"))
    return "" if any(_amounts(effect)) else tr("all it gives is 0")


def _same(number: Any, usual: Any, why: str) -> str:
    """Why, where a number is in every situation the one that all have."""
    own, all_have = [*values_of(number)], [*values_of(usual)]
    return why if len(own) == 1 and own == all_have else ""


def _is_at_the_top(survey: AgeOfSteamSurvey) -> bool:
    """Whether everybody begins with the best engine."""
    engine = survey.rules.engine
    return {*values_of(survey.rules.start.engine)} == {max(engine.ladder, default=0)}


def _amounts(effect: Any) -> list[Any]:
    """What an effect gives in all situations; anything that is no number counts as something."""
    match effect:
        case BuildAdd(build_add=n) | EngineUp(engine=n) | EngineTurn(engine_turn=n):
            return [*values_of(n)]
        case Urbanize(urbanize=n) | Surcharge(surcharge=n) | FromOthers(from_others=n):
            return [*values_of(n)]
        case Production(production=one):
            return [*values_of(one.keep)] if any(values_of(one.draw)) or one.colours else []
        case Discount(discount=one):
            return [one.cut]
    return [True]

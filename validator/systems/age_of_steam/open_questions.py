"""The open questions of Age of Steam: what a map answers itself, and which matter to it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.rulebook import OpenQuestion
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.conditions.cases import values_of
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.rules.effects import Auction, EngineTurn, Urbanize
from validator.rules.open_questions import Questions
from validator.systems.age_of_steam.survey.limits import effects_in

SPELT_OUT: Final = {"actions.list", "delivery.filters", "tokens.*.benefits", "turns"}
"""Rules that say in so many words what they mean: lists of actions, filters, benefits, turns."""


def _nationalises(rules: AgeOfSteamRules) -> bool:
    return "nationalisation" in rules.modules


def _has(kind: type[Any]) -> Callable[[AgeOfSteamRules], bool]:
    return lambda rules: any(isinstance(effect, kind) for effect in effects_in(rules))


def _limits_unfinished(rules: AgeOfSteamRules) -> bool:
    return bool(rules.build.unfinished.max)


def _grows(rules: AgeOfSteamRules) -> bool:
    return "growth" in rules.phases and any(values_of(rules.growth.enabled))


def _bids_with_a_pass(rules: AgeOfSteamRules) -> bool:
    return rules.order.mode == "auction" and _has(Auction)(rules)


_IN_USE: Final[Mapping[str, Callable[[AgeOfSteamRules], bool]]] = {
    "nationalisation": _nationalises,
    "urbanization": _has(Urbanize),
    "urbanization.may_decline": _nationalises,
    "build.unfinished": _limits_unfinished,
    "engine.effective_max": _has(EngineTurn),
    "growth": _grows,
    "order.pass_with_two": _bids_with_a_pass,
    "tokens": lambda rules: bool(rules.tokens),
}
"""Rules that only matter where something else is there; the longest name that fits counts."""


class AgeOfSteamQuestions(Questions):
    """What maps of Age of Steam say, and which rules matter to them."""

    def is_said(self, question: OpenQuestion, scenario: Scenario) -> bool:
        return bool(SPELT_OUT & {*question.parameters}) or super().is_said(question, scenario)

    def is_in_use(self, parameter: str, scenario: Scenario, rules: Any) -> bool:
        if not isinstance(rules, AgeOfSteamRules):
            return False
        words = parameter.split(".")
        names = (".".join(words[:n]) for n in range(len(words), 0, -1))
        asked = next((_IN_USE[name] for name in names if name in _IN_USE), None)
        return asked is None or asked(rules)


QUESTIONS = AgeOfSteamQuestions()

"""The rules of a scenario for whoever prints it, and the names in it; None without any."""

from model.rules.resolving import resolve_rules
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.sentences.words import Words


def readable_rules(scenario: Scenario) -> AgeOfSteamRules | None:
    """The rules, where the scenario has some that can be read."""
    rules = resolve_rules(scenario).values
    return rules if isinstance(rules, AgeOfSteamRules) else None


def words_of(scenario: Scenario) -> Words | None:
    """The scenario as it is played with its rules, for sentences."""
    rules = readable_rules(scenario)
    return None if rules is None else Words(as_played(scenario), rules)

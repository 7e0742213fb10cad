"""The facts of an Age of Steam scenario: colours, growth, lines, deliveries and components."""

from typing import Any

from milepost.showing.facts import GameFacts
from milepost.systems.age_of_steam.city_facts import cities, other_places
from milepost.systems.age_of_steam.component_facts import components
from milepost.systems.age_of_steam.fact_lines import age_of_steam_lines
from milepost.systems.age_of_steam.goods_facts import colours, growth, start
from milepost.systems.age_of_steam.line_facts import can_be_told, deliveries, lines
from milepost.systems.age_of_steam.noted_facts import noted
from model.boards.hexes import HexBoard
from model.rules.resolving import resolve_rules
from model.rules.variants import as_played
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.systems.age_of_steam.sentences.differences import differences
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from model.systems.age_of_steam.track.land import land_of


class AgeOfSteamFacts(GameFacts):
    """What there is to know of a map before it is played."""

    def facts(self, scenario: Scenario) -> dict[str, Any]:
        return _facts(scenario)

    def lines(self, facts: dict[str, Any], scenario: Scenario) -> list[str]:
        return age_of_steam_lines(facts, scenario)


FACTS = AgeOfSteamFacts()


def _facts(scenario: Scenario) -> dict[str, Any]:
    """Everything that only Age of Steam maps have; what its gaps do not allow is left out."""
    resolved, played = resolve_rules(scenario), as_played(scenario)
    part = played.part_as(AgeOfSteamPart)
    facts: dict[str, Any] = {
        "preset": resolved.preset,
        "special_links": len(part.special_links),
        "new_cities": len(part.new_cities),
        "colours": colours(played),
    }
    rules = resolved.values
    if not isinstance(rules, AgeOfSteamRules):
        return {**facts, "rules": next((one.why for one in resolved.troubles), "it has no rules")}
    facts |= noted(scenario)
    facts["turns"] = _turns(played, rules)
    facts["cubes"] = start(played)
    facts["printed_cities"] = cities(played, rules)
    facts["other_places"] = other_places(played)
    facts["growth"] = growth(played, rules)
    facts["components"] = components(played, rules)
    facts["differences"] = {one.title: list(one.sentences) for one in differences(scenario)}
    board = played.board
    if isinstance(board, HexBoard) and can_be_told(land := land_of(played, rules)):
        facts["lines"] = lines(land)
        facts["deliveries"] = deliveries(land)
    return facts


def _turns(scenario: Scenario, rules: AgeOfSteamRules) -> dict[str, int | None]:
    players = range(scenario.players.min, scenario.players.max + 1)
    return {str(one): now(rules.turns, Situation(players=one)) for one in players}

"""The rules of an imported map: a preset, in which victory asks for no more than there is."""

from typing import Any

from model.collection import Things
from model.rules.resolving import rules_of
from model.scenario.scenario import Scenario
from model.systems.crayon.rules.crayon_rules import CrayonRules
from model.systems.crayon.things.part import CrayonPart


def fitting_rules(scenario: Scenario) -> Things[Any]:
    """The scenario's rules, changed where its victory cannot be had on its map."""
    rules = scenario.rules
    win = rules_of(Scenario(system=scenario.system, rules=rules), CrayonRules).win
    majors = sum(c.kind == "major" and not c.overseas for c in scenario.cities.values())
    links = len(scenario.part_as(CrayonPart).links)
    fewer = {"majors": majors} if majors < win.majors else {}
    less = {"links": links} if links < win.links else {}
    return rules.put("win", Things({**fewer, **less})) if fewer or less else rules

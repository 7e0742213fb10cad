"""What is printed of a scenario and drawing cannot know: its hash, and the questions settled."""

from drawing.aids.rules import Ruling
from drawing.pages.paper import Imprint
from drawing.printing.print_files import Facts
from engine.logs.scenario_hash import scenario_hash
from model.scenario.scenario import Scenario
from model.version import __version__
from model.wording.plain_text import plain
from validator.rules.open_questions import unanswered

SHOWN = 12
"""Digits of the hash that stand on every sheet."""


def imprint_of(scenario: Scenario) -> Imprint:
    title = plain(scenario.title) or scenario.id or "A scenario without a title"
    return Imprint(title, __version__, scenario_hash(scenario)[:SHOWN])


def rulings_of(scenario: Scenario) -> list[Ruling]:
    """The open questions of the scenario's game that neither its rules nor its variants settle."""
    return [Ruling(one.id, one.question, one.default) for one in unanswered(scenario)]


def facts_of(scenario: Scenario) -> Facts:
    """Both, as printing wants them."""
    return Facts(imprint_of(scenario), rulings_of(scenario))

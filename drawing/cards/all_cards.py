"""All the cards of a scenario: those that its system brings.

A system tells them in its module `cards`: `cards_of(scenario, theme, folder)`, where the folder is
that of the scenario's own files. Cards with the same back stand together.
"""

from drawing.cards.card import Card
from drawing.themes.theme import Theme
from model.scenario.scenario import Scenario
from model.systems import part_of


def cards_of(scenario: Scenario, theme: Theme, folder: str = "") -> list[Card]:
    """The cards; none where the system brings none."""
    module = part_of("drawing", scenario.system, "cards")
    return [] if module is None else list(module.cards_of(scenario, theme, folder))

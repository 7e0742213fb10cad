"""All the cards of a scenario: what its data holds, and no others."""

from collections.abc import Iterator

from drawing.cards.backs import back
from drawing.cards.card import Card
from drawing.cards.minimap import minimap
from drawing.systems.crayon.cards.demand import demand_cards
from drawing.systems.crayon.cards.event import event_cards
from drawing.systems.crayon.cards.train import train_cards
from drawing.themes.theme import Theme
from model.rules.resolving import NoRules, rules_of
from model.scenario.names_in_words import word_of
from model.scenario.scenario import Scenario
from model.systems.crayon.rules.crayon_rules import CrayonRules
from model.systems.crayon.things.part import CrayonPart
from model.wording.speech import tr


def cards_of(scenario: Scenario, theme: Theme, folder: str = "") -> list[Card]:
    """Demands and events, which make one deck, and then the trains."""
    title = scenario.title or scenario.id or "Milepost"
    return [*_deck(scenario, theme, title, folder), *_trains(scenario, theme, title)]


def crayon_rules(scenario: Scenario) -> CrayonRules | None:
    """The rules, where the scenario has some that can be read."""
    try:
        return rules_of(scenario, CrayonRules)
    except NoRules:
        return None


def _deck(scenario: Scenario, theme: Theme, title: str, folder: str) -> Iterator[Card]:
    part = scenario.part_as(CrayonPart)
    if not (part.demands or part.events):
        return
    rules = crayon_rules(scenario)
    unit = word_of(rules.money.unit) if rules is not None else ""
    stamp = minimap(scenario, theme)
    # Events come up among the demands, so that nobody may know them by their backs.
    behind = back(title, tr("Demands and events"), "card-back", theme)
    yield from demand_cards(scenario, stamp, unit, behind, folder)
    yield from event_cards(scenario, stamp, behind)


def _trains(scenario: Scenario, theme: Theme, title: str) -> Iterator[Card]:
    rules = crayon_rules(scenario)
    if rules is not None:
        behind = back(title, tr("Train"), "card-back-train", theme)
        yield from train_cards(scenario, rules, theme, behind)

"""Layers over the tutorial, and what is told of them."""

from model.change import apply
from model.scenario import Scenario
from tests.validator.examples import as_file
from validator.finding import Finding
from validator.run import examine


def told(layer: str) -> list[Finding]:
    """Everything that is found in the tutorial with a layer over it."""
    return [placed.finding for placed in examine(as_file(layer))]


def messages(layer: str) -> list[str]:
    return [f"{finding.code} {finding.message}" for finding in told(layer)]


def after_repair(layer: str) -> Scenario:
    """The scenario after every repair that it is offered."""
    scenario = as_file(layer).scenario
    for finding in told(layer):
        if finding.repair is not None:
            scenario = apply(scenario, finding.repair.change)
    return scenario


def card(name: str, *effects: str, duration: str = "1 turn", count: int = 1) -> str:
    """A card instead of one of the tutorial, or besides."""
    lines = "".join(f"  - {{effect: {effect}}}\n" for effect in effects)
    head = f"- id: {name}\n  name: {name.title()}\n  duration: {duration}\n  count: {count}\n"
    return head + (f"  effects:\n{lines}" if effects else "  effects: []\n")


def cards(*texts: str) -> str:
    """A layer with these event cards; the number of cards in the deck is not promised."""
    return "rules: {declared: {event_cards: null}}\nevents:\n" + "".join(texts)

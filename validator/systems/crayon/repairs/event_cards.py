"""Repairs of event cards: one card says something else. Whoever made the card is asked first."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from model.forms.form import Step
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at
from validator.finding import Repair

Alteration = Callable[[dict[str, Any]], None]
"""Alters what a card says, as plain data."""


def card_altered(scenario: Scenario, event: str, title: str, alter: Alteration) -> Repair:
    """A repair that alters one card."""
    said = look_at(scenario, ("events", event))
    after = deepcopy(said)
    alter(after)
    steps = [
        Step(("events", event, key), said.get(key), value)
        for key, value in after.items()
        if said.get(key) != value
    ]
    return Repair(title, Change(title[:1].upper() + title[1:], tuple(steps)))

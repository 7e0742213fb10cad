"""What events do, in sentences."""

from editor.systems.crayon.sheets.events import effects_in_words
from model.scenario.scenario import Scenario


def in_words(scenario: Scenario, room: str, key: str) -> str:
    """What a thing of a collection does; events alone do something."""
    return effects_in_words(scenario, key) if room == "events" else ""

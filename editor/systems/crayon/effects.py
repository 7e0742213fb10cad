"""What events do, in sentences, for the table of events."""

from editor.words import tr
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.systems.crayon.sentences.effects import sentences


def in_words(scenario: Scenario, collection: str, key: str) -> str:
    """What an event does, a sentence a line; nothing else does anything."""
    found = things_in(scenario, collection).get(key) if collection == "events" else None
    if found is None:
        return ""
    told = sentences(found, scenario)
    return "\n".join(told) if told else tr("It does nothing yet.")

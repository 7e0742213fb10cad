"""What lamps do, in sentences, for the table of lamps."""

from model.systems.beacons.effects import sentences

from model.scenario.collections import things_in
from model.scenario.scenario import Scenario


def in_words(scenario: Scenario, collection: str, key: str) -> str:
    """What a thing of a collection does; lamps alone do something."""
    return (
        " ".join(sentences(things_in(scenario, collection)[key])) if collection == "lamps" else ""
    )

"""What cards do, in sentences, for the table of cards and the builder."""

from editor.words import tr
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.systems.trains.sentences.effects import card_sentences


def in_words(scenario: Scenario, collection: str, key: str) -> str:
    """What a card does, a sentence a line; nothing else does anything."""
    cards = things_in(scenario, "cards")
    if collection != "cards" or key not in cards:
        return ""
    return "\n".join(card_sentences(cards[key], cards)) or tr("Its value is all it brings.")

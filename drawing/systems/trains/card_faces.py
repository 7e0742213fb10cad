"""The face of a card of Trains as it lies at a table."""

from drawing.shapes.symbols import Picture
from drawing.systems.trains.cards import card_front
from drawing.themes.theme import Theme
from model.scenario.scenario import Scenario
from model.systems.trains.things.part import TrainsPart


def face_of(scenario: Scenario, card: str, theme: Theme, folder: str = "") -> Picture | None:
    """Its front; cards in play that are not alike have a number behind their name."""
    cards = scenario.part_as(TrainsPart).cards
    known = cards.get(card.partition("/")[0])
    return None if known is None else card_front(known, cards, theme, folder)
